import { wordsOf, picture } from '../svg.ts';
import { buildings } from '../lists/hotel-buildings.ts';
import type { Building } from '../lists/hotel-buildings.ts';
import type { Words } from '../random.ts';
import type { Details } from './kind.ts';
import { scene } from './scene.ts';

const houses = Object.values(buildings);

/**
 * The drawing may take at most this many bytes in the URI; the whole picture, with the root element of the SVG, then
 * has 600.
 */
const ROOM = 486;

/** Names of the kinds of light in which hotels are drawn. */
const LIGHTS = ['day', 'morning', 'dusk', 'sunset', 'night', 'day', 'afternoon', 'dusk'] as const;

/** The kind of building for each word in a hotel's name that suggests one. */
const byWord: ReadonlyMap<string, Building> = new Map(
  houses.flatMap((house) => (house.words ?? []).map((word) => [word, house] as const)),
);

/** Draws a building of the kind that the name suggests, or else one that fits country and stars. */
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
