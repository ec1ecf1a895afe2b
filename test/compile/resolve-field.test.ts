import { describe, expect, it } from 'vitest';
import { compiledSchema } from '../config/opened.ts';

const text = { type: 'string' };

describe('a list called tags', () => {
  const tagsOf = async (more: object) =>
    (await compiledSchema({ type: 'object', properties: { tags: { type: 'array', ...more } } })).find('things')?.fields[
      'tags'
    ];

  it.each<[string, object]>([
    ['elements about which nothing is said', {}],
    ['texts', { items: text }],
    ['at most five texts', { items: text, maxItems: 5 }],
    ['at least one text', { items: text, minItems: 1 }],
  ])('has tags of %s', async (_, more) => {
    expect(await tagsOf(more)).toMatchObject({ type: 'array', generator: 'tags' });
  });

  it.each<[string, object, object]>([
    ['numbers', { items: { type: 'integer' } }, { type: 'integer' }],
    ['short texts', { items: { ...text, maxLength: 2 } }, { type: 'string' }],
    ['texts of a format', { items: { ...text, format: 'date' } }, { type: 'string', format: 'date' }],
    ['at most four texts', { items: text, maxItems: 4 }, { type: 'string' }],
    ['at least two texts', { items: text, minItems: 2 }, { type: 'string' }],
    ['texts after a first one', { prefixItems: [text], items: text }, { type: 'string' }],
  ])('has elements of their own for %s', async (_, more, element) => {
    expect(await tagsOf(more)).toMatchObject({ type: 'array', items: { field: element } });
  });

  it('says in its schema what was said about it', async () => {
    expect(await tagsOf({ items: text, minItems: 1, maxItems: 9, uniqueItems: true })).toMatchObject({
      keywords: { minItems: 1, maxItems: 9, uniqueItems: true },
    });
  });
});
