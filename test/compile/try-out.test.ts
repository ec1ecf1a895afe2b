import { describe, expect, it } from 'vitest';
import { takeConfigWithoutDisk } from '../../src/config/in-memory/index.ts';
import { takeConfig } from '../../src/config/index.ts';
import type { FieldConfig } from '../../src/config/parse-field.ts';
import type { MockgenConfig } from '../../src/config/parse.ts';
import { MockgenError } from '../../src/errors.ts';

const configOf = (x: FieldConfig, more: MockgenConfig['resources'] = {}): MockgenConfig => ({
  resources: { books: { fields: { title: { generator: 'name' }, x } }, ...more },
});

async function faultOf(config: object, chosen: object = {}): Promise<string> {
  const error: unknown = await takeConfig({ ...config })
    .then((one) => one.catalogue(chosen))
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof Error)) return '';
  expect(error).toMatchObject({
    name: 'MockgenError',
    code: 'config_invalid',
    hint: expect.stringMatching(/^Correct/),
  });
  expect(error.message).not.toMatch(/[\n\r]/);
  return error.message;
}

const X = 'config: resources.books.fields.x';

const boom = (): never => {
  throw new Error('vboom\nover two lines');
};

/** A function of a config, whose type is made for those that fit. */
const value = (
  call: (random: { int(min: number, max: number): number }, ...read: readonly unknown[]) => unknown,
): object => ({
  value: call,
});

const type = (name: string, more: object = {}): object => ({ type: name, ...more });

const JSON_HAS = 'expected a value that JSON has, and its function gave';

