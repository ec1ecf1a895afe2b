import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtins } from '../src/builtins.ts';
import { countFiles, parseManifest, splitRecords } from '../src/tree/index.ts';
import { type BuiltTree, builtFiles } from './node/built-tree.ts';

/** Returns the records of a tree by resource: the lines of its `all.json`. */
function linesOf(tree: BuiltTree): ReadonlyMap<string, readonly string[]> {
  const files = Object.entries(builtFiles({ layout: 'flat', packed: true, ...tree }));
  const collections = files.filter(([path]) => path.endsWith('/all.json'));
  return new Map(collections.map(([path, text]) => [path, splitRecords(text)]));
}

describe('raising --items', () => {
  it('changes no earlier record: the first 50 of 200 are equal to those of 50', () => {
    const [few, many] = [linesOf({ items: 50 }), linesOf({ items: 200 })];
    expect(many.size).toBe(builtins.resources.length);
    for (const [path, lines] of many) {
      expect(lines).toHaveLength(200);
      expect(lines.slice(0, 50), path).toEqual(few.get(path));
    }
  });
});

describe('building only some resources', () => {
  it('changes none of their records, although they refer to others', () => {
    const [all, some] = [linesOf({ items: 20 }), linesOf({ items: 20, only: ['invoices', 'players'], refs: false })];
    expect([...some.keys()]).toEqual(['invoices/all.json', 'players/all.json']);
    for (const [path, lines] of some) expect(lines).toEqual(all.get(path));
  });
});

describe('the same command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'determinism-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Builds a tree with the command line in an environment; returns its files by path. */
  function build(name: string, env: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
    const out = join(folder, name);
    const args = ['bin/mockgen.js', 'build', '--items', '12', '--layout', 'flat', '--quiet', '--out', out];
    execFileSync(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '', ...env } });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map((file) => join(file.parentPath, file.name)).toSorted();
    return new Map(paths.map((path) => [relative(out, path), readFileSync(path, 'utf8')]));
  }

  it('builds the same tree in another time zone and locale', () => {
    const plain = build('plain', { TZ: 'UTC', LC_ALL: 'C' });
    const far = build('far', { TZ: 'Asia/Tokyo', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8' });
    const manifest = parseManifest(plain.get('mockgen.json') ?? '');
    expect(plain.size).toBe(manifest && countFiles(manifest));
    expect(far).toEqual(plain);
  });
});
