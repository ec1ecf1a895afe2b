import { extname } from 'node:path';
import { MockgenError, saidBy } from '../errors.ts';
import { describing, readText, systemCode } from '../node/index.ts';
import { isPlain, failure, unlike, type Plain } from '../faults/index.ts';
import type { ConfigFile } from './find.ts';
import { importFile } from './import-file.js';
import { ownValues } from './own-values.ts';

/** The value of a config file, wrapped in an object: `await` would resolve the value itself if it is a promise. */
interface Given {
  readonly value: unknown;
}

function parseJson(name: string, text: string): Given {
  try {
    // Editors on Windows write a byte order mark, which JSON does not allow.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    throw failure({ file: name, path: [] }, { expected: `JSON: ${saidBy(error)}` });
  }
}

/** Codes of errors that Node throws if it does not support TypeScript, or not all of its syntax. */
const NO_TYPESCRIPT: ReadonlySet<string | undefined> = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_NO_TYPESCRIPT',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
]);

/** The module of a config may take this many seconds to load. */
const LOADING_SECONDS = 30;

/**
 * Imports the module of a config. A module that awaits a promise which never settles would leave the process without
 * anything to do: Node then ends it, with the exit code of a success.
 *
 * @throws MockgenError `config_invalid` when the module does not load in time, or never can
 */
async function importInTime({ name, path }: ConfigFile): Promise<Readonly<Record<string, unknown>>> {
  let stop: () => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    const refuse = (message: string): void => reject(failure({ file: name, path: [] }, message));
    const onIdle = (): void => refuse('cannot be loaded: it awaits a promise that never settles');
    const onTime = (): void => refuse(`cannot be loaded: it took longer than ${LOADING_SECONDS} s`);
    // The timer does not keep the process alive. If nothing else does, the promise can never settle.
    const timer = setTimeout(onTime, LOADING_SECONDS * 1000).unref();
    process.once('beforeExit', onIdle);
    stop = () => {
      clearTimeout(timer);
      process.off('beforeExit', onIdle);
    };
  });
  try {
    const loaded = await Promise.race([importFile(path), stopped]);
    // Node tells of a promise that nobody waits for between two turns of its loop, and from 22 on loads a module within one.
    await new Promise<void>((done) => setImmediate(done));
    return loaded;
  } finally {
    stop();
  }
}

async function importModule(file: ConfigFile): Promise<Given> {
  const { name, path } = file;
  try {
    return { value: (await importInTime(file))['default'] };
  } catch (error) {
    if (error instanceof MockgenError) throw error;
    const isTyped = /^\.m?ts$/.test(extname(path));
    if (isTyped && NO_TYPESCRIPT.has(systemCode(error))) {
      const ways = 'use Node 22.18 or later, or write it as mockgen.config.mjs or mockgen.config.json';
      throw new MockgenError('config_invalid', `${name}: Node ${process.version} loads no TypeScript: ${ways}`, '');
    }
    const failed = failure({ file: name, path: [] }, `cannot be loaded: ${saidBy(error)}`);
    throw Object.assign(failed, { cause: error });
  }
}

function isPromise(value: Plain): boolean {
  try {
    return typeof value['then'] === 'function';
  } catch {
    // What cannot be read is told with its place, where all values are read.
    return false;
  }
}

/**
 * Reads a config: JSON, or the default export of a module. Its content is not checked.
 *
 * @throws MockgenError `config_invalid` when it cannot be loaded or is not an object; `read_failed`
 */
export async function readConfig(file: ConfigFile): Promise<Plain> {
  const isJson = extname(file.path) === '.json';
  // The file of a module is read as well: importing a pipe would never end.
  const text = describing('read_failed', `read ${file.name}`, () => readText(file.path));
  const { value } = isJson ? parseJson(file.name, text) : await importModule(file);
  const expected = isJson ? 'an object' : 'an object as default export';
  const place = { file: file.name, path: [] };
  if (!isPlain(value)) throw failure(place, unlike(expected, value));
  if (isPromise(value)) throw failure(place, { expected, got: 'a promise' });
  return ownValues(value, file.name);
}
