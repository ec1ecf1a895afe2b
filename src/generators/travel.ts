import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { eventTitle } from './grammars/event.ts';
import { entry } from './lists/entry.ts';
import { hotelKinds } from './lists/hotel-kinds.ts';
import type { HotelKind } from './lists/hotel-kinds.ts';
import { listOf } from './lists/list-of.ts';
import { ENGLISH_HALLS, ENGLISH_VENUES, onlinePlatforms, venueKinds } from './lists/venues.ts';
import { ENGLISH_PARTS } from './regions/common.ts';
import { regionOf, withPreposition } from './regions/index.ts';
import type { Region } from './regions/index.ts';
import { combination, combinations, tierOf } from './tiers.ts';

/** For {@link hotel_name}. */
interface HotelNameArgs {
  /** The city, which most names bear. */
  readonly city: string;
}

/** For {@link hotel_stars}. */
interface StarsArgs {
  /** Least number of stars. Default 1. */
  readonly min?: number;
  /** Greatest number of stars. Default 5. */
  readonly max?: number;
  /** The name of the house: a guest house has fewer stars than a palace. */
  readonly name?: string;
}

/** For {@link hotel_rooms}. */
interface RoomsArgs {
  /** Least number of rooms. Default 6. */
  readonly min?: number;
  /** Greatest number of rooms. Default 600. */
  readonly max?: number;
  /** From 1 to 5. */
  readonly stars: number;
  /** The name of the house: a guest house or an inn has at most 60 rooms, a manor at most 180. */
  readonly name?: string;
}

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

/** How often each number of stars comes. */
const STARS = { 1: 6, 2: 16, 3: 38, 4: 30, 5: 10 };
const MODEST_STARS = { 1: 35, 2: 65 };
const GRAND_STARS = { 3: 20, 4: 50, 5: 30 };
/** Inns have no concierge, so none has five stars. */
const INN_STARS = { 1: 8, 2: 24, 3: 48, 4: 20 };
/** The most rooms of an inn or a motel, and of a guest house. */
const INN_ROOMS = 60;
const MODEST_ROOMS = 36;
/** The most rooms of a manor or a boutique hotel. */
const GRAND_ROOMS = 180;
/** The fewest and the most rooms of other houses, by stars. */
const ROOMS: readonly (readonly [number, number])[] = [
  [6, 60],
  [10, 150],
  [14, 260],
  [34, 420],
  [48, 520],
];

/**
 * The name of a hotel in the language of its city, used once in 20,000 records and more. The first records of a tree
 * have the shortest names; later ones bear a quarter of the city, a second word. Source: own lists, by region.
 *
 * @example
 * hotel_name(context, { city: 'Porto' }) // => "Hotel Cerejeira Porto"
 */
export function hotel_name(context: Context, { city }: HotelNameArgs): string {
  const place = cityNamed(city);
  const region = regionOf(countryNamed(place.country).code);
  const { forms, sizes, words } = formsOf(region);
  const { form, index } = tierOf(context, sizes);
  // Neighbours are called after different things, as long as there are short names.
  const run = Math.floor((context.id - 1) / words.length);
  const turned = context.distinct(words.length);
  const [short = []] = forms[0] ?? [];
  const [pattern = '', word = '', part = '', step = ''] =
    form === 0
      ? [short[context.distinct(short.length, turned * short.length + run)], words[turned]]
      : combination(index, ...(forms[form] ?? []));
  let name = word;
  if (step !== '') {
    const second = words[(words.indexOf(word) + words.indexOf(step)) % words.length] ?? '';
    name = `${word}${region.hotels.and}${second}`;
  }
  const own = place.local ?? place.name;
  return pattern
    .replace('*', name)
    .replace('@', part === '' ? own : `${part} ${own}`)
    .replace(/^Le (?=[AEÉIOU])/, 'L’');
}

/** The forms of names in a region, shortest first: the lists whose words they put together. */
interface HotelForms {
  readonly forms: readonly (readonly (readonly string[])[])[];
  /** How many names each form has. */
  readonly sizes: readonly number[];
  readonly words: readonly string[];
}

/** By region, put together when first asked for. */
const hotelForms: Map<Region, HotelForms> = new Map();

function formsOf(region: Region): HotelForms {
  let known = hotelForms.get(region);
  if (!known) {
    const withCity = listOf(region.hotels.withCity);
    const [words, parts] = [listOf(region.hotels.words), listOf(region.clubs.parts)];
    // A second word is never the first one: it is so many places further on.
    const further = words.slice(1);
    const forms = [
      [[...listOf(region.hotels.plain), ...withCity], words],
      [withCity, words, parts],
      [withCity, words, parts, further],
    ];
    known = { forms, sizes: forms.map((lists) => combinations(...lists)), words };
    hotelForms.set(region, known);
  }
  return known;
}

