import { digestOf, utf8Length } from './digest.ts';

/** How many records the manifest digests together, and a reader of a large collection reads at once. */
export const BLOCK_SIZE = 256;

/** What stands between two records, and around all of them, in the file that has every record. */
const SEPARATOR = ',\n';
const START = '[\n';
const END = '\n]\n';

/** A run of at most {@link BLOCK_SIZE} records, as the manifest tells of it. */
export interface Block {
  readonly digest: string;
  /** The length of its text in UTF-8, without what stands before and behind it. */
  readonly bytes: number;
}

const isRecordLine = (line: string): boolean => line.startsWith('{') && line.endsWith('}');

/** The lines of an `all.json` as a build writes it, without what stands between them. */
function linesOf(text: string): readonly string[] | undefined {
  const isBuilt = text.startsWith(START) && text.endsWith(END);
  return isBuilt ? splitBlock(text.slice(START.length, -END.length)) : undefined;
}

/**
 * Cuts the text of an `all.json` into its records. Where each line is a record, nothing is parsed; any other
 * formatting is parsed and written anew. Throws when the text is not a JSON array.
 *
 * @example
 * splitRecords('[\n{"id":1},\n{"id":2}\n]\n') // => ["{\"id\":1}","{\"id\":2}"]
 */
export function splitRecords(text: string): readonly string[] {
  const lines = linesOf(text);
  if (lines?.every(isRecordLine)) return lines;
  // Throws where it is not an array, like JSON.parse itself.
  return (JSON.parse(text) as readonly unknown[]).map((record) => JSON.stringify(record));
}

/**
 * Cuts the text of an `all.json` into its records as {@link splitRecords} does, without holding all of it where each line
 * is a record.
 *
 * @param pieces gives the text piece by piece; asked once more where some line is not a record
 * @example
 * [...streamRecords(() => ['[\n{"id":1},\n{"i', 'd":2}\n]\n'])] // => ["{\"id\":1}","{\"id\":2}"]
 */
export function* streamRecords(pieces: () => Iterable<string>): Generator<string, void, undefined> {
  let given = 0;
  let rest = '';
  let isStart = true;
  for (const piece of pieces()) {
    rest += piece;
    if (isStart && rest.length < START.length) continue;
    if (isStart && !rest.startsWith(START)) break;
    const lines = splitBlock(isStart ? rest.slice(START.length) : rest);
    isStart = false;
    rest = lines.at(-1) ?? '';
    const whole = lines.slice(0, -1);
    if (!whole.every(isRecordLine)) {
      rest = '';
      break;
    }
    given += whole.length;
    yield* whole;
  }
  const last = rest.endsWith(END) ? rest.slice(0, -END.length) : '';
  if (!isStart && isRecordLine(last)) yield last;
  else yield* splitRecords([...pieces()].join('')).slice(given);
}

/**
 * Cuts the text of a block into its records.
 *
 * @example
 * splitBlock('{"id":1},\n{"id":2}') // => ["{\"id\":1}","{\"id\":2}"]
 */
export function splitBlock(text: string): readonly string[] {
  return text.split(SEPARATOR);
}

/**
 * Cuts the text of an `all.json` into the texts of its blocks.
 *
 * @returns one block without records for a text that no build writes
 * @example
 * cutBlocks('[\n{"id":1},\n{"id":2}\n]\n') // => ["{\"id\":1},\n{\"id\":2}"]
 */
export function cutBlocks(text: string): readonly string[] {
  const lines = linesOf(text) ?? [''];
  return lines.flatMap((_, at) => (at % BLOCK_SIZE ? [] : lines.slice(at, at + BLOCK_SIZE).join(SEPARATOR)));
}

/**
 * The text of an `all.json`, block by block.
 *
 * @param blocks the records of each block, each record as one line of JSON
 * @param onBlock is told of each block once its text has been given
 */
export function* joinRecords(
  blocks: Iterable<readonly string[]>,
  onBlock?: (block: Block) => void,
): Generator<string, void, undefined> {
  let before = START;
  for (const lines of blocks) {
    const text = lines.join(SEPARATOR);
    yield before + text;
    before = SEPARATOR;
    onBlock?.(blockOf(text));
  }
  yield before === START ? '[]\n' : END;
}

/** What the manifest tells of a block with this text. */
export function blockOf(text: string): Block {
  return { digest: digestOf(text), bytes: utf8Length(text) };
}

/** Where a block lies in its file, in bytes. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where each block lies in an `all.json`, and how long that file is.
 *
 * @example
 * locateBlocks([{ digest: '', bytes: 8 }, { digest: '', bytes: 9 }]) // => {"ranges":[{"start":2,"end":10},{"start":12,"end":21}],"size":24}
 */
export function locateBlocks(blocks: readonly Block[]): {
  readonly ranges: readonly BlockRange[];
  readonly size: number;
} {
  let start = START.length;
  const ranges = blocks.map(({ bytes }) => {
    const range = { start, end: start + bytes };
    start = range.end + SEPARATOR.length;
    return range;
  });
  return { ranges, size: start - SEPARATOR.length + END.length };
}

/**
 * One digest over all blocks of a collection: the entity tag of its `all.json`.
 *
 * @example
 * digestOfBlocks([]) === digestOfBlocks([{ digest: '00', bytes: 1 }]) // => false
 */
export function digestOfBlocks(blocks: readonly Block[]): string {
  return digestOf(blocks.map(({ digest }) => digest).join());
}
