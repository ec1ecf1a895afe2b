import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { captureIn } from '../cli/capture.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

const LONG = 'a'.repeat(300);
const notes = (more: object): object => ({ resources: { notes: { fields: { id: {} }, ...more } } });
const at = (first: string, second: string): object => ({
  resources: { ones: { path: first, fields: { id: {} } }, others: { path: second, fields: { id: {} } } },
});

/** Names that no disk, or not every disk, can have, and what is said about each. */
const REFUSED: Readonly<Record<string, readonly [config: object, said: string]>> = {
  'a long resource': [{ resources: { [LONG]: { fields: { id: {} } } } }, 'expected at most 100 characters, got 300'],
  'a long category': [notes({ category: LONG }), 'expected at most 100 characters, got 300'],
  'a long path': [notes({ path: 'ab/'.repeat(100) + 'c' }), 'expected at most 150 characters, got 301'],
  'a long segment': [notes({ path: 'a'.repeat(120) }), 'expected segments of letters'],
  'a device of Windows': [{ resources: { con: { fields: { id: {} } } } }, 'Windows reserves it'],
  'a device of Windows in a path': [notes({ path: 'v1/LPT1.x' }), 'Windows reserves it'],
  'a dot at the end': [notes({ path: 'v1./x' }), 'Windows drops a dot at the end'],
  'paths that differ by case': [at('Shops/x', 'shops/y'), 'differ in case alone'],
  'folders that differ by case': [at('a/Things', 'a/things'), 'differ in case alone'],
};

it.each(Object.entries(REFUSED))('%s is refused before anything is written', async (_, [config, said]) => {
  const dir = temporary();
  writeFileSync(join(dir, 'mockgen.config.json'), JSON.stringify(config));
  const { status, stderr } = await captureIn(dir, ['build', '--items', '2']);
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
  expect(stderr.length).toBeLessThan(400);
  expect(existsSync(join(dir, 'fixtures'))).toBe(false);
});

it('a picture whose field cannot be part of the name of a file stays inside of its record', async () => {
  const dir = temporary();
  const fields = { id: {}, name: {}, [LONG]: { generator: 'avatar', args: { name: { from: 'name' } } } };
  writeFileSync(join(dir, 'mockgen.config.json'), JSON.stringify(notes({ fields })));
  const options = ['--items', '2', '--data-only', '--images', 'url', '--base-url', 'https://mock.example'];
  expect(await captureIn(dir, ['build', ...options])).toMatchObject({ status: 0 });
});
