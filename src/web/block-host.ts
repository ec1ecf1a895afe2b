import { type Signal, TreeError } from '../runtime/index.ts';
import { digestOf, type IndexedBlock, memoryOf, splitBlock } from '../tree/index.ts';

/** Storage for the files of one build on this device. */
interface BlockStore {
  /** Whether a file is stored as a whole. */
  hasFile(file: string): Promise<boolean>;
  /**
   * Reads stored bytes of a file.
   *
   * @param range the `Range` header that asked for them; empty for the whole file
   */
  read(file: string, range: string): Promise<Uint8Array | undefined>;
  /** Stores bytes of a file that are known to be of this build. */
  write(file: string, range: string, bytes: Uint8Array): Promise<void>;
}

/** The host that the files of a tree are fetched from. */
export interface BlockHost {
  /** Fetches a file with these request headers. A whole file may come from a cache that is revalidated. */
  fetch(file: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Response>;
  /** Rejects when the host has another build by now. */
  confirm(): Promise<void>;
  /** Maximum bytes of records to keep in memory, and the same again for texts to search. Default: 64,000,000. */
  readonly keptBytes?: number;
  /**
   * Whether reading from the host is so cheap that a whole file is never read for the sake of one page. Default: false.
   */
  readonly isNear?: boolean;
  /** Default: nothing is stored. */
  readonly store?: BlockStore;
}

/** A block that was read. */
export interface ReadBlock {
  /** Its records, each as one line of JSON. */
  readonly lines: readonly string[];
  /** Approximate bytes that the records take in memory. */
  readonly memory: number;
}

/** @throws TreeError with the status 503 when the request was aborted */
export function checkWanted(signal: Signal | undefined): void {
  if (signal?.aborted) throw new TreeError('The request was aborted.', 503);
}

/**
 * Headers that ask for uncompressed bytes, since a range of a compressed file is useless. Browsers send this header
 * with every range request, and do not let a page set it.
 */
export const IDENTITY: Readonly<Record<string, string>> = { 'accept-encoding': 'identity' };

/** Returns the `Range` header that asks for a block. */
export const rangeOf = ({ start, end }: IndexedBlock): string => `bytes=${start}-${end - 1}`;

/** Decodes a block; undefined when the bytes do not have its digest. */
export function openBlock({ digest }: IndexedBlock, bytes: Uint8Array): ReadBlock | undefined {
  const text = new TextDecoder().decode(bytes);
  return digestOf(text) === digest ? { lines: splitBlock(text), memory: memoryOf(text) } : undefined;
}
