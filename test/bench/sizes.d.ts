/** The size of what a browser downloads. */
export interface Size {
  readonly name: string;
  /** In bytes, with gzip. */
  readonly size: number;
  /** The budget, in kilobytes of 1,024 bytes. */
  readonly most: number;
}

/** Measures the scripts of a tree as the build left them. */
export function measureSizes(): readonly Size[];
