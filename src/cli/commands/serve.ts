import { startServer, type ServerOptions } from '../../serve/index.ts';
import type { Io } from '../io.ts';
import { createPaint } from '../paint.ts';

/** The options of `mockgen serve`, parsed. */
export type ServeFlags = Pick<ServerOptions, 'port' | 'host'>;

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
  const server = await startServer({ dir, ...flags, onNotice });
  if (server.unseeded !== undefined) onNotice(server.unseeded);
  io.stderr(`Serving ${dir} at ${bold(server.url)}\n`);
  io.stderr(`Look around in a browser, or ask:\n`);
  const [path] = server.collections;
  if (path !== undefined) {
    const seeded = server.unseeded === undefined ? ['?seed=7'] : [];
    for (const rest of ['', '/1', '/meta', '?page=2&limit=5', '?q=an', ...seeded])
      io.stderr(`  ${server.url}${path}${rest}\n`);
  }
  io.stderr(dim('Stop with Ctrl+C.\n'));
  await stopped;
  await server.close();
  return 0;
}
