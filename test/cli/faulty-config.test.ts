import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { captureIn } from './capture.ts';

const temporary = useTemporaryFolders();

const NAME = 'mockgen.config.mjs';

const good = (x: string): string =>
  `export default { out: 'tree', seed: 7, items: 20, dataOnly: true, resources: { books: { fields: { title: {}, x: ${x} } } } };\n`;

/** Creates a folder with a config and its tree, and then replaces the config. */
async function folderWith(x: string): Promise<string> {
  const folder = temporary();
  writeFileSync(join(folder, 'one.mjs'), good(`{ type: 'integer', min: 1 }`));
  expect(await captureIn(folder, ['build', '--config', 'one.mjs', '--quiet'])).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(folder, NAME), good(x));
  return folder;
}

const COMMANDS = [['build'], ['show', 'books'], ['explain', 'books/1'], ['check'], ['serve', '--port', '0']];

it.each(COMMANDS)('%s refuses a config with a function that throws, and leaves the tree unchanged', async (...argv) => {
  const folder = await folderWith(`{ type: 'integer', value: () => { throw new Error('vboom'); } }`);
  const before = listTree(join(folder, 'tree'));
  expect(await captureIn(folder, argv)).toEqual({
    status: 1,
    stdout: '',
    stderr: `error: ${NAME}:1: resources.books.fields.x: expected a value, and its function threw: vboom\nCorrect this in ${NAME}.\n`,
  });
  expect(listTree(join(folder, 'tree'))).toEqual(before);
});

it('a generator that throws leaves the tree unchanged', async () => {
  const folder = await folderWith(`{ generator: 'course_title', args: { topic: 'nothing', level: 'a' } }`);
  const before = listTree(join(folder, 'tree'));
  const { status, stderr } = await captureIn(folder, ['build']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('fields.x.args: expected arguments that course_title')]);
  expect(listTree(join(folder, 'tree'))).toEqual(before);
});

it.each([
  ['build', '--seed', '8'],
  ['show', 'books', '--seed', '8'],
  ['explain', 'books/1', '--seed', '8'],
])('%s %s %s %s checks the data that it is asked for', async (...argv) => {
  const x = `{ type: 'integer', value: (random) => random.int(1, 1e6) }`;
  const folder = await folderWith(x);
  // Refused is whatever seed 8 generates first, and seed 7 does not generate.
  const shown = await captureIn(folder, ['show', 'books', '1', '--seed', '8']);
  const [, first = ''] = /"x":(\d+)/.exec(shown.stdout) ?? [];
  expect(first).not.toBe('');
  writeFileSync(join(folder, 'other.mjs'), good(x.replace('1e6)', `1e6) === ${first} ? 'bad' : 1`)));
  const given = ['--config', 'other.mjs'];
  expect(await captureIn(folder, ['show', 'books', ...given])).toMatchObject({ status: 0, stderr: '' });
  expect((await captureIn(folder, [...argv, ...given])).stderr).toContain(
    "expected an integer, and its function gave 'bad'",
  );
});

it('an error of a function for a later record names its field, and is not reported as a bug of mockgen', async () => {
  const x = `{ type: 'integer', reads: ['id'], value: (_, id) => { if (id > 9) throw new Error('late'); return 1; } }`;
  const { status, stderr } = await captureIn(await folderWith(x), ['build']);
  expect([status, stderr]).toEqual([
    1,
    'error: mockgen.config.mjs:1: resources.books.fields.x: its function threw Error: late in record 10\nCorrect this in mockgen.config.mjs.\n',
  ]);
});
