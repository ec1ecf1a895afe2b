import { describe, expect, it } from 'vitest';
import { withoutAccents } from './without-accents.ts';
import { type CollectionBody, type Context, type JsonRecord, pathsOf } from './host.ts';

/** The plainest possible search: what the contract says, without regard to speed. */
function holds(value: unknown, needle: string, named: boolean): boolean {
  if (Array.isArray(value)) return value.some((part) => holds(part, needle, named));
  if (value === null && !named) return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const [lower, plain] = [needle.normalize().toLowerCase(), withoutAccents(needle)];
  return lower === plain ? withoutAccents(text).includes(plain) : text.toLowerCase().includes(lower);
}

/** Tests where a search looks for text, and how it works with pages. */
export function describeSearch(context: Context): void {
  const ask = (parameters: Readonly<Record<string, string>>) =>
    context.get<CollectionBody>(`${context.facts.path}?${new URLSearchParams(parameters)}`);
  const matches = (needle: string, fields?: readonly string[]): readonly JsonRecord[] => {
    const { records, resources, resource } = context.facts;
    const searched = fields ?? resources[resource]?.searchFields ?? [];
    return records.filter((record) => searched.some((field) => holds(record[field], needle, fields !== undefined)));
  };
  const ids = (found: readonly JsonRecord[]): readonly unknown[] => found.map(({ id }) => id);
  /** Returns a part of the first text field of the third record, and the name of the field. */
  const sample = (): readonly [string, string] => {
    const { records, resources, resource } = context.facts;
    const field = resources[resource]?.searchFields.find((name) => typeof records[2]?.[name] === 'string') ?? '';
    return [String(records[2]?.[field]), field];
  };

  describe('a search', () => {
    it.each(['q', 'search'])('by %s finds parts of texts, and ignores case', async (name) => {
      const needle = sample()[0].slice(1, 6);
      const expected = matches(needle);
      expect(expected.length).toBeGreaterThan(0);
      for (const text of [needle, needle.toUpperCase(), needle.toLowerCase()]) {
        const { json } = await ask({ [name]: text, limit: '100' });
        expect(ids(json.data)).toEqual(ids(expected.slice(0, 100)));
        expect(json.pagination.total).toBe(expected.length);
      }
    });

    it('ignores accents unless the searched text has some', async () => {
      const { layout, resources } = context.facts;
      const words = new Set<string>();
      for (const [resource, { category, searchFields }] of Object.entries(resources)) {
        const [path = ''] = pathsOf(layout, category, resource);
        const { json: records } = await context.get<readonly JsonRecord[]>(`${path}/all.json`);
        const texts = records.flatMap((record) => searchFields.flatMap((field) => record[field] ?? [])).join(' ');
        const accented = (texts.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
          (word) => withoutAccents(word) !== word.toLowerCase(),
        );
        for (const word of new Set(accented.slice(0, 3))) {
          words.add(word);
          const plain = withoutAccents(word);
          for (const q of [word, word.toUpperCase(), word.normalize('NFD'), plain, plain.toUpperCase()]) {
            const { json } = await context.get<CollectionBody>(`${path}?${new URLSearchParams({ q, limit: '100' })}`);
            const held = records.filter((record) => searchFields.some((field) => holds(record[field], q, false)));
            expect(held.length).toBeGreaterThan(0);
            expect([q, ids(json.data)]).toEqual([q, ids(held.slice(0, 100))]);
          }
        }
      }
      expect(words.size).toBeGreaterThan(0);
    });

    it('prefers q to search, even an empty q', async () => {
      const { records } = context.facts;
      expect((await ask({ search: 'no such text', q: sample()[0] })).json.pagination.total).toBeGreaterThan(0);
      expect((await ask({ search: 'no such text', q: '' })).json.pagination.total).toBe(records.length);
    });

    it.each(['q', 'search', 'search_fields'])('with an empty %s finds everything', async (name) => {
      expect((await ask({ [name]: '' })).json.pagination.total).toBe(context.facts.records.length);
    });

    it('includes spaces in the searched text, and reads a plus as a space', async () => {
      const [text] = sample();
      const [word = ''] = text.split(' ');
      const { json } = await context.get<CollectionBody>(`${context.facts.path}?q=${encodeURIComponent(word)}+`);
      expect(json.pagination.total).toBe(matches(`${word} `).length);
      expect((await ask({ q: `  ${text}` })).json.pagination.total).toBe(matches(`  ${text}`).length);
    });

    it('reads an invalid escape as plain text', async () => {
      const { status, json } = await context.get<CollectionBody>(`${context.facts.path}?q=100%`);
      expect([status, json.pagination.total]).toEqual([200, matches('100%').length]);
    });

    it('without matches has no data, one page and no next page', async () => {
      const { status, json, headers } = await ask({ q: 'no such text' });
      expect(status).toBe(200);
      expect(json).toEqual({ data: [], pagination: { page: 1, limit: 10, total: 0, total_pages: 1 } });
      expect(headers['x-total-count']).toBe('0');
      expect(headers['link']).not.toContain('rel="next"');
    });

    it('is applied before paging', async () => {
      const needle = sample()[0].slice(0, 2);
      const expected = matches(needle);
      const { json } = await ask({ q: needle, page: '2', limit: '1' });
      expect(ids(json.data)).toEqual(ids(expected.slice(1, 2)));
      expect(json.pagination).toEqual({ page: 2, limit: 1, total: expected.length, total_pages: expected.length });
    });

    it('covers all text fields except pictures if no field is named', async () => {
      const { layout, resources } = context.facts;
      for (const [resource, { category, searchFields }] of Object.entries(resources)) {
        const [path = ''] = pathsOf(layout, category, resource);
        type Property = { type: string | readonly string[]; items?: { type: string }; 'x-generator': string };
        const meta = await context.get<{ schema: { properties: Readonly<Record<string, Property>> } }>(`${path}/meta`);
        const texts = Object.entries(meta.json.schema.properties)
          .filter(([, { type, items }]) => [type].flat().includes('string') || items?.type === 'string')
          .filter(([, property]) => !['avatar', 'image_url'].includes(property['x-generator']))
          .map(([name]) => name);
        expect(searchFields).toEqual(texts);
      }
    });

    it('covers only the fields in search_fields, with or without spaces around them', async () => {
      const [text, field] = sample();
      for (const search_fields of [field, ` ${field} , `, `id,${field}`]) {
        const { json } = await ask({ q: text, search_fields });
        const fields = search_fields.includes('id') ? ['id', field] : [field];
        expect(json.pagination.total).toBe(matches(text, fields).length);
      }
      expect((await ask({ q: text, search_fields: 'id' })).json.pagination.total).toBe(0);
    });

    it('finds null only in a field that is named', async () => {
      const { layout, resources } = context.facts;
      for (const [resource, { category, fields, searchFields }] of Object.entries(resources)) {
        const [path = ''] = pathsOf(layout, category, resource);
        const { json: records } = await context.get<readonly JsonRecord[]>(`${path}/all.json`);
        const found = async (query: string): Promise<number> =>
          (await context.get<CollectionBody>(`${path}?q=NULL${query}`)).json.pagination.total;
        const count = (names: readonly string[], named: boolean): number =>
          records.filter((record) => names.some((name) => holds(record[name], 'null', named))).length;
        expect([resource, await found('')]).toEqual([resource, count(searchFields, false)]);
        for (const field of fields.filter((name) => records.some((record) => record[name] === null))) {
          expect([field, await found(`&search_fields=${field}`)]).toEqual([field, count([field], true)]);
        }
      }
    });

    it('covers named fields of every type: numbers by their digits, arrays by their elements', async () => {
      const { records, resources, resource } = context.facts;
      for (const field of resources[resource]?.fields ?? []) {
        for (const value of [records[0]?.[field], records[4]?.[field]].flat()) {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          if (!text) continue;
          const { json } = await ask({ q: text, search_fields: field, limit: '100' });
          expect(ids(json.data)).toEqual(ids(matches(text, [field]).slice(0, 100)));
        }
      }
    });
  });
}
