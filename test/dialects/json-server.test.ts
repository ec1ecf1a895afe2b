import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askerOf, type Row } from './asking.ts';
import { NOTES, PEOPLE, RESOURCES } from './people.ts';

const ask = askerOf(RESOURCES, { dialect: 'json-server' });
const askStrictly = askerOf(RESOURCES, { dialect: 'json-server', strict: true });

async function idsAt(path: string): Promise<readonly unknown[]> {
  const { status, json } = await ask(path);
  expect([path, status]).toEqual([path, 200]);
  return (json as readonly Row[]).map(({ id }) => id);
}

describe('in the dialect of json-server', () => {
  it('a collection has all records where no page is asked for, without an envelope', async () => {
    const { json, headers } = await ask('/people');
    expect(json).toEqual(PEOPLE);
    expect([headers['x-total-count'], headers['link']]).toEqual(['4', undefined]);
  });

  it.each([
    ['name=Bo', [3]],
    ['name=bo', []],
    ['id=2&id=4&id=9', [2, 4]],
    ['age=30&active=true', [1, 3]],
    ['age=30.0', []],
    ['home.city=Oslo', [1, 3]],
    ['tags=a,b', [1]],
    ['tags.0=b', [3]],
    ['age_gte=30', [1, 3, 4]],
    ['age_lte=30&age_gte=10', [1, 3]],
    ['age_gte=x', []],
    ['left_gte=2025', [2]],
    ['left_lte=2025', [3]],
    ['left=null', []],
    ['left_ne=x', [2, 3]],
    ['age_ne=30&age_ne=9', [4]],
    ['name_like=^.o', [1, 3]],
    ['name_like=a&name_like=b', [2, 3]],
    ['home.city_like=O', [1, 2, 3]],
    ['q=OSLO', [1, 3]],
    ['q=30', [1, 3]],
    ['q=tru', [1, 3]],
    ['q=als', []],
    ['q=', [1, 2, 3, 4]],
  ])('?%s selects %j', async (query, ids) => {
    expect(await idsAt(`/people?${query}`)).toEqual(ids);
  });

  it.each([
    ['_sort=age', [2, 1, 3, 4]],
    ['_sort=age&_order=DESC', [4, 1, 3, 2]],
    ['_sort=name', [3, 1, 2, 4]],
    ['_sort=age,name&_order=desc,asc', [4, 3, 1, 2]],
    ['_sort=active,age', [2, 4, 1, 3]],
    ['_sort=left', [3, 2, 1, 4]],
    ['_sort=left&_order=desc', [1, 4, 2, 3]],
    ['_sort=home.city,id&_order=,desc', [4, 3, 1, 2]],
    ['_sort=tags', [2, 1, 3, 4]],
    ['_sort=', [1, 2, 3, 4]],
  ])('?%s sorts to %j', async (query, ids) => {
    expect(await idsAt(`/people?${query}`)).toEqual(ids);
  });

  it.each([
    ['_start=1&_end=3', [2, 3]],
    ['_end=2', [1, 2]],
    ['_start=3&_end=1', []],
    ['_start=1&_limit=2', [2, 3]],
    ['_limit=0', []],
    ['_start=2', [1, 2, 3, 4]],
    ['_page=2&_limit=3', [4]],
    ['_page=9', []],
    ['_page=1&_end=1', [1, 2, 3, 4]],
    ['_end=1&_limit=3', [1]],
  ])('?%s is the window %j', async (query, ids) => {
    const { headers } = await ask(`/people?${query}`);
    expect(await idsAt(`/people?${query}`)).toEqual(ids);
    expect(headers['x-total-count']).toBe('4');
  });

  it('links to the pages around one of several pages only', async () => {
    const { headers } = await ask('/people?_page=2&_limit=1&_sort=age');
    expect(headers['link']).toBe(
      [
        '</people?_page=1&_limit=1&_sort=age>; rel="first"',
        '</people?_page=1&_limit=1&_sort=age>; rel="prev"',
        '</people?_page=3&_limit=1&_sort=age>; rel="next"',
        '</people?_page=4&_limit=1&_sort=age>; rel="last"',
      ].join(', '),
    );
    for (const query of ['_page=1', '_page=7&_limit=1', '_limit=1']) {
      expect((await ask(`/people?${query}`)).headers['link']).toBeUndefined();
    }
  });

  it('adds related records to lists and items, in both directions', async () => {
    const [, , third] = (await ask('/people?_embed=notes')).json as readonly Row[];
    expect(third).toEqual({ ...PEOPLE[2], notes: [NOTES[0], NOTES[2]] });
    expect((await ask('/people/2?_embed=notes')).json).toEqual({ ...PEOPLE[1], notes: [] });
    expect((await ask('/notes/2?_expand=person')).json).toEqual({ ...NOTES[1], person: PEOPLE[0] });
    expect((await ask('/notes?_expand=person&id=4')).json).toEqual([NOTES[3]]);
    expect((await ask('/people/3/notes?_sort=id&_order=desc&_expand=person')).json).toEqual([
      { ...NOTES[2], person: PEOPLE[2] },
      { ...NOTES[0], person: PEOPLE[2] },
    ]);
    expect((await ask('/people/9?_embed=notes')).status).toBe(404);
  });

  it.each([
    ['/people?nope=1&age=9', 'nope', [2]],
    ['/people?nope_gte=1', 'nope_gte', [1, 2, 3, 4]],
    ['/people?home.nope=1', 'home.nope', [1, 2, 3, 4]],
    ['/people?_sort=nope,age', '_sort', [2, 1, 3, 4]],
    ['/people?_embed=nope&_expand=nope', '_embed, _expand', [1, 2, 3, 4]],
    ['/people?page=2&limit=1', 'page, limit', [1, 2, 3, 4]],
    ['/people/3/notes?person_id=1&person_id_ne=2', 'person_id', [1, 3]],
  ])('names what has no effect in %s', async (path, names, ids) => {
    expect(await idsAt(path)).toEqual(ids);
    expect((await ask(path)).headers['x-ignored-parameters']).toBe(names);
    const { status, json } = await askStrictly(path);
    expect(status).toBe(400);
    expect((json as { errors: Row[] }).errors.map(({ parameter }) => parameter).join(', ')).toBe(names);
  });

  it('names what is unknown for an item', async () => {
    const { headers, json } = await ask('/people/1?age=9&_embed=notes');
    expect([headers['x-ignored-parameters'], json]).toEqual(['age', { ...PEOPLE[0], notes: [NOTES[1]] }]);
    expect((await askStrictly('/people/1?_embed=notes')).status).toBe(200);
  });

  it('refuses every bad value at once', async () => {
    const query = '_page=0&_limit=x&_start=-1&_end=1.5&_order=up&name_like=(&tags_like=(a%2B)%2B&seed=x';
    const { status, json } = await ask(`/people?${query}`);
    expect(status).toBe(400);
    expect((json as { errors: Row[] }).errors).toEqual([
      { parameter: 'seed', message: "expected an integer from 0 to 9007199254740991, got 'x'" },
      { parameter: '_page', message: "expected an integer from 1, got '0'" },
      { parameter: '_limit', message: "expected an integer from 0, got 'x'" },
      { parameter: '_start', message: "expected an integer from 0, got '-1'" },
      { parameter: '_end', message: "expected an integer from 0, got '1.5'" },
      { parameter: '_order', message: "expected asc or desc for each field of _sort, got 'up'" },
      {
        parameter: 'name_like',
        message:
          "expected a regular expression with at most two repetitions, none of a group, and few alternatives, got '('",
      },
      {
        parameter: 'tags_like',
        message:
          "expected a regular expression with at most two repetitions, none of a group, and few alternatives, got '(a+)+'",
      },
    ]);
  });
});