describe('a function of a config', () => {
  it.each<[string, object, string]>([
    [
      'throws',
      { ...type('integer'), ...value(boom) },
      'expected a value, and its function threw: vboom over two lines',
    ],
    [
      'throws no error',
      // oxlint-disable-next-line no-throw-literal, only-throw-error
      {
        ...type('integer'),
        ...value(() => {
          throw 'text';
        }),
      },
      'expected a value, and its function threw: text',
    ],
    ['gives a text', { ...type('integer'), ...value(() => 'str') }, "expected an integer, and its function gave 'str'"],
    ['gives a part', { ...type('integer'), ...value(() => 1.5) }, 'expected an integer, and its function gave 1.5'],
    ['gives a flag', { ...type('string'), ...value(() => true) }, 'expected a text, and its function gave true'],
    ['gives a number', { ...type('boolean'), ...value(() => 1) }, 'expected true or false, and its function gave 1'],
    ['gives an object', { ...type('array'), ...value(() => ({})) }, 'expected a list, and its function gave an object'],
    [
      'gives a list',
      { ...type('object'), ...value(() => [1]) },
      'expected an object, and its function gave a list of 1',
    ],
    ['gives a promise', { ...type('object'), ...value(async () => 3) }, `${JSON_HAS} a promise`],
    ['gives a map', { ...type('object'), ...value(() => new Map()) }, `${JSON_HAS} a Map`],
    ['gives a function', { ...type('integer'), ...value(() => boom) }, `${JSON_HAS} a function`],
    ['gives NaN', { ...type('number'), ...value(() => Number.NaN) }, `${JSON_HAS} NaN`],
    ['gives NaN inside', { ...type('array'), ...value(() => [{ a: Number.NaN }]) }, `${JSON_HAS} NaN`],
    ['gives no date', { ...type('string'), ...value(() => new Date('x')) }, `${JSON_HAS} an invalid date`],
    [
      'gives nothing',
      { ...type('integer'), ...value(() => undefined) },
      'expected an integer, as it is not nullable, and its function gave null',
    ],
    ['is below', { ...type('integer'), min: 1, ...value(() => 0) }, 'expected at least 1, and its function gave 0'],
    ['is above', { ...type('number'), max: 1, ...value(() => 1.5) }, 'expected at most 1, and its function gave 1.5'],
  ])('%s', async (_, x, message) => {
    expect(await faultOf(configOf(x))).toBe(`${X}: ${message}`);
  });

  it('may return any JSON value', async () => {
    const fields: Readonly<Record<string, object>> = {
      day: { ...type('string', { format: 'date' }), ...value(() => '2024-02-29') },
      at: { ...type('string', { format: 'date-time' }), ...value(() => new Date(0)) },
      zone: { ...type('string', { format: 'date-time' }), ...value(() => '2026-01-31T08:00:00+01:00') },
      mail: { ...type('string', { format: 'email' }), ...value(() => 'zoë@bücher.example') },
      link: { ...type('string', { format: 'uri' }), ...value(() => 'data:,a') },
      big: { ...type('integer'), ...value(() => 7n) },
      some: { ...type('array'), ...value(() => [1, 'a', null, { b: undefined }]) },
      none: { ...type('null'), ...value(() => null) },
      seldom: { ...type('integer'), nullable: 0.5, ...value(() => null) },
      bounded: { ...type('integer'), min: 1, max: 2, ...value((random) => random.int(1, 2)) },
    };
    expect(await faultOf({ resources: { books: { fields } } })).toBe('');
  });

  it.each([
    ['date', '2026-02-30', 'a day such as 2026-01-31'],
    ['date', '2026-01-31T08:00:00.000Z', 'a day such as 2026-01-31'],
    ['date-time', '2026-01-31', 'a date-time such as 2026-01-31T08:00:00.000Z'],
    ['date-time', '2026-01-31T28:00:00.000Z', 'a date-time such as 2026-01-31T08:00:00.000Z'],
    ['uri', '/a', 'a URI such as https://example.com/a'],
    ['email', 'ada', 'an email address'],
  ])('gives a text of the format %s, and not %s', async (format, text, expected) => {
    const x = { type: 'string' as const, format, value: () => text };
    expect(await faultOf(configOf(x))).toBe(`${X}: expected ${expected}, and its function gave '${text}'`);
  });

  it('is reported at its place in the config: in objects, in lists, and behind a reference', async () => {
    const inner: FieldConfig = { type: 'integer', value: () => 'a' };
    const gave = "expected an integer, and its function gave 'a'";
    expect(await faultOf(configOf({ fields: { a: inner } }))).toBe(`${X}.fields.a: ${gave}`);
    expect(await faultOf(configOf({ items: { field: inner } }))).toBe(`${X}.items.field: ${gave}`);
    const nested = configOf({ items: { field: { fields: { a: { items: { field: inner } } } } } });
    expect(await faultOf(nested)).toBe(`${X}.items.field.fields.a.items.field: ${gave}`);
    // The copy comes first, and is as good as what it copies.
    const copying = { fields: { book_id: { references: 'books' }, x: { copy: 'book_id.x' } } };
    expect(await faultOf({ resources: { shelves: copying, ...configOf(inner).resources } })).toBe(`${X}: ${gave}`);
  });

  it('does not change a MockgenError that it throws', async () => {
    const x: FieldConfig = {
      type: 'integer',
      value: () => {
        throw new MockgenError('config_invalid', 'of its own', 'Correct it.');
      },
    };
    expect(await faultOf(configOf(x))).toBe('of its own');
  });
});

