// More would scroll away what stands before them on a terminal.
const NAMED = 10;

/** Files of an earlier build that were edited by hand. */
export interface EditedFiles {
  /** How many there are. */
  readonly count: number;
  /** The first ten by name, as paths inside the tree. */
  readonly named: readonly string[];
}

/**
 * Puts together what was found in two places. Whatever order files are found in, the same ones are named.
 *
 * @example
 * mergeEdited({ count: 1, named: ['b.json'] }, { count: 1, named: ['a.json'] }) // => {"count":2,"named":["a.json","b.json"]}
 */
export function mergeEdited(one: EditedFiles, other: EditedFiles): EditedFiles {
  return { count: one.count + other.count, named: [...one.named, ...other.named].toSorted().slice(0, NAMED) };
}
