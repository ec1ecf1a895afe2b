import { describe, expect, it } from 'vitest';
import { importedFrom } from './imported.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });
const lamps: Schema = { type: 'array', items: object({ id: { type: 'integer' }, name: text }) };
const link = object({ href: text }, { required: ['href'] });

/** The envelope that the config of a document has for an answer: its name, or its template. */
async function envelopeOf(schema: Schema): Promise<string | undefined> {
  const root = {
    openapi: '3.1.0',
    info: { title: 'Lamps', version: '1' },
    paths: { '/lamps': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
  };
  const { config, files } = await importedFrom({ file: 'api.json', root });
  return Object.entries(files).find(([path]) => path.startsWith(config.envelope ?? ''))?.[1] ?? config.envelope;
}

describe('the envelope of an answer', () => {
  it.each<[string, Schema, string, boolean]>([
    ['a value that is the only one', { status: { ...text, enum: ['ok'] } }, '"status": "ok"', true],
    ['none of several values', { status: { ...text, enum: ['ok', 'failed'] } }, 'status', false],
    ['an object about the page', { meta: object({ total: { type: 'integer' } }) }, '{{json pagination.total}}', true],
    ['no object that nothing fits', { owner: object({ name: text }) }, '"owner"', false],
    [
      'a part of an object that may lack the rest',
      { meta: object({ total: { type: 'integer' }, mood: text }) },
      '{{json pagination.total}}',
      true,
    ],
    [
      'no object that must have what nothing fits',
      { meta: object({ total: { type: 'integer' }, mood: text }, { required: ['mood'] }) },
      '"meta"',
      false,
    ],
    ['the links of a page', { links: object({ self: link }) }, '"links": {{json pagination.links}}', true],
    [
      'the links of a page below an underscore',
      { _links: object({ next: link }) },
      '"_links": {{json pagination.links}}',
      true,
    ],
    [
      'no links where a name speaks of something else',
      { refs: object({ self: link }) },
      '{{json pagination.links}}',
      false,
    ],
    [
      'no links that need something else',
      { links: object({ self: object({ href: text, type: text }, { required: ['href', 'type'] }) }) },
      '{{json pagination.links}}',
      false,
    ],
    [
      'no links that may have no others',
      { links: object({ self: link }, { additionalProperties: false }) },
      '{{json pagination.links}}',
      false,
    ],
    ['something of the type of what has to be there', { by: { type: 'object' } }, '"by": {}', true],
    ['a number for what has to be there', { rank: { type: 'integer' } }, '"rank": 0', true],
    [
      'the number of all results by a short name',
      { nbResults: { type: 'integer' } },
      '{{json pagination.total}}',
      true,
    ],
  ])('has %s', async (_, properties, part, isThere) => {
    const required = Object.keys(properties).filter((name) => ['by', 'rank'].includes(name));
    const envelope = await envelopeOf(object({ items: lamps, ...properties }, { required }));
    expect(envelope?.includes(part)).toBe(isThere);
  });

  it('has the list where another object holds all of the answer', async () => {
    const data = object({ results: lamps, total: { type: 'integer' } });
    expect(await envelopeOf(object({ data }))).toBe(
      '{\n  "data": {\n    "results": {{json data}},\n    "total": {{json pagination.total}}\n  }\n}\n',
    );
  });
});
