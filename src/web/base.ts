import { badOption } from './bad-option.ts';
import { baseOf, folderOf, isBelow } from './http.ts';

/** Where a tree answers. */
export interface Base {
  /** What stands before every path, without a slash at the end: `/mock`, or nothing. Undefined: the base of the tree. */
  readonly root: string | undefined;
  /** The same in words, with its origin where it has one. */
  readonly name: string;
  /** Matches the addresses at the base and below it, without query and fragment. It has no groups. */
  readonly pattern: RegExp;
  /** Whether an address lies at the base or below it; where the base is that of the tree, whether it is of the origin. */
  holds(url: URL): boolean;
}

// Stands for every origin.
const ANY = 'http://any.example';

/**
 * Reads where a tree is to answer: an address, or a path on whatever origin. An address without a path is an origin, on
 * which the tree answers at its own base.
 *
 * @param base with or without a slash at the end; query and fragment are dropped
 * @throws MockgenError `bad_option` when it is neither an http or https address nor a path from `/`
 * @example
 * parseBase('/mock/').holds(new URL('http://localhost:3000/mock/users?q=a')) // => true
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
  const path = baseOf(folder);
  const origin = isPath ? '[a-z]+://[^/]+' : escapeRegExp(folder.origin);
  return {
    root: isPath || path !== '' ? path : undefined,
    name: isPath ? path : `${folder.origin}${path}`,
    pattern: new RegExp(`^${origin}${escapeRegExp(path)}(?:/|$)`),
    holds: (asked) => isBelow(isPath ? new URL(folder.pathname, asked) : folder, asked),
  };
}

function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
