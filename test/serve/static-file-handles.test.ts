import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { describe, expect, it } from 'vitest';
import { StaticFiles, type Serve } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';
import { until } from './until.ts';

const temporary = useTemporaryFolders();

describe.skipIf(process.platform !== 'linux')('the handle of a plain file', () => {
  it('is closed when nobody reads the file to its end', async () => {
    const dir = temporary();
    writeFileSync(join(dir, 'a.txt'), Buffer.alloc(300_000));
    const file = await new StaticFiles(dir).open('a.txt');
    expect(openFiles(dir)).toHaveLength(1);
    file?.body.destroy();
    await until(() => openFiles(dir).length === 0);
  });

  it('is closed when it is on another file than the one that was looked at', async () => {
    const dir = temporary();
    // More than what streams take ahead of their readers: of less, a handle is closed at once.
    let bytes = 300_000;
    const grow = (): void => writeFileSync(join(dir, 'a.txt'), Buffer.alloc((bytes += 1)));
    grow();
    const real = sirv(dir, { dev: true, etag: false, extensions: [] });
    const growing: Serve = (request, response, next) => {
      grow();
      real(request, response, next);
    };
    await expect(new StaticFiles(dir, growing).open('a.txt')).rejects.toMatchObject({ code: 'read_failed' });
    await until(() => openFiles(dir).length === 0);
  });
});
