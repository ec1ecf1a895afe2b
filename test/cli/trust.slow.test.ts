import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/tree/index.ts';
import { writeShop } from '../config/shop.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { type Captured, captureIn, useServing } from './capture.ts';
import { start } from './spawn.ts';

// A tree can come from anywhere. Whatever its manifest says, no command may load or run anything because of it.

const temporary = useTemporaryFolders();
const serve = useServing();

function mockgen(cwd: string, ...argv: readonly string[]): Promise<Captured> {
  return captureIn(cwd, argv);
}

type Manifest = Readonly<Record<string, unknown>>;

/** The source of a module that leaves a file if it is run. */
const TRAP = `import { writeFileSync } from 'node:fs'; writeFileSync(new URL('./sprung', import.meta.url), '');
export default { resources: {} };`;

const resources = [
  { name: 'products', singular: 'product', category: 'x', description: '', fields: { id: { generator: 'uuid' } } },
];

/** What an attacker could put into a manifest. */
const HOSTILE: readonly (readonly [what: string, more: (tree: string) => Manifest])[] = [
  ['a config', () => ({ config: './mockgen.config.mjs', catalogue: { config: './mockgen.config.mjs' } })],
  [
    'a source of a catalogue',
    (tree) => ({
      source: { kind: 'module', module: `file://${tree}/trap.mjs`, argument: {} },
      catalogue: { digest: '0', resources: [], source: { kind: 'module', module: `file://${tree}/trap.mjs` } },
    }),
  ],
  ['a schema', () => ({ schemas: ['/etc/passwd'], schema: './schema.json' })],
  ['resources with their digest', () => ({ catalogue: { digest: digestOf(JSON.stringify(resources)), resources } })],
  [
    'functions',
    () => ({
      catalogue: {
        digest: '0',
        resources: [
          { ...resources[0], fields: { id: { value: { function: 'process.exit(3)' }, generator: '__proto__' } } },
        ],
      },
    }),
  ],
  ['counts that nobody has', () => ({ counts: { users: 1e9, __proto__: 1 } })],
  ['a catalogue that is none', () => ({ catalogue: 'require("fs")' })],
];

/** The files of trees of the shop by the flags that they were built with; each is built once. */
const built = new Map<string, Promise<Readonly<Record<string, string>>>>();

async function buildShop(flags: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const home = temporary();
  writeShop(home);
  await mockgen(home, 'build', ...flags, '--out', 'tree');
  return listTree(join(home, 'tree'));
}

/** Creates a folder with a tree of the shop whose manifest says something more, and the files that it names. */
async function hostileTree(more: (tree: string) => Manifest, ...flags: readonly string[]): Promise<string> {
  const key = flags.join(' ');
  const files = built.get(key) ?? buildShop(flags);
  built.set(key, files);
  const folder = temporary();
  const tree = join(folder, 'tree');
  for (const [path, text] of Object.entries(await files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  for (const name of ['mockgen.config.mjs', 'trap.mjs', 'schema.json']) writeFileSync(join(tree, name), TRAP);
  const file = join(tree, 'mockgen.json');
  const text = readFileSync(file, 'utf8');
  const extra = JSON.stringify(more(tree)).slice(1, -1);
  // Also keys that only a JSON parser can create.
  writeFileSync(
    file,
    `{"__proto__":{"seed":9,"packed":true},"constructor":{"prototype":{}},${text.trim().slice(1, -1)},${extra}}`,
  );
  return folder;
}

const isSprung = (folder: string): boolean =>
  existsSync(join(folder, 'tree', 'sprung')) || existsSync(join(folder, 'sprung'));

describe.each(HOSTILE)('a manifest with %s', (_, more) => {
  it('makes check report another tree, and nothing else', async () => {
    const folder = await hostileTree(more);
    const { status, stderr } = await mockgen(folder, 'check', 'tree');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: (?:the tree was built from other resources|mockgen\.json counts)/);
    expect(isSprung(folder)).toBe(false);
  });

  it('makes serve answer what the tree contains, and no other seed', async () => {
    const folder = await hostileTree(more);
    const { ask } = await serve(folder, 'tree');
    expect((await ask('/api/v1/reviews/1')).status).toBe(200);
    const other = await ask('/api/v1/reviews?seed=9');
    expect(other.status).toBe(501);
    expect(await other.text()).toMatch(/built from a config|other resources/);
    expect(isSprung(folder)).toBe(false);
  });

  it('makes expand write what the tree contains', async () => {
    const folder = await hostileTree(more, '--packed');
    expect(await mockgen(folder, 'expand', 'tree', '--out', 'full')).toMatchObject({ status: 0 });
    expect(Object.keys(listTree(join(folder, 'full')))).toContain('reviews/1.json');
    expect(isSprung(folder)).toBe(false);
  });
});

describe('a config in the folder of a tree', () => {
  it('is not searched for by commands for the tree', async () => {
    const folder = await hostileTree(() => ({}));
    for (const argv of [['check', 'tree'], ['build', '--only', 'users', '--items', '1'], ['list']]) {
      await start(argv, folder).ended;
    }
    expect(isSprung(folder)).toBe(false);
    // The trap works if the config is loaded.
    await start(['list'], join(folder, 'tree')).ended;
    expect(isSprung(folder)).toBe(true);
  });
});

describe('a tree and a config that do not match', () => {
  it('are recognized by check and serve', async () => {
    const home = temporary();
    writeShop(home);
    await mockgen(home, 'build');
    const text = readFileSync(join(home, 'mockgen.config.json'), 'utf8');
    writeFileSync(join(home, 'mockgen.config.json'), text.replace('Oak desk', 'Elm desk'));
    const check = await mockgen(home, 'check');
    expect(check).toMatchObject({ status: 1, stdout: '' });
    expect(check.stderr).toContain(
      'the tree was built from other resources: since then the definition of products has changed',
    );
    const { ask, said } = await serve(home, 'tree');
    expect(said()).toContain('built from a config, and the one here says something else');
    expect((await ask('/api/v1/products')).status).toBe(200);
    expect((await ask('/api/v1/products?seed=9')).status).toBe(501);
  });

  it('do not matter if the tree has only built-in resources', async () => {
    const home = temporary();
    await mockgen(home, 'build', '--only', 'teams', '--no-refs', '--items', '3', '--out', 'plain');
    writeShop(home);
    expect(await mockgen(home, 'check', 'plain')).toMatchObject({ status: 0 });
    const { ask } = await serve(home, 'plain');
    expect((await ask('/teams?seed=9')).headers.get('x-cache')).toBe('MISS');
  });
});
