import type { TreeShape } from '../tree/index.ts';

/** The files that are bundled when the package is built, for browsers and edge networks. */
type BundleName =
  | 'index.html'
  | 'mockgen.js'
  | 'sw.js'
  | '404.html'
  | 'worker.js'
  | 'worker-plain.js'
  | 'chaos-script.js'
  | 'dialects-script.js'
  | 'generator.js'
  | 'faker.js';

/** The texts of files, by path inside the tree. */
export type Files = Readonly<Record<string, string>>;

/** What the files of a provider are made from. */
export interface ProviderContext {
  /** The shape of the tree, without the files of the provider. */
  readonly shape: Pick<TreeShape, 'layout' | 'packed' | 'nested' | 'resources' | 'described'>;
  /** The prefix of every path, without a trailing slash. Default: none. */
  readonly base?: string | undefined;
  /** The names of the scripts that generate other seeds. Default: none. */
  readonly scripts?: readonly string[];
  /** Returns the text of a bundled file. */
  readonly bundle: (name: BundleName) => string;
}

/** The size of a tree. */
export interface TreeSize {
  /** How many files the tree has. */
  readonly files: number;
  /** How many bytes all files of the tree have together. */
  readonly bytes: number;
  /** The path of the largest file, and its number of bytes. */
  readonly largest: { readonly path: string; readonly bytes: number };
  /** How many files are in each folder, by the path of the folder; the path of the top folder is empty. */
  readonly folders: ReadonlyMap<string, number>;
}

/** A service that hosts static files: the files that it needs in a tree, and its limits. */
export interface Provider<Name extends string = string> {
  /** The value of the option `--provider`. */
  readonly name: Name;
  /** Returns the files that the provider needs in a tree besides the data. */
  readonly files: (context: ProviderContext) => Files;
  /** Returns the limits that a tree of this size exceeds, one sentence each. */
  readonly limits: (size: TreeSize) => readonly string[];
}

const ADVICE = 'fewer --items, --only some resources, no --nested, --layout flat or --packed make the tree smaller';

/**
 * Returns the sentence about an exceeded limit, with advice; no sentence when the limit is not exceeded.
 *
 * @example
 * warn(false, 'too large') // => []
 */
export function warn(isExceeded: boolean, text: string): readonly string[] {
  return isExceeded ? [`${text}; ${ADVICE}`] : [];
}
