import type { Config } from '../config/index.ts';
import { drawSeed } from '../entropy.ts';
import type { Holder } from '../runtime/index.ts';
import { badOption } from '../options.ts';
import { checkSettings, type GivenConfig, type KnownNames, type TreeSettings } from './options.ts';

// The entry `mockgen-cli/handler` in bundles for browsers. It has no `openTree`, which needs a disk.

export { MockgenError } from '../errors.ts';
export type { ErrorCode, Fault } from '../errors.ts';
export { TreeError } from '../runtime/index.ts';
export type { Holder, Problem, Tree } from '../runtime/index.ts';
export type { MockgenConfig } from '../config/index.ts';
export type { TemplateName } from '../render/index.ts';
export type * from '../records.ts';
export type { Api, Layout } from '../tree/index.ts';
export { createHandler } from '../web/index.ts';
export type { ChaosOptions, Get, HandlerOptions, PathTable, Trouble, WithGet } from '../web/index.ts';
export type { GivenConfig, KnownNames, TreeSettings } from './options.ts';

/** The part of a browser's `MessagePort` that is used here. */
interface Port {
  addEventListener(type: 'message', listener: () => void): void;
  start(): void;
  close(): void;
}

/** Resolves in the next turn of the page's event loop. A timer would take at least 4 ms. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // The compiler knows the type of Node's ports only, which lacks `addEventListener`.
    const port = port1 as unknown as Port;
    port.addEventListener('message', () => {
      port.close();
      resolve();
    });
    port.start();
    port2.postMessage(0);
  });

async function configOf({ config }: TreeSettings): Promise<Config | undefined> {
  if (config === undefined) return undefined;
  if (typeof config === 'string') throw badOption('config', config, 'an object: in a browser there is no disk');
  return (await import('../config/in-memory/index.ts')).takeConfigWithoutDisk(config);
}

/**
 * Creates a tree in memory: the data that `mockgen build` would write, without the explorer and the client. Records are
 * generated when they are requested. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *     const own = await createTree({ config });
 *
 * @param settings the settings that differ from the defaults of a build. A config has to be an object, such as the result
 *   of `defineConfig`, and its schemas too
 * @returns a holder of the tree; rejects with MockgenError `bad_option` for an invalid setting and for the path of a
 *   config, `config_invalid`, `template_invalid`
 */
export async function createTree<const C extends GivenConfig = undefined>(
  settings: TreeSettings & KnownNames<C> = {},
): Promise<Holder> {
  checkSettings(settings);
  const config = await configOf(settings);
  const { seed, items, refDate } = settings;
  const chosen = { seed, items, refDate };
  const catalogue = config?.hasCatalogue ? await config.catalogue(chosen) : (await import('../builtins.ts')).builtins;
  const { hold, recipeFor } = await import('./memory.ts');
  return hold(await recipeFor(settings, { catalogue, configured: config?.settings ?? {} }), { pause, drawSeed });
}
