import * as registry from './registry.ts';

export { FieldContext, fieldKey } from './context.ts';
export type { Context } from './context.ts';
export { hashWords } from './random.ts';

/** The named generators, by name. */
export type Generators = typeof registry;

/** Every generator by its name: a function of a {@link Context} and, for most, an object of arguments. */
export const generators: Generators = registry;
