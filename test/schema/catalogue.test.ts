import { describe, expect, it } from 'vitest';
import { createCatalogue, readsOf, type Field, type Resource } from '../../src/schema/index.ts';

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

const generators = { random_int: () => 1, name: () => 'Ada' };

describe('createCatalogue', () => {
  it('contains its resources in order, and finds them by name', () => {
    const list = [resource('a', { id, x: text({ args: { name: { from: 'y' } } }), y: text() }), resource('b', { id })];
    const catalogue = createCatalogue(list, generators);
    expect(catalogue.resources).toBe(list);
    expect(catalogue.generators).toBe(generators);
    expect(catalogue.find('b')).toBe(list[1]);
    expect(catalogue.find('toString')).toBeUndefined();
  });

  it.each([
    ['a first field that is not id', { x: text() }, 'a: the first field has to be id'],
    [
      'a generator that does not exist',
      { id, x: text({ generator: 'nam' }) },
      'a.x: did you mean name? (nam is not a generator)',
    ],
    [
      'the name of a property of every object',
      { id, x: text({ generator: 'toString' }) },
      'a.x: toString is not a generator',
    ],
    [
      'a reference to no resource',
      { id, b_id: { ...id, references: 'b' } },
      'a.b_id: refers to b, which is not a resource',
    ],
    [
      'a reference to a mistyped resource',
      { id, b_id: { ...id, references: 'othrs' } },
      'a.b_id: did you mean others? (refers to othrs, which is not a resource)',
    ],
    ['a read of no field', { id, x: text({ copy: 'y' }) }, 'a.x: reads a.y, which is not a field'],
    [
      'a read of a mistyped field',
      { id, amount: text(), x: text({ copy: 'amuont' }) },
      'a.x: did you mean amount? (reads a.amuont, which is not a field)',
    ],
    [
      'a case on no field',
      { id, x: text({ args: { name: { cases: [{ when: { y: [1] }, use: 'z' }] } } }) },
      'a.x: reads a.y, which is not a field',
    ],
    [
      'a case that depends on itself',
      { id, x: text({ args: { name: { cases: [{ when: { id: [1] }, use: { from: 'x' } }] } } }) },
      'a.x: depends on itself: a.x → a.x',
    ],
    ['a condition on no field', { id, x: text({ when: { y: ['z'] } }) }, 'a.x: reads a.y, which is not a field'],
    [
      'a read behind what is not a reference',
      { id, x: text({ copy: 'id.name' }) },
      'a.x: reads id.name, and a.id refers to no resource',
    ],
    [
      'a read of no field behind a reference',
      { id, me: { ...id, references: 'a' }, x: text({ copy: 'me.y' }) },
      'a.x: reads a.y, which is not a field',
    ],
    [
      'a field of another resource, read as if it were of this one',
      { id, x: text({ args: { name: { from: 'others.name' } } }) },
      'a.x: reads a.others, which is not a field',
    ],
    [
      'any record of what is not a resource',
      { id, a_id: { ...id, references: 'a' }, x: text({ args: { name: { any: 'a_id.id' } } }) },
      'a.x: reads any record of a_id, which is not a resource',
    ],
    [
      'any record without its field',
      { id, x: text({ args: { name: { any: 'others' } } }) },
      'a.x: reads any others, and expected resource.field',
    ],
    [
      'a second reference on a path',
      { id, me: { ...id, references: 'a' }, x: text({ copy: 'me.me.id' }) },
      'a.x: reads me.me.id, and a path leads over one reference at most',
    ],
    [
      'a cycle',
      { id, x: text({ copy: 'y' }), y: text({ args: { name: { by: 'id', is: { 1: { from: 'x' } } } } }) },
      'a.x: depends on itself: a.x → a.y → a.x',
    ],
  ])('refuses %s', (_, fields, message) => {
    const list = [resource('a', fields), resource('others', { id, name: text() })];
    expect(() => createCatalogue(list, generators)).toThrow(expect.objectContaining({ code: 'spec_invalid', message }));
  });

  it('checks causes as it checks fields', () => {
    const withCauses = (causes: Resource['causes'], fields: Resource['fields'] = { id }): Resource[] => [
      { ...resource('a', fields), ...(causes && { causes }) },
    ];
    const reading = { id, x: text({ copy: 'why' }) };
    expect(() => createCatalogue(withCauses({ why: text() }, reading), generators)).not.toThrow();
    expect(() => createCatalogue(withCauses({ id: text() }), generators)).toThrow('a.id: a field and a cause');
    expect(() => createCatalogue(withCauses({ why: text({ copy: 'y' }) }), generators)).toThrow('a.why: reads a.y');
    expect(() => createCatalogue(withCauses({ why: text({ copy: 'x' }) }, reading), generators)).toThrow(
      'depends on itself',
    );
    expect(() => createCatalogue(withCauses(undefined, { id, x: text({ per: 'y' }) }), generators)).toThrow(
      'a.x: reads a.y',
    );
  });

  it('refuses two resources with the same name', () => {
    expect(() => createCatalogue([resource('a', { id }), resource('a', { id })], generators)).toThrow(
      'a: two resources have this name',
    );
  });

  it.each(['A', 'a/b', '', '..', 'a.json', '1a', 'a b'])('refuses %j as a name or a category', (name) => {
    const message = `'${name}' cannot be part of a path`;
    expect(() => createCatalogue([resource(name, { id })], generators)).toThrow(message);
    expect(() => createCatalogue([{ ...resource('a', { id }), category: name }], generators)).toThrow(message);
  });
});

describe('readsOf', () => {
  it('finds every path at any depth', () => {
    const args = { a: [1, { from: 'x' }], b: { by: 'y', is: { one: { any: 'r.f' } }, else: { by: 'z', is: {} } } };
    const reads = readsOf(text({ args, when: { w: [true] }, copy: 'v' }));
    expect(reads.map(({ path }) => path)).toEqual(['v', 'w', 'x', 'y', 'r.f', 'z']);
    expect(reads.filter(({ of }) => of !== 'own')).toEqual([{ path: 'r.f', of: 'any' }]);
    const cases = [{ when: { a: [1], b: ['x', 'y'] }, use: { from: 'c' } }];
    expect(readsOf(text({ args: { of: { cases, else: [{ from: 'd' }] } } })).map(({ path }) => path)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});
