import { listOf } from './list-of.ts';

/** What stands before given names in login names. */
export const BEFORE: readonly string[] = listOf('its, just, the, real, hey');

/** What people say in them that they do. */
export const HOBBIES: readonly string[] = listOf(
  'runs, bakes, reads, climbs, paints, rides, knits, surfs, cooks, draws, sings, photo, codes',
);

/** What login names of two words are made of. */
export const TRAITS: readonly string[] = listOf(
  'blue, tiny, late, lazy, lucky, sunny, salty, quiet, rusty, midnight, sleepy, grumpy',
);
export const THINGS: readonly string[] = listOf(
  'panda, otter, fox, owl, raven, comet, maple, robot, noodle, turtle, goose, pirate, mango, coffee, badger, yeti',
);
