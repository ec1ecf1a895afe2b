import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../src/load-catalogue.ts';
import { Records } from '../../src/render/records.ts';
import type { Field } from '../../src/schema/index.ts';

const level: Field = {
  type: 'string',
  generator: 'choices',
  description: 'What several fields decide',
  args: {
    choices: {
      cases: [
        { when: { colour: ['red', 'blue'], size: [1] }, use: { low: 1 } },
        { when: { colour: ['red'] }, use: { by: 'size', is: { 2: { middle: 1 } }, else: { high: 1 } } },
      ],
      else: { none: 1 },
    },
  },
};

const fields: Readonly<Record<string, Field>> = {
  id: { type: 'integer', generator: 'random_int', description: 'Number' },
  colour: { type: 'string', generator: 'choices', description: 'Colour', args: { choices: ['red', 'blue', 'grey'] } },
  size: { type: 'integer', generator: 'random_int', description: 'Size', args: { min: 1, max: 3 } },
  level,
};

describe('an argument decided by cases', () => {
  it('is that of the first case whose conditions are all true, or else the last one', async () => {
    const resource = { name: 'things', singular: 'thing', category: 'goods', description: 'Things', fields };
    const catalogue = await loadCatalogue({ kind: 'data', builtins: [], resources: [resource] });
    const records = new Records(catalogue, { seed: 1, refDate: '2026-01-01T00:00:00.000Z' });
    const found = new Map<string, unknown>();
    for (let id = 1; id <= 200; id++) {
      const { colour, size, level: made } = records.record('things', id);
      found.set(`${String(colour)} ${String(size)}`, made);
    }
    expect(Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))).toEqual({
      'blue 1': 'low',
      'blue 2': 'none',
      'blue 3': 'none',
      'grey 1': 'none',
      'grey 2': 'none',
      'grey 3': 'none',
      'red 1': 'low',
      'red 2': 'middle',
      'red 3': 'high',
    });
  });
});
