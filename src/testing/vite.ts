import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import type { Holder } from '../runtime/index.ts';
import { badOption, createHandler, parseBase } from '../web/index.ts';
import { type NodeListener, toNodeListener } from './node.ts';
import type { TreeSettings } from './options.ts';
import { createTree, openTree, renderFiles } from './tree.ts';

/** What the plugin is told: a folder, or else what a tree is made of. */
export interface PluginOptions extends TreeSettings {
  /** The folder of a built tree, from the root of the project. Default: a tree in memory, made of the other settings. */
  readonly dir?: string;
  /** The path of the service, below Vite's own base. Default: the base of the settings' `api`, else `/api`. */
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
export function mockgen({ dir, base, write = true, ...settings }: PluginOptions = {}): MockgenPlugin {
  const given = base ?? settings.api?.base ?? DEFAULT_BASE;
  const { name: path } = parseBase(given);
  // At the root, it would answer in place of the app.
  if (!path.startsWith('/')) throw badOption('base', given, 'a path such as /api');
  let config: ViteConfig = { root: '', base: '/', build: { outDir: 'dist', ssr: false } };
  /** Where the service is: Vite's base may also be an address, or relative. Then only what lies behind it is known. */
  const mountOf = (): string => (config.base.startsWith('/') ? config.base.replace(/\/$/, '') : '') + path;
  const shaped = (): TreeSettings => ({ ...settings, api: { ...settings.api, base: mountOf() } });
  const open = (): Promise<Holder> => (dir === undefined ? createTree(shaped()) : openTree(resolve(config.root, dir)));
  const mount = async ({ middlewares }: ViteServer): Promise<void> => {
    const listener = toNodeListener(createHandler(await open(), { base: mountOf() }));
    middlewares.use(only(mountOf(), listener));
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
      const out = join(resolve(config.root, config.build.outDir), path);
      if (dir !== undefined) cpSync(resolve(config.root, dir), out, { recursive: true });
      else for (const [file, bytes] of await renderFiles(shaped())) writeFile(join(out, file), bytes);
    },
  };
}

function writeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
