import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet, Topic } from './sheet.ts';

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

/** Lines of business whose companies make things, those that sell beyond their region, and those that work at desks. */
const MAKERS = listOf(`
  Manufacturing, Automotive, Aerospace, Consumer Electronics, Robotics, Furniture, Chemicals, Food and Beverages,
  Pharmaceuticals, Biotechnology, Textiles`);
// Bread and ice cream do not travel.
const SELLING = [
  ...MAKERS.filter((line) => line !== 'Food and Beverages'),
  ...listOf('Fashion, Software, Shipping, Mining'),
];
const DESKS = listOf(`
  Accounting, Architecture, Consulting, Cybersecurity, E-commerce, Event Management, Human Resources, Insurance,
  Legal Services, Marketing, Media, Publishing, Software`);

/** Matches texts in the first person. */
const WE = /\bwe\b|\bour\b/i;

/** Matches texts about the head office or the number of employees. */
const SEAT = /head office|employ|staff/;

/** Of this many consecutive companies, at most one has a given sentence, since each is true of only some of them. */
const OFTEN = 13;

/** Two topics that say the same: one for texts about a company, the other for texts in the first person. */
function both(when: Needs, told: readonly string[], written: readonly string[], like?: RegExp): Topic[] {
  const unless = like ? new RegExp(`${WE.source}|${like.source}`, 'i') : WE;
  return [
    { when: firm(when), unless, among: OFTEN, says: told },
    { when: firm(when), after: WE, unless: like, among: OFTEN, says: written },
  ];
}

/**
 * Sentences that texts about companies can have at their end, as in a company profile: who owns the company, how it
 * began and grew, where it sells, how it is certified, whom it trains, and what it supports.
 */
// oxfmt-ignore
export const COMPANY_SHEET: Sheet = {
  isWhole: true,
  lengths: { 0: 42, 1: 29, 2: 13, 3: 9, 4: 7 },
  topics: [
    ...both({ age: [26, 60], staff: [5, 900] }, [
      "The founder's {relative} is the managing director.",
      'The founding family still owns the company.',
      'The company is run by the second generation of the founding family.',
      'Most of the shares are held by the founding family, the rest by employees.',
    ], [
      'We are still owned by the founding family.',
      'We are a family business in its second generation.',
    ]),
    ...both({ staff: [400, Infinity], age: [12, Infinity] }, [
      'The company ranks among the ten largest in its field in the country.',
      'The company is represented in {n3to9} countries.',
      'The management board has {n3to6} members.',
      'The company publishes an annual report in two languages.',
    ], [
      'We rank among the ten largest companies in our field in the country.',
      'We are represented in {n3to9} countries.',
    ], /countries/),
    ...both({ age: [1, 12], staff: [2, 60] }, [
      'The company is owned by its {n2to4} founders.',
      'The founders met {met}.',
      'The company is funded by its founders and {lender}.',
      'The company has grown without outside investors.',
    ], [
      'We are owned by our {n2to4} founders.',
      'Our founders met {met}.',
      'We have grown without outside investors.',
    ]),
    ...both({ staff: [251, Infinity], age: [15, Infinity] }, [
      'A foundation holds the majority of the shares.',
      'The company has grown partly through acquisitions.',
      'The company has {n3to9} subsidiaries.',
    ], [
      'A foundation holds the majority of our shares.',
      'We have grown partly through acquisitions.',
    ]),
    ...both({ lines: DESKS, staff: [6, 90], age: [6, Infinity] }, [
      'The company moved to its present offices in {late}.',
      'The team works from the office and from home.',
      'A second office was opened in {late}.',
    ], [
      'We moved to our present offices in {late}.',
      'We opened a second office in {late}.',
    ], SEAT),
    ...both({ lines: SELLING, staff: [40, Infinity], age: [5, Infinity] }, [
      'The company has customers in {n5to12} countries.',
      'About {half} of sales are made abroad.',
      'Exports account for {half} of sales.',
      'The company sells directly and through partners abroad.',
    ], [
      'We have customers in {n5to12} countries.',
      'About {half} of our sales are made abroad.',
    ], /countries|continents/),
    ...both({ lines: MAKERS, staff: [25, Infinity], age: [6, Infinity] }, [
      'The company is certified for quality and environmental management.',
      'A new production hall was opened in {late}.',
      'Solar panels on the roof supply part of the electricity.',
      'Research and development takes up about a {tenth} of the budget.',
      'Everything is made at a single site.',
      'A second production line was added in {late}.',
    ], [
      'We are certified for quality and environmental management.',
      'We opened a new production hall in {late}.',
      'All our products are made at a single site.',
    ]),
    ...both({ staff: [13, Infinity], age: [6, Infinity] }, [
      'The company was named employer of the year by the regional chamber of commerce in {late}.',
      'The company won a regional business award in {late}.',
      'The company is a member of the national trade association.',
    ], [
      'In {late}, we won a regional business award.',
      'We are a member of the national trade association.',
    ]),
    ...both({ staff: [3, Infinity], age: [4, Infinity] }, [
      'Most new business comes from recommendations.',
      'The company also works with a network of freelancers.',
      'The company is independent of larger groups.',
      'A newsletter with news about the company comes out {n2to4} times a year.',
      'Half of the management team are women.',
      'The company has been profitable since {late}.',
    ], [
      'Most of our new business comes from recommendations.',
      'We are independent of larger groups.',
      'Our newsletter comes out {n2to4} times a year.',
      'Half of our management team are women.',
    ]),
    ...both({ staff: [30, Infinity], age: [4, Infinity] }, [
      'The company takes on {n2to6} apprentices a year.',
      'The company has a training scheme for graduates.',
      'About one employee in {n6to9} has been with the company for more than ten years.',
      'The company has been publishing a sustainability report since {late}.',
    ], [
      'We take on {n2to6} apprentices a year.',
      'We offer internships for students all year round.',
    ]),
    ...both({ staff: [20, Infinity], age: [3, Infinity] }, [
      'The company sponsors {sponsored}.',
      'The company supports {charity} with an annual donation.',
      'The company aims to be carbon neutral by {target}.',
      'A second location is planned for {next}.',
    ], [
      'We support {charity} with an annual donation.',
      'We plan to open a second location in {next}.',
      'We aim to be carbon neutral by {target}.',
    ]),
  ],
  words: {
    relative: listOf('daughter, son, niece, nephew'), met: ['at university', 'at a previous employer', 'on a training course'],
    lender: ['a regional bank', 'two private investors'], late: ['2021', '2022', '2023', '2024'], next: ['2026', '2027'],
    half: ['half', 'a third', 'a quarter'], tenth: ['tenth', 'twelfth'], target: ['2030', '2035', '2040'],
    charity: ['the local food bank', 'a hospice', 'the volunteer fire brigade', "a women's shelter", "the children's hospital"],
    sponsored: ["a girls' football team", 'the swimming club', 'a youth orchestra', 'a chess club', 'a cycling race'],
  },
};
