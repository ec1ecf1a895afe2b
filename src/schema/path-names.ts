import { isBesideData, isReservedName } from '../tree/index.ts';

// Names that need no encoding in a path.
const PATH_NAME = /^[a-z][a-z0-9-]*$/;
const SEGMENT = /^(?!\.)[A-Za-z0-9._~@+,=-]{1,100}$/;

// A folder with such a name could be taken for a file of the tree, or could not be made on Windows.
const FILE_LIKE = /\.(?:json|svg|idx)?$/i;

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
 * Returns what is wrong with the name of a resource or category, or undefined.
 *
 * @example
 * faultOfPathName('meta') // => "'meta' has another meaning in a path"
 */
export function faultOfPathName(name: string): string | undefined {
  if (!PATH_NAME.test(name)) return `'${name}' cannot be part of a path; expected letters a to z, digits, -`;
  return isReservedName(name) || isSystemName(name) ? `'${name}' has another meaning in a path` : undefined;
}

/**
 * Returns what is wrong with the path of a collection, or undefined.
 *
 * @example
 * faultOfPath('v1/Conversations') // => undefined
 */
export function faultOfPath(path: string): string | undefined {
  const segments = path.split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return `'${path}' cannot be a path; expected segments of letters, digits and ._~@+,=- with '/' in between`;
  }
  const meant = segments.find(
    (segment, at) =>
      isReservedName(segment.toLowerCase()) ||
      isSystemName(segment) ||
      FILE_LIKE.test(segment) ||
      (at === 0 && isBesideData(segment)),
  );
  return meant === undefined ? undefined : `'${meant}' has another meaning in a path`;
}
