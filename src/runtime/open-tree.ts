import { remember } from '../caching/index.ts';
import { addressesOf, type Manifest, RESOURCE_FILES, splitRecords } from '../tree/index.ts';
import type { Lines, Search } from './search.ts';
import { brokenTree, type Tree } from './types.ts';

/**
 * Opens a tree whose collections are read as a whole, once each, and kept as lines.
 *
 * @param file reads a file of this build by its path; undefined when there is no such file
 * @param searchOver creates the search over a collection when it is first searched, like `createSearch`
 */
export function openTree(
  manifest: Manifest,
  file: Tree['file'],
  searchOver: (lines: Lines) => Search | Promise<Search>,
): Tree {
  const linesOf = remember(async (path) => {
    const found = await file(path);
    try {
      return splitRecords(String(found?.body));
    } catch {
      throw brokenTree(path, found && 'is broken');
    }
  });
  const searchIn = remember(async (path) => {
    const lines = await linesOf(path);
    return searchOver(() => [lines]);
  });
  return {
    manifest,
    file,
    async records(resource, { search, start, end }) {
      const path = `${addressesOf(manifest, resource).home}/${RESOURCE_FILES.records.name}`;
      const lines = await linesOf(path);
      const found = search ? (await (await searchIn(path)).find(search)).map((row) => lines[row] ?? '') : lines;
      return { lines: found.slice(start, end), total: found.length };
    },
  };
}
