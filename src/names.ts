/**
 * Returns the valid name that a mistyped one was probably meant to be. It has an edit distance of at most 2, and less
 * than half as many edits as letters; of two at the same distance, one that only has letters in addition. Else it is the only one that begins with the mistyped name, or with which that
 * begins. Case is ignored.
 *
 * @returns undefined if no name is near enough
 * @example
 * nearestName('user', ['books', 'users']) // => "users"
 */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  let nearest: string | undefined;
  // Twice the edit distance, less one if letters are only added: of two names at the same distance, somebody who leaves
  // letters out means the longer one.
  let least = 5;
  for (const candidate of valid) {
    const added = candidate.length - name.length;
    // The edit distance of two words is at least the difference of their lengths. That is quick to compute, and rules
    // out most names.
    if (Math.abs(added) * 2 - 1 >= least) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    const cost = distance * 2 - (added === distance ? 1 : 0);
    if (cost < least && distance * 2 < candidate.length) [nearest, least] = [candidate, cost];
  }
  return nearest ?? completed(name, valid);
}

/** Returns the only valid name that begins with an abbreviation of three letters or more, or is one itself. */
function completed(name: string, valid: readonly string[]): string | undefined {
  const isShortFor = (short: string, long: string): boolean =>
    short.length >= 3 && long.toLowerCase().startsWith(short.toLowerCase());
  const [only, ...others] = valid.filter((candidate) => isShortFor(name, candidate) || isShortFor(candidate, name));
  return others.length === 0 ? only : undefined;
}

/**
 * Puts what was probably meant before a message: a list of all valid names can be long.
 *
 * @param what what was expected, or what is wrong
 * @param nearest undefined if nothing is near enough; the message stays as it is
 * @example
 * suggesting('expected one of books, users', 'users') // => "did you mean users? (expected one of books, users)"
 */
export function suggesting(what: string, nearest: string | undefined): string {
  return nearest === undefined ? what : `did you mean ${nearest}? (${what})`;
}

/**
 * Returns the edit distance of two words: the smallest number of letters to add, remove or replace, or of neighbours to
 * swap.
 *
 * @example
 * editDistance('books', 'boks') // => 1
 */
export function editDistance(one: string, other: string): number {
  const [letters, others] = [[...one], [...other]];
  let above: readonly number[] = [];
  let row = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [at, letter] of letters.entries()) {
    const next = [at + 1];
    for (const [index, match] of others.entries()) {
      const isSwap = letter === others[index - 1] && letters[at - 1] === match;
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (letter === match ? 0 : 1),
          isSwap ? (above[index - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [above, row] = [row, next];
  }
  return row[others.length] ?? 0;
}
