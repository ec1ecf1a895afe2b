import { describe, expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { checkRooms } from '../../src/render/counts.ts';
import { renderRecords } from '../../src/render/index.ts';
import {
  catalogueData,
  createCatalogue,
  isBuiltFrom,
  type Catalogue,
  type Field,
  type InferRecord,
  type Resource,
  isTextId,
} from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { resourceFiles } from '../../src/tree/index.ts';
import { address, city, id, lines, others, resource, text } from './own-resources.ts';

function catalogue(fields: Resource['fields'], more: Partial<Resource> = {}): Catalogue {
  return createCatalogue([resource('a', fields, more), ...others], generators);
}

describe('a catalogue', () => {
  it.each<[string, string, Resource['fields']]>([
    ['a field without a source', 'a.x: has no source of values', { x: text }],
    ['fields of what is no object', 'a.x: has fields but is not of type object', { x: { ...text, fields: { city } } }],
    ['items of what is no array', 'a.x: has items but is not of type array', { x: { ...lines(city), type: 'string' } }],
    ['a count of items that is none', 'a.x: expected a count of items', { x: lines(city, [3, 1]) }],
    [
      'a list without repeats of a field that its elements lack',
      "a.x: unique: expected true, or a field of its elements, got 'y'",
      { x: { ...lines(city), items: { field: city, count: 2, unique: 'y' } } },
    ],
    [
      'records for each record of the same resource',
      'a.x: has each, and the number of records of a would follow from itself',
      { x: { type: 'integer', description: 'X', references: 'a', each: 2 } },
    ],
    ['a share that is none', 'a.x: nullable 2: expected a share', { x: { ...city, nullable: 2 } }],
    ['a name with a dot', "a: 'x.y' cannot be the name of a field", { 'x.y': city }],
    ['a name with a dot, further in', "a.x: 'y.z' cannot be", { x: { ...address, fields: { 'y.z': city } } }],
    [
      'a place further in',
      'a.x.y: did you mean city? (cty is not a generator)',
      { x: { ...address, fields: { y: { ...text, generator: 'cty' } } } },
    ],
    [
      'a place in an element',
      'a.x[].y: reads a.z, which is not a field',
      { x: lines({ ...address, fields: { y: { ...text, copy: 'z' } } }) },
    ],
    [
      'a text that copies the values in a list',
      'a.y: copies x.city, which is a list, and is of type string',
      { x: lines(address), y: { ...text, copy: 'x.city' } },
    ],
    [
      'an element by its index',
      'a.y: reads x[0], and a path has no brackets: `lines.price` is the list of all prices',
      { x: lines(city), y: { ...text, copy: 'x[0]' } },
    ],
    [
      'a mistyped field of an object',
      'a.y: did you mean city? (reads a.x.cty, which is not a field)',
      { x: address, y: { ...text, copy: 'x.cty' } },
    ],
    [
      'a cycle through an object',
      'depends on itself',
      { x: { ...address, fields: { city: { ...text, copy: 'y' } } }, y: { ...text, reads: ['x'], value: () => 1 } },
    ],
    ['no value of a constant', 'a.x: const lacks its value', { x: { ...text, generator: 'const' } }],
    ['no choices', 'a.x: has nothing to choose from', { x: { ...text, generator: 'choices', args: { choices: [] } } }],
    [
      'a choice of another type',
      'a.x: "a" is not of type integer',
      { x: { ...id, generator: 'choices', args: { choices: ['a'] } } },
    ],
    [
      'a weight that is none',
      'a.x: the weights of choices are positive numbers',
      { x: { ...text, generator: 'choices', args: { choices: { a: -1 } } } },
    ],
    ['a list of arguments', 'a.x: city takes its arguments by name', { x: { ...city, args: [1] } }],
    ['has reads, but no value function', 'a.x: has reads, but no value function', { x: { ...city, reads: ['id'] } }],
    [
      'an integer for an id that is a text',
      'a.x: refers to named, whose ids are of type string, not integer',
      { x: { ...id, references: 'named' } },
    ],
    [
      'a copy of another reference',
      'a.y: copies x, which does not refer to named',
      { x: city, y: { ...text, references: 'named', copy: 'x' } },
    ],
    [
      'a cycle through a list',
      'depends on itself',
      { x: lines({ ...text, copy: 'y' }), y: { ...text, reads: ['x'], value: () => 1 } },
    ],
    [
      'a unique value of several records',
      'a.x: a unique value cannot be combined with `per`',
      { x: { ...city, per: 'id', unique: true } },
    ],
    [
      'a unique constant',
      'a.x: a unique value cannot be a constant',
      { x: { ...text, generator: 'const', args: { value: 1 }, unique: true } },
    ],
    [
      'a unique truth',
      'a.x: a unique value cannot be of type boolean',
      { x: { type: 'boolean', generator: 'boolean', description: '', unique: true } },
    ],
    [
      'a unique integer without a range',
      'needs the generator random_int',
      { x: { ...id, generator: 'age', unique: true } },
    ],
    ['a unique element', 'cannot be inside an array', { x: lines({ ...city, unique: true }) }],
    ['an id that is null', 'a.id: an id cannot be null', { id: { ...id, nullable: 0.5 } }],
    ['an id that may come twice', 'a.id: an id that is a text needs `unique: true`', { id: city }],
    [
      'an id of another type',
      'a.id: expected an id of type integer or string',
      { id: { type: 'boolean', generator: 'boolean', description: '' } },
    ],
  ])('%s', (_, message, fields) => {
    expect(() => catalogue(fields)).toThrow(
      expect.objectContaining({ code: 'spec_invalid', message: expect.stringContaining(message) as string }),
    );
  });

  it.each<[Partial<Resource>, string]>([
    [{ name: 'index' }, "index: 'index' has another meaning"],
    [{ name: 'con' }, "con: 'con' has another meaning"],
    [{ name: 'things' }, 'things: a category has this name'],
    [{ items: 0 }, 'a: items 0: expected an integer from 1 to 100000'],
    [{ items: 1.5 }, 'a: items 1.5'],
  ])('a resource with %j', (more, message) => {
    expect(() => catalogue({}, more)).toThrow(message);
  });
});

describe('the name of a file', () => {
  const names = new Set(
    resourceFiles({ described: true }).flatMap(({ name, route = 'index' }) => [name.replace(/\..*/, ''), route]),
  );

  it.each([...names])('%s cannot be the name of a resource or category, or an id', (name) => {
    for (const more of [{ name }, { category: name }]) expect(() => catalogue({}, more)).toThrow('has another meaning');
    expect([isTextId(name), isTextId(`${name}-1`)]).toEqual([false, true]);
  });
});

describe('enough different values', () => {
  it.each<[Field, number]>([
    [{ ...text, generator: 'choices', args: { choices: { a: 1, b: 1 } }, unique: true }, 2],
    [{ ...text, generator: 'city', enum: ['a', 'b', 'c'], unique: true }, 3],
    [{ ...id, args: { min: 1, max: 9 }, unique: true }, 9],
    [{ ...id, args: { min: 1, max: 9, step: 3 }, unique: true }, 3],
    [{ type: 'integer', description: '', references: 'others', unique: true }, 5],
  ])('are needed for %j: %i', (field, room) => {
    const made = catalogue({ x: field });
    const [a] = made.resources;
    const counts = { items: 100, counts: { others: 5 }, refDate: '2026-01-01T00:00:00.000Z' };
    if (!a) throw new Error('no resource');
    expect(() => checkRooms(made, a, room, counts)).not.toThrow();
    expect(() => checkRooms(made, a, room + 1, counts)).toThrow(
      `a.x: is unique and has ${room} values for ${room + 1} records`,
    );
  });

  it('are needed for records that are made without a tree, too', () => {
    const made = catalogue({ x: { ...text, generator: 'choices', args: { choices: { a: 1, b: 1 } }, unique: true } });
    const render = (count: number): readonly string[] => [
      ...renderRecords(made, { ...DEFAULTS, resource: 'a', count }),
    ];
    expect(render(2)).toHaveLength(2);
    expect(() => render(3)).toThrow('a.x: is unique and has 2 values for 3 records');
  });
});

describe('the catalogue in a manifest', () => {
  const value = (): number => 1;
  const own = resource('a', { x: { type: 'integer', description: '', value } });

  it('contains the resources that are not built in, with functions by name', () => {
    const made = createCatalogue([own, ...others], generators, others);
    expect(made.own).toEqual([own]);
    const data = catalogueData(made, ['a']);
    expect(JSON.stringify(data?.resources)).toContain('"value":{"function":"a.x"}');
    expect(catalogueData(made, ['others'])).toBeUndefined();
    expect(isBuiltFrom(made, { resources: { a: {} }, catalogue: JSON.parse(JSON.stringify(data)) })).toBe(true);
    expect(isBuiltFrom(made, { resources: { a: {} } })).toBe(false);
    expect(isBuiltFrom(made, { resources: { others: {} } })).toBe(true);
  });

  it('changes with the specs, but not with the code of functions', () => {
    const digestOf = (one: Resource): string | undefined =>
      catalogueData(createCatalogue([one], generators), ['a'])?.digest;
    const otherwise = resource('a', { x: { type: 'integer', description: '', value: () => 2 } });
    expect(digestOf(otherwise)).toBe(digestOf(own));
    expect(digestOf({ ...own, items: 3 })).not.toBe(digestOf(own));
  });
});

it('the types of records are derived from a spec', () => {
  const spec = {
    fields: {
      id: { type: 'string', generator: 'uuid' },
      stars: { type: 'integer', generator: 'choices', args: { choices: [1, { value: 5, weight: 2 }] } },
      kind: { type: 'string', generator: 'const', args: { value: 'desk' }, nullable: 0.5 },
      home: { type: 'object', fields: { city: { type: 'string', generator: 'city' } } },
      tags: { type: 'array', items: { count: 2, field: { type: 'integer', generator: 'random_int' } } },
      sum: { type: 'number', value: () => 7 },
    },
  } as const;
  const record: InferRecord<typeof spec> = { id: 'x', stars: 5, kind: null, home: { city: 'Oslo' }, tags: [1], sum: 2 };
  // @ts-expect-error: it is none of the choices
  const other: InferRecord<typeof spec>['stars'] = 2;
  expect([record.stars, other]).toEqual([5, 2]);
});
