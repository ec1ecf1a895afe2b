import type { Generators as Catalogued } from '../schema/index.ts';
import type { FakerMethod } from './faker.ts';
import { ownGenerators } from './own.ts';
import * as registry from './registry.ts';

export type { Faker } from '@faker-js/faker';
export { FieldContext, fieldKey } from './context.ts';
export type { Context } from './context.ts';
export type { FakerMethod } from './faker.ts';
export { toJson } from './json.ts';
export { missingArgs } from './needs.ts';
export { hashWords, Random } from './random.ts';
export type { Words } from './random.ts';

/** The named generators, by name: those of the service, and those that take their values from the spec. */
export type Generators = typeof registry & typeof ownGenerators;

/** Every generator by its name: a function of a {@link Context} and, for most, an object of arguments. */
export const generators: Generators = { ...registry, ...ownGenerators };

/**
 * The generators of a catalogue with fields that faker's methods give. Faker is loaded only where a name asks for it.
 *
 * @param names of generators; those of faker's are `faker:<module>.<method>`, and all others are left to {@link generators}
 * @returns rejects with MockgenError `spec_invalid` for a method that there is not, or that no field may use
 */
export async function fakerGenerators(names: Iterable<string>): Promise<Catalogued> {
  const ours = [...names].filter((name) => name.startsWith('faker:'));
  return ours.length === 0 ? {} : (await import('./faker.ts')).makeFakerGenerators(ours);
}

/** All methods of faker that a field may name, with a value each may give. */
export async function fakerMethods(): Promise<readonly FakerMethod[]> {
  return (await import('./faker.ts')).listFakerMethods();
}
