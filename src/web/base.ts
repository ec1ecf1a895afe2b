import { badOption } from '../options.ts';
import { baseOf, folderOf, isBelow } from './http.ts';

/** The address below which a handler or client answers for a tree. */
export interface Base {
  /**
   * The prefix of every path, without a slash at its end: `/mock`, or empty. Undefined to use the base of the tree.
   */
  readonly root: string | undefined;
  /** The prefix as messages show it, with its origin if that is given. */
  readonly name: string;
  /** Matches addresses at the base and below it, without query and fragment. It has no groups. */
  readonly pattern: RegExp;
  /** Whether an address lies at the base or below it. A base without a path holds every address of its origin. */
  holds(url: URL): boolean;
}

// A placeholder, so that a path without an origin can be parsed.
const ANY = 'http://any.example';

/**
 * Parses the option `base`: an address, or a path that is valid on any origin. On an address without a path, the tree
 * answers at its own base.
 *
 * @param base with or without a trailing slash; query and fragment are dropped
 * @throws MockgenError `bad_option` when `base` is neither an http or https address nor a path that starts with `/`
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
