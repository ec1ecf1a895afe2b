import type { Context } from './context.ts';
import { listOf } from './lists/list-of.ts';
import { slug } from './slug.ts';

/** For {@link username}. */
interface UsernameArgs {
  readonly first: string;
  readonly last: string;
}

/** How a login name starts; a number or words follow, so none ends in a digit. */
const STYLES: readonly ((first: string, last: string) => string)[] = [
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}_${last}`,
  (first, last) => first + last,
  (first, last) => first.slice(0, 1) + last,
  (first, last) => `${first.slice(0, 1)}${last}_`,
  (first, last) => first + last.slice(0, 1),
  (first) => first,
  (first) => `${first}_`,
];

/** What else stands in a login name that has no number; words that tell no habit come among the first. */
const ADVERBS: readonly string[] = listOf(
  `the, its, hey, just, real, hello, only, dear, mostly, ask, simply, still, always, meet, call, often, maybe, also, try,
  yes, well, here, now, then, again, soon, late, daily`,
);
const HABITS: readonly string[] = listOf(
  `mail, me, post, reads, web, too, home, net, runs, online, private, box, hikes, inbox, personal, main, bakes, account,
  two, contact, draws, codes, sings, paints, writes, cooks, swims, builds, sails, knits, climbs, dances,
  skates, rides, films, gardens, travels, designs, brews, sews, games, sketches, rows, walks, plays, surfs, fishes,
  camps, cycles, jogs, types, maps, prints, carves, grows, skis, sleeps, wanders, studies, teaches, repairs, collects,
  laughs, listens, whistles, tinkers, drums, roams, naps, mends, strolls, ponders, weaves, bikes, dives, dreams, sprints,
  snacks, explores, makes`,
);

/** Of so many login names in a row, so many have a number. */
const RUN = 11;
const NUMBERED = 4;

/** Login names with a middle initial or two that tell a number; no two of them have the same marks in the same order. */
const INITIALED: readonly ((first: string, last: string, letters: string) => string)[] = [
  (first, last, letters) => `${first}.${letters}.${last}`,
  (first, last, letters) => `${first}_${letters}_${last}`,
  (first, last, letters) => first + letters + last,
  (first, last, letters) => `${first.slice(0, 1)}${letters}${last}`,
];

/** So many kinds of login names without a number are made of words. */
const WORDED = 6;

/** So many records share the first range of numbers in login names. */
const FIRST_RANGE = 128;

/**
 * A login name, made of a person's name and, for about one in three of the first 5,000 records and more of
 * further ones, a number; for others a letter or two, or words. No
 * two records have the same number, letters, or words, so no two have the same login name.
 *
 * @example
 * username(context, { first: 'Zoë', last: 'O’Brien' }) // => "zoe.obrien_home"
 */
export function username(context: Context, { first, last }: UsernameArgs): string {
  const style = context.random.pick(STYLES);
  const number = serial(context);
  const [given, family] = [lettersOf(first) || 'user', lettersOf(last) || 'x'];
  const own = style(given, family);
  return withoutNumber(own, given, family, number) ?? own + String(10 + number);
}

/** A login name whose letters or words tell a number; none for four numbers of eleven, and where they are used up. */
function withoutNumber(own: string, given: string, family: string, number: number): string | undefined {
  const at = number % RUN;
  if (at < NUMBERED) return undefined;
  const index = Math.floor(number / RUN) * (RUN - NUMBERED) + at - NUMBERED;
  const kinds = INITIALED.length + WORDED;
  const round = Math.floor(index / kinds);
  const kind = index % kinds;
  const form = INITIALED[kind];
  if (!form) return inWords(own, round * WORDED + kind - INITIALED.length);
  const letters = lettersFor(round);
  // The last two forms have letters beside others, from which only so many can be told apart.
  return letters.length > INITIALED.length - kind ? undefined : form(given, family, letters);
}

/** A number in letters: a, b, up to z, then aa, ab. */
function lettersFor(number: number): string {
  const before = number < 26 ? '' : lettersFor(Math.floor(number / 26) - 1);
  return before + String.fromCharCode(97 + (number % 26));
}

/** A login name with words that tell a number: a sign, a word and, after all words, what stands in front. */
function inWords(own: string, number: number): string | undefined {
  const name = own.replace(/_$/, '').replace('_', '.');
  const habit = HABITS[(number >> 1) % HABITS.length] ?? '';
  const ending = `${name}${number % 2 === 0 ? '.' : '_'}${habit}`;
  const further = Math.floor(number / (2 * HABITS.length)) - 1;
  if (further < 0) return ending;
  const adverb = ADVERBS[further >> 1];
  return adverb === undefined ? undefined : `${adverb}${further % 2 === 0 ? '.' : '_'}${ending}`;
}

/** The small letters of a name from a to z, without accents. */
export function lettersOf(name: string): string {
  return slug(name).replace(/[^a-z]/g, '');
}

/**
 * A whole number from 0 that no other record has in this field. Ranges double: the first 512 records share the numbers
 * below 512, the next 512 those below 1,024, and so on, so a small collection has small numbers in no order.
 */
function serial(context: Context): number {
  let end = FIRST_RANGE;
  while (context.id > end) end *= 2;
  return end === FIRST_RANGE ? context.distinct(end) : end / 2 + context.distinct(end / 2);
}
