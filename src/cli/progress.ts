import type { Io } from './io.ts';

/** A line on a terminal with the progress of a command. */
export interface Progress {
  readonly show: (done: number, total: number) => void;
  readonly clear: () => void;
}

/** The words of a progress line. */
interface Wording {
  readonly doing: string;
  readonly things: string;
}

const BUILDING: Wording = { doing: 'Building', things: 'files' };

/**
 * Creates a progress line.
 *
 * @param isQuiet whether to show no progress; without a terminal, none is shown either
 * @param wording the words for what is done, and to what. Default: files are built
 */
export function createProgress(io: Io, isQuiet: boolean, wording: Wording = BUILDING): Progress {
  let line = '';
  return {
    show(done, total) {
      const next = `${wording.doing}: ${Math.floor((done / total) * 100)} % of ${total} ${wording.things}`;
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
