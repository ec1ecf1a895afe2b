import { describe, expect, it } from 'vitest';
import { takeConfig } from '../../src/config/index.ts';
import { generators } from '../../src/generators/index.ts';
import { createCatalogue, faultOfPath, type Resource } from '../../src/schema/index.ts';
import { id, resource, text } from './own-resources.ts';

const uuid = { ...text, generator: 'uuid' } as const;
const to = (references: string) => ({ type: 'integer', description: 'Whose', references }) as const;

const check = (...resources: readonly Resource[]) => createCatalogue(resources, generators);

describe('the path of a resource', () => {
  it.each(['v1/Conversations', 'a.b/c~d/e_f', '2010-04-01/Accounts', 'users/@me'])('can be %s', (path) => {
    expect(faultOfPath(path)).toBeUndefined();
    expect(check(resource('ones', {}, { path })).find('ones')?.path).toBe(path);
  });

  it.each([
    ['', 'cannot be a path'],
    ['ab/'.repeat(60) + 'c', 'is too long; expected at most 150 characters, got 181'],
    ['/v1', 'cannot be a path'],
    ['v1/', 'cannot be a path'],
    ['v1//x', 'cannot be a path'],
    ['a b', 'cannot be a path'],
    ['.well-known/x', 'cannot be a path'],
    ['é', 'cannot be a path'],
    ['v1/Index', "'Index' has another meaning"],
    ['all/x', "'all' has another meaning"],
    ['v1/meta', "'meta' has another meaning"],
    ['v1/CON', "'CON' has another meaning in a path: Windows reserves it"],
    ['aux.x', "'aux.x' has another meaning"],
    ['users/1.json', "'1.json' has another meaning in a path: so end the files of a tree"],
    ['v1.', "'v1.' has another meaning in a path: Windows drops a dot at the end"],
    ['_redirects', "'_redirects' has another meaning"],
    ['sw.js/x', "'sw.js' has another meaning in a path: a build writes a file of that name"],
  ])('cannot be %j', (path, message) => {
    expect(() => check(resource('ones', {}, { path }))).toThrow(message);
  });

  it.each([
    [resource('twos', {}, { path: 'ones' }), 'the path ones is that of ones'],
    [resource('twos', {}, { path: 'Ones' }), 'the path Ones and the path ones differ in case alone'],
    [resource('twos', {}, { path: 'ONES/x' }), 'the path ONES and the path ones differ in case alone'],
    [resource('twos', {}, { path: 'Things/x' }), 'the path Things and the path things differ in case alone'],
    [resource('twos', {}, { path: 'things' }), 'the path things is that of a category'],
    [resource('twos', {}, { path: 'things/ones' }), 'the path things/ones is that of ones'],
    [resource('twos', {}, { path: 'ones/7' }), 'where 7 can be an item of ones'],
    [resource('twos', {}, { path: 'ones/7/twos' }), 'where 7 can be an item of ones'],
  ])('is refused if it is taken, case %#', (other, message) => {
    expect(() => check(resource('ones', {}), other)).toThrow(message);
  });

  it.each([{}, { id: uuid }])(
    'can be a name below a resource, which goes before the key of an item, case %#',
    (fields) => {
      const below = resource('twos', {}, { path: 'ones/latest' });
      expect(check(resource('ones', fields), below).find('twos')).toBe(below);
    },
  );
});

