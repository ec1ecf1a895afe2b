import type { Found, Wanted } from '../../runtime/index.ts';

/** What is asked of the tree of another seed. */
export type SeedRequest =
  | { readonly kind: 'records'; readonly resource: string; readonly wanted: Wanted }
  | { readonly kind: 'item'; readonly resource: string; readonly id: number | string }
  | { readonly kind: 'file'; readonly path: string };

/** A file of another seed, as it passes from one thread to the other. */
interface SeedFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly isNew: boolean;
}

/** What comes back. */
export type SeedResult = { readonly found: Found } | { readonly file: SeedFile | undefined };

/** A job for the worker; or the word that nobody waits for the running one any more. */
export type SeedJob =
  | {
      readonly id: number;
      /** The text of the manifest, where it is another one than before. */
      readonly manifest?: string;
      /** Undefined for a seed that nobody chose. */
      readonly seed: number | undefined;
      readonly asked: SeedRequest;
    }
  | { readonly abort: number };

/** What became of a job. */
export interface SeedReply {
  readonly id: number;
  readonly result?: SeedResult;
  /** Why there is none. */
  readonly error?: { readonly message: string; readonly status: 500 | 501 | 503 };
}
