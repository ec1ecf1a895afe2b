import { readdirSync } from 'node:fs';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../src/config/node-files.ts';
import { openValue } from '../../src/config/open.ts';
import { configText } from '../../src/init/config-text.ts';
import { readDocument } from '../../src/json-schema/files/index.ts';
import { Records } from '../../src/render/records.ts';
import { modern } from '../config/modern-schema.ts';
import { importedFrom } from './imported.ts';

const FOLDER = 'test/openapi/documents';
const files = readdirSync(FOLDER).toSorted();

async function imported(file: string) {
  const { config, told } = await importedFrom(await readDocument(file, FOLDER));
  // Its templates are not written.
  const files = { ...filesIn(FOLDER), isFolder: () => true, readTemplate: () => '{}' };
  const opened = await openValue({ ...config }, { files });
  return { told, config, catalogue: await opened.untried() };
}

describe.each(files)('the collections of %s', (file) => {
  it('give records that fit the schemas of the document', async () => {
    const { catalogue, config } = await imported(file);
    const { root } = await readDocument(file, FOLDER);
    const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 6, discriminator: false });
    // The package is CommonJS, and its default export arrives as a property.
    addFormats.default(ajv, { mode: 'full' });
    ajv.addSchema({ ...(modern(root) as AnySchemaObject), $id: 'https://own.example/document' });
    const records = new Records(catalogue, { seed: 42, refDate: '2026-01-01T00:00:00.000Z', items: 60 });
    for (const { name } of catalogue.resources) {
      const [, pointer = ''] = String(config.resources?.[name]?.schema).split('#');
      const validate = ajv.compile({ $ref: `https://own.example/document#${pointer}` });
      for (let id = 1; id <= 60; id++) {
        const record = records.record(name, id);
        expect(validate(record), `${JSON.stringify(validate.errors)} in ${JSON.stringify(record)}`).toBe(true);
      }
    }
  });
});

describe('a config made from an OpenAPI document', () => {
  it.each([
    ['pets.yaml', '/api/v2', 'array', { limit: undefined, offset: 'offset' }, ['pets', 'owners', 'pets-visits']],
    [
      'shop.yaml',
      '/shop/v1',
      'envelope',
      { limit: 'per_page' },
      ['products', 'categories', 'orders', 'cart', 'dashboard'],
    ],
    ['code-host.yaml', undefined, 'array', { limit: 'per_page' }, ['repositories', 'users', 'issues']],
    ['payments.json', '/v1', 'envelope', undefined, ['customers', 'charges', 'balance']],
    ['hypermedia.json', '/rest', 'hal', { limit: 'size' }, ['concerts', 'venues']],
    ['library.yaml', '/api', 'envelope', { limit: 'page_size' }, ['books', 'members', 'loans']],
  ])('of %s has its base, envelope, parameters and collections', async (file, base, envelope, query, names) => {
    const { config } = await imported(file);
    expect(config.base).toBe(base);
    expect(config.envelope).toBe(envelope);
    expect(config.query).toEqual(query && JSON.parse(JSON.stringify(query)));
    expect(Object.keys(config.resources ?? {})).toEqual(names);
  });

  it('says of every path what became of it', async () => {
    for (const file of files) {
      const { told } = await imported(file);
      const { root } = await readDocument(file, FOLDER);
      const { paths } = root as { readonly paths: Readonly<Record<string, unknown>> };
      for (const path of Object.keys(paths)) {
        expect(
          told.some((line) => line.startsWith(`${path}: `) || line.includes(`, and ${path} its items`)),
          path,
        ).toBe(true);
      }
    }
    expect((await imported('pets.yaml')).told).toEqual([
      '/pets: becomes pets, and /pets/{petId} its items',
      '/owners: becomes owners',
      '/pets/{petId}/visits: becomes pets/{pet_id}/visits, a list of pets-visits',
      '/inventory: left out: its answer is neither a list of objects nor an object with properties',
      '/ping: left out: its GET has no answer 200 of JSON with a schema',
      'POST /pets: answered with 405, as a tree is read-only',
    ]);
    expect((await imported('shop.yaml')).told).toContain('/v1/dashboard: becomes dashboard, a single record');
    expect((await imported('library.yaml')).told).toContain(
      "/api/meta/: left out: 'meta' has another meaning in a path",
    );
  });

  it('is a module that says the same', async () => {
    for (const file of files) {
      const { config } = await importedFrom(await readDocument(file, FOLDER));
      const text = configText(file, config);
      const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
        readonly default: unknown;
      };
      expect(module.default).toEqual(config);
    }
  });

  it('has a comment on what was left out', async () => {
    const { config, leftOut } = await importedFrom(await readDocument('pets.yaml', FOLDER));
    expect(configText('pets.yaml', config, leftOut)).toContain(
      '// Left out:\n//   /inventory: its answer is neither a list of objects nor an object with properties\n',
    );
    const many = Array.from({ length: 9 }, (_, at) => ({ path: `/${at}`, why: `a${Math.max(2, at)}\nb` }));
    const text = configText('a.yaml', config, many);
    expect(text).toContain('//   /0 and 2 more: a2\n//   /3: a3\n');
    expect(text).toContain('//   and others: mockgen init tells all reasons\n/** @type {');
  });

  it('has references where names say so', async () => {
    const { catalogue } = await imported('library.yaml');
    const { fields = {} } = catalogue.find('loans') ?? {};
    expect(fields['book_id']).toMatchObject({ type: 'integer', references: 'books' });
    expect(fields['member_id']).toMatchObject({ type: 'string', references: 'members' });
    expect(catalogue.find('members')?.fields['id']).toMatchObject({ type: 'string', generator: 'uuid' });
  });

  it.each([
    [
      { openapi: '4.0.0', paths: {} },
      'a.json#/openapi: expected an OpenAPI document of version 3.1 or 3.0, or Swagger 2.0',
    ],
    [[], 'a.json#/openapi: expected an OpenAPI document of version 3.1 or 3.0, or Swagger 2.0'],
  ])('is none of %j', async (root, message) => {
    await expect(importedFrom({ file: 'a.json', root })).rejects.toThrow(
      expect.objectContaining({ code: 'config_invalid', message }),
    );
  });
});
