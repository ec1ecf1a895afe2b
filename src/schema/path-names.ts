import { isBesideData, isReservedName } from '../tree/index.ts';

// Names that need no encoding in a path.
const PATH_NAME = /^[a-z][a-z0-9-]*$/;

/** Most characters of the name of a file or a folder: less than any disk allows, so that endings have room, too. */
const LONGEST_NAME = 100;

/** Most characters of a path: Windows allows 260, with the folder that the tree is in. */
const LONGEST_PATH = 150;

const shortened = (text: string): string => `${text.slice(0, 20)}…`;
const SEGMENT = /^(?!\.)[A-Za-z0-9._~@+,=-]{1,100}$/;

/**
 * Whether Windows reserves a name, whatever its ending.
 *
 * @example
 * isSystemName('CON.txt') // => true
 */
export function isSystemName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/**
 * Why a name cannot be that of a folder in a tree: the reason, and a test of the name. An empty reason means that
 * mockgen uses the name itself.
 */
const REASONS: readonly (readonly [reason: string, applies: (name: string) => boolean])[] = [
  ['', (name) => isReservedName(name.toLowerCase())],
  [': Windows reserves it', isSystemName],
  [': Windows drops a dot at the end', (name) => name.endsWith('.')],
  [': so end the files of a tree', (name) => /\.(?:json|svg|idx)$/i.test(name)],
];

/** Returns what is wrong with the name of a folder; undefined if nothing is. */
function faultOfName(name: string): string | undefined {
  const [reason] = REASONS.find(([, applies]) => applies(name)) ?? [];
  return reason === undefined ? undefined : `'${name}' has another meaning in a path${reason}`;
}

/**
 * Returns what is wrong with the name of a resource or category; undefined if nothing is.
 *
 * @example
 * faultOfPathName('meta') // => "'meta' has another meaning in a path"
 */
export function faultOfPathName(name: string): string | undefined {
  if (name.length > LONGEST_NAME)
    return `'${shortened(name)}' is too long for a path; expected at most ${LONGEST_NAME} characters, got ${name.length}`;
  if (!PATH_NAME.test(name)) return `'${name}' cannot be part of a path; expected letters a to z, digits, -`;
  return faultOfName(name);
}

/**
 * Returns what is wrong with the path of a collection; undefined if nothing is.
 *
 * @example
 * faultOfPath('v1/Conversations') // => undefined
 */
export function faultOfPath(path: string): string | undefined {
  if (path.length > LONGEST_PATH)
    return `'${shortened(path)}' is too long; expected at most ${LONGEST_PATH} characters, got ${path.length}`;
  const segments = path.split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return `'${path}' cannot be a path; expected segments of letters, digits and ._~@+,=- with '/' in between`;
  }
  const [first = ''] = segments;
  if (isBesideData(first)) return `'${first}' has another meaning in a path: a build writes a file of that name`;
  return segments.map(faultOfName).find((fault) => fault !== undefined);
}
