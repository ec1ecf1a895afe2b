import { describe, expect, it } from 'vitest';
import { defineResources, readsOf, type Field, type Resource } from '../../src/schema/index.ts';

const id: Field = { type: 'integer', generator: 'random_int', description: 'Number' };
const text = (more: Partial<Field> = {}): Field => ({
  type: 'string',
  generator: 'name',
  description: 'Text',
  ...more,
});

function resource(name: string, fields: Readonly<Record<string, Field>>): Resource {
  return { name, singular: name, category: 'things', description: 'Things', fields };
}

describe('defineResources', () => {
  it('gives back what it was given', () => {
    const list = [resource('a', { id, x: text({ args: { name: { from: 'y' } } }), y: text() })];
    expect(defineResources(list)).toBe(list);
  });

  it.each([
    ['a first field that is not id', { x: text() }, 'a: the first field has to be id'],
    [
      'a reference to no resource',
      { id, b_id: { ...id, references: 'b' } },
      'a.b_id: refers to b, which is no resource',
    ],
    ['a read of no field', { id, x: text({ copy: 'y' }) }, 'a.x: reads a.y, which is no field'],
    ['a condition on no field', { id, x: text({ when: { y: ['z'] } }) }, 'a.x: reads a.y, which is no field'],
    [
      'a read behind what is no reference',
      { id, x: text({ copy: 'id.name' }) },
      'a.x: reads a.id.name, which is no field',
    ],
    [
      'a read of no field behind a reference',
      { id, me: { ...id, references: 'a' }, x: text({ copy: 'me.y' }) },
      'a.x: reads a.y, which is no field',
    ],
    [
      'a cycle',
      { id, x: text({ copy: 'y' }), y: text({ args: { name: { by: 'id', is: { 1: { from: 'x' } } } } }) },
      'a.x: depends on itself: a.x → a.y → a.x',
    ],
  ])('refuses %s', (_, fields, message) => {
    expect(() => defineResources([resource('a', fields)])).toThrow(
      expect.objectContaining({ code: 'spec_invalid', message }),
    );
  });
});

describe('readsOf', () => {
  it('finds every path, however deep', () => {
    const args = { a: [1, { from: 'x' }], b: { by: 'y', is: { one: { any: 'r.f' } }, else: { by: 'z', is: {} } } };
    expect(readsOf(text({ args, when: { w: [true] }, copy: 'v' }))).toEqual(['v', 'w', 'x', 'y', 'r.f', 'z']);
  });
});
