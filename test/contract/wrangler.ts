import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running local edge network. */
interface Wrangler {
  readonly port: number;
  close(): Promise<void>;
}

/** Environment that disables telemetry and downloads. */
const ALONE = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: 'true' };

/**
 * Runs the worker in a folder on a free port.
 *
 * @param program path of the wrangler script
 * @param state folder for its state
 */
export async function startWrangler(program: string, folder: string, state: string): Promise<Wrangler> {
  const given = ['dev', '--ip', '127.0.0.1', '--port', '0', '--inspector-port', '0', '--persist-to', state];
  const child = spawn(program, given, {
    cwd: folder,
    env: { ...process.env, ...ALONE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const ready = /Ready on http:\/\/127\.0\.0\.1:(?<port>\d+)/.exec(output);
      if (ready) resolve(Number(ready.groups?.['port']));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then(() => reject(new Error(`wrangler ended: ${output}`)), reject);
  });
  return {
    port,
    async close() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
