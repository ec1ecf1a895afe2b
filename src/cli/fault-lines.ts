import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MockgenError, type Fault } from '../errors.ts';
import { lineOf } from '../faults/index.ts';
import { ifThere } from '../node/index.ts';

/** A place in a file. */
interface Line {
  readonly file: string;
  readonly line: number;
}

const isModule = (path: string): boolean => /^\.[cm]?[jt]s$/.test(extname(path));

const linesUpTo = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Returns the place in the stack of an error that is in one of some files. */
function inStack(stack: string, paths: readonly string[]): Line | undefined {
  for (const file of paths) {
    for (const name of [pathToFileURL(file).href, file]) {
      const [, line] = stack.split(`${name}:`, 2)[1]?.match(/^(\d+)/) ?? [];
      if (line !== undefined) return { file, line: Number(line) };
    }
  }
  return undefined;
}

/** Returns the place of a fault in the syntax of a module: Node names it only where it checks a file. */
function inSyntax(paths: readonly string[]): Line | undefined {
  for (const path of paths) {
    const { status, stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
    const found = status === 0 ? undefined : inStack(stderr, [path]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the place of a fault of a file as a whole. */
function inWhole(text: string, message: string, cause: unknown, inputs: readonly string[]): Line | number | undefined {
  const [, position] = /JSON at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return linesUpTo(text, Number(position));
  if (message.includes('Unexpected end of JSON')) return linesUpTo(text, text.length);
  if (!(cause instanceof Error)) return undefined;
  const modules = inputs.filter(isModule);
  return inStack(cause.stack ?? '', modules) ?? (cause instanceof SyntaxError ? inSyntax(modules) : undefined);
}

/** Adds the line to a message that begins with the name of the file. */
function withLine(message: string, { file, path }: Fault, cause: unknown, inputs: readonly string[]): string {
  if (file === undefined || !message.startsWith(file)) return message;
  const whole = inputs.find((one) => one === resolve(file)) ?? inputs.find((one) => one.endsWith(sep + file));
  const text = whole === undefined ? undefined : ifThere(() => readFileSync(whole, 'utf8'));
  if (text === undefined) return message;
  const found = path.length > 0 ? lineOf(text, path) : inWhole(text, message, cause, inputs);
  if (found === undefined) return message;
  const rest = message.slice(file.length).replace(/^#/, ' #');
  if (typeof found === 'number') return `${file}:${found}${rest}`;
  return found.file === whole ? `${file}:${found.line}${rest}` : `${message} (${found.file}:${found.line})`;
}

/**
 * Adds to the messages of an error the lines that they are about, where these can be told.
 *
 * @param messages one for each fault of the error
 * @param inputs the absolute paths of the files that were read
 */
export function withLines(messages: readonly string[], error: unknown, inputs: readonly string[]): readonly string[] {
  if (!(error instanceof MockgenError)) return messages;
  return messages.map((message, at) => {
    const fault = error.faults[at];
    return fault ? withLine(message, fault, error.cause, inputs) : message;
  });
}
