import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOutRelations } from '../../../src/browser/explorer/map-layout.ts';
import { readTreeSummary, type Resource } from '../../../src/browser/explorer/tree-summary.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`fixtures/${file}`, 'utf8'));
const { resources } = readTreeSummary(read('index.json'), read('mockgen.json'));

/** Returns resources with these references: the name of one, and who refers to it. */
function related(relations: Readonly<Record<string, readonly string[]>>): readonly Resource[] {
  const [first] = resources;
  return Object.entries(relations).flatMap(([name, from]) => {
    const referrers = from.map((resource) => ({ resource, field: 'x_id', path: resource, isSingle: false }));
    return first ? [{ ...first, name, referrers }] : [];
  });
}

describe('layOutRelations', () => {
  it('has what refers to others to the right of them, and leaves out what has no relation', () => {
    const { nodes, edges, columns, rows } = layOutRelations(resources);
    const placeOf = (name: string): unknown => {
      const { column, row } = nodes.find(({ resource }) => resource.name === name) ?? {};
      return [column, row];
    };
    expect(nodes.map(({ resource }) => resource.name)).not.toContain('hotels');
    expect([placeOf('teams'), placeOf('users'), placeOf('players')]).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect([columns, rows]).toEqual([2, 8]);
    expect(edges).toHaveLength(8);
  });

  it('has a column for each step of a chain', () => {
    const { nodes } = layOutRelations(related({ a: ['b'], b: ['c'], c: [] }));
    expect(nodes.map(({ resource, column }) => [resource.name, column])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('ends in a circle, and with a resource that refers to itself', () => {
    expect(layOutRelations(related({ a: ['b'], b: ['a'] })).nodes).toHaveLength(2);
    expect(layOutRelations(related({ a: ['a'] }))).toMatchObject({ columns: 1, rows: 1 });
    expect(layOutRelations(related({ a: [] }))).toEqual({ nodes: [], edges: [], columns: 0, rows: 0 });
  });
});
