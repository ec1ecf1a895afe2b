import type { SchemaDocument } from '../json-schema/index.ts';

/** The files that belong to a config. Relative paths start at its folder. */
export interface Files {
  /** Returns a path of the config as one from the working directory. */
  fromHere(path: string): string;
  isFolder(path: string): boolean;
  /** Returns the text of a template; undefined where there is none. */
  readTemplate(path: string): string | undefined;
  /**
   * Reads a file with schemas.
   *
   * @returns rejects with MockgenError `config_invalid` where it is neither JSON nor YAML, `read_failed`
   */
  readDocument(file: string): Promise<SchemaDocument>;
  /** Returns the files that match a pattern, in any order. */
  find(pattern: string): Promise<readonly string[]>;
}
