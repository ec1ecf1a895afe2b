import { createProcessIo } from './io.ts';
import { run } from './run.ts';

export type { Io } from './io.ts';
export { run } from './run.ts';

/** Runs the command line of this process and leaves its exit code in `process.exitCode`. */
export async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has had enough, such as `head`, is no failure.
    if (error.code === 'EPIPE') return;
    process.stderr.write(`error: cannot write to the standard output: ${error.message}\n`);
    process.exitCode = 1;
  });
  // With nobody left to tell, there is nothing left to do about it.
  process.stderr.on('error', () => {});
  const status = await run(process.argv.slice(2), createProcessIo());
  if (status !== 0) process.exitCode = status;
}
