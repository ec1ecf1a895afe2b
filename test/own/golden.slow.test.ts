import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configText } from '../../src/init/config-text.ts';
import { filesIn } from '../../src/config/node-files.ts';
import { openValue } from '../../src/config/open.ts';
import { readDocument } from '../../src/json-schema/files/index.ts';
import { opened } from '../config/opened.ts';
import { importedFrom } from '../openapi/imported.ts';
import { outlineOf } from './golden/outline.ts';

// What mockgen makes of documents about APIs. After a change, `npx vitest run test/own/golden -u` writes the
// expected texts again, and a reviewer reads the difference.

const FOLDER = 'test/own/golden';
const OTHERS = 'test/openapi/documents';

const documents = (folder: string): readonly string[] =>
  readdirSync(join(FOLDER, folder)).filter((file) => file.endsWith('.yaml'));

const read = (...path: readonly string[]): unknown => parse(readFileSync(join(FOLDER, ...path), 'utf8'));

/** The file with the expected text for a document, relative to this test. */
const expectedFile = (folder: string, file: string): string => `./golden/${folder}/${file.replace(/\.\w+$/, '.txt')}`;

describe('fields that are known by their names, with the schemas of', () => {
  it.each(documents('names'))('%s have the expected generators and values', async (file) => {
    const schemas = Object.entries(read('names', file) as Readonly<Record<string, object>>);
    const resources = schemas.map(([name, properties]) => [name, { schema: { type: 'object', properties } }]);
    const config = await opened({ resources: Object.fromEntries(resources) });
    await expect(await outlineOf(config)).toMatchFileSnapshot(expectedFile('names', file));
  });
});

describe('the resources of the config', () => {
  it.each(documents('configs'))('%s have the expected generators and values', async (file) => {
    const config = await opened(Object(read('configs', file)));
    await expect(await outlineOf(config)).toMatchFileSnapshot(expectedFile('configs', file));
  });
});

describe('the config that init makes of', () => {
  it.each([
    ...documents('apis').map((file) => [file, join(FOLDER, 'apis')] as const),
    ...readdirSync(OTHERS).map((file) => [file, OTHERS] as const),
  ])('%s has the expected resources, generators and values', async (file, folder) => {
    const { config, files, leftOut, told } = await importedFrom(await readDocument(file, folder));
    // Its templates are not written.
    const around = { ...filesIn(folder), isFolder: () => true, readTemplate: () => '{}' };
    const outline = await outlineOf(await openValue({ ...config }, { files: around }));
    const templates = Object.entries(files).map(([path, text]) => `${path}:\n${text}`);
    const text = [...told, '', configText(file, config, leftOut), ...templates, outline].join('\n');
    await expect(text).toMatchFileSnapshot(expectedFile('apis', file));
  });
});
