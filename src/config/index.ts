import { findConfig, namedConfig } from './find.ts';
import type { ListedGenerator } from './generator-list.ts';
import type { Files } from './files.ts';
import type { Config } from './open.ts';
import type { MockgenConfig } from './parse.ts';

export { CONFIG_FILES } from './find.ts';
export type { Files } from './files.ts';
export type { Config } from './open.ts';
export type { ListedArgument, ListedGenerator } from './generator-list.ts';
export type { ConfigSettings } from './settings.ts';
export type { MockgenConfig } from './parse.ts';

/** Which config to open. */
export interface ConfigChoice {
  /** A file, relative to the working directory. Default: the config in the working directory, if there is one. */
  readonly config?: string;
  /** Patterns of schema files, relative to the working directory, that replace those of the config. */
  readonly schemas?: readonly string[];
}

/**
 * Opens the named config, or the one in the working directory; no other folder is searched. The code that reads a
 * config is loaded only if there is one.
 *
 * @returns undefined where there is none; rejects with MockgenError `config_invalid`, `bad_option`, `read_failed`
 */
export async function openConfig({ config, schemas }: ConfigChoice): Promise<Config | undefined> {
  const file = config === undefined ? findConfig('.') : namedConfig('.', config);
  if (!file && !schemas) return undefined;
  return (await import('./load.ts')).loadConfig(file, schemas);
}

/**
 * Opens a config that is an object of this process. Relative paths in it start at the working directory.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function takeConfig(config: MockgenConfig): Promise<Config> {
  return (await import('./load.ts')).takeConfig({ ...config });
}

/**
 * Opens a config that is an object of this process, and whose files somebody else reads.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function openObject(config: MockgenConfig, files: Files): Promise<Config> {
  return (await import('./open.ts')).openValue({ ...config }, { files });
}

/** Lists the generators that a field may name, with their arguments: ours first, then the methods of faker. */
export async function listGenerators(): Promise<readonly ListedGenerator[]> {
  return (await import('./generator-list.ts')).listGenerators();
}
