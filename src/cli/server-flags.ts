import type { ServerOptions } from '../serve/index.ts';
import type { Trouble } from '../tree/index.ts';
import { OPTION_DEFAULTS } from './options.ts';

/** The parsed options of the commands that serve a tree. */
export interface ServerFlags
  extends Partial<Pick<ServerOptions, 'port' | 'host' | 'base' | 'strict' | 'dialect'>>, Trouble {
  /** Whether to open the address in the browser. */
  readonly open?: boolean;
}

/** The options of a command, taken apart: those of the server, and all others. */
export interface ServerChoice<Others> {
  readonly server: Pick<ServerOptions, 'port' | 'host' | 'base' | 'strict' | 'dialect' | 'chaos'>;
  readonly open: boolean;
  readonly others: Others;
}

/**
 * Takes the options of a server out of those of a command.
 *
 * @example
 * splitServer({ seed: 7, port: 80 }).others // => {"seed":7}
 */
export function splitServer<T extends ServerFlags>(flags: T): ServerChoice<Omit<T, keyof ServerFlags>> {
  const { base, strict, dialect, delay, fail, open = false, port, host, ...others } = flags;
  const { port: anyPort, host: anyHost } = OPTION_DEFAULTS;
  const address = { port: port ?? anyPort, host: host ?? anyHost };
  return { server: { ...address, base, strict, dialect, chaos: { delay, fail } }, open, others };
}
