import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { writeInit } from '../../src/init/index.ts';
import { compiled } from '../config/opened.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const makeFolder = useTemporaryFolders();

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

describe('writeInit', () => {
  it('writes a config to begin with, which can be loaded and compiled', async () => {
    const folder = makeFolder();
    expect(await writeInit({ folder })).toEqual({ file: 'mockgen.config.mjs', others: [] });
    const path = join(folder, 'mockgen.config.mjs');
    const module = (await import(pathToFileURL(path).href)) as {
      readonly default: { readonly resources: Readonly<Record<string, object>> };
    };
    const catalogue = await compiled(module.default);
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

  it.each([
    ['.', 'node_modules/mockgen-cli', './node_modules/mockgen-cli/config.schema.json'],
    ['packages/web', 'node_modules/mockgen-cli', '../../node_modules/mockgen-cli/config.schema.json'],
    ['.', 'elsewhere', './node_modules/mockgen-cli/config.schema.json'],
  ])('writes JSON in %s that names its schema in %s', async (folder, installed, schema) => {
    const root = write(makeFolder(), { [`${installed}/config.schema.json`]: '{}', [`${folder}/package.json`]: '{}' });
    const { file } = await writeInit({ folder: join(root, folder), json: true });
    const { $schema, ...config } = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as { $schema: string };
    expect([file, $schema]).toEqual(['mockgen.config.json', schema]);
    const module = makeFolder();
    await writeInit({ folder: module });
    const path = pathToFileURL(join(module, 'mockgen.config.mjs')).href;
    expect(config).toEqual(((await import(path)) as { readonly default: object }).default);
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
