import { MockgenError } from '../errors.ts';
import { renderTree, type TreeOptions, type TreeParts } from '../render/index.ts';
import type { Tree } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import { MANIFEST_FILE, type Manifest, MOST_ITEMS } from '../tree/index.ts';
import { mediaTypeOf } from './media-type.ts';

/** What the trees of all seeds share: a built tree, and what its records are made from. */
export interface Common {
  /** That of the built tree, with or without digests; seed and ids aside, it holds for all. */
  readonly manifest: Manifest;
  readonly catalogue: Catalogue;
  /** Reads a document of the built tree that is the same for every seed. */
  readonly file: Tree['file'];
}

/** What trees share that are rendered here, where nothing was built before. */
export function commonOf(options: TreeOptions, parts: TreeParts): Common {
  const rendered = renderTree(options, parts);
  return {
    manifest: rendered.outline,
    catalogue: parts.catalogue,
    file(path) {
      const body = rendered.file(path);
      return Promise.resolve(body === undefined ? undefined : { type: mediaTypeOf(path), body });
    },
  };
}

/** The counts that are not those of `items`. With specs of one's own, which may have other counts, all are told. */
export function countsOf({ items, resources, counts, catalogue }: Manifest): Pick<TreeOptions, 'counts'> {
  const totals = Object.entries(resources).map(([name, { total }]): [string, number] => [name, total]);
  const isTold = catalogue !== undefined || counts !== undefined || totals.some(([, total]) => total !== items);
  return isTold ? { counts: { ...parseCounts(counts), ...Object.fromEntries(totals) } } : {};
}

/** @throws MockgenError `not_a_tree` for counts that no build has written */
function parseCounts(counts: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(Object(counts) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.map(([name, count]) => {
      if (Number.isSafeInteger(count) && Number(count) >= 1 && Number(count) <= MOST_ITEMS)
        return [name, Number(count)];
      throw new MockgenError('not_a_tree', `${MANIFEST_FILE} counts ${String(count)} ${name}`, 'Build the tree again.');
    }),
  );
}
