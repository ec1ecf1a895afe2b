import { fill } from '../grammar.ts';
import type { Slots } from '../grammar.ts';
import { AMENITIES, AMENITY_WORDS } from '../lists/amenities.ts';
import type { Random } from '../random.ts';
import { kindOf } from '../travel.ts';
import { turn } from '../turns.ts';
import { GRAND, MODEST, MOTEL, SIMPLE, UPPER } from './hotel-rules.ts';
import { SPELT } from './wording.ts';
import type { About, Subject } from './subject.ts';

/** The rules for some houses of up to three stars. */
const PARTS: Readonly<Record<string, string>> = { motel: 'motel', 'guest house': 'modest' };

/** Short texts about a hotel, made of what it has: rooms, an address, amenities. */
export const hotel: Subject = {
  rules: {
    arrival: ['13:00', '14:00', '15:00', '16:00'],
    leaving: ['10:00', '10:30', '11:00', '11:30'],
    size: ['22', '23', '24', '26', '28', '30', '32'],
    least: ['three', 'four', 'five', 'six', 'seven'],
    small: ['11', '12', '13', '14', '15', '16'],
    list: ['Facilities include {f}, {g}, and {h}.', 'The {house} also has {f} and {g}.', 'We offer {f}, {g}, and {h}.'],
    spot: ['in the centre of {place}', 'in central {place}', 'on a side street in the centre'],
  },
  parts: { modest: MODEST, motel: MOTEL, simple: SIMPLE, upper: UPPER, grand: GRAND },
  read(about, random, turning) {
    const { name = 'The hotel', place = 'the city', stars = 0, amount = random.int(12, 90) } = about;
    const house = houseOf(name);
    return {
      part: stars > 4 ? 'grand' : stars > 3 ? 'upper' : (PARTS[house] ?? 'simple'),
      slots: {
        name,
        place,
        rooms: String(amount),
        few: few(amount, random),
        floors: SPELT[Math.min(9, 2 + Math.floor(amount / 30))] ?? '',
        house,
        former: amount > 120 ? LARGE_FORMER : SMALL_FORMER,
        built: String(random.int(1884, 1938)),
        year: String(random.int(1951, 1996)),
        recent: String(random.int(2016, 2025)),
        ...sizesOf(amount, stars, random),
        ...saidOf(
          about,
          amount,
          random,
          turning ? turn(turning, PAGE, 'amenity') : random.int(0, SENTENCES.length - 1),
        ),
      },
    };
  },
};

/** What a house was before it was a hotel: a small one, and a large one. */
const SMALL_FORMER = ['printing works', 'school', 'post office', 'clinic', 'bank', 'shirt factory', 'dairy'];
const LARGE_FORMER = ['hospital', 'warehouse', 'department store', 'ministry', 'brewery', 'head post office'];

/** What to call the house. */
function houseOf(name: string): string {
  // A city may be called like a kind of house.
  const kind = name.startsWith('Hotel ') ? undefined : kindOf(name);
  if (/\bMot(?:el|or)\b/.test(name)) return 'motel';
  return kind === 'modest' ? 'guest house' : kind === 'small' ? 'inn' : 'hotel';
}

/** A number of so many things: in words below ten. */
const told = (count: number): string => (count < 10 ? (SPELT[count] ?? '') : String(count));

/** A small number in words: no more than a house of so many rooms has of most things. */
function few(rooms: number, random: Random): string {
  return told(rooms < 80 ? random.int(2, rooms < 25 ? 3 : 6) : random.int(4, 9));
}

/** What follows from the number of rooms: how many work there, and who owns it. */
function sizesOf(rooms: number, stars: number, random: Random): Slots {
  const each = (stars > 4 ? 1 : stars > 3 ? 0.85 : 0.2) * (1 + random.next() / 2);
  return {
    staff: told(Math.max(3, Math.round(rooms * each))),
    old: rooms < 50 ? 'Two old houses joined into one' : 'An old building and a new wing',
    run: rooms < 40 ? ['Family-run', 'Privately owned'] : ['Independently owned', 'Under the same owners'],
  };
}

/**
 * What the house has, in three phrases and three sentences, and what it does without; what most others also have comes
 * last.
 */
function saidOf(
  { topics = ['breakfast', 'free Wi-Fi', 'lounge', 'garden'], stars = 0 }: About,
  rooms: number,
  random: Random,
  start: number,
): Slots {
  const words = (slot: string): string => {
    if (slot === 'few') return few(rooms, random);
    if (slot === 'two') return told(random.int(2, rooms < 80 ? 3 : 6));
    if (slot === 'spaces') return String(random.int(4, Math.max(8, Math.min(60, rooms >> 1))));
    if (slot === 'seats') return String(2 * random.int(8, Math.max(14, Math.min(90, rooms >> 1))));
    return random.pick(AMENITY_WORDS[slot] ?? []);
  };
  const special = topics.filter((one) => (stars > 3 ? FINE : SPECIAL).has(one));
  const [first, second, third] = sentencesOn(topics, words, start);
  const said = new Set([first?.amenity, second?.amenity, third?.amenity]);
  const unsaid = (some: readonly string[]): string[] => some.filter((one) => !said.has(one));
  let others = unsaid(special);
  if (others.length < 3) others = unsaid(topics);
  const [f = '', g = '', h = ''] = random
    .sample(others.length < 3 ? topics : others, 3)
    .map((one) => random.pick(AMENITIES[one]?.told ?? [one]));
  const lacked = LACKS.flatMap(([one, text]) => (topics.includes(one) ? [] : text));
  return {
    f,
    g,
    h,
    say: first?.texts ?? [],
    also: second?.texts ?? [],
    more: third?.texts ?? [],
    lack: lacked.length > 0 ? lacked : 'Extra beds are not available.',
  };
}

/** All that is said, with what it is said of. */
const SENTENCES: readonly (readonly [amenity: string, text: string])[] = Object.entries(AMENITIES).flatMap(
  ([one, { said }]) => said.map((text) => [one, text] as const),
);

/** What to say where an amenity is missing. */
const LACKS: readonly (readonly [amenity: string, text: string])[] = Object.entries(AMENITIES).flatMap(
  ([one, { lacked }]) => (lacked === undefined ? [] : [[one, lacked] as const]),
);

/** So many neighbours begin with sentences of their own: each looks first at every such one of the list. */
const PAGE = 25;

/** What is told of one amenity. */
interface Said {
  readonly amenity: string;
  readonly texts: readonly string[];
}

/** Sentences on three of some amenities. Neighbours look for them in different places, so that they seldom say the same. */
function sentencesOn(some: readonly string[], words: (slot: string) => string, start: number): readonly Said[] {
  const found: Said[] = [];
  for (let step = 0; step < SENTENCES.length && found.length < 3; step++) {
    const [amenity = '', text = ''] = SENTENCES[(start + step * PAGE) % SENTENCES.length] ?? [];
    if (!some.includes(amenity) || found.some((one) => one.amenity === amenity)) continue;
    found.push({ amenity, texts: [fill(text, words)] });
  }
  return found;
}

/** What is worth telling of a fine house: few simple ones have it. */
const FINE: ReadonlySet<string> = new Set(
  Object.entries(AMENITIES).flatMap(
    ([
      name,
      {
        share: [one, two],
      },
    ]) => (one <= 15 && two <= 20 ? [name] : []),
  ),
);

/** What is worth telling of a simple house: not most others have it. */
const SPECIAL: ReadonlySet<string> = new Set(
  Object.entries(AMENITIES).flatMap(([name, { share }]) => (share[2] < 60 || name === 'breakfast' ? [name] : [])),
);
