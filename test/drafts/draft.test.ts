import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/schema/index.ts';
import { compiledSchema } from '../config/opened.ts';

const whole = (minimum: number, maximum: number): object => ({ type: 'integer', minimum, maximum });
const SCHEMA = {
  type: 'object',
  properties: {
    level: whole(5, 9),
    code: { type: 'string', 'x-unique': true, description: 'A code.' },
    levels: { type: 'array', items: whole(5, 9), minItems: 1, maxItems: 3 },
    place: { type: 'object', properties: { row: whole(5, 9), seat: whole(5, 9) }, required: ['row', 'seat'] },
  },
};

/** A field of a schema, with what a config says about it. */
async function fieldOf(name: string, config: object): Promise<Field | undefined> {
  return (await compiledSchema(SCHEMA, { fields: { [name]: config } })).find('things')?.fields[name];
}

const between = (min: number, max: number): object => ({ type: 'integer', args: { min, max } });

describe('what a config says about a field of a schema', () => {
  it.each<[string, string, object, object]>([
    ['a bound', 'level', { max: 7 }, between(5, 7)],
    ['a description', 'level', { description: 'How high.' }, { ...between(5, 9), description: 'How high.' }],
    ['the length of a list', 'levels', { items: { count: 2 } }, { items: { count: 2, field: between(5, 9) } }],
    [
      'a bound of elements',
      'levels',
      { items: { field: { min: 8 } } },
      { items: { count: [1, 3], field: between(8, 9) } },
    ],
    [
      'a bound inside of an object',
      'place',
      { fields: { row: { min: 8 } } },
      { fields: { row: between(8, 9), seat: between(5, 9) } },
    ],
  ])('is added to the rest: %s', async (_, name, config, expected) => {
    expect(await fieldOf(name, config)).toMatchObject(expected);
  });

  it('replaces all of it where it says what makes the values, or another type', async () => {
    expect(await fieldOf('levels', { type: 'string' })).not.toHaveProperty('items');
    expect(await fieldOf('place', { type: 'string' })).not.toHaveProperty('fields');
    expect(await fieldOf('level', { type: 'string' })).not.toMatchObject({ args: { min: 5 } });
    expect(await fieldOf('code', { generator: 'email' })).toMatchObject({ unique: true, description: 'A code.' });
  });
});
