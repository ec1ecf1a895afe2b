import { type Signal, TreeError } from '../runtime/index.ts';
import { digestOf, type IndexedBlock, memoryOf, splitBlock } from '../tree/index.ts';

/** What the reader of large collections needs of its surroundings, as functions and numbers: it may be in another script. */
export type LargeHost = readonly [
  /** Asks the host for a file with these headers. What is asked for as a whole may come out of a cache that is asked anew. */
  ask: (file: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<Response>,
  /** Rejects when another build has taken the place of this one. */
  confirm: () => Promise<void>,
  /** How many bytes of records are kept in memory at most, and as many of texts to search. Default: 64,000,000. */
  most?: number | undefined,
  /** Whether the host is so near that no page is worth a whole file, even where it could be kept. Default: false. */
  isNear?: boolean | undefined,
  /** Whether a file with all records is stored on this device as a whole. Default: it is not. */
  isWhole?: (file: string) => Promise<boolean>,
  /** Bytes of a file that were stored on this device. Default: none are. */
  stored?: (file: string, range: string) => Promise<Uint8Array | undefined>,
  /** Stores bytes of a file that are of this build, by the header that asks for them, empty for the whole. Default: not. */
  store?: (file: string, range: string, bytes: Uint8Array) => Promise<void>,
];

/** A block that was read. */
export interface ReadBlock {
  /** Its records, each as one line of JSON. */
  readonly lines: readonly string[];
  /** About how many bytes they take in memory. */
  readonly memory: number;
}

/** @throws TreeError when an answer is no longer wanted */
export function checkWanted(signal: Signal | undefined): void {
  if (signal?.aborted) throw new TreeError('The request was given up.', 503);
}

/** A part of what is compressed is of no use. Browsers ask for that by themselves, and let nobody else do it. */
export const IDENTITY: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' };

/** What asks for a block. */
export const rangeOf = ({ start, end }: IndexedBlock): string => `bytes=${start}-${end - 1}`;

/** Reads a block; undefined where the bytes are not those of it. */
export function openBlock({ digest }: IndexedBlock, bytes: Uint8Array): ReadBlock | undefined {
  const text = new TextDecoder().decode(bytes);
  return digestOf(text) === digest ? { lines: splitBlock(text), memory: memoryOf(text) } : undefined;
}
