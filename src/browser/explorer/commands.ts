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
}

/** A request to the service, as the path and the query behind the address of the tree. */
export function pathOfRequest({ collection, query, record }: Asked): string {
  return record === '' ? collection + query : `${collection}/${record}`;
}

/** The file of a static host that has what is asked for. */
function fileOf({ packed }: Place, { collection, record }: Asked): string {
  return record === '' || packed ? `${collection}/all.json` : `${collection}/${record}.json`;
}

/**
 * Writes a request as a command for a shell. A host of files ignores queries, so there it asks for the file with all
 * records, or with the one.
 *
 * @example
 * curlCommand({base: 'http://a.example/', isLive: true}, {collection: 'authors', query: '?q=x', record: ''}) // => "curl 'http://a.example/authors?q=x'"
 */
export function curlCommand(place: Place, asked: Asked): string {
  const address = place.base + (place.isLive ? pathOfRequest(asked) : fileOf(place, asked));
  return `curl '${address.replaceAll("'", String.raw`'\''`)}'`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
}

/**
 * Writes a request as JavaScript. Where no server answers, the tree's own `mockgen.js` answers the same request out of
 * the files.
 */
export function fetchCommand(place: Place, asked: Asked): string {
  const { base, isLive } = place;
  const client = [
    `import { createFetch } from ${quoted(`${base}mockgen.js`)};`,
    '',
    `const fetch = createFetch(${quoted(base)});`,
  ];
  const request = [
    `const response = await fetch(${quoted(base + pathOfRequest(asked))});`,
    'const body = await response.json();',
  ];
  return [...(isLive ? [] : client), ...request].join('\n');
}
