import { describe, expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { createCatalogue, type Field, type Resource } from '../../src/schema/index.ts';
import { uniquenessOf } from '../../src/schema/unique.ts';
import { city, id, lines, others, resource, text } from './own-resources.ts';

/** Returns what is wrong with a resource `a`; empty if nothing is. */
function faultOf(fields: Resource['fields'], more: Partial<Resource> = {}): string {
  try {
    createCatalogue([resource('a', fields, more), ...others], generators);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

const ref: Field = { ...id, references: 'others' };
const self: Field = { ...id, references: 'a' };
const kind: Field = { ...text, generator: 'choices', args: { choices: ['x', 'y'] } };
const oneOf: Field = {
  type: 'integer',
  description: 'One of several',
  references: { by: 'kind', is: { x: 'others', y: 'a' } },
};

describe('a spec that contradicts itself says what is wrong, and where', () => {
  it.each<[fault: string, fields: Resource['fields'], more?: Partial<Resource>]>([
    ['a.x: pattern lacks its pattern, a text', { x: { ...text, generator: 'pattern' } }],
    ['a.x: value is not a function', { x: { ...text, value: 'v' as never } }],
    ['a.x: a field and a cause have this name', { x: city }, { causes: { x: city } }],
    ['a: has a single record, which needs no key', { x: city }, { single: true, key: 'x' }],
    ['a: has a single record, which needs no under', { x: city }, { single: true, under: [] }],
    ['a.x[]: refers to one of several resources, which no element of a list can', { kind, x: lines(oneOf) }],
    ['a.x: refers to one of several resources, which cannot have unique', { kind, x: { ...oneOf, unique: true } }],
    [
      'a.x: refers to no resource where kind is "y"',
      { kind, x: { ...oneOf, references: { by: 'kind', is: { x: 'others' } } } },
    ],
    ['a.x: each 0: expected an integer from 1', { x: { ...ref, each: 0 } }],
    ['a.x: has each, and refers to no resource', { x: { ...city, each: 2 } }],
    ['a.y: each: expected one field with it, outside of objects', { x: { ...ref, each: 2 }, y: { ...ref, each: 2 } }],
    ['a.x: has each, which cannot be combined with nullable', { x: { ...ref, each: 2, nullable: 0.5 } }],
    [
      'a.x: has each, from which the number of records follows, and a has items too',
      { x: { ...ref, each: 2 } },
      { items: 3 },
    ],
    ['a.x: may refer to records beyond the last one, which only a cause can', { x: { ...ref, beyond: true } }],
    ['a.x: is to an earlier record, and refers to others, not to a', { x: { ...ref, earlier: true } }],
    [
      'a.x: is to an earlier record, which cannot be combined with copy, unique or run',
      { x: { ...self, earlier: true, unique: true } },
    ],
    ['a.y: reads x.name, and x refers to one of several resources', { kind, x: oneOf, y: { ...text, copy: 'x.name' } }],
    [
      'a.x: reads all others.name, and others has no reference to a with `each`: records that are added later would change those that are there',
      { x: { ...id, generator: 'random_int', args: { min: { all: 'others.name' } } } },
    ],
  ])('%s', (fault, fields, more) => {
    expect(faultOf(fields, more)).toBe(fault);
  });
});

describe('a value cannot be unique where it', () => {
  it.each<[why: string, field: Partial<Field>]>([
    ['needs a pattern that texts can be made from, and found no constant pattern', { generator: 'pattern', args: {} }],
    [
      'needs a pattern that texts can be made from, and found not a regular expression',
      { generator: 'pattern', args: { pattern: '(' } },
    ],
    ['has no text of the required length', { generator: 'pattern', args: { pattern: 'a', length: [2, 3] } }],
    ['needs a constant min, max and step', { type: 'number', generator: 'number', args: { step: { from: 'x' } } }],
    ['needs a constant min and max', { type: 'integer', generator: 'random_int', args: { min: { from: 'x' } } }],
    ['needs the generator random_int, float or rating', { type: 'integer', generator: 'age' }],
    ['cannot be a copy of a reference', { references: 'others', copy: 'x' }],
    ['cannot be a day: use date-time, or leave the format out', { format: 'date', generator: 'past_date' }],
    ['cannot be combined with `per`', { generator: 'city', per: 'id' }],
  ])('%s', (why, field) => {
    expect(uniquenessOf({ ...text, ...field })).toBe(why);
  });
});
