import type { Grammar } from '../../grammar.ts';
import type { EventTexts } from './texts.ts';
import { joined } from './texts.ts';

/** What is said of any sport. */
const ANY: Grammar = {
  opening: [
    '{x} from the warm-up to the medals.',
    'If you have never seen {x} live, start here.',
    'Referees, volunteers, cake: it is time for {x}.',
    'See {x} at close quarters, and ask what you like.',
    'Months of training come down to a few hours of {x}.',
    'Clubs from {count} towns compete in {x}.',
    'Titles, medals, and nerves in {x}.',
    'All that the region has to offer in {x}.',
    'Come for {x}, stay for the cake.',
    'The {nth} edition brings {x} back to the hall.',
    '{entries} people have entered for {x} so far.',
    'Local clubs meet for {x} in one hall.',
    '{x} is a small sport here, and a loud one.',
    'Entries for {x} are closed, the doors are not.',
    'Our club has put on {x} since {year}.',
    'Coaches, parents, and {x} all day long.',
  ],
  more: [
    'Results are shown live.',
    'Officials come from {count} clubs.',
    'The warm-up area opens an hour before.',
    'There is room for {places} spectators.',
    'School classes can sit together.',
    'Fair play has a prize of its own.',
    'The host club sells hot food.',
    'Spectators sit on benches.',
    'A raffle pays for the away trips.',
    'Volunteers are still needed.',
    'Drums are allowed, trumpets are not.',
    'Parking is scarce, so take the bus.',
    'Changing rooms are on the ground floor.',
    'First aid is on site all day.',
    'The schedule hangs at the entrance.',
    'Medals are handed out at the end.',
    'Water is free, coffee is not.',
    'Last year {count} clubs came.',
  ],
  count: ['five', 'six', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  nth: ['third', 'fourth', 'sixth', 'seventh', 'ninth', 'tenth', 'twelfth', 'fifteenth'],
  year: ['1978', '1983', '1987', '1991', '1994', '1998', '2003', '2007', '2011', '2014'],
};

/** Sports of two sides: rounds, groups, finals. */
export const sports: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'A draw decides who meets whom in {x}.',
      'Last year a single point decided it: {x} is back.',
      '{x} from the first round to the final.',
      '{count} groups, one final: {x} in a day.',
      'Who can stop the holders of the title in {x}?',
      'Short matches and few breaks: {x}.',
      'Favourites and outsiders meet in {x}.',
      '{x} in the morning in groups, then knock-out rounds.',
      'In {x}, two old rivals may meet in the final.',
      'Some of the best in {x} are seeded; the rest must hope.',
    ],
    more: [
      'Two matches run at the same time.',
      'Everyone plays at least three times.',
      'The draw takes place on the morning.',
      'After lunch come the semi-finals.',
      'The final is the last match of the day.',
      'Losers of the first round play on for places.',
      'Matches are kept short.',
    ],
  }),
};

/** Sports in which each is measured, timed or given marks. */
export const scored: EventTexts = {
  anywhere: joined(ANY, {
    opening: [
      'Last year very little decided it: {x} is back.',
      'One starter after the other, with everyone watching: {x}.',
      'Personal bests are the aim in {x}.',
      'Some come to {x} for a medal, most for a good day.',
      'Once-a-week athletes and full-time talents share a day of {x}.',
      'Qualifying in the morning, finals later: {x}.',
      'A few good attempts are all that counts in {x}.',
      'Nobody meets anybody in {x}: the list decides.',
      'In {x}, nerves count as much as strength.',
      'Club records in {x} may fall.',
    ],
    more: [
      'There are {count} age groups.',
      'Everyone starts at least twice.',
      'Starting lists are out the day before.',
      'The best {count} reach the final.',
      'Judges come from other clubs.',
      'Silence, please, during attempts.',
      'Club results count as well.',
    ],
  }),
};
