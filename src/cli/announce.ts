import { networkInterfaces } from 'node:os';
import type { RunningServer, ServerOptions } from '../serve/index.ts';
import { parameterNames, tidyChaos, type ChaosOptions } from '../tree/index.ts';
import { addressesOf, originOf } from './addresses.ts';
import type { Io } from './io.ts';
import { openBrowser } from './open-browser.ts';
import { createPaint } from './paint.ts';
import { requestLine } from './request-line.ts';
import { wordIgnored } from './ignored.ts';
import { printable } from './printable.ts';
import { wordTroubles } from './troubles.ts';

/** The callbacks by which a running server reports. */
export type Reports = Pick<ServerOptions, 'onNotice' | 'onIgnored' | 'onAnswer'>;

/**
 * Creates callbacks that print the reports of a server: on a terminal one line per request, elsewhere only the first
 * request with each parameter that had no effect.
 */
export async function createReports(io: Io): Promise<Reports> {
  const paint = await createPaint(io);
  return {
    onNotice: (line) => io.stderr(`${paint.yellow('note:')} ${printable(line)}\n`),
    ...(io.isTerminal
      ? { onAnswer: (answered, api) => io.stderr(`${requestLine(answered, api, paint)}\n`) }
      : { onIgnored: (name, api) => io.stderr(`ignored: ${printable(wordIgnored(name, api))}\n`) }),
  };
}

/** What a server was started with. */
interface Announced {
  readonly dir: string;
  readonly host: string;
  readonly open?: boolean | undefined;
  readonly chaos?: ChaosOptions | undefined;
}

/**
 * Prints at which addresses a server can be reached, and some requests to try. Opens the server in the browser if that
 * is wanted.
 */
export async function announce(
  server: RunningServer,
  { dir, host, open = false, chaos = {} }: Announced,
  io: Io,
): Promise<void> {
  const { bold, dim, yellow } = await createPaint(io);
  const note = (line: string): void => io.stderr(`${yellow('note:')} ${printable(line)}\n`);
  const { local, network } = addressesOf(host, networkInterfaces());
  const origin = originOf(local, server.port);
  const start = server.base && `${server.base}/`;
  if (server.unseeded !== undefined) note(server.unseeded);
  // What was asked for on the command line counts before what the tree says.
  const troubles = wordTroubles({ ...server.api.chaos, ...tidyChaos(chaos) });
  if (troubles !== undefined) note(troubles);
  io.stderr(`Serving ${dir} at ${bold(origin + start)}\n`);
  for (const address of network) io.stderr(`In the network: ${originOf(address, server.port)}${start}\n`);
  io.stderr(`Look around in a browser, or ask:\n`);
  for (const request of requestsFor(server)) io.stderr(`  ${origin}${request}\n`);
  io.stderr(dim('Stop with Ctrl+C.\n'));
  if (open) openBrowser(`${origin}${server.base}/`, note);
}

/** Tells at which address a server can be reached from now on. */
export async function announceMove({ port }: RunningServer, host: string, base: string, io: Io): Promise<void> {
  const { bold } = await createPaint(io);
  const { local } = addressesOf(host, networkInterfaces());
  io.stderr(`Now at ${bold(`${originOf(local, port)}${base}/`)}: the base has changed.\n`);
}

/** Tells that a server has stopped, in a line of its own: a terminal shows `^C` before it. */
export function tellStopped(io: Io): void {
  io.stderr(`${io.isTerminal ? '\n' : ''}Stopped.\n`);
}

/** Returns a few requests that a server answers, to try out. */
function requestsFor({ collections, api, seed, unseeded, firstId }: RunningServer): readonly string[] {
  const [path] = collections;
  if (path === undefined) return [];
  const names = parameterNames(api);
  const second = (api.firstPage ?? 1) + 1;
  const seeded = unseeded === undefined ? [`?${names.seed}=${seed === 7 ? 8 : 7}`] : [];
  return ['', `/${firstId}`, '/meta', `?${names.page}=${second}&${names.limit}=5`, `?${names.q}=an`, ...seeded].map(
    (rest) => path + rest,
  );
}
