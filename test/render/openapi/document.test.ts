import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecipe } from '../../../src/generate/index.ts';
import { builtins } from '../../../src/builtins.ts';
import { renderTree } from '../../../src/render/index.ts';
import { DEFAULTS } from '../../../src/settings.ts';
import { createHandler } from '../../../src/testing/handler.ts';
import { hold } from '../../../src/testing/memory.ts';
import { type Api, OPENAPI_FILE } from '../../../src/tree/index.ts';
import { ADDRESSED_TREE } from '../../contract/addressed-tree.ts';
import { ownTree, type OwnTree } from '../../contract/own-tree.ts';
import { cases } from '../../effort.ts';
import { readBundle } from '../../node/bundle-text.ts';
import { CLINIC } from '../../own/clinic.ts';
import { deviations, operationsOf, requestsTo } from './conformance.ts';

/** Opens a tree: its OpenAPI document, and a function that answers a path. */
async function open(tree: Pick<OwnTree, 'recipe'>): Promise<{
  readonly text: string;
  readonly operations: ReturnType<typeof operationsOf>;
  readonly ask: (path: string) => Promise<Response>;
}> {
  const recipe = await tree.recipe({});
  const rendered = renderTree(recipe.options, recipe.parts);
  const handler = createHandler(hold(recipe, { pause: () => Promise.resolve(), drawSeed: () => 1 }));
  const base = rendered.outline.api?.base ?? '';
  const text = String(rendered.file(OPENAPI_FILE));
  return {
    text,
    operations: operationsOf(JSON.parse(text) as Readonly<Record<string, unknown>>),
    ask: (path) => handler(new Request(`http://localhost${base}${path}`)),
  };
}

const shaped = (api: Api): Pick<OwnTree, 'recipe'> => ({
  recipe: () =>
    createRecipe(builtins, { ...DEFAULTS, items: 12, only: ['users', 'invoices', 'teams'], api }, readBundle),
});

const BUILT_IN = ownTree(builtins, 12);

/** A kind of tree. */
type Kind = readonly [name: string, tree: Pick<OwnTree, 'recipe'>];

const SOME: readonly Kind[] = [['of the clinic', ownTree(CLINIC, 12)]];
const OTHERS: readonly Kind[] = [
  ['of the built-in resources', BUILT_IN],
  ['with addresses of their own', ADDRESSED_TREE],
  ['in the shape of HAL, from page 0', shaped({ base: '/api', envelope: 'hal', firstPage: 0 })],
  [
    'with results by offset, strict',
    shaped({ envelope: 'results', query: { offset: 'skip', q: 'term' }, strict: true }),
  ],
  ['of bare lists', shaped({ envelope: 'array' })],
  ['of items', shaped({ envelope: 'items' })],
  ['with abilities', shaped({ dialect: { sort: 'order_by', filter: true, expand: true } })],
  ['for json-server', shaped({ dialect: 'json-server' })],
  ['for json-server 1', shaped({ dialect: 'json-server-1' })],
  ['for simple-rest', shaped({ dialect: 'simple-rest' })],
];

const known = new Map<object, ReturnType<typeof open>>();

/** Opens a tree once. */
function openOnce(tree: Pick<OwnTree, 'recipe'>): ReturnType<typeof open> {
  const opened = known.get(tree) ?? open(tree);
  known.set(tree, opened);
  return opened;
}

describe.each(cases(SOME, [...SOME, ...OTHERS]))('the OpenAPI document of a tree %s', (kind, tree) => {
  const isJsonServer = kind === 'for json-server';

  it('describes what answers at each path, its headers, and no path at which there is nothing', async () => {
    const { operations, ask } = await openOnce(tree);
    for (const { operationId } of operations.values()) expect(operationId).toMatch(/^(?:get|list)[A-Z\d][A-Za-z\d]*$/);
    expect(new Set([...operations.values()].map(({ operationId }) => operationId)).size).toBe(operations.size);
    for (const [path, { parameters, responses, headers }] of operations) {
      const keys = parameters.filter((parameter) => parameter.in === 'path');
      const filled = keys.reduce((text_, { name, schema }) => {
        const [example] = schema['examples'] as readonly unknown[];
        return text_.replace(`{${name}}`, String(example));
      }, path);
      const response = await ask(filled);
      const body: unknown = await response.json();
      // The record at hand may not be below the one at hand.
      const isFound = keys.length < 2 || response.status === 200;
      const validate = responses[isFound ? '200' : '404'];
      expect([filled, response.status]).toEqual([filled, isFound ? 200 : 404]);
      expect([filled, validate?.(body), validate?.errors]).toEqual([filled, true, null]);
      // The first page of json-server has links only where the query asks for it by its number.
      const expected = headers.filter((name) => name !== 'X-Ignored-Parameters' && !(isJsonServer && name === 'Link'));
      expect(isFound ? expected.filter((name) => !response.headers.has(name)) : []).toEqual([]);
    }
  });

  it('holds for any request', { tags: 'slow' }, async () => {
    const { operations, ask } = await openOnce(tree);
    const requests = fc
      .constantFrom(...operations)
      .chain(([path, operation]) => requestsTo(path, operation).map((target) => ({ target, operation })));
    await fc.assert(
      fc.asyncProperty(requests, async ({ target, operation }) => {
        const response = await ask(target);
        const body: unknown = await response.json();
        const validate = operation.responses[response.status] ?? operation.responses['default'];
        expect([validate?.(body), validate?.errors]).toEqual([true, null]);
        expect([target, deviations(target, response, body, operation)]).toEqual([target, []]);
      }),
      { numRuns: cases(15, 800) },
    );
  });

  it('refers to each of its components, and they exist', async () => {
    const { text } = await openOnce(tree);
    const { components } = JSON.parse(text) as { readonly components: Readonly<Record<string, object>> };
    const defined = Object.entries(components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `${kind}/${name}`),
    );
    const wanted = [...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, pointer]) => pointer);
    expect([...new Set(wanted)].toSorted()).toEqual(defined.toSorted());
  });
});

it('has the parameters of a dialect, and leaves room for related records', { tags: 'slow' }, async () => {
  const { text, operations } = await openOnce(shaped({ dialect: 'json-server' }));
  const namesAt = (path: string): readonly string[] => (operations.get(path)?.parameters ?? []).map(({ name }) => name);
  expect(namesAt('/users')).toEqual(
    '_page _limit q seed nocache _start _end _sort _order _embed _expand fields'.split(' '),
  );
  expect(namesAt('/users/{id}')).toEqual(['id', 'seed', 'nocache', '_embed', '_expand']);
  expect(namesAt('/users/meta')).toEqual(['seed', 'nocache']);
  expect(JSON.parse(text)).toHaveProperty('components.schemas.User.additionalProperties', true);
});

it('has every collection and item of the tree, under both paths', { tags: 'slow' }, async () => {
  const { text } = await openOnce(BUILT_IN);
  const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, object>> };
  for (const { name, category } of builtins.resources) {
    for (const folder of [`/${name}`, `/${category}/${name}`]) {
      for (const rest of ['', '/{id}', '/meta', '/schema', '/all.json']) expect(paths).toHaveProperty([folder + rest]);
    }
  }
  expect(paths).toHaveProperty(['/users/{user_id}/invoices']);
});
