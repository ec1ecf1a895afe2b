import type { Io } from './io.ts';

/**
 * Prints a line when the user interrupts the process, and then lets the signal end it. What holds a lock releases it, and
 * the next build finishes what this one has begun.
 *
 * @returns the same environment; a command that asks to be told (`onStop`) handles the interruption itself
 */
export function tellInterruption(io: Io): Io {
  const tell = (signal: NodeJS.Signals): void => {
    // A terminal shows `^C` behind what was printed last.
    io.stderr(`${io.isTerminal ? '\n' : ''}Interrupted. Run the command again to finish.\n`);
    // The lock of a build ends the process itself, once it is released.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('SIGINT', tell);
  return {
    ...io,
    onStop(listener) {
      process.off('SIGINT', tell);
      io.onStop(listener);
    },
  };
}
