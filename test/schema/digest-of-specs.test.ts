import { describe, expect, it } from 'vitest';
import { areData, digestOfSpecs, withNeighbours, type Field, type Resource } from '../../src/schema/index.ts';
import { address, city, id, lines, others, resource, text } from './own-resources.ts';

const digestOf = (resources: readonly Resource[], names: readonly string[] = ['a']): string =>
  digestOfSpecs({ resources, find: (name) => resources.find((each) => each.name === name) }, names);

const of = (fields: Resource['fields'], more: Partial<Resource> = {}): string =>
  digestOf([resource('a', fields, more)]);

describe('the digest of specs', () => {
  it.each<[string, Resource['fields'], Resource['fields']]>([
    ['a generator', { x: city }, { x: { ...city, generator: 'country' } }],
    ['a type', { x: city }, { x: { ...city, type: 'integer' } }],
    ['an argument', { x: { ...city, args: { a: 1 } } }, { x: { ...city, args: { a: 2 } } }],
    ['a condition', { x: city }, { x: { ...city, when: { id: [1] } } }],
    ['the name of a field', { x: city }, { y: city }],
    ['the order of fields', { x: city, y: address }, { y: address, x: city }],
    ['the name of a field in an object', { x: address }, { x: { ...address, fields: { town: city, zip: city } } }],
    ['a field in an object', { x: { ...address, fields: { city } } }, { x: { ...address, fields: { city: address } } }],
    ['an element of an array', { x: lines(city) }, { x: lines({ ...city, generator: 'country' }) }],
    ['the number of elements', { x: lines(city, 2) }, { x: lines(city, 3) }],
  ])('changes with %s', (_, one, other) => {
    expect(of(one)).not.toBe(of(other));
    expect(of(one)).toBe(of({ ...one }));
  });

  it('changes with the first elements of an array', () => {
    const first = (...fields: readonly Field[]): Resource['fields'] => {
      const array = lines(city);
      return { x: { ...array, items: { field: city, count: 2, first: fields } } };
    };
    expect(of(first(city))).not.toBe(of(first(address)));
    expect(of(first(city))).toBe(of(first({ ...city, description: 'Another text' })));
  });

  it('changes with the name of a resource, its number of records and its causes', () => {
    const plain = of({ x: city });
    expect(digestOf([resource('b', { x: city })], ['b'])).not.toBe(plain);
    expect(of({ x: city }, { items: 7 })).not.toBe(plain);
    const withCause = of({ x: city }, { causes: { why: city } });
    expect(withCause).not.toBe(plain);
    expect(of({ x: city }, { causes: { why: { ...city, generator: 'country' } } })).not.toBe(withCause);
    expect(of({ x: city }, { causes: { why: { ...city, description: 'Another text' } } })).toBe(withCause);
  });

  it('ignores what appears only in documents', () => {
    const described = (description: string): Resource['fields'] => ({
      x: { ...city, description },
      y: { ...address, description, fields: { city: { ...city, description } } },
      z: { ...lines({ ...city, description }), description },
    });
    expect(of(described('A text'))).toBe(of(described('Another text')));
    expect(of({ x: city }, { description: 'Others', singular: 'other', category: 'more' })).toBe(of({ x: city }));
  });

  it('ignores the code of functions', () => {
    const made = (value: () => number): Resource['fields'] => ({ x: { type: 'integer', description: '', value } });
    expect(of(made(() => 1))).toBe(of(made(() => 2)));
  });

  it('changes with the resources that records depend on, directly or indirectly, and with no others', () => {
    const build = (end: Field, stray: Field): string =>
      digestOf([
        resource('a', { b_id: { ...id, references: 'b' } }),
        resource('b', { x: { ...city, args: { a: { any: 'c.x' } } } }),
        resource('c', { x: end }),
        resource('d', { x: stray }),
      ]);
    expect(build(city, city)).not.toBe(build(address, city));
    expect(build(city, city)).toBe(build(city, address));
  });
});

describe('the resources that records depend on', () => {
  const circle = [
    resource('a', { b_id: { ...id, references: 'b' } }),
    resource('b', { a_id: { ...id, references: 'a' } }),
    ...others,
  ];
  const find = (name: string): Resource | undefined => circle.find((each) => each.name === name);
  const namesOf = (names?: readonly string[]): readonly string[] =>
    withNeighbours({ resources: circle, find }, names).map(({ name }) => name);

  it('are in the order of the catalogue, each once', () => {
    expect(namesOf(['b'])).toEqual(['a', 'b']);
    expect(namesOf(['others', 'unknown'])).toEqual(['others']);
    expect(namesOf()).toEqual(['a', 'b', 'others', 'named']);
  });
});

describe('whether resources are data', () => {
  const holding = (value: unknown): readonly Resource[] => [resource('a', { x: { ...text, args: { value } } })];

  it.each([[null], [undefined], ['text'], [true], [0], [1.5], [[1, 'a', { b: [] }]], [{ deep: { down: null } }]])(
    'says so of %j',
    (value) => {
      expect(areData(holding(value))).toBe(true);
    },
  );

  it.each([[() => 1], [NaN], [Infinity], [-0], [[undefined]], [new Date(0)], [new Map()], [1n], [{ deep: [() => 1] }]])(
    'is false for %s',
    (value) => {
      expect(areData(holding(value))).toBe(false);
      expect(areData([...others, ...holding(value)])).toBe(false);
    },
  );
});
