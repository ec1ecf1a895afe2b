import { describe, expect, it } from 'vitest';
import { cutTemplate } from '../../src/render/cut-template.ts';
import { COLLECTION, ITEM } from '../../src/render/overrides.ts';
import { fillEnvelope, fillItem, type Segments, type Slot } from '../../src/tree/index.ts';

const cutEnvelope = (source: string): Segments<Slot> => cutTemplate('collection.json.hbs', source, COLLECTION);

const values = { resource: 'users', data: ['{"id":1}'], page: 1, limit: 10, total: 1, total_pages: 1 };

describe('the collection template', () => {
  it('is cut at every slot, in any place and any number of times', () => {
    const source =
      '{"of":{{json resource}},"n":{{json pagination.total}},"again":{{json pagination.total}},"data":{{json data}} }';
    const envelope = cutEnvelope(source);
    expect(envelope.filter((part) => typeof part !== 'string')).toEqual([
      { slot: 'resource' },
      { slot: 'total' },
      { slot: 'total' },
      { slot: 'data' },
    ]);
    expect(JSON.parse(fillEnvelope(envelope, values))).toEqual({ of: 'users', n: 1, again: 1, data: [{ id: 1 }] });
  });

  it('is cut inside larger values too', () => {
    const envelope = cutEnvelope('{"data":{{json data}},"pagination":{{json pagination}} }');
    const { resource: _, data: __, ...pagination } = values;
    expect(JSON.parse(fillEnvelope(envelope, values))).toEqual({ data: [{ id: 1 }], pagination });
  });

  it.each([
    [
      'a condition on a slot',
      '{\n"data":{{json data}},\n"more":{{#if pagination.total}}true{{else}}false{{/if}}\n}',
      ':3',
    ],
    ['a loop over a slot', '{"data":[\n{{#each data}}{{json this}}{{#unless @last}},{{/unless}}{{/each}}]}', ':2'],
    ['a slot inside a text', '{"data":{{json data}},\n"page":"page {{pagination.page}}"}', ':2'],
    ['a slot as a key', '{"data":{{json data}},\n{{json resource}}:1}', undefined],
  ])('refuses %s with file, line and reason', (_, source, line) => {
    if (line === undefined) {
      // A key is a text of its own, so a slot can be one.
      expect(JSON.parse(fillEnvelope(cutEnvelope(source), values))).toEqual({ data: [{ id: 1 }], users: 1 });
      return;
    }
    const message: unknown = expect.stringMatching(
      new RegExp(`^collection\\.json\\.hbs${line}: cannot be cut into segments`),
    );
    expect(() => cutEnvelope(source)).toThrow(expect.objectContaining({ code: 'template_invalid', message }));
  });

  it('can have texts that begin with the origin; null stays null', () => {
    const source = '{"data":{{json data}},"next":{{json pagination.next origin="http://a.example/"}} }';
    expect(cutEnvelope(source)).toContainEqual({ slot: 'next', origin: 'http://a.example/' });
    const filled = (next?: string): unknown =>
      JSON.parse(
        fillEnvelope(cutEnvelope(source), { ...values, links: next === undefined ? {} : { next: { href: next } } }),
      );
    expect(filled('b?page=2')).toEqual({ data: [{ id: 1 }], next: 'http://a.example/b?page=2' });
    expect(filled()).toEqual({ data: [{ id: 1 }], next: null });
  });

  it('has slots for whether there are pages before and after, their numbers, and the collection itself', () => {
    const names = ['has_previous', 'has_next', 'previous_page', 'next_page', 'url', 'self'];
    const source = `{"data":{{json data}}${names.map((name) => `,"${name}":{{json pagination.${name}}}`).join('')} }`;
    const slots = cutEnvelope(source).flatMap((part) => (typeof part === 'string' ? [] : part.slot));
    expect(slots).toEqual(['data', 'has_prev', 'has_next', 'prev_page', 'next_page', 'url', 'self']);
  });

  it('is refused without the records', () => {
    expect(() => cutEnvelope('{"total":{{json pagination.total}} }')).toThrow(/lacks \{\{json data\}\}/);
  });

  it('is refused with its line if it does not produce JSON', () => {
    expect(() => cutEnvelope('{\n"data":{{json data}},\n}')).toThrow(/^collection\.json\.hbs:3: gives no valid JSON/);
  });
});

describe('the item template', () => {
  const cutItem = (source: string): string => fillItem(cutTemplate('item.json.hbs', source, ITEM), 'users', '{"id":1}');

  it('is filled with the record, and with the name of the resource if it has that slot', () => {
    expect(cutItem('{{json record}}')).toBe('{"id":1}\n');
    expect(JSON.parse(cutItem('{"of":{{json resource}},"data":{{json record}} }'))).toEqual({
      of: 'users',
      data: { id: 1 },
    });
  });

  it.each([
    ['a part of the record', '{"id":\n{{json record.id}} }', /^item\.json\.hbs:2: /],
    [
      'a slot inside a text',
      '{"data":{{json record}},\n"of":"{{resource}} again"}',
      /^item\.json\.hbs:2: cannot be cut into segments: resource, record may stand only as \{\{json …\}\}$/,
    ],
    ['no record', '{"of":{{json resource}} }', /^item\.json\.hbs: lacks \{\{json record\}\}/],
  ])('is refused with %s', (_, source, message) => {
    expect(() => cutItem(source)).toThrow(
      expect.objectContaining({ code: 'template_invalid', message: expect.stringMatching(message) as string }),
    );
  });
});
