import { listOf } from './list-of.ts';

/** Words that precede given names in usernames. */
export const BEFORE: readonly string[] = listOf('its, just, the, real, hey');

/** Activities that people mention in usernames. */
export const HOBBIES: readonly string[] = listOf(
  'runs, bakes, reads, climbs, paints, rides, knits, surfs, cooks, draws, sings, photo, codes',
);

/** Adjectives for usernames of two words. */
export const TRAITS: readonly string[] = listOf(
  'blue, tiny, late, lazy, lucky, sunny, salty, quiet, rusty, midnight, sleepy, grumpy',
);
export const THINGS: readonly string[] = listOf(
  'panda, otter, fox, owl, raven, comet, maple, robot, noodle, turtle, goose, pirate, mango, coffee, badger, yeti',
);
