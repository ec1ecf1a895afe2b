import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { eventSubject } from './grammars/event.ts';
import { titleCase } from './grammars/wording.ts';
import { listOf } from './lists/list-of.ts';
import { regionOf } from './regions/index.ts';
import { spelt } from './spelling.ts';
import { isStreet } from './travel.ts';

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
  '* Society, Society for *, Institute of *, Association for *, * Network, Foundation for *, National Council for *',
);

/** The same where people of one trade meet. */
const CIRCLES: readonly string[] = listOf('* Network, * Circle, Association of *');

/**
 * Who runs an event that no firm does: a society for its subject, a sports club of the town, or the house itself.
 * Source: own lists, by region.
 *
 * @example
 * host_name(context, { category: 'Concert', city: 'Porto', title: 'Nora Vane Live', venue: 'Teatro Poente' }) // => "Teatro Poente"
 */
export function host_name({ random }: Context, { category, city, title, venue }: HostArgs): string {
  const x = titleCase(eventSubject(title, category, city));
  if (category === 'Conference' || venue.startsWith('Online'))
    return random.pick(category === 'Networking' ? CIRCLES : SOCIETIES).replace('*', x);
  if (category !== 'Sports') return venue;
  const { country } = cityNamed(city);
  const { code, language } = countryNamed(country);
  const { clubs } = regionOf(code);
  const marks = language === 'en' ? [`* ${x} Club`, `* ${x} Association`] : listOf(clubs.marks.any);
  return spelt(
    random.pick(marks).replace('*', random.pick(listOf(clubs.parts).filter((part) => !isStreet(part)))),
    country,
  );
}