describe('what is wrong with addresses', () => {
  it('is told all at once, beside other faults', () => {
    const ones = resource('ones', { city: { ...text, generator: 'nope' } }, { path: 'a b' });
    const twos = resource('twos', { one_id: to('ones') }, { path: 'V1/Twos', under: ['v1', 'ones/{on_id}/twos'] });
    const threes = resource('threes', {}, { path: 'v1/threes' });
    const fours = resource('fours', {}, { path: 'v1/threes', key: 'sid' });
    expect(() => check(ones, twos, threes, fours)).toThrow(
      [
        'ones.city: nope is not a generator',
        'fours: key: sid is not a field',
        "ones: 'a b' cannot be a path; expected segments of letters, digits and ._~@+,=- with '/' in between",
        'fours: the path v1/threes is that of threes',
        "twos: under: expected the form users/{user_id}/V1/Twos, got 'v1'",
        'twos: did you mean one_id? (under: on_id is not a reference; these are one_id)',
        'threes: the path v1 and the path V1 differ in case alone',
      ].join('\n'),
    );
  });

  it('is not told of references that are missing because of another fault', async () => {
    const config = {
      resources: {
        ones: { fields: { x: { generator: 'nope' } }, path: 'v1//x' },
        twos: { fields: { one_id: { references: 'ones', min: 'a' } }, under: ['ones/{one_id}/twos'] },
        threes: { fields: { bad_id: { references: 'bads' } }, under: ['bads/{bad_id}/threes'] },
        bads: { fields: 7 },
      },
    };
    const error: unknown = await takeConfig(config).catch((thrown: unknown) => thrown);
    expect(
      String(Object(error)['message'])
        .split('\n')
        .map((line) => line.replace(/: expected .*/, '')),
    ).toEqual([
      'config: resources.twos.fields.one_id.min',
      'config: resources.bads.fields',
      'config: resources.ones.fields.x.generator',
      expect.stringContaining("config: resources.ones: 'v1//x' cannot be a path"),
    ]);
  });
});

describe('the key of a resource', () => {
  const { id: _, ...bare } = resource('ones', {}).fields;

  it.each([
    [{ ...bare, sid: uuid }, 'sid'],
    [{ id, sid: uuid }, 'sid'],
    [{ id, slug: { ...text, generator: 'city', unique: true } }, 'slug'],
    [{ ...bare, no: { ...id, unique: true, args: { min: 1, max: 9 } } }, 'no'],
  ] as const)('can be any unique field, case %#', (fields, key) => {
    expect(check({ ...resource('ones', {}), fields, key }).find('ones')?.key).toBe(key);
  });

  it.each([
    [{ id }, 'sid', 'key: sid is not a field'],
    [{ id, city: { ...text, generator: 'city' } }, 'city', 'a key that is a text needs `unique: true`'],
    [{ id, no: id }, 'no', 'a key needs `unique: true`'],
    [{ id, sid: { ...uuid, nullable: 0.5 } }, 'sid', 'a key cannot be null'],
    [{ id, is: { ...text, type: 'boolean', generator: 'boolean' } }, 'is', 'expected a key of type integer or string'],
    [{ sid: uuid }, 'id', 'the first field has to be id'],
    [{ sid: uuid, id }, 'sid', 'the first field has to be id'],
  ] as const)('is refused where it does not fit, case %#', (fields, key, message) => {
    expect(() => check({ ...resource('ones', {}), fields, key })).toThrow(message);
  });
});