describe('a generator of a config', () => {
  it('is held to what its field says', async () => {
    expect(await faultOf(configOf({ generator: 'past_date', args: { after: 'x' } }))).toMatch(
      /^config: resources\.books\.fields\.x\.args: expected arguments that past_date takes, and it says: 'x' is not a date$/,
    );
    expect(await faultOf(configOf({ generator: 'course_topic', args: { skills: [] } }))).toBe(
      `${X}: expected a text, as it is not nullable, and course_topic gave null`,
    );
    expect(await faultOf(configOf({ generator: 'faker:number.int', type: 'string' }))).toMatch(
      /fields\.x: expected a text, and faker:number\.int gave \d+$/,
    );
    expect(await faultOf(configOf({ generator: 'uuid', format: 'email' }))).toMatch(
      /fields\.x: expected an email address, and uuid gave '/,
    );
  });

  it('is held to bounds beside it, also where it takes none', async () => {
    expect(await faultOf(configOf({ generator: 'price', min: -1, max: 1e9 }))).toBe('');
    expect(await faultOf(configOf({ generator: 'price', max: 0.5 }))).toMatch(
      /x: expected at most 0\.5, and price gave \d/,
    );
    expect(await faultOf(configOf({ generator: 'random_int', min: 1, max: 3 }))).toBe('');
    expect(await faultOf(configOf({ generator: 'faker:number.int', min: 1, max: 3 }))).toMatch(
      /x: expected at most 3, and /,
    );
    expect(await faultOf(configOf({ choices: [1, 2], min: 5 }))).toBe(`${X}: expected at least 5, and choices gave 1`);
  });

  it('is reported as having wrong arguments if it throws', async () => {
    const args = { topic: 'nothing', level: 'a' };
    expect(await faultOf(configOf({ items: { field: { generator: 'course_title', args } } }))).toMatch(
      /^config: resources\.books\.fields\.x\.items\.field\.args: expected arguments that course_title takes, and it says: /,
    );
    const minus = { generator: 'faker:number.int', type: 'integer' as const, args: [{ min: 5, max: 1 }] };
    expect(await faultOf(configOf(minus))).toMatch(
      /^config: resources\.books\.fields\.x\.args: expected arguments that faker:number\.int takes, .*Max/,
    );
  });

  it('is reported at its place in the schema', async () => {
    const schema = { properties: { x: { 'x-generator': 'course_topic', 'x-args': { skills: [] } } } };
    expect(await faultOf({ resources: { books: { schema } } })).toMatch(
      /^config \(resources\.books\.schema\)#\/properties\/x: expected a text, /,
    );
  });

  it('gives ids that can be ids', async () => {
    const books = { fields: { id: { type: 'string', unique: true, choices: ['A b', 'C d'] } } };
    expect(await faultOf({ resources: { books } })).toMatch(/^config: resources\.books\.fields\.id: gave 'A b/);
  });
});

describe('trying out', () => {
  it('makes a few records, with the data that is asked for', async () => {
    const seen: unknown[] = [];
    const x: FieldConfig = {
      type: 'integer',
      reads: ['title'],
      value: (_: never, title: never) => seen.push(title),
    };
    const config = await takeConfig({ seed: 7, ...configOf(x) });
    await config.untried();
    expect(seen).toEqual([]);
    await config.catalogue();
    const [first] = [seen.splice(0)];
    expect(first).toHaveLength(3);
    await config.catalogue({ seed: 8 });
    expect(seen.splice(0)).not.toEqual(first);
    await config.catalogue({ seed: 7, items: 2 });
    expect(seen.splice(0)).toEqual(first?.slice(0, 2));
  });

  it('makes as many records as the build has of the resource', async () => {
    const x: FieldConfig = { type: 'integer', reads: ['id'], value: (_: never, id: number) => (id > 1 ? 'two' : 1) };
    const config = { ...configOf(x), items: { books: 1 } };
    expect(await faultOf(config)).toBe('');
    // One number for all resources replaces that of the config.
    expect(await faultOf(config, { items: 2 })).toBe(`${X}: expected an integer, and its function gave 'two'`);
  });

  it('ignores invalid settings, which are reported elsewhere', async () => {
    const x: FieldConfig = { generator: 'past_date', args: { days: [1, 3] } };
    expect(await faultOf(configOf(x), { seed: -1, refDate: 'x', items: 0 })).toBe('');
  });

  it('is for configs without a disk as well', async () => {
    const config = await takeConfigWithoutDisk(configOf({ type: 'integer', value: boom }));
    await expect(config.catalogue()).rejects.toThrow(`${X}: expected a value, and its function threw: vboom`);
  });
});

describe('a required argument', () => {
  it('has to read a field that has a value', async () => {
    const fields = {
      name: { generator: 'last_name', nullable: 0.9 },
      logo: { generator: 'image_url', args: { kind: 'logo', title: { from: 'name' } } },
    };
    const place = 'config: resources.shops.fields.logo';
    expect(await faultOf({ resources: { shops: { fields } } })).toMatch(
      new RegExp(`^${place}: its argument title reads a field that is null in record \\d$`),
    );
  });
});
