import { builtins } from '../builtins.ts';
import { fakerMethods, FieldContext, fieldKey, generators, toJson } from '../generators/index.ts';
import { walkFields, type Json } from '../schema/index.ts';
import { DEFAULTS } from '../settings.ts';

/** A generator that a field may name. */
export interface ListedGenerator {
  readonly name: string;
  /** A value it gives. Default: it needs arguments. */
  readonly example?: Json;
  /** The arguments that the example took, where it did not do without. */
  readonly args?: unknown;
}

type Generate = (context: FieldContext, args: unknown) => unknown;

/** The arguments that fields of the service call a generator with, where they are plain values. */
function argsThere(name: string): readonly unknown[] {
  return builtins.resources.flatMap((resource) =>
    [...walkFields(resource)]
      .filter(([, { generator, args }]) => generator === name && args !== undefined)
      .map(([, { args }]) => args),
  );
}

/** Arguments for the generators that cannot do without, and whose arguments fields read from elsewhere. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  const: { value: 'draft' },
  choices: { choices: { new: 3, used: 1 } },
  pattern: { pattern: '[A-Z]{2}-[0-9]{4}' },
  number: { min: 0, max: 10, multipleOf: 0.5 },
};

/** Calls a generator for a value; undefined where it gives none with these arguments. */
function attempt(name: string, args: unknown): Json | undefined {
  const generate = Object.entries(generators).find(([other]) => other === name)?.[1] as unknown as Generate;
  try {
    const context = new FieldContext(Date.parse(DEFAULTS.refDate)).aim(fieldKey(DEFAULTS.seed, 'example', name), 1);
    const value = generate(context, args);
    return value === undefined || Number.isNaN(value) ? undefined : toJson(value);
  } catch {
    return undefined;
  }
}

/**
 * All generators that a field may name: ours, each with a value, and the methods of faker.
 *
 * @returns by name, ours first
 */
export async function listGenerators(): Promise<readonly ListedGenerator[]> {
  const ours = Object.keys(generators)
    .toSorted()
    .map((name): ListedGenerator => {
      const plain = Object.hasOwn(EXAMPLES, name) ? undefined : attempt(name, {});
      if (plain !== undefined) return { name, example: plain };
      for (const args of [EXAMPLES[name], ...argsThere(name)]) {
        const example = args === undefined ? undefined : attempt(name, args);
        if (example !== undefined) return { name, example, args };
      }
      return { name };
    });
  return [...ours, ...(await fakerMethods())];
}
