import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Catalogue, Field } from '../../src/schema/index.ts';
import { compiled, compiledSchema, opened } from '../config/opened.ts';

/** The config of a resource with some fields, beside users. */
const configOf = (fields: object, name: string = 'things'): object => ({
  builtins: ['users'],
  resources: { [name]: { fields } },
});

/** A resource with the field `at` of a JSON Schema. */
const compileSchema = (at: object): Promise<Catalogue> => compiledSchema({ type: 'object', properties: { at } });

async function fieldOf(name: string, config: object = {}): Promise<Field | undefined> {
  const catalogue = await compiled(configOf({ [name]: config }));
  return catalogue.find('things')?.fields[name];
}

describe('a field without a generator', () => {
  it.each([
    ['a constant', { const: 7 }, { generator: 'const', type: 'integer' }],
    ['choices', { choices: { a: 1 } }, { generator: 'choices', type: 'string' }],
    ['a format', { format: 'email' }, { generator: 'email', format: 'email' }],
    ['a format that it has no name for', { format: 'ipv4' }, { generator: 'pattern', keywords: { format: 'ipv4' } }],
    ['bounds', { min: 2, max: 9 }, { generator: 'random_int', type: 'integer', args: { min: 2, max: 9 } }],
    ['broken bounds', { min: 0.5, max: 9 }, { generator: 'number', type: 'number' }],
    ['a type', { type: 'boolean' }, { generator: 'boolean' }],
    ['fields', { fields: { city: {} } }, { type: 'object' }],
    ['items', { items: { count: 2 } }, { type: 'array', items: { count: 2 } }],
  ])('gets one from %s first', async (_, config, field) => {
    expect(await fieldOf('title', config)).toMatchObject(field);
  });

  it('has the format that its pattern spells out', async () => {
    const date = '^(?!0000)\\d{4}-\\d{2}-\\d{2}T(?=\\d)[\\d:.]+Z$';
    const catalogue = await compileSchema({ type: 'string', pattern: date });
    const [line = ''] = renderRecords(catalogue, {
      resource: 'things',
      count: 1,
      seed: 1,
      refDate: '2026-01-01T00:00:00.000Z',
    });
    expect((JSON.parse(line) as { readonly at: string }).at).toMatch(new RegExp(date, 'u'));
  });

  it('makes deep lists of lists no longer than they have to be', async () => {
    let deep: object = { type: 'string' };
    for (let depth = 0; depth < 20; depth++) deep = { type: 'array', items: deep };
    const catalogue = await compileSchema(deep);
    const counts: unknown[] = [];
    for (let field = catalogue.find('things')?.fields['at']; field?.items; field = field.items.field) {
      counts.push(field.items.count);
    }
    expect(counts).toEqual([[1, 3], [1, 3], [1, 3], ...Array<number>(17).fill(1)]);
  });

  it('makes no list without repeats longer than there are different elements', async () => {
    const inner = { type: 'array', items: { const: 0 }, uniqueItems: true };
    const catalogue = await compileSchema(inner);
    expect(catalogue.find('things')?.fields['at']?.items?.count).toEqual([1, 1]);
    // All of its lists are the same one, so that two of them cannot differ.
    await expect(compileSchema({ type: 'array', items: inner, uniqueItems: true, minItems: 2 })).rejects.toThrow(
      'expected at least 2 different elements, and there are 1',
    );
  });

  it.each([
    ['email', 11, /@(?:[a-z]+\.example|example\.(?:com|org|net))$/],
    ['uri', 17, /^https:\/\/[a-z]+\.example(?:\/|$)/],
    ['hostname', 9, /\.example$/],
  ])('makes a short %s that belongs to nobody, from %i characters on', async (format, least, reserved) => {
    const sized = (maxLength: number): Promise<Catalogue> => compileSchema({ type: 'string', format, maxLength });
    await expect(sized(least - 1)).rejects.toThrow(`expected lengths that the format ${format} can be made to fit`);
    for (let most = least; most < least + 12; most++) {
      const catalogue = await sized(most);
      const options = { resource: 'things', count: 20, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
      for (const line of renderRecords(catalogue, options)) {
        const { at } = JSON.parse(line) as { readonly at: string };
        expect(at).toMatch(reserved);
        expect(at.length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('refers to a resource by its name, where that is there and its ids fit', async () => {
    expect(await fieldOf('userId')).toMatchObject({ type: 'integer', references: 'users' });
    expect(await fieldOf('user_id')).toMatchObject({ type: 'integer', references: 'users' });
    expect(await fieldOf('user_ids', { items: {} })).toMatchObject({ items: { field: { references: 'users' } } });
    expect((await fieldOf('user_id', { type: 'string' }))?.references).toBeUndefined();
    expect((await fieldOf('shop_id'))?.references).toBeUndefined();
    expect((await fieldOf('thing_id'))?.references).toBe('things');
    expect((await fieldOf('author'))?.references).toBeUndefined();
  });

  it('agrees with the fields beside it', async () => {
    const fields = { firstName: {}, lastName: {}, email: {}, city: {}, country: {} };
    const catalogue = await compiled(configOf(fields, 'people-here'));
    for (const line of renderRecords(catalogue, {
      resource: 'people-here',
      count: 20,
      seed: 1,
      refDate: '2026-01-01T00:00:00.000Z',
    })) {
      const { firstName, email } = JSON.parse(line) as { readonly firstName: string; readonly email: string };
      if (/^[A-Za-z]+$/.test(firstName)) expect(email.startsWith(firstName.toLowerCase())).toBe(true);
    }
  });

  it('is listed with what it was inferred from', async () => {
    const fields = { email: {}, size: { type: 'integer' }, at: { format: 'date' }, x: { min: 1, max: 2 } };
    const config = await opened(configOf(fields));
    expect(Object.fromEntries(await config.inferred())).toEqual({
      'things.email': 'its name: email',
      'things.size': 'its name: size',
      'things.at': 'its name: at',
      'things.x': 'its bounds',
    });
  });
});

describe('a config over a schema', () => {
  const root = {
    type: 'object',
    required: ['price'],
    properties: {
      price: { type: 'number', minimum: 0, maximum: 10, description: 'What it costs' },
      title: { type: 'string', maxLength: 20 },
      code: { type: 'string', pattern: '(?=a)b' },
    },
  };

  it('wins for its own fields, keeps all others, and adds new ones at the end', async () => {
    const fields = {
      price: { generator: 'price' },
      code: { choices: ['a', 'b'] },
      extra: {},
      title: { nullable: 0.5 },
    };
    const catalogue = await compiledSchema(root, { fields });
    const { fields: found = {} } = catalogue.find('things') ?? {};
    expect(Object.keys(found)).toEqual(['id', 'price', 'title', 'code', 'extra']);
    expect(found['price']).toEqual({
      type: 'number',
      generator: 'price',
      description: 'What it costs',
      required: true,
    });
    expect(found['title']).toMatchObject({ nullable: 0.5, keywords: { maxLength: 20 } });
    expect(found['code']).toMatchObject({ generator: 'choices', args: { choices: ['a', 'b'] } });
  });
});

describe('an id', () => {
  it.each([
    [{}, { type: 'integer', generator: 'random_int' }],
    [{ type: 'number' }, { type: 'integer', generator: 'random_int' }],
    [
      { type: 'integer', min: 1 },
      { type: 'integer', generator: 'random_int' },
    ],
    [{ type: 'string' }, { type: 'string', generator: 'uuid' }],
    [{ generator: 'uuid' }, { type: 'string', generator: 'uuid' }],
    [{ format: 'uuid' }, { type: 'string', generator: 'uuid' }],
    [
      { generator: 'pattern', args: { pattern: '[a-z]{8}' } },
      { type: 'string', generator: 'pattern', unique: true },
    ],
  ])('of %j comes first and is unique', async (config, field) => {
    const catalogue = await compiled(configOf({ title: {}, id: config }));
    const { fields = {} } = catalogue.find('things') ?? {};
    expect(Object.keys(fields)).toEqual(['id', 'title']);
    expect(fields['id']).toMatchObject(field);
  });
});
