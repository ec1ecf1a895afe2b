import { describe, expect, it } from 'vitest';
import { MockgenError } from '../../src/errors.ts';
import { failure, Faults, Noted, unknownName, unlike, withKeys, word } from '../../src/faults/index.ts';

const place = { file: 'c.json', path: ['resources', 'a'] };
const at = (...path: readonly (string | number)[]): { readonly file: string; readonly path: typeof path } => ({
  file: 'c.json',
  path,
});

/** The error that some faults are thrown as. */
function thrownBy(faults: Faults): MockgenError {
  try {
    faults.throwAny();
  } catch (error) {
    if (error instanceof MockgenError) return error;
  }
  throw new Error('nothing was thrown');
}

describe('faults', () => {
  it('throw nothing where there are none', () => {
    expect(() => new Faults().throwAny()).not.toThrow();
  });

  it('have their parts as data', () => {
    const faults = new Faults();
    faults.add(at('resources', 'a', 'fields', 'b', 'type'), unknownName('a type', 'strng', ['string']));
    expect(faults.all).toEqual([
      {
        message: "c.json: resources.a.fields.b.type: did you mean string? (expected a type, got 'strng')",
        what: "expected a type, got 'strng'",
        file: 'c.json',
        path: ['resources', 'a', 'fields', 'b', 'type'],
        resource: 'a',
        field: 'b',
        expected: 'a type',
        got: "'strng'",
        nearest: 'string',
      },
    ]);
  });

  it.each([
    [['fields', 'fields', 'type'], 'fields'],
    [['fields', 'fields', 'fields', 'fields', 'min'], 'fields.fields'],
    [['fields', 'lines', 'items', 'field', 'fields', 'price', 'args', 'min'], 'lines.price'],
    [['fields', 'lines', 'items', 'count'], 'lines'],
    [['fields', 'tags', 'items', 'field', 'items', 'field', 'type'], 'tags'],
    [['schema'], undefined],
  ])('at %j are about the field %s', (path, field) => {
    const faults = new Faults();
    faults.add(at('resources', 'a', ...path), 'is wrong');
    expect(faults.all[0]?.field).toBe(field);
  });

  it('are noted once each, and twenty of them printed', () => {
    const faults = new Faults();
    const keys = Array.from({ length: 23 }, (_, key) => key);
    for (const key of keys) for (const _ of ['first', 'again']) faults.add(at('x', key), 'is wrong');
    const { message, hint, faults: all } = thrownBy(faults);
    expect(all).toHaveLength(keys.length);
    expect(message.split('\n')).toHaveLength(21);
    expect(message).toMatch(/^c\.json: x\[0\]: is wrong\n[^]*\nand 3 more$/);
    expect(hint).toBe('Correct these in c.json.');
  });

  it('say at most 400 characters behind their place, and all of the advice', () => {
    const what = failure(place, { what: 'x'.repeat(400) }).message;
    expect(what).toBe(`c.json: resources.a: ${'x'.repeat(400)}`);
    expect(failure(place, unlike('a list', 'y'.repeat(61))).message).toMatch(/got 'y{60}…'$/);
    const { message } = failure(place, { expected: 'x'.repeat(800), advice: 'leave it out' });
    expect(message).toMatch(/^c\.json: resources\.a: expected x+…: leave it out$/);
    expect(message).toHaveLength('c.json: resources.a: '.length + 400 + '…: leave it out'.length);
  });

  it('name three files at most, and speak of one fault as of one', () => {
    const faults = new Faults();
    faults.add({ file: 'a.json', path: [] }, 'is wrong');
    expect(thrownBy(faults).hint).toBe('Correct this in a.json.');
    for (const file of ['b.json', 'c.json', 'd.json']) faults.add({ file, path: [] }, 'is wrong');
    expect(thrownBy(faults).hint).toBe('Correct these in a.json, b.json, c.json ….');
  });

  it('name each file that has some', () => {
    const faults = new Faults();
    for (const file of ['a.json', 'b.json', 'a.json', 'c.json']) faults.add({ file, path: [] }, unlike('a list', {}));
    expect(thrownBy(faults).hint).toBe('Correct these in a.json, b.json, c.json.');
  });

  it('tell what is about a place, and what is inside it', () => {
    const faults = new Faults();
    faults.add(at('resources', 'a', 'items'), 'is wrong');
    expect(faults.areAt(place)).toBe(false);
    expect(faults.countIn(place)).toBe(1);
    expect(faults.countIn(at('resources', 'b'))).toBe(0);
    faults.add(place, 'is wrong');
    expect(faults.areAt(place)).toBe(true);
    expect(faults.countIn(at())).toBe(2);
  });

  it('are taken from errors that have some, and from no other', () => {
    const faults = new Faults();
    const fail = (error: Error) => (): never => {
      throw error;
    };
    expect(faults.attempt(() => 7)).toBe(7);
    expect(faults.attempt(fail(failure(place, 'is wrong')))).toBeUndefined();
    expect(faults.attempt(fail(new Noted()))).toBeUndefined();
    expect(faults.count).toBe(1);
    expect(() => faults.attempt(fail(new RangeError('bug')))).toThrow('bug');
    expect(() => faults.attempt(fail(new MockgenError('read_failed', 'cannot', '')))).toThrow('cannot');
  });

  it('of a schema get what they are about from who reads it', () => {
    const faults = new Faults();
    faults.attempt(
      () => {
        throw failure({ file: 's.json', path: ['properties', 'x'], isSchema: true }, 'is wrong');
      },
      { resource: 'a', field: 'x' },
    );
    expect(faults.all[0]).toMatchObject({ message: 's.json#/properties/x: is wrong', resource: 'a', field: 'x' });
  });
});

describe('an object with some keys', () => {
  it('is read without the keys that are wrong, and without those that are undefined', () => {
    const faults = new Faults();
    const read = withKeys({ name: word, title: word, text: word }, 'a thing', 'a key of a thing');
    expect(read({ name: 'a', title: 5, text: undefined, titel: 'b' }, place, faults)).toEqual({ name: 'a' });
    expect(faults.all.map(({ what, nearest }) => [what, nearest])).toEqual([
      ['expected a text that is not empty, got 5', undefined],
      ["expected a key of a thing, got 'titel'", 'title'],
    ]);
    expect(read([], place, faults)).toBeUndefined();
  });
});
