import { describe, expect, it } from 'vitest';
import { Faults } from '../../src/faults/index.ts';
import { generators } from '../../src/generators/index.ts';
import { meaningOf } from '../../src/inference/meaning.ts';
import { meaningSaid, valuesSaid } from '../../src/inference/said.ts';
import type { Scope } from '../../src/inference/scope.ts';
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

/** A field of a resource about which nothing else is known. */
function scopeOf(name: string): Scope {
  const resolveField = (): never => {
    throw new Error('no other field is read');
  };
  const shared = {
    noun: 'gizmos',
    resources: new Map(),
    generators,
    faults: new Faults(),
    leftOut: new Set<string>(),
    record: {},
    causes: new Map(),
    awaited: new Set<string>(),
    told: new Map(),
    resolveField,
  };
  return { shared, name, place: name, neighbours: {} };
}

/** Descriptions, by what they make of the texts of fields with these names. */
const MEANINGS: Readonly<Record<string, readonly (readonly [names: string, description: string])[]>> = {
  'iso duration': [
    ['span', 'Such as PT90M'],
    ['span', 'A PnY duration'],
    ['span', 'An ISO 8601 duration'],
    ['span', 'The duration, such as P2W'],
    ['span', 'An RFC 3339 duration'],
  ],
  'own word': [
    ['type', 'The resource type'],
    ['object type', 'The base type of the resource'],
    ['kind', 'The kind of object'],
    ['object', "The object's type"],
  ],
  'airline code': [
    ['carrier', 'IATA carrier'],
    ['airline', 'The airline code'],
    ['code', 'Code of the airline, by IATA'],
  ],
  'aircraft code': [
    ['equipment', 'IATA equipment'],
    ['code', 'The aircraft code'],
  ],
  'airport code': [
    ['iata', 'IATA code of the airport'],
    ['code', 'The city, as IATA has it'],
  ],
  'country iso3': [
    ['country', 'An ISO 3166-1 alpha-3 code'],
    ['region code', 'The 3-letter country code'],
  ],
  'country code': [
    ['country', 'By ISO 3166'],
    ['region', 'A two-letter ISO region code'],
  ],
  'currency code': [
    ['unit', 'ISO 4217'],
    ['code', 'Three letter currency code'],
  ],
  'language code': [
    ['locale', 'ISO 639'],
    ['code', 'A 2-letter language code'],
  ],
  'clock time': [
    ['pick up at', 'As HH:mm'],
    ['check in', 'The time of day'],
  ],
  metadata: [
    ['context', 'Any JSON'],
    ['user data', 'JSON with more'],
  ],
  bio: [
    ['about', "The user's biography"],
    ['note', 'Bio or description of the member'],
  ],
  'quantity text': [['unit', 'The number of whole units']],
  'count text': [['spares', 'The total number of spares']],
  'provider slug': [
    ['connector', 'ID of the billing connector'],
    ['service', 'The service provider, by its ID'],
  ],
  base64: [
    ['blob', 'In base64'],
    ['blob', 'base-64 text'],
  ],
  'image url': [
    ['banner art', 'URL of the logo'],
    ['banner art', 'The icon URL'],
  ],
  url: [
    ['target spot', 'The public URL'],
    ['target spot', 'An absolute URI to open'],
  ],
  html: [
    ['markup block', 'The text in HTML'],
    ['markup block', 'HTML body'],
    ['markup block', 'The HTML'],
  ],
  email: [
    ['responder', 'The e-mail address'],
    ['responder', 'The work email address'],
  ],
  phone: [
    ['responder', 'The telephone number'],
    ['responder', 'Mobile phone number'],
  ],
  'host name': [
    ['zone spot', 'The hostname'],
    ['zone spot', 'Its domain name'],
    ['zone spot', 'A CNAME'],
  ],
  'ip address': [['zone spot', 'The IP address']],
  checksum: [
    ['proof', 'Its SHA-256'],
    ['proof', 'SHA1 of the file'],
    ['proof', 'The hash of it'],
    ['proof', 'MD5'],
  ],
  'color hex': [
    ['tint spot', 'A hexadecimal color'],
    ['tint spot', 'The colour as #00ff00'],
    ['tint spot', 'Color, in hex'],
  ],
  title: [['opening spot', 'The page title']],
  description: [
    ['opening spot', 'A short summary'],
    ['opening spot', 'The full explanation'],
  ],
};

/** Descriptions that say nothing about the form of the texts of fields with these names. */
const UNTOLD: readonly (readonly [name: string, description: string])[] = [
  ['gizmo spot', 'Used with the carrier of IATA'],
  ['gizmo spot', 'As JSON has it'],
  ['opening spot', 'Open until this time of day'],
  ['order number', 'Number of the order'],
  ['target spot', 'The URL-friendly handle'],
  ['target spot', 'See the picture at your URL'],
];

describe('the meaning of a text in a description', () => {
  const cases = Object.entries(MEANINGS).flatMap(([means, told]) => told.map((one) => [means, ...one] as const));

  it.each(cases)('is %s for %s: %s', (means, name, description) => {
    const scope = scopeOf(name);
    expect(meaningSaid(description, undefined, scope)).toEqual(meaningOf({ ...scope, name: means }, 'string'));
  });

  it.each(UNTOLD)('is unknown for %s: %s', (name, description) => {
    expect(meaningSaid(description, undefined, scopeOf(name))).toBeUndefined();
  });
});

it('patterns between slashes are read without them', async () => {
  const values = await valuesOf('blend', '', { pattern: '/^[a-c]{2}$/i' });
  for (const value of values) expect(value).toMatch(/^[a-c]{2}$/);
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
