import { renderTree, type TreeOptions, type TreeParts } from '../render/index.ts';
import type { Tree } from '../runtime/index.ts';
import type { Catalogue } from '../schema/index.ts';
import type { Manifest } from '../tree/index.ts';
import { mediaTypeOf } from './media-type.ts';

/** The parts that are the same in the trees of all seeds. */
export interface SharedParts {
  /** The manifest of a tree with any seed, with or without digests. Only its seed, digests and ids differ between seeds. */
  readonly manifest: Manifest;
  readonly catalogue: Catalogue;
  /** Returns a file of the tree whose content does not depend on the seed. */
  readonly file: Tree['file'];
}

/** Renders the parts that are the same in the trees of all seeds, for a tree that no build has written. */
export function renderSharedParts(options: TreeOptions, parts: TreeParts): SharedParts {
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
