/** Separators between the parts of a title, by creator. */
const BETWEEN: readonly string[] = [': ', ' | ', ': ', ' – ', ': '];

/** Words that begin with a capital even in the middle of a sentence. */
const CAPITALS: ReadonlySet<string> = new Set(['I', 'E', 'Sunday', 'Thursday', 'English']);

/** Writes a title in sentence case. Its subject keeps its own capitals. */
function inSentenceCase(title: string, subject: string): string {
  const start = subject === '' ? -1 : title.toLowerCase().indexOf(subject.toLowerCase());
  const small = title.replace(/(?<!^|[!?] )\b\p{Lu}\p{Ll}*(?![\p{L}\d])/gu, (word) =>
    CAPITALS.has(word) ? word : word.toLowerCase(),
  );
  if (start < 0) return small;
  const [first = ''] = subject;
  // At the start of a sentence, the subject begins with a capital.
  const begun = /(?:^|[!?] )$/.test(small.slice(0, start)) ? first.toUpperCase() : first;
  return small.slice(0, start) + begun + subject.slice(first.length) + small.slice(start + subject.length);
}

/**
 * Writes a title in the style of a creator, who always uses the same capitals and the same separator.
 *
 * @param subject returns the subject with its own capitals; called only if it is needed
 * @param manner number of the creator, from 0
 * @example
 * inManner('Plum Cake: My Way', () => 'plum cake', 1) // => "Plum cake | my way"
 */
export function inManner(written: string, subject: () => string, manner = 0): string {
  const cased = manner % 3 === 1 ? inSentenceCase(written, subject()) : written;
  const parted = cased.replace(': ', BETWEEN[manner % BETWEEN.length] ?? ': ');
  return parted.charAt(0).toUpperCase() + parted.slice(1);
}
