import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, resolve } from 'node:path';
import { MockgenError } from '../errors.ts';
import { describing, ifThere } from '../node/index.ts';

/** Names of the config files that are looked for when none is named. */
export const CONFIG_FILES: readonly string[] = ['ts', 'mjs', 'js', 'json'].map((end) => `mockgen.config.${end}`);

/** File extensions of configs that can be loaded. */
const ENDINGS: readonly string[] = ['.ts', '.mts', '.mjs', '.js', '.cjs', '.json'];

/** A config file that was found. */
export interface ConfigFile {
  /** Name of the file as messages show it. */
  readonly name: string;
  /** Absolute path of the file. */
  readonly path: string;
  /** Absolute path of its folder, where relative paths in the config start. */
  readonly folder: string;
}

function describeFile(path: string, name: string): ConfigFile {
  return { name, path, folder: dirname(path) };
}

/**
 * Finds the config in a folder. Folders above are not searched.
 *
 * @returns undefined if there is none
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
 * Returns the config at a path that the user named.
 *
 * @param label what the user names it with, for messages
 * @throws MockgenError `bad_option` when it is not a file that can be loaded
 */
export function namedConfig(folder: string, name: string, label: string = '--config'): ConfigFile {
  const path = resolve(folder, name);
  const isFile = describing('read_failed', `read ${name}`, () => ifThere(() => statSync(path)))?.isFile() === true;
  if (isFile && ENDINGS.includes(extname(basename(path)))) return describeFile(path, name);
  const expected = isFile ? `a file that ends in ${ENDINGS.join(', ')}` : 'a file';
  throw new MockgenError(
    'bad_option',
    `${label} ${name || '""'}: expected ${expected}`,
    'Write one with: mockgen init',
  );
}
