import { spawn } from 'node:child_process';

/** The program that opens an address in the browser, with its first arguments, by platform. Default: that of Linux. */
const OPENERS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  // What `start` does with an address, without the shell that `start` is a part of.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/**
 * Opens an address of this machine in the browser, without waiting for it.
 *
 * @param onFailure receives why it could not be opened, in one line
 */
export function openBrowser(url: string, onFailure: (line: string) => void, platform: string = process.platform): void {
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const fail = (reason: string): void => onFailure(`--open: ${program} ${reason}; open ${url} yourself`);
  const child = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  child.once('error', () => fail('cannot be started'));
  child.once('exit', (status) => {
    if (status !== 0) fail(`failed with ${status}`);
  });
  child.unref();
}
