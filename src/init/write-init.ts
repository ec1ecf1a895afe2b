import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describing, ifThere } from '../node/index.ts';
import { MockgenError } from '../errors.ts';
import { CONFIG_FILES } from '../config/index.ts';
import { importDocument, type Imported } from '../openapi/index.ts';
import { createAttempt } from './attempt.ts';
import { configText } from './config-text.ts';
import { jsonText } from './json-text.ts';
import { installedFrom, takesTypeScript } from './installed.ts';
import { moduleText } from './module-text.ts';
import { STARTER, STARTER_COMMENT, STARTER_CONFIG } from './starter.ts';
import { failure, type ConfigPlace } from '../faults/index.ts';
import { readDocument } from '../json-schema/files/index.ts';

/** What a config can be written as: the ending of its name. */
type Form = 'ts' | 'mjs' | 'json';

/** At most this many lines about left-out paths are shown. */
const MOST_LINES = 20;

/** Options of {@link writeInit}. */
export interface InitOptions {
  /** The folder in which to write the config. */
  readonly folder: string;
  /** An OpenAPI document to make the config from, relative to the folder. Default: none; a small config is written. */
  readonly from?: string;
  /** Whether existing files may be replaced. Default: false. */
  readonly force?: boolean;
  /**
   * Whether the config is JSON. Default: it is a module with comments: in TypeScript where the folder has a `tsconfig.json`, the
   * package is installed, and Node loads TypeScript; otherwise in JavaScript.
   */
  readonly json?: boolean;
  /**
   * Receives a line for each path that was found in the document, or left out with a reason, even if nothing is
   * written.
   */
  readonly tell?: (line: string) => void;
}

/** The files that were written. */
export interface InitResult {
  readonly file: string;
  /** Further files that the config needs, such as templates. */
  readonly others: readonly string[];
}

/**
 * Writes a config into a folder: a small one with comments, or one made from an OpenAPI document, with the files that
 * it needs.
 *
 * @returns rejects with MockgenError `config_invalid` if one of the files exists or the document has no collections;
 *   `read_failed` and `write_failed` for errors of the disk
 */
export async function writeInit({ folder, from, force = false, json = false, tell }: InitOptions): Promise<InitResult> {
  const form: Form = json ? 'json' : takesTypeScript(folder) ? 'ts' : 'mjs';
  const file = `mockgen.config.${form}`;
  const isImporting = installedFrom(folder) !== undefined;
  const there = CONFIG_FILES.find((name) => ifThere(() => lstatSync(join(folder, name))) !== undefined);
  if (there !== undefined && !(force && there === file)) {
    const hint = there === file ? 'To replace it, add --force.' : `Remove ${there} first.`;
    throw new MockgenError('config_invalid', `${there} is there already, and nothing was written`, hint);
  }
  const imported = from === undefined ? undefined : await importFrom(from, folder, isImporting, tell);
  const others = imported?.files ?? {};
  for (const other of Object.keys(others)) {
    if (!force && ifThere(() => lstatSync(join(folder, other))) !== undefined) {
      const message = `${other} is there already, and nothing was written`;
      throw new MockgenError('config_invalid', message, 'To replace it, add --force.');
    }
  }
  const starter = moduleText(STARTER_COMMENT, STARTER, isImporting);
  const text = json ? jsonText(folder, imported?.config ?? STARTER_CONFIG) : (imported?.text ?? starter);
  for (const [other, content] of Object.entries(others)) write(folder, other, content, 'w');
  write(folder, file, text, force ? 'w' : 'wx');
  return { file, others: Object.keys(others) };
}

function write(folder: string, file: string, text: string, flag: 'w' | 'wx'): void {
  describing('write_failed', `write ${file}`, () => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { flag });
  });
}

/** Reports what was found in a document, what was left out, and why. */
function tellAll({ kept, leftOut, notes }: Imported, tell: (line: string) => void): void {
  for (const [lines, what] of [
    [kept, 'paths are answered'],
    [notes, 'notes'],
  ] as const) {
    for (const line of lines.slice(0, MOST_LINES)) tell(line);
    if (lines.length > MOST_LINES) tell(`and ${lines.length - MOST_LINES} more ${what}`);
  }
  for (const { path, why } of leftOut.slice(0, MOST_LINES)) tell(`${path}: left out: ${why}`);
  const counts = new Map<string, number>();
  for (const { why } of leftOut.slice(MOST_LINES)) counts.set(why, (counts.get(why) ?? 0) + 1);
  const most = [...counts].toSorted((a, b) => b[1] - a[1]);
  for (const [why, count] of most.slice(0, MOST_LINES)) tell(`and ${count} more paths left out: ${why}`);
  const rest = most.slice(MOST_LINES).reduce((sum, [, count]) => sum + count, 0);
  if (rest > 0) tell(`and ${rest} more paths left out for other reasons`);
}

/** Returns the text of the config for a document, and the files that it needs by their relative path. */
async function importFrom(
  from: string,
  folder: string,
  isImporting: boolean,
  tell: (line: string) => void = () => undefined,
): Promise<Pick<Imported, 'config' | 'files'> & { readonly text: string }> {
  const document = await readFrom(from, folder);
  const read = async (file: string): Promise<unknown> => (await readDocument(file, '.')).root;
  const source = { ...document, path: resolve(folder, from), read };
  const imported = await importDocument(source, createAttempt);
  tellAll(imported, tell);
  if (Object.keys(imported.config.resources).length === 0) {
    const place: ConfigPlace = { file: document.file, path: ['paths'], isSchema: true };
    throw failure(place, { expected: 'a GET whose answer is a list that a resource can be made of', got: 'none' });
  }
  return { ...imported, text: configText(document.file, imported.config, imported.leftOut, isImporting) };
}

/** Reads an OpenAPI document, and gives it the name by which the config will refer to it. */
async function readFrom(from: string, folder: string): ReturnType<typeof readDocument> {
  const name = relative(folder, resolve(folder, from)).replaceAll('\\', '/');
  if (name.includes('#')) {
    const message = `${name}: expected a file without # in its name, which begins a pointer in the config`;
    throw new MockgenError('config_invalid', message, 'Rename it.');
  }
  const document = await readDocument(from, folder);
  return { ...document, file: name };
}
