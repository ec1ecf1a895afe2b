import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join, relative, resolve } from 'node:path';
import { CHAOS_OPTIONS, type ChaosOptions, checkChaos } from '../chaos/load/index.ts';
import type { Holder } from '../runtime/index.ts';
import { MockgenError } from '../errors.ts';
import { badOption } from '../options.ts';
import { createHandler, parseBase } from '../web/index.ts';
import { type NodeListener, toNodeListener } from './node.ts';
import { checkKeys, checkSettings, type GivenConfig, type KnownNames, type TreeSettings } from './options.ts';
import { baseOfConfig, checkRecipe, createTree, openTree, renderFiles } from './tree.ts';

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export type { ChaosOptions, Trouble } from '../chaos/load/index.ts';
export type { GivenConfig, KnownNames, TreeSettings } from './options.ts';

/**
 * Options of the plugin: a folder with a tree, or the settings of a tree. The path of a config is relative to the project.
 * `delay`, `fail` and `resources` are for the servers, not for what `vite build` writes.
 */
export interface PluginOptions extends TreeSettings, ChaosOptions {
  /**
   * The folder of a built tree, relative to the project; its other seeds need the config that it was built from. Default: a
   * tree in memory with the other settings.
   */
  readonly dir?: string;
  /**
   * The path of the service, below Vite's own base. Default: the base in `api`, otherwise that of the config or of the tree
   * in the folder, otherwise `/api`.
   */
  readonly base?: string;
  /** Whether `vite build` writes the tree into the output folder, for a static host. Default: true. */
  readonly write?: boolean;
}

/** The part of Vite's settings that the plugin reads. */
interface ViteConfig {
  /** Whether a site is built, or a server started. */
  readonly command: 'build' | 'serve';
  readonly root: string;
  readonly base: string;
  readonly build: { readonly outDir: string; readonly ssr: unknown };
}

/** A development server or a preview server of Vite. */
interface ViteServer {
  readonly middlewares: { use(listener: NodeListener): unknown };
}

/** The plugin, with the hooks that Vite calls. */
export interface MockgenPlugin {
  readonly name: 'mockgen';
  configResolved(config: ViteConfig): Promise<void>;
  configureServer(server: ViteServer): Promise<void>;
  configurePreviewServer(server: ViteServer): Promise<void>;
  writeBundle(): Promise<void>;
}

const DEFAULT_BASE = '/api';

/** Returns a listener that answers only at a path and below it, and passes all other requests on. */
function mountedAt(mount: string, listener: NodeListener): NodeListener {
  return (request: IncomingMessage & { readonly originalUrl?: string }, response, next) => {
    const { originalUrl = request.url ?? '/' } = request;
    if (`${originalUrl.split('?', 1).join()}/`.startsWith(`${mount}/`)) listener(request, response, next);
    else next?.();
  };
}

/**
 * Returns a base as a path on the server. The root is refused, since the service would answer there in place of the
 * app.
 */
function pathOf(base: string): string {
  const { name } = parseBase(base);
  if (!name.startsWith('/')) throw badOption('base', base, 'a path such as /api');
  return name;
}

/**
 * Leaves of an error of ours what a reader needs. Vite prints all of it: the stack, which leads only through our own code,
 * and each property.
 */
function withoutStack(error: unknown): unknown {
  if (!(error instanceof MockgenError)) return error;
  error.stack = `${error.message}${error.hint && `\n${error.hint}`}`;
  for (const name of Object.keys(error)) Object.defineProperty(error, name, { enumerable: false });
  return error;
}

/** Waits for what a hook of Vite does. */
async function plainly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw withoutStack(error);
  }
}

