import type { Grammar } from '../grammar.ts';
import { businessLines, offersOf } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { countOf, factOf } from './company-facts.ts';
import type { Subject } from './subject.ts';
import { series } from './wording.ts';

/** The endings and small verbs of a company that is written about, and of one that writes itself. */
const THEIRS = { it: 'it', s: 's', es: 'es', ies: 'ies', has: 'has', is: 'is', its: 'its' } as const;
const OURS = { it: 'we', s: '', es: '', ies: 'y', has: 'have', is: 'are', its: 'our' } as const;

/** What is said by a company that is written about: at least 25, so that no two of a page begin in the same way. */
const TOLD: readonly string[] = [
  '{name} {does} {offer}. The company was founded in {city} in {year}.',
  'Founded in {year}, {name} {does} {offer}.{more}',
  '{name} is based in {city} and {does} {offer}.',
  '{city}-based {name} {does} {offer}.{more}',
  '{name} has been {doing} {offer} since {year}.{more}',
  '{name} was set up in {city} in {year} and {does} {offer}.',
  'Since {year}, {name} has been {doing} {offer}.{more}',
  '{a city} company, {name} {does} {offer}.{more}',
  '{name} {does} {offer}. Head office: {city}.',
  '{name} began {doing} {offer} in {year}.',
  '{name} was founded in {year}. It {does} {offer}.{more}',
  '{offer}. {name} has been in business in {city} since {year}.',
  'From its offices in {city}, {name} {does} {offer}.{more}',
  '{name} {does} {offer}. It {fact}.',
  '{offer}. Offices in {city}.',
  '{name} mainly {does} {offer}.{more}',
  '{name} opened in {year}. It {does} {offer}. It {fact}.',
  '{offer}. Founded in {year} in {city}.',
  'Established {year}. {offer}.',
  '{name} of {city} {does} {offer}.{more}',
  'Registered in {city} since {year}, {name} {does} {offer}.',
  '{name} (founded {year}) {does} {offer}.',
  'The company {does} {offer}. It {fact}.',
  'Based in {city}, {name} {does} {offer}.{more}',
  '{name} was started by two friends in {city} in {year}. It {does} {offer}.{more}',
  'The company was founded in {city} and {does} {offer}.{more}',
];

/** What a company says that writes itself. */
const WRITTEN: readonly string[] = [
  'We {do} {offer}. We {fact}.',
  'We have been {doing} {offer} since {year}.{more}',
  'Hello from {city}! We {do} {offer}.',
  'Based in {city}, we {do} {offer}.{more}',
  'We {do} {offer}, mostly. {city}, since {year}.',
  'From our base in {city}, we {do} {offer}.{more}',
  'At {name}, we {do} {offer}.{more}',
  'We started in {city} in {year} and {do} {offer}.{more}',
  'We {do} {offer}. Come and see us in {city}.',
  'Since {year}, we have been {doing} {offer}.{more}',
];

/** How many companies of ten write themselves. */
const OWN = 0.27;

/** The last word, by which two offers with the same customers are told. */
const endOf = (offer: string): string => offer.slice(offer.lastIndexOf(' '));

/** How many things a company of a size offers besides one: a large one never has one only. */
function breadthOf(staff: number, share: number): number {
  if (staff > 1000) return 2;
  return staff > 250 || share < (staff > 50 ? 0.6 : 0.2) ? 1 : 0;
}

/** Paragraphs about a company: what it does and for whom, and some of since when, where, and how large it is. */
export const company: Subject = {
  rules: { text: TOLD },
  parts: { own: { text: WRITTEN } satisfies Grammar },
  read({ name = 'The company', topic, place, years, said = '', amount = 30 }, random, turning) {
    const line = entry(businessLines, topic ?? random.pick(Object.keys(businessLines)));
    // What the slogan speaks of is what the text is about.
    const motto = said.toLowerCase();
    const offers = offersOf(line, amount);
    // By turns: two of the same industry on a page seldom offer the same.
    const drawn = (turning && offers[turning.distinct(offers.length, (turning.id - 1) >> 2)]) ?? random.pick(offers);
    const main = motto === '' ? drawn : (offers.find((one) => motto.includes(one.toLowerCase())) ?? drawn);
    const others = offers.filter((one) => one !== main && endOf(one) !== endOf(main));
    const plain = others.filter((one) => !one.includes(' and '));
    const more = breadthOf(amount, random.next());
    const all = [...random.sample(plain.length < more ? others : plain, more), main];
    const offer = more === 1 && main.includes(' and ') ? all.join(' as well as ') : series(all);
    const [verb = '', does = '', doing = ''] = line.verb.split(', ');
    const isOwn = random.chance(OWN);
    const year = years ?? random.int(1975, 2015);
    const words = isOwn ? OURS : THEIRS;
    const { text, count } = factOf({ staff: amount, year, line }, random);
    const fact = text
      .replace(/\{(\w+)\}/g, (_, slot: string) => words[slot as keyof typeof words])
      .replace('#', countOf(count));
    const told = ` ${isOwn ? 'We' : 'It'} ${fact}.`;
    const slots = {
      name,
      offer,
      do: verb,
      does,
      doing,
      city: place ?? 'Utrecht',
      year: String(year),
      fact,
      // Half of them say something more.
      more: [told, ''],
    };
    return { part: isOwn ? 'own' : '', slots };
  },
};
