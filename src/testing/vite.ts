import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join, relative, resolve } from 'node:path';
import type { Holder } from '../runtime/index.ts';
import { badOption, createHandler, parseBase } from '../web/index.ts';
import { type NodeListener, toNodeListener } from './node.ts';
import type { TreeSettings } from './options.ts';
import { baseOfConfig, createTree, openTree, renderFiles } from './tree.ts';

/**
 * What the plugin is told: a folder, or else what a tree is made of. A path of a config begins at the root of the project.
 */
export interface PluginOptions extends TreeSettings {
  /** The folder of a built tree, from the root of the project. Default: a tree in memory, made of the other settings. */
  readonly dir?: string;
  /**
   * The path of the service, below Vite's own base. Default: the base of the settings' `api`, else that of the config or of
   * the tree in the folder, else `/api`.
   */
  readonly base?: string;
  /** Whether `vite build` writes the tree into the output folder, for a host of plain files. Default: true. */
  readonly write?: boolean;
}

/** What of Vite's settings is looked at. */
interface ViteConfig {
  readonly root: string;
  readonly base: string;
  readonly build: { readonly outDir: string; readonly ssr: unknown };
}

/** A development server, or a preview of a build. */
interface ViteServer {
  readonly middlewares: { use(listener: NodeListener): unknown };
}

/** The plugin, as far as Vite calls it. */
export interface MockgenPlugin {
  readonly name: 'mockgen';
  configResolved(config: ViteConfig): void;
  configureServer(server: ViteServer): Promise<void>;
  configurePreviewServer(server: ViteServer): Promise<void>;
  writeBundle(): Promise<void>;
}

const DEFAULT_BASE = '/api';

/** Lets only what is at a path or below it through to a listener. */
function only(mount: string, listener: NodeListener): NodeListener {
  return (request: IncomingMessage & { readonly originalUrl?: string }, response, next) => {
    const { originalUrl = request.url ?? '/' } = request;
    if (`${originalUrl.split('?', 1).join()}/`.startsWith(`${mount}/`)) listener(request, response, next);
    else next?.();
  };
}

/** The path that a base is. At the root, the service would answer in place of the app. */
function pathOf(base: string): string {
  const { name } = parseBase(base);
  if (!name.startsWith('/')) throw badOption('base', base, 'a path such as /api');
  return name;
}

/**
 * Makes a plugin for [Vite](https://vite.dev) that answers at a path of the development server and of the preview, as
 * `mockgen serve` would, and writes the tree into the site that is built.
 *
 *     export default defineConfig({ plugins: [mockgen({ base: '/api', only: ['users'] })] });
 *
 * @throws MockgenError `bad_option` when the base is not a path from `/`
 * @example
 * mockgen({ base: '/api', seed: 7 }).name // => "mockgen"
 */
export function mockgen({ dir, base, write = true, ...given }: PluginOptions = {}): MockgenPlugin {
  const named = base ?? given.api?.base;
  if (named !== undefined) pathOf(named);
  let config: ViteConfig = { root: '', base: '/', build: { outDir: 'dist', ssr: false } };
  const inRoot = (path: string): string => relative('', resolve(config.root, path));
  const settingsOf = (): TreeSettings =>
    typeof given.config === 'string' ? { ...given, config: inRoot(given.config) } : given;
  /** Where the service is, below Vite's base. */
  const findPath = async (): Promise<string> => {
    if (named !== undefined) return pathOf(named);
    const own =
      dir === undefined
        ? await baseOfConfig(settingsOf())
        : (await (await openTree(inRoot(dir))).current()).manifest.api?.base;
    return pathOf(own ?? DEFAULT_BASE);
  };
  /** Where the service is: Vite's base may also be an address, or relative. Then only what lies behind it is known. */
  const findMount = async (): Promise<string> =>
    (config.base.startsWith('/') ? config.base.replace(/\/$/, '') : '') + (await findPath());
  const shaped = async (): Promise<TreeSettings> => ({
    ...settingsOf(),
    api: { ...given.api, base: await findMount() },
  });
  const open = async (): Promise<Holder> => (dir === undefined ? createTree(await shaped()) : openTree(inRoot(dir)));
  const mount = async ({ middlewares }: ViteServer): Promise<void> => {
    const at = await findMount();
    middlewares.use(only(at, toNodeListener(createHandler(await open(), { base: at }))));
  };
  return {
    name: 'mockgen',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: mount,
    configurePreviewServer: mount,
    async writeBundle() {
      if (!write || config.build.ssr) return;
      const out = join(resolve(config.root, config.build.outDir), await findPath());
      if (dir !== undefined) cpSync(inRoot(dir), out, { recursive: true });
      else for (const [file, bytes] of await renderFiles(await shaped())) writeFile(join(out, file), bytes);
    },
  };
}

function writeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
