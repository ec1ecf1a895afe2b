import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { takeConfig } from '../../src/config/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import { compiledSchema } from '../config/opened.ts';

/** A list without repeats, of which each position has a schema of its own. */
const tuple = (prefixItems: readonly object[], more: object = {}): object => ({
  type: 'object',
  properties: { x: { type: 'array', prefixItems, items: false, uniqueItems: true, minItems: 2, ...more } },
});

const [AB, BC] = [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }];

describe('a tuple without repeats', () => {
  it.each([
    ['of the same values', tuple([AB, AB])],
    ['of values that overlap', tuple([AB, BC])],
    ['of values that differ', tuple([{ const: 'a' }, { const: 'b' }])],
    ['with other values behind it', tuple([AB, AB], { items: { type: 'integer' } })],
    [
      'of lists',
      tuple([
        { type: 'array', items: AB, minItems: 1 },
        { type: 'array', items: AB },
      ]),
    ],
  ])('%s has each value at its position, and none twice', async (_, root) => {
    const catalogue = await compiledSchema(root);
    const options = { resource: 'things', count: 200, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    const validate = new Ajv2020({ strict: false }).compile(root);
    expect([...renderRecords(catalogue, options)].filter((line) => !validate(JSON.parse(line)))).toEqual([]);
  });

  it('is refused where its values cannot differ', async () => {
    const config = await takeConfig({ resources: { things: { schema: tuple([{ const: 'a' }, { const: 'a' }]) } } });
    await expect(config.catalogue()).rejects.toThrow(
      'config (resources.things.schema)#/properties/x: expected a list of at least 2 different elements, and it gave a list of 1',
    );
  });
});
