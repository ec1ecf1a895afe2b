import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describing } from './system-error.ts';

// The same way up from src/node and from dist/node. `npm run build` puts the files there.
const FOLDER = fileURLToPath(new URL('../../dist/tree/', import.meta.url));

/** The text of a file that was bundled with the package. Throws MockgenError `read_failed` when that is not whole. */
export function readBundle(name: string): string {
  return describing('read_failed', `read ${join(FOLDER, name)}`, () => readFileSync(join(FOLDER, name), 'utf8'));
}
