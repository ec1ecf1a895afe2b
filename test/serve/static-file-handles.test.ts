import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { STREAMED_BYTES } from '../../src/serve/limits.ts';
import { StaticFiles } from '../../src/serve/static-files.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { openFiles } from './handles.ts';
import { readerOf } from './static-file-reader.ts';
import { until } from './until.ts';

const temporary = useTemporaryFolders();

describe.skipIf(process.platform !== 'linux')('the handle of a large static file', () => {
  it('is closed if the file is not read to its end', async () => {
    const dir = temporary();
    writeFileSync(join(dir, 'a.txt'), Buffer.alloc(STREAMED_BYTES + 1));
    const file = await new StaticFiles(dir).open('a.txt');
    expect(openFiles(dir)).toHaveLength(1);
    if (file?.body instanceof Readable) file.body.destroy();
    await until(() => openFiles(dir).length === 0);
  });

  it('is closed after the file was read', async () => {
    const dir = temporary();
    writeFileSync(join(dir, 'a.txt'), Buffer.alloc(STREAMED_BYTES + 1));
    expect((await readerOf(dir)('a.txt'))?.body).toHaveLength(STREAMED_BYTES + 1);
    await until(() => openFiles(dir).length === 0);
  });
});
