import { describe, expect, it } from 'vitest';
import { records } from '../src/seeds/index.ts';
import { createHandler, createTree, openTree } from '../src/testing/handler.ts';
import { createHandlers } from '../src/testing/msw.ts';
import { toNodeListener } from '../src/testing/node.ts';
import { mockgen } from '../src/testing/vite.ts';
import { createFetch } from '../src/web/client.ts';

const tree = await createTree({ items: 2, only: ['users'] });
/** Lets JavaScript's misspelt options past the compiler. */
const given = (options: object): object => options;

describe('a misspelt option', () => {
  it.each<readonly [string, () => unknown, string]>([
    ['createHandler', () => createHandler(tree, given({ fial: 0.5 })), "'fial': did you mean fail? (expected base, "],
    [
      'createHandlers',
      () => createHandlers('/a', tree, given({ dealy: 3 })),
      "'dealy': did you mean delay? (expected ",
    ],
    [
      'createFetch',
      () => createFetch('https://a.example', given({ failure: 2 })),
      "'failure': did you mean fail? (expe",
    ],
    ['mockgen', () => mockgen(given({ sede: 7 })), "'sede': did you mean seed? (expected "],
    ['records', () => records('users', given({ cuont: 1 })), "'cuont': did you mean count? (expected seed, count, "],
  ])('is refused by %s', (_, call, message) => {
    expect(call).toThrow(expect.objectContaining({ code: 'bad_option', message: expect.stringContaining(message) }));
  });

  it('is refused by what returns a promise', async () => {
    await expect(createTree(given({ itms: 3 }))).rejects.toThrow("option 'itms': did you mean items?");
    await expect(openTree('fixtures', given({ confg: {} }))).rejects.toThrow("option 'confg': did you mean config?");
  });

  it('is refused in the shape of answers', async () => {
    await expect(createTree({ api: given({ envelop: 'hal' }) })).rejects.toThrow(
      "option 'api.envelop': did you mean envelope? (expected base, envelope, ",
    );
    await expect(createTree({ api: { query: given({ pge: 'p' }) } })).rejects.toThrow(
      "option 'api.query.pge': did you mean page? (expected page, ",
    );
    await expect(createTree({ api: { chaos: given({ fial: 1 }) } })).rejects.toThrow(
      "option 'api.chaos.fial': did you mean fail? (expected delay, fail, resources)",
    );
  });

  it('is no object at all', () => {
    expect(() => createHandler(tree, null as never)).toThrow('options null: expected an object');
    expect(() => createHandler(tree, { resources: { users: null as never } })).toThrow(
      'resources.users null: expected an object',
    );
  });

  it('is refused for a resource', () => {
    expect(() => createHandler(tree, { resources: { users: given({ dealy: 3 }) } })).toThrow(
      "option 'resources.users.dealy': did you mean delay? (expected delay, fail)",
    );
  });
});

describe('a resource that the tree lacks', () => {
  const options = { resources: { usrs: { fail: 1 } } };
  const message = 'resources.usrs: did you mean users? (expected the name of a resource of the tree)';

  it('is refused at once for a tree in memory', () => {
    expect(() => createHandler(tree, options)).toThrow(message);
    expect(() => createHandlers('/a', tree, options)).toThrow(message);
  });

  it('is refused with the first request for any other tree', async () => {
    const handler = createHandler({ current: async () => tree.current() }, options);
    await expect(handler(new Request('http://localhost/users'))).rejects.toThrow(message);
  });
});

