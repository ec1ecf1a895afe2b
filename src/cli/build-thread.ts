import { Worker } from 'node:worker_threads';
import { MockgenError, type ErrorCode } from '../errors.ts';
import type { CatalogueSource } from '../schema/index.ts';
import type { BuildFlags } from './commands/build.ts';
import { escaped } from './escaped.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { Io } from './io.ts';

// The way up to dist is the same from src/cli and dist/bin.
const BUILD_WORKER = new URL('../../dist/bin/build-worker.js', import.meta.url);

/** The data that the thread of a build is started with. */
export interface BuildOrder extends Pick<Io, 'isTerminal' | 'color'> {
  readonly flags: BuildFlags;
}

/** Why a build failed. */
export interface BuildFailure extends Failure {
  /** The code of the error; undefined for a bug. */
  readonly code: ErrorCode | undefined;
}

/** What a build is about to write, and into which folder. */
export interface ReadyBuild {
  readonly out: string;
  /** What stands before every path of the tree; empty for nothing. */
  readonly base: string;
  /** How another thread gets the catalogue. Undefined for the built-in resources alone. */
  readonly source: CatalogueSource | undefined;
}

/** A message from the thread of a build. */
export type BuildMessage =
  | { readonly kind: 'alive' }
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'read'; readonly path: string }
  | ({ readonly kind: 'ready' } & ReadyBuild)
  | { readonly kind: 'built'; readonly hasChanged: boolean }
  | { readonly kind: 'failed'; readonly failure: BuildFailure };

/** The result of a build. */
export interface Built {
  /** Whether the build has changed any file of the tree. */
  readonly hasChanged: boolean;
  /** Why the build failed. Default: it succeeded. */
  readonly failure?: BuildFailure;
  /** The absolute paths of files and folders that decided what was read. */
  readonly inputs: ReadonlySet<string>;
}

const ENDED: BuildFailure = {
  status: 1,
  code: 'config_invalid',
  messages: ['the config ended the build before it had finished'],
  hint: 'A config must not call process.exit(), and a promise that it waits for has to settle.',
};

/** Most milliseconds without a sign of life of the thread. */
const PATIENCE_MS = 60_000;

/** How a build in a thread is watched over. */
export interface Supervision {
  /** Called before anything is written. */
  readonly onReady: (ready: ReadyBuild) => void;
  /** Ends the build, which then counts as failed. */
  readonly signal: AbortSignal;
  /** Most milliseconds without a sign of life before the build is given up. Default: 60,000. */
  readonly patience?: number;
}

/** Runs `mockgen build` in a thread of its own, which loads a config anew, with all that it imports. Never rejects. */
export function buildInThread(
  flags: BuildFlags,
  io: Io,
  { onReady, signal, patience = PATIENCE_MS }: Supervision,
): Promise<Built> {
  const { isTerminal, color } = io;
  const order: BuildOrder = { flags, isTerminal, color };
  const worker = new Worker(BUILD_WORKER, { workerData: order });
  const inputs = new Set<string>();
  let end: Omit<Built, 'inputs'> = { hasChanged: false, failure: ENDED };
  const stop = (): void => void worker.terminate();
  const giveUp = (): void => {
    const messages = [`the build stood still for ${patience / 1_000} s: does a function of the config never return?`];
    end = { hasChanged: false, failure: { ...ENDED, messages, hint: 'Correct the config.' } };
    stop();
  };
  const silence = setTimeout(giveUp, patience);
  signal.addEventListener('abort', stop);
  worker.on('message', (message: BuildMessage) => {
    silence.refresh();
    if (message.kind === 'alive') return;
    if (message.kind === 'said') io.stderr(message.text);
    else if (message.kind === 'read') inputs.add(message.path);
    else if (message.kind === 'ready') onReady(message);
    else if (message.kind === 'built') end = { hasChanged: message.hasChanged };
    else end = { hasChanged: false, failure: message.failure };
  });
  worker.on('error', (thrown) => {
    const error = escaped(thrown);
    const code = error instanceof MockgenError ? error.code : undefined;
    end = { hasChanged: false, failure: { ...describeFailure(error, []), code } };
  });
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      resolve({ ...end, inputs });
    });
  });
}
