import type { Io } from './io.ts';

/** A line on a terminal with the progress of a build. */
export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

/**
 * Creates a progress line.
 *
 * @param isQuiet whether to show none; where there is no terminal, none is shown either
 */
export function createProgress(io: Io, isQuiet: boolean): Progress {
  let line = '';
  return {
    show(done, total) {
      const next = `Building: ${Math.floor((done / total) * 100)} % of ${total} files`;
      if (isQuiet || !io.isTerminal || next === line) return;
      line = next;
      io.stderr(`\r${line}`);
    },
    clear() {
      if (line !== '') io.stderr(`\r${' '.repeat(line.length)}\r`);
      line = '';
    },
  };
}
