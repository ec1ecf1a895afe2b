/**
 * The name that a mistyped one was probably meant to be: at most two letters away, and more alike than not.
 *
 * @returns undefined when none is near
 * @example
 * nearestName('user', ['books', 'users']) // => "users"
 */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  const ranked = valid
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance * 2 < candidate.length)
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/**
 * The suggestion to put behind a message about an unknown name.
 *
 * @returns a blank and the suggestion in parentheses; empty when no name is near
 * @example
 * didYouMean('user', ['books', 'users']) // => " (did you mean users?)"
 */
export function didYouMean(name: string, valid: readonly string[]): string {
  const near = nearestName(name, valid);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}

/**
 * The least number of letters to add, drop or replace that makes one word the other.
 *
 * @example
 * editDistance('books', 'boks') // => 1
 */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const letter of one) {
    let diagonal = row[0] ?? 0;
    const next = [diagonal + 1];
    for (const [index, match] of [...other].entries()) {
      const above = row[index + 1] ?? 0;
      next.push(Math.min(above + 1, (next[index] ?? 0) + 1, diagonal + (letter === match ? 0 : 1)));
      diagonal = above;
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
