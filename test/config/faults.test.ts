import { describe, expect, it } from 'vitest';
import { takeConfig } from '../../src/config/load.ts';
import { MockgenError } from '../../src/errors.ts';
import { capture } from '../cli/capture.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

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

  it('that show when resources are compiled are reported all at once, too', async () => {
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

  it('that show in the first records are reported once per field', async () => {
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
