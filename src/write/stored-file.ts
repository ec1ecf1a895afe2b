import { closeSync, readSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { MockgenError } from '../errors.ts';
import { describing, openBuilt } from '../node/index.ts';
import { streamRecords } from '../tree/index.ts';

const PIECE_BYTES = 1 << 16;

/**
 * Reads a file of a tree in pieces; each is valid until the next one.
 *
 * @throws MockgenError `read_failed`, also for a link, and for anything else that is not a file
 */
export function* readPieces(dir: string, path: string): Generator<Uint8Array, void, undefined> {
  const file = join(dir, path);
  const reading = <T>(act: () => T): T => describing('read_failed', `read ${file}`, act);
  const { handle } = reading(() => openBuilt(realpathSync.native(dir), path));
  try {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const length = reading(() => readSync(handle, buffer, 0, PIECE_BYTES, null));
      if (length === 0) break;
      yield buffer.subarray(0, length);
    }
  } finally {
    closeSync(handle);
  }
}

/** Decodes pieces of a text in UTF-8. */
export function* decodePieces(pieces: Iterable<Uint8Array>): Generator<string, void, undefined> {
  const decoder = new StringDecoder('utf8');
  // A piece may not be a Buffer by its type.
  for (const piece of pieces) yield decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.length));
  yield decoder.end();
}

/**
 * Reads the records of an `all.json`, one line of JSON after the other.
 *
 * @throws MockgenError `read_failed`; `not_a_tree` when the file is not an array
 */
export function* readRecords(dir: string, path: string): Generator<string, void, undefined> {
  try {
    yield* streamRecords(() => decodePieces(readPieces(dir, path)));
  } catch (error) {
    if (error instanceof MockgenError) throw error;
    throw new MockgenError('not_a_tree', `${join(dir, path)} is not an array of records`, 'Build the tree again.');
  }
}
