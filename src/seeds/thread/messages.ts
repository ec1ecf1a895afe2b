import type { Found, Wanted } from '../../runtime/index.ts';

/** A request for data of another seed. */
export type SeedRequest =
  | { readonly kind: 'records'; readonly resource: string; readonly wanted: Wanted }
  | { readonly kind: 'item'; readonly resource: string; readonly id: number | string }
  | { readonly kind: 'file'; readonly path: string };

/** A file of another seed, in a form that can be sent to another thread. */
interface SeedFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly isNew: boolean;
}

/** The data that was requested. */
export type SeedResult = { readonly found: Found } | { readonly file: SeedFile | undefined };

/** A message to the thread: a job, or the order to abort the running job because no caller waits for it. */
export type SeedJob =
  | {
      readonly id: number;
      /** Text of the manifest of the tree. Default: that of the job before. */
      readonly manifest?: string;
      /** The seed that is asked for; undefined for a random one. */
      readonly seed: number | undefined;
      readonly request: SeedRequest;
    }
  | { readonly abort: number };

/** A message of the thread which says that it is alive, sent while jobs are running. */
export interface Beat {
  readonly beat: true;
}

/** The outcome of a job: a result or an error. */
export interface SeedReply {
  readonly id: number;
  readonly result?: SeedResult;
  readonly error?: { readonly message: string; readonly status: 500 | 501 | 503 };
}
