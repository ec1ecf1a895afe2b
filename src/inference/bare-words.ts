const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words at the start of a field's name that do not change its meaning: `original_title` is a title. */
const QUALIFIERS = setOf(
  'original external internal custom new old unique previous current default accessible additional alternative actual applicable selected requested official localized translated awesome vanity public private optional supported desired final initial',
);

/** Words at the end of a field's name that only say in which form the value is: `title_translated` is a title. */
const FORMS = setOf('localized translated raw formatted normalized override');

/**
 * Words at the end of the name of a thing that say only which part of an API it is: a `file-version` is named like a
 * file.
 */
const PARTS = setOf(
  'version revision record entry datum detail object reference mini compact base result scroll typeahead snapshot copy mapping instance summary assignment membership me search hold on listing global',
);

/**
 * Returns the words of a name without those at its start and its end that do not tell its meaning.
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
 * Returns the words for a thing without those at their end that are parts of any API: a `file-version` has the same
 * kind of name as a file.
 *
 * @example
 * bareThing(['file', 'version']) // => ["file"]
 */
export function bareThing(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && PARTS.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}
