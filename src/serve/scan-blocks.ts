import { BLOCK_SIZE, blockOf, type Block, type BlockRange } from '../tree/index.ts';
import type { OpenFile } from './open-file.ts';
import { Pacer } from './pacer.ts';

/** A block of a file, as it lies there. */
export interface PlacedBlock extends Block, BlockRange {}

/** The blocks of a file, and how many records they hold. */
export interface FoundBlocks {
  readonly blocks: readonly PlacedBlock[];
  readonly total: number;
}

const CHUNK = 1 << 20;

// A longer line, in bytes, is not a record of any tree.
const LONGEST_LINE = 1 << 23;
const [COMMA, OPEN, CLOSE] = [...Buffer.from(',{}')];

/** Where each line of a file starts and ends, without its newline. The first one that is too long is the last. */
async function* linesOf(file: OpenFile): AsyncGenerator<BlockRange & { readonly text: Buffer }, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let start = 0;
  for (let at = 0; at < file.size; at += CHUNK) {
    const chunk = Buffer.concat([rest, await file.read(at, Math.min(at + CHUNK, file.size))]);
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield { start: start + from, end: start + end, text: chunk.subarray(from, end) };
      from = end + 1;
    }
    start += from;
    rest = chunk.subarray(from);
    if (rest.length > LONGEST_LINE) break;
  }
  if (rest.length > 0) yield { start, end: start + rest.length, text: rest };
}

/** Where the record of a line lies, without the comma behind it; undefined when the line is not a record. */
function recordIn({ start, end, text }: BlockRange & { readonly text: Buffer }): BlockRange | undefined {
  const stop = text.at(-1) === COMMA ? end - 1 : end;
  return text[0] === OPEN && text[stop - start - 1] === CLOSE ? { start, end: stop } : undefined;
}

/**
 * Goes through a file of which no manifest says where its blocks are.
 *
 * @returns undefined when the file does not hold one record a line, as a build writes it
 */
export async function scanBlocks(file: OpenFile): Promise<FoundBlocks | undefined> {
  const ranges: { start: number; end: number }[] = [];
  let total = 0;
  let isClosed = false;
  for await (const line of linesOf(file)) {
    const record = line.start === 0 ? undefined : recordIn(line);
    if (isClosed) return undefined;
    if (!record) {
      if (line.text.toString('latin1', 0, 2) !== (line.start === 0 ? '[' : ']')) return undefined;
      isClosed = line.start > 0;
      continue;
    }
    const range = ranges.at(-1);
    if (total % BLOCK_SIZE > 0 && range) range.end = record.end;
    else ranges.push({ ...record });
    total += 1;
  }
  if (!isClosed) return undefined;
  const pace = new Pacer();
  const blocks: PlacedBlock[] = [];
  for (const range of ranges) {
    const bytes = await file.read(range.start, range.end);
    blocks.push({ ...range, ...blockOf(bytes.toString()) });
    await pace.add(bytes.length);
  }
  return { blocks, total };
}
