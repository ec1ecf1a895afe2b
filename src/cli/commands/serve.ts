import { openConfig, type ConfigChoice } from '../../config/index.ts';
import { startServer } from '../../serve/index.ts';
import { announce, createReports, tellStopped } from '../announce.ts';
import type { Io } from '../io.ts';
import { OPTION_DEFAULTS } from '../options.ts';
import { type ServerFlags, splitServer } from '../server-flags.ts';
import { servedCatalogue } from '../served-catalogue.ts';

/** The parsed options of `mockgen serve`. */
export interface ServeFlags extends ServerFlags, ConfigChoice {}

/**
 * Runs `mockgen serve`: serves a tree until the process is asked to stop, then finishes the answers in progress.
 *
 * @param given the folder of the tree. Default: that of the config
 * @returns the exit code, 0
 * @throws MockgenError as `startServer` and `openConfig` do
 */
export async function serve(given: string | undefined, flags: ServeFlags, io: Io): Promise<number> {
  const { server: options, open, others } = splitServer(flags);
  const config = await openConfig(others);
  const dir = given ?? config?.settings.out ?? OPTION_DEFAULTS.out;
  const catalogue = config && (await servedCatalogue(config, dir));
  const stopped = new Promise<void>((resolve) => {
    io.onStop(resolve);
  });
  const server = await startServer({
    dir,
    ...options,
    catalogue,
    ...(await createReports(io)),
  });
  await announce(server, { dir, host: options.host, open, chaos: options.chaos }, io);
  await stopped;
  await server.close();
  tellStopped(io);
  return 0;
}