describe('under', () => {
  const ones = resource('ones', {}, { path: 'v1/Ones' });
  const twos = (under: readonly string[]) => resource('twos', { one_id: to('ones'), other_id: to('ones') }, { under });

  it('names collections by their complete address', () => {
    const under = ['v1/Ones/{one_id}/twos', 'v1/Ones/{other_id}/Others'];
    expect(check(ones, twos(under)).find('twos')?.under).toEqual(under);
  });

  it.each([
    ['ones', 'expected the form users/{user_id}/twos'],
    ['v1/Ones/{one_id}/a b', 'cannot be a path'],
    ['v1/Ones/{nope}/twos', 'nope is not a reference; these are one_id, other_id'],
    ['ones/{one_id}/twos', 'one_id refers to v1/Ones, not to ones'],
  ])('is refused for %s', (address, message) => {
    expect(() => check(ones, twos([address]))).toThrow(message);
  });

  it('can be below an address of the target, and name the items', () => {
    const threes = resource(
      'threes',
      { two_id: to('twos') },
      { under: ['v1/Ones/{one_id}/twos/{two_id}/threes/{id}'] },
    );
    const catalogue = check(ones, twos(['v1/Ones/{one_id}/twos/{id}']), threes);
    expect(catalogue.find('threes')).toBe(threes);
    const wrong = { ...threes, under: ['v1/Ones/{other_id}/twos/{two_id}/threes'] };
    expect(() => check(ones, twos(['v1/Ones/{one_id}/twos/{id}']), wrong)).toThrow(
      'two_id refers to twos or v1/Ones/{one_id}/twos, not to v1/Ones/{other_id}/twos',
    );
  });

  it('is refused below a single record', () => {
    const one = resource('ones', {}, { single: true });
    const two = resource('twos', { one_id: to('ones') }, { under: ['ones/{one_id}/twos'] });
    expect(() => check(one, two)).toThrow('under: ones has a single record');
  });

  it('is refused if two collections have the same address', () => {
    expect(() => check(ones, twos(['v1/Ones/{one_id}/x', 'v1/Ones/{other_id}/X']))).toThrow(
      'is an address of twos too',
    );
  });

  it('is refused if two addresses are one on a disk that ignores case', () => {
    expect(() => check(ones, twos(['v1/Ones/{one_id}/x/a', 'v1/Ones/{other_id}/X/b']))).toThrow('differ in case alone');
  });

  it('is refused below a single record', () => {
    const one = resource('ones', {}, { path: 'v1/Ones', single: true });
    expect(() => check(one, twos(['v1/Ones/{one_id}/twos']))).toThrow('ones has a single record');
  });
});

describe('a single record', () => {
  const { id: _, ...bare } = resource('ones', { name: { ...text, generator: 'city' } }).fields;

  it('needs no id', () => {
    const one = { ...resource('ones', {}), fields: bare, single: true } as const;
    expect(check(one).find('ones')).toBe(one);
  });

  it.each([
    [{ key: 'name' }, 'needs no key'],
    [{ under: [] }, 'needs no under'],
    [{ items: 2 }, 'has a single record, and items 2'],
  ])('is refused with %j', (more, message) => {
    expect(() => check(resource('ones', {}, { single: true, ...more }))).toThrow(message);
  });

  it('can be below each record of another resource, as often as the build has records', () => {
    const ones = resource('ones', { two_id: to('twos') }, { single: true, items: 5, under: ['twos/{two_id}/one'] });
    expect(check(resource('twos', {}), ones).find('ones')).toBe(ones);
  });

  it('without an id cannot be the target of a reference', () => {
    const one = { ...resource('ones', {}), fields: bare, single: true } as const;
    expect(() => check(one, resource('twos', { one_id: to('ones') }))).toThrow('refers to ones, which has no id');
  });

  it('leaves paths below it to other resources', () => {
    const below = resource('twos', {}, { path: 'ones/7' });
    expect(check(resource('ones', {}, { single: true }), below).find('twos')).toBe(below);
  });
});

describe('list', () => {
  it('is refused without fields, and with an unknown field', () => {
    expect(() => check(resource('ones', {}, { list: [] }))).toThrow('expected the names of fields, got none');
    expect(() => check(resource('ones', { headline: { ...text, generator: 'city' } }, { list: ['headlin'] }))).toThrow(
      /did you mean headline\? \(list: headlin is not a field/,
    );
  });
});

describe('shapes of answers', () => {
  it.each([
    [{ envelope: 'nope' as 'data' }, 'envelope: expected data, array, results, items, hal or a template'],
    [{ item: 'nope' as 'data' }, 'item: expected record, data or a template'],
    [{ envelope: 'array', single: true }, 'needs no envelope'],
  ] as const)('are refused where there are no such ones, case %#', (more, message) => {
    expect(() => check(resource('ones', {}, more))).toThrow(message);
  });
});
