import { readFileSync } from 'node:fs';

/** An answer of a host, as far as it is compared. */
export interface Compared {
  readonly status: number;
  readonly json: unknown;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether two answers to a query differ in this way. */
type Kind = (path: string, theirs: Compared, ours: Compared) => boolean;

const errors = ({ json }: Compared): readonly { readonly parameter: string; readonly message: string }[] =>
  (json as Partial<Record<'errors', ReturnType<typeof errors>>>).errors ?? [];

const messages = (answer: Compared): readonly string[] => errors(answer).map(({ message }) => message);

const refused = (answer: Compared): readonly string[] => errors(answer).map(({ parameter }) => parameter);

/** Returns the names of the parameters that had no effect. */
export const ignored = ({ headers }: Compared): readonly string[] =>
  headers['x-ignored-parameters']?.split(', ').map(decodeURIComponent) ?? [];

const OWN_RELATION = /_embed=tickets\b|_expand=customer\b/;

/** The kinds of difference between json-server and us, by what json-server does, as docs/requests.md lists them. */
export const DIFFERENCES: Readonly<Record<string, Kind>> = {
  'takes a default for a bad value, or fails with 500': (_, __, ours) =>
    ours.status === 400 && messages(ours).some((message) => !message.includes('regular expression')),
  'has no records for `nope_gte=1` where there is no such field': (_, __, ours) =>
    ours.status === 200 && ignored(ours).some((name) => /_(?:gte|lte|ne|like)$/.test(name)),
  'runs any regular expression for `_like`': (_, __, ours) =>
    ours.status === 400 && messages(ours).some((message) => message.includes('regular expression')),
  'finds relations by the name of the resource': (path) => OWN_RELATION.test(path),
  'adds an empty list, or fails with 500, where there is no relation': (_, theirs, ours) =>
    ignored(ours).includes('_embed') || (ignored(ours).includes('_expand') && theirs.status === 500),
  'has an empty list in `/users/999/tickets`': (path, theirs, ours) =>
    NESTED.test(path) && JSON.stringify(theirs.json) === '[]' && ours.status === 404,
  'counts only where a page is asked for': (_, theirs, ours) =>
    ours.status === 200 && theirs.headers['x-total-count'] === undefined,
  'links with the origin': (_, theirs) => Boolean(theirs.headers['link']),
  writes: (path, _, ours) => ours.status === 405 && path.startsWith('POST '),
};

/** The kinds that only concern headers: everything else has to be alike. */
export const IN_HEADERS: ReadonlySet<string> = new Set([
  'counts only where a page is asked for',
  'links with the origin',
]);

const NESTED = /^\/(\w+)s\/(\d+)\/(\w+)/;

/**
 * Returns a query without what makes answers differ: the parameters that are refused, those that are ignored, relations of
 * our own, and the address of a record that is not there.
 *
 * @returns undefined where it is something else
 */
export function withoutDifferences(asked: string, ours: Compared): string | undefined {
  const [path = '', query = ''] = asked.split('?');
  const [, target = '', id = '', nested] = NESTED.exec(path) ?? [];
  if (ours.status === 404 && nested !== undefined) {
    const filters = query.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${target}_id=`));
    return `/${nested}?${[`${target}_id=${id}`, ...filters].join('&')}`;
  }
  // json-server also accepts an unknown field to sort by, and leaves the order as it is.
  const named = new Set([...refused(ours), ...ignored(ours).filter((name) => name !== '_sort')]);
  const left = named.size === 0 && OWN_RELATION.test(asked) ? new Set(['_embed', '_expand']) : named;
  const pairs = query.split('&');
  const kept = pairs.filter((pair) => !left.has(decodeURIComponent(pair.split('=')[0] ?? '')));
  if (kept.length === pairs.length) return undefined;
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Returns the first column of the table of differences in docs/requests.md. */
export function listedDifferences(): readonly string[] {
  const [, table = ''] =
    /<!-- differences: start -->([\s\S]*?)<!-- differences: end -->/.exec(readFileSync('docs/requests.md', 'utf8')) ??
    [];
  return [...table.matchAll(/^\| (.+?) +\|/gm)]
    .map(([, text = '']) => text)
    .slice(1)
    .filter((text) => !/^-+$/.test(text));
}
