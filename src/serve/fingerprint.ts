import { statSync, type Stats } from 'node:fs';
import { ifThere } from '../node/index.ts';

/**
 * Identifies a version of a file: it changes when the file is modified, and when another file takes its place. Whoever
 * copies a tree may set the time of modification, and builds of other seeds have files of the same size. Nobody can set
 * the time of the last change to a file and its properties, `ctime`.
 */
export function fingerprintOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** Returns the fingerprint of the file at a path; an empty text when there is no such file or it cannot be inspected. */
export function fingerprintAt(path: string): string {
  try {
    return ifThere(() => fingerprintOf(statSync(path))) ?? '';
  } catch {
    return '';
  }
}