/**
 * A number of stars, mostly 3 or 4; fewer for a house that calls itself a guest house, a pension or a motel, more for a
 * palace or a resort, in the language of the place.
 *
 * @example
 * hotel_stars(context) // => 3
 * @example
 * hotel_stars(context, { name: 'Pensão Madressilva' }) // => 2
 */
export function hotel_stars({ random }: Context, { min = 1, max = 5, name = '' }: StarsArgs = {}): number {
  const kind = kindOf(name);
  const weights =
    kind === 'modest'
      ? MODEST_STARS
      : kind === 'grand' || kind === 'large'
        ? GRAND_STARS
        : kind === 'small'
          ? INN_STARS
          : STARS;
  return Math.min(max, Math.max(min, Number(random.weighted<string>(weights))));
}

/** The kind of house that one of the words in its name tells of. */
export function kindOf(name: string): HotelKind | undefined {
  for (let start = 0; start < name.length;) {
    const blank = name.indexOf(' ', start);
    const end = blank < 0 ? name.length : blank;
    const kind = hotelKinds.get(name.slice(start, end));
    if (kind) return kind;
    start = end + 1;
  }
  return undefined;
}

/** The fewest rooms of what bears a great name. */
const PALACE_ROOMS = 40;

/**
 * A number of rooms: the more stars, the more, loosely.
 *
 * @example
 * hotel_rooms(context, { stars: 3 }) // => 33
 */
export function hotel_rooms({ random }: Context, { min = 6, max = 600, stars, name = '' }: RoomsArgs): number {
  const kind = kindOf(name);
  if (kind === 'modest' || kind === 'small') {
    const most = Math.min(
      max,
      name.startsWith('Hanok') ? 20 : kind === 'small' || name.includes('Mot') ? INN_ROOMS : MODEST_ROOMS,
    );
    // Nobody keeps a concierge for seven rooms.
    return Math.floor(random.low(Math.min(most, min + (stars - 1) * 4), most + 1));
  }
  if (kind === 'grand') return Math.floor(random.low(min + stars * 4, Math.min(max, GRAND_ROOMS) + 1));
  const [least, most] = ROOMS[stars - 1] ?? [min, max];
  // Nobody calls a house of a dozen rooms a palace.
  const fewest = kind === 'large' ? PALACE_ROOMS : min;
  return Math.floor(random.skewed(Math.max(fewest, least), Math.min(max, Math.max(most, 2 * fewest)) + 1));
}

/**
 * The title of an event, unique by construction within its category for thousands of records. Many sports events bear the
 * name of their city. Source: own lists.
 *
 * @example
 * event_title(context, { category: 'Workshop', city: 'Leeds' }) // => "Supply Chain Management for Everyone: Transport Planning & Quality Checks"
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
 * venue(context, { online: false, category: 'Concert', city: 'Porto' }) // => "Teatro Poente"
 */
export function venue({ random }: Context, { online, category, city }: VenueArgs): string {
  if (online) return `Online via ${random.pick(onlinePlatforms)}`;
  const place = cityNamed(city);
  const { code, language } = countryNamed(place.country);
  const { grounds } = regionOf(code);
  const kinds: Readonly<Record<string, string>> =
    category === 'Sports'
      ? { Sports: grounds?.hall ?? ENGLISH_VENUES.Sports }
      : (venueKinds[code] ?? venueKinds[language] ?? ENGLISH_VENUES);
  const kind = random.pick(listOf(entry(kinds, category)));
  const quarter = random.pick(partsIn(code));
  // A city has one or two houses for congresses; and no house is called Centro Cultural Centro.
  const isOfTown = category === 'Conference' && grounds?.ofTown !== '' && random.chance(1 / 2);
  const name =
    isOfTown || kind.includes(quarter) ? withPreposition(place.local ?? place.name, grounds?.ofTown) : quarter;
  const called = kind.replace('*', name);
  return AMERICAN.has(code) ? called.replace(/(Cent|Theat)re/, '$1er') : called;
}

/**
 * What houses in a country are called after, by its ISO 3166-1 code: quarters, or names of their own.
 *
 * @example
 * partsIn('GB').includes('Riverside') // => true
 */
export function partsIn(code: string): readonly string[] {
  const { clubs } = regionOf(code);
  const parts = clubs.parts === ENGLISH_PARTS || clubs.nicknames === 'all' ? ENGLISH_HALLS : clubs.parts;
  return listOf(parts).filter((part) => !isStreet(part));
}

/** Countries that spell as the United States do. */
const AMERICAN: ReadonlySet<string> = new Set(['US', 'PH']);
