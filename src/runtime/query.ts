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
  return text.replaceAll('+', ' ').replace(/(%[\da-f]{2})+/gi, (escapes) => {
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
export function firstValue(query: Query, name: string | undefined): string | undefined {
  return query.find((part) => part.name === name)?.value;
}
