import { momentOf, WEEKDAYS, weekdayOf } from '../calendar.ts';
import type { Grammar, Slots } from '../grammar.ts';
import { months } from '../lists/months.ts';
import { createMatters } from './matter.ts';
import type { MatterKind } from './matter.ts';
import type { About, Subject } from './subject.ts';
import { billing } from './tickets/billing.ts';
import { bills } from './tickets/bills.ts';
import { bug } from './tickets/bug.ts';
import { featureRequest } from './tickets/feature-request.ts';
import { technical } from './tickets/technical.ts';
import { ticketWords } from './tickets/words.ts';

/** Topics that customers write about where no bill is known. No text of them names a plan. */
const TOPICS = { technical, billing, feature_request: featureRequest, bug };

const MATTERS = {
  ...Object.fromEntries(Object.entries(TOPICS).map(([topic, { matters }]) => [topic, matters])),
  ...bills.matters,
};

const RULES: Grammar = {
  ...ticketWords,
  ...Object.fromEntries(Object.values(TOPICS).flatMap(({ rules }) => Object.entries(rules))),
};

const FRAMES = {
  ...Object.fromEntries(Object.values(TOPICS).flatMap(({ frames }) => Object.entries(frames))),
  ...bills.frames,
};

/** How carefully somebody writes: without capitals (`small`), with typing errors, or angrily. */
type Care = 'small' | 'hasty' | 'cross';

/** How customers begin and end a message, where `#` is their name, and how carefully they write. Each has one habit. */
const HABITS: readonly (readonly [hello: string, bye: string, care?: Care])[] = [
  ['', ''],
  ['', 'Thanks,\n#'],
  ['', '', 'small'],
  ['Hi,', ''],
  ['Hello,', 'Regards,\n#'],
  ['', '', 'hasty'],
  ['', 'Sent from my iPhone'],
  ['', '', 'cross'],
  ['Hi team,', 'Thank you!\n#'],
  ['', ''],
  ['Dear all,', 'Best, #'],
  ['hi', 'thx', 'small'],
  ['Hello,', '#', 'hasty'],
  ['', 'Sent from my phone', 'small'],
  ['Hi there,', 'Cheers, #'],
  ['', '#'],
  ['Hello?', '', 'cross'],
  ['Good day,', 'Best wishes,\n#'],
  ['Hi all,', 'Thanks a lot, #'],
];

/** Typing errors of people in a hurry. */
const SLIPS: readonly (readonly [right: string, wrong: string])[] = [
  ['because', 'becuase'],
  [' the ', ' teh '],
  ["n't", 'nt'],
  ["I've", 'Ive'],
  ['address', 'adress'],
  ['which', 'wich'],
  [' with ', ' wiht '],
  ["It's", 'Its'],
  ['again', 'agian'],
  ['please', 'pls'],
  ['nothing', 'nothign'],
  [' and', ' adn'],
  ['before', 'befor'],
  ['really', 'realy'],
  ['there', 'tehre'],
  ['would', 'woudl'],
  ['that', 'taht'],
];

/** Matches what people copy rather than type, such as the number of an invoice or a sum with its currency. */
const COPIED = /((?:\b[A-Z]{3} )?\S*\d\S*)/;

/** Returns a text in lower case, except for what was copied. */
const inSmall = (text: string): string =>
  text
    .split(COPIED)
    .map((part, at) => (at % 2 === 1 ? part : part.toLowerCase()))
    .join('');

/** Writes a text as carefully as somebody does. The number of the customer decides which errors it has. */
const WRITTEN: Readonly<Record<Care, (text: string, manner: number) => string>> = {
  small: (text) => inSmall(text).replaceAll("'", '').replace(/\.$/, ''),
  // About a quarter of the errors, depending on the text.
  hasty: (text, manner) =>
    SLIPS.reduce(
      (all, [right, wrong], at) => ((at + manner + text.length) % 4 === 0 ? all.replace(right, wrong) : all),
      text,
    ),
  cross: (text) => text.replaceAll('? ', '?? ').replace(/\?$/, '???'),
};

/** Returns the habit of a customer; the first one if the customer is not known. */
const habitOf = ({ writerNumber = 0 }: About): (typeof HABITS)[number] =>
  HABITS[writerNumber % HABITS.length] ?? ['', ''];

/**
 * For this many months, a customer can ask for a receipt afterwards. A question about a payment comes in the month
 * after the payment.
 */
const MONTHS = 3;

/**
 * Grammars that were made for a weekday or for months, with the words for a device and a way to pay, kept for later
 * records.
 */
const made: Map<string, Grammar> = new Map();

/**
 * A text names a weekday, as in "since Monday", only if that day is at least `LEAST_AGO` and at most `MOST_AGO` days
 * ago. One day ago, it could still be the same day elsewhere.
 */
const [LEAST_AGO, MOST_AGO] = [2, 3];

/** On these days of the week, with Monday as 0, people speak of the weekend as the last one. */
const AFTER_WEEKEND: ReadonlySet<number> = new Set([1, 2]);

