import { americanCities } from '../amenities.ts';
import { fill } from '../grammar.ts';
import type { Slots } from '../grammar.ts';
import { AMENITIES, AMENITY_WORDS } from '../lists/amenities.ts';
import { DINING, PUB } from '../lists/hotel-kinds.ts';
import type { Random } from '../random.ts';
import { kindOf } from '../hotels.ts';
import { rotationIndex } from '../rotation.ts';
import { BIG, DINERS, GRAND, LEADS, LOW, MODEST, PUBS, SIMPLE, UPPER } from './hotel-rules.ts';
import { counted, SPELT } from './wording.ts';
import { HOTEL_SHEET } from './sheets/hotel.ts';
import type { About, Subject } from './subject.ts';

/** Short texts about a hotel. They depend on its name, city, stars, number of rooms, and amenities. */
export const hotel: Subject = {
  sheet: HOTEL_SHEET,
  rules: {
    arrival: ['13:00', '14:00', '15:00', '16:00'],
    lead: LEADS,
  },
  parts: {
    modest: MODEST,
    pub: PUBS,
    diner: DINERS,
    low: LOW,
    simple: SIMPLE,
    big: BIG,
    upper: UPPER,
    grand: GRAND,
  },
  read(about, random, turning) {
    const { name = 'The hotel', place = 'the city', stars = 0, amount = random.int(12, 90) } = about;
    const house = houseOf(name);
    // A hotel called Old Bank was once a bank.
    const former = /Bank|Forge|Granary|Printworks|Tannery/.exec(name)?.[0].toLowerCase();
    const built = String(random.int(1884, 1938));
    const year = random.int(1951, 1996);
    return {
      part: stars > 4 ? 'grand' : stars > 3 ? 'upper' : partOf(name, house, amount, stars),
      slots: {
        name,
        place,
        rooms: counted(amount),
        few: few(amount, random),
        floors: SPELT[Math.min(9, 2 + Math.floor(amount / 30))] ?? '',
        house,
        stars: counted(stars),
        former: amount > 120 ? LARGE_FORMER : SMALL_FORMER,
        ...(former && { building: `a former ${former} from ${built}` }),
        built,
        year: String(year),
        // Nobody has run it before the building was one of the hotel.
        since: String(year + random.int(1, 18)),
        recent: String(random.int(2016, 2025)),
        ...saidOf(
          about,
          amount,
          random,
          ['say', 'also'].map((name) => (turning ? rotationIndex(turning, PAGE, name) : random.int(0, PAGE - 1))),
        ),
      },
    };
  },
  finish: (text, { place = '' }) =>
    americanCities.has(place)
      ? text
          .replace(AFTERNOON, (_, hour, minutes) => `${hour - 12}${minutes} pm`)
          .replace(/\blift(?=s?\b)/g, 'elevator')
      : text,
};

/** Matches a time of 13:00 or later, and captures the hour, and the minutes with their colon. */
const AFTERNOON = /\b(1[3-9]|2[0-3])(:\d\d)/g;

/** Former uses of the building of a small hotel. */
const SMALL_FORMER = ['printing works', 'school', 'post office', 'clinic', 'bank', 'shirt factory', 'dairy'];
/** Former uses of the building of a large hotel. */
const LARGE_FORMER = [
  'hospital',
  'warehouse',
  'department store',
  'insurance office',
  'flour mill',
  'head post office',
];

/** Returns the name of the set of rules by which texts about a hotel of up to three stars are written. */
function partOf(name: string, house: string, rooms: number, stars: number): string {
  if (PUB.test(name) && rooms <= 60) return 'pub';
  if (/Hanok|Minshuku|Ryokan/.test(name)) return 'low';
  if (DINING.test(name) && rooms < 40) return 'diner';
  if (house === 'guest house' || (stars === 1 && rooms < 30)) return 'modest';
  return rooms > 70 ? 'big' : 'simple';
}

/** Returns the word for the hotel: `pub`, `guest house`, `inn` or `hotel`. */
function houseOf(name: string): string {
  // Behind "Hotel", there can be a city that is called like a kind of hotel.
  const kind = name.startsWith('Hotel ') ? undefined : kindOf(name);
  if (/ Pub\b/.test(name)) return 'pub';
  return kind === 'modest' ? 'guest house' : kind === 'small' ? 'inn' : 'hotel';
}

