import { MockgenError } from '../errors.ts';

/**
 * Sees that each name is one of a list.
 *
 * @param label what the names are called: `--only`, `show`
 * @param names what was asked for
 * @param valid what there is
 * @throws MockgenError `bad_option` for the first one that is not, with the nearest name or else the whole list
 * @example
 * checkNames('--only', ['users'], ['books', 'users']) // => undefined
 */
export function checkNames(label: string, names: readonly string[], valid: readonly string[]): void {
  const unknown = names.find((name) => !valid.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, valid);
  const suggestion = near === undefined ? '' : ` (did you mean ${near}?)`;
  const expected = `expected ${names.length > 1 ? 'names' : 'one'} of ${valid.join(', ')}`;
  throw new MockgenError('bad_option', `${label} ${unknown}: ${expected}${suggestion}`, 'See: mockgen list');
}

/**
 * The name that a mistyped one was probably meant to be: at most two letters away, and more alike than not.
 *
 * @returns undefined when none is near
 * @example
 * nearestName('user', ['books', 'users']) // => "users"
 */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  const ranked = valid
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= 2 && distance * 2 < candidate.length)
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
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
