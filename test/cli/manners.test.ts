import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaveJournal } from '../write/leave-journal.ts';
import { listTree, useTemporaryFolders } from '../node/temporary-folder.ts';
import { capture, captureIn } from './capture.ts';

const temporary = useTemporaryFolders();

/** Writes files into a new folder. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporary();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Builds into a folder. */
const build = (out: string, ...argv: readonly string[]): ReturnType<typeof capture> =>
  capture(['build', '--items', '2', '--data-only', '--out', out, ...argv]);

describe('what has no effect is told', () => {
  it('--no-refs without --only', async () => {
    const folder = folderWith({ 'c.json': '{ "builtins": ["coupons"] }' });
    const config = ['--no-refs', '--config', join(folder, 'c.json')];
    const { status, stderr } = await build(join(folder, 'tree'), ...config);
    expect([status, stderr.split('\n')[0]]).toEqual([
      0,
      'note: --no-refs does nothing without --only: all resources are built',
    ]);
    const exported = await capture(['export', '--format', 'csv', '--out', join(folder, 'rows'), ...config]);
    expect(exported.stderr).toMatch(/^note: --no-refs does nothing without --only: all resources are exported\n/);
  });

  it('--packed with a second layout', async () => {
    const argv = ['--only', 'coupons', '--packed'];
    const { stderr } = await build(temporary(), ...argv, '--layout', 'both');
    expect(stderr).toMatch(/^note: --packed writes one layout; the paths of --layout both are answered by a server/);
    expect((await build(temporary(), ...argv)).stderr).not.toContain('note:');
  });
});

it('repeated --only adds up', async () => {
  const out = temporary();
  expect(await build(out, '--layout', 'flat', '--only', 'coupons', '--only', 'images')).toMatchObject({ status: 0 });
  const folders = new Set(Object.keys(listTree(out)).map((path) => path.split('/')[0]));
  expect([...folders]).toEqual(expect.arrayContaining(['coupons', 'images']));
});

describe('check', () => {
  it('says that a build was interrupted', async () => {
    const out = temporary();
    await build(out, '--only', 'coupons');
    leaveJournal(out, { shapes: [], spared: [] });
    expect(await capture(['check', out])).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: ${out} holds half of a build: one was interrupted\nRun it again: mockgen build --out ${out}\n`,
    });
  });

  it('names the resource whose definition has changed', async () => {
    const text = (most: number): string =>
      JSON.stringify({ resources: { desks: { fields: { price: { max: most } } }, lamps: { fields: { name: {} } } } });
    const folder = folderWith({ 'old.json': text(5), 'new.json': text(6) });
    await build(join(folder, 'tree'), '--config', join(folder, 'old.json'));
    expect((await capture(['check', join(folder, 'tree'), '--config', join(folder, 'new.json')])).stderr).toMatch(
      /^error: the tree was built from other resources: since then the definition of desks has changed\n/,
    );
  });
});

it('a build mends a manifest with the marks of a merge, and removes what only one side had', async () => {
  const out = temporary();
  const file = join(out, 'mockgen.json');
  await build(out, '--only', 'coupons');
  const [built, tree] = [readFileSync(file, 'utf8'), listTree(out)];
  await build(out, '--only', 'coupons', '--items', '3');
  const other = readFileSync(file, 'utf8');
  const [start = ''] = built.split('  "items"');
  const [ours, theirs] = [built, other].map((text) => text.slice(start.length));
  writeFileSync(file, `${start}<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> more\n`);
  expect((await capture(['check', out])).stderr).toBe(
    `error: ${file} has the marks of a merge, which a build has to finish\nBuild the tree again: mockgen build --out ${out}\n`,
  );
  expect(await build(out, '--only', 'coupons')).toMatchObject({ status: 0 });
  expect(listTree(out)).toEqual(tree);
});

it.each([
  ['explain', 'coupons/1.cod', 'explain coupons/1, field cod: did you mean code? (expected one of id, code,'],
  ['explain', 'copons/1', 'explain copons: did you mean coupons? (expected one of '],
  ['build', '--images=dta', '--images dta: did you mean data? (expected data or url)'],
  ['list', '--relations=mermad', '--relations mermad: did you mean mermaid? (expected text or mermaid)'],
  ['build', '--provider=netlfy', '--provider netlfy: did you mean netlify? (expected '],
])('mockgen %s %s suggests a name first', async (...line) => {
  const { status, stderr } = await capture(line.slice(0, -1));
  expect([status, stderr.slice(0, 7 + (line.at(-1) ?? '').length)]).toEqual([2, `error: ${line.at(-1)}`]);
});

describe('a fault of a config or a schema has its line, and the name that was meant', () => {
  const config = (field: string): string =>
    `{\n  "resources": {\n    "desks": {\n      "fields": {\n        "x": ${field}\n      }\n    }\n  }\n}`;
  it.each([
    ['{ "type": "int" }', '5: resources.desks.fields.x.type: did you mean integer? (expected one of string, '],
    ['{ "references": "dsks" }', '5: resources.desks.fields.x.references: did you mean desks? (expected a resource '],
    ['{ "type": }', '5: expected JSON: Unexpected token'],
  ])('%s', async (field, message) => {
    const file = join(folderWith({ 'c.json': config(field) }), 'c.json');
    const { stderr } = await capture(['list', '--config', file]);
    const expected = `error: ${file}:${message}`;
    expect(stderr.slice(0, expected.length)).toBe(expected);
  });

  it('in YAML', async () => {
    const folder = folderWith({
      'mockgen.config.json': '{ "resources": { "desks": { "schema": "desk.yaml" } } }',
      'desk.yaml': 'type: object\nproperties:\n  id: { type: integer }\n  name:\n    type:\n      sting\n',
    });
    const { stderr } = await captureIn(folder, ['list']);
    expect(stderr).toMatch(/^error: desk\.yaml:5 #\/properties\/name\/type: did you mean string\? /);
  });
});
