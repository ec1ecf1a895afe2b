import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch, type Lines, type Search, type SearchQuery } from '../../src/runtime/search.ts';

// Characters that are hard to search for: case that changes the length, halves of pairs, and separators.
const SIGNS = 'a A e é É e\u0301 ß ẞ İ i ł Ł œ Σ ς σ 한 😀 \ud83d \ude00 \ud801 \udc00 " \\ , \n \0 \x7f 1 null'.split(
  ' ',
);
const text = fc.string({ unit: fc.constantFrom(' ', ...SIGNS), maxLength: 4 });
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.double({ noNaN: true }), fc.array(text));
const record = fc.record({ a: value, b: value }, { requiredKeys: ['a'] });
type Row = Readonly<Record<string, unknown>>;

const plain = (given: string): string =>
  [
    ['ß', 'ss'],
    ['ł', 'l'],
    ['œ', 'oe'],
  ].reduce(
    (folded, [letter = '', spelled = '']) => folded.replaceAll(letter, spelled),
    given
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  );

/** The contract of a search, written as plainly as possible. */
function holds(found: unknown, needle: string, literal: boolean): boolean {
  if (Array.isArray(found)) return found.some((part) => holds(part, needle, true));
  if ((found ?? null) === null && !literal) return false;
  const lower = (typeof found === 'string' ? found : JSON.stringify(found ?? null)).normalize().toLowerCase();
  return needle === plain(needle) ? plain(lower).includes(needle) : lower.includes(needle);
}

/** Returns the positions that a plain filter finds. */
function expectedOf(rows: readonly Row[], needle: string, fields: readonly string[], literal: boolean): number[] {
  // A text that contains a separator cannot be found.
  if (needle.includes('\0')) return [];
  const hit = (row: Row): boolean =>
    fields.some((field) => holds(row[field], needle.normalize().toLowerCase(), literal));
  return rows.flatMap((row, at) => (hit(row) ? at : []));
}

const linesOf = (rows: readonly Row[]): readonly string[] => rows.map((row) => JSON.stringify(row));
/** Parses lines. A search sees JSON, in which -0 is 0. */
const parsed = (lines: readonly string[]): readonly Row[] => lines.map((line) => JSON.parse(line) as Row);

const query = (needle: string, fields: readonly string[], matchesNull: boolean): SearchQuery => ({
  text: needle,
  fields,
  matchesNull,
});

/** Wraps lines so that passes, and the bytes added by each, are counted. */
function counted(lines: Lines): { readonly search: Search; readonly passes: number; readonly kept: readonly number[] } {
  let passes = 0;
  const kept: number[] = [];
  const search = createSearch(
    () => {
      passes++;
      return lines([]);
    },
    (bytes) => kept.push(bytes),
  );
  return {
    search,
    kept,
    get passes() {
      return passes;
    },
  };
}

