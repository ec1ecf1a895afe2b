import { remember } from '../caching/index.ts';
import { type Tree } from '../runtime/index.ts';
import { homeIn } from '../tree/index.ts';
import type { LargeHost } from './large-host.ts';
import type { Parts } from './parts.ts';

/**
 * Lets a tree read its large collections bit by bit.
 *
 * @param load gives the part that does it
 */
export function withLarge(tree: Tree, load: () => Parts['range'] | Promise<Parts['range']>, ...host: LargeHost): Tree {
  const { manifest } = tree;
  const reader = remember(async () => (await load())(...host));
  return {
    ...tree,
    async records(name, wanted, signal) {
      const { indexed, digest = '', total = 0 } = manifest.resources[name] ?? {};
      const found = indexed && (await (await reader(''))(homeIn(manifest, name), digest, total, wanted, signal));
      return found || tree.records(name, wanted, signal);
    },
  };
}
