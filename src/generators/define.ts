import type { Json } from '../schema/index.ts';
import type { Arguments, FilledArgs, GivenArgs } from './arguments.ts';
import type { Context } from './context.ts';

/** An example call of a generator, with its result. */
interface Example<Args = object> {
  readonly args?: Args;
  /** The result for seed 42 in a field `example.<name>` of the record with id 1. Missing if it is long. */
  readonly value?: Json;
}

type Make<A, V> =
  {} extends GivenArgs<A> ? (context: Context, args?: GivenArgs<A>) => V : (context: Context, args: GivenArgs<A>) => V;

/** A generator: makes the values of a field from a context and arguments. */
export interface GeneratorDefinition<N extends string = string, A extends Arguments = Arguments, V = unknown> {
  readonly name: N;
  /** What the generator makes, in one to three sentences for authors of specs. */
  readonly makes: string;
  /** Whether only the built-in resources use the generator. Lists of generators leave it out. */
  readonly internal: boolean;
  readonly args: A;
  readonly examples: readonly Example[];
  readonly make: Make<A, V>;
}

/** The options of {@link defineGenerator}. */
interface Definition<N, A, V> {
  readonly name: N;
  readonly makes: string;
  /** Whether only the built-in resources use the generator. Default: false. */
  readonly internal?: true;
  /** The arguments of the generator, by name. Default: none. */
  readonly args?: A;
  readonly examples?: readonly Example<GivenArgs<NoInfer<A>>>[];
  /** Makes a value. Arguments with a default are always present. */
  make(context: Context, args: FilledArgs<NoInfer<A>>): V;
}

/**
 * Defines a generator. The types of its arguments follow from `args`.
 *
 * @example
 * defineGenerator({ name: 'one', makes: 'The number 1.', make: () => 1 }).make(context) // => 1
 */
export function defineGenerator<const N extends string, V, const A extends Arguments = {}>(
  definition: Definition<N, A, V>,
): GeneratorDefinition<N, A, V> {
  const { name, makes, internal = false, args = {}, examples = [] } = definition;
  const withDefault = Object.entries<Arguments[string]>(args).filter(([, { default: value }]) => value !== undefined);
  const defaults = Object.fromEntries(withDefault.map(([argument, { default: value }]) => [argument, value]));
  const names = Object.keys(defaults);
  const fill = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const missing = names.filter((argument) => given[argument] === undefined);
    return { ...given, ...Object.fromEntries(missing.map((argument) => [argument, defaults[argument]])) };
  };
  const call = (context: Context, given: Readonly<Record<string, unknown>> = {}): V => {
    for (const argument of names) {
      if (given[argument] === undefined) return definition.make(context, fill(given) as FilledArgs<A>);
    }
    return definition.make(context, given as FilledArgs<A>);
  };
  const required = Object.entries<Arguments[string]>(args).flatMap(([argument, { required: is }]) =>
    is ? [argument] : [],
  );
  const filled = (context: Context, given: FilledArgs<A>): V => definition.make(context, given);
  const make = Object.assign(call, { defaults, required, filled });
  // Whether `make` may be called without arguments depends on A, and `args` is {} only where A is.
  return { name, makes, internal, args, examples, make } as unknown as GeneratorDefinition<N, A, V>;
}
