// More names would scroll earlier lines off the terminal.
const NAMED = 10;

/** Files of an earlier build that were edited by hand. */
export interface EditedFiles {
  /** How many files were edited. */
  readonly count: number;
  /** Paths of the first ten edited files inside the tree, sorted. */
  readonly named: readonly string[];
}

/**
 * Merges two results. The names do not depend on the order in which files were found.
 *
 * @example
 * mergeEdited({ count: 1, named: ['b.json'] }, { count: 1, named: ['a.json'] }) // => {"count":2,"named":["a.json","b.json"]}
 */
export function mergeEdited(one: EditedFiles, other: EditedFiles): EditedFiles {
  return { count: one.count + other.count, named: [...one.named, ...other.named].toSorted().slice(0, NAMED) };
}
