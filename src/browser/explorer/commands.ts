import { buildCommand, shellWord, type Build } from './build-command.ts';

/** Where the page stands. */
export interface Place {
  /** The address of the tree, with its slash at the end. */
  readonly base: string;
  /** Whether a server answers queries there; otherwise it has nothing but files. */
  readonly isLive: boolean;
  /** Whether records are no files. */
  readonly packed: boolean;
}

/** A request to the service. */
export interface Asked {
  /** The path of the collection, without a leading slash. */
  readonly collection: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The id of a record; empty for the collection. */
  readonly record: string;
  /** The seed of the data. Default, and where it is empty: the tree's own. */
  readonly seed?: string;
}

/** A request to the service, as the path and the query behind the address of the tree. */
function pathOfRequest({ collection, query, record }: Asked): string {
  return `${collection}${record && `/${record}`}${query}`;
}

/**
 * Writes a request to the service as the path that it asks its host for.
 *
 * @example
 * targetOf({base: 'http://a.example/api/', isLive: true, packed: false}, {collection: 'authors', query: '?q=x', record: ''}) // => "/api/authors?q=x"
 */
export function targetOf({ base }: Place, asked: Asked): string {
  return new URL(base).pathname + pathOfRequest(asked);
}

/** The file of a static host that has what is asked for. */
function fileOf({ packed }: Place, { collection, record }: Asked): string {
  return record === '' || packed ? `${collection}/all.json` : `${collection}/${record}.json`;
}

/**
 * Writes a request as a command for a shell. A host of files ignores queries, so there it asks for the file with all
 * records, or with the one.
 *
 * @returns undefined where the host has no file of it, since its files are those of one seed
 * @example
 * curlCommand({base: 'http://a.example/', isLive: true, packed: false}, {collection: 'authors', query: '?q=x', record: ''}) // => "curl 'http://a.example/authors?q=x'"
 */
export function curlCommand(place: Place, asked: Asked): string | undefined {
  if (place.isLive) return `curl ${shellWord(place.base + pathOfRequest(asked), true)}`;
  return asked.seed ? undefined : `curl ${shellWord(place.base + fileOf(place, asked), true)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}

/**
 * Writes a request as JavaScript. Where no server answers, the tree's own `mockgen.js` answers the same request out of
 * the files, and its `generator.js` makes the data of other seeds.
 */
export function fetchCommand(place: Place, asked: Asked): string {
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

/** A command that gives again what the page shows. */
export interface Command {
  readonly name: string;
  /** Undefined where there is no such command here. */
  readonly text: string | undefined;
  /** What to say of it: what follows on its name, or else why there is none. */
  readonly hint: string;
}

/**
 * The commands for a request.
 *
 * @param tree its own seed and how it was built, where that is known
 */
export function commandsFor(
  place: Place,
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
