import type { Grammar } from '../grammar.ts';
import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { niches, nichesOf } from '../business-niches.ts';
import type { Niche } from '../business-niches.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/**
 * Pronouns and verb endings of a text about a company (`THEIRS`), and of a company that writes about itself (`OURS`).
 */
const THEIRS = { It: 'It', Its: 'Its', its: 'its', s: 's', es: 'es', ies: 'ies', has: 'has' } as const;
const OURS = { It: 'We', Its: 'Our', its: 'our', s: '', es: '', ies: 'y', has: 'have' } as const;

/** Texts about a company. Place and year never follow the offer, which may end in a clause of its own. */
const TOLD: readonly string[] = [
  '{name} {does} {offer}.{facts}',
  'Founded in {year}, {name} {does} {offer}.{facts}',
  '{name} is based in {city} and {does} {offer}.{facts}',
  '{city}-based {name} {does} {offer}.{facts}',
  '{name} was set up in {city} in {year} and {does} {offer}.{facts}',
  'Since {year}, {name} has been {doing} {offer}.{facts}',
  '{name} of {city} {does} {offer}.{facts}',
  '{name} was founded in {year} and {does} {offer}.{facts}',
  '{name}, founded in {year}, {does} {offer}.{facts}',
  '{name} has its head office in {city} and {does} {offer}.{facts}',
  '{name} is {a city} company that {does} {offer}.{facts}',
  'Founded in {city} in {year}, {name} {does} {offer}.{facts}',
  'With a staff of {staff}, {name} {does} {offer}.{facts}',
  'Based in {city}, {name} {does} {offer}.{facts}',
  '{name}, based in {city} since {year}, {does} {offer}.{facts}',
  'Since {year}, {name} of {city} has been {doing} {offer}.{facts}',
  '{name} is {a city} company, founded in {year}. It {does} {offer}.{facts}',
  'Established in {year}, {name} {does} {offer}.{facts}',
  '{name} employs {people} and {does} {offer}.{facts}',
  '{name} has been in business since {year} and {does} {offer}.{facts}',
  'From its base in {city}, {name} {does} {offer}.{facts}',
  'The {city} company {name} {does} {offer}.{facts}',
  'The company was founded in {city} in {year} and {does} {offer}.{facts}',
  '{name} {does} {offer}.{facts} The company was founded in {year} and employs {people}.',
  '{name} {does} {offer}.{facts} The company was founded in {city} in {year}.',
  '{name} {does} {offer}.{facts} The company employs {people} and has its head office in {city}.',
  'Headquartered in {city}, {name} {does} {offer}.{facts}',
];

/** Texts in which a company writes about itself. */
const WRITTEN: readonly string[] = [
  'We {do} {offer}.{facts}',
  'Since {year}, we have been {doing} {offer}.{facts}',
  'With a staff of {staff}, we {do} {offer}.{facts}',
  'Based in {city}, we {do} {offer}.{facts}',
  "We're {name}, and we {do} {offer}.{facts}",
  'We are based in {city} and {do} {offer}.{facts}',
  'At {name}, we {do} {offer}.{facts}',
  'We set up in {city} in {year} and {do} {offer}.{facts}',
  'We are {a city} company and {do} {offer}.{facts}',
  '{name} has been in {city} since {year}. We {do} {offer}.{facts}',
  'We {do} {offer}.{facts} We have been in business since {year} and employ {people}.',
];

/** Share of companies, from 0 to 1, whose text is written in their own name ("we"). */
const OWN = 0.27;

/** Which facts of its business a text tells, by how frequent that is: the first, the second, or both. */
const FACTS = { first: 5, second: 4, both: 9 } as const;

/**
 * Writes a number as people do in texts: up to twelve in words, up to 99 exactly, and a larger one rounded to `digits`
 * digits, or to tenths of a million.
 *
 * @param digits number of digits that are not rounded to 0
 */
function countOf(count: number, digits: number): string {
  if (count < 100) return SPELT[count] ?? String(count);
  if (count >= 1e6) return `${Math.round(count / 1e5) / 10} million`;
  const unit = 10 ** (String(count).length - digits);
  return String(Math.round(count / unit) * unit).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/**
 * Paragraphs about a company: what it does, with one or two facts of its business, and in most texts since when, where,
 * or with how many people.
 */
export const company: Subject = {
  rules: { text: TOLD },
  parts: { own: { text: WRITTEN } satisfies Grammar },
  read({ name = 'The company', topic, place: seat, years, slogan = '', amount: people }, random) {
    const year = years ?? random.int(1975, 2015);
    const place = seat ?? random.pick(['Utrecht', 'Leeds', 'Lyon', 'Porto', 'Graz']);
    const amount = people ?? random.int(12, 99);
    const fit = ({ least, most, since }: Niche): boolean => amount >= least && amount <= most && year >= since;
    if (topic !== undefined) entry(businessLines, topic);
    const all = nichesOf(topic);
    const some = all.filter(fit);
    const niche = niches().get(slogan) ?? random.pick(some.length > 0 ? some : all);
    const { verb } = entry(businessLines, niche.industry);
    // Somebody who works alone does not write "we".
    const isOwn = random.chance(OWN) && amount > 1;
    const words: Readonly<Record<string, string>> = { ...(isOwn ? OURS : THEIRS), city: place };
    /** Returns a sentence with its counts; empty if one of these is below two. */
    const told = (text: string): string => {
      let isTrue = true;
      const filled = text.replace(/\{([\w.]+)\}/g, (_, slot: string) => {
        const word = words[slot];
        const count = Math.round(Number(slot) * amount);
        if (word === undefined && count < 2) isTrue = false;
        // People round to one digit or to two.
        return word ?? countOf(count, count % 3 === 0 ? 2 : 1);
      });
      return isTrue ? ` ${filled}` : '';
    };
    const [first = '', second = ''] = niche.facts;
    const which = random.weighted<keyof typeof FACTS>(FACTS);
    const staff = `${amount < 100 ? '' : 'about '}${countOf(amount, 2)}`;
    return {
      part: isOwn ? 'own' : '',
      slots: {
        name,
        offer: niche.offer,
        do: verb,
        does: `${verb}${verb.endsWith('sh') ? 'es' : 's'}`,
        doing: `${verb.replace(/e$/, '').replace('run', 'runn')}ing`,
        city: place,
        year: String(year),
        staff,
        people: amount === 1 ? 'one person' : `${staff} people`,
        facts: (which === 'second' ? '' : told(first)) + (which === 'first' ? '' : told(second)),
      },
    };
  },
};