const value = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom('a', 'b', 'B', '10'),
  fc.boolean(),
  fc.constant(null),
);

it(
  'windows of sorted and filtered records, one after the other, are all records that fit',
  { tags: 'slow' },
  async () => {
    const rows = fc.array(fc.record({ a: value, b: value }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('asc', 'desc'),
        async (plain, size, order) => {
          const records = plain.map((row, at) => ({ id: at + 1, ...row }));
          const asked = askerOf({ rows: { rows: records } }, { dialect: 'json-server' });
          const query = `_sort=a,b&_order=${order},asc&b_ne=a`;
          const fit = records.filter(({ b }) => b !== null && b !== 'a');
          const found: Row[] = [];
          for (let start = 0; start < records.length; start += size) {
            const { json, headers } = await asked(`/rows?${query}&_start=${start}&_end=${start + size}`);
            expect(headers['x-total-count']).toBe(`${fit.length}`);
            found.push(...(json as Row[]));
          }
          expect(found).toEqual((await asked(`/rows?${query}`)).json);
          expect(found.toSorted((one, other) => Number(one['id']) - Number(other['id']))).toEqual(fit);
          const absent = found.map(({ a }) => a === null);
          expect(absent).toEqual(
            absent.toSorted((one, other) => (order === 'asc' ? 1 : -1) * (Number(one) - Number(other))),
          );
        },
      ),
    );
  },
);
