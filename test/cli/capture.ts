import { resolve } from 'node:path';
import { afterEach } from 'vitest';
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
 * @param io overrides of its environment. Default: pipes, no colours, no signals
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

/** Runs something in this process with another working directory. Nothing else may run meanwhile. */
async function inFolder<T>(folder: string, act: () => Promise<T>): Promise<T> {
  const home = process.cwd();
  process.chdir(folder);
  try {
    return await act();
  } finally {
    process.chdir(home);
  }
}

/** Runs a command line in this process, in a folder. */
export async function captureIn(folder: string, argv: readonly string[]): Promise<Captured> {
  return inFolder(folder, () => capture(argv));
}

/** A server of the command line, in this process. */
interface Serving {
  /** Returns what it has written to stderr so far. */
  said(): string;
  /** Requests a target, such as `/users?page=2`. */
  ask(target: string): Promise<Response>;
  /** Stops it, like Ctrl+C. */
  stop(): Promise<Captured>;
}

/**
 * Serves a tree in this process, as the command line does in a folder, on a free port.
 *
 * @param dir the tree, relative to the folder. Default: that of the config
 */
async function serveIn(folder: string, dir?: string): Promise<Serving> {
  let stop = (): void => {};
  let stderr = '';
  return inFolder(folder, async () => {
    let announce = (): void => {};
    const announced = new Promise<void>((done) => (announce = done));
    const ended = capture(['serve', ...(dir === undefined ? [] : [resolve(dir)]), '--port', '0'], {
      onStop: (listener) => (stop = listener),
      stderr: (text) => {
        stderr += text;
        if (stderr.includes('Stop with')) announce();
      },
    });
    await Promise.race([announced, ended]);
    const [, origin = ''] = /at (http:\/\/[^/\s]+)/.exec(stderr) ?? [];
    return {
      said: () => stderr,
      ask: (target) => fetch(origin + target),
      stop: async () => {
        stop();
        return ended;
      },
    };
  });
}

/** Returns a function like {@link serveIn}, whose servers stop after the test. */
export function useServing(): typeof serveIn {
  const running: Serving[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
  });
  return async (folder, dir) => {
    const server = await serveIn(folder, dir);
    running.push(server);
    return server;
  };
}
