// Replaces `faker.ts` in the generator script of a tree. Faker itself is in a script of its own, which only some trees
// need.
import type { makeFakerGenerators as Make } from './faker.ts';

/**
 * Makes generators from methods of faker, which another script of the page provides.
 *
 * @throws Error when the script with faker is not loaded
 */
export function makeFakerGenerators(...names: Parameters<typeof Make>): ReturnType<typeof Make> {
  const { mockgenFaker } = globalThis as { mockgenFaker?: typeof Make };
  if (!mockgenFaker) throw new Error('its fields need faker, which is not loaded');
  return mockgenFaker(...names);
}
