import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';

const BIN = resolve('bin/mockgen.js');

/** The result of a process. */
interface Ended {
  /** The exit code; null when a signal ended it. */
  readonly status: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the built command line. */
export interface Spawned {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<Ended>;
  /** Resolves with everything written to stderr once that contains a text; rejects if the process ends before. */
  heard(text: string): Promise<string>;
}

/** Starts the built command line with only PATH and NO_COLOR in its environment. */
export function start(argv: readonly string[], cwd: string = process.cwd()): Spawned {
  const env = { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' };
  const child = spawn(process.execPath, [BIN, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((done) => {
    child.on('close', (status, signal) => done({ status, signal, stdout, stderr }));
  });
  const heard = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      const look = (): void => {
        if (stderr.includes(text)) done(stderr);
      };
      look();
      child.stderr.on('data', look);
      void ended.then(() => fail(new Error(`ended without saying "${text}": ${stderr}`)));
    });
  return { child, ended, heard };
}
