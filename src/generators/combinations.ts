import type { Context } from './context.ts';

/** One of several forms of a name, and which of its combinations. */
interface FormChoice {
  /** The index of the form. */
  readonly form: number;
  /** From 0, below the size of the form. */
  readonly index: number;
}

/**
 * Takes short names first: as many records as the first form has combinations get one each, the following ones get the
 * combinations of the second form, and so on; those of the last form come back. So no two records share a combination
 * before all forms are used up.
 *
 * @param sizes how many combinations each form has
 * @example
 * shortestFormFirst({ id: 7, distinct: () => 0 }, [5, 40]) // => {"form":1,"index":0}
 */
export function shortestFormFirst(context: Pick<Context, 'id' | 'distinct'>, sizes: readonly number[]): FormChoice {
  let start = 0;
  for (const [form, size] of sizes.entries()) {
    if (context.id <= start + size || form === sizes.length - 1)
      return { form, index: context.distinct(size, context.id - 1 - start) };
    start += size;
  }
  return { form: 0, index: 0 };
}

/**
 * An element of each list, by one number: all combinations come up as it runs from 0 to the product of the lengths.
 *
 * @example
 * combination(4, ['red', 'blue'], ['hill', 'lake', 'moor']) // => ["red","moor"]
 */
export function combination(index: number, ...lists: readonly (readonly string[])[]): string[] {
  let left = index;
  return lists.map((list) => {
    const at = left % list.length;
    left = Math.floor(left / list.length);
    // `at` is below the length.
    return list[at] as string;
  });
}

/**
 * How many combinations the lists have.
 *
 * @example
 * combinations(['red', 'blue'], ['hill', 'lake', 'moor']) // => 6
 */
export function combinations(...lists: readonly (readonly string[])[]): number {
  return lists.reduce((product, list) => product * list.length, 1);
}
