import { expect, expectTypeOf, it } from 'vitest';
import type { NamedValue } from '../../src/config/named-value.ts';
import { typeByName } from '../../src/inference/meaning.ts';
import { TABLE } from '../../src/inference/table/index.ts';
import { SPELT } from '../../src/inference/words.ts';
import { createTree } from '../../src/testing/tree.ts';
import { createHandler } from '../../src/web/handler.ts';

/** The types that a name can tell to the compiler, as TypeScript has them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

/** The type that inference gives to a field of a resource that it knows nothing of. */
function typeOf(name: string): string | undefined {
  const shared = { noun: '', resources: new Map(), record: {} };
  // These are the parts of a scope that names are looked up with.
  return TYPES[typeByName({ shared, place: name, name } as unknown as Parameters<typeof typeByName>[0])];
}

const tableNames = TABLE.flatMap(({ names }) => names.split(',').map((name) => name.trim()));

/** The names of the table, and its short forms: up to three words, as longer ones end alike. The shortest come first. */
const NAMES = [...tableNames, ...Object.keys(SPELT)]
  .filter((name) => /^[a-z]+(?: [a-z]+){0,2}$/.test(name))
  .map((name) => name.replaceAll(' ', '_'))
  .toSorted((one, other) => one.split('_').length - other.split('_').length || (one < other ? -1 : 1));

/** The first words of flags: `can` in `can_comment`. */
const FLAGS = TABLE.flatMap(({ names, guesses }) =>
  guesses.boolean && Object.keys(guesses)[0] === 'boolean' ? names.split(',').map((name) => name.trim()) : [],
).flatMap((name) => /^([a-z]+) \*$/.exec(name)?.[1] ?? []);

/** Looks up a name as the compiler does. */
function lookUp(known: ReadonlyMap<string, string>, name: string): string | undefined {
  const whole = known.get(name);
  if (whole !== undefined) return whole;
  if (FLAGS.includes(name.split('_')[0] ?? '') && name.includes('_')) return 'boolean';
  for (let rest = name; rest.includes('_');) {
    rest = rest.slice(rest.indexOf('_') + 1);
    const found = known.get(rest);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns literals as a union, in lines of a readable length. */
function unionOf(names: readonly string[]): string {
  const lines = [''];
  for (const name of names.toSorted()) {
    const last = lines.at(-1) ?? '';
    if (last.length + name.length > 105) lines.push(`| '${name}'`);
    else lines[lines.length - 1] = `${last}${last === '' ? '| ' : ' | '}'${name}'`;
  }
  return lines.map((line) => `\n    ${line}`).join('');
}

it('types know the names of inference by the fewest words', { timeout: 120_000 }, async () => {
  const known = new Map<string, string>();
  for (const name of NAMES) {
    const type = typeOf(name);
    if (type !== undefined && lookUp(known, name) !== type) known.set(name, type);
  }
  const ofType = (type: string): string =>
    `  readonly ${type}:${unionOf([...known].flatMap(([name, each]) => (each === type ? [name] : [])))};\n`;
  const text = `// Written by \`npx vitest run test/config/named-value -u\`: the tables of inference, as types.

/** Last words of names, by the type of the values: the fewest from which the types of all names in the tables follow. */
export interface NamedWords {
${ofType('string')}${ofType('number')}${ofType('boolean')}}

/** First words of names whose values are true or false, but for names that have another type. */
export type FlagWord =${unionOf(FLAGS)};
`;
  await expect(text).toMatchFileSnapshot('../../src/config/named-words.ts');
});

const TEXTS =
  'city country created_at currency description email first_name last_name name phone slug street title updated_at url username';
const NUMBERS = 'age amount count price quantity rating stock total';

const withWords = (names: string): readonly string[] => names.split(' ').flatMap((name) => [name, `other_${name}`]);

const fieldsOf = (names: readonly string[]): Readonly<Record<string, { readonly description?: string }>> =>
  Object.fromEntries(names.map((name) => [name, {}]));

it.each(['things', 'customers', 'orders'])(
  'inference gives %s the types that names stand for',
  { timeout: 60_000 },
  async (noun) => {
    const names = { string: withWords(TEXTS), number: withWords(NUMBERS), boolean: ['is_new', 'has_parts'] };
    for (const [type, each] of Object.entries(names)) {
      const config = { resources: { [noun]: { items: 5, fields: fieldsOf(each) } } };
      const { get } = createHandler<Record<string, () => readonly { id: number }[]>>(
        await createTree({ config, api: { envelope: 'array' } }),
      );
      for (const { id: _, ...record } of await get(`/${noun}`)) {
        for (const [name, value] of Object.entries(record)) expect([name, typeof value]).toEqual([name, type]);
      }
    }
  },
);

it('the longest words that are known decide', () => {
  expectTypeOf<NamedValue<'title'>>().toEqualTypeOf<string>();
  expectTypeOf<NamedValue<'billing_city'>>().toEqualTypeOf<string>();
  expectTypeOf<NamedValue<'order_total_amount'>>().toEqualTypeOf<number>();
  expectTypeOf<NamedValue<'has_lift'>>().toEqualTypeOf<boolean>();
  expectTypeOf<NamedValue<'unitPrice'>>().toEqualTypeOf<number>();
  expectTypeOf<NamedValue<'sort_order'>>().toEqualTypeOf<string>();
  expectTypeOf<NamedValue<'canComment'>>().toEqualTypeOf<boolean>();
  expectTypeOf<NamedValue<'is_completed'>>().toEqualTypeOf<boolean>();
  expectTypeOf<NamedValue<'completed_at'>>().toEqualTypeOf<string>();
  expectTypeOf<NamedValue<'lat'>>().toEqualTypeOf<number>();
  expectTypeOf<NamedValue<'frobnication'>>().toEqualTypeOf<unknown>();
});
