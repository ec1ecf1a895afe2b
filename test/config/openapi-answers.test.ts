import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { findCollections, type Collection } from '../../src/config/openapi/collections.ts';
import { readDocument } from '../../src/config/read-schema.ts';
import { openConfig, writeInit } from '../../src/config/index.ts';
import { createHandler, openTree } from '../../src/testing/handler.ts';
import { parameterNames, parseManifest } from '../../src/tree/index.ts';
import { buildTree } from '../../src/write/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { modern } from './modern-schema.ts';

const FOLDER = 'test/config/openapi';
const temporary = useTemporaryFolders();

/** The paths of documents whose lists have members that no built-in envelope has, or whole addresses. */
const UNLIKE: Readonly<Record<string, readonly string[]>> = {
  'shop.yaml': ['/v1/products'],
  'payments.json': ['/v1/charges'],
  'library.yaml': ['/api/books/', '/api/loans/'],
};

function present<T>(value: T | undefined): T {
  expect(value).toBeDefined();
  // It is, since the line above.
  return value as T;
}

/** A tree built as somebody with the document would, its host, and what was told on the way. */
async function made(file: string) {
  const folder = temporary();
  cpSync(join(FOLDER, file), join(folder, file));
  const { told } = await writeInit({ folder, from: file });
  const path = join(folder, 'mockgen.config.mjs');
  const config = present(await openConfig({ config: path }));
  const out = join(folder, 'tree');
  const { seed = 42, refDate = '2026-01-01T00:00:00.000Z', layout = 'flat', ...settings } = config.settings;
  await buildTree(await config.catalogue(), { ...settings, seed, refDate, layout, items: 12, out, dataOnly: true });
  const handler = createHandler(await openTree(out, { config: path }));
  const manifest = parseManifest(readFileSync(join(out, 'mockgen.json'), 'utf8'));
  return { told, out, handler, api: manifest?.api ?? {} };
}

/** Gives what validates the answer of a path, as the document words it. */
function validators(root: unknown): (path: string) => ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 6, discriminator: false });
  // The package is CommonJS, and its default export arrives as a property.
  addFormats.default(ajv, { mode: 'full' });
  ajv.addSchema({ ...(modern(root) as AnySchemaObject), $id: 'https://own.example/document' });
  return (path) => {
    for (const type of ['application~1json', 'application~1hal+json', 'application~1vnd.shop+json']) {
      const pointer = `/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/${type}/schema`;
      const $ref = `https://own.example/document#${encodeURI(pointer)}`;
      try {
        return ajv.compile({ $ref });
      } catch {
        // Another one, then.
      }
    }
    return undefined;
  };
}

const nounOf = ({ path }: Collection): string => path.split('/').findLast((part) => part !== '') ?? '';

it.each(readdirSync(FOLDER).toSorted())(
  'the answers of %s fit its own envelopes, or it is told why not',
  async (file) => {
    const document = await readDocument(file, FOLDER);
    const { told, out, handler, api } = await made(file);
    const validator = validators(document.root);
    const { limit } = parameterNames(api);
    const ask = async (path: string): Promise<unknown> => {
      const response = await handler(new Request(`http://localhost${api.base ?? ''}/${path}`));
      expect(response.status).toBe(200);
      return response.json();
    };
    const unlike: string[] = [];
    for (const collection of findCollections(document).collections) {
      const { path, itemPath } = collection;
      const noun = nounOf(collection);
      if (!told.some((line) => line.startsWith(`${path}: becomes ${noun}`))) continue;
      const validate = validator(path);
      const file = JSON.parse(readFileSync(join(out, noun, 'index.json'), 'utf8')) as unknown;
      const second = new URL(`http://localhost/${noun}?${limit}=5`).search;
      const answers = [
        file,
        await ask(noun),
        await ask(`${noun}${second}`),
        await ask(`${noun}?${api.query?.q ?? 'q'}=zzzz`),
      ];
      const fits = answers.map((one) => validate?.(one));
      if (!fits.every((one) => one === true)) unlike.push(path);
      // An answer whose envelope lacks something still has its records in it.
      if (itemPath === undefined) continue;
      const first = readdirSync(join(out, noun)).find((name) => !/^(?:index|all|meta)\.json$/.test(name)) ?? '';
      const item = validator(itemPath);
      for (const one of [
        await ask(`${noun}/${first.replace('.json', '')}`),
        JSON.parse(readFileSync(join(out, noun, first), 'utf8')),
      ]) {
        expect(item?.(one), `${itemPath}: ${JSON.stringify(item?.errors)}`).toBe(true);
      }
    }
    expect(unlike).toEqual(UNLIKE[file] ?? []);
    for (const path of unlike) {
      expect(told.filter((line) => line.startsWith(`${path}: `) && !line.includes('becomes'))).not.toEqual([]);
    }
  },
);
