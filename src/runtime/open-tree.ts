import { homeIn, type Manifest, RESOURCE_FILES, splitRecords } from '../tree/index.ts';
import { remember } from './remember.ts';
import { createSearch, type Search } from './search.ts';
import { brokenTree, type Found, type Tree, type Wanted } from './types.ts';

/** The records of a resource, and the search over them. */
export interface Collection {
  /** Each record as one line of JSON. */
  readonly lines: readonly string[];
  readonly search: Search;
}

/** Makes a collection out of lines of JSON. */
export function createCollection(lines: readonly string[]): Collection {
  return { lines, search: createSearch(() => [lines]) };
}

/** Finds records of a collection. */
export async function findRecords(
  { lines, search }: Collection,
  { search: asked, start, end }: Wanted,
): Promise<Found> {
  const rows = asked && (await search.find(asked.needle, asked.fields, asked.literal));
  const found = rows ? rows.map((row) => lines[row] ?? '') : lines;
  return { lines: found.slice(start, end), total: found.length };
}

/**
 * Opens a tree whose collections are read as a whole, once each, and kept as lines.
 *
 * @param file reads a file of that one build by its path; undefined when there is none
 */
export function openTree(manifest: Manifest, file: Tree['file']): Tree {
  const collectionOf = remember(async (path) => {
    const found = await file(path);
    try {
      return createCollection(splitRecords(String(found?.body)));
    } catch {
      throw brokenTree(path, found && 'is broken');
    }
  });
  return {
    manifest,
    file,
    records: async (resource, wanted) =>
      findRecords(await collectionOf(`${homeIn(manifest, resource)}/${RESOURCE_FILES.records.name}`), wanted),
  };
}
