import { startServer, type ServerOptions } from '../../serve/index.ts';
import { parameterNames } from '../../tree/index.ts';
import { wordIgnored } from '../ignored.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';

/** The options of `mockgen serve`, parsed. */
export type ServeFlags = Pick<ServerOptions, 'port' | 'host' | 'base'>;

/**
 * `mockgen serve`: serves a tree until the process is asked to stop, then lets the running answers finish.
 *
 * @returns the exit code, 0
 * @throws MockgenError as `startServer` does
 */
export async function serve(dir: string, flags: ServeFlags, io: Io): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    io.onStop(resolve);
  });
  const { bold, dim, yellow } = await createPaint(io);
  const onNotice = (line: string): void => io.stderr(`${yellow('note:')} ${line}\n`);
  const onIgnored: ServerOptions['onIgnored'] = (name, api) => io.stderr(`ignored: ${wordIgnored(name, api)}\n`);
  const server = await startServer({ dir, ...flags, onNotice, onIgnored });
  if (server.unseeded !== undefined) onNotice(server.unseeded);
  io.stderr(`Serving ${dir} at ${bold(server.url + (server.base && `${server.base}/`))}\n`);
  io.stderr(`Look around in a browser, or ask:\n`);
  const [path] = server.collections;
  if (path !== undefined) {
    const { page, limit, q, seed } = parameterNames(server.api);
    const second = (server.api.firstPage ?? 1) + 1;
    const seeded = server.unseeded === undefined ? [`?${seed}=7`] : [];
    for (const rest of ['', '/1', '/meta', `?${page}=${second}&${limit}=5`, `?${q}=an`, ...seeded])
      io.stderr(`  ${server.url}${path}${rest}\n`);
  }
  io.stderr(dim('Stop with Ctrl+C.\n'));
  await stopped;
  await server.close();
  return 0;
}
