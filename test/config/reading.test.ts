import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileResources } from '../../src/config/compile-resources.ts';
import { writeInit } from '../../src/config/init.ts';
import { readSchema, readSchemas, resolveSchema } from '../../src/config/read-schema.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const makeFolder = useTemporaryFolders();
const place = { file: 'mockgen.config.ts', path: ['resources', 'things', 'schema'] };

const THING = { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } };

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('readSchemas', () => {
  it('makes one resource of each file, named by what the file says of itself', async () => {
    const folder = write(makeFolder(), {
      'schemas/OrderLine.schema.json': JSON.stringify(THING),
      'schemas/deep/b.json': JSON.stringify({
        ...THING,
        'x-resource': { name: 'gadgets', category: 'shop', items: 7 },
      }),
      'schemas/c.yaml': 'type: object\nproperties:\n  label: { type: string }\n',
      'schemas/meta.json': JSON.stringify({
        resource: 'cups',
        singular: 'cup',
        category: 'shop',
        description: 'Cups.',
        schema: THING,
      }),
      'schemas/notes.txt': 'nothing',
    });
    const found = await readSchemas(['schemas/**/*.json', 'schemas/*.yaml'], folder);
    expect(found.map(({ name }) => name).toSorted()).toEqual(['c', 'cups', 'gadgets', 'order-line']);
    const { catalogue } = await compileResources(
      found.map(({ name, schema }) => ({ name, schema, config: {}, place: { file: schema.document.file, path: [] } })),
    );
    expect(catalogue.find('gadgets')).toMatchObject({ category: 'shop', items: 7, singular: 'gadget' });
    expect(catalogue.find('cups')).toMatchObject({ category: 'shop', singular: 'cup', description: 'Cups.' });
    expect(catalogue.find('order-line')).toMatchObject({ category: 'resources' });
  });

  it.each([
    [['none/*.json'], 'none/*.json: expected at least one file, found none'],
    [['a.json', 'sub/a.json'], 'sub/a.json#: expected another resource than a, which a.json is'],
    [['meta.json'], "meta.json#: 'meta' has another meaning in a path"],
    [
      ['label.json'],
      "label.json#/x-resource/name: '../up' cannot be part of a path; expected letters a to z, digits, -",
    ],
  ])('refuses %j', async (patterns, message) => {
    const text = JSON.stringify(THING);
    const label = JSON.stringify({ ...THING, 'x-resource': { name: '../up' } });
    const folder = write(makeFolder(), { 'a.json': text, 'sub/a.json': text, 'meta.json': text, 'label.json': label });
    await expect(readSchemas(patterns, folder)).rejects.toMatchObject({ code: 'config_invalid', message });
  });
});

describe('readSchema', () => {
  it('reads JSON with a byte order mark, and follows a pointer', async () => {
    const folder = write(makeFolder(), { 'a.json': `\uFEFF${JSON.stringify({ $defs: { 'a/b': THING } })}` });
    const schema = await readSchema('a.json#/$defs/a~1b', folder);
    const unit = { name: 'things', config: {}, place, schema };
    const { catalogue } = await compileResources([unit]);
    expect(Object.keys(catalogue.find('things')?.fields ?? {})).toEqual(['id', 'label']);
  });
});

describe('a schema in code', () => {
  const standard = (output: () => unknown): object => ({
    '~standard': { version: 1, vendor: 'test', jsonSchema: { output, input: output } },
  });

  it('is an object or a function with Standard JSON Schema, or a schema', async () => {
    const asked: unknown[] = [];
    const object = standard(((options: unknown) => (asked.push(options), THING)) as () => unknown);
    const callable = Object.assign(() => 1, object);
    for (const schema of [object, callable, THING]) {
      const { document } = await resolveSchema(schema, place, '.');
      expect(document).toEqual({ file: 'mockgen.config.ts (resources.things.schema)', root: THING });
    }
    expect(asked).toEqual([{ target: 'draft-2020-12' }, { target: 'draft-2020-12' }]);
  });

  it('that cannot be told is an error in one line', async () => {
    const failing = standard(() => {
      throw new Error('Dates cannot be\nrepresented');
    });
    await expect(resolveSchema(failing, place, '.')).rejects.toMatchObject({
      code: 'config_invalid',
      message:
        'mockgen.config.ts: resources.things.schema: expected a schema with a JSON Schema: Dates cannot be represented',
    });
  });
});

describe('writeInit', () => {
  it('writes a config to begin with, which can be loaded and compiled', async () => {
    const folder = makeFolder();
    expect(await writeInit({ folder })).toEqual({ file: 'mockgen.config.mjs', others: [] });
    const path = join(folder, 'mockgen.config.mjs');
    const module = (await import(pathToFileURL(path).href)) as {
      readonly default: { readonly resources: Readonly<Record<string, object>> };
    };
    const units = Object.entries(module.default.resources).map(([name, config]) => ({ name, config, place }));
    const { catalogue } = await compileResources(units);
    expect(catalogue.find('products')?.fields['colour']).toMatchObject({ generator: 'choices' });
  });

  it('replaces nothing unless it is told to', async () => {
    const folder = write(makeFolder(), { 'mockgen.config.mjs': 'mine' });
    const read = (): string => readFileSync(join(folder, 'mockgen.config.mjs'), 'utf8');
    await expect(writeInit({ folder })).rejects.toMatchObject({
      code: 'config_invalid',
      message: 'mockgen.config.mjs is there already, and nothing was written',
      hint: 'To replace it, add --force.',
    });
    expect(read()).toBe('mine');
    await writeInit({ folder, force: true });
    expect(read()).toContain('export default');
    const other = write(makeFolder(), { 'mockgen.config.json': '{}' });
    await expect(writeInit({ folder: other, force: true })).rejects.toMatchObject({
      message: 'mockgen.config.json is there already, and nothing was written',
    });
    const linked = makeFolder();
    symlinkSync(join(linked, 'nowhere'), join(linked, 'mockgen.config.mjs'));
    await expect(writeInit({ folder: linked })).rejects.toMatchObject({ code: 'config_invalid' });
  });

  it('makes a config of an OpenAPI document', async () => {
    const folder = write(makeFolder(), { 'api/pets.yaml': readFileSync('test/openapi/documents/pets.yaml', 'utf8') });
    const told: string[] = [];
    await writeInit({ folder, from: 'api/pets.yaml', tell: (line) => told.push(line) });
    expect(told).toContain('/pets: becomes pets, and /pets/{petId} its items');
    expect(readFileSync(join(folder, 'mockgen.config.mjs'), 'utf8')).toContain(
      "schema: 'api/pets.yaml#/components/schemas/Pet'",
    );
    await expect(writeInit({ folder, from: 'none.yaml', force: true })).rejects.toMatchObject({ code: 'read_failed' });
  });
});
