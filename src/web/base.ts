import { badOption } from './bad-option.ts';
import { folderOf, pathBelow } from './http.ts';

/** Where a tree answers. */
export interface Base {
  /** What stands before every path, without a slash at the end: `/mock`, or nothing. */
  readonly root: string;
  /** Matches the addresses at the base and below it, without query and fragment. It has no groups. */
  readonly pattern: RegExp;
  /** The path of an address below the base, with a leading slash; undefined for an address outside of it. */
  below(url: URL): string | undefined;
}

// Stands for every origin.
const ANY = 'http://any.example';

/**
 * Reads where a tree is to answer: an address, or a path on whatever origin.
 *
 * @param base with or without a slash at the end; query and fragment are dropped
 * @throws MockgenError `bad_option` when it is neither an http or https address nor a path from `/`
 * @example
 * parseBase('/mock/').below(new URL('http://localhost:3000/mock/users?q=a')) // => "/users"
 * @example
 * parseBase('https://api.example').pattern.test('https://api.example.org/users') // => false
 */
export function parseBase(base: string | URL): Base {
  const text = String(base);
  const isPath = /^\/(?![/\\])/.test(text);
  const url = URL.canParse(text, isPath ? ANY : undefined) ? new URL(text, isPath ? ANY : undefined) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw badOption('base', text, 'an address such as https://api.example, or a path such as /mock');
  }
  const folder = folderOf(url);
  const root = folder.pathname.slice(0, -1);
  const origin = isPath ? '[a-z]+://[^/]+' : escapeRegExp(folder.origin);
  return {
    root,
    pattern: new RegExp(`^${origin}${escapeRegExp(root)}(?:/|$)`),
    below: (asked) => pathBelow(isPath ? new URL(folder.pathname, asked) : folder, asked),
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
