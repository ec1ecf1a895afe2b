import { type Signal, TreeError } from '../runtime/index.ts';
import { digestOf, type IndexedBlock, memoryOf, splitBlock } from '../tree/index.ts';

/** Storage for files of one build on this device, such as a cache of the browser. */
interface BlockStore {
  /** Whether a file is stored as a whole. */
  hasFile(file: string): Promise<boolean>;
  /**
   * Reads stored bytes of a file.
   *
   * @param range the `Range` header that asked for them; empty for the whole file
   */
  read(file: string, range: string): Promise<Uint8Array | undefined>;
  /** Stores bytes of a file, after their digest has been checked. */
  write(file: string, range: string, bytes: Uint8Array): Promise<void>;
}

/** Where the files of a tree are fetched from. */
export interface BlockHost {
  /** Fetches a file with these request headers. A whole file may come from a cache that is revalidated. */
  fetch(file: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response>;
  /** Checks that the host still has the same build; rejects if it has another one. */
  confirm(): Promise<void>;
  /**
   * How many bytes of records are kept in memory at most, and as many again for texts to search. Default: 64,000,000.
   */
  readonly keptBytes?: number;
  /**
   * Whether the host is so near that many small reads are cheap: then no whole file is read for a single page. Default:
   * false.
   */
  readonly isNear?: boolean;
  /** Where blocks are stored on this device. Default: they are not stored. */
  readonly store?: BlockStore;
}

/** A block (some consecutive records) that was read. */
export interface ReadBlock {
  /** The records in the block, each as one line of JSON. */
  readonly lines: readonly string[];
  /** Approximate bytes that the records take in memory. */
  readonly memory: number;
}

/**
 * Throws if nobody waits for the answer any more.
 *
 * @throws TreeError with the status 503 when the request was aborted
 */
export function checkWanted(signal: Signal | undefined): void {
  if (signal?.aborted) throw new TreeError('The request was aborted.', 503);
}

/**
 * Request headers for a range of a file: they ask for uncompressed bytes, since a range of a compressed file is
 * useless. Browsers send this header with every range request, and do not let a page set it.
 */
export const IDENTITY: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' };

/** Returns the `Range` header that asks for a block. */
export const rangeOf = ({ start, end }: IndexedBlock): string => `bytes=${start}-${end - 1}`;

/** Decodes a block and splits it into records; undefined if the bytes do not have the digest of the block. */
export function openBlock({ digest }: IndexedBlock, bytes: Uint8Array): ReadBlock | undefined {
  const text = new TextDecoder().decode(bytes);
  return digestOf(text) === digest ? { lines: splitBlock(text), memory: memoryOf(text) } : undefined;
}