describe('createSearch', () => {
  it('finds what a plain filter finds, also on later searches', { tags: 'slow' }, async () => {
    const question = fc.tuple(text.filter(Boolean), fc.subarray(['a', 'b'] as const), fc.boolean());
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 8 }), fc.array(question), async (rows, questions) => {
        const lines = linesOf(rows);
        const search = createSearch(() => [lines]);
        for (const [needle, fields, literal] of questions) {
          const expected = expectedOf(parsed(lines), needle, fields, literal);
          expect(await search.find(query(needle, fields, literal))).toEqual(expected);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds it in any number of records, split in any way', { tags: 'slow' }, async () => {
    const size = fc.constantFrom(1, 2, 63, 64, 65, 127, 128, 129, 200);
    const rows = fc.tuple(fc.array(record, { minLength: 1, maxLength: 5 }), size);
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 80 }),
        text.filter(Boolean),
        async ([some, total], by, needle) => {
          const lines = linesOf(Array.from({ length: total }, (_, at) => some[(at * at) % some.length] ?? {}));
          const search = createSearch(async function* () {
            for (let at = 0; at < lines.length; at += by) yield lines.slice(at, at + by);
          });
          const expected = expectedOf(parsed(lines), needle, ['a', 'b'], true);
          expect(await search.find(query(needle, ['b', 'a'], true))).toEqual(expected);
        },
      ),
    );
  });

  it('finds each of many records by its own text, and all by a common text', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      name: `Nº ${at}é`,
      tags: at % 3 ? [`x${at}x`, 'Ł'] : null,
    }));
    const search = createSearch(() => [linesOf(rows)]);
    for (const at of rows.keys()) {
      expect(await search.find(query(`º ${at}e`, ['name', 'tags'], false))).toEqual([at]);
      expect(await search.find(query(`x${at}x`, ['name', 'tags'], false))).toEqual(at % 3 ? [at] : []);
    }
    const tagged = [...rows.keys()].filter((at) => at % 3);
    expect(await search.find(query('L', ['tags'], false))).toEqual(tagged);
    expect(await search.find(query('NULL', ['tags'], true))).toHaveLength(rows.length - tagged.length);
    expect(await search.find(query('É', ['tags', 'name'], false))).toEqual([...rows.keys()]);
  });

  it('finds null only in a field that is named', async () => {
    const search = createSearch(() => [['{"a":null}', '{"a":"null"}', '{}', '{"a":[null]}', '{"a":[]}']]);
    expect(await search.find(query('null', ['a'], true))).toEqual([0, 1, 2, 3]);
    expect(await search.find(query('ul', ['a'], true))).toEqual([0, 1, 2, 3]);
    expect(await search.find(query('null', ['a'], false))).toEqual([1, 3]);
  });

  it('finds nothing across elements, fields, records or spellings', async () => {
    const lines = ['{"a":["one","two"],"b":"three"}', '{"a":"four","b":"fivé"}'];
    const search = createSearch(() => [lines]);
    for (const needle of [
      'onetwo',
      'one,two',
      'one two',
      'e\0t',
      'e\nt',
      '[',
      '"',
      'twothree',
      'twofour',
      'efi',
      'éf',
    ]) {
      expect(await search.find(query(needle, ['a', 'b'], true))).toEqual([]);
    }
  });

  it('ignores accents unless the needle has some', async () => {
    const search = createSearch(() => [['{"a":"Café"}', '{"a":"cafe"}', '{"a":"Łódź"}', '{"a":"Ørsted"}']]);
    expect(await search.find(query('cafe', ['a'], false))).toEqual([0, 1]);
    expect(await search.find(query('CAFÉ', ['a'], false))).toEqual([0]);
    expect(await search.find(query('lodz', ['a'], false))).toEqual([2]);
    expect(await search.find(query('łodz', ['a'], false))).toEqual([]);
    expect(await search.find(query('orsted', ['a'], false))).toEqual([3]);
  });

  it('treats a letter with a combining accent like the precomposed letter', async () => {
    const search = createSearch(() => [['{"a":"Café"}', '{"a":"Cafe\u0301"}', '{"a":"Cafe"}']]);
    for (const needle of ['café', 'cafe\u0301']) expect(await search.find(query(needle, ['a'], false))).toEqual([0, 1]);
    expect(await search.find(query('cafe', ['a'], false))).toEqual([0, 1, 2]);
  });

  it('finds text next to NUL, but not NUL itself', async () => {
    const search = createSearch(() => [
      ['{"a":"one\\u0000two"}', '{"a":["one","two"]}', '{"a":"\\u0000"}', '{"a":null}'],
    ]);
    for (const needle of ['one', 'TWO']) expect(await search.find(query(needle, ['a'], true))).toEqual([0, 1]);
    for (const needle of ['\0', 'e\0t']) expect(await search.find(query(needle, ['a'], true))).toEqual([]);
    expect(await search.find(query('null', ['a'], true))).toEqual([3]);
  });

  it('finds nothing without records', async () => {
    expect(await createSearch(() => []).find(query('a', ['a'], true))).toEqual([]);
    expect(await createSearch(() => [['{"a":"a"}']]).find(query('a', [], true))).toEqual([]);
  });

  it('reads the fields that it lacks in one pass, and each field once', async () => {
    const one = counted(() => [['{"a":"x","b":"y","c":"é","d":"ł"}']]);
    await one.search.find(query('x', ['a', 'b', 'a'], false));
    expect(one.passes).toBe(1);
    expect(one.kept).toEqual([2 * ('x\0'.length + 8)]);
    await one.search.find(query('x', ['b', 'a'], false));
    expect([one.passes, one.kept.length]).toEqual([1, 1]);
    expect(await one.search.find(query('e', ['a', 'c'], false))).toEqual([0]);
    expect(one.passes).toBe(2);
    expect(one.kept.at(-1)).toBe('é\0e\0'.length + 8);
    await one.search.find(query('x', ['d'], false));
    expect(one.kept.at(-1)).toBe(2 * 'ł\0l\0'.length + 8);
  });

  it('shares one pass between simultaneous searches', async () => {
    const one = counted(() => [['{"a":"x","b":"y","c":"z"}']]);
    const asked = [one.search.find(query('x', ['a', 'b'], false)), one.search.find(query('y', ['b'], false))];
    expect(await Promise.all(asked)).toEqual([[0], [0]]);
    expect(one.passes).toBe(1);
    const more = [one.search.find(query('z', ['c'], false)), one.search.find(query('z', ['a', 'c'], false))];
    expect(await Promise.all(more)).toEqual([[0], [0]]);
    expect(one.passes).toBe(2);
  });

  it.each<[string, () => Iterable<readonly string[]>]>([
    [
      'at once',
      () => {
        throw new Error('gone');
      },
    ],
    [
      'on the way',
      function* () {
        yield ['{"a":"x"}'];
        throw new Error('gone');
      },
    ],
    ['by what is no JSON', () => [['gone']]],
  ])('keeps nothing of a reading that fails %s, and tries again', async (_, fail) => {
    let failing = true;
    const one = counted(() => (failing ? fail() : [['{"a":"x"}', '{"a":"y"}']]));
    const asked = [one.search.find(query('x', ['a'], false)), one.search.find(query('x', ['a', 'b'], false))];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect(one.kept).toEqual([]);
    await expect(one.search.find(query('x', ['a', 'b'], false))).rejects.toThrow('gone');
    failing = false;
    expect(await one.search.find(query('y', ['a', 'b'], false))).toEqual([1]);
  });
});

