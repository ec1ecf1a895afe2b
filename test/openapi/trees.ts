import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openConfig } from '../../src/config/index.ts';
import { writeInit } from '../../src/init/index.ts';
import { startServer } from '../../src/serve/index.ts';
import { createHandler, openTree } from '../../src/testing/handler.ts';
import { type Api, parameterNames, parseManifest } from '../../src/tree/index.ts';
import { createFetch } from '../../src/web/client.ts';
import { buildTree } from '../../src/write/index.ts';
import { startStaticHost } from '../contract/static-host.ts';
import { modern } from '../config/modern-schema.ts';

/** How many records each resource has: three pages of {@link LIMIT}. */
const ITEMS = 12;
export const LIMIT = 5;

/** A tree built as somebody with the document would. */
export interface DocumentTree {
  readonly folder: string;
  readonly out: string;
  readonly told: readonly string[];
  readonly api: Api;
  /** The path of the config. */
  readonly config: string;
}

/** Builds the tree of an OpenAPI document. */
export async function buildDocument(folder: string, file: string, packed: boolean): Promise<DocumentTree> {
  const told: string[] = [];
  await writeInit({ folder, from: file, tell: (line) => told.push(line) });
  const config = join(folder, 'mockgen.config.mjs');
  const opened = await openConfig({ config });
  if (!opened) throw new Error('the config is not there');
  const out = join(folder, 'tree');
  const {
    seed = 42,
    refDate = '2026-01-01T00:00:00.000Z',
    layout = 'flat',
    templatesDir,
    ...settings
  } = opened.settings;
  const build = { ...settings, seed, refDate, layout, packed, items: ITEMS, out, dataOnly: true };
  await buildTree(await opened.catalogue(), { ...build, ...(templatesDir !== undefined && { templatesDir }) });
  const manifest = parseManifest(readFileSync(join(out, 'mockgen.json'), 'utf8'));
  return { folder, out, told, api: manifest?.api ?? {}, config };
}

/** Asks one host for a path and query, base included. */
type Ask = (target: string) => Promise<Response>;

/** A host of a tree. */
export interface DocumentHost {
  readonly ask: Ask;
  close(): Promise<void>;
}

/** Brings up hosts of a tree, by name. */
export const HOSTS: Readonly<Record<string, (tree: DocumentTree) => Promise<DocumentHost>>> = {
  handler: async ({ out, config }) => {
    const handler = createHandler(await openTree(out, { config }));
    return { ask: async (target) => handler(new Request(`http://localhost${target}`)), close: () => Promise.resolve() };
  },
  server: async ({ out }) => {
    const { port, close } = await startServer({ dir: out, port: 0, host: '127.0.0.1', onNotice: () => undefined });
    return { ask: (target) => fetch(`http://127.0.0.1:${port}${target}`), close };
  },
  createFetch: async ({ out, api }) => {
    const host = await startStaticHost(out, `${api.base ?? ''}/`);
    const client = createFetch(host.url);
    return { ask: (target) => client(new URL(host.url).origin + target), close: () => host.close() };
  },
};

/** The queries of the pages of a collection: bare, first, middle, last and past the end, and of a search that finds nothing. */
export function queriesOf(api: Api): readonly string[] {
  const { limit, page, offset, q } = parameterNames(api);
  const { firstPage = 1 } = api;
  const at = (number: number): string =>
    new URLSearchParams({
      [limit]: String(LIMIT),
      [offset ?? page]: String(offset === undefined ? number + firstPage : number * LIMIT),
    }).toString();
  return ['', ...[0, 1, 2, 8].map((number) => `?${at(number)}`), `?${q}=zzzz`];
}

/** Gives what validates the answer of a path, as the document words it. */
export function validators(root: unknown): (path: string) => ValidateFunction | undefined {
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
