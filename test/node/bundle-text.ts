import { readFileSync } from 'node:fs';

/** The text of a file that was bundled with the package, at once. */
export function readBundle(name: string): string {
  return readFileSync(`dist/tree/${name}`, 'utf8');
}