describe('a search for a reference', () => {
  const rows = [
    { id: 1, user_id: 7, name: 'Ada', author: { id: 'oak' }, lines: [{ product: 1 }, { product: 12 }] },
    { id: 2, user_id: 17, name: 'Grace', author: { id: 'oak-2' }, lines: [] },
    { id: 3, user_id: null, name: 'Ada', author: null, lines: [{ product: 2 }] },
    { id: 4, user_id: 7, name: 'Emmy', author: { id: 'Oak' }, lines: null },
    { id: 5, user_id: 71, name: 'Kurt' },
  ];
  const search = createSearch((fields) => {
    const names = new Set(fields);
    return [
      rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))))),
    ];
  });
  const find = async (field: string, value: string, text = ''): Promise<readonly number[]> =>
    search.find({ text, fields: ['name'], matchesNull: false, reference: { field, value } });

  it.each([
    ['user_id', '7', [0, 3]],
    ['user_id', '1', []],
    ['user_id', 'null', []],
    ['author.id', 'oak', [0, 3]],
    ['lines.product', '12', [0]],
    ['lines.product', '2', [2]],
    ['nope.id', '2', []],
  ])('finds the records whose %s is exactly %s', async (field, value, expected) => {
    expect(await find(field, value)).toEqual(expected);
  });

  it('finds only those for which another field has one of some values', async () => {
    const reference = { field: 'user_id', value: '7', when: { field: 'name', values: ['emmy', 'Kurt'] } };
    const query = { text: '', fields: [], matchesNull: false, reference };
    expect(await search.find(query)).toEqual([3]);
    expect(await search.find({ ...query, text: 'a', fields: ['name'] })).toEqual([]);
  });

  it('finds only those that also contain a text', async () => {
    expect(await find('user_id', '7', 'EMM')).toEqual([3]);
    expect(await find('user_id', '7', 'grace')).toEqual([]);
  });
});
