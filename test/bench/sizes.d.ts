/** What a browser downloads. */
export interface Size {
  readonly name: string;
  /** In bytes, with gzip. */
  readonly size: number;
  /** The most it may be, in kilobytes of 1,024 bytes. */
  readonly most: number;
}

/** Measures the scripts of a tree as they were built. */
export function measureSizes(): Promise<readonly Size[]>;
