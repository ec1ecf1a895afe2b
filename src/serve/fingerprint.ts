import { statSync, type Stats } from 'node:fs';
import { ifThere } from '../node/index.ts';

/** Tells a file from any that takes its place, and from itself once it is changed. */
export function fingerprintOf({ dev, ino, size, mtimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs}`;
}

/** The stamp of the file at a path; empty when there is none, or when the system does not let us look. */
export function fingerprintAt(path: string): string {
  try {
    return ifThere(() => fingerprintOf(statSync(path))) ?? '';
  } catch {
    return '';
  }
}
