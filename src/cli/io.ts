/** The environment of the command line. */
export interface Io {
  /** Writes data: text that another program may read. */
  readonly stdout: (text: string) => void;
  /**
   * Writes large data in UTF-8, piece by piece. Resolves when the piece is written; with false if nothing reads the
   * output any more.
   */
  readonly send: (bytes: Uint8Array) => Promise<boolean>;
  /** Writes text for a person. */
  readonly stderr: (text: string) => void;
  /** Whether `stderr` is a terminal. */
  readonly isTerminal: boolean;
  /** Width of the terminal in characters. Default: standard output is no terminal. */
  readonly columns?: number;
  /** Whether to colour text. */
  readonly color: boolean;
  /** Calls the listener once, when the process is asked to stop. A second request stops it immediately. */
  readonly onStop: (listener: () => void) => void;
}

/**
 * Creates the {@link Io} of this process. Colours need both streams to be terminals, and follow NO_COLOR and
 * FORCE_COLOR.
 */
export function createProcessIo(): Io {
  const { stdout, stderr } = process;
  return {
    stdout: (text) => void stdout.write(text),
    send: (bytes) => new Promise((resolve) => stdout.write(bytes, (error) => resolve(!error))),
    stderr: (text) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    ...(stdout.isTTY && { columns: stdout.columns }),
    color: wantsColor(process.env, stdout.isTTY && stderr.isTTY),
    onStop(listener) {
      // After the first signal neither is handled any more: a second one ends the process.
      const stop = (): void => {
        process.off('SIGINT', stop).off('SIGTERM', stop);
        listener();
      };
      process.on('SIGINT', stop).on('SIGTERM', stop);
    },
  };
}

/**
 * Whether to colour: NO_COLOR forbids it, FORCE_COLOR demands it, otherwise the terminal decides.
 *
 * @param env the environment
 * @param isTerminal whether the text goes to a terminal
 * @example
 * wantsColor({ NO_COLOR: '1' }, true) // => false
 */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
}
