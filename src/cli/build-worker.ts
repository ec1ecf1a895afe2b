import { resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CONFIG_FILES } from '../config/index.ts';
import { MockgenError } from '../errors.ts';
import { withImports } from '../watch/index.ts';
import type { BuildMessage, BuildOrder } from './build-thread.ts';
import { build } from './commands/build.ts';
import { describeFailure } from './failure.ts';
import { withLines } from './fault-lines.ts';
import type { Io } from './io.ts';

// The thread of one build of `mockgen dev`.

/** Sends a message to the thread that has begun the build. */
function tell(message: BuildMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(message);
}

/** The thread sends a sign of life after this many milliseconds. */
const BEAT_MS = 2_000;

async function run({ flags, isTerminal, color }: BuildOrder): Promise<void> {
  const inputs: string[] = [];
  const onRead = (path: string): void => {
    for (const one of withImports(path)) {
      inputs.push(one);
      tell({ kind: 'read', path: one });
    }
  };
  // A config that is not there yet counts as well.
  if (flags.config === undefined) for (const name of CONFIG_FILES) onRead(resolve(name));
  else onRead(resolve(flags.config));
  const stderr: Io['stderr'] = (text) => tell({ kind: 'said', text });
  const io: Io = { stdout: stderr, send: () => Promise.resolve(true), stderr, isTerminal, color, onStop: () => {} };
  try {
    await build(flags, io, {
      onRead,
      onReady: ({ source }, { out, api }) => tell({ kind: 'ready', out, source, base: api?.base ?? '' }),
      onBuilt: ({ written, removed }) => tell({ kind: 'built', hasChanged: written + removed > 0 }),
    });
  } catch (error) {
    const failure = describeFailure(error, []);
    const messages = await withLines(failure.messages, error, inputs);
    tell({ kind: 'failed', failure: { ...failure, messages, code: codeOf(error) } });
  }
}

/** Returns the code of an error of ours. */
function codeOf(error: unknown): MockgenError['code'] | undefined {
  return error instanceof MockgenError ? error.code : undefined;
}

setInterval(() => tell({ kind: 'alive' }), BEAT_MS).unref();

// The thread that begins a build always passes an order.
await run(workerData as BuildOrder);
