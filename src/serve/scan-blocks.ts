import { BLOCK_SIZE, blockOf, type Block, type BlockRange } from '../tree/index.ts';
import type { OpenFile } from './open-file.ts';
import { Pacer } from './pacer.ts';

/** A block of records, and where it is in its file. */
export interface PlacedBlock extends Block, BlockRange {}

/** The blocks of a file, and how many records they have in all. */
export interface FoundBlocks {
  readonly blocks: readonly PlacedBlock[];
  readonly total: number;
}

/** A line of a file, and its range in bytes without the newline. */
interface Line extends BlockRange {
  readonly bytes: Buffer;
}

const CHUNK_BYTES = 1 << 20;

// No build writes a record with more bytes.
const LONGEST_LINE = 1 << 23;
const [COMMA, OPEN, CLOSE] = [...Buffer.from(',{}')];

/** Yields the lines of a file; stops after a line that is longer than {@link LONGEST_LINE}. */
async function* linesOf(file: OpenFile): AsyncGenerator<Line, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let start = 0;
  for (let offset = 0; offset < file.size; offset += CHUNK_BYTES) {
    const chunk = Buffer.concat([rest, await file.read(offset, Math.min(offset + CHUNK_BYTES, file.size))]);
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield { start: start + from, end: start + end, bytes: chunk.subarray(from, end) };
      from = end + 1;
    }
    start += from;
    rest = chunk.subarray(from);
    if (rest.length > LONGEST_LINE) break;
  }
  if (rest.length > 0) yield { start, end: start + rest.length, bytes: rest };
}

/** Returns the range of the record in a line, without the comma behind it; undefined if the line is no record. */
function recordIn({ start, end, bytes }: Line): BlockRange | undefined {
  const recordEnd = bytes.at(-1) === COMMA ? end - 1 : end;
  return bytes[0] === OPEN && bytes[recordEnd - start - 1] === CLOSE ? { start, end: recordEnd } : undefined;
}

/**
 * Finds the blocks of a file that no manifest describes: it was edited by hand, or is of a tree of format 1.
 *
 * @returns undefined when the file does not have one record per line, as a build writes it
 */
export async function scanBlocks(file: OpenFile): Promise<FoundBlocks | undefined> {
  const ranges: { start: number; end: number }[] = [];
  let total = 0;
  let isClosed = false;
  for await (const line of linesOf(file)) {
    const record = line.start === 0 ? undefined : recordIn(line);
    if (isClosed) return undefined;
    if (!record) {
      if (line.bytes.toString('latin1', 0, 2) !== (line.start === 0 ? '[' : ']')) return undefined;
      isClosed = line.start > 0;
      continue;
    }
    const range = ranges.at(-1);
    if (total % BLOCK_SIZE > 0 && range) range.end = record.end;
    else ranges.push({ ...record });
    total += 1;
  }
  if (!isClosed) return undefined;
  const pacer = new Pacer();
  const blocks: PlacedBlock[] = [];
  for (const range of ranges) {
    const bytes = await file.read(range.start, range.end);
    blocks.push({ ...range, ...blockOf(bytes.toString()) });
    await pacer.add(bytes.length);
  }
  return { blocks, total };
}
