import { RESOURCE_FILES, type ResourceFileKind } from '../../src/tree/index.ts';

/** The files of a resource besides its items, text by name: the compiler asks for each kind of them. */
export function resourceTexts(texts: Readonly<Record<ResourceFileKind, string>>): Readonly<Record<string, string>> {
  // The keys of the table are its kinds.
  return Object.fromEntries(
    Object.entries(RESOURCE_FILES).map(([kind, { name }]) => [name, texts[kind as ResourceFileKind]]),
  );
}
