import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { createHandler, createTree, type TreeSettings } from '../../src/testing/handler.ts';

/** What an app of somebody else asks: of each tree some paths. */
export interface Asked {
  readonly settings: Omit<TreeSettings, 'config'> & { readonly config?: object };
  readonly paths: readonly string[];
}

const OWN = {
  builtins: ['users'],
  base: '/api/v1',
  envelope: 'array',
  resources: {
    notes: {
      fields: { title: {}, user_id: {}, company: { generator: 'faker:company.name' }, pages: { min: 1, max: 9 } },
    },
  },
};

/** Trees in memory that any bundle of the package makes. */
export const ASKED: readonly Asked[] = [
  { settings: { items: 12, only: ['users', 'invoices'] }, paths: ['/invoices?q=overdue', '/users/3', '/users?seed=7'] },
  {
    settings: { items: 3, only: ['users'], templates: { 'collection.json.hbs': '{"rows":{{json data}} }' } },
    paths: ['/users'],
  },
  { settings: { config: OWN }, paths: ['/api/v1/notes?limit=3', '/api/v1/notes?seed=7', '/api/v1/users/5'] },
];

/** What takes more than a browser has: files for visitors. */
export const ASKED_OF_NODE: readonly Asked[] = [
  ...ASKED,
  { settings: { items: 3, only: ['users'] }, paths: ['/index.html', '/mockgen.js', '/mockgen.json'] },
];

/** What the sources answer. */
export async function expected(asked: readonly Asked[]): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const { settings, paths } of asked) {
    // The compiler of an app would check the config; here it is only passed on.
    const handler = createHandler(await createTree(settings as TreeSettings));
    for (const path of paths) answers.push(await (await handler(new Request(`http://localhost${path}`))).text());
  }
  return answers;
}

/** The source of an app that puts the answers to the same questions into `globalThis.answers`. */
export const appSource = (asked: readonly Asked[], finish = ''): string => `
  import { createHandler, createTree } from 'mockgen-cli/handler';
  const answers = [];
  async function main() {
    for (const { settings, paths } of ${JSON.stringify(asked)}) {
      const handler = createHandler(await createTree(settings));
      for (const path of paths) answers.push(await (await handler(new Request('http://localhost' + path))).text());
    }
    ${finish}
    return answers;
  }
  globalThis.answers = main();
`;

/** Bundles an app in a folder where this package is installed, and gives the text of the one file that comes out. */
export async function bundleApp(folder: string, source: string, options: BuildOptions): Promise<string> {
  const home = join(folder, 'node_modules/mockgen-cli');
  mkdirSync(dirname(home), { recursive: true });
  symlinkSync(resolve(), home);
  writeFileSync(join(folder, 'app.js'), source);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['app.js'],
    bundle: true,
    write: false,
    outfile: 'out.js',
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
