import { describe, expect, it } from 'vitest';
import { facetsOf } from '../../src/openapi/facets.ts';
import { isAboutPages, slotFor } from '../../src/openapi/slots.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The slot for a property of an answer, whose list is called `lamps`. */
function slotOf(keys: string, schema: Schema, beside: readonly string[] = []): string | undefined {
  const facets = facetsOf({ file: 'api.json', root: {} }, { node: schema, path: [] });
  return slotFor(keys.split('.'), facets, beside, 'lamps');
}

const whole: Schema = { type: 'integer' };
const text: Schema = { type: 'string' };
const yes: Schema = { type: 'boolean' };

describe('a property beside a list', () => {
  it.each<[string, Schema, string | undefined]>([
    ['totalPages', whole, 'total_pages'],
    ['total_pages', { type: ['integer', 'number', 'null'] }, 'total_pages'],
    ['has-more', yes, 'has_next'],
    ['next', { format: 'uri' }, 'next'],
    ['next', whole, 'next_page'],
    ['links.next.href', text, 'next'],
    ['links.prev.url', text, 'prev'],
    ['first_page_uri', text, 'first'],
    ['previous_page_uri', text, 'prev'],
    ['url', text, 'url'],
    ['lampsCount', whole, 'total'],
    ['total_lamps', whole, 'total'],
    ['lamps', whole, undefined],
    ['lampsCount', text, undefined],
    ['total', { type: ['integer', 'string'] }, undefined],
    ['total', { type: ['string', 'boolean'] }, undefined],
    ['total', {}, undefined],
    ['next', { ...text, description: 'An opaque cursor.' }, undefined],
    ['next', { ...text, description: 'The token of the page.' }, undefined],
    ['next', { ...whole, description: 'A cursor.' }, 'next_page'],
  ])('called %s, %j, is the slot %s', (keys, schema, slot) => {
    expect(slotOf(keys, schema)).toBe(slot);
  });

  it.each<[string, Schema, string | undefined]>([
    ['The number of all pages.', whole, 'total_pages'],
    ['Total pages', whole, 'total_pages'],
    ['Records per page', whole, 'limit'],
    ['How many are on this page', whole, 'count'],
    ['The total amount', whole, 'total'],
    ['How many lamps there are in all', whole, 'total'],
    ['The current page', whole, 'page'],
    ['Whether there are more', yes, 'has_next'],
    ['URL of the next page', text, 'next'],
    ['Link to the previous page', text, 'prev'],
    ['Whether there are more', text, undefined],
    ['The weather', whole, undefined],
  ])('described as %j is the slot of that: %j, %s', (description, schema, slot) => {
    expect(slotOf('x', { ...schema, description })).toBe(slot);
  });

  it('called count is that of a page where another one is the total', () => {
    expect(slotOf('count', whole)).toBe('total');
    expect(slotOf('count', whole, ['count', 'name'])).toBe('total');
    expect(slotOf('count', whole, ['count', 'totalItems'])).toBe('count');
  });

  it('is about pages where all objects around it are, or are around the list', () => {
    for (const keys of [['total'], ['meta', 'total'], ['answer', 'page', 'total']]) {
      expect(isAboutPages(keys, ['answer', 'lamps'])).toBe(true);
    }
    for (const keys of [
      ['owner', 'total'],
      ['meta', 'owner', 'total'],
      ['lamps', 'total'],
    ]) {
      expect(isAboutPages(keys, ['answer', 'lamps'])).toBe(false);
    }
  });
});