describe('a wrong argument', () => {
  /** Lets wrong arguments past the compiler. */
  const wrong = (value: unknown): never => value as never;

  it.each<readonly [string, () => unknown, string]>([
    [
      'a forgotten await',
      () => createHandler(wrong(createTree())),
      'tree: expected a tree, got a promise; write await createTree()',
    ],
    ['no tree', () => createHandler(wrong(undefined)), 'tree: expected a tree, got nothing; write await createTree()'],
    [
      'a forgotten await for msw',
      () => createHandlers('/a', wrong(createTree())),
      'tree: expected a tree, got a promise; write await createTree()',
    ],
    [
      'a tree in place of a handler',
      () => toNodeListener(wrong(tree)),
      'handler: expected a handler, got an object; write toNodeListener(createHandler(tree))',
    ],
    [
      'an address without a scheme',
      () => createFetch('localhost:3000'),
      "base 'localhost:3000': expected an address such as https://you.github.io/repo/",
    ],
    ['an empty address', () => createFetch(''), "base '': expected an address such as https://you.github.io/repo/"],
    ['a path', () => createFetch('/repo/'), "base '/repo/': expected an address such as https://you.github.io/repo/"],
  ])('such as %s is refused at once', (_, call, message) => {
    expect(call).toThrow(expect.objectContaining({ code: 'bad_option', message }));
  });

  it('of openTree is refused too', async () => {
    await expect(openTree(wrong(undefined))).rejects.toMatchObject({
      code: 'bad_option',
      message: "dir: expected the path of a folder, got nothing; write openTree('fixtures')",
    });
  });
});

describe('a value of another kind', () => {
  const LIST: readonly unknown[] = [7];
  const WRONG = [null, true, 7n, Number.NaN, Symbol('s'), LIST, new Date(0), Promise.resolve({}), new Map()];
  /** Calls with a value of any kind in one place. All but the path of a folder and `true` would take none of them. */
  const CALLS: Readonly<Record<string, (value: never) => unknown>> = {
    'base of createFetch': (value) => createFetch(value),
    'options of createFetch': (value) => createFetch('https://a.example', value),
    'generator of createFetch': (generator) => createFetch('https://a.example', { generator }),
    'delay of createFetch': (delay) => createFetch('https://a.example', { delay }),
    'resources of createFetch': (resources) => createFetch('https://a.example', { resources }),
    'tree of createHandler': (value) => createHandler(value),
    'options of createHandler': (value) => createHandler(tree, value),
    'base of createHandler': (base) => createHandler(tree, { base }),
    'resources of createHandler': (resources) => createHandler(tree, { resources }),
    'options of createTree': (value) => createTree(value),
    'config of createTree': (config) => createTree({ config }),
    'only of createTree': (only) => createTree({ only }),
    'api of createTree': (api) => createTree({ api }),
    'query of createTree': (query) => createTree({ api: { query } }),
    'templates of createTree': (templates) => createTree({ templates }),
    'folder of openTree': (value) => openTree(value),
    'options of openTree': (value) => openTree('fixtures', value),
    'config of openTree': (config) => openTree('fixtures', { config }),
    'base of createHandlers': (value) => createHandlers(value, tree),
    'options of createHandlers': (value) => createHandlers('/api', tree, value),
    'handler of toNodeListener': (value) => toNodeListener(value),
    'options of mockgen': (value) => mockgen(value),
    'dir of mockgen': (dir) => mockgen({ dir }),
    'base of mockgen': (base) => mockgen({ base }),
    'seed of mockgen': (seed) => mockgen({ seed }),
    'only of mockgen': (only) => mockgen({ only }),
    'config of mockgen': (config) => mockgen({ config }),
    'resource of records': (value) => records(value),
    'options of records': (value) => records('users', value),
    'count of records': (count) => records('users', { count }),
    'path of get': (value) => createHandler(tree).get(value),
    'query of get': (value) => createHandler(tree).get('/users', value),
  };

  it.each(Object.entries(CALLS))('as the %s is refused at once', async (_, call) => {
    for (const value of WRONG) {
      // A function that returns a promise rejects; every other one throws.
      const answer = (async () => call(value as never))();
      await expect(answer, String(value)).rejects.toMatchObject({ name: 'MockgenError', code: 'bad_option' });
    }
  });

  it('is told with what was expected', () => {
    expect(() => createFetch('https://a.example', { generator: 5 as never })).toThrow(
      'generator 5: expected the generator of mockgen-cli/generate, or of generator.js of the tree',
    );
    expect(() => createHandler(tree, 'api' as never)).toThrow("options 'api': expected an object");
    expect(() => mockgen({ seed: '7' as never })).toThrow("seed '7': expected an integer from 0");
  });
});
