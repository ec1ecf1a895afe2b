import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

/**
 * What a company needs for a fact to be true of it: lowest and highest number of employees, lowest and highest age in
 * years, and lines of business.
 */
interface Needs {
  readonly staff?: readonly [least: number, most: number];
  readonly age?: readonly [least: number, most: number];
  readonly lines?: readonly string[];
}

const isWithin = (value: number, [least, most]: readonly [number, number] = [0, Infinity]): boolean =>
  value >= least && value <= most;
const firm =
  ({ staff, age, lines }: Needs) =>
  ({ amount = 40, years = 2000, topic = '' }: About): boolean =>
    isWithin(amount, staff) && isWithin(2025 - years, age) && (lines?.includes(topic) ?? true);

/**
 * Lines of business. Those in `PIECES` make single products; the lists that follow are for those that make products in
 * batches, whose batches keep, and whose people work at desks.
 */
const PIECES = listOf('Manufacturing, Automotive, Aerospace, Consumer Electronics, Robotics, Furniture');
const BATCHES = listOf('Chemicals, Food and Beverages, Pharmaceuticals, Biotechnology, Textiles');
const LASTING = listOf('Chemicals, Pharmaceuticals, Biotechnology');
const DESKS = listOf(`
  Accounting, Architecture, Consulting, Cybersecurity, E-commerce, Event Management, Human Resources, Insurance,
  Legal Services, Marketing, Media, Publishing, Software`);
const MAKERS = [...PIECES, ...BATCHES];

/** Matches texts in the first person. A sentence with "it" cannot follow these. */
const WE = /\bwe\b|\bour\b/i;

/**
 * Sentences that texts about companies can have at their end: who owns the company, where it is, who buys from it, what
 * it is proud of and what it has got wrong.
 */
