/** One parameter of a query. */
interface QueryParameter {
  /** The name of the parameter, with its percent-encoding decoded. */
  readonly name: string;
  /** The value of the parameter, decoded in the same way; empty when there is no equals sign. */
  readonly value: string;
  /** Name and value as they are encoded in the request, such as `q=a+b`. */
  readonly encoded: string;
}

/** All parameters of a query in order, including repeated and unknown ones. */
export type Query = readonly QueryParameter[];

/**
 * Decodes a name or a value. A plus is a space. An invalid escape stays as it is, so `q=100%` finds `100%`.
 *
 * @example
 * decodeText('zo%C3%AB+100%') // => "zoë 100%"
 */
export function decodeText(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/**
 * Splits a query into its parameters, and leaves out empty ones. Never fails.
 *
 * @param query without the question mark
 * @example
 * parseQuery('q=a+b') // => [{"name":"q","value":"a b","encoded":"q=a+b"}]
 */
export function parseQuery(query: string): Query {
  return query
    .split('&')
    .filter(Boolean)
    .map((encoded) => {
      const [name = ''] = encoded.split('=');
      return { name: decodeText(name), value: decodeText(encoded.slice(name.length + 1)), encoded };
    });
}

/**
 * Returns the value of a parameter; the first one if the parameter is repeated.
 *
 * @returns undefined when the query does not have the parameter
 * @example
 * firstValue(parseQuery('page=2&page=9'), 'page') // => "2"
 */
export function firstValue(query: Query, name: string | undefined): string | undefined {
  return query.find((parameter) => parameter.name === name)?.value;
}
