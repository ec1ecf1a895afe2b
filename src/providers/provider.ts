import type { TreeShape } from '../tree/index.ts';

/** The files that are bundled when the package is built: what a browser, or an edge, needs beside the data. */
type BundleName =
  | 'index.html'
  | 'mockgen.js'
  | 'sw.js'
  | '404.html'
  | 'worker.js'
  | 'worker-plain.js'
  | 'generator.js'
  | 'faker.js';

/** Text by path inside the tree. */
export type Files = Readonly<Record<string, string>>;

/** What a provider's files are made of. */
export interface ProviderContext {
  /** What the tree holds, before any provider adds to it. */
  readonly shape: Pick<TreeShape, 'layout' | 'packed' | 'resources'>;
  /** What stands before every path, without a slash at the end. Default: nothing. */
  readonly base?: string | undefined;
  /** The names of the scripts that make other seeds. Default: none. */
  readonly scripts?: readonly string[];
  /** The text of a bundled file. */
  readonly bundle: (name: BundleName) => string;
}

/** How large a tree is. */
export interface TreeSize {
  /** Number of files. */
  readonly files: number;
  /** Bytes of all files. */
  readonly bytes: number;
  /** The largest file, and its bytes. */
  readonly largest: { readonly path: string; readonly bytes: number };
  /** Number of files by folder; the root is empty. */
  readonly folders: ReadonlyMap<string, number>;
}

/** A service that hosts static files: what it wants to find in a tree, and what it takes at most. */
export interface Provider<Name extends string = string> {
  /** As `--provider` takes it. */
  readonly name: Name;
  /** The files it wants to find, besides the data. */
  readonly files: (context: ProviderContext) => Files;
  /** The limits that a tree of this size breaks, a sentence each. */
  readonly limits: (size: TreeSize) => readonly string[];
}

const ADVICE = 'fewer --items, --only some resources, --layout flat or --packed make the tree smaller';

/**
 * A broken limit in a sentence, with what to do about it.
 *
 * @example
 * warn(false, 'too large') // => []
 */
export function warn(isBroken: boolean, text: string): readonly string[] {
  return isBroken ? [`${text}; ${ADVICE}`] : [];
}
