import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAndOpen } from '../../src/config/index.ts';
import { withLines } from '../../src/cli/fault-lines.ts';
import { MockgenError } from '../../src/errors.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

/** Returns the messages about a config, with their lines. */
async function messagesOf(name: string, text: string): Promise<readonly string[]> {
  const folder = temporary();
  const path = join(folder, name);
  writeFileSync(path, text);
  const error = await readAndOpen({ name, path, folder }).then(
    () => undefined,
    (failed: unknown) => failed,
  );
  if (!(error instanceof MockgenError)) throw new Error('the config has no fault');
  return withLines(error.message.split('\n'), error, [path]);
}

it.each([
  ['c.json', '{\n  "items": 1,\n  "seed": "x"\n}', 'c.json:3: seed: expected'],
  ['c.json', '{\n  "items": 1,\n}', 'c.json:3: expected JSON'],
  ['c.json', '{\n  "items": 1,\n\n', 'c.json:4: expected JSON'],
  ['c.mjs', 'export default {\n  items: 1,\n  seed: "x",\n};', 'c.mjs:3: seed: expected'],
  ['c.mjs', 'export default {\n  items: nope,\n};', 'c.mjs:2: cannot be loaded: nope is not defined'],
])('%s: %j: %s', { tags: 'slow' }, async (name, text, expected) => {
  const [message = ''] = await messagesOf(name, text);
  expect(message.slice(0, expected.length)).toBe(expected);
});
