import { remember, type Tree } from '../runtime/index.ts';
import { homeIn } from '../tree/index.ts';
import type { Parts } from './parts.ts';
import type { RangeHost } from './ranges.ts';

/**
 * Lets a tree read pages and records of large collections by range.
 *
 * @param load gives the part that does it
 */
export function withRanges(tree: Tree, load: () => Parts['range'] | Promise<Parts['range']>, ...host: RangeHost): Tree {
  const { resources } = tree.manifest;
  const reader = remember(async (name) => {
    const { digest = '', total = 0 } = resources[name] ?? {};
    return (await load())(homeIn(tree.manifest, name), digest, total, ...host);
  });
  return {
    ...tree,
    async records(name, wanted, signal) {
      const { indexed, total = 0 } = resources[name] ?? {};
      const lines = indexed && !wanted.search && (await (await reader(name))(wanted.start, wanted.end));
      return lines ? { lines, total } : tree.records(name, wanted, signal);
    },
  };
}
