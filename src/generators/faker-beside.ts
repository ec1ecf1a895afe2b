// Takes the place of `faker.ts` in the scripts of a tree: a tree whose resources need faker has it in a script beside them.
import type { makeFakerGenerators as Make } from './faker.ts';

/** @throws Error when the script with faker is not loaded */
export function makeFakerGenerators(...names: Parameters<typeof Make>): ReturnType<typeof Make> {
  const { mockgenFaker } = globalThis as { mockgenFaker?: typeof Make };
  if (!mockgenFaker) throw new Error('its fields need faker, which is not loaded');
  return mockgenFaker(...names);
}
