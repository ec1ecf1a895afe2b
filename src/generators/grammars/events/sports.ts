import type { Grammar } from '../../grammar.ts';
import type { EventTexts } from './texts.ts';
import { joined } from './texts.ts';

/** What is said of any sport. */
const ANY: Grammar = {
  opening: [
    '{entries} entries from {count} clubs.',
    '{x} from morning to prize-giving.',
    'Hosted by the local club.',
    '{nth} edition, {count} clubs.',
    'Medals for the first three places.',
    'Held every year since {year}.',
    'Clubs from {count} towns.',
    '{x} for the whole region.',
    'Title holders and newcomers.',
    'One day, one hall, {x}.',
    'Entries by email, {count} to a club at most.',
    'Counts for the {x} rankings.',
    'Officials from {count} clubs.',
    'With a prize for fair play.',
    "The club's biggest {x} event of the year.",
    'Hall open an hour before for warm-up.',
  ],
  more: [
    'Room for {places} spectators.',
    'Results are posted in the hall.',
    'Soup and sandwiches all day.',
    'Please bring indoor shoes.',
    'Free parking behind the hall.',
    'Changing rooms on the ground floor.',
    'Volunteers still needed.',
    'Schedule at the entrance.',
    'Medals are awarded at the end.',
    'Bench seating.',
    'Last year {count} clubs took part.',
    'Contact the club for a stand.',
    'The side hall is for warming up.',
    'Dogs have to stay outside.',
    'Live results on the website.',
    'No flash, please.',
    'Raffle for the youth team.',
    'No entry on the day.',
  ],
  count: ['five', 'six', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nth: ['third', 'fourth', 'sixth', 'seventh', 'ninth', 'tenth', 'twelfth', 'fifteenth'],
  year: ['1978', '1983', '1987', '1991', '1994', '1998', '2003', '2007', '2011', '2014'],
};

/** Sports of two sides: rounds, groups, finals. */
export const sports: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'Group stage first, then knock-out rounds.',
      '{count} groups, semi-finals, final.',
      'Draw on the morning.',
      'Knock-out {x} from the first round on.',
      'The holders are seeded first.',
      'Short matches, running clock.',
      '{x}: group matches, semi-finals, final.',
      'Double elimination.',
      'Round robin in groups of four.',
    ],
    more: [
      'Two matches run at the same time.',
      'Everyone plays at least three times.',
      'Semi-finals after lunch.',
      'The final is the last match of the day.',
      'Placement matches for all.',
      'The draw is public.',
      'Match schedule on the day.',
    ],
  }),
};

/** Sports in which each is measured, timed or given marks. */
export const scored: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'Qualifying first, finals later.',
      'Individual and club results.',
      '{count} age groups.',
      'Personal bests count.',
      '{x}: qualifying and finals.',
      'Start list online the day before.',
      'Open to members of all clubs.',
      'Each starts at least twice.',
      'Scores are shown after each attempt.',
    ],
    more: [
      'The best {count} reach the final.',
      'Judges come from other clubs.',
      'Silence during attempts, please.',
      'Club results count as well.',
      'Starting order by lot.',
      'Athletes check in at the desk.',
      'Check-in an hour before.',
    ],
  }),
};