/** Draws a small number, and writes it as a word. A hotel with fewer rooms gets a lower one. */
function few(rooms: number, random: Random): string {
  return counted(rooms < 80 ? random.int(2, rooms < 25 ? 3 : 6) : random.int(4, 9));
}

/**
 * Returns words for three placeholders: up to two sentences about amenities for `say` and `also` or, if there are none,
 * a general sentence for `more`.
 */
function saidOf(
  { topics: all = USUAL, stars = 0 }: About,
  rooms: number,
  random: Random,
  starts: readonly number[],
): Slots {
  const refined = stars > 4 ? all.filter((one) => REFINED.has(one)) : [];
  const topics = refined.length > 0 ? refined : all;
  const least = Math.max(8, Math.min(40, rooms >> 3));
  const words = (slot: string): string => {
    if (slot === 'few') return few(rooms, random);
    if (slot === 'spaces') return counted(random.int(least, Math.max(8, Math.min(60, rooms >> 1))));
    if (slot === 'seats') return String(5 * random.int(least >> 1, Math.max(6, Math.min(36, rooms >> 2))));
    return random.pick(AMENITY_WORDS[slot] ?? []);
  };
  const isFine = stars > 3;
  const texts = sentencesOn(topics, starts, isFine);
  const more = texts.length > 0 ? '' : (sentenceOn(topics, STRIDE * (starts[0] ?? 0), isFine) ?? '');
  const [say = '', also = ''] = texts.map((text) => ` ${fill(text, words)}`);
  return { say, also, more: more && ` ${fill(more, words)}` };
}

/** Begins sentences about amenities that hotels of four and five stars do not say. */
const PLAIN =
  /^(?:Breakfast is served at one|Breakfast is simple|There is a kettle|Pets pay|Babies|Children get|We have \{number\} bicycles|Bags can stay|Small dogs)/;

/** All sentences about amenities, rare amenities first, and whether only plain hotels say them. */
const SENTENCES: readonly (readonly [amenity: string, text: string, isPlain: boolean])[] = Object.entries(AMENITIES)
  .flatMap(([one, { said }]) => said.map((text) => [one, text, PLAIN.test(text)] as const))
  .toReversed();

/** Amenities that few hotels of three stars have: what a hotel of five stars tells about. */
const REFINED: ReadonlySet<string> = new Set(
  Object.keys(AMENITIES).filter((one) => (AMENITIES[one]?.share[2] ?? 0) < 16),
);

/** Amenities that a hotel is taken to have if its amenities are unknown. */
const USUAL: readonly string[] = Object.keys(AMENITIES).slice(0, 30);

/** The sentences in two halves. The first sentence of a text is from one, the second from the other. */
const HALVES = [0, 1].map((half) => SENTENCES.filter((_, at) => at % 2 === half));

/** Distance between the sentences of a half among which a hotel has a choice. */
const PAGE = 31;

/** Distance between the numbers of the sentences of neighbours that have no other sentence on an amenity. */
const STRIDE = 29;

/** Returns one of the sentences on some amenities, by a number; undefined if there is none. */
function sentenceOn(some: readonly string[], number: number, isFine: boolean): string | undefined {
  const fitting = SENTENCES.filter(([amenity, , isPlain]) => some.includes(amenity) && !(isPlain && isFine));
  return fitting[number % fitting.length]?.[1];
}

/**
 * Returns at most two sentences, each about another one of the amenities in `some`. They are taken from every 31st of
 * the sentences of each half, from an index on, so that 25 consecutive hotels have different ones.
 */
function sentencesOn(some: readonly string[], starts: readonly number[], isFine: boolean): readonly string[] {
  const found: Map<string, string> = new Map();
  for (const [half, list] of HALVES.entries()) {
    for (let at = starts[half] ?? 0; at < list.length; at += PAGE) {
      const [amenity = '', text = '', isPlain = false] = list[at] ?? [];
      if (!some.includes(amenity) || (isPlain && isFine) || found.has(amenity)) continue;
      found.set(amenity, text);
      break;
    }
  }
  return [...found.values()];
}
