import { describe, expect, it } from 'vitest';
import { askerOf, type Row } from './asking.ts';
import { NOTES, PEOPLE, RESOURCES } from './people.ts';

const ask = askerOf(RESOURCES, { dialect: { sort: 'order_by', filter: true, expand: true } });
const idsAt = async (path: string): Promise<readonly unknown[]> =>
  ((await ask(path)).json as { data: readonly Row[] }).data.map(({ id }) => id);

describe('abilities under names of a tree', () => {
  it('sort, filter and expand beside the parameters of the service', async () => {
    expect(await idsAt('/people?order_by=-age,name&limit=2&page=2')).toEqual([1, 2]);
    expect(await idsAt('/people?age_gt=9&age_lt=100&order_by=name')).toEqual([3, 1]);
    expect(await idsAt('/people?home.city=Rome&home.city=Bern')).toEqual([2, 4]);
    expect(await idsAt('/people?q=o&active=true&order_by=-id')).toEqual([3, 1]);
    expect((await ask('/notes/2?expand=person')).json).toEqual({ ...NOTES[1], person: PEOPLE[0] });
    expect((await ask('/people?id=3&expand=notes')).json).toEqual({
      data: [{ ...PEOPLE[2], notes: [NOTES[0], NOTES[2]] }],
      total: 1,
    });
  });

  it('keep the shape of the tree, and its links', async () => {
    const { json, headers } = await ask('/people?order_by=age&limit=3');
    expect(json).toEqual({ data: [PEOPLE[1], PEOPLE[0], PEOPLE[2]], total: 4 });
    expect(headers['link']).toContain('</people?order_by=age&limit=3&page=2>; rel="next"');
  });

  it('are only those that are named', async () => {
    const plain = askerOf(RESOURCES, { dialect: { filter: true } });
    const { headers } = await plain('/people?sort=age&expand=notes&age=9');
    expect([headers['x-total-count'], headers['x-ignored-parameters']]).toEqual(['1', 'sort, expand']);
    const sorted = askerOf(RESOURCES, { dialect: { sort: true } });
    expect((await sorted('/people?age=9&sort=-age')).headers['x-ignored-parameters']).toBe('age');
  });
});