// oxfmt-ignore
export const COMPANY_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 12, 1: 42, 2: 28, 3: 14, 4: 4 },
  topics: [
    { when: firm({ age: [26, 60] }), says: [
      "The founder's {relative} runs it today.",
      '*The founder has retired and still comes in for coffee.',
      '*The first invoice hangs in the hall, for an amount that would buy a sandwich today.',
      'Some years ago, {part} of the shares went to the staff.',
      'The family still owns it and keeps out of the daily business.',
    ] },
    { when: firm({ age: [1, 12], staff: [2, 60] }), says: [
      'The founders met at {met}.',
      'The first money was a loan from {lender}.',
      'The first orders came from friends.',
      'There have never been outside investors.',
      '*The business plan fitted on {plan}, and most of it came true.',
      'One of the founders still answers the telephone on {weekday}s.',
    ] },
    { when: firm({ staff: [2, 10] }), says: [
      'Everybody fits round one table.',
      '*The whole staff has lunch together on {weekday}s.',
      '*There is one telephone, and whoever is nearest answers it.',
      'In August, the office is closed for two weeks.',
    ] },
    { when: firm({ staff: [251, Infinity], age: [15, Infinity] }), says: [
      'A foundation holds most of the shares.',
      'Smaller competitors have been bought over the years, and none of them was closed.',
      'Most managers started as trainees.',
      'A school for apprentices is part of the company.',
      'About one employee in {n6to9} has been there for more than twenty years.',
      'The annual meeting fills a sports hall.',
    ] },
    { when: firm({ lines: DESKS, staff: [6, 90], age: [4, Infinity] }), says: [
      'The office is in {building}.',
      'In {late}, everybody moved into {building2}.',
      'On most days, half of the desks are empty, because people may work from home.',
      'There are no meetings on {weekday}s.',
      '*No meeting takes longer than forty minutes.',
      '*The dog in the office belongs to the accountant.',
    ] },
    { unless: /customer|client|buyer/i, when: firm({ age: [4, Infinity] }), says: [
      'Most new customers come because an old one said so.',
      'The oldest customer has been there from the start.',
      'Few customers leave, and some of those come back.',
      'Prices were last raised in {late}.',
      'Complaints are answered by the person who did the work.',
      'Bills are paid within two weeks, and nobody has to ask.',
    ] },
    { unless: /customer|client|sales/i, when: firm({ staff: [6, 60], age: [6, Infinity] }), says: [
      'There is no sales department, and there never has been.',
      'Advertising is left to satisfied customers.',
      'Work is turned down now and then, when there would not be enough time for it.',
      'Every offer is checked by two people before it goes out.',
    ] },
    { when: firm({ staff: [20, Infinity], age: [8, Infinity] }), says: [
      '*A branch abroad was tried once and closed again.',
      '*When the largest customer went under, it took two years to recover.',
      '*New software once lost three weeks of orders, and every new colleague hears the story.',
      '*A merger was called off at the last minute, which most people think was right.',
    ] },
    { when: firm({ staff: [25, 400] }), says: [
      'The working week has {n35to38} hours.',
      'Everybody gets thirty days of holiday, the managing director included.',
      'Pay follows a table that everybody can see.',
      'Work stops at two on Fridays.',
      'Colleagues come from {n5to11} countries.',
      'Several people have left over the years and come back.',
      'A new colleague spends the first week with each team for a day.',
      'Overtime is paid or taken off, as people like.',
      'The works council meets once a month.',
    ] },
    { unless: /lunch|kitchen/, when: firm({ lines: [...DESKS, ...MAKERS], staff: [40, Infinity] }), says: [
      'There is a canteen, and lunch costs next to nothing.',
    ] },
    { when: firm({ lines: MAKERS, staff: [25, Infinity], age: [4, Infinity] }), says: [
      'Part of the electricity comes from the roof.',
      'Empty packaging is collected and used again.',
      'On the first {weekday} of each month, visitors are shown round.',
      'All but two of the company cars are electric.',
      'A second shift was added in {late}.',
      'A student of the technical college writes a thesis here every year.',
    ] },
    { when: firm({ lines: PIECES, staff: [13, Infinity], age: [10, Infinity] }), among: 23, says: [
      'Spare parts are kept for ten years.',
      'One piece in {hundred} is taken apart again to see how well it was made.',
      'The oldest machine is older than most of the staff, and still runs.',
      'Of a handful of patents, two earn anything.',
    ] },
    { when: firm({ lines: LASTING, staff: [13, Infinity], age: [4, Infinity] }), among: 23, says: [
      'A sample of each batch is kept for {n2to5} years.',
    ] },
    { when: firm({ lines: BATCHES, staff: [13, Infinity], age: [4, Infinity] }), among: 23, says: [
      'One batch in {score} is checked by an outside laboratory.',
      '*The recipe book is in a safe, and the key is in the pocket of one person.',
    ] },
    { unless: WE, when: firm({ staff: [30, Infinity] }), says: [
      'It sponsors {sponsored}.',
      'It gives part of the profit to {charity}.',
      'Its old computers go to a school.',
      'It lets people spend two days a year helping out at {charity}.',
    ] },
    { when: firm({ staff: [25, Infinity], age: [3, Infinity] }), says: [
      'A second location is planned.',
      'The plan for the coming years is to stay about this size.',
      'Most open positions are for {jobs}.',
      'The head office has outgrown its building twice.',
      'The accounts are published every spring, on four pages.',
      'The managing director has no office of her own.',
    ] },
  ],
  words: {
    relative: listOf('daughter, granddaughter, nephew, son-in-law, grandson, niece'), part: ['a quarter', 'a third', 'a tenth', 'half'],
    met: ['a trade fair', 'an evening course', 'their last employer', 'a bus stop', "a parents' evening"], lender: ['an aunt', 'the local savings bank', 'their landlord', 'a former boss'], plan: ['one page', 'a napkin', 'two slides', 'the back of an envelope'],
    late: ['2022', '2023', '2024'], weekday: listOf('Tuesday, Wednesday, Thursday'),
    building: ['a former dairy', 'an old school', 'a plain block from the eighties', 'a converted tram depot', 'a flat above a bakery'], building2: ['a former printing works', 'a new building near the station', 'the top floor of the old post office'],
    hundred: ['fifty', 'a hundred', 'five hundred'], score: ['ten', 'twenty', 'fifty'],
    charity: ['a food bank', 'the local hospice', 'the fire brigade', "a women's shelter"], sponsored: ["a girls' football team", 'the swimming club', 'a youth orchestra', 'a chess club', 'the village band', 'a cycling race'],
    jobs: ['people with experience', 'trainees', 'part-timers'],
  },
};
