import type { Plain } from '../faults/index.ts';
import type { ConfigFile } from './find.ts';
import { disk } from './node-disk.ts';
import { createConfig, type Config } from './open.ts';
import { readConfig } from './read-config.ts';

export type { Config } from './open.ts';

/**
 * Reads a config and checks it.
 *
 * @param file undefined where there is none, and only `schemas` says what there is
 * @param schemas patterns of files with schemas, from the working directory. Default: those of the config
 * @returns rejects with MockgenError `config_invalid`, `read_failed`
 */
export async function loadConfig(file: ConfigFile | undefined, schemas?: readonly string[]): Promise<Config> {
  const value: Plain = file ? await readConfig(file) : {};
  return createConfig(value, { file, schemas, disk });
}

/**
 * Checks a config that is an object of this process. Relative paths in it begin at the working directory.
 *
 * @throws MockgenError `config_invalid`
 */
export function takeConfig(value: Plain): Config {
  return createConfig(value, { file: undefined, schemas: undefined, disk });
}
