/** What creators put between the parts of a title. */
const BETWEEN: readonly string[] = [': ', ' | ', ': ', ' – ', ': '];

/** Words of titles that keep their capitals everywhere. */
const CAPITALS: ReadonlySet<string> = new Set(['I', 'E', 'Sunday', 'Thursday', 'English']);

/** A title with the capitals of a sentence; its subject keeps its own. */
function inSentenceCase(title: string, subject: string): string {
  const start = subject === '' ? -1 : title.toLowerCase().indexOf(subject.toLowerCase());
  const small = title.replace(/(?<!^|[!?] )\b\p{Lu}\p{Ll}*(?![\p{L}\d])/gu, (word) =>
    CAPITALS.has(word) ? word : word.toLowerCase(),
  );
  if (start < 0) return small;
  const [first = ''] = subject;
  // At the start of a sentence, only what follows the first letter is its own.
  const begun = /(?:^|[!?] )$/.test(small.slice(0, start)) ? first.toUpperCase() : first;
  return small.slice(0, start) + begun + subject.slice(first.length) + small.slice(start + subject.length);
}

/**
 * A title in the manner of a creator, who has one way of writing capitals and of parting it.
 *
 * @param subject what it is about, with its own capitals; asked for only if it is needed
 * @param manner tells creators apart, from 0; the same one always writes alike
 *
 * @example
 * inManner('Plum Cake: My Way', () => 'plum cake', 1) // => "Plum cake | my way"
 */
export function inManner(written: string, subject: () => string, manner = 0): string {
  const cased = manner % 3 === 1 ? inSentenceCase(written, subject()) : written;
  const parted = cased.replace(': ', BETWEEN[manner % BETWEEN.length] ?? ': ');
  return parted.charAt(0).toUpperCase() + parted.slice(1);
}
