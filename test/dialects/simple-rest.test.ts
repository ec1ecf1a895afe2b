import { describe, expect, it } from 'vitest';
import { askerOf, type Row } from './asking.ts';
import { NOTES, PEOPLE, RESOURCES } from './people.ts';

const ask = askerOf(RESOURCES, { dialect: 'simple-rest' });

const idsOf = (json: unknown): readonly unknown[] => (json as readonly Row[]).map(({ id }) => id);
const asked = (parameters: Readonly<Record<string, unknown>>): string =>
  `/people?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]))}`;

describe('in the dialect of simple-rest', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ id: [3, 1, 9] }, [1, 3]],
    [{ id: ['2'] }, [2]],
    [{ age: 30, active: true }, [1, 3]],
    [{ home: { city: 'Oslo' } }, [1, 3]],
    [{ 'home.city': ['Rome', 'Bern'] }, [2, 4]],
    [{ tags: 'b' }, [1, 3]],
    [{ tags: ['a', 'b'] }, [1]],
    [{ tags_neq: 'b' }, [2, 4]],
    [{ age_gte: 30, age_lt: 100 }, [1, 3]],
    [{ age_gt: 30 }, [4]],
    [{ age_lte: 9 }, [2]],
    [{ id_neq_any: [1, 2] }, [3, 4]],
    [{ id_eq_any: [1, 2] }, [1, 2]],
    [{ name_q: 'o' }, [1, 3]],
    [{ left: null }, [1, 4]],
    [{ left_gte: '2025' }, [2]],
    [{ q: 'zoe' }, [1]],
    [{ home: { city_neq: 'Oslo' } }, [2, 4]],
  ])('filter=%j selects %j', async (filter, ids) => {
    const { json, headers } = await ask(asked({ filter }));
    expect(idsOf(json)).toEqual(ids);
    expect(headers['x-ignored-parameters']).toBeUndefined();
  });

  it('sorts, and answers a range with Content-Range', async () => {
    const { json, headers } = await ask(asked({ sort: ['age', 'DESC'], range: [1, 2] }));
    expect(idsOf(json)).toEqual([1, 3]);
    expect(headers['content-range']).toBe('people 1-2/4');
    expect(headers['access-control-expose-headers']).toContain('Content-Range');
    expect((await ask(asked({ range: [3, 9] }))).headers['content-range']).toBe('people 3-3/4');
    expect((await ask(asked({ range: [4, 9] }))).headers['content-range']).toBe('people */4');
    expect(idsOf((await ask(asked({ sort: ['name', 'asc'] }))).json)).toEqual([3, 1, 2, 4]);
  });

  it('knows the parameters of the service too', async () => {
    expect(idsOf((await ask('/people?page=2&limit=3')).json)).toEqual([4]);
    expect(idsOf((await ask('/people?q=zoe')).json)).toEqual([1]);
    expect(idsOf((await ask('/people?limit=4&count=1')).json)).toEqual([1]);
  });

  it('embeds related records in lists and items', async () => {
    expect((await ask('/people/3?embed=["notes"]')).json).toEqual({ ...PEOPLE[2], notes: [NOTES[0], NOTES[2]] });
    expect((await ask('/notes?embed="person"&filter={"id":2}')).json).toEqual([{ ...NOTES[1], person: PEOPLE[0] }]);
  });

  it('names what is unknown, and refuses what is bad', async () => {
    const { headers } = await ask('/people?filter={"nope":1,"home":{"nope":2}}&sort=["nope","ASC"]&embed=["nope"]&x=1');
    expect(headers['x-ignored-parameters']).toBe('embed, filter, sort, x');
    const { status, json } = await ask('/people?filter=[]&sort=age&range=[2]&embed=1&page=0&seed=-1');
    expect(status).toBe(400);
    expect(
      (json as { errors: readonly Row[] }).errors.map(({ parameter, message }) => `${parameter}: ${message}`),
    ).toEqual([
      "seed: expected an integer from 0 to 9007199254740991, got '-1'",
      'embed: expected a relation or a list of them such as ["author"], got \'1\'',
      "page: expected an integer from 1, got '0'",
      "range: expected the first and the last position such as [0,9], got '[2]'",
      'filter: expected a JSON object such as {"id":[1,2]}, got \'[]\'',
      'sort: expected a field and an order such as ["name","ASC"], got \'age\'',
    ]);
  });
});
