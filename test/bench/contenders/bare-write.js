// The baseline of the build: writes the files of a pack, and does nothing else.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [, , pack, out] = process.argv;
const made = new Set();
for (const [path, text] of JSON.parse(readFileSync(pack, 'utf8'))) {
  const file = join(out, path);
  const folder = dirname(file);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(file, text);
}
