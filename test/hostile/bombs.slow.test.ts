import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

type Json = Readonly<Record<string, unknown>>;

const object = (properties: Json, more: Json = {}): Json => ({
  type: 'object',
  properties: { id: {}, ...properties },
  ...more,
});
const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const byName = (length: number, value: unknown): Json => Object.fromEntries(many(length, (at) => [`k${at}`, value]));
const nested = (depth: number): Json =>
  depth === 0 ? { type: 'string' } : { type: 'array', minItems: 20, items: nested(depth - 1) };

/** Small texts that ask for a lot, and what is said about each. */
const SCHEMAS: Readonly<Record<string, readonly [schema: unknown, said: string]>> = {
  'a closed list': [
    object({ n: { enum: many(20_000, (at) => at) } }),
    'n/enum: expected at most 10000 values, got 20000',
  ],
  'lists in lists': [object({ n: nested(8) }), 'expected lists with at most 10000 elements in all'],
  'a long list': [object({ n: { type: 'array', minItems: 100_000 } }), 'expected a list of at most 1000, got 100000'],
  'a long text': [object({ n: { type: 'string', minLength: 100_000 } }), 'a minLength of at most 10000, got 100000'],
  'many fields': [object(byName(200_000, { type: 'string' })), 'expected at most 1000 properties, got 200001'],
  'many required fields': [
    object({}, { required: many(200_000, (at) => `k${at}`) }),
    'expected at most 1000 properties',
  ],
  'a long pattern': [
    object({ n: { type: 'string', pattern: '^((a{1,1000}){1,1000}){1,1000}$' } }),
    'expected a pattern',
  ],
};

const faker = (generator: string, args: unknown): Json => ({
  resources: { notes: { fields: { id: {}, n: { generator, args: [args] } } } },
});

const CONFIGS: Readonly<Record<string, readonly [config: unknown, said: string]>> = {
  'weights of many values': [
    { resources: { notes: { fields: { id: {}, n: { choices: byName(20_000, 1) } } } } },
    'choices: expected at most 10000 values, got 20000',
  ],
  'many fields': [
    { resources: { notes: { fields: byName(20_000, {}) } } },
    'fields: expected at most 1000 fields, got 20000',
  ],
  'many patterns of files': [
    { schemas: many(5_000, (at) => `${at}*.json`) },
    'expected at most 1000 elements, got 5000',
  ],
  braces: [{ schemas: `${'{a,b}'.repeat(25)}.json` }, 'expected braces that stand for at most 1000 patterns'],
  'a long text of faker': [faker('faker:string.alphanumeric', { length: 1e8 }), 'more than 100000 random numbers'],
  'many words of faker': [faker('faker:lorem.words', 1e8), 'more than 100000 random numbers'],
};

const CASES = [
  ...Object.entries(SCHEMAS).map(([name, [schema, said]]) => [name, { schemas: 'a.json' }, schema, said] as const),
  ...Object.entries(CONFIGS).map(([name, [config, said]]) => [name, config, {}, said] as const),
];

// What Vitest takes to load the code of the command is no time of the command.
beforeAll(async () => {
  const dir = temporary();
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'mockgen.config.json'), JSON.stringify(faker('faker:lorem.words', 1)));
  await captureIn(dir, ['build', '--items', '1']);
}, 120_000);

it.each(CASES)('a bomb is refused in one line: %s', async (_, config, schema, said) => {
  const dir = temporary();
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'a.json'), JSON.stringify(schema));
  writeFileSync(join(dir, 'mockgen.config.json'), JSON.stringify(config));
  const start = process.cpuUsage();
  const { status, stderr } = await captureIn(dir, ['build', '--items', '5']);
  const { user } = process.cpuUsage(start);
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^error: [^\n]*\n/) as string });
  expect(stderr).toContain(said);
  // Of processor time, since other work can run on the machine.
  expect(user).toBeLessThan(2_000_000);
});

it('a document of 50,000 properties in YAML is read in time that grows with its length', async () => {
  const dir = temporary();
  writeFileSync(join(dir, 'a.yaml'), `type: object\nproperties:\n${many(50_000, (at) => `  k${at}: {}\n`).join('')}`);
  writeFileSync(join(dir, 'mockgen.config.json'), '{"schemas":"a.yaml"}');
  const start = process.cpuUsage();
  const { stderr } = await captureIn(dir, ['build']);
  expect(stderr).toContain('expected at most 1000 properties, got 50000');
  expect(process.cpuUsage(start).user).toBeLessThan(6_000_000);
});
