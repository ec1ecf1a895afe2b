/** The literals of data files, collected. */
export interface Literals {
  /** The script, with `literal("7")` in place of each long literal. */
  readonly replaceIn: (code: string) => string;
  /** A script with the literals that it asks for numbered as they come, and their values as an array in JSON. */
  readonly settle: (code: string) => { readonly code: string; readonly values: string };
}

/** Collects the literals of data files. */
export function createLiterals(): Literals;
