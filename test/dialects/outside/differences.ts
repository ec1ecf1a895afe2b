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

const messages = ({ json }: Compared): readonly string[] =>
  (json as { readonly errors?: readonly { readonly message: string }[] }).errors?.map(({ message }) => message) ?? [];

const ignored = ({ headers }: Compared): readonly string[] =>
  headers['x-ignored-parameters']?.split(', ').map(decodeURIComponent) ?? [];

/** The kinds of difference between json-server and us, by what json-server does, as docs/requests.md lists them. */
export const DIFFERENCES: Readonly<Record<string, Kind>> = {
  'takes a default for a bad value, or fails with 500': (_, __, ours) =>
    ours.status === 400 && messages(ours).some((message) => !message.includes('regular expression')),
  'has no records for `nope_gte=1` where there is no such field': (_, __, ours) =>
    ours.status === 200 && ignored(ours).some((name) => /_(?:gte|lte|ne|like)$/.test(name)),
  'runs any regular expression for `_like`': (_, __, ours) =>
    ours.status === 400 && messages(ours).some((message) => message.includes('regular expression')),
  'finds relations by the name of the resource': (path) => /_embed=tickets\b|_expand=customer\b/.test(path),
  'adds an empty list, or fails with 500, where there is no relation': (_, theirs, ours) =>
    ignored(ours).includes('_embed') || (ignored(ours).includes('_expand') && theirs.status === 500),
  'has an empty list in `/users/999/tickets`': (path, theirs, ours) =>
    /^\/\w+\/\d+\/\w+/.test(path) && theirs.status === 200 && ours.status === 404,
  'counts only where a page is asked for': (_, theirs, ours) =>
    ours.status === 200 && theirs.headers['x-total-count'] === undefined,
  'links with the origin': (_, theirs) => Boolean(theirs.headers['link']),
  writes: (path, _, ours) => ours.status === 405 && path.startsWith('POST '),
};

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
