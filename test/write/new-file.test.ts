import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NewFile } from '../../src/write/new-file.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from '../serve/handles.ts';

const temporary = useTemporaryFolders();

describe('a new file', () => {
  it('replaces the old one only when it is put into its place', () => {
    const dir = temporary();
    const target = join(dir, 'users.json');
    writeFileSync(target, 'old');
    const file = new NewFile(join(dir, '.new'), target);
    file.write(Buffer.from('new'));
    expect(readFileSync(target, 'utf8')).toBe('old');
    file.put();
    expect(readFileSync(target, 'utf8')).toBe('new');
    expect(readdirSync(dir)).toEqual(['users.json']);
  });

  it('leaves nothing behind, not even an open file, when it is dropped', () => {
    const dir = temporary();
    const file = new NewFile(join(dir, '.new'), join(dir, 'users.json'));
    file.write(Buffer.from('new'));
    file.drop();
    expect(readdirSync(dir)).toEqual([]);
    if (process.platform === 'linux') expect(openFiles(dir)).toEqual([]);
  });

  it('can be dropped when it could not be put into its place', () => {
    const dir = temporary();
    mkdirSync(join(dir, 'users.json'));
    const file = new NewFile(join(dir, '.new'), join(dir, 'users.json'));
    expect(() => file.put()).toThrow(/EISDIR|EPERM|EEXIST/);
    file.drop();
    expect(readdirSync(dir)).toEqual(['users.json']);
  });
});
