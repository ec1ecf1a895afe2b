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
    { when: ageOver(25), says: [
      "The founder's {relative} runs it today.",
      'In {later}, the family sold {part} of the shares to the staff.',
      'Ownership has changed {times}, the name never.',
      'The family owns it and has stayed out of the daily business since {later}.',
      'It was close to bankruptcy in {later}; a customer bought the machines and leased them back.',
      'The first invoice hangs in the hall, for an amount that would buy a sandwich today.',
    ] },
    { when: (given) => isSmall(given) && !ageOver(25)(given), says: [
      'Two of the founders still answer the telephone.',
      'The founders met at {met} and put in {n8to40},000 each.',
      'There have been no investors, only a loan from {lender}.',
      'The business plan fitted on {plan}, and most of it came true.',
      'One of the founders left in {later} and is now a customer.',
      'It began as {began}, and turned serious when the second order came.',
    ] },
    { when: isLarge, says: [
      'It has {n3to19} sites, of which the newest opened in {later}.',
      'About {n11to44} per cent of the staff work abroad.',
      'A foundation holds {n26to74} per cent of the shares.',
      'Since {later}, the works council has had a seat on the board.',
      'Every year, {n12to160} apprentices start in {month}.',
      'The company has bought {n2to9} competitors since {later} and closed none of them.',
    ] },
    { when: (given) => staff(given) > 12, says: [
      'The office is in {building}, above {below}.',
      'In {later}, everything moved under one roof, {building2}.',
      'Visitors find {object} in the lobby.',
      'The building is the {nth} since the beginning.',
      'There is no lift, and a ramp since {later}.',
      'The canteen is open to the neighbours on {weekday}s.',
    ] },
    { unless: /customer|client|serve|suppl|sells? to/i, says: [
      'The largest customer accounts for {n6to28} per cent of sales, and nobody is comfortable with that.',
      'Most customers are {buyers}, with {buyers2} a growing part.',
      '{n35to85} per cent of customers have bought before.',
      'Customers are mainly {buyers}, within {n40to300} kilometres.',
      'About every {nth} new customer comes because an old one said so.',
      'A typical contract runs for {n2to5} years.',
    ] },
    { when: (given) => staff(given) > 5, says: [
      'A price list is sent to anybody who asks, including competitors.',
      'Quotes come within {n2to5} working days and are valid for {n30to90}.',
      'There is no sales department: {noSales}.',
      'Whoever complains speaks to {complain} on the same day.',
      'Prices went up once in the last {n2to3} years.',
    ] },
    { says: [
      "In {later}, {mistake}, and it cost a whole year's profit.",
      'The {later} expansion into {abroad} ended after {n9to26} months.',
      'What went wrong in {later} is told to every new colleague in the first week.',
      'Two things are done by hand on purpose: {manual}, and {manual2}.',
    ] },
    { when: (given) => staff(given) > 8, says: [
      'The working week has {n32to38} hours.',
      'Everybody gets {n26to33} days of holiday, the managing director included.',
      'The longest-serving employee came in the year after the foundation, for a summer.',
      'Pay is set by {pay}, and known to everybody.',
      'Whoever leaves may come back within {n2to3} years, and {n4to17} have.',
      'On Fridays, work stops at {n1to3}.',
      'Colleagues come from {n4to22} countries and share one coffee machine.',
    ] },
    { when: (given) => staff(given) > 8, says: [
      'Electricity comes from the roof and from {power}.',
      'The company cars are electric, all but {n2to4}.',
      'Waste has been halved since {later}, mostly by buying less.',
      'A report on emissions is published each {month}, with {worse} on page one.',
    ] },
    { when: (given) => makes(given) && staff(given) > 12, says: [
      'It holds {n4to14} patents, of which {n2to3} earn anything.',
      'A second shift is planned for {month}.',
      'A product that nobody wanted, {flop}, stands in the meeting room.',
      'Packaging comes back: {n55to93} per cent of it, last year.',
      'Jobs below {n3to9}00 dollars are passed on to {pass}.',
      'One in {n40to900} pieces is taken apart and looked at.',
      'Spare parts are kept for {n10to25} years.',
    ] },
    { when: (given) => staff(given) > 20, says: [
      'It is certified to ISO {iso}.',
      'The {later} award of {award} hangs behind the door.',
      'Tests are run by {tester}, twice a year and without notice.',
      'A student from {school} writes a thesis here every year.',
    ] },
    { when: (given) => staff(given) > 8, says: [
      'Part of the profit goes to {charity}.',
      'The company sponsors {sponsored}, and sells at their matches.',
      'Staff may spend {n2to5} days a year helping out at {charity}.',
      'Old furniture and computers go to {school}.',
    ] },
    { when: (given) => staff(given) > 5, says: [
      'Next year, {plans}.',
      'Within {n2to6} years, {goal}.',
      'The plan for the coming {n3to5} years is to stay about this size.',
      'At the moment {n2to12} positions are open, most of them for {jobs}.',
    ] },
  ],
  words: {
    pay: ['a committee of five', 'a table that hangs in the kitchen', 'the staff themselves', 'years and tasks alone'],
    worse: ['the figures that got worse', 'what was missed', 'a photograph of the bins', 'diesel', 'air travel'],
    relative: listOf('daughter, granddaughter, nephew, son-in-law, grandson, niece'), part: ['a quarter', 'a third', 'a tenth', 'a fifth', 'half'], times: ['twice', 'three times', 'once'],
    met: ['a trade fair', 'an evening course', 'their last employer', 'a bus stop', "a parents' evening"], lender: ['an aunt', 'the local savings bank', 'their landlord', 'a former boss'], plan: ['one page', 'a napkin', 'two slides', 'the back of an invoice'], began: ['a weekend job', 'a favour for a neighbour', 'a student project', 'a stall at the market'],
    month: listOf('January, March, May, September, October'), building: ['a former dairy', 'an old school', 'a plain block from the eighties', 'a converted tram depot', 'two floors of a bank'], below: ['a bakery', 'a dentist', 'a climbing hall', 'a language school', 'a shop for bicycles'], building2: ['a hall that used to make buttons', 'a new building near the motorway', 'a former printing works', 'the top floors of the old post office'],
    object: ['a machine from the first year', 'a map with pins for every customer', 'an aquarium', 'a bell that rings for each large order'], nth: listOf('second, third, fourth, fifth'), weekday: listOf('Tuesday, Wednesday, Thursday'),
    buyers: ['family businesses', 'local authorities', 'wholesalers', 'private households', 'hospitals', 'builders', 'schools', 'chains with more than ten branches'], buyers2: ['start-ups', 'exporters', 'public bodies', 'housing cooperatives', 'customers from abroad', 'universities'],
    pass: ['a smaller firm nearby', 'two former colleagues', 'a partner'], noSales: ['engineers write the offers', 'customers call', 'everybody in the office has a list of twelve customers'], complain: ['one of the directors', 'the person who did the work', 'somebody who may decide'],
    mistake: ['a warehouse was built in the wrong place', 'the largest customer went under', 'new software lost three weeks of orders', 'the currency was hedged the wrong way'], abroad: ['Canada', 'Spain', 'Poland', 'Brazil', 'the Gulf', 'Singapore'], flop: ['the model with the round corners', 'a version for children', 'the one in orange', 'a subscription box'], manual: ['the last check', 'thank-you notes', 'planning the routes'], manual2: ['the payroll', 'the minutes', 'choosing suppliers', 'the labels'],
    power: ['a wind park on the coast', 'a small river', "the neighbour's roof", 'a biogas plant'], iso: ['9001', '14001', '27001', '45001', '9001 and 14001'], award: ['the chamber of commerce', 'the trade press', 'the city', "a consumers' magazine"], tester: ['an outside laboratory', 'two customers', 'the insurer', 'an institute'], school: ['the technical college', 'the university', 'a vocational school', 'the business school'],
    charity: ['a food bank', 'the local hospice', 'swimming lessons', 'the mountain rescue', "a women's shelter", 'reading hours at primary schools'], sponsored: ['a handball team', "the town's youth football", "a women's hockey side", 'a basketball club from the second division'],
    plans: ['the head office moves two streets on', 'there will be a branch in the north', 'a works nursery opens', 'the catalogue appears for the last time on paper', 'two long-serving managers retire'], goal: ['a third of sales is to come from abroad', 'the fleet is to run without diesel', 'half of the managers are to be women', 'there are to be two more branches'], jobs: ['fitters', 'people who speak Spanish', 'planners', 'apprentices', 'developers', 'drivers'],
  },
};
