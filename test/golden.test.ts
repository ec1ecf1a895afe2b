import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from './node/built-tree.ts';

const ADVICE =
  'fixtures/ is out of date: run `npm run fixtures`, and if values changed, raise DATA_VERSION and explain it in CHANGELOG.md';

/** Whether a file contains data. Scripts and pages are copied by a build, and ignored by git. */
const isData = (path: string): boolean => !/\.(?:js|html)$/.test(path);

it('fixtures/ contains the data of `mockgen build --seed 42`, byte for byte', () => {
  const built = builtFiles({ seed: 42 });
  const expected = Object.keys(built).filter(isData);
  const entries = readdirSync('fixtures', { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile() && isData(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  expect(found.toSorted(), ADVICE).toEqual(expected.map((path) => `fixtures/${path}`).toSorted());
  const changed = expected.filter((path) => readFileSync(join('fixtures', path), 'utf8') !== built[path]);
  expect(changed, ADVICE).toEqual([]);
});
