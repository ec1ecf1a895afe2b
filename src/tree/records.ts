import { digestOf, utf8Length } from './digest.ts';

/**
 * How many records form a block: they have one digest in the manifest, and are read together from a large collection.
 */
export const BLOCK_SIZE = 256;

/** The text between two records of an `all.json` file. */
const SEPARATOR = ',\n';
/** The text before the first record. */
const START = '[\n';
/** The text after the last record. */
const END = '\n]\n';

/** A block: up to {@link BLOCK_SIZE} consecutive records of a collection, as the manifest describes them. */
export interface Block {
  readonly digest: string;
  /** How many bytes the text of the block has in UTF-8, without the separators around it. */
  readonly bytes: number;
}

const isRecordLine = (line: string): boolean => line.startsWith('{') && line.endsWith('}');

/**
 * Returns the lines of an `all.json` file without separators; undefined if the text does not have the form in which a
 * build writes it.
 */
function linesOf(text: string): readonly string[] | undefined {
  const isBuilt = text.startsWith(START) && text.endsWith(END);
  return isBuilt ? splitBlock(text.slice(START.length, -END.length)) : undefined;
}

/**
 * Splits the text of an `all.json` into its records. Text with one record per line is not parsed; text in any other
 * format is parsed and serialized again. Throws when the text is not a JSON array.
 *
 * @example
 * splitRecords('[\n{"id":1},\n{"id":2}\n]\n') // => ["{\"id\":1}","{\"id\":2}"]
 */
export function splitRecords(text: string): readonly string[] {
  const lines = linesOf(text);
  if (lines?.every(isRecordLine)) return lines;
  // A value without `map` throws a TypeError.
  return (JSON.parse(text) as readonly unknown[]).map((record) => JSON.stringify(record));
}

/**
 * Splits the text of an `all.json` into its records like {@link splitRecords}. Text with one record per line is not
 * held in memory as a whole.
 *
 * @param pieces yields the text in pieces; called a second time when a line is not a record
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
 * Splits the text of a block into its records.
 *
 * @example
 * splitBlock('{"id":1},\n{"id":2}') // => ["{\"id\":1}","{\"id\":2}"]
 */
export function splitBlock(text: string): readonly string[] {
  return text.split(SEPARATOR);
}

/**
 * Splits the text of an `all.json` into the texts of its blocks.
 *
 * @returns a list of one empty text when a build would not write this text
 * @example
 * splitBlocks('[\n{"id":1},\n{"id":2}\n]\n') // => ["{\"id\":1},\n{\"id\":2}"]
 */
export function splitBlocks(text: string): readonly string[] {
  const lines = linesOf(text) ?? [''];
  return lines.flatMap((_, at) => (at % BLOCK_SIZE ? [] : lines.slice(at, at + BLOCK_SIZE).join(SEPARATOR)));
}

/**
 * Yields the text of an `all.json`, block by block.
 *
 * @param blocks the records of each block, each record as one line of JSON
 * @param onBlock receives each block after its text was yielded
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

/** Returns the digest and the size of a block with this text. */
export function blockOf(text: string): Block {
  return { digest: digestOf(text), bytes: utf8Length(text) };
}

/** The range of a block in its file, in bytes; the end is exclusive. */
export interface BlockRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the range of each block in an `all.json`, and the size of that file.
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
 * Returns the digest of a collection, which is the entity tag of its `all.json`.
 *
 * @example
 * digestOfBlocks([]) === digestOfBlocks([{ digest: '00', bytes: 1 }]) // => false
 */
export function digestOfBlocks(blocks: readonly Block[]): string {
  return digestOf(blocks.map(({ digest }) => digest).join());
}
