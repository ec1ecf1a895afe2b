import { SERIES } from '../lists/videos/category.ts';

/** What creators put between the parts of a title. */
const BETWEEN: readonly string[] = [': ', ' | ', ': ', ' – ', ': '];

/** How a video of a series is called, by the creator's given name, the series, its number, and the rest. */
const SHOWS: readonly ((first: string, show: string, number: string, rest: string) => string)[] = [
  (first, show, number, rest) => `${first}'s ${show} #${number}: ${rest}`,
  (first, show, number, rest) => `${rest} | ${show} with ${first} #${number}`,
  (first, show, number, rest) => `${show} with ${first}, No. ${number}: ${rest}`,
  (first, show, number, rest) => `${show} with ${first} #${number}: ${rest}`,
];

/** Words of titles that keep their capitals everywhere. */
const CAPITALS: ReadonlySet<string> = new Set([
  'I',
  'E',
  'January',
  'May',
  'June',
  'July',
  'August',
  'October',
  'Easter',
  'Sunday',
  'English',
]);

/** A title with the capitals of a sentence; its subject, and what follows a colon, keep theirs. */
function inSentenceCase(title: string, subject: string): string {
  const start = subject === '' ? -1 : title.toLowerCase().indexOf(subject.toLowerCase());
  const small = title.replace(/(?<!^|[:?] )\b\p{Lu}\p{Ll}*(?![\p{L}\d])/gu, (word) =>
    CAPITALS.has(word) ? word : word.toLowerCase(),
  );
  if (start < 0) return small;
  const [first = ''] = subject;
  // At the start of a sentence, only what follows the first letter is its own.
  const begun = /(?:^|[:?] )$/.test(small.slice(0, start)) ? first.toUpperCase() : first;
  return small.slice(0, start) + begun + subject.slice(first.length) + small.slice(start + subject.length);
}

/**
 * A title in the manner of a creator, who has one way of parting it and of naming a series: no two creators have a
 * series of one name.
 *
 * @param written with `##` between the name of a series and the number
 * @param subject what it is about, with its own capitals; asked for only if it is needed
 * @param first the given name of the creator
 * @param manner tells creators apart, from 0; the same one always writes alike
 *
 * @example
 * inManner('Cake Club ##4: Plum Cake My Way', () => 'plum cake', 'Renata', 0) // => "Renata's Cake Club #4: Plum Cake My Way"
 * @example
 * inManner('Cake Club ##4: Plum Cake My Way', () => 'plum cake', 'Renata', 5) // => "Plum Cake My Way | Cake Club with Renata #4"
 */
export function inManner(written: string, subject: () => string, first?: string, manner = 0): string {
  const [, show = '', number = '', tail = written] = SERIES.exec(written) ?? [];
  const rest = manner % 3 === 1 ? inSentenceCase(tail, subject()) : tail;
  const named = first === undefined ? undefined : SHOWS[manner % SHOWS.length]?.(first, show, number, rest);
  const whole = show === '' ? rest : (named ?? `${rest} (#${number})`);
  const parted = whole.replace(': ', BETWEEN[manner % BETWEEN.length] ?? ': ');
  return parted.charAt(0).toUpperCase() + parted.slice(1);
}
