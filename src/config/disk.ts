import type { SchemaSource } from './json-schema/resource.ts';
import type { NamedSchema } from './read-schema.ts';
import type { Place } from './types.ts';

/** What a config reads beside itself: on a disk, or nothing at all. */
export interface Disk {
  /** A path that begins at a folder, from the working directory. */
  fromHere(folder: string, path: string): string;
  isFolder(folder: string, path: string): boolean;
  /** See `resolveSchema` in read-schema.ts. */
  resolveSchema(schema: string | object, place: Place, folder: string): Promise<SchemaSource>;
  /** See `readSchemas` in read-schema.ts. */
  readSchemas(patterns: readonly string[], folder: string): Promise<readonly NamedSchema[]>;
}
