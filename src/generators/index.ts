import { ownGenerators } from './own.ts';
import * as registry from './registry.ts';

export { FieldContext, fieldKey } from './context.ts';
export type { Context } from './context.ts';
export { toJson } from './json.ts';
export { hashWords, Random } from './random.ts';
export type { Words } from './random.ts';

/** The named generators, by name: those of the service, and those that take their values from the spec. */
export type Generators = typeof registry & typeof ownGenerators;

/** Every generator by its name: a function of a {@link Context} and, for most, an object of arguments. */
export const generators: Generators = { ...registry, ...ownGenerators };
