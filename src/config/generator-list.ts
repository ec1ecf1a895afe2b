import { definitions, fakerMethods, type Argument, type GeneratorDefinition } from '../generators/index.ts';
import type { Json } from '../schema/index.ts';

/** A generator that a field can name. */
export interface ListedGenerator {
  readonly name: string;
  /** What the generator makes, in one to three sentences. Missing for a method of faker. */
  readonly makes?: string;
  /** The arguments by name. Missing for a method of faker, whose arguments are a list. */
  readonly args?: readonly ListedArgument[];
  /** A value that the generator makes. Missing if it is long, or needs arguments of a record. */
  readonly example?: Json;
  /** The arguments with which the generator makes the example. */
  readonly exampleArgs?: object;
}

/** An argument of a generator. */
export interface ListedArgument {
  readonly name: string;
  /** Type of the value, such as `number` or `low | wide`. */
  readonly takes: string;
  readonly meaning: string;
  readonly required: boolean;
  /** Value of the argument if a field does not give it. Missing if there is no default. */
  readonly default?: Json;
}

function listArgument(name: string, argument: Argument): ListedArgument {
  const { kind, words = [], meaning, required = false } = argument;
  return {
    name,
    takes: kind === 'word' ? words.join(' | ') : kind,
    meaning,
    required,
    // The defaults of generators are JSON.
    ...(argument.default !== undefined && { default: argument.default as Json }),
  };
}

function listGenerator({ name, makes, args, examples }: GeneratorDefinition): ListedGenerator {
  const example = examples.find(({ value }) => value !== undefined);
  return {
    name,
    makes,
    args: Object.entries(args)
      .filter(([, { internal }]) => !internal)
      .map(([argument, definition]) => listArgument(argument, definition)),
    ...(example?.value !== undefined && { example: example.value }),
    ...(example?.args && { exampleArgs: example.args }),
  };
}

/**
 * Lists the generators that a field may use: our own in alphabetical order, then the methods of faker. Generators and
 * arguments that only built-in resources use are left out.
 */
export async function listGenerators(): Promise<readonly ListedGenerator[]> {
  const ours = [...definitions.values()].filter(({ internal }) => !internal).map(listGenerator);
  return [...ours, ...(await fakerMethods())];
}
