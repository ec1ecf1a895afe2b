import type { Context } from './context.ts';

/**
 * Picks one entry of each list so that no two records of a run as long as all combinations get the same combination.
 *
 * @example
 * compose({ distinct: () => 4 }, ['red', 'blue'], ['hill', 'lake', 'moor']) // => ["red","moor"]
 */
export function compose(context: Pick<Context, 'distinct'>, ...lists: readonly (readonly string[])[]): string[] {
  let size = 1;
  for (const list of lists) size *= list.length;
  let left = context.distinct(size);
  return lists.map((list) => {
    const at = left % list.length;
    left = Math.floor(left / list.length);
    // `at` is below the length.
    return list[at] as string;
  });
}
