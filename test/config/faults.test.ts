import { describe, expect, it } from 'vitest';
import { namedConfig } from '../../src/config/find.ts';
import { readAndOpen, takeConfig } from '../../src/config/index.ts';
import { MockgenError } from '../../src/errors.ts';
import { capture } from '../cli/capture.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { compiledSchema } from './opened.ts';

const temporary = useTemporaryFolders();

/** The error that a config gives, when it is parsed or when its catalogue is made. */
async function errorOf(config: Readonly<Record<string, unknown>>): Promise<MockgenError> {
  try {
    await (await takeConfig(config)).catalogue();
  } catch (error) {
    if (error instanceof MockgenError) return error;
    throw error;
  }
  throw new Error('the config has no fault');
}

/** The config of one resource with some fields, beside users. */
const fieldsOf = (fields: object): object => ({ builtins: ['users'], resources: { things: { fields } } });

describe('the faults of a config', () => {
  it('are reported all at once, as data', async () => {
    const { faults, message } = await errorOf({
      sed: 3,
      resources: { products: { fields: { title: { type: 'text' }, price: { min: 5, max: 1 } } }, Bad: {} },
    });
    expect(message.split('\n')).toHaveLength(4);
    expect(
      faults.map(({ path, resource, field, expected, got, nearest }) => ({
        path,
        resource,
        field,
        expected,
        got,
        nearest,
      })),
    ).toEqual([
      { path: ['sed'], expected: 'a key of a config', got: "'sed'", nearest: 'seed' },
      {
        path: ['resources', 'products', 'fields', 'title', 'type'],
        resource: 'products',
        field: 'title',
        expected: 'one of string, integer, number, boolean, array, object, null',
        got: "'text'",
      },
      {
        path: ['resources', 'products', 'fields', 'price', 'min'],
        resource: 'products',
        field: 'price',
        expected: 'no more than max, which is 1',
        got: '5',
      },
      { path: ['resources', 'Bad'], resource: 'Bad' },
    ]);
  });

  it('include those that are found while resources are compiled', async () => {
    const { faults } = await errorOf({
      resources: {
        products: { fields: { title: { generator: 'nmae' }, owner: { references: 'userz' } } },
        shops: { fields: { name: { generator: 'naem' } } },
      },
    });
    expect(faults.map(({ resource, field }) => `${resource}.${field}`)).toEqual([
      'products.title',
      'products.owner',
      'shops.name',
    ]);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'of settings',
      { base: 'api', strict: 1, envelope: 'result', query: { pge: 'p', limit: 'a b', firstPage: 2 }, items: { x: 0 } },
      ['base', 'strict', 'query.firstPage', 'query.pge', 'query.limit', 'items.x', 'envelope'],
    ],
    [
      'of kept resources',
      { builtins: ['user', 'users', 'bok'], items: { nope: 3 } },
      ['builtins[0]', 'builtins[2]', 'items.nope'],
    ],
    [
      'of one generator',
      fieldsOf({ x: { generator: 'past_date', args: { days: 'x', befor: 1, distribution: 'stedy' } } }),
      ['x.args.days', 'x.args.befor', 'x.args.distribution'].map((end) => `resources.things.fields.${end}`),
    ],
    [
      'of arguments that are no bounds beside the generator',
      fieldsOf({ x: { generator: 'company', args: { min: 1, max: 2 } } }),
      ['resources.things.fields.x.args.min', 'resources.things.fields.x.args.max'],
    ],
    [
      'of parsing, compiling and paths',
      fieldsOf({
        a: { generatr: 'name', type: 'text' },
        b: { generator: 'prise' },
        c: { references: 'usrs' },
        user_id: {},
        d: { copy: 'user_id.emial', type: 'string' },
        e: { generator: 'name', args: { first: { from: 'nope' }, last: { from: 'nor' } } },
      }),
      ['a.generatr', 'a.type', 'b.generator', 'c.references', 'd', 'e', 'e'].map(
        (end) => `resources.things.fields.${end}`,
      ),
    ],
    [
      'inside of lists and objects',
      fieldsOf({
        lines: {
          items: {
            field: {
              fields: { price: { generator: 'prce' }, count: { min: 5, max: 1 }, tags: { items: { count: -1 } } },
            },
          },
        },
        place: { fields: { city: { generator: 'cty' }, zip: { typ: 'string' } } },
      }),
      [
        'lines.items.field.fields.count.min',
        'lines.items.field.fields.tags.items.count',
        'place.fields.zip.typ',
        'lines.items.field.fields.price.generator',
        'place.fields.city.generator',
      ].map((end) => `resources.things.fields.${end}`),
    ],
    ['of a field with a number for a name, once', fieldsOf({ 1: { copy: 'nope' } }), ['resources.things.fields.1']],
  ])('%s come together', async (_, config, places) => {
    const { faults } = await errorOf(config as Readonly<Record<string, unknown>>);
    const found = faults.map(({ message }) => message.replace(/^config: (\S+): .*$/s, '$1'));
    expect(found).toEqual(places);
  });

  it('of a field of a schema hide what else is wrong with it', async () => {
    const faultsOf = async (x: object): Promise<unknown> => {
      const error: unknown = await compiledSchema({ type: 'object', properties: { x } }).catch(
        (thrown: unknown) => thrown,
      );
      return error instanceof MockgenError && error.faults.map(({ message }) => message.replace(/:.*$/s, ''));
    };
    const wrong = { type: 'integer', minimum: 9, maximum: 1 };
    expect(await faultsOf(wrong)).toHaveLength(1);
    expect(await faultsOf({ ...wrong, pattern: 7 })).toEqual(['a.json#/properties/x/pattern']);
  });

  it('of schemas come together with those of the config', async () => {
    const folder = temporary();
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    const f = { type: 'object', properties: { g: { minLength: -1, pattern: 7 }, h: { $ref: '#/none' } } };
    const properties = { e: { type: 'strng' }, f, j: { 'x-generator': 'nam' }, k: { type: 'integer' } };
    write('one.json', JSON.stringify({ type: 'object', properties }));
    write('bad.json', '{bad');
    const resources = {
      one: { schema: 'one.json', fields: { m: { generator: 'prise' } } },
      two: { schema: 'bad.json' },
      three: { schema: 'none.json' },
      four: {
        fields: {
          two_id: { references: 'two' },
          other_id: { references: 'two', type: 'string' },
          n: { copy: 'two_id.title', type: 'string' },
        },
      },
    };
    write('c.json', JSON.stringify({ seed: -1, resources }));
    const error: unknown = await readAndOpen(namedConfig(folder, 'c.json')).catch((thrown: unknown) => thrown);
    expect((error as MockgenError).faults.map(({ resource, field, file }) => [file, resource, field])).toEqual([
      ['c.json', undefined, undefined],
      ['one.json', 'one', 'e'],
      ['one.json', 'one', 'f.g'],
      ['one.json', 'one', 'f.g'],
      ['one.json', 'one', 'f.h'],
      ['bad.json', undefined, undefined],
      ['c.json', 'three', undefined],
      ['one.json', 'one', 'j'],
      ['c.json', 'one', 'm'],
    ]);
  });

  it.each<[string, object]>([
    ['a field that others copy', { a: { generator: 'prise' }, b: { copy: 'a' }, c: { copy: 'b', type: 'string' } }],
    [
      'a field with a key that is unknown',
      { a: { typ: 'string' }, b: { copy: 'a' }, c: { reads: ['a'], value: () => 1, type: 'integer' } },
    ],
    ['an object', { a: { fields: { x: {} }, typ: 1 }, b: { copy: 'a.x' } }],
    ['the id', { id: { nullable: 0.5 }, b: { copy: 'id' }, thing_id: { references: 'things' } }],
    ['a name that another field is inferred from', { name: { generator: 'nmae' }, email: {}, username: {} }],
  ])('of %s cause no other ones', async (_, fields) => {
    expect((await errorOf({ resources: { things: { fields } } })).faults).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['without fields', { feilds: { a: {} } }],
    ['whose fields cannot be read', { fields: [] }],
    [
      'whose schema cannot be read',
      { schema: { type: 'object', properties: { a: { type: 'string' } }, minProperties: -1 } },
    ],
    ['that is none', 7],
  ])('of a resource %s cause no other ones', async (_, broken) => {
    const fields = { broken_id: { references: 'broken' }, a: { copy: 'broken_id.a' }, b: { copy: 'broken_id.id' } };
    expect((await errorOf({ resources: { broken, things: { fields } } })).faults).toHaveLength(1);
  });

  it('include those of the first records, once per field', async () => {
    const { faults } = await errorOf({
      resources: {
        products: {
          fields: { a: { type: 'integer', value: () => 'x' }, b: { type: 'string', value: () => 7 } },
        },
      },
    });
    expect(faults.map(({ field }) => field)).toEqual(['a', 'b']);
  });

  it('are a line each on the command line', async () => {
    const file = join(temporary(), 'mockgen.config.json');
    writeFileSync(file, JSON.stringify({ sed: 1, items: 0, layout: 'flatt' }));
    const { status, stderr } = await capture(['list', '--config', file]);
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('error: '))).toHaveLength(3);
  });
});
