import { fill } from '../grammar.ts';
import type { Slots } from '../grammar.ts';
import { kindOf } from '../hotels.ts';
import { AMENITIES } from '../lists/amenities.ts';
import { DINING, PUB } from '../lists/hotel-kinds.ts';
import { partOfSeed, rotationIndex } from '../rotation.ts';
import type { RotationContext } from '../rotation.ts';
import type { Random } from '../random.ts';
import { MATTERS } from './hotels/offers.ts';
import { OPENINGS } from './hotels/openings.ts';
import { HOTEL_WORDS, standardOf, THINGS } from './hotels/words.ts';
import type { About, Subject } from './subject.ts';
import { counted, series } from './wording.ts';

/** Short texts about a hotel. They depend on its name, city, stars, number of rooms, and amenities. */
export const hotel: Subject = {
  rules: { text: ['{opening}{offers}'], opening: OPENINGS },
  parts: {},
  read(about, random, turning) {
    const { name = 'The hotel', place = 'the city', stars = 0, amount = random.int(12, 90) } = about;
    const house = houseOf(name);
    const standard = standardOf(stars);
    const rooms = random.pick(standard.rooms);
    const isCounted = random.chance(0.45);
    const turn = turning ? (turnsOf(turning)[rotationIndex(turning, NEIGHBOURS, 'offers')] ?? []) : OFFERS;
    return {
      part: '',
      slots: {
        name,
        place,
        house,
        kind: kindFor(house, stars),
        quality: rooms,
        tone: random.pick(standard.tones),
        where: about.place === undefined ? 'in the city centre' : `${random.pick(PLACES)} ${place}`,
        size: isCounted ? ` with ${counted(amount)} rooms` : '',
        quarters: `${isCounted ? `${counted(amount)} ` : ''}${rooms} rooms`,
        offers: offersOf(factsOf(about, house, amount), { house, place, former: formerOf(name) }, random, turn),
      },
    };
  },
};

/** Where a hotel is, before the name of its city. */
const PLACES = ['in', 'in central', 'in central', 'in the heart of'];

/** Words for hotels, by what is in their names. */
const HOUSES: readonly (readonly [name: RegExp, house: string])[] = [
  [/Ryokan/, 'ryokan'],
  [/Minshuku/, 'minshuku'],
  [/Hanok/, 'hanok guest house'],
  [PUB, 'pub'],
  [DINING, 'inn'],
  [/Boutique|charme|Petit/, 'boutique hotel'],
  [/ Inn\b/, 'inn'],
  [/ Lodge\b/, 'lodge'],
];

/** Houses whose stars are not mentioned. */
const UNRATED: ReadonlySet<string> = new Set(['ryokan', 'minshuku', 'hanok guest house']);

/** Returns what the hotel is, with its stars: `three-star hotel`. */
function kindFor(house: string, stars: number): string {
  if (house === 'pub') return 'pub with rooms';
  return stars > 0 && !UNRATED.has(house) ? `${counted(stars)}-star ${house}` : house;
}

function houseOf(name: string): string {
  // Behind "Hotel", there can be a city that is called like a kind of hotel.
  if (name.startsWith('Hotel ')) return 'hotel';
  const known = HOUSES.find(([words]) => words.test(name));
  return known?.[1] ?? (kindOf(name) === 'modest' ? 'guest house' : 'hotel');
}

