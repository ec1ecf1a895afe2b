import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { eventTitle } from './grammars/event.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { ENGLISH_HALLS, ENGLISH_VENUES, onlinePlatforms, venueKinds } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { regionOf, withPreposition } from './regions/index.ts';

/** For {@link event_title}. */
interface EventTitleArgs {
  /** The category of the event. */
  readonly category: string;
  /** The city that it takes place in or is run from. */
  readonly city: string;
  /** Whether it takes place online. Default: it does not. */
  readonly online?: boolean;
}

/** For {@link venue}. */
interface VenueArgs extends EventTitleArgs {
  readonly online: boolean;
}

/**
 * The title of an event, unique by construction within its category for thousands of records. Many sports events bear the
 * name of their city. Source: own lists.
 *
 * @example
 * event_title(context, { category: 'Workshop', city: 'Leeds' }) // => "Yoga Workshop: Standing Poses, Sun Salutations"
 */
export function event_title(context: Context, { category, city, online = false }: EventTitleArgs): string {
  return eventTitle(context, category, city, online);
}

/**
 * Whether a quarter is called after a street: a house or a club that bears its name would have to be there.
 *
 * @example
 * isStreet('Mill Lane') // => true
 */
export function isStreet(part: string): boolean {
  return / (?:Road|Lane|Street)$/.test(part);
}

/**
 * Where an event takes place: a hall of a kind that suits it, called as people there call such places, or a coined
 * platform. Source: own lists, by language and region.
 *
 * @example
 * venue(context, { online: true, category: 'Workshop', city: 'Leeds' }) // => "Online via Meridian Live"
 * @example
 * venue(context, { online: false, category: 'Concert', city: 'Porto' }) // => "Teatro do Porto"
 */
export function venue(context: Context, { online, category, city }: VenueArgs): string {
  const { random } = context;
  if (online) return `Online via ${random.pick(onlinePlatforms)}`;
  const place = cityNamed(city);
  const { code, language } = countryNamed(place.country);
  const { grounds } = regionOf(code);
  const kinds: Readonly<Record<string, string>> =
    category === 'Sports'
      ? { Sports: grounds?.hall ?? ENGLISH_VENUES.Sports }
      : (venueKinds[code] ?? venueKinds[language] ?? ENGLISH_VENUES);
  const kind = random.pick(listOf(entry(kinds, category)));
  const parts = category === 'Sports' && grounds?.after ? listOf(grounds.after) : partsIn(code);
  // Neighbours are in houses of different names.
  const quarter = parts[context.distinct(parts.length)] ?? '';
  // Some houses are the only one of their kind in town; and no house is called Centro Cultural Centro.
  const isOfTown = grounds?.ofTown !== '' && random.chance(category === 'Conference' ? 0.5 : 0.25);
  const name =
    isOfTown || kind.includes(quarter) ? withPreposition(place.local ?? place.name, grounds?.ofTown) : quarter;
  const called = kind.replace('*', name);
  return AMERICAN.has(code) ? called.replace(/(Cent|Theat)re/, '$1er') : called;
}

/** What houses in a country are called after: quarters, and where English has always been spoken, names of their own. */
function partsIn(code: string): readonly string[] {
  const { parts, nicknames } = regionOf(code).clubs;
  const own = parts === ENGLISH_PARTS || nicknames === 'all' ? `${ENGLISH_HALLS},${parts}` : parts;
  return listOf(own).filter((part) => !isStreet(part));
}

/** Countries that spell as the United States do. */
const AMERICAN: ReadonlySet<string> = new Set(['US', 'PH']);
