import { arg } from './arguments.ts';
import { cityNamed, countryNamed } from './atlas.ts';
import { combination, combinations, shortestFormFirst } from './combinations.ts';
import { defineGenerator } from './define.ts';
import { hotelKinds } from './lists/hotel-kinds.ts';
import type { HotelKind } from './lists/hotel-kinds.ts';
import { listOf } from './lists/list-of.ts';
import { regionOf } from './regions/index.ts';
import type { Region } from './regions/index.ts';

/** How frequent hotels with one to five stars are, as weights. */
const STARS = { 1: 6, 2: 16, 3: 38, 4: 30, 5: 10 };
/** How frequent one and two stars are among modest hotels, such as guest houses, as weights. */
const MODEST_STARS = { 1: 35, 2: 65 };
/** How frequent three to five stars are among grand hotels, such as palaces, as weights. */
const GRAND_STARS = { 3: 20, 4: 50, 5: 30 };
/** How frequent one to four stars are among inns, as weights. */
const INN_STARS = { 1: 8, 2: 24, 3: 48, 4: 20 };
/** The largest number of rooms of an inn or a boutique hotel. */
const INN_ROOMS = 60;
/** The largest number of rooms of a guest house. */
const MODEST_ROOMS = 36;
/** The largest number of rooms of a manor. */
const GRAND_ROOMS = 180;
/** The smallest and the largest number of rooms of all other hotels, from one star to five. */
const ROOMS: readonly (readonly [number, number])[] = [
  [6, 60],
  [10, 150],
  [14, 260],
  [34, 420],
  [48, 520],
];

export const hotel_name = defineGenerator({
  name: 'hotel_name',
  makes: 'Name of a made-up hotel.',
  args: {
    city: arg.text('City, which most names mention.', { required: true }),
  },
  examples: [{ args: { city: 'Porto' }, value: 'Hotel Figueira Porto' }],
  make(context, { city }): string {
    const place = cityNamed(city);
    const region = regionOf(countryNamed(place.country).code);
    const { forms, sizes, words } = formsOf(region);
    const { form, index } = shortestFormFirst(context, sizes);
    // Hotels with neighbouring ids are named after different things, as long as there are short names left.
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
  },
});

/**
 * The forms of names of hotels in a region, the shortest first. A form consists of lists; one word of each makes a
 * name.
 */
interface HotelForms {
  readonly forms: readonly (readonly (readonly string[])[])[];
  /** How many names each form can make. */
  readonly sizes: readonly number[];
  readonly words: readonly string[];
}

/** The forms of hotel names in each region, filled on first use. */
const hotelForms: Map<Region, HotelForms> = new Map();

function formsOf(region: Region): HotelForms {
  let known = hotelForms.get(region);
  if (!known) {
    const withCity = listOf(region.hotels.withCity);
    const [words, parts] = [listOf(region.hotels.words), listOf(region.clubs.parts)];
    // The second word is chosen by its distance from the first one, so the two always differ.
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

export const hotel_stars = defineGenerator({
  name: 'hotel_stars',
  makes: 'Number of stars of a hotel.',
  args: {
    min: arg.number('Minimum number of stars.', { default: 1 }),
    max: arg.number('Maximum number of stars.', { default: 5 }),
    name: arg.text('Name of the hotel. A guest house has fewer stars than a palace.'),
  },
  examples: [{ value: 4 }, { args: { name: 'Pensão Madressilva' }, value: 2 }],
  make({ random }, { min, max, name = '' }): number {
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
  },
});

/**
 * Returns the kind of hotel that a word in its name stands for, such as `modest` for a guest house; undefined if no
 * word does.
 */
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

/** A hotel with a grand name, such as a palace, has at least this many rooms. */
const PALACE_ROOMS = 40;

export const hotel_rooms = defineGenerator({
  name: 'hotel_rooms',
  makes: 'Number of rooms of a hotel, by its stars and name.',
  args: {
    min: arg.number('Minimum number of rooms.', { default: 6 }),
    max: arg.number('Maximum number of rooms.', { default: 600 }),
    stars: arg.number('Number of stars of the hotel, from 1 to 5.', { required: true }),
    name: arg.text('Name of the hotel. A guest house is small.'),
  },
  examples: [{ args: { stars: 3 }, value: 49 }],
  make({ random }, { min, max, stars, name = '' }): number {
    const kind = kindOf(name);
    if (kind === 'modest' || kind === 'small') {
      const most = Math.min(max, name.startsWith('Hanok') ? 20 : kind === 'small' ? INN_ROOMS : MODEST_ROOMS);
      // More stars need more rooms.
      return Math.floor(random.low(Math.min(most, min + (stars - 1) * 4), most + 1));
    }
    if (kind === 'grand') {
      const most = /Boutique|charme|Petit/.test(name) ? INN_ROOMS : GRAND_ROOMS;
      return Math.floor(random.low(min + stars * 4, Math.min(max, most) + 1));
    }
    const [least, most] = ROOMS[stars - 1] ?? [min, max];
    // Nobody calls a hotel with a dozen rooms a palace.
    const fewest = kind === 'large' ? PALACE_ROOMS : min;
    return Math.floor(random.skewed(Math.max(fewest, least), Math.min(max, Math.max(most, 2 * fewest)) + 1));
  },
});
