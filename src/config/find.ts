import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere } from '../node/index.ts';

/** What a config may be called, where nobody names it. */
export const CONFIG_FILES: readonly string[] = ['ts', 'mjs', 'js', 'json'].map((end) => `mockgen.config.${end}`);

/** The endings of files that can be loaded. */
const ENDINGS: readonly string[] = ['.ts', '.mts', '.mjs', '.js', '.cjs', '.json'];

/** A config that was found. */
export interface ConfigFile {
  /** As it is named in messages. */
  readonly name: string;
  /** Its absolute path. */
  readonly path: string;
  /** The absolute path of its folder, which relative paths in it begin at. */
  readonly folder: string;
}

function describeFile(path: string, name: string): ConfigFile {
  return { name, path, folder: dirname(path) };
}

/**
 * Finds the config in a folder.
 *
 * @param folder where to look: nowhere else, and in no folder above
 * @returns undefined where there is none
 * @throws MockgenError `config_invalid` when there are two
 */
export function findConfig(folder: string): ConfigFile | undefined {
  const names = describing('read_failed', `read ${folder}`, () => ifThere(() => readdirSync(folder))) ?? [];
  const [first, second] = CONFIG_FILES.filter((name) => names.includes(name));
  if (second !== undefined) {
    const hint = 'Remove one of them, or name the other with --config.';
    throw new MockgenError('config_invalid', `${first} and ${second}: expected one config in a folder`, hint);
  }
  return first === undefined ? undefined : describeFile(resolve(folder, first), first);
}

/**
 * The config at a path that somebody has named.
 *
 * @throws MockgenError `bad_option` when it is no file that can be loaded
 */
export function namedConfig(folder: string, name: string): ConfigFile {
  const path = resolve(folder, name);
  const isFile = describing('read_failed', `read ${name}`, () => ifThere(() => statSync(path)))?.isFile() === true;
  if (isFile && ENDINGS.includes(extname(basename(path)))) return describeFile(path, name);
  const expected = isFile ? `a file that ends in ${ENDINGS.join(', ')}` : 'a file';
  throw new MockgenError(
    'bad_option',
    `--config ${name || '""'}: expected ${expected}`,
    'Write one with: mockgen init',
  );
}
