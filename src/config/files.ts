import type { SchemaDocument } from '../json-schema/index.ts';

/** Access to the files that belong to a config. Relative paths start at its folder. */
export interface Files {
  /** Resolves a path of the config, relative to the working directory. */
  fromHere(path: string): string;
  isFolder(path: string): boolean;
  /** Returns the text of a template; undefined if there is none. */
  readTemplate(path: string): string | undefined;
  /**
   * Reads a file with schemas.
   *
   * @returns rejects with MockgenError `config_invalid` if it is neither JSON nor YAML, `read_failed` if it cannot be
   *   read
   */
  readDocument(file: string): Promise<SchemaDocument>;
  /** Returns the files that match a pattern, in any order. */
  find(pattern: string): Promise<readonly string[]>;
}
