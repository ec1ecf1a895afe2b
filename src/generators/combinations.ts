import type { Context } from './context.ts';

/** A form of a name, such as `{adjective} {noun}`, and one of its combinations of words. */
interface FormChoice {
  /** Index of the form in the list of forms. */
  readonly form: number;
  /** The number of one combination of the form's words, from 0. */
  readonly index: number;
}

/**
 * Selects the form and the combination of a record, short forms first: the first records share out the combinations of
 * the first form, the next records those of the second form, and so on. Combinations repeat only when all forms are
 * used up.
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
 * Returns the combination with a number: one element of each list. Numbers from 0 up to the product of the lengths give
 * all combinations.
 *
 * @example
 * combination(4, ['red', 'blue'], ['hill', 'lake', 'moor']) // => ["red","moor"]
 */
export function combination(index: number, ...lists: readonly (readonly string[])[]): string[] {
  let left = index;
  return lists.map((list) => {
    const at = left % list.length;
    left = Math.floor(left / list.length);
    // `at` is below the length of the list, so there is an element.
    return list[at] as string;
  });
}

/**
 * Returns the number of combinations of the lists.
 *
 * @example
 * combinations(['red', 'blue'], ['hill', 'lake', 'moor']) // => 6
 */
export function combinations(...lists: readonly (readonly string[])[]): number {
  return lists.reduce((product, list) => product * list.length, 1);
}
