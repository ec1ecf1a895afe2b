import { realpathSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OpenFile } from '../../src/serve/open-file.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';

const temporary = useTemporaryFolders();

function open(keepsHandle: boolean, onReplaced = (): void => {}): { readonly file: OpenFile; readonly path: string } {
  const root = realpathSync(temporary());
  const path = join(root, 'all.json');
  writeFileSync(path, '0123456789');
  return { path, file: new OpenFile(root, 'all.json', { keepsHandle, onReplaced }) };
}

function replace(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Returns the number of handles of this process on files of a name. */
const handlesOn = (path: string): number => openFiles(path).length;

describe.each([true, false])('an open file, with its handle kept: %s', (keepsHandle) => {
  it('is read at given positions', async () => {
    const { file } = open(keepsHandle);
    expect([file.size, (await file.read(2, 5)).toString()]).toEqual([10, '234']);
    file.retire();
  });

  it('returns what is left of a file that was truncated', async () => {
    const { file, path } = open(true);
    truncateSync(path, 4);
    expect((await file.read(2, 8)).toString()).toBe('23');
    file.retire();
  });
});

describe.skipIf(process.platform !== 'linux')('the handle of an open file', () => {
  it('survives a replacement of its file, and is closed after the last reader', async () => {
    const { file, path } = open(true);
    replace(path, 'abcdefghij');
    let finish = (): void => {};
    const reading = file.during(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return (await file.read(0, 3)).toString();
    });
    file.retire();
    expect(handlesOn(path)).toBe(1);
    finish();
    expect(await reading).toBe('012');
    expect(handlesOn(path)).toBe(0);
    await expect(file.read(0, 1)).rejects.toMatchObject({ status: 503 });
  });

  it('stays open while pieces are read, and is closed when reading stops', async () => {
    const { file, path } = open(true);
    async function* pieces(): AsyncGenerator<string, void, undefined> {
      for (let at = 0; ; at++) yield (await file.read(at, at + 1)).toString();
    }
    for await (const piece of file.throughout(pieces())) {
      file.retire();
      await setImmediate();
      expect(handlesOn(path)).toBe(1);
      if (piece === '3') break;
    }
    expect(handlesOn(path)).toBe(0);
  });

  it('is closed when the last reader has failed', async () => {
    const { file, path } = open(true);
    const fail = async (): Promise<never> => {
      throw new Error('no');
    };
    await expect(file.during(fail)).rejects.toThrow('no');
    async function* pieces(): AsyncGenerator<string, void, undefined> {
      yield await fail();
    }
    await expect(file.throughout(pieces()).next()).rejects.toThrow('no');
    expect(handlesOn(path)).toBe(1);
    file.retire();
    expect(handlesOn(path)).toBe(0);
    await expect(file.read(0, 1)).rejects.toMatchObject({ status: 503 });
  });

  it('is closed after each read if it is not kept', async () => {
    const { file, path } = open(false);
    expect((await file.read(2, 5)).toString()).toBe('234');
    expect(handlesOn(path)).toBe(0);
  });

  it('is not kept if keeping is off, and a replaced file is never read', async () => {
    let told = 0;
    const { file, path } = open(false, () => (told += 1));
    expect(handlesOn(path)).toBe(0);
    replace(path, 'abcdefghij');
    await expect(file.read(0, 3)).rejects.toMatchObject({
      status: 503,
      message: 'all.json is being replaced by another build.',
    });
    expect([told, handlesOn(path)]).toEqual([1, 0]);
  });

  it('cannot be opened again when the file is gone', async () => {
    let told = 0;
    const { file, path } = open(false, () => (told += 1));
    rmSync(path);
    await expect(file.read(0, 3)).rejects.toMatchObject({ status: 503 });
    expect(told).toBe(1);
  });
});
