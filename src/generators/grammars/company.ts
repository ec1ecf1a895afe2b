import type { Grammar } from '../grammar.ts';
import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { FACTS } from './company-facts.ts';
import { trades } from './company-trades.ts';
import type { Subject } from './subject.ts';

/** The years in which something may have happened to a company end with this one. */
const LAST = 2025;

/** From this year on, a company is too young for anything to have happened to it since. */
const YOUNG = 2022;

/** What may be said of a young company: nothing that happened after it was founded. */
function withoutPast(said: readonly string[]): readonly string[] {
  return said.filter((sentence) => !sentence.includes('{late}') && !sentence.includes('for years'));
}

/** Paragraphs about a company: what it makes for whom, since when and where, and a fact that fits its size or its aim. */
export const company: Subject = {
  rules: {
    // At least 25, so that no two of a page begin in the same way.
    text: [
      '{name} {verb} {main}, {product}, and {product}. The company was founded{where} in {year}.{more}',
      'Founded{where} in {year}, {name} {verb} {main} and {product}, mainly for {whom}.{more}',
      'Since {year}, {whom}{where} have gone to {name} for {main} and {product}.{more}',
      '{whom} come to {name} for {main}, lately also for {product}. Its office{where} opened in {year}.{more}',
      '{main} came first; {product} and {product} were added later. {name} was set up{where} in {year}.{more}',
      'Based{where} and in business since {year}, {name} {verb} {main} and {product}.{more}',
      '{name} opened{where} in {year}. Today it {verb} {main} and {product}, chiefly for {whom}.{more}',
      'A family business{where}, {name} has been known for {main} since {year}. It also {verb} {product}.{more}',
      'For {whom}, {name} {verb} {main}. The firm was registered{where} in {year} and also {verb} {product}.{more}',
      '{name} {verb} {main} for {whom} and {product} for {customer}. It started out{where} in {year}.{more}',
      'Started{where} in {year}, {name} made its name with {main} and has since added {product} and {product}.{more}',
      'With {main}, {product}, and {product}, {name} has served {whom}{where} since {year}.{more}',
      'Few firms{where} combine {main} with {product}. {name} has done so since {year}.{more}',
      'Whether {main} or {product}: {name}, established{where} in {year}, {verb} both for {whom}.{more}',
      '{name}: {main} and {product} for {whom}. Established {year}, run from an office{where}.{more}',
      '{name} goes back to {year}, when its founders rented two rooms{where}. It {verb} {main} and {product}.{more}',
      '{main} and {product} for {whom}: that is the business of {name}, run{where} since {year}.{more}',
      'At {name}, {whom} find {main}, {product}, and {product}. The doors opened{where} in {year}.{more}',
      '{main} and {product}, for {whom} above all: {name} was founded{where} in {year}.{more}',
      '{name} moved into its first office{where} in {year}. {main} and {product} are its mainstays.{more}',
      '{name} counts {whom} among its clients. Set up{where} in {year}, it {verb} {main} and {product}.{more}',
      'Ask {whom}{where} about {main}, and somebody will mention {name}, around since {year}.{more}',
      'In {year}, {name} took its first order{where}: {main}, for {whom}. It now {verb} {product} too.{more}',
      'An office{where}, a list of {whom}, and {main}: so {name} began in {year}. {product} followed.{more}',
      '{name} is best known for {main}, begun{where} in {year}. {whom} also turn to it for {product}.{more}',
      '{name} {verb} {main} and {product}. Most of its clients are {whom}; it arrived{where} in {year}.{more}',
    ],
    // Some say no more than what they do.
    // Some say no more than what they do.
    more: [' {fact}', ' {rest}', ''],
    rest: ['{fact}', '{claim}'],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'eleven', 'twelve'],
    share: ['8', '11', '12', '14', '15', '17', '18', '20', '22', '24', '25', '28', '30', '33', '35', '40'],
  },
  parts: Object.fromEntries(
    Object.entries(trades).flatMap(([trade, own]) =>
      FACTS.flatMap(({ fact }, at): [string, Grammar][] => [
        [trade + at, { ...own, fact }],
        [`${trade + at} young`, { claim: withoutPast(own['claim'] ?? []), fact: withoutPast(fact) }],
      ]),
    ),
  ),
  read({ name = 'The company', topic, place, years, said = '', amount = 30 }, random) {
    const line = entry(businessLines, topic ?? random.pick(Object.keys(businessLines)));
    // What the slogan speaks of comes first, and so do those whom it speaks to.
    const told = said.toLowerCase();
    const main = line.products.find((product) => told.includes(product)) ?? random.pick(line.products);
    const whom = line.customers.find((customer) => told.includes(customer)) ?? random.pick(line.customers);
    const year = years ?? random.int(1975, 2015);
    const slots = {
      name,
      main,
      verb: random.pick(line.verbs),
      product: line.products.filter((product) => product !== main),
      whom,
      customer: line.customers.filter((customer) => customer !== whom),
      staff: amount < 1000 ? String(amount) : String(amount).replace(/\B(?=(?:\d{3})+$)/g, ','),
      where: place === undefined ? ' in a rented garage' : ` in ${place}`,
      year: String(year),
      late: String(Math.min(LAST, random.int(Math.max(year + 1, LAST - 20), LAST))),
    };
    const size = String(FACTS.findIndex(({ most }) => amount <= most));
    return { part: `${line.trade}${size}${year < YOUNG ? '' : ' young'}`, slots };
  },
};
