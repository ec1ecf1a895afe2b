import type { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { createPaint } from './paint.ts';
import { printable } from './printable.ts';

/** Prints why a command failed: a line per message, and what to do about it. */
export async function printFailure({ messages, hint }: Failure, io: Io): Promise<void> {
  if (messages.length === 0) return;
  const { red, dim } = await createPaint(io);
  const labelled = messages.map(
    (line) => `${line.startsWith('internal error:') ? '' : red('error: ')}${printable(line)}\n`,
  );
  // Loaded only for advice: wrong usage is answered at once.
  const advice = hint === undefined ? '' : (await import('./invocation.ts')).runnable(hint, process.argv[1]);
  io.stderr(`${labelled.join('')}${advice && `${dim(printable(advice))}\n`}`);
}