/** Returns what the building of a hotel called Old Bank once was; empty for other names. */
function formerOf(name: string): string {
  return /Bank|Forge|Foundry|Granary|Printworks|Ropewalk|Tannery/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Returns what sentences about a hotel can need: its amenities, standard, size, and kind. */
function factsOf({ topics = USUAL, stars = 0, name = '' }: About, house: string, rooms: number): ReadonlySet<string> {
  const isEastern = /ryokan|minshuku|hanok/.test(house);
  return new Set([
    ...topics,
    ...(topics.filter((one) => one in THINGS).length > 1 ? ['things'] : []),
    stars > 3 ? 'fine' : 'plain',
    ...(stars > 4 ? ['grand'] : []),
    ...(stars > 2 || stars === 0 ? (stars > 3 ? [] : ['middle']) : ['budget']),
    ...(rooms > 80 ? ['large'] : rooms <= 40 && stars < 5 ? ['small'] : []),
    isEastern ? (house.startsWith('hanok') ? 'hanok' : 'ryokan') : 'western',
    ...(house === 'ryokan' ? ['kaiseki'] : []),
    ...(house === 'hotel' || house.startsWith('boutique') ? [] : ['house']),
    ...(house === 'pub' ? ['pub'] : []),
    ...(formerOf(name) === '' ? [] : ['former']),
  ]);
}

/** Amenities that a hotel is taken to have if its amenities are unknown. */
const USUAL: readonly string[] = ['free Wi-Fi', 'breakfast', 'air conditioning', 'lounge', 'luggage storage'];

/** A sentence on a matter, and what a hotel needs for it. */
interface Offer {
  readonly matter: number;
  readonly needs: readonly string[];
  readonly says: string;
}

const OFFERS: readonly Offer[] = MATTERS.flatMap((sentences, matter) =>
  Object.entries(sentences).flatMap(([needs, all]) => all.map((says) => ({ matter, needs: needs.split(', '), says }))),
);
const SENTENCES: readonly string[] = OFFERS.map(({ matter, says }) => `${matter} ${says}`);

/** No two of this many consecutive hotels have a sentence in common. */
const NEIGHBOURS = 25;

/** The offers of one seed, by the turn of the hotels that may have them: those of the seed that was asked for last. */
let known: { readonly part: readonly string[]; readonly turns: readonly (readonly Offer[])[] } | undefined;

function turnsOf(context: RotationContext): readonly (readonly Offer[])[] {
  const part = partOfSeed(context, SENTENCES, 0.7);
  if (known?.part === part) return known.turns;
  const own = new Set(part);
  const offers = OFFERS.filter((_, at) => own.has(SENTENCES[at] ?? ''));
  const turns = Array.from({ length: NEIGHBOURS }, (_, turn) => offers.filter((_one, at) => at % NEIGHBOURS === turn));
  known = { part, turns };
  return turns;
}

/** How many sentences follow the opening: the weight of each number. */
const LENGTHS = { 0: 8, 1: 26, 2: 40, 3: 18, 4: 8 };

/** Returns sentences about what a hotel offers, each with a blank in front. No two are about the same amenity. */
function offersOf(facts: ReadonlySet<string>, given: Slots, random: Random, turn: readonly Offer[]): string {
  const fitting = turn.filter(({ needs }) => needs.every((one) => facts.has(one)));
  const matters = [...new Set(fitting.map(({ matter }) => matter))];
  const count = Math.max(facts.has('grand') ? 2 : 0, Number(random.weighted<string>(LENGTHS)));
  const told = random.sample(matters, count).toSorted((a, b) => a - b);
  const used: Set<string> = new Set();
  let text = '';
  for (const one of told) {
    const offers = fitting.filter(({ matter, needs }) => matter === one && !needs.some((need) => used.has(need)));
    if (offers.length === 0) continue;
    const { needs, says } = random.pick(offers);
    const things = needs.includes('things') ? thingsOf(facts, random) : [];
    for (const need of [...needs, ...things]) if (need in AMENITIES) used.add(need);
    const words = things.map((thing) => THINGS[thing] ?? '');
    const slots: Slots = { ...given, things: series(words), first: words[0] ?? '', last: words.at(-1) ?? '' };
    text += ` ${fill(says, (slot) => String(slots[slot] ?? random.pick(HOTEL_WORDS[slot] ?? [])))}`;
  }
  return text;
}

/** Draws two or three of the most distinctive amenities that a hotel has, in the order of {@link THINGS}. */
function thingsOf(facts: ReadonlySet<string>, random: Random): readonly string[] {
  const there = Object.keys(THINGS).filter((one) => facts.has(one));
  const drawn = random.sample(there.slice(0, 6), random.int(2, 3));
  return there.filter((one) => drawn.includes(one));
}
