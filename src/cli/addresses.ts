import type { networkInterfaces } from 'node:os';

/** Hosts that stand for every address of this machine, each with the address at which this machine reaches itself. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The host names and IP addresses at which a server can be reached. */
export interface Addresses {
  /** The address for programs on this machine. */
  readonly local: string;
  /** The addresses for programs on other machines, sorted. Empty unless the server listens on every address. */
  readonly network: readonly string[];
}

/**
 * Returns the addresses that a server is reached at.
 *
 * @param host the host that the server listens on
 * @param interfaces the network interfaces of this machine, as `node:os` returns them
 * @example
 * addressesOf('0.0.0.0', {}) // => {"local":"127.0.0.1","network":[]}
 */
export function addressesOf(host: string, interfaces: ReturnType<typeof networkInterfaces>): Addresses {
  const local = EVERYWHERE[host];
  if (local === undefined) return { local: host, network: [] };
  const outer = Object.values(interfaces).flatMap((some = []) => some.filter(({ internal }) => !internal));
  // An address that only holds on one link (fe80::) takes the name of the link, which browsers refuse.
  const usable = outer.filter(({ family, scopeid = 0 }) => family === 'IPv4' || (host === '::' && scopeid === 0));
  return { local, network: [...new Set(usable.map(({ address }) => address))].toSorted() };
}

/**
 * Writes the address of a host as the origin of a URL.
 *
 * @example
 * originOf('::1', 3000) // => "http://[::1]:3000"
 */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