/** Checks the options of the plugin, as far as they can be before Vite says where the project is. */
function checkOptions(options: PluginOptions): void {
  try {
    checkKeys(options, ['dir', 'base', 'write', ...CHAOS_OPTIONS]);
    const { dir, base, write, delay, fail, resources, ...settings } = options;
    checkChaos({ delay, fail, resources });
    checkSettings(settings);
    if (dir !== undefined && typeof dir !== 'string') throw badOption('dir', dir, 'the path of a folder');
    if (write !== undefined && typeof write !== 'boolean') throw badOption('write', write, 'true or false');
    namedPath(base === undefined ? settings.api?.base : base);
  } catch (error) {
    throw withoutStack(error);
  }
}

/** Returns a base as a path, if one is given. */
const namedPath = (base: string | undefined): string | undefined => (base === undefined ? undefined : pathOf(base));

/** Returns the config among some settings, as an option of its own. */
const chosenConfig = ({ config }: TreeSettings): Pick<TreeSettings, 'config'> =>
  config === undefined ? {} : { config };

/**
 * Creates a plugin for [Vite](https://vite.dev) that answers at a path of the development server and of the preview, as
 * `mockgen serve` would, and writes the tree into the built site.
 *
 *     export default defineConfig({ plugins: [mockgen({ base: '/api', only: ['users'] })] });
 *
 * @throws MockgenError `bad_option` for an unknown option, when the base is not a path that starts with `/`, and for a wrong
 *   `delay` or `fail`
 * @example
 * mockgen({ base: '/api', seed: 7 }).name // => "mockgen"
 */
export function mockgen<const C extends GivenConfig = undefined>(
  options: PluginOptions & KnownNames<C> = {},
): MockgenPlugin {
  checkOptions(options);
  const { dir, base, write = true, delay, fail, resources, ...given }: PluginOptions = options;
  const named = namedPath(base ?? given.api?.base);
  const chaos: ChaosOptions = { delay, fail, resources };
  let config: ViteConfig = { command: 'serve', root: '', base: '/', build: { outDir: 'dist', ssr: false } };
  const inRoot = (path: string): string => relative('', resolve(config.root, path));
  const settingsOf = (): TreeSettings =>
    typeof given.config === 'string' ? { ...given, config: inRoot(given.config) } : given;
  /** Returns the path of the service, relative to the base of Vite. */
  const findPath = async (): Promise<string> => {
    if (named !== undefined) return named;
    const own =
      dir === undefined
        ? await baseOfConfig(settingsOf())
        : (await (await openTree(inRoot(dir))).current()).manifest.api?.base;
    return pathOf(own ?? DEFAULT_BASE);
  };
  /** Returns the path of the service on the server, including the base of Vite if that is a path. */
  const findMount = async (): Promise<string> =>
    (config.base.startsWith('/') ? config.base.replace(/\/$/, '') : '') + (await findPath());
  const shaped = async (): Promise<TreeSettings> => ({
    ...settingsOf(),
    api: { ...given.api, base: await findMount() },
  });
  const open = async (): Promise<Holder> =>
    dir === undefined ? createTree(await shaped()) : openTree(inRoot(dir), chosenConfig(settingsOf()));
  const mount = async ({ middlewares }: ViteServer): Promise<void> => {
    const at = await findMount();
    middlewares.use(mountedAt(at, toNodeListener(createHandler(await open(), { base: at, ...chaos }))));
  };
  const isWritten = (): boolean => write && config.command === 'build' && !config.build.ssr;
  const writeTree = async (): Promise<void> => {
    if (!isWritten()) return;
    const out = join(resolve(config.root, config.build.outDir), await findPath());
    if (dir !== undefined) cpSync(inRoot(dir), out, { recursive: true });
    else for (const [file, bytes] of await renderFiles(await shaped())) writeFile(join(out, file), bytes);
  };
  return {
    name: 'mockgen',
    async configResolved(resolved) {
      config = resolved;
      // Before anything is built: what a later hook throws is told with a stack of the bundler.
      if (isWritten() && dir === undefined) await plainly(shaped().then(checkRecipe));
    },
    configureServer: (server) => plainly(mount(server)),
    configurePreviewServer: (server) => plainly(mount(server)),
    writeBundle: () => plainly(writeTree()),
  };
}

function writeFile(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
