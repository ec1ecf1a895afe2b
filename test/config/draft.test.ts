import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../src/config/node-files.ts';
import { openValue } from '../../src/config/open.ts';
import type { Catalogue } from '../../src/schema/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const makeFolder = useTemporaryFolders();

const THING = { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } };

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** Takes the files that patterns match to a catalogue. */
async function catalogueOf(schemas: readonly string[], folder: string): Promise<Catalogue> {
  return (await openValue({ schemas }, { files: filesIn(folder) })).untried();
}

describe('the schema files of a config', () => {
  it('make one resource each, named by what the file says about itself', async () => {
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
    const catalogue = await catalogueOf(['schemas/**/*.json', 'schemas/*.yaml'], folder);
    expect(catalogue.resources.map(({ name }) => name)).toEqual(['order-line', 'c', 'gadgets', 'cups']);
    expect(catalogue.find('gadgets')).toMatchObject({ category: 'shop', items: 7, singular: 'gadget' });
    expect(catalogue.find('cups')).toMatchObject({ category: 'shop', singular: 'cup', description: 'Cups.' });
    expect(catalogue.find('order-line')).toMatchObject({ category: 'resources' });
  });

  it.each([
    [['none/*.json'], 'config: schemas: expected at least one file that matches none/*.json, got none'],
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
    await expect(catalogueOf(patterns, folder)).rejects.toMatchObject({ code: 'config_invalid', message });
  });

  it('are all refused at once, for their names and for what is in them', async () => {
    const broken = { ...THING, properties: { label: { type: 'string', 'x-generator': 'nope' } } };
    const folder = write(makeFolder(), { 'meta.json': JSON.stringify(THING), 'b.json': JSON.stringify(broken) });
    await expect(catalogueOf(['*.json'], folder)).rejects.toMatchObject({
      faults: [
        { message: expect.stringMatching(/^meta\.json#: 'meta' has another meaning/) },
        { message: expect.stringMatching(/^b\.json#\/properties\/label\/x-generator: /) },
      ],
    });
  });
});
