import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { eventSubject } from './grammars/event.ts';
import { titleCase } from './grammars/wording.ts';
import { listOf } from './lists/list-of.ts';
import { regionOf } from './regions/index.ts';
import { spelt } from './spelling.ts';
import { isStreet, partsIn } from './events.ts';

/** For {@link host_name}. */
interface HostArgs {
  /** The category of the event. */
  readonly category: string;
  readonly city: string;
  readonly title: string;
  /** Where it takes place: a house often runs its own concerts and workshops. */
  readonly venue: string;
}

/** What those who hold conferences on a subject, `*`, call themselves. */
const SOCIETIES: readonly string[] = listOf(
  'Society for *, Institute of *, Association for *, * Society, * Association',
);

/** The same where people of one trade meet, in a town, `@`. */
const CIRCLES: readonly string[] = listOf('@ * Network, @ Association of *');

/** What a society is that has members in many countries. */
const WORLDWIDE = 'International';

/** By language: a university, and a school for adults. */
const COLLEGES: Readonly<Record<string, readonly [university: string, school: string]>> = {
  de: ['Universität *', 'Volkshochschule *'],
  es: ['Universidad *', 'Universidad Popular *'],
  fr: ['Université *', 'Université populaire *'],
  it: ['Università *', 'Università Popolare *'],
  nl: ['Universiteit *', 'Volksuniversiteit *'],
  pt: ['Universidade *', 'Escola *'],
  en: ['* University', '* College'],
};

/**
 * Who runs an event that no firm does: a society for its subject, a university or school, a sports club of the town, or
 * the house itself.
 * Source: own lists, by region.
 *
 * @example
 * host_name(context, { category: 'Concert', city: 'Porto', title: 'Nora Vane Live', venue: 'Teatro Poente' }) // => "Teatro Poente"
 */
export function host_name({ random }: Context, { category, city, title, venue }: HostArgs): string {
  const x = titleCase(eventSubject(title, category, city));
  const { country } = cityNamed(city);
  const { code, language } = countryNamed(country);
  const { clubs } = regionOf(code);
  const isOnline = venue.startsWith('Online');
  if (category === 'Networking' && (isOnline || random.chance(0.85)))
    return random.pick(CIRCLES).replace('*', x).replace('@', city);
  const colleges = COLLEGES[language];
  const isLocal = language !== 'en';
  if (
    colleges &&
    random.chance(category === 'Conference' ? (isLocal ? 0.6 : 0.25) : category === 'Workshop' ? 0.9 : 0)
  ) {
    const college = colleges[category === 'Conference' ? 0 : 1];
    // None is called after the station or the centre.
    return college.replace(
      '*',
      random.pick(partsIn(code).filter((part) => part.length > 6 && !/Bahn|Sta[tz]i|Esta[cç]/.test(part))),
    );
  }
  if (category === 'Workshop' && isOnline) return `${x} Academy`;
  if (category === 'Conference') {
    const name = random.pick(SOCIETIES).replace('*', x);
    // Where people speak another language, an English name is that of a society of many countries, unless it meets as a nation.
    return !isLocal || title.includes('National') ? name : `${WORLDWIDE} ${name}`;
  }
  if (category !== 'Sports') return venue;
  const marks = language === 'en' ? [`* ${x} Club`, `* ${x} Association`] : listOf(clubs.marks.any);
  return spelt(
    random.pick(marks).replace('*', random.pick(listOf(clubs.parts).filter((part) => !isStreet(part)))),
    country,
  );
}
