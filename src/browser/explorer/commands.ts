import { INDEX_FILE } from '../../tree/index.ts';
import { buildCommand, shellWord, type Build } from './build-command.ts';

/** What is known about the host of the page. */
export interface HostInfo {
  /** Address of the tree, with a slash at the end. */
  readonly base: string;
  /** Whether a server answers queries; otherwise the host has files only. */
  readonly isLive: boolean;
  /** Whether records have no files of their own. */
  readonly packed: boolean;
}

/** A request to the service, for a collection or a record. */
export interface Asked {
  /** Path of the collection or the single record, without a leading slash. */
  readonly collection: string;
  /** Whether a single record answers at the path. Default: false. */
  readonly isSingle?: boolean;
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
 * Returns the request target: the path and query that the host is asked for.
 *
 * @example
 * targetOf({base: 'http://a.example/api/', isLive: true, packed: false}, {collection: 'authors', query: '?q=x', record: ''}) // => "/api/authors?q=x"
 */
export function targetOf({ base }: HostInfo, asked: Asked): string {
  return new URL(base).pathname + pathOfRequest(asked);
}

/** Returns the file of a static host that has the answer to a request. */
function fileOf({ packed }: HostInfo, { collection, isSingle, record }: Asked): string {
  if (isSingle) return `${collection}/${INDEX_FILE}`;
  return record === '' || packed ? `${collection}/all.json` : `${collection}/${record}.json`;
}

/**
 * Writes a request as a shell command. A host of files ignores queries, so there the command asks for the file with all
 * records, or with the one.
 *
 * @returns undefined where the host has no file of it, since its files are those of one seed
 * @example
 * curlCommand({base: 'http://a.example/', isLive: true, packed: false}, {collection: 'authors', query: '?q=x', record: ''}) // => "curl 'http://a.example/authors?q=x'"
 */
export function curlCommand(place: HostInfo, asked: Asked): string | undefined {
  if (place.isLive) return `curl ${shellWord(place.base + pathOfRequest(asked), true)}`;
  return asked.seed ? undefined : `curl ${shellWord(place.base + fileOf(place, asked), true)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}

/**
 * Writes a request as JavaScript: a plain `fetch` for a server. On a static host, the code imports the tree's
 * `mockgen.js`, which answers it, and for another seed also `generator.js`.
 */
export function fetchCommand(place: HostInfo, asked: Asked): string {
  const { base, isLive } = place;
  const isOther = Boolean(asked.seed);
  const client = [
    `import { createFetch } from ${quoted(`${base}mockgen.js`)};`,
    ...(isOther ? [`import { generator } from ${quoted(`${base}generator.js`)};`] : []),
    '',
    `const fetch = createFetch(${quoted(base)}${isOther ? ', { generator }' : ''});`,
  ];
  const request = [
    `const response = await fetch(${quoted(base + pathOfRequest(asked))});`,
    'const body = await response.json();',
  ];
  return [...(isLive ? [] : client), ...request].join('\n');
}

/** A command that gets what the page shows, for the reader to copy. */
export interface Command {
  readonly name: string;
  /** Undefined where no such command exists. */
  readonly text: string | undefined;
  /** A note on the command, or the reason why there is none. */
  readonly hint: string;
}

/**
 * Returns the commands of a request.
 *
 * @param tree its own seed and how it was built, where that is known
 */
export function commandsFor(
  place: HostInfo,
  asked: Asked,
  tree: { readonly seed: number | undefined; readonly build: Build | undefined },
): readonly Command[] {
  const curl = curlCommand(place, asked);
  const none = `No file of this host has seed ${asked.seed}: curl cannot get it.`;
  const aboutFile = place.isLive ? '' : ', for the file that this host has';
  const requests = [
    { name: 'curl', text: curl, hint: curl === undefined ? none : aboutFile },
    { name: 'fetch', text: fetchCommand(place, asked), hint: '' },
  ];
  const seed = asked.seed || tree.seed;
  if (!tree.build || seed === undefined) return requests;
  const { hint } = tree.build;
  return [...requests, { name: 'mockgen build', text: buildCommand(tree.build, `${seed}`), hint: hint && `: ${hint}` }];
}
