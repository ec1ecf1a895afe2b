import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../src/faults/index.ts';
import { findFiles, readDocument } from '../../src/json-schema/files/index.ts';
import { draftOfSchema, findSchema } from '../../src/json-schema/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const makeFolder = useTemporaryFolders();
const place = { file: 'mockgen.config.ts', path: ['resources', 'things', 'schema'] };

const THING = { type: 'object', properties: { id: { type: 'integer' }, label: { type: 'string' } } };

/** Reads no file. */
const refuse = (file: string): Promise<never> => Promise.reject(new Error(`${file} is read`));

describe('a schema in a file', () => {
  it('can have a byte order mark, and is found by its pointer', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'a.json'), `\uFEFF${JSON.stringify({ $defs: { 'a/b': THING } })}`);
    const source = await findSchema('a.json#/$defs/a~1b', place, (name) => readDocument(name, folder));
    expect(Object.keys(draftOfSchema(source, new Faults())?.fields ?? {})).toEqual(['id', 'label']);
  });
});

it('a file with schemas has at most 20 MiB', { tags: 'slow' }, async () => {
  const folder = makeFolder();
  const most = 20 * 1024 * 1024;
  writeFileSync(join(folder, 'most.json'), '{}'.padEnd(most));
  writeFileSync(join(folder, 'more.json'), '{}'.padEnd(most + 1));
  expect((await readDocument('most.json', folder)).root).toEqual({});
  await expect(readDocument('more.json', folder)).rejects.toThrow('cannot read more.json: the file is too large');
});

describe('a pattern', () => {
  it('stands for the files in a folder that it matches, with either slash, and not for those behind a link', async () => {
    const folder = makeFolder();
    for (const name of ['schemas', 'others', 'schemas/folder.json']) mkdirSync(join(folder, name));
    for (const name of ['schemas/a.json', 'schemas/b.yaml', 'others/c.json']) writeFileSync(join(folder, name), '{}');
    symlinkSync(join(folder, 'others'), join(folder, 'schemas/link'));
    for (const pattern of ['schemas/**/*.json', 'schemas\\**\\*.json']) {
      expect(await findFiles(pattern, folder)).toEqual(['schemas/a.json']);
    }
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
      const { document } = await findSchema(schema, place, refuse);
      expect(document).toEqual({ file: 'mockgen.config.ts (resources.things.schema)', root: THING });
    }
    expect(asked).toEqual([{ target: 'draft-2020-12' }, { target: 'draft-2020-12' }]);
  });

  it('that cannot be told is an error in one line', async () => {
    const failing = standard(() => {
      throw new Error('Dates cannot be\nrepresented');
    });
    await expect(findSchema(failing, place, refuse)).rejects.toMatchObject({
      code: 'config_invalid',
      message:
        'mockgen.config.ts: resources.things.schema: expected a schema with a JSON Schema: Dates cannot be represented',
    });
  });
});
