import { dates } from './dates.ts';
import type { Law, Laws } from './law.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { reading } from './reading.ts';
import { sports } from './sports.ts';
import { things } from './things.ts';
import { tickets } from './tickets.ts';
import { travel } from './travel.ts';
import { words } from './words.ts';

/** The laws of single records, by file. */
export const groups: readonly Laws[] = [
  dates,
  media,
  money,
  people,
  places,
  reading,
  sports,
  things,
  tickets,
  travel,
  words,
];

/** The laws of single records by field, `users.age`. */
export const laws: ReadonlyMap<string, Law> = new Map(
  groups.flatMap((group) => Object.entries(group)).map(([path, law]) => [path, law] as const),
);
