import { openConfig, type ConfigChoice } from '../../config/index.ts';
import { startServer, type ServerOptions } from '../../serve/index.ts';
import { parameterNames } from '../../tree/index.ts';
import { wordIgnored } from '../ignored.ts';
import type { Io } from '../io.ts';
import { OPTION_DEFAULTS } from '../options.ts';
import { createPaint } from '../paint.ts';
import { servedCatalogue } from '../served-catalogue.ts';

/** The parsed options of `mockgen serve`. */
export interface ServeFlags
  extends Pick<ServerOptions, 'port' | 'host' | 'base' | 'strict' | 'dialect'>, ConfigChoice {}

/**
 * Runs `mockgen serve`: serves a tree until the process is asked to stop, then finishes the answers in progress.
 *
 * @param given the folder of the tree. Default: that of the config
 * @returns the exit code, 0
 * @throws MockgenError as `startServer` and `openConfig` do
 */
export async function serve(given: string | undefined, flags: ServeFlags, io: Io): Promise<number> {
  const { config: _, schemas: __, ...options } = flags;
  const config = await openConfig(flags);
  const dir = given ?? config?.settings.out ?? OPTION_DEFAULTS.out;
  const catalogue = config && (await servedCatalogue(config, dir));
  const stopped = new Promise<void>((resolve) => {
    io.onStop(resolve);
  });
  const { bold, dim, yellow } = await createPaint(io);
  const onNotice = (line: string): void => io.stderr(`${yellow('note:')} ${line}\n`);
  const onIgnored: ServerOptions['onIgnored'] = (name, api) => io.stderr(`ignored: ${wordIgnored(name, api)}\n`);
  const server = await startServer({ dir, ...options, catalogue, onNotice, onIgnored });
  if (server.unseeded !== undefined) onNotice(server.unseeded);
  io.stderr(`Serving ${dir} at ${bold(server.url + (server.base && `${server.base}/`))}\n`);
  io.stderr(`Look around in a browser, or ask:\n`);
  const [path] = server.collections;
  if (path !== undefined) {
    const { page, limit, q, seed } = parameterNames(server.api);
    const second = (server.api.firstPage ?? 1) + 1;
    const seeded = server.unseeded === undefined ? [`?${seed}=${server.seed === 7 ? 8 : 7}`] : [];
    for (const rest of ['', `/${server.firstId}`, '/meta', `?${page}=${second}&${limit}=5`, `?${q}=an`, ...seeded])
      io.stderr(`  ${server.url}${path}${rest}\n`);
  }
  io.stderr(dim('Stop with Ctrl+C.\n'));
  await stopped;
  await server.close();
  return 0;
}
