import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from './node/built-tree.ts';

const MEND =
  'fixtures/ is out of date: run `npm run fixtures`, and if values changed, raise DATA_VERSION and tell CHANGELOG.md';

it('fixtures/ is, byte for byte, what `mockgen build --seed 42` writes', () => {
  const built = builtFiles({ seed: 42 });
  const entries = readdirSync('fixtures', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  expect(files.toSorted(), MEND).toEqual(
    Object.keys(built)
      .map((path) => `fixtures/${path}`)
      .toSorted(),
  );
  const changed = Object.keys(built).filter((path) => readFileSync(join('fixtures', path), 'utf8') !== built[path]);
  expect(changed, MEND).toEqual([]);
});
