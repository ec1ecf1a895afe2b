/** What the command line needs of the world around it. */
export interface Io {
  /** Writes data: text that another program may read. */
  readonly stdout: (text: string) => void;
  /** The same for much of it, in UTF-8, piece by piece: waits until the piece is taken. False when nobody takes any more. */
  readonly send: (bytes: Uint8Array) => Promise<boolean>;
  /** Writes what is meant for a person. */
  readonly stderr: (text: string) => void;
  /** Whether a person watches `stderr` on a terminal. */
  readonly isTerminal: boolean;
  /** Width of the terminal that `stdout` goes to, in characters; left out when it goes elsewhere. */
  readonly columns?: number;
  /** Whether text may be coloured. */
  readonly color: boolean;
  /** Calls the listener once, when somebody asks the process to stop; asked a second time, it stops at once. */
  readonly onStop: (listener: () => void) => void;
}

/** The {@link Io} of this process. Colours only where both streams are terminals, and by NO_COLOR and FORCE_COLOR. */
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
      // Once one of the two has come neither is handled any more: a second signal does what signals do.
      const stop = (): void => {
        process.off('SIGINT', stop).off('SIGTERM', stop);
        listener();
      };
      process.on('SIGINT', stop).on('SIGTERM', stop);
    },
  };
}

/**
 * Whether to colour: NO_COLOR forbids it, FORCE_COLOR asks for it, else a terminal that can.
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
