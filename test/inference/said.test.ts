import { describe, expect, it } from 'vitest';
import { valuesSaid } from '../../src/inference/said.ts';
import { schemaRows } from './rows.ts';

/** Returns the values of a text with a description. */
async function valuesOf(name: string, description: string, more: object = {}): Promise<readonly unknown[]> {
  const rows = await schemaRows('things', { [name]: { type: 'string', description, ...more } });
  return rows.map((row) => row[name]);
}

describe('the description of a text', () => {
  it.each([
    ['The state. One of `open`, `paid` or `void`.', ['open', 'paid', 'void']],
    ['Can be "asc" or "desc"', ['asc', 'desc']],
    ['The step:\n\n* `root_cause`: first\n* `solution`', ['root_cause', 'solution']],
    ['Possible values\n- CONFIRMED\n- ON_REQUEST : later', ['CONFIRMED', 'ON_REQUEST']],
    ['Resource name - Is set to "hotel-order"', ['hotel-order']],
    ['Can be used with `limit` in a query', []],
    ['When set to "all", nothing is left out', []],
  ])('lists the values in %j', (description, values) => {
    expect(valuesSaid(description)).toEqual(values);
  });

  it('says nothing of opening hours, which their names tell', async () => {
    const time = { type: 'string', description: 'In 24 hours, as `HH:mm`' };
    for (const { timeOpen, timeClose } of await schemaRows('hours', { timeOpen: time, timeClose: time })) {
      expect([String(timeOpen), String(timeClose)]).toEqual([
        expect.stringMatching(/^(?:08|09|10):00$/),
        expect.stringMatching(/^(?:17|18|20):00$/),
      ]);
    }
  });

  it('is not read for names of other fields', () => {
    expect(valuesSaid('Must be `first` or `last`', { last: {} })).toEqual([]);
  });

  it('decides the values that it lists', async () => {
    const found = new Set(await valuesOf('flavour', 'Either `sweet` or `sour`.'));
    expect([...found].toSorted()).toEqual(['sour', 'sweet']);
  });

  it.each([
    ['length', 'Length as an ISO 8601 duration', /^PT\d+H/],
    ['operator_code', 'IATA airline code of the operator', /^[A-Z]{2}$/],
    ['layer', 'The URL of the layer', /^https:\/\//],
    ['calendar_bits', 'The calendar, in base64', /^[A-Za-z\d]{24,36}$/],
  ])('tells the form of a %s by %j', async (name, description, form) => {
    for (const value of await valuesOf(name, description)) expect(value).toMatch(form);
  });

  it('does not overrule a pattern', async () => {
    const values = await valuesOf('flavour', 'Either `sweet` or `sour`.', { pattern: '^[0-9]{4}$' });
    for (const value of values) expect(value).toMatch(/^\d{4}$/);
  });
});

describe('patterns that were escaped twice', () => {
  it('are read as meant', async () => {
    const values = await valuesOf('blend', '', { pattern: String.raw`^\\d+(\\.\\d+)?$` });
    for (const value of values) expect(value).toMatch(/^\d+(?:\.\d+)?$/);
  });

  it('stay as they are if other backslashes are single', async () => {
    const values = await valuesOf('blend', '', { pattern: String.raw`^\\w:\d{2}$` });
    for (const value of values) expect(value).toMatch(/^\\w:\d{2}$/);
  });
});
