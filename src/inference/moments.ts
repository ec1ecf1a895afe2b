import type { FieldType } from '../schema/index.ts';
import type { Draft } from '../drafts/index.ts';
import { meaningAmong } from './meaning-among.ts';
import type { Meaning } from './meaning.ts';
import type { Scope } from './scope.ts';
import type { Guess } from './table/index.ts';
import { wordsOf } from './words.ts';

/** Words that occur only in names of dates and times. */
const OF_TIME: ReadonlySet<string> = new Set(
  'at on date time timestamp since until last next created updated modified changed expire expiry expiration start started end deadline due birthday birth dob from to begin'.split(
    ' ',
  ),
);

const SAYS_TIME = /epoch|unix|timestamp|seconds since|milliseconds since/i;

/**
 * From the first size on, an example of a Unix time is in milliseconds; between the second and the first, it is in
 * seconds.
 */
const [MILLISECONDS, SECONDS] = [1e11, 1e8];

const numbersIn = ({ limits }: Draft): readonly number[] =>
  (limits.examples ?? []).filter((one): one is number => typeof one === 'number');

/**
 * Returns a guess of times in Unix time with milliseconds instead of seconds: all its numbers are multiplied by 1000.
 */
function inMilliseconds({ args = {}, within, otherwise, ...guess }: Guess): Guess {
  const scaled = Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value * 1000 : value]);
  return {
    ...guess,
    args: Object.fromEntries(scaled) as Readonly<Record<string, unknown>>,
    ...(within && { within: [within[0] * 1000, within[1] * 1000] as const }),
    ...(otherwise && { otherwise: inMilliseconds(otherwise) }),
  };
}

/**
 * Returns what a number means whose name could be that of a time: `completed` is a count, unless its name, format,
 * description or examples speak of time. These also tell seconds from milliseconds.
 */
export function asMoment(
  meaning: Meaning | undefined,
  draft: Draft,
  type: FieldType,
  scope: Scope,
): Meaning | undefined {
  if (meaning?.guess.format !== 'unix-time') return meaning;
  const { format = '', description = '' } = draft;
  const examples = numbersIn(draft);
  const isOfCounts = /(?:^|[.\]])(?:counts?|stat(?:istic)?s|totals?|counters?)\.[^.]+$/i.test(scope.place);
  const isCounted = isOfCounts && wordsOf(scope.name).at(-1) !== 'at';
  if (isCounted) return meaningAmong({ ...scope, name: 'count' }, type);
  const isTime =
    wordsOf(scope.name).some((word) => OF_TIME.has(word)) ||
    SAYS_TIME.test(`${format} ${description}`) ||
    examples.some((one) => one > SECONDS);
  if (!isTime) return meaningAmong({ ...scope, name: 'count' }, type);
  const isFine = /milli/i.test(`${format} ${description}`) || examples.some((one) => one > MILLISECONDS);
  return isFine ? { ...meaning, guess: inMilliseconds(meaning.guess) } : meaning;
}
