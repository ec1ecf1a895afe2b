import { expect, it } from 'vitest';
import { builtins } from '../../../src/builtins.ts';
import { createRecipe } from '../../../src/generate/index.ts';
import { renderTree } from '../../../src/render/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { OPENAPI_FILE, type Api } from '../../../src/tree/index.ts';
import { readBundle } from '../../node/bundle-text.ts';

// What clients and readers are told of a tree. After a change, `npx vitest run test/render/openapi/golden.test.ts -u` writes
// the documents again, and a reviewer reads the difference.

interface Document {
  readonly paths: object;
  readonly components: { readonly parameters: object; readonly responses: object };
}

/** Returns the OpenAPI document of a small tree. */
async function documentOf(api: Api): Promise<Document> {
  const only = ['authors', 'articles'];
  const { options, parts } = await createRecipe(
    builtins,
    { ...DEFAULTS, items: 3, only, api, nested: true },
    readBundle,
  );
  return JSON.parse(String(renderTree(options, parts).file(OPENAPI_FILE))) as Document;
}

const show = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

it('the OpenAPI document of a tree says what it said', async () => {
  await expect(show(await documentOf({ base: '/api' }))).toMatchFileSnapshot('golden/tree.txt');
});

it.each<[name: string, api: Api]>([
  ['json-server', { dialect: 'json-server' }],
  ['json-server-1', { dialect: 'json-server-1' }],
  ['simple-rest', { dialect: 'simple-rest' }],
  ['abilities', { dialect: { sort: 'order_by', filter: true, expand: true } }],
  ['own-names', { envelope: 'hal', firstPage: 0, query: { page: 'p', limit: 'size', q: 'term', offset: 'skip' } }],
])('the parameters and answers of %s are told as they were', async (name, api) => {
  const { components, paths } = await documentOf(api);
  const { parameters, responses } = components;
  const page = Reflect.get(paths, '/authors') as unknown;
  await expect(show({ page, parameters, responses })).toMatchFileSnapshot(`golden/${name}.txt`);
});
