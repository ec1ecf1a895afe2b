import { relative } from 'node:path';
import { inShell } from '../node/index.ts';

/**
 * Returns how a shell runs the program again: neither a package that is installed in a project nor a checkout is on the
 * path.
 *
 * @param script the path of the program, as Node got it
 * @example
 * invocationOf('/app/node_modules/.bin/mockgen') // => "npx mockgen"
 */
export function invocationOf(script: string = ''): string {
  if (/[\\/]node_modules[\\/](?:\.bin|mockgen-cli[\\/]bin)[\\/]mockgen/.test(script)) return 'npx mockgen';
  return /[\\/]bin[\\/]mockgen\.js$/.test(script) ? `node ${inShell(relative('', script))}` : 'mockgen';
}

/**
 * Returns advice with its command as a shell runs it here.
 *
 * @param script the path of the program, as Node got it
 * @example
 * runnable('Build one: mockgen build', '/app/node_modules/.bin/mockgen') // => "Build one: npx mockgen build"
 */
export function runnable(advice: string, script: string | undefined): string {
  return advice.replace(/(?<=: )mockgen (?=[a-z])/, `${invocationOf(script)} `);
}
