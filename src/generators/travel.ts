import { cityNamed, countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { eventTitle } from './grammars/event.ts';
import { AMENITIES } from './lists/amenities.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { onlinePlatforms, venueKinds, venueNames } from './lists/venues.ts';
import { regionOf } from './regions/index.ts';
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
}

/** For {@link hotel_rooms}. */
interface RoomsArgs {
  /** Least number of rooms. Default 6. */
  readonly min?: number;
  /** Greatest number of rooms. Default 600. */
  readonly max?: number;
  /** From 1 to 5. */
  readonly stars: number;
}

/** For {@link amenities}. */
interface AmenitiesArgs {
  /** From 1 to 5. */
  readonly stars: number;
}

/** For {@link event_title}. */
interface EventTitleArgs {
  /** The category of the event. */
  readonly category: string;
}

/** For {@link venue}. */
interface VenueArgs extends EventTitleArgs {
  readonly online: boolean;
}

/** How often each number of stars comes. */
const STARS = { 1: 6, 2: 16, 3: 38, 4: 30, 5: 10 };

/**
 * The name of a hotel in the language of its city, used once in 20,000 records and more. The first records of a tree
 * have the shortest names; later ones bear the city, a quarter, a second word. Source: own lists, by region.
 *
 * @example
 * hotel_name(context, { city: 'Porto' }) // => "Pensão Madressilva"
 */
export function hotel_name(context: Context, { city }: HotelNameArgs): string {
  const place = cityNamed(city);
  const region = regionOf(countryNamed(place.country).code);
  const { and } = region.hotels;
  const [plain, withCity, words, parts] = [
    listOf(region.hotels.plain),
    listOf(region.hotels.withCity),
    listOf(region.hotels.words),
    listOf(region.clubs.parts),
  ];
  // A second word is never the first one: it is so many places further on.
  const further = words.slice(1);
  const forms = [
    [plain, words],
    [withCity, words],
    [withCity, words, parts],
    [withCity, words, parts, further],
  ] as const;
  const { form, index } = tierOf(
    context,
    forms.map((lists) => combinations(...lists)),
  );
  const [pattern = '', word = '', part = '', step = ''] = combination(index, ...(forms[form] ?? []));
  const second = words[(words.indexOf(word) + words.indexOf(step)) % words.length] ?? '';
  const name = step === '' ? word : `${word}${and}${second}`;
  const own = place.local ?? place.name;
  return pattern.replace('*', name).replace('@', part === '' ? own : `${part} ${own}`);
}

/**
 * A number of stars, mostly 3 or 4.
 *
 * @example
 * hotel_stars(context) // => 3
 */
export function hotel_stars({ random }: Context, { min = 1, max = 5 }: StarsArgs = {}): number {
  return Math.min(max, Math.max(min, Number(random.weighted(STARS))));
}

/**
 * A number of rooms: the more stars, the more, loosely.
 *
 * @example
 * hotel_rooms(context, { stars: 3 }) // => 26
 */
export function hotel_rooms({ random }: Context, { min = 6, max = 600, stars }: RoomsArgs): number {
  const most = min + ((max - min) * (stars + 1)) / 6;
  return Math.floor(random.skewed(min + stars * 4, most, 3));
}

/**
 * What a hotel offers, without repeats: three to five things for one star, up to ten for five. Source: own list, in
 * which everything has the fewest and the most stars of the houses that have it.
 *
 * @example
 * amenities(context, { stars: 1 }) // => ["lounge","breakfast","parking","lockers"]
 */
export function amenities({ random }: Context, { stars }: AmenitiesArgs): string[] {
  return random.sample(offeredAt(stars), random.int(2 + stars, 5 + stars));
}

/** By the number of stars: what such a hotel can offer, listed when it is first asked for. */
const offers: Map<number, readonly string[]> = new Map();

function offeredAt(stars: number): readonly string[] {
  let names = offers.get(stars);
  if (!names) {
    const offered = Object.entries(AMENITIES).filter(([, { from, to = 5 }]) => from <= stars && stars <= to);
    offers.set(stars, (names = offered.map(([name]) => name)));
  }
  return names;
}

/**
 * The title of an event, unique by construction within its category for thousands of records. Source: own lists.
 *
 * @example
 * event_title(context, { category: 'Workshop' }) // => "Piano Club: Questions and Answers"
 */
export function event_title(context: Context, { category }: EventTitleArgs): string {
  return eventTitle(context, category);
}

/**
 * Where an event takes place: a hall of a kind that suits it, or a coined platform. Source: own lists.
 *
 * @example
 * venue(context, { online: true, category: 'Workshop' }) // => "Online via Lantern Rooms"
 */
export function venue({ random }: Context, { online, category }: VenueArgs): string {
  if (online) return `Online via ${random.pick(onlinePlatforms)}`;
  return `${random.pick(venueNames)} ${random.pick(entry(venueKinds, category))}`;
}
