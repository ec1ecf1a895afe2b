import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

const staff = ({ amount = 40 }: About): number => amount;
const isSmall = (given: About): boolean => staff(given) > 1 && staff(given) <= 60;
const isLarge = (given: About): boolean => staff(given) > 250;
const ageOver =
  (years: number) =>
  ({ years: founded = 2000 }: About): boolean =>
    2024 - founded > years;

/** Lines of business in which things are made. */
const MAKERS =
  listOf(`Manufacturing, Automotive, Aerospace, Chemicals, Textiles, Food and Beverages, Consumer Electronics, Robotics, Fashion,
  Pharmaceuticals, Biotechnology`);
const makes = ({ topic = '' }: About): boolean => MAKERS.includes(topic);

/** Facts about companies: who owns it, where it sits, who buys, what it is proud of and what it has got wrong. */
// oxfmt-ignore
export const COMPANY_SHEET: Sheet = {
  lengths: { 0: 20, 1: 19, 2: 16, 3: 12, 4: 10, 5: 9, 6: 8, 7: 6 },
  topics: [
    { when: (given) => ageOver(25)(given) && !ageOver(60)(given), says: [
      "The founder's {relative} runs it today.",
      'In {later}, the family sold {part} of the shares to the staff.',
      'Ownership has changed {times}, the name never.',
      'The family owns it and has stayed out of the daily business since {later}.',
      'Invoice number {n1to9} hangs in the hall, for an amount that would buy a sandwich today.',
    ] },
    { when: (given) => isSmall(given) && !ageOver(25)(given), says: [
      'The founders still answer the telephone, on {weekday}s until {n4to8}.',
      'The founders met at {met}.',
      'There have been no investors, only a loan from {lender}.',
      'The business plan fitted on {plan}, and most of it came true.',
      'The first {n2to9} orders came from friends.',
    ] },
    { when: isLarge, says: [
      'It has {n2to6} sites.',
      'A foundation holds {n26to74} per cent of the shares.',
      'Every year, {n12to40} apprentices start in {month}.',
      'The company has bought {n2to5} competitors over the years and closed none of them.',
    ] },
    { when: (given) => staff(given) > 12 && staff(given) <= 90 && ageOver(4)(given), says: [
      'The office is in {building}, above {below}.',
      'In {later}, everything moved under one roof, {building2}.',
      'Visitors find {object} in the hall.',
      'The building is the {nth} since the beginning.',
      'There is no lift, and a ramp since {later}.',
      'The canteen is open to the neighbours on {weekday}s.',
    ] },
    { unless: /customer|client/i, when: ageOver(3), says: [
      '{n35to85} per cent of customers have bought before.',
      'Three in {n4to9} customers live or work less than an hour away.',
      'About every {nth} new customer comes because an old one said so.',
      'A customer stays for {n5to11} years on average.',
    ] },
    { when: (given) => staff(given) > 5, says: [
      'Quotes come within {n2to5} working days and are valid for {n30to90}.',
      'There is no sales department: {noSales}, about {n5to40} a month.',
      'Whoever complains speaks to {complain} within {n2to24} hours.',
      'Prices went up once in the last {n2to3} years, by {n2to9} per cent.',
    ] },
    { when: (given) => ageOver(4)(given) && staff(given) > 20, says: [
      "In {later}, {mistake}, and it cost a whole year's profit.",
      'In {later}, a branch was opened in {abroad}, and closed again within {n2to8} months.',
      'What went wrong in {later} is told to every new colleague in the first week.',
      'Two things are done by hand on purpose: {manual}, and {manual2}.',
    ] },
    { when: (given) => staff(given) > 24, says: [
      'The working week has {n32to38} hours.',
      'Everybody gets {n26to33} days of holiday, the managing director included.',
      'New colleagues get {n2to5} days to look round before they start.',
      'Pay is set by {pay}, and known to everybody.',
      'Whoever leaves may come back within {n2to3} years, and {n2to6} have.',
      'On Fridays, work stops at {n1to3}.',
      'Colleagues come from {n3to9} countries and share one coffee machine.',
    ] },
    { when: (given) => makes(given) && staff(given) > 24 && ageOver(4)(given), says: [
      'Electricity comes from the roof and from {power}.',
      'The company cars are electric, all but {n2to4}.',
      'Waste has been halved since {later}, mostly by buying less.',
      'A report on emissions is published each {month}, with {worse} on page one.',
    ] },
    { when: (given) => makes(given) && staff(given) > 12, says: [
      'It holds {n4to14} patents, of which {n2to3} earn anything.',
      'A second shift is planned for {month}.',
      'Packaging comes back: {n55to93} per cent of it, last year.',
      'One in {n40to900} pieces is checked by hand.',
    ] },
    { when: (given) => makes(given) && staff(given) > 40 && ageOver(4)(given), says: [
      'It is certified to ISO {iso}.',
      'The {later} award of {award} hangs behind the door.',
      'Tests are run by {tester}, twice a year and without notice.',
      'A student from {school} writes a thesis here every year.',
    ] },
    { when: (given) => staff(given) > 8, says: [
      'Part of the profit goes to {charity}.',
      'The company sponsors {sponsored}.',
      'Staff may spend {n2to5} days a year helping out at {charity}.',
      'Old furniture goes to {charity}, old computers to {school}.',
    ] },
    { when: (given) => staff(given) > 24, says: [
      'Next year, {plans}.',
      'Within {n2to6} years, {goal}.',
      'The plan for the coming {n3to5} years is to stay about this size.',
      'At the moment {n2to6} positions are open, most of them for {jobs}.',
    ] },
  ],
  words: {
    pay: ['a committee of five', 'a table that hangs in the kitchen', 'the staff themselves', 'years and tasks alone'],
    worse: ['the figures that got worse', 'what was missed', 'a photograph of the bins', 'diesel', 'air travel'],
    relative: listOf('daughter, granddaughter, nephew, son-in-law, grandson, niece'), part: ['a quarter', 'a third', 'a tenth', 'a fifth', 'half'], times: ['twice', 'three times', 'once'],
    met: ['a trade fair', 'an evening course', 'their last employer', 'a bus stop', "a parents' evening"], lender: ['an aunt', 'the local savings bank', 'their landlord', 'a former boss'], plan: ['one page', 'a napkin', 'two slides', 'the back of an invoice'],
    month: listOf('January, March, May, September, October'), building: ['a former dairy', 'an old school', 'a plain block from the eighties', 'a converted tram depot', 'two floors of a bank'], below: ['a bakery', 'a dentist', 'a climbing hall', 'a language school', 'a shop for bicycles'], building2: ['a hall that used to make buttons', 'a new building near the motorway', 'a former printing works', 'the top floors of the old post office'],
    object: ['a machine from the first year', 'a map with pins for every customer', 'an aquarium', 'a bell that rings for each large order'], nth: listOf('second, third, fourth, fifth'), weekday: listOf('Tuesday, Wednesday, Thursday'),
    noSales: ['new customers call', 'new customers write', 'new customers come by themselves'], complain: ['one of the directors', 'the person who did the work', 'somebody who may decide'],
    mistake: ['the largest customer went under', 'new software lost three weeks of orders', 'two managers left on one day'], abroad: ['the next town', 'the capital', 'a shopping centre', 'the north'], manual: ['the last check', 'thank-you notes', 'birthday cards'], manual2: ['the payroll', 'the minutes', 'the holiday list'],
    power: ['a wind park on the coast', 'a small river', "the neighbour's roof", 'a biogas plant'], iso: ['9001', '14001', '45001', '9001 and 14001'], award: ['the chamber of commerce', 'the trade press', 'the city', "a consumers' magazine"], tester: ['an outside laboratory', 'two customers', 'the insurer', 'an institute'], school: ['the technical college', 'the university', 'a vocational school', 'the business school'],
    charity: ['a food bank', 'the local hospice', 'swimming lessons', 'the fire brigade', "a women's shelter", 'reading hours at primary schools'], sponsored: ["a girls' football team", 'the swimming club', 'a youth orchestra', 'a chess club'],
    plans: ['the head office moves two streets on', 'a works nursery opens', 'a second location opens', 'two long-serving managers retire'], goal: ['half of the managers are to be women', 'one job in ten is to be part-time', 'no paper is to be needed any more'], jobs: ['people with experience', 'people who speak Spanish', 'trainees', 'part-timers'],
  },
};
