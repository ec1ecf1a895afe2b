import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { MockgenError } from '../errors.ts';
import { describing } from '../node/index.ts';
import { streamRecords } from '../tree/index.ts';

const PIECE_BYTES = 1 << 16;

/**
 * Reads the text of a file of a tree, piece by piece.
 *
 * @throws MockgenError `read_failed`
 */
export function* readPieces(dir: string, path: string): Generator<string, void, undefined> {
  const file = join(dir, path);
  const reading = <T>(act: () => T): T => describing('read_failed', `read ${file}`, act);
  const handle = reading(() => openSync(file, 'r'));
  try {
    const decoder = new StringDecoder('utf8');
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const length = reading(() => readSync(handle, buffer, 0, PIECE_BYTES, null));
      if (length === 0) break;
      yield decoder.write(buffer.subarray(0, length));
    }
    yield decoder.end();
  } finally {
    closeSync(handle);
  }
}

/**
 * Reads the records of an `all.json`, one line of JSON after the other.
 *
 * @throws MockgenError `read_failed`; `not_a_tree` when the file is not an array
 */
export function* readRecords(dir: string, path: string): Generator<string, void, undefined> {
  try {
    yield* streamRecords(() => readPieces(dir, path));
  } catch (error) {
    if (error instanceof MockgenError) throw error;
    throw new MockgenError('not_a_tree', `${join(dir, path)} is not an array of records`, 'Build the tree again.');
  }
}
