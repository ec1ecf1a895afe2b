import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { metaContext } from '../../src/render/meta.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { compiledSchema, opened } from '../config/opened.ts';

const ofProperty = (x: object): object => ({ type: 'object', properties: { x } });

/** The values of the property x in some records. */
function valuesIn(catalogue: Catalogue): readonly unknown[] {
  const options = { resource: 'things', count: 100, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  // A record is an object of JSON.
  return [...renderRecords(catalogue, options)].map((line) => (JSON.parse(line) as { readonly x: unknown }).x);
}

const TOLD = 'a.json#/properties/x/enum: takes';

describe('a closed list in a schema', () => {
  it.each<[object, readonly unknown[], readonly string[]]>([
    [{ enum: ['a', 'b'] }, ['a', 'b'], []],
    [{ enum: [1, 2.5] }, [1, 2.5], []],
    [{ type: ['integer', 'number'], enum: [1, 2.5] }, [1, 2.5], []],
    [{ type: 'integer', enum: [1, 2.5, 3, 'a'] }, [1, 3], []],
    [{ enum: [1, 'a', 'b'] }, ['a', 'b'], [`${TOLD} 2 of 3 values, those of type string, since a field has one type`]],
    [{ enum: [1, 'a'] }, [1], [`${TOLD} 1 of 2 values, those of type integer, since a field has one type`]],
    [
      { enum: ['a', 5], type: ['string', 'integer'] },
      ['a'],
      [`${TOLD} 1 of 2 values, those of type string, since a field has one type`],
    ],
    [
      { enum: ['a', 5, 6, null], type: ['string', 'integer', 'null'] },
      [5, 6, null],
      [`${TOLD} 2 of 3 values, those of type integer, since a field has one type`],
    ],
    [{ enum: ['a', 5, 0.5], type: ['string', 'number'] }, [5, 0.5], [expect.stringContaining('2 of 3') as never]],
    [
      { anyOf: [{ const: 'a' }, { const: 7 }, { const: 'b' }] },
      ['a', 'b'],
      [expect.stringContaining('2 of 3') as never],
    ],
    [{ enum: [{ x: 1 }, { x: 2 }] }, [{ x: 1 }, { x: 2 }], []],
    [{ enum: [{ from: 'y' }, { any: 'y.z' }, null] }, [{ from: 'y' }, { any: 'y.z' }, null], []],
    [{ type: 'object', enum: [{ x: 1 }, { value: 2, weight: 9 }] }, [{ x: 1 }, { value: 2, weight: 9 }], []],
    [{ enum: [[1, 2], [], ['a']] }, [[1, 2], [], ['a']], []],
    [{ enum: [{ x: 1 }] }, [{ x: 1 }], []],
    [{ enum: [{ x: 1 }, [1], { x: 2 }] }, [{ x: 1 }, { x: 2 }], [expect.stringContaining('2 of 3') as never]],
  ])('%j gives all of %j', async (x, values, told) => {
    const config = await opened({ resources: { things: { schema: 'a.json' } } }, { 'a.json': ofProperty(x) });
    const texts = new Set(valuesIn(await config.untried()).map((value) => JSON.stringify(value)));
    expect([...texts].toSorted()).toEqual(values.map((value) => JSON.stringify(value)).toSorted());
    expect(await config.told()).toEqual(told);
  });

  it.each([{ enum: [{ x: 1 }, { x: 2 }, null] }, { enum: [[1, 2], ['a']] }, { const: { x: 1 } }])(
    'of %j is in the meta answer, which gives the same records',
    async (x) => {
      const catalogue = await compiledSchema(ofProperty(x));
      const [resource] = catalogue.resources;
      const meta = JSON.stringify(resource && metaContext(resource, 'both', 100, catalogue));
      const { schema } = JSON.parse(meta) as { readonly schema: { readonly properties: { readonly x: unknown } } };
      expect(schema.properties.x).toMatchObject(x);
      expect(schema.properties.x).not.toHaveProperty('items');
      expect(valuesIn(await compiledSchema(JSON.parse(meta)))).toEqual(valuesIn(catalogue));
    },
  );

  it('of objects keeps the values of a unique field apart, and those of a list', async () => {
    const list = Array.from({ length: 100 }, (_, at) => ({ at }));
    const unique = valuesIn(await compiledSchema(ofProperty({ enum: list, 'x-unique': true })));
    expect(new Set(unique.map((value) => JSON.stringify(value))).size).toBe(100);
    const few = { type: 'array', items: { enum: list.slice(0, 3) }, uniqueItems: true, minItems: 3, maxItems: 3 };
    for (const value of valuesIn(await compiledSchema(ofProperty(few)))) {
      expect(new Set((value as readonly unknown[]).map((one) => JSON.stringify(one))).size).toBe(3);
    }
  });
});
