import { describeFailure } from './failure.ts';
import { tellInterruption } from './interruption.ts';
import { createProcessIo } from './io.ts';
import { printFailure } from './print-failure.ts';
import { run } from './run.ts';

export type { Io } from './io.ts';
export { run } from './run.ts';

/**
 * Runs the command line of this process, and ends the process with the exit code. Until a command has finished its work,
 * the exit code is that of a failure: code in a config can end the process early, or leave it with nothing to do.
 */
export async function main(): Promise<void> {
  const io = tellInterruption(createProcessIo());
  let status: number | undefined;
  process.on('exit', () => {
    if (status === undefined) {
      process.stderr.write(`error: the process ended before the command had finished\n${EARLY_EXIT}\n`);
    }
    process.exitCode = status ?? 1;
  });
  const report = async (error: unknown): Promise<void> => {
    const { escaped } = await import('./escaped.ts');
    await printFailure(describeFailure(escaped(error), []), io);
  };
  const escape = (error: unknown): void => {
    if (status !== undefined) return;
    status = 1;
    void report(error).finally(() => process.exit());
  };
  process.on('uncaughtException', escape).on('unhandledRejection', escape);
  let isCut = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops reading, such as `head`, is not a failure.
    if (error.code === 'EPIPE') return;
    process.stderr.write(`error: cannot write to the standard output: ${error.message}\n`);
    isCut = true;
  });
  // Nobody is left to read a message about this.
  process.stderr.on('error', () => {});
  const ended = await run(process.argv.slice(2), io);
  await Promise.all([flush(process.stdout), flush(process.stderr)]);
  status = ended === 0 && isCut ? 1 : ended;
  // A timer or a connection that a config has left open does not keep the command from ending.
  process.exit();
}

const EARLY_EXIT = 'A config must not call process.exit(), and a promise that it waits for has to settle.';

/** Waits until all that was written to a stream is handed over. */
function flush(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}
