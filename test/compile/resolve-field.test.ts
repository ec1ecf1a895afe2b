import { describe, expect, it } from 'vitest';
import { compiled, compiledSchema, withFields } from '../config/opened.ts';

const text = { type: 'string' };

describe('a list called genres', () => {
  const genresOf = async (more: object) =>
    (await compiledSchema({ type: 'object', properties: { genres: { type: 'array', ...more } } })).find('things')
      ?.fields['genres'];

  it.each<[string, object]>([
    ['elements about which nothing is said', {}],
    ['texts', { items: text }],
    ['at most five texts', { items: text, maxItems: 5 }],
    ['at least one text', { items: text, minItems: 1 }],
  ])('has genres of %s', async (_, more) => {
    const field = await genresOf(more);
    expect(field).toMatchObject({ type: 'array', generator: 'tags' });
    // Its schema says no more than was said.
    expect(JSON.stringify(field).includes('minItems')).toBe('minItems' in more);
  });

  it.each<[string, object, object]>([
    ['numbers', { items: { type: 'integer' } }, { type: 'integer' }],
    ['short texts', { items: { ...text, maxLength: 2 } }, { type: 'string' }],
    ['texts of a format', { items: { ...text, format: 'date' } }, { type: 'string', format: 'date' }],
    ['at most four texts', { items: text, maxItems: 4 }, { type: 'string' }],
    ['at least two texts', { items: text, minItems: 2 }, { type: 'string' }],
    ['texts after a first one', { prefixItems: [text], items: text }, { type: 'string' }],
  ])('has elements of their own for %s', async (_, more, element) => {
    expect(await genresOf(more)).toMatchObject({ type: 'array', items: { field: element } });
  });

  it('has elements that differ where they are tags', async () => {
    const tags = { type: 'array', items: text };
    const things = (await compiledSchema({ type: 'object', properties: { tags } })).find('things');
    expect(things?.fields['tags']).toMatchObject({
      type: 'array',
      items: { field: { generator: 'phrase' }, unique: true },
    });
  });

  it('says in its schema what was said about it', async () => {
    expect(await genresOf({ items: text, minItems: 1, maxItems: 9, uniqueItems: true })).toMatchObject({
      keywords: { minItems: 1, maxItems: 9, uniqueItems: true },
    });
  });
});

describe('choices without a type', () => {
  const typeOf = async (choices: readonly unknown[]): Promise<string | undefined> =>
    (await compiled(withFields({ x: { choices } }))).find('things')?.fields['x']?.type;

  it.each([
    [['a', 'b'], 'string'],
    [['a', null], 'string'],
    [[1, 2], 'integer'],
    [[1, 2.5], 'number'],
    [[0.5, 2.5], 'number'],
    [[true, false], 'boolean'],
  ])('have the type of their values: %j, %s', async (choices, type) => {
    expect(await typeOf(choices)).toBe(type);
  });

  it.each([[['a', 1]], [[1, true]], [[1, 2.5, 'a']]])('are refused if these are of several: %j', async (choices) => {
    await expect(typeOf(choices)).rejects.toThrow('expected choices of one type');
  });
});

describe('a closed list in a schema', () => {
  const choicesOf = async (schema: object): Promise<unknown> =>
    (await compiledSchema({ type: 'object', properties: { x: schema } })).find('things')?.fields['x']?.args;

  it.each<[object, readonly unknown[]]>([
    [{ type: 'integer', enum: [1, 5, 7, 9], minimum: 1, maximum: 9 }, [1, 5, 7, 9]],
    [{ type: 'integer', enum: [1, 5, 7, 9], exclusiveMinimum: 1, exclusiveMaximum: 9 }, [5, 7]],
    [{ type: 'integer', enum: [1, 5, 7, 9], minimum: 2, maximum: 8 }, [5, 7]],
    [{ type: 'string', enum: ['a', 'bb', 'ccc'], minLength: 1, maxLength: 2 }, ['a', 'bb']],
    [{ type: 'string', enum: ['a', 'bb', 'ccc'], minLength: 2, maxLength: 3 }, ['bb', 'ccc']],
    [{ type: 'string', enum: ['a', 'bb', 'ccc'], pattern: '^[bc]' }, ['bb', 'ccc']],
  ])('gives what else it says: %j', async (schema, choices) => {
    expect(await choicesOf(schema)).toEqual({ choices });
  });
});

describe('an object with at most some properties', () => {
  it('keeps the first ones, and all that are required', async () => {
    const properties = { a: text, b: text, c: text, d: text };
    const place = { type: 'object', properties, required: ['d'], maxProperties: 2 };
    const catalogue = await compiledSchema({ type: 'object', properties: { place } });
    expect(Object.keys(catalogue.find('things')?.fields['place']?.fields ?? {})).toEqual(['a', 'd']);
  });
});
