import { createSearch, type Search } from './search.ts';
import type { Read, TreeInfo } from './types.ts';

/** A tree that is not what its manifest says; the message is a sentence for the reader of the response. */
export class TreeError extends Error {
  constructor(file: string, fault: string) {
    super(`${file} ${fault}: build the tree again.`);
  }
}

/** All records of a resource, and the search over them. */
export interface Collection {
  /** One record per line, each a JSON object. */
  readonly lines: readonly string[];
  readonly search: Search;
}

/** The error of a file that the manifest promises and that is gone. */
export function missingFile(file: string): TreeError {
  return new TreeError(file, 'is missing');
}

async function readPromised(read: Read, file: string): Promise<string> {
  const text = await read(file);
  if (text === undefined) throw missingFile(file);
  return text;
}

/**
 * Cuts the text of an `all.json` into its records. Where each line is a record, nothing is parsed; any other
 * formatting is parsed and written anew. Throws when the text is no JSON array.
 *
 * @example
 * splitRecords('[\n{"id":1},\n{"id":2}\n]\n') // => ["{\"id\":1}","{\"id\":2}"]
 */
export function splitRecords(text: string): readonly string[] {
  if (text.startsWith('[\n') && text.endsWith('\n]\n')) {
    const lines = text.slice(2, -3).split(',\n');
    if (lines.every((line) => line.startsWith('{') && line.endsWith('}'))) return lines;
  }
  // Throws where it is no array, like JSON.parse itself.
  return (JSON.parse(text) as readonly unknown[]).map((record) => JSON.stringify(record));
}

function parseTreeInfo(text: string): TreeInfo {
  // What is there is the word of the build that wrote it; any other JSON lacks these two.
  const info = JSON.parse(text) as TreeInfo | null;
  if (info?.resources && info.envelope) return info;
  throw new TypeError();
}

interface Kept<T> {
  readonly text: string;
  readonly value: T;
}

/** Makes a reader that keeps what it made of a file until its text changes, and no longer than its `read` is kept. */
function createCache<T>(parse: (text: string) => T): (read: Read, file: string) => Promise<T> {
  const kept = new WeakMap<Read, Map<string, Kept<T>>>();
  return async (read, file) => {
    const files = kept.get(read) ?? new Map<string, Kept<T>>();
    kept.set(read, files);
    const text = await readPromised(read, file);
    const known = files.get(file);
    if (known?.text === text) return known.value;
    try {
      const value = parse(text);
      files.set(file, { text, value });
      return value;
    } catch {
      throw new TreeError(file, 'is not what a build writes');
    }
  };
}

/** Reads trees: manifests and collections, both kept while their text stays the same. Throws {@link TreeError}. */
export interface TreeReader {
  info(read: Read): Promise<TreeInfo>;
  /** `file` is the path of an `all.json`. */
  collection(read: Read, file: string): Promise<Collection>;
}

/** Makes a tree reader with an empty cache. */
export function createTreeReader(): TreeReader {
  const infos = createCache(parseTreeInfo);
  return {
    info: (read) => infos(read, 'mockgen.json'),
    collection: createCache((text) => {
      const lines = splitRecords(text);
      return { lines, search: createSearch(lines) };
    }),
  };
}