/**
 * Whether a phrase such as "since Monday" is true on a day of the week. Phrases that name no day always are.
 *
 * @param day from 0 for Monday
 */
function isTrueOn(day: number, said: string): boolean {
  const named = WEEKDAYS.findIndex((weekday) => said.endsWith(` ${weekday}`));
  if (named >= 0) {
    const ago = (day - named + 7) % 7;
    return ago >= LEAST_AGO && ago <= MOST_AGO;
  }
  return !said.endsWith(' weekend') || AFTER_WEEKEND.has(day);
}

/** Returns the number of months between the year 0 and a date. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** Matches names of devices and programs of Apple, and those of all others. */
const [APPLE, OTHERS] = [/Mac|iP|iOS|Apple|Safari|Face/, /Android|Windows|Edge|Galaxy|Pixel|PC|Google/];

/**
 * The rules without the words for devices that a customer does not own: first for owners of Apple devices, then for
 * everybody else.
 */
const OWNED = [OTHERS, APPLE].map((others) =>
  Object.fromEntries(Object.entries(RULES).map(([slot, words]) => [slot, words.filter((said) => !others.test(said))])),
);

/** Among this many consecutive customers, all pay in different ways. A customer always pays in the same way. */
const PAYERS = 30;

/**
 * Returns the rules for tickets written on a date: weekdays are shortly before it, and bills are of the last three
 * months, or of fewer for a new customer. To need fewer grammars, bills name no weekday, and other tickets name no
 * month.
 */
function rulesIn({ topic, date, customerSince, writerNumber = 0, facts }: About): Grammar {
  if (facts !== undefined) return Object.fromEntries(factsIn(facts).map(([slot, word]) => [slot, [word]]));
  if (date === undefined) return RULES;
  const [month, day] = [monthOf(date), weekdayOf(momentOf(date))];
  const known = customerSince === undefined ? MONTHS : Math.min(MONTHS, month - monthOf(customerSince));
  const isBill = topic === 'billing';
  const [own, payer] = [(writerNumber % HABITS.length) % 2, isBill ? writerNumber % PAYERS : 0];
  const when = isBill ? 7 + (month % 12) * (MONTHS + 1) + known : day;
  const key = `${when} ${payer} ${own}`;
  const kept = made.get(key);
  if (kept) return kept;
  const rules = OWNED[own] ?? RULES;
  const past = Array.from({ length: known }, (_, ago) => months[(month + 11 - ago) % 12] ?? '');
  const told = (rules['since'] ?? []).filter((said) => isTrueOn(day, said));
  const one = (list: readonly string[] = []): readonly string[] => [list[payer % list.length] ?? ''];
  const all = {
    ...rules,
    past,
    period: past.slice(0, 1),
    since: told,
    method: one(rules['method']),
  };
  made.set(key, all);
  return all;
}

/** Returns pairs of a placeholder and its word, from a list that has both in turn. */
const factsIn = (facts: readonly string[]): readonly (readonly [slot: string, word: string])[] =>
  facts.flatMap((slot, at) => (at % 2 === 0 ? [[slot, facts[at + 1] ?? ''] as const] : []));

/** The words for the placeholders of a bill, if nothing is known of the bill. */
const ANY_BILL: Slots = {
  number: 'INV-2025-032-004117',
  total: '€48',
  net: '€40',
  tax: '€8',
  issued: 'Monday',
  due: 'Friday',
  paid: 'Tuesday',
  plan: 'Basic',
  seats: '5',
  less: '4',
};

const matters = createMatters(MATTERS, RULES, FRAMES, 'technical', rulesIn);

/** Returns the version of the app at a date: year, month, and the first digit of the day. */
const versionOn = (date: string): string => `${date.slice(2, 4)}.${Number(date.slice(5, 7))}.${date.charAt(8)}`;

/** Matches tickets about the web site. They name no version of the app. */
const ON_THE_WEB = /Firefox|Chrome|Safari|Edge|web|browser/i;

/** Writes a message in the style of its writer, with opening and ending. */
const asWritten: NonNullable<Subject['finish']> = (text, about) => {
  const [hello, bye, care] = habitOf(about);
  const body = care === undefined ? text : WRITTEN[care](text, about.writerNumber ?? 0);
  return [hello, body, bye.replace('#', about.writer ?? '')].filter((part) => part !== '').join('\n');
};

/** Support tickets: the subject line, and a message about the same thing. */
export const tickets: MatterKind = {
  ...matters,
  head: (context, about) => {
    const line = matters.head(context, about);
    return habitOf(about)[2] === 'small' ? inSmall(line) : line;
  },
  told: {
    ...matters.told,
    read(about, random) {
      const { part, slots } = matters.told.read(about, random);
      const bill = about.facts === undefined ? ANY_BILL : Object.fromEntries(factsIn(about.facts));
      const known = { ...bill, ...slots };
      if (ON_THE_WEB.test(about.name ?? '')) return { part, slots: { ...known, detail: RULES['tried'] ?? [] } };
      return { part, slots: about.date === undefined ? known : { ...known, version: versionOn(about.date) } };
    },
    finish: asWritten,
  },
};
