import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

/**
 * What an event needs for a fact to be true of it: its categories, whether it costs something, and its number of
 * places.
 */
interface Needs {
  readonly of?: readonly string[];
  readonly isPaid?: true;
  readonly people?: readonly [least: number, most: number];
}

const isFit = ({ topic = '', price = 0, amount = 100 }: About, { of, isPaid, people }: Needs): boolean =>
  (of?.includes(topic) ?? true) &&
  (isPaid !== true || price > 0) &&
  (people === undefined || (amount >= people[0] && amount <= people[1]));
const there =
  (needs: Needs = {}) =>
  (about: About): boolean =>
    about.online !== true && isFit(about, needs);
const online =
  (needs: Needs = {}) =>
  (about: About): boolean =>
    about.online === true && isFit(about, needs);

const TALKS = listOf('Conference, Workshop, Networking');

/**
 * Sentences that texts about events can have at their end: on seats, food, company, access, and tickets.
 */
// oxfmt-ignore
export const EVENT_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 30, 1: 50, 2: 17, 3: 3 },
  topics: [
    { unless: /bags|doors|cloakroom/i, when: there({ of: ['Concert'], people: [300, Infinity] }), says: [
      'Large bags have to stay at the cloakroom.',
      'Bags are checked at the door, so please come early.',
    ] },
    { unless: /seat|stand/i, when: there({ of: ['Concert'] }), says: [
      'The view is best from {seats}.',
      'There is a cloakroom.',
      'Latecomers are let in between two pieces.',
    ] },
    { unless: /drink|food|interval|break|bar\b/i, when: there({ of: ['Concert'] }), says: [
      'There is one interval, with {food} at the bar.',
      'The bar stays open for an hour afterwards.',
      'Free earplugs are available at the bar.',
    ] },
    { unless: /food|stall|seat|weather|spectator/i, when: there({ of: ['Sports'] }), says: [
      'There is a stall with {food2} outside.',
      'Results are on the website by the evening.',
      'Spectators are welcome from the first round.',
      '*Helpers get lunch and a T-shirt.',
      'First aid is by the main entrance.',
    ] },
    { unless: /coffee|lunch|food|eat|drink|breakfast|snack/i, when: there({ of: TALKS }), says: [
      'There is coffee all day.',
      'There is {food2} at the break.',
      '*We go for a meal afterwards, and everybody is welcome.',
      'Lunch is simple and included.',
    ] },
    { unless: /lift|floor|step|wheelchair/i, when: there(), says: [
      'Wheelchair users should use the side entrance, which has a ramp.',
    ] },
    { unless: /quiet|loop|interpreter/i, when: there({ of: ['Conference'], people: [100, Infinity] }), says: [
      'There is a hearing loop in the first rows.',
      'A quiet room is open all day.',
      'A sign-language interpreter can be booked with the ticket.',
      '*Child care is free if you book it a week before.',
    ] },
    { unless: /stop|station|bicycle|bus|park|tram|car\b/i, when: there(), says: [
      'It is {n4to12} minutes on foot from the station.',
    ] },
    { unless: /mute|camera|headset|microphone|link|browser|record|chat|slides/i, when: online(), among: 19, says: [
      'The link comes the day before.',
      'The link works on computers and phones.',
      'The room opens ten minutes early for a test of sound and picture.',
      'You can also dial in by phone.',
    ] },
    { unless: /newcomer|introduc|most people|shy|crowd|regulars|who has never/i, when: ({ topic = '' }) => topic === 'Networking', among: 19, says: [
      'Newcomers are welcome.',
      'You do not have to introduce yourself to the whole room.',
      '*There are always many newcomers.',
      'Many people come on their own.',
      '*There are no sales pitches.',
    ] },
    { unless: /bring|laptop|example|slides|notes/i, when: there({ of: ['Workshop'] }), among: 23, says: [
      'You go home with {takeaway}.',
      'Bring something to write with.',
      'Bring an example from your own work.',
      'Notes are sent round the next day.',
    ] },
    { unless: /group|alone|places/i, when: ({ topic = '', amount = 100 }) => topic === 'Workshop' && amount <= 16, says: [
      'The group is small on purpose.',
      'You work in pairs for most of the time.',
    ] },
    { unless: /poster|slides|prize|record/i, when: ({ topic = '' }) => topic === 'Conference', says: [
      'All slides are online by the end of the week.',
      'There are long breaks, and rooms to talk in.',
      'Student tickets are available.',
      'There is time for questions after each talk.',
    ] },
    { unless: /free|ticket|refund|reduced|group/i, when: there({ isPaid: true }), says: [
      'Tickets can be passed on, but not sold for more.',
      'Refunds are possible until a week before.',
      'If it is sold out, put your name on the waiting list.',
      'Students and people out of work pay half.',
    ] },
    { unless: /group/i, when: there({ isPaid: true, people: [60, Infinity] }), says: [
      'There are reduced tickets for groups.',
    ] },
  ],
  words: {
    seats: ['the balcony', 'the left-hand side', 'the rows in the middle'],
    food: ['soup', 'cake', 'flatbread'], food2: ['soup', 'cake', 'flatbread', 'ice cream', 'fruit'],
    takeaway: ['a plan for the first week', 'pages of notes', 'one thing to try on Monday'],
  },
};
