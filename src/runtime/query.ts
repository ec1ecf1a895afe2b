/** The parameters of a query in its order, repeated and unknown ones included. */
export type Query = readonly {
  readonly name: string;
  /** Decoded; empty when there is no equals sign. */
  readonly value: string;
  /** The parameter as it came. */
  readonly raw: string;
}[];

/** A plus is a blank. An escape that is broken or no UTF-8 stays as it came, so `q=100%` finds `100%`. */
function decode(text: string): string {
  return text.replaceAll('+', ' ').replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/**
 * Cuts a query into its parameters. Never fails; empty parts are dropped.
 *
 * @param query as it came, without the question mark
 * @example
 * parseQuery('q=a+b') // => [{"name":"q","value":"a b","raw":"q=a+b"}]
 */
export function parseQuery(query: string): Query {
  return query
    .split('&')
    .filter(Boolean)
    .map((raw) => {
      const [name = ''] = raw.split('=');
      return { name: decode(name), value: decode(raw.slice(name.length + 1)), raw };
    });
}

/**
 * The value of a parameter; the first one of a repeated parameter counts.
 *
 * @returns undefined when the query does not name it
 * @example
 * firstValue(parseQuery('page=2&page=9'), 'page') // => "2"
 */
export function firstValue(query: Query, name: string): string | undefined {
  return query.find((part) => part.name === name)?.value;
}

/**
 * The query with `page` set: in its place if it is there, else at the end. It can stand in a header.
 *
 * @param page the page number, from 1
 * @example
 * withPage(parseQuery('page=2&q=a'), 3) // => "page=3&q=a"
 */
export function withPage(query: Query, page: number): string {
  // A map keeps the place of a key that is set once more.
  const parts = new Map<string | number, string>(query.map(({ name, raw }, at) => [name === 'page' ? name : at, raw]));
  parts.set('page', `page=${page}`);
  // Whatever a lenient host let through must neither end the reference nor break the header.
  return [...parts.values()]
    .join('&')
    .replace(/[^!-~]|[<>"]/gu, (sign) => encodeURIComponent(sign.replace(/\p{Cs}/u, '\ufffd')));
}
