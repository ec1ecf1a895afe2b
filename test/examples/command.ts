import { execFileSync, spawn } from 'node:child_process';

/** The environment of somebody who is not inside of a test. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const mine = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV|DEV|PROD|MODE|FORCE_COLOR|npm_)/.test(name),
  );
  return { ...Object.fromEntries(mine), NO_COLOR: '1' };
}

/** Runs a command in a folder, to its end, and gives what it prints. */
export function runCommand(line: string, folder: string): string {
  const options = { cwd: folder, env: plainEnvironment(), encoding: 'utf8', stdio: 'pipe' } as const;
  return execFileSync('sh', ['-c', line], options);
}

/** A server that a command has started. */
export interface Started {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a command that serves something, until it says at which address of this machine. */
export function startCommand(line: string, folder: string): Promise<Started> {
  const child = spawn('sh', ['-c', line], { cwd: folder, env: plainEnvironment(), detached: true });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const stop = async (): Promise<void> => {
    // npm stands between the shell and the server: the group has all of them.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  };
  return new Promise((found, fail) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += String(chunk);
      const [, url] = /(http:\/\/(?:127\.0\.0\.1|localhost):\d+)/.exec(said) ?? [];
      if (url !== undefined) found({ url, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', fail).once('close', () => fail(new Error(`${line} ended: ${said}`)));
  });
}
