import type { Grammar } from '../grammar.ts';
import { businessLines } from '../lists/business-lines.ts';
import { entry } from '../lists/entry.ts';
import { niches, nichesOf } from '../business-niches.ts';
import type { Niche } from '../business-niches.ts';
import { COMPANY_SHEET } from './sheets/company.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/**
 * Pronouns and verb endings of a text about a company (`THEIRS`), and of a company that writes about itself (`OURS`).
 */
const THEIRS = { It: 'It', Its: 'Its', its: 'its', s: 's', es: 'es', ies: 'ies', has: 'has' } as const;
const OURS = { It: 'We', Its: 'Our', its: 'our', s: '', es: '', ies: 'y', has: 'have' } as const;

/** Texts about a company. */
const TOLD: readonly string[] = [
  '{name} {does} {offer}.{detail}',
  'Founded in {year}, {name} {does} {offer}.{detail}',
  '{name} is based in {city} and {does} {offer}.{detail}',
  '{city}-based {name} {does} {offer}.{detail}',
  '{name} has been {doing} {offer} since {year}.{detail}',
  '{name} was set up in {city} in {year} and {does} {offer}.{detail}',
  'Since {year}, {name} has been {doing} {offer}.{detail}',
  '{name} {does} {offer}.{detail} The head office is in {city}.',
  '{name} started out in {city} in {year}. It {does} {offer}.{detail}',
  '{name}, founded in {year}, {does} {offer}.{detail}',
  '{name} has its head office in {city} and {does} {offer}.{detail}',
  '{name} is {a city} company that {does} {offer}.{detail}',
  'The company was founded in {city} in {year} and {does} {offer}.{detail}',
  'Headquartered in {city}, {name} {does} {offer}.{detail}',
  '{a city} company, {name} {does} {offer}.{detail}',
  '{name} {does} {offer}.{detail} The company employs {people}.',
  'Based in {city}, {name} {does} {offer}.{detail}',
  '{name} {does} {offer}.{detail} The company has been in {city} since {year}.',
  '{name} opened for business in {year} and {does} {offer}.{detail}',
  '{name}, based in {city}, has been {doing} {offer} since {year}.{detail}',
  '{name} {does} {offer}.{detail} It was founded in {year}.',
  'The company was founded in {city} in {year}. Today, {name} employs {people} and {does} {offer}.{detail}',
  'Based in {city} since {year}, {name} {does} {offer}.{detail} The company employs {people}.',
  '{name} opened its first office in {city} in {year}. It {does} {offer}, and employs {people}.{detail}',
  '{name} {does} {offer} from {city}.{detail}',
  '{name} {does} {offer}.{detail} Number of staff: {staff}.',
  '{name} {does} {offer}.{detail} Its first office opened in {city} in {year}.',
  '{name}: {doing} {offer} since {year}.{detail}',
  'In {city}, {name} is known as the company that {does} {offer}.{detail}',
  '{name} is a company from {city} that {does} {offer}.{detail}',
  'The business of {name} in {city}: {doing} {offer}.{detail}',
  'What does {name} do? It {does} {offer}.{detail}',
  '{name} began in {year} and still {does} {offer}.{detail}',
  '{name} {does} {offer} and is at home in {city}.{detail}',
  'Since its foundation in {city} in {year}, {name} has been {doing} {offer}.{detail}',
];

/** Texts in which a company writes about itself. */
const WRITTEN: readonly string[] = [
  'We {do} {offer}.{detail}',
  'We have been {doing} {offer} since {year}.{detail}',
  'With a staff of {staff}, we {do} {offer}.{detail}',
  'Based in {city}, we {do} {offer}.{detail}',
  "We're {name}, and we {do} {offer}.{detail}",
  'We are based in {city} and {do} {offer}.{detail}',
  'At {name}, we {do} {offer}.{detail}',
  'We started in {city} in {year} and {do} {offer}.{detail}',
  'Since {year}, we have been {doing} {offer}.{detail}',
  'We {do} {offer}.{detail} We employ {people}.',
];

/** Last year that texts about companies look back on. */
const LATEST = 2025;

/** Share of companies, from 0 to 1, whose text is written in their own name ("we"). */
const OWN = 0.27;

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
 * Paragraphs about a company: what it does, with a detail, and in some texts since when, where, and with how many
 * people.
 */
export const company: Subject = {
  sheet: COMPANY_SHEET,
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
    let isTrue = true;
    const told = (text: string): string =>
      text.replace(/\{([\w.]+)\}/g, (_, slot: string) => {
        const word = words[slot];
        const count = Math.round(Number(slot) * amount);
        if (word === undefined && count < 2) isTrue = false;
        // People round to one digit or to two.
        return word ?? countOf(count, count % 3 === 0 ? 2 : 1);
      });
    const offer = told(niche.offer);
    const detail = told(niche.detail);
    const staff = `${amount < 100 ? '' : 'about '}${countOf(amount, 2)}`;
    return {
      part: isOwn ? 'own' : '',
      slots: {
        name,
        offer,
        do: verb,
        does: `${verb}${verb.endsWith('sh') ? 'es' : 's'}`,
        doing: `${verb.replace(/e$/, '').replace('run', 'runn')}ing`,
        city: place,
        year: String(year),
        later: () => String(random.int(Math.min(year + 1, LATEST), LATEST)),
        staff,
        people: amount === 1 ? 'one person' : `${staff} people`,
        // A detail is left out if one of its counts is below two.
        detail: isTrue ? ` ${detail}` : '',
      },
    };
  },
};
