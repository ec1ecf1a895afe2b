import type { Grammar } from '../../grammar.ts';
import type { EventTexts } from './texts.ts';
import { joined } from './texts.ts';

/** What is said of any sport. */
const ANY: Grammar = {
  opening: [
    'A full day of {x}, with clubs from {count} towns.',
    'Hosted by the local club for the {nth} time.',
    'Medals for the first three, and a cup for the best club.',
    'Held every year since {year}.',
    'The big {x} day of the region. Visitors are welcome.',
    "Last year's winners are back.",
    'Most of the clubs have been here before.',
    'The cup for fair play is the one that everybody wants.',
    '{count} clubs have entered so far.',
    'A day of {x} organized by volunteers.',
    'The hall opens an hour before for warming up.',
    'Families are welcome, and there is a corner where children can play.',
    'The {nth} edition, and the first one here.',
    'A club from abroad has entered, too.',
    'Newcomers to {x} are as welcome as old hands.',
    'A traditional date in the {x} calendar of the area.',
  ],
  more: [
    'Bring a cushion, the benches are hard.',
    'Results are posted in the hall.',
    'Home-made cakes and sandwiches all day.',
    'Please bring clean indoor shoes.',
    'Free parking behind the hall.',
    'Changing rooms are on the ground floor.',
    'We still need a few hands for the kitchen.',
    'The timetable is published the week before.',
    'Prize-giving right at the end.',
    'A list of all entries hangs at the entrance.',
    'Please come by bus if you can.',
    'Live results on the website.',
    'No flash, please.',
    'The raffle is for the youth team.',
    'No entries on the day.',
    'First aid is in the hall.',
    'No dogs in the hall, please.',
    'The entrance is at the back.',
  ],
  count: ['five', 'six', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nth: ['third', 'fourth', 'sixth', 'tenth', 'twelfth'],
  year: ['2009', '2012', '2014', '2017'],
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
      'Double elimination: nobody is out after one defeat.',
      'Everyone meets everyone in groups of four.',
      'Three wins take you to the quarter-finals.',
      'The holders are seeded, all others are drawn.',
    ],
    more: [
      'Two matches run side by side.',
      'Everyone is on at least three times.',
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
      'Entries from {count} clubs, and a cup for the best of them.',
      'An individual contest with {entries} entries.',
      '{entries} entries from {count} clubs.',
      'Open to members of all clubs.',
      "Newcomers are on first, last year's best are on last.",
      'Scores appear on the screen as they come in.',
      'The start list goes online the day before.',
    ],
    more: [
      'The best {count} reach the final.',
      'The judges come from other clubs.',
      'Protests are heard on the spot.',
      'Club results count as well.',
      'The starting order is posted in the morning.',
      'Athletes check in at the desk.',
      'Check-in closes an hour before.',
    ],
  }),
};
