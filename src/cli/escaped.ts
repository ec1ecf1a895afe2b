import { fileURLToPath } from 'node:url';
import { MockgenError, saidBy } from '../errors.ts';

/** The folder with the code of mockgen. */
const OURS = fileURLToPath(new URL('..', import.meta.url));

/** Matches a line of a stack with a file: the file and the line. Modules of Node and of the engine have no path. */
const FRAME = /^\s*at (?:.*\()?(?:file:\/\/)?((?:[a-z]:)?[/\\][^\n]*?):(\d+):\d+\)?$/gim;

/** Returns the file and line of the code that threw an error, or whose call of a package did; undefined for none. */
function originOf(error: unknown): { readonly file: string; readonly line: string } | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, file = '', line = ''] of stack.matchAll(FRAME)) {
    if (file.startsWith(OURS) || !/[/\\]node_modules[/\\]/.test(file)) return { file, line };
  }
  return undefined;
}

/**
 * Returns the error to report for one that nothing has caught. Our code awaits all that it begins, so it is one of the config:
 * in a timer, or in a promise that nobody waits for.
 */
export function escaped(error: unknown): unknown {
  const origin = originOf(error);
  if (origin?.file.startsWith(OURS)) return error;
  const place = origin ? `${origin.file}:${origin.line}` : 'the config';
  return new MockgenError(
    'config_invalid',
    `${place}: nothing caught what its code threw: ${saidBy(error)}`,
    'Await or catch each promise in a config, and catch what its timers throw.',
  );
}
