import { fold } from '../../runtime/index.ts';

/** A part of a text: either a match of the search, or the text between two matches. */
export interface Part {
  readonly text: string;
  /** Whether the part is a match of the search. */
  readonly isHit: boolean;
}

/**
 * Cuts a text at the matches of a search, as the service finds them: case does not matter, and neither do accents if
 * the query has none.
 *
 * @example
 * splitAtHits('Café', 'fe') // => [{"text":"Ca","isHit":false},{"text":"fé","isHit":true}]
 */
export function splitAtHits(text: string, query: string): readonly Part[] {
  const lower = query.toLowerCase();
  const plain = fold(query) === lower ? fold : (letter: string) => letter.toLowerCase();
  const letters = [...text];
  const folded = letters.map(plain);
  // In lower case or without accents, one letter can become several, or none.
  const owners = folded.flatMap((part, at) => Array.from(part, () => at));
  const haystack = [...folded.join('')];
  const needle = [...lower];
  if (needle.length === 0) return [{ text, isHit: false }];
  const isHit = new Set<number>();
  for (let at = 0; at + needle.length <= haystack.length;) {
    const fits = needle.every((letter, offset) => haystack[at + offset] === letter);
    if (fits) owners.slice(at, at + needle.length).forEach((owner) => isHit.add(owner));
    at += fits ? needle.length : 1;
  }
  const parts: Part[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit.has(at)) parts[parts.length - 1] = { ...last, text: last.text + letter };
    else parts.push({ text: letter, isHit: isHit.has(at) });
  }
  return parts;
}
