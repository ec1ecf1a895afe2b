import type { Config } from '../config/index.ts';
import { drawSeed } from '../entropy.ts';
import type { Holder } from '../runtime/index.ts';
import { badOption } from '../web/index.ts';
import { checkConfigOption, type TreeSettings } from './options.ts';

// `mockgen-cli/handler` where a bundler builds for browsers: the same names, and nothing of Node behind them.

export type { Holder, Tree } from '../runtime/index.ts';
export { createHandler } from '../web/index.ts';
export type { HandlerOptions } from '../web/index.ts';
export type { TreeSettings } from './options.ts';

/** What of one end of a channel is used. */
interface Port {
  addEventListener(type: 'message', listener: () => void): void;
  start(): void;
  close(): void;
}

/** Lets other work of the page run. A timer would wait for 4 ms each time. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    // The compiler knows Node's channels, which have this too, but not in their types.
    const port = port1 as unknown as Port;
    port.addEventListener('message', () => {
      port.close();
      resolve();
    });
    port.start();
    port2.postMessage(0);
  });

async function configOf({ config }: TreeSettings): Promise<Config | undefined> {
  checkConfigOption(config);
  if (config === undefined) return undefined;
  if (typeof config === 'string') throw badOption('config', config, 'an object: in a browser there is no disk');
  return (await import('../config/in-memory/index.ts')).takeConfigWithoutDisk(config);
}

/**
 * Makes a tree in memory: the data of the very one that `mockgen build` would write, without the files for visitors.
 * Nothing is made before it is asked for. Loads the generator.
 *
 *     const tree = await createTree({ seed: 7, items: 20, only: ['users', 'invoices'] });
 *     const own = await createTree({ config });
 *
 * @param settings what differs from the defaults of a build. A config is what `defineConfig` gives, with schemas in code
 * @returns what holds the tree; rejects with MockgenError `bad_option` for a setting that no build takes, and for the path
 *   of a config; `config_invalid`, `template_invalid`
 */
export async function createTree(settings: TreeSettings = {}): Promise<Holder> {
  const config = await configOf(settings);
  const { seed, items, refDate } = settings;
  const chosen = { seed, items, refDate };
  const catalogue = config?.hasCatalogue ? await config.catalogue(chosen) : (await import('../builtins.ts')).builtins;
  const { hold, recipeFor } = await import('./memory.ts');
  return hold(await recipeFor(settings, { catalogue, said: config?.settings ?? {} }), { pause, drawSeed });
}
