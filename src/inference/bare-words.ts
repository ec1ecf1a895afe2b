const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words in front of a name that do not say what it is the name of. */
const QUALIFIERS = setOf(
  'original external internal custom new old unique previous current default accessible additional alternative actual applicable selected requested official localized translated awesome vanity public private optional supported desired final initial',
);

/** Words behind a name that only say in which form it is. */
const FORMS = setOf('localized translated raw formatted normalized override');

/** Words for parts of an API at the end of the name of a thing. */
const PARTS = setOf(
  'version revision record entry datum detail object reference mini compact base result scroll typeahead snapshot copy mapping instance summary assignment membership me search hold on listing global',
);

/**
 * Returns the words of a name without those in front and behind that do not tell its meaning.
 *
 * @example
 * bareWords(['original', 'title']) // => ["title"]
 * @example
 * bareWords(['image', '27x', '27']) // => ["image"]
 */
export function bareWords(words: readonly string[]): readonly string[] {
  let [start, end] = [0, words.length];
  while (end - start > 1 && (FORMS.has(words[end - 1] ?? '') || /^\d+x?$/.test(words[end - 1] ?? ''))) end--;
  while (end - start > 1 && QUALIFIERS.has(words[start] ?? '')) start++;
  return words.slice(start, end);
}

/**
 * Returns the words of a thing without those at their end that are parts of any API: what a `file-version` is called is
 * what a file is called.
 *
 * @example
 * bareThing(['file', 'version']) // => ["file"]
 */
export function bareThing(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && PARTS.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}
