import { RESOURCE_FILES, type ResourceFileKind } from '../../src/tree/index.ts';

/** Returns the texts of the files of a resource in a tree without schemas, by the name of the file. */
export function resourceTexts(
  texts: Readonly<Record<Exclude<ResourceFileKind, 'schema'>, string>>,
): Readonly<Record<string, string>> {
  // The keys of the table are its kinds.
  return Object.fromEntries(
    Object.entries(texts).map(([kind, text]) => [RESOURCE_FILES[kind as ResourceFileKind].name, text]),
  );
}
