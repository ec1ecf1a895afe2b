import type { Grammar } from '../../grammar.ts';
import type { EventTexts } from './texts.ts';
import { joined } from './texts.ts';

/** What is said of any sport. */
const ANY: Grammar = {
  opening: [
    '{x} from morning to late afternoon, with clubs from {count} towns.',
    'Hosted by the local club for the {nth} time.',
    'Medals for the first three, and a cup for the best club.',
    'Held every year since {year}.',
    'The big {x} weekend of the region. Visitors are welcome.',
    "Last year's winners are back.",
    'Counts for the regional {x} rankings.',
    'With a prize for fair play.',
    '{count} clubs have entered so far.',
    'Organized by volunteers.',
    'The hall opens an hour before for warming up.',
    'Families are welcome, and children can try {x}.',
    'The {nth} edition, for the first time in this hall.',
    'Clubs from abroad have entered, too.',
    'The best of the region in {x}.',
    'A traditional date in the {x} calendar of the area.',
  ],
  more: [
    'There is room for {places} spectators.',
    'Results are posted in the hall.',
    'Home-made cakes and sandwiches all day.',
    'Please bring indoor shoes.',
    'Free parking behind the hall.',
    'Changing rooms are on the ground floor.',
    'We still need volunteers for the kitchen.',
    'The timetable is published the week before.',
    'Prize-giving right after the last event.',
    'Programme booklets at the entrance.',
    'Please come by bus if you can.',
    'Live results on the website.',
    'No flash, please.',
    'The raffle is for the youth team.',
    'No entries on the day.',
    'First aid is in the hall.',
    'No dogs in the hall, please.',
    'Entry is from the car park.',
  ],
  count: ['five', 'six', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nth: ['third', 'fourth', 'sixth', 'tenth', 'twelfth'],
  year: ['1978', '1987', '1994', '1998', '2003', '2011', '2014'],
};

/** Sports of two sides: rounds, groups, finals. */
export const sports: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'Group stage first, then knock-out rounds until the final.',
      'The draw takes place on the morning.',
      'Knock-out {x}: lose and you go home.',
      'Short matches, so everyone gets plenty of them.',
      'Group matches until lunchtime, then the semi-finals and the final.',
      'Double elimination.',
      'Everyone plays everyone in groups of four.',
      'Last year the final went down to the last point.',
      'The holders are seeded, all others are drawn.',
    ],
    more: [
      'Two matches run side by side.',
      'Everyone plays at least three times.',
      'The semi-finals start after lunch.',
      'The final is the last match of the day.',
      'There are placement matches for everyone.',
      'The draw is public.',
      'The match schedule goes out by email.',
    ],
  }),
};

/** Sports in which each is measured, timed or given marks. */
export const scored: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'Qualifying first, finals in the afternoon.',
      'Results for individuals and for clubs.',
      '{count} age groups, starting with the youngest.',
      'A good chance for a personal best.',
      '{entries} entries from {count} clubs.',
      'Open to members of all clubs.',
      'Everybody starts at least twice.',
      'Scores appear on the screen after each attempt.',
      'The start list goes online the day before.',
    ],
    more: [
      'The best {count} reach the final.',
      'The judges come from other clubs.',
      'Silence during attempts, please.',
      'Club results count as well.',
      'The starting order is drawn by lot.',
      'Athletes check in at the desk.',
      'Check-in closes an hour before.',
    ],
  }),
};
