import { describe, expect, it } from 'vitest';
import { askerOf, type Row } from './asking.ts';
import { NOTES, PEOPLE, RESOURCES } from './people.ts';

const ask = askerOf(RESOURCES, { dialect: 'json-server-1' });

const idsOf = (json: unknown): readonly unknown[] => (json as readonly Row[]).map(({ id }) => id);

describe('in the dialect of json-server 1', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['age:gt=9', [1, 3, 4]],
    ['age_gte=30&age:lt=100', [1, 3]],
    ['age:lte=9', [2]],
    ['id:in=1, 3,9', [1, 3]],
    ['name:contains=o', [1, 3]],
    ['name:startsWith=z', [1]],
    ['name:endsWith=LE', [4]],
    ['age:contains=3', []],
    ['active=true', [1, 3]],
    ['active:ne=true', [2, 4]],
    ['left=null', [1, 4]],
    ['left:ne=null', [2, 3]],
    ['left:gte=2025', [2]],
    ['home.city:eq=Oslo', [1, 3]],
    ['q=oslo', []],
    ['q=zoe', [1]],
    ['id=1&id=2', [2]],
    ['_sort=-age,name', [4, 3, 1, 2]],
    ['_sort=home.city,-id', [4, 3, 1, 2]],
    ['_where={"or":[{"age":{"gt":50}},{"home":{"city":{"eq":"Rome"}}}]}&name=Bo', [2, 4]],
    ['_where={"active":true,"age":{"gte":30,"lt":31},"id":{"in":[3,4]}}', [3]],
  ])('?%s gives %j', async (query, ids) => {
    const { json, headers } = await ask(`/people?${query}`);
    expect(idsOf(json)).toEqual(ids);
    expect(headers['x-total-count']).toBe(`${ids.length}`);
    expect(headers['x-ignored-parameters']).toBeUndefined();
  });

  it('a page has an envelope, and one past the end is the last one', async () => {
    const { json } = await ask('/people?_page=2&_per_page=1&_sort=age');
    expect(json).toEqual({ first: 1, prev: 1, next: 3, last: 4, pages: 4, items: 4, data: [PEOPLE[0]] });
    expect((await ask('/people?_page=9&_per_page=3')).json).toEqual({
      first: 1,
      prev: 1,
      next: null,
      last: 2,
      pages: 2,
      items: 4,
      data: [PEOPLE[3]],
    });
    expect((await ask('/people?_page=1&age=7')).json).toEqual({
      first: 1,
      prev: null,
      next: null,
      last: 1,
      pages: 1,
      items: 0,
      data: [],
    });
  });

  it('embeds one record or many, by the name', async () => {
    expect((await ask('/people/1?_embed=notes')).json).toEqual({ ...PEOPLE[0], notes: [NOTES[1]] });
    expect((await ask('/notes?_embed=person&id=2')).json).toEqual([{ ...NOTES[1], person: PEOPLE[0] }]);
  });

  it('lets the last of several conditions with one operator count, and names the other', async () => {
    const { headers, json } = await ask('/people?id=3&age_gte=9&id:eq=2');
    expect([idsOf(json), headers['x-ignored-parameters']]).toEqual([[2], 'id']);
  });

  it('names what is unknown, and refuses what is bad', async () => {
    const { headers, json } = await ask(
      '/people?nope:gt=1&age:foo=1&_sort=nope&_embed=nope&_where={"nope":1,"home":{"nope":{"eq":1}}}',
    );
    expect(idsOf(json)).toEqual([1, 2, 3, 4]);
    expect(headers['x-ignored-parameters']).toBe('_embed, _sort, _where, nope%3Agt, age%3Afoo');
    const bad = (await ask('/people?_page=0&_per_page=x&_where=[1]')).json as { errors: readonly Row[] };
    expect(bad.errors.map(({ parameter }) => parameter)).toEqual(['_page', '_per_page', '_where']);
  });
});
