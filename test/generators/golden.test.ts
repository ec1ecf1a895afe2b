import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definitions, FieldContext, fieldKey, toJson } from '../../src/generators/index.ts';
import { digestOf } from '../../src/tree/index.ts';
import { FITS, SAMPLES } from './golden/samples.ts';

// The first values of each generator with each of its arguments. After a change, `npx vitest run
// test/generators/golden.test.ts -u` writes the expected values again, and a reviewer reads the difference.

type Args = Readonly<Record<string, unknown>>;
type Make = (context: FieldContext, args?: Args) => unknown;
type Definition = NonNullable<ReturnType<typeof definitions.get>>;

const REF_DATE = Date.UTC(2026, 0, 1);
const SEEDS = [7, 9007199254740991] as const;

/** How many values of each seed are shown. */
const SHOWN = 3;

/** The records whose values the digests are of: the first ones, and some far behind, where other rules hold. */
const IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 40, 41, 99, 100, 701, 702, 5003, 5004, 20_001, 99_998, 99_999, 100_000,
];

/** Returns variants of some arguments: without each of them, and with other values of each. */
function variantsOf(args: Definition['args'], base: Args): readonly Args[] {
  const calls: Args[] = [base];
  for (const [name, { kind, words, required }] of Object.entries(args)) {
    const { [name]: given, ...others } = base;
    if (given !== undefined && !required) calls.push(others);
    const values = words ?? (SAMPLES[name] ?? SAMPLES[kind] ?? []).filter(FITS[kind]);
    for (const value of values)
      if (JSON.stringify(value) !== JSON.stringify(given)) calls.push({ ...others, [name]: value });
  }
  return calls;
}

/** Returns the arguments to call a generator with: those of its example and what it requires of them, and variants of both. */
function callsOf({ args, examples }: Definition): readonly Args[] {
  const [base = {}]: readonly Args[] = examples.flatMap(({ args: given }) => (given ? [given as Args] : []));
  const least = Object.fromEntries(Object.entries(base).filter(([name]) => args[name]?.required));
  const calls = [base, least].flatMap((one) => variantsOf(args, one));
  return [...new Map(calls.map((one) => [JSON.stringify(one), one])).values()];
}

function valuesOf({ name, make }: Definition, args: Args, seed: number): readonly string[] {
  const draw = make as Make;
  return IDS.map((id) => {
    const context = new FieldContext(REF_DATE).aim(fieldKey(seed, 'golden', name), id);
    try {
      return JSON.stringify(toJson(draw(context, args)));
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  });
}

const cut = (text: string): string => (text.length <= 60 ? text : `${text.slice(0, 60)}…`);

function lineOf(definition: Definition, args: Args): string {
  const all = SEEDS.map((seed) => valuesOf(definition, args, seed));
  const first = all.map((some) => [...new Set(some.slice(0, SHOWN))]);
  const shown = first.map((some) => some.map(cut).join(', ')).join(' / ');
  return `  ${JSON.stringify(args)} → ${shown} #${digestOf(all.join('\n')).slice(0, 8)}`;
}

const files = readdirSync('src/generators').flatMap((file) => {
  const text = readFileSync(`src/generators/${file.endsWith('.ts') ? file : 'index.ts'}`, 'utf8');
  const names = [...text.matchAll(/^export const \w+ = define\w+\(\{?\s*(?:name: )?'(\w+)'/gm)].map(
    ([, name = '']) => name,
  );
  return names.length > 0 ? [[file, names] as const] : [];
});

describe('the values of the generators in', () => {
  it.each(files)('%s are the expected ones', async (file, names) => {
    const blocks = names.flatMap((name) => {
      const definition = definitions.get(name);
      return definition ? [[name, ...callsOf(definition).map((args) => lineOf(definition, args))].join('\n')] : [];
    });
    await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot(`./golden/${file.replace('.ts', '.txt')}`);
  });
});
