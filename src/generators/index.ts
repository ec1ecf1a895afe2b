import type { Generators as Catalogued } from '../schema/index.ts';
import type { GeneratorDefinition } from './define.ts';
import type { FakerMethod } from './faker.ts';
import { registry } from './registry.ts';

export type { Faker } from '@faker-js/faker';
export { FieldContext, fieldKey } from './context.ts';
export type { Context } from './context.ts';
export type { Argument, ArgumentKind, Arguments } from './arguments.ts';
export type { GeneratorDefinition } from './define.ts';
export type { FakerMethod } from './faker.ts';
export { toJson } from './json.ts';
export { timeZones } from './place-details.ts';
export { countries } from './lists/places.ts';
export { hashWords, permute, Random, unpermute } from './random.ts';
export { slotsFor } from './slots.ts';
export type { Words } from './random.ts';

type Registered = (typeof registry)[number];

/** The types of the functions of all generators, by name. */
export type Generators = { readonly [G in Registered as G['name']]: G['make'] };

/**
 * The functions of all generators, by name. Each takes a {@link Context} and, in most cases, an object of arguments.
 */
// The type is computed from the same registry, so the object has exactly its keys.
export const generators = Object.fromEntries(registry.map(({ name, make }) => [name, make])) as unknown as Generators;

/** The definitions of all generators, by name. */
export const definitions: ReadonlyMap<string, GeneratorDefinition> = new Map(
  registry.map((definition) => [definition.name, definition as GeneratorDefinition]),
);

/**
 * Makes the generators for those names that stand for methods of faker. Faker is loaded only if there are any.
 *
 * @param names names of generators; those that do not have the form `faker:<module>.<method>` are ignored
 * @returns generators by name; rejects with MockgenError `spec_invalid` for a method that is unknown or that no field
 *   may use
 */
export async function fakerGenerators(names: Iterable<string>): Promise<Catalogued> {
  const ours = [...names].filter((name) => name.startsWith('faker:'));
  return ours.length === 0 ? {} : (await import('./faker.ts')).makeFakerGenerators(ours);
}

/** Lists the methods of faker that a field may use, each with an example. */
export async function fakerMethods(): Promise<readonly FakerMethod[]> {
  return (await import('./faker.ts')).listFakerMethods();
}
