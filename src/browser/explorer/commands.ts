import { buildCommand, type Build } from './build-command.ts';
import { samplesFor, type HostInfo, type Sample } from './samples.ts';

/** A request to the service, for a collection or a record. */
export interface Asked {
  /** Path of the collection or the single record, without a leading slash. */
  readonly collection: string;
  /** Query with its question mark; empty for none. */
  readonly query: string;
  /** Key of a record; empty for the collection. */
  readonly record: string;
  /** Seed of the data. Default, also when empty: the tree's own. */
  readonly seed?: string;
}

/**
 * Returns the path and query of a request, relative to the address of the tree.
 *
 * @example
 * pathOfRequest({collection: 'authors', query: '?seed=7', record: '3'}) // => "authors/3?seed=7"
 */
export function pathOfRequest({ collection, query, record }: Asked): string {
  return `${collection}${record && `/${record}`}${query}`;
}

/**
 * Returns the request target as HTTP has it: the path and query that the host is asked for.
 *
 * @example
 * targetOf({base: 'http://a.example/api/', isLive: true, packed: false}, {collection: 'authors', query: '?q=x', record: ''}) // => "/api/authors?q=x"
 */
export function targetOf({ base }: HostInfo, asked: Asked): string {
  return new URL(base).pathname + pathOfRequest(asked);
}

/**
 * Returns the commands for a request: curl, fetch, and the command that builds a tree with the same data. Where curl cannot
 * ask, there is one for Node as well.
 *
 * @param tree the tree's own seed, and how the tree was built, if that is known
 */
export function commandsFor(
  host: HostInfo,
  asked: Asked,
  tree: { readonly seed: number | undefined; readonly build: Build | undefined },
): readonly Sample[] {
  const request = {
    path: pathOfRequest(asked),
    isRecord: asked.record !== '',
    isGenerated: Boolean(asked.seed),
  };
  const samples = samplesFor(host, request, false);
  const isAskedByCurl = samples.some(({ name, text }) => name === 'curl' && text !== undefined);
  const names = new Set(['curl', 'fetch', ...(isAskedByCurl ? [] : ['Node'])]);
  const requests = samples.filter(({ name }) => names.has(name));
  const seed = asked.seed || tree.seed;
  if (!tree.build || seed === undefined) return requests;
  return [...requests, { name: 'mockgen build', text: buildCommand(tree.build, `${seed}`), hint: tree.build.hint }];
}
