import type { SchemaSource } from './json-schema/resource.ts';
import type { NamedSchema } from './read-schema.ts';
import type { ConfigPlace } from '../faults/index.ts';

/** Access to the files that a config reads; without a disk, there are none. */
export interface Disk {
  /** Resolves a path that starts at a folder, relative to the working directory. */
  fromHere(folder: string, path: string): string;
  isFolder(folder: string, path: string): boolean;
  /** Returns the text of a template; undefined where there is none. */
  readTemplate(folder: string, path: string): string | undefined;
  /** See `resolveSchema` in read-schema.ts. */
  resolveSchema(schema: string | object, place: ConfigPlace, folder: string): Promise<SchemaSource>;
  /** See `readSchemas` in read-schema.ts. */
  readSchemas(patterns: readonly string[], folder: string): Promise<readonly NamedSchema[]>;
}
