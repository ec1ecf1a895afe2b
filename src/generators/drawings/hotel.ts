import { wordsOf, picture } from '../svg.ts';
import { buildings } from '../lists/hotel-buildings.ts';
import type { Building } from '../lists/hotel-buildings.ts';
import type { Words } from '../random.ts';
import type { Details } from './kind.ts';
import { scene } from './scene.ts';

const houses = Object.values(buildings);

/** Bytes of a URI that the drawing may take: 600, but for the root. */
const ROOM = 486;

/** Lights that houses are shown in. */
const LIGHTS = ['day', 'morning', 'dusk', 'sunset', 'night', 'day', 'afternoon', 'dusk'] as const;

/** The kind of house that a word of a name tells. */
const byWord: ReadonlyMap<string, Building> = new Map(
  houses.flatMap((house) => (house.words ?? []).map((word) => [word, house] as const)),
);

/** A house of a kind that the name tells, or else of one that country and stars allow. */
export function hotel(title: string, dice: Words, { stars, country }: Details): string {
  const { fill, body } = scene(houseOf(title, dice[3], stars, country).drawing, lightOf(dice[2]), dice, ROOM);
  return picture('0,5,96,54', fill, body);
}

function houseOf(title: string, dice: number, stars: number | undefined, country: string | undefined): Building {
  const named = wordsOf(title)
    .map((word) => byWord.get(word))
    .find((house) => house !== undefined);
  if (named) return named;
  const fitting = houses.filter(
    (house) =>
      (stars === undefined || (house.stars[0] <= stars && stars <= house.stars[1])) &&
      (country === undefined || (house.countries?.includes(country) ?? true)),
  );
  const list = fitting.length > 0 ? fitting : houses;
  // The remainder is below the length.
  return list[dice % list.length] as Building;
}

function lightOf(dice: number): string {
  return LIGHTS[dice % LIGHTS.length] ?? 'day';
}
