import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { titleCase } from './grammars/wording.ts';
import { AMENITIES } from './lists/amenities.ts';
import { entry } from './lists/entry.ts';
import { eventCategories } from './lists/events.ts';
import { hotelNames, hotelPatterns, hotelPatternsWithCity } from './lists/hotels.ts';
import { onlinePlatforms, venueKinds, venueNames } from './lists/venues.ts';

/** For {@link hotel_name}. */
interface HotelNameArgs {
  /** The city, which some names bear. */
  readonly city?: string;
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
 * The name of a hotel, unique by construction for as many records as there are names and patterns. Source: own lists.
 *
 * @example
 * hotel_name(context, { city: 'Porto' }) // => "Hotel Damson Porto"
 */
export function hotel_name(context: Context, { city }: HotelNameArgs = {}): string {
  const patterns = city === undefined ? hotelPatterns : [...hotelPatterns, ...hotelPatternsWithCity];
  const [pattern = '', name = ''] = compose(context, patterns, hotelNames);
  return fill(pattern, (slot) => (slot === 'city' ? (city ?? '') : name));
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
 * hotel_rooms(context, { stars: 3 }) // => 34
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
 * amenities(context, { stars: 1 }) // => ["pets allowed","bicycle rental","luggage storage"]
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
 * The title of an event, unique by construction within its category. Source: own lists.
 *
 * @example
 * event_title(context, { category: 'Workshop' }) // => "Introduction to Budget Planning"
 */
export function event_title(context: Context, { category }: EventTitleArgs): string {
  const { titles, subjects } = entry(eventCategories, category);
  const [title = '', subject = ''] = compose(context, titles, subjects);
  return titleCase(fill(title, () => subject));
}

/**
 * Where an event takes place: a hall of a kind that suits it, or a coined platform. Source: own lists.
 *
 * @example
 * venue(context, { online: true, category: 'Workshop' }) // => "Online via Openhall Online"
 */
export function venue({ random }: Context, { online, category }: VenueArgs): string {
  if (online) return `Online via ${random.pick(onlinePlatforms)}`;
  return `${random.pick(venueNames)} ${random.pick(entry(venueKinds, category))}`;
}
