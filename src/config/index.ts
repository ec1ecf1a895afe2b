import { findConfig, namedConfig, type ConfigFile } from './find.ts';
import type { ListedGenerator } from './generator-list.ts';
import type { Files } from './files.ts';
import type { Config } from './open.ts';

export { CONFIG_FILES } from './find.ts';
export type { Files } from './files.ts';
export type { Config } from './open.ts';
export type { ListedArgument, ListedGenerator } from './generator-list.ts';
export type { ConfigSettings } from './settings.ts';
export type { MockgenConfig } from './parse.ts';
export type { NamesOf } from './names-of.ts';

/** Which config to open, and which schema files to add. */
export interface ConfigChoice {
  /** A file, relative to the working directory. Default: the config in the working directory, if there is one. */
  readonly config?: string;
  /** Patterns of schema files, relative to the working directory, that replace those of the config. */
  readonly schemas?: readonly string[];
}

/** Is called with the absolute path of a file or a folder. */
type OnRead = (path: string) => void;

/**
 * Opens the named config, or the one in the working directory; no other folder is searched. The code that reads a
 * config is loaded only if there is one.
 *
 * @param onRead is called with the absolute path of each file and folder that decides what is read, before it is read:
 *   the config, schemas and templates, but not what the config imports. Default: nothing is called
 * @param label what the config is named with, for messages. Default: the option of the command line
 * @returns undefined if there is no config; rejects with MockgenError `config_invalid`, `bad_option`, `read_failed`
 */
export async function openConfig(
  { config, schemas }: ConfigChoice,
  onRead?: OnRead,
  label?: string,
): Promise<Config | undefined> {
  const file = config === undefined ? findConfig('.') : namedConfig('.', config, label);
  if (!file && !schemas) return undefined;
  return readAndOpen(file, schemas, onRead);
}

/**
 * Reads a config and opens it.
 *
 * @param file the config. Undefined if there is none, and only `schemas` says which resources there are
 * @param schemas patterns of schema files, relative to the working directory, that replace those of the config
 * @returns rejects with MockgenError `config_invalid`, `read_failed`
 */
export async function readAndOpen(
  file: ConfigFile | undefined,
  schemas?: readonly string[],
  onRead?: OnRead,
): Promise<Config> {
  if (file) onRead?.(file.path);
  const [{ readConfig }, { filesIn }, { openValue }] = await Promise.all([
    import('./read.ts'),
    import('./node-files.ts'),
    import('./open.ts'),
  ]);
  const value = file ? await readConfig(file) : {};
  const files = filesIn(file?.folder ?? '.', onRead);
  return openValue(value, {
    file,
    files,
    ...(schemas && { schemas: { patterns: schemas, files: filesIn('.', onRead) } }),
  });
}

/**
 * Opens a config that was given as an object in code. Relative paths in it start at the working directory.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function takeConfig(config: object): Promise<Config> {
  const { filesIn } = await import('./node-files.ts');
  return openObject(config, filesIn('.'));
}

/**
 * Opens a config that was given as an object in code. The caller decides how its files are read.
 *
 * @returns rejects with MockgenError `config_invalid`
 */
export async function openObject(config: object, files: Files): Promise<Config> {
  const [{ ownValues }, { NO_FILE, openValue }] = await Promise.all([import('./own-values.ts'), import('./open.ts')]);
  return openValue(ownValues(config, NO_FILE), { files });
}

/** Lists the generators that a field may name, with their arguments: ours first, then the methods of faker. */
export async function listGenerators(): Promise<readonly ListedGenerator[]> {
  return (await import('./generator-list.ts')).listGenerators();
}
