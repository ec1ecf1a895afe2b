import type { SchemaDocument } from '../json-schema/index.ts';

/** Access to the files that a config names. Relative paths start at the folder of the config. */
export interface Files {
  /** Converts a path in the config to one relative to the working directory. */
  fromHere(path: string): string;
  isFolder(path: string): boolean;
  /** Returns the names of the folders beside the config. */
  folders(): readonly string[];
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
