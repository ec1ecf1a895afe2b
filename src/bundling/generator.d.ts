/** How a bundle is to be made. */
export interface BundleOptions {
  /** Whether texts are packed: half the size, and less than half a second of work when it is loaded. Default: true */
  readonly packed?: boolean;
  /** `esm` is a module, `iife` a script that puts its exports into `globalName`. Default: `esm` */
  readonly format?: 'esm' | 'iife';
  /** The name of a variable, for `iife`. Default: none */
  readonly globalName?: string;
  /** What the bundle exports, as a module in the root of the project. Default: exports `builtins` and `Records` */
  readonly contents?: string;
}

/** The text of a script that generates records, and imports nothing. */
export function generatorBundle(options?: BundleOptions): Promise<string>;

/** The text of the script that a tree has to make its other seeds. */
export function generatorScript(): Promise<string>;
