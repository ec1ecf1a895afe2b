import { run, type Io } from '../../src/cli/index.ts';

/** What a command line printed, and its exit code. */
export interface Captured {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command line in this process.
 *
 * @param io what is special about the world around it. Default: pipes, no colours, nobody who asks it to stop
 */
export async function capture(argv: readonly string[], io: Partial<Io> = {}): Promise<Captured> {
  let [stdout, stderr] = ['', ''];
  const status = await run(argv, {
    stdout: (text) => (stdout += text),
    send(text) {
      stdout += text;
      return Promise.resolve(true);
    },
    stderr: (text) => (stderr += text),
    isTerminal: false,
    color: false,
    onStop: () => {},
    ...io,
  });
  return { status, stdout, stderr };
}
