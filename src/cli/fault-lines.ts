import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MockgenError, type Fault } from '../errors.ts';
import { lineOf } from '../faults/index.ts';
import { yamlLineOf } from '../json-schema/files/index.ts';
import { ifThere } from '../node/index.ts';
import { findJsonError } from '../tree/index.ts';
import { withImports } from '../watch/index.ts';

/** A place in a file. */
interface Line {
  readonly file: string;
  readonly line: number;
}

const isYaml = (path: string): boolean => /^\.ya?ml$/i.test(extname(path));

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
function inWhole(
  text: string,
  { expected }: Fault,
  cause: unknown,
  inputs: readonly string[],
): Line | number | undefined {
  // What is JSON is not searched, since it may be long.
  const wrong = expected?.startsWith('JSON') ? findJsonError(text) : undefined;
  if (wrong) return linesUpTo(text, wrong.offset);
  if (!(cause instanceof Error)) return undefined;
  const modules = inputs.filter(isModule);
  return inStack(cause.stack ?? '', modules) ?? (cause instanceof SyntaxError ? inSyntax(modules) : undefined);
}

/** Adds the line to a message that begins with the name of the file. */
async function withLine(message: string, fault: Fault, cause: unknown, inputs: readonly string[]): Promise<string> {
  const { file, path } = fault;
  if (file === undefined || !message.startsWith(file)) return message;
  const whole = inputs.find((one) => one === resolve(file)) ?? inputs.find((one) => one.endsWith(sep + file));
  const text = whole === undefined ? undefined : ifThere(() => readFileSync(whole, 'utf8'));
  if (text === undefined) return message;
  const find = isYaml(file) ? yamlLineOf : lineOf;
  const found = path.length > 0 ? await find(text, path) : inWhole(text, fault, cause, inputs);
  if (found === undefined) return message;
  const rest = message.slice(file.length).replace(/^#/, ' #');
  if (typeof found === 'number') return `${file}:${found}${rest}`;
  return found.file === whole ? `${file}:${found.line}${rest}` : `${message} (${found.file}:${found.line})`;
}

/** Returns the files that an error names, with what they import. */
const filesOf = ({ faults }: MockgenError): readonly string[] =>
  [...new Set(faults.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)])))].flatMap(withImports);

/**
 * Adds to the messages of an error the lines that they are about, where these can be told.
 *
 * @param messages one for each fault of the error
 * @param inputs the absolute paths of the files that were read. Default: the files that the error names, from the working
 *   directory
 */
export async function withLines(
  messages: readonly string[],
  error: unknown,
  inputs?: readonly string[],
): Promise<readonly string[]> {
  if (!(error instanceof MockgenError)) return messages;
  const files = inputs ?? filesOf(error);
  return Promise.all(
    messages.map(async (message, at) => {
      const fault = error.faults[at];
      return fault ? withLine(message, fault, error.cause, files) : message;
    }),
  );
}
