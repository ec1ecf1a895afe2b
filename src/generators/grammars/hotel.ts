import { fill } from '../grammar.ts';
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
    const former = formerOf(name);
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
        // "A pub with rooms with ten rooms" would say it twice.
        size: isCounted && house !== 'pub' ? ` with ${counted(amount)} rooms` : '',
        quarters: `${isCounted ? `${counted(amount)} ` : ''}${rooms} rooms`,
        offers: offersOf(factsOf(about, house, amount, former), { house, place, former }, random, turn),
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
function factsOf({ topics = USUAL, stars = 0 }: About, house: string, rooms: number, former: string): Set<string> {
  const facts = new Set(topics);
  facts.add(stars > 3 ? 'fine' : 'plain');
  if (stars > 4) facts.add('grand');
  if (stars < 4) facts.add(stars === 1 || stars === 2 ? 'budget' : 'middle');
  if (rooms > 80) facts.add('large');
  else if (rooms <= 40 && stars < 5) facts.add('small');
  if (house === 'ryokan' || house === 'minshuku') facts.add('ryokan');
  else facts.add(house.startsWith('hanok') ? 'hanok' : 'western');
  if (house === 'ryokan') facts.add('kaiseki');
  if (house === 'pub') facts.add('pub');
  if (house !== 'hotel' && house !== 'boutique hotel') facts.add('house');
  if (former !== '') facts.add('former');
  if (THING_NAMES.filter((one) => facts.has(one)).length > 1) facts.add('things');
  return facts;
}

/** Amenities that a hotel is taken to have if its amenities are unknown. */
const USUAL: readonly string[] = ['free Wi-Fi', 'breakfast', 'air conditioning', 'lounge', 'luggage storage'];

/** A sentence on a matter, and what a hotel needs for it. */
interface Offer {
  readonly matter: number;
  readonly needs: readonly string[];
  /** The amenities among the needs. */
  readonly amenities: readonly string[];
  readonly says: string;
}

const OFFERS: readonly Offer[] = MATTERS.flatMap((sentences, matter) =>
  Object.entries(sentences).flatMap(([key, all]) => {
    const needs = key.split(', ');
    const amenities = needs.filter((one) => one in AMENITIES);
    return all.map((says) => ({ matter, needs, amenities, says }));
  }),
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

/** How many sentences follow the opening: each number as often as it comes in life. */
const LENGTHS = [0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4];

/** Returns sentences about what a hotel offers, each with a blank in front. No two are about the same amenity. */
function offersOf(
  facts: Set<string>,
  given: Readonly<Record<string, string>>,
  random: Random,
  turn: readonly Offer[],
): string {
  const count = Math.max(facts.has('grand') ? 2 : 0, random.pick(LENGTHS));
  const fitting = turn.filter(({ needs }) => needs.every((one) => facts.has(one)));
  const told = random.sample([...new Set(fitting.map(({ matter }) => matter))], count).toSorted((a, b) => a - b);
  let text = '';
  for (const one of told) {
    const offers = fitting.filter(({ matter, amenities }) => matter === one && amenities.every((a) => facts.has(a)));
    if (offers.length === 0) continue;
    const { amenities, says } = random.pick(offers);
    // What has been told is not told again.
    for (const amenity of amenities) facts.delete(amenity);
    let things: readonly string[] | undefined;
    text += ` ${fill(says, (slot) => {
      const word = given[slot] ?? HOTEL_WORDS[slot];
      if (word !== undefined) return typeof word === 'string' ? word : random.pick(word);
      things ??= thingsOf(facts, random);
      return (slot === 'things' ? series(things) : things.at(slot === 'first' ? 0 : -1)) ?? '';
    })}`;
  }
  return text;
}

const THING_NAMES: readonly string[] = Object.keys(THINGS);

/**
 * Takes two or three of the most distinctive amenities of a hotel from what there is to tell, and returns the words for
 * them in the order of {@link THINGS}.
 */
function thingsOf(facts: Set<string>, random: Random): readonly string[] {
  const there = THING_NAMES.filter((one) => facts.has(one)).slice(0, 6);
  const drawn = random.sample(there, random.int(2, 3));
  for (const one of drawn) facts.delete(one);
  return there.flatMap((one) => (drawn.includes(one) ? (THINGS[one] ?? []) : []));
}
