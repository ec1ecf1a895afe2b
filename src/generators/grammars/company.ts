import type { Grammar } from '../grammar.ts';
import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { offersOf } from '../lists/slogans.ts';
import { trades } from './company-trades.ts';
import type { Subject } from './subject.ts';

/** What is told of companies by the number of people who work there, which is at most `most`. */
const SIZES: readonly { readonly most: number; readonly facts: readonly string[] }[] = [
  {
    most: 2,
    facts: [
      'It has no employees to speak of, and no plans to hire any.',
      'Whoever calls speaks to the owner.',
      'The office is a converted garage.',
      'For large orders, it joins forces with others.',
      'All work comes by recommendation.',
    ],
  },
  {
    most: 12,
    facts: [
      'All {staff} of them share one floor.',
      'Its team of {staff} knows all customers by name.',
      'The owners still answer the telephone.',
      'With {staff} people, it is as large as it wants to be.',
      'Most new work comes by recommendation.',
      'It rents its rooms by the year and has never borrowed money.',
      'Each of the {staff} can stand in for any other.',
      'On Fridays, the team of {staff} cooks lunch together.',
    ],
  },
  {
    most: 50,
    facts: [
      'Its team of {staff} knows most customers by name.',
      'It began with one desk and now has {staff} people.',
      'Many of its {staff} employees work part time.',
      'Most new work comes by recommendation.',
      'It has never borrowed money and does not mean to.',
      'Its {staff} employees own a fifth of it.',
      'The owners still answer the telephone.',
      'Of its team of {staff}, one is a trainee.',
      'Two offers to buy it were turned down.',
      'It trains its own people, and half of its staff of {staff} started there.',
    ],
  },
  {
    most: 250,
    facts: [
      'It employs {staff} people, {count} of them trainees.',
      'A second site was opened last year.',
      'Its {staff} employees own a fifth of it.',
      'A quarter of its sales come from abroad.',
      'It is still owned by the founders and their families.',
      'It has {staff} people on its payroll and is hiring.',
      'Of its {staff} employees, {count} have been there from the start.',
      'It takes on {count} trainees every autumn and keeps most of them.',
    ],
  },
  {
    most: 1000,
    facts: [
      'It employs {staff} people at its main site and in {count} branches.',
      'A third of its sales come from abroad.',
      'Its {staff} employees work at {count} sites.',
      'It is still owned by the founders and their families.',
      'Staff may take {count} paid days a year for voluntary work.',
      'It has {staff} people on its payroll and is hiring.',
      'Its branches report their own figures every quarter.',
      'It trains dozens of young people every year and keeps most of them.',
      'None of its customers accounts for more than a tenth of its sales.',
    ],
  },
  {
    most: Infinity,
    facts: [
      'Its {staff} employees work in {count} countries.',
      'It employs {staff} people, most of them outside its home country.',
      'Foundations hold the majority of its shares.',
      'About a twentieth of its sales goes into development.',
      'It has grown by buying {count} smaller competitors.',
      'Of its {staff} employees, one in ten started there as a trainee.',
      'It publishes its use of energy, site by site.',
      'With {staff} people, it is among the largest employers in its region.',
    ],
  },
];

/** What is told instead of the beginnings where the year is not known. */
const UNDATED: Grammar = {
  since_offer: ['From its main office{where}, {name} {verb} {main} and {product} for {customer}.'],
  history: ['It is run from one office{where}.'],
};

/** Paragraphs about a company: since when and where, what it makes for whom, and how it works, as fits its size. */
export const company: Subject = {
  rules: {
    text: [
      '{offer} {history} {of_size}',
      '{offer} {history} {claim}',
      '{offer} {history} {of_business}',
      '{since_offer} {of_size} {claim}',
      '{since_offer} {claim} {of_size}',
      '{since_offer} {of_size} {of_business}',
    ],
    offer: [
      '{name} {verb} {main} and {product} for {customer}.',
      '{name} {verb} {main}, {product}, and {product}.',
      'For {customer}, {name} {verb} {main} and {product}.',
      'With {main} and {product}, {name} serves {customer} as well as {customer}.',
      'Whoever needs {main} may come across {name}, which also {verb} {product}.',
      '{name} does three things: {main}, {product}, and {product}.',
      'There are larger suppliers of {main} than {name}, but {customer} keep coming back.',
    ],
    since_offer: [
      'Founded{where} in {year}, {name} {verb} {main}, {product}, and {product}, mostly for {customer}.',
      'Since {year}, {customer} have come to {name}{where}, these days mostly for {main} and {product}.',
      'What two friends began{where} in {year} is now {name}, which {verb} {main} and {product} for {customer}.',
      '{name} was set up{where} in {year} and {verb} {main} and {product} for {customer}.',
      '{name} goes back to a firm of three people{where} in {year}; today it {verb} {main} and {product}, mostly for {customer}.',
      'From a small start{where} in {year}, {name} has come to serve {customer} with {main} and {product}.',
      'Ever since {year}, {name} has worked{where} for {customer}; it {verb} {main}, {product}, and {product}.',
      '{year} was the year in which {name} took its first orders{where}; it {verb} {main} and {product}.',
      'It was for {customer} that {name} was founded{where} in {year}, and it still {verb} {main} and {product}.',
      'When {name} opened{where} in {year}, it was a firm of two; today it {verb} {main}, {product}, and {product}.',
    ],
    history: [
      'It was founded{where} in {year}.',
      'It has been at work{where} since {year}.',
      'Two former colleagues set it up{where} in {year}.',
      'Started{where} in {year}, it has never moved its main office.',
      'A family{where} started it in {year}.',
      'It opened its doors{where} in {year}.',
      'It took on its first customers{where} in {year}.',
      'Its main office has been{where} since {year}.',
      'In {year}, its founders rented their first rooms{where}.',
      'It has traded under this name{where} since {year}.',
      'Its first year of business{where} was {year}.',
    ],
    of_business: [
      'It used to offer {product} too, and has given that up.',
      'Most recently, it has added {product}.',
      'A first attempt at {product} failed, and the second did not.',
      'More and more requests come from {customer}.',
      'It also works for {customer} now and then.',
      'The next step, it says, will be {product}.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve'],
  },
  parts: Object.fromEntries(
    Object.entries(trades).flatMap(([trade, own]) =>
      SIZES.flatMap(({ facts }, at): [string, Grammar][] => [
        [trade + at, { ...own, of_size: facts }],
        [`${trade + at} undated`, { ...own, of_size: facts, ...UNDATED }],
      ]),
    ),
  ),
  read({ name = 'The company', topic, place, years, said = '', amount = 30 }, random) {
    const line = entry(businessLines, topic ?? random.pick(Object.keys(businessLines)));
    // What the slogan speaks of comes first.
    const offers = offersOf(topic ?? '', line.products);
    const told = said.toLowerCase();
    const at = offers.findIndex((offer) => told.includes(offer));
    const main = line.products[at] ?? random.pick(line.products);
    const slots = {
      name,
      main,
      verb: random.pick(line.verbs),
      product: line.products.filter((product) => product !== main),
      customer: line.customers,
      staff: amount < 1000 ? String(amount) : String(amount).replace(/\B(?=(?:\d{3})+$)/g, ','),
      where: place === undefined ? ' in a rented garage' : ` in ${place}`,
      year: String(years),
    };
    const size = SIZES.findIndex(({ most }) => amount <= most);
    return { part: `${line.trade}${size}${years === undefined ? ' undated' : ''}`, slots };
  },
};
