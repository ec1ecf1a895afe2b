import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBundles } from '../src/node/bundles.ts';
import { readBuiltInTemplates } from '../src/node/templates.ts';
import { DEFAULTS, planTree } from '../src/render/index.ts';

const MEND =
  'fixtures/ is out of date: run `npm run fixtures`, and if values changed, raise DATA_VERSION and tell CHANGELOG.md';

it('fixtures/ is, byte for byte, what `mockgen build --seed 42` writes', () => {
  const plan = planTree({ ...DEFAULTS, templates: readBuiltInTemplates(), bundles: readBundles() });
  const entries = readdirSync('fixtures', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  expect(files.toSorted(), MEND).toEqual(plan.map(({ path }) => `fixtures/${path}`).toSorted());
  const changed = plan.filter(({ path, text }) => readFileSync(join('fixtures', path), 'utf8') !== text());
  expect(
    changed.map(({ path }) => path),
    MEND,
  ).toEqual([]);
});
