import { arg } from './arguments.ts';
import { cityNamed } from './atlas.ts';
import { defineGenerator } from './define.ts';
import { dearness } from './hotel-prices.ts';
import { kindOf } from './hotels.ts';
import { AMENITIES } from './lists/amenities.ts';
import { DINING, PUB } from './lists/hotel-kinds.ts';
import { cities } from './lists/places.ts';
import { surroundings } from './lists/surroundings.ts';

export const amenities = defineGenerator({
  name: 'amenities',
  makes: 'Amenities of a hotel; more of them for more stars.',
  args: {
    stars: arg.number('Number of stars of the hotel, from 1 to 5.', { required: true }),
    city: arg.text('City, whose climate decides about outdoor pools. Default: a warm one.'),
    rooms: arg.number('Number of rooms. Large hotels have more amenities.', { default: 0 }),
    name: arg.text('Name of the hotel. A guest house has fewer amenities.'),
  },
  examples: [
    {
      args: { stars: 1 },
      value: ['free Wi-Fi', 'breakfast', 'family rooms', 'pets allowed', 'vending machine', 'terrace'],
    },
  ],
  make({ random }, { stars, city, rooms, name = '' }): string[] {
    const isCold = city !== undefined && (Math.abs(cityNamed(city).latitude) > COLD || coldCities.has(city));
    const isHot = city !== undefined && hotCities.has(city);
    const isSouth = city !== undefined && Math.abs(cityNamed(city).latitude) < MILD && !highCities.has(city);
    const isAmerican = city !== undefined && americanCities.has(city);
    const isDry = city !== undefined && cityNamed(city).country === 'Saudi Arabia';
    const kind = kindOf(name);
    const isHomely = kind === 'modest' || kind === 'small';
    const isTiny = rooms > 0 && rooms < SMALL;
    const tooMuch = tooMuchFor(stars, rooms, dearness(city ?? ''));
    // Traditional houses around a courtyard have one floor.
    const isLow = (kind === 'modest' && rooms <= LARGE) || /^(?:Dar|Hanok)\b/.test(name);
    // A pub with rooms: guests check in at the bar, and the rooms are upstairs.
    const isPub = PUB.test(name) && stars < 4 && rooms <= LARGE;
    const isSure = (one: string): boolean =>
      (one === 'garden' && /gar[dt]en|jardin/i.test(name)) ||
      (one === 'air conditioning' && (isHot || (isSouth && stars > 1))) ||
      (one === 'wheelchair access' && isAmerican) ||
      (one === 'bar' && PUB.test(name)) ||
      (one === 'restaurant' && (rooms > 2 * LARGE || DINING.test(name))) ||
      (stars > 3 && EXPECTED.has(one)) ||
      (stars > 4 && EXPECTED_OF_FIVE.has(one)) ||
      (one === 'fitness room' && stars > 3 && rooms > 2 * LARGE) ||
      (rooms > LARGE && LARGE_HAVE.has(one));
    const offered = offeredAt(stars).filter(
      ([one]) =>
        !((isTiny || isHomely) && NOT_SMALL.has(one)) &&
        !(isPub && NOT_PUB.has(one)) &&
        !(isTiny && isHomely && one === '24-hour reception') &&
        !(isCold && one === 'outdoor pool') &&
        !(isDry && (one.endsWith('bar') || one.startsWith('pets'))) &&
        !(kind === 'modest' && rooms <= LARGE && NOT_MODEST.has(one) && !isSure(one)) &&
        !(isLow && (one === 'lift' || one === 'wheelchair access')) &&
        !tooMuch.has(one) &&
        // In a city, only expensive hotels and those in hot places have an outdoor pool.
        !(one === 'outdoor pool' && stars < 4 && city !== undefined && !isHot),
    );
    const weight = (one: string): number => {
      if (one === 'outdoor pool' && isHot && !isAmerican) return 2;
      if (isTiny && (one === 'lift' || one === 'bar' || one === 'wheelchair access')) return 0.4;
      return one === 'air conditioning' && city !== undefined && !isSouth && stars < 4 ? 0.3 : 1;
    };
    const there: string[] = [];
    for (const [one, share] of offered) if (random.chance((share * weight(one)) / 100) || isSure(one)) there.push(one);
    const isSpare = (one: string): boolean => SPARE.some(([spare, other]) => one === spare && there.includes(other));
    // The list begins with what most hotels have.
    for (const [one] of offered) {
      if (there.filter((some) => !isSpare(some)).length >= FEWEST) break;
      if (!there.includes(one)) there.push(one);
    }
    for (const [one, needed] of NEEDS) if (there.includes(one) && !there.includes(needed)) there.push(needed);
    const told = offered.flatMap(([one]) => (there.includes(one) && !isSpare(one) ? one : []));
    return isAmerican ? told.map((one) => AMERICAN[one] ?? one) : told;
  },
});

