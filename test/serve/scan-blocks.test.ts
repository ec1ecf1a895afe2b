import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanBlocks, type FoundBlocks } from '../../src/serve/scan-blocks.ts';
import { OpenFile } from '../../src/serve/open-file.ts';
import { BLOCK_SIZE, joinRecords, locateBlocks, type Block } from '../../src/tree/index.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

async function scan(text: string): Promise<FoundBlocks | undefined> {
  const root = realpathSync(temporary());
  writeFileSync(join(root, 'all.json'), text);
  const file = new OpenFile(root, 'all.json', { keepsHandle: true, onReplaced: () => {} });
  try {
    return await scanBlocks(file);
  } finally {
    file.retire();
  }
}

describe('a scan', () => {
  it.each([1, 2, BLOCK_SIZE, BLOCK_SIZE + 1, 3 * BLOCK_SIZE - 1, 5_000])(
    'finds the blocks of %i records that a build writes',
    async (total) => {
      const records = Array.from({ length: total }, (_, at) =>
        JSON.stringify({ id: at + 1, text: 'é{},'.repeat(at % 90) }),
      );
      const runs: string[][] = [];
      for (let at = 0; at < total; at += BLOCK_SIZE) runs.push(records.slice(at, at + BLOCK_SIZE));
      const blocks: Block[] = [];
      const text = [...joinRecords(runs, (block) => blocks.push(block))].join('');
      const { ranges } = locateBlocks(blocks);
      const placed = blocks.map((block, at) => Object.assign({}, block, ranges[at]));
      expect(await scan(text)).toEqual({ total, blocks: placed });
    },
  );

  it.each([
    '',
    '[]\n',
    '{}',
    '[\n{"id":1}\n',
    '{"id":1}\n]\n',
    '[\n{\n"id":1\n}\n]\n',
    '[{"id":1}]',
    '[\n7\n]\n',
    '[\n{"id":1}\n]\n]\n',
  ])('finds none in %j', async (text) => {
    expect(await scan(text)).toBeUndefined();
  });
});
