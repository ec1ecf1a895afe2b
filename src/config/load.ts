import { filesIn } from './node-files.ts';
import type { ConfigFile } from './find.ts';
import { openValue, type Config } from './open.ts';
import type { Plain } from '../faults/index.ts';
import { readConfig } from './read.ts';

/**
 * Opens a config of this machine.
 *
 * @param file the file; undefined if there are only `schemas`
 * @param schemas patterns of schema files, relative to the working directory. Default: those of the config
 * @returns rejects with MockgenError `config_invalid`, `read_failed`
 */
export async function loadConfig(file: ConfigFile | undefined, schemas?: readonly string[]): Promise<Config> {
  const value = file ? await readConfig(file) : {};
  const files = filesIn(file?.folder ?? '.');
  return openValue(value, { file, files, ...(schemas && { schemas: { patterns: schemas, files: filesIn('.') } }) });
}

/**
 * Opens a config that is an object of this process. Relative paths in it start at the working directory.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function takeConfig(config: Plain): Promise<Config> {
  return openValue(config, { files: filesIn('.') });
}