/** Returns the amenities that a hotel does not have: it is too small, or land in its city is too expensive. */
function tooMuchFor(stars: number, rooms: number, dear: number): ReadonlySet<string> {
  return new Set([
    ...(rooms > 0 && rooms < 100 ? NOT_MIDDLING : []),
    ...(rooms > 0 && rooms < SMALL && stars < 4 ? ['lift'] : []),
    ...((stars < 3 && dear > 1.2) || (dear > 1.4 && rooms < GARAGE_ROOMS) ? CARS : []),
  ]);
}

/** Names of amenities in American English, by their British names. */
const AMERICAN: Readonly<Record<string, string>> = { lift: 'elevator' };

/** Cities with cold winters. */
const coldCities: ReadonlySet<string> = new Set(surroundings.cold);

/** Cities with cool nights all year. */
const highCities: ReadonlySet<string> = new Set([...surroundings.peaks, 'Nairobi']);

/** All cities of the United States. */
const americanCities: ReadonlySet<string> = new Set(
  cities.filter(({ country }) => country === 'United States').map(({ name }) => name),
);

/** Cities in which every hotel has air conditioning: hot ones, and all of the United States. */
const hotCities: ReadonlySet<string> = new Set([...surroundings.warm, ...surroundings.desert, ...americanCities]);

/** Amenities that no guest house has, because it has no staff for them. */
const NOT_MODEST: ReadonlySet<string> = new Set(['24-hour reception', 'bar', 'lockers', 'restaurant']);

/** Amenities that no pub with rooms has. */
const NOT_PUB: ReadonlySet<string> = new Set([
  '24-hour reception',
  'lift',
  'wheelchair access',
  'shared kitchen',
  'lockers',
  'vending machine',
]);

/** Amenities that only hotels with at least 100 rooms have. */
const NOT_MIDDLING: ReadonlySet<string> = new Set(['indoor pool', 'airport shuttle', 'rooftop bar']);

/** Amenities for which a hotel needs space for cars. */
const CARS: ReadonlySet<string> = new Set(['parking', 'electric car charging', 'valet parking']);

/** A hotel with fewer rooms than this is small. */
const SMALL = 25;

/** Amenities that no small hotel, inn or guest house has, however many stars it has. */
const NOT_SMALL: ReadonlySet<string> = new Set([
  'outdoor pool',
  'indoor pool',
  'meeting rooms',
  'airport shuttle',
  'fitness room',
  'spa',
  'rooftop bar',
  'valet parking',
  'concierge',
]);

/** Amenities that every hotel with at least four stars has. */
const EXPECTED: ReadonlySet<string> = new Set(['breakfast', 'lift', '24-hour reception']);
/** Amenities that every hotel with five stars has. */
const EXPECTED_OF_FIVE: ReadonlySet<string> = new Set([
  'restaurant',
  'bar',
  'room service',
  'concierge',
  'air conditioning',
  'laundry service',
]);

/** Pairs of amenities: no hotel has the first without the second. */
const NEEDS: readonly (readonly [one: string, needed: string])[] = [
  ['electric car charging', 'parking'],
  ['valet parking', 'parking'],
  ['wheelchair access', 'lift'],
  ['room service', 'restaurant'],
  ['restaurant', 'breakfast'],
];

/** Pairs of amenities: a hotel that has the second leaves out the first. */
const SPARE: readonly (readonly [spare: string, other: string])[] = [
  ['indoor pool', 'outdoor pool'],
  ['vending machine', 'bar'],
  ['laundry room', 'laundry service'],
];

/** In cities with high prices, only hotels with at least this many rooms have parking, since they have a garage. */
const GARAGE_ROOMS = 150;

/** North of this latitude in degrees, and in cities with cold winters, no hotel has an outdoor pool. */
const COLD = 47;

/** South of this latitude in degrees, most hotels have air conditioning, except in cities with cool nights. */
const MILD = 46;

/** Minimum number of amenities of a hotel. */
const FEWEST = 3;

/** A hotel with more rooms than this is large. */
const LARGE = 60;
/** Amenities that every large hotel has. */
const LARGE_HAVE: ReadonlySet<string> = new Set(['lift', '24-hour reception']);

/**
 * Amenities that hotels can have, by number of stars, each with the percentage of hotels that have it; filled on first
 * use.
 */
const offers: Map<number, readonly (readonly [name: string, share: number])[]> = new Map();

function offeredAt(stars: number): readonly (readonly [name: string, share: number])[] {
  let known = offers.get(stars);
  if (!known) {
    const all = Object.entries(AMENITIES).map(([name, shares]) => [name, shares[stars - 1] ?? 0] as const);
    offers.set(stars, (known = all.filter(([, share]) => share > 0)));
  }
  return known;
}
