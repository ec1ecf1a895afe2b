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
export { hashWords, Random } from './random.ts';
export type { Words } from './random.ts';

type Registered = (typeof registry)[number];

/** The functions of the generators, by name. */
export type Generators = { readonly [G in Registered as G['name']]: G['make'] };

/** Every generator by its name: a function of a {@link Context} and, for most, an object of arguments. */
// The list has a generator for each name of the type, with its function.
export const generators = Object.fromEntries(registry.map(({ name, make }) => [name, make])) as unknown as Generators;

/** The definitions of all generators, by name. */
export const definitions: ReadonlyMap<string, GeneratorDefinition> = new Map(
  registry.map((definition) => [definition.name, definition as GeneratorDefinition]),
);

/**
 * Makes generators of those names that are methods of faker. Faker is loaded only if there is such a name.
 *
 * @param names of generators; those of faker's are `faker:<module>.<method>`, and all others are left to {@link generators}
 * @returns rejects with MockgenError `spec_invalid` for a method that there is not, or that no field may use
 */
export async function fakerGenerators(names: Iterable<string>): Promise<Catalogued> {
  const ours = [...names].filter((name) => name.startsWith('faker:'));
  return ours.length === 0 ? {} : (await import('./faker.ts')).makeFakerGenerators(ours);
}

/** Lists the methods of faker that a field may name, each with an example. */
export async function fakerMethods(): Promise<readonly FakerMethod[]> {
  return (await import('./faker.ts')).listFakerMethods();
}
