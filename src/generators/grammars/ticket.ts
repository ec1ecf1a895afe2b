import { momentOf, WEEKDAYS, weekdayOf } from '../calendar.ts';
import type { Grammar } from '../grammar.ts';
import { months } from '../lists/months.ts';
import { createMatters } from './matter.ts';
import type { MatterKind } from './matter.ts';
import type { About, Subject } from './subject.ts';
import { billing } from './tickets/billing.ts';
import { bug } from './tickets/bug.ts';
import { featureRequest } from './tickets/feature-request.ts';
import { technical } from './tickets/technical.ts';
import { ticketWords } from './tickets/words.ts';

/** What customers write about. No plan is named: a ticket does not know which one its customer has. */
const TOPICS = { technical, billing, feature_request: featureRequest, bug };

const MATTERS = Object.fromEntries(Object.entries(TOPICS).map(([topic, { matters }]) => [topic, matters]));

const RULES: Grammar = {
  ...ticketWords,
  ...Object.fromEntries(Object.values(TOPICS).flatMap(({ rules }) => Object.entries(rules))),
};

const FRAMES = Object.fromEntries(Object.values(TOPICS).flatMap(({ frames }) => Object.entries(frames)));

/** How much care somebody takes: with small letters alone, with slips, or in anger. */
type Care = 'small' | 'hasty' | 'cross';

/** How customers begin and end what they write, `#` being their name, and how they write: everybody has one habit. */
const HABITS: readonly (readonly [hello: string, bye: string, care?: Care])[] = [
  ['', ''],
  ['', 'Thanks,\n#'],
  ['', '', 'small'],
  ['Hi,', ''],
  ['Hello,', 'Kind regards,\n#'],
  ['', '', 'hasty'],
  ['', 'Sent from my iPhone'],
  ['', '', 'cross'],
  ['Hi team,', 'Thank you!\n#'],
  ['', ''],
  ['Dear support team,', 'Best regards,\n#'],
  ['hi', 'thx', 'small'],
  ['Hello,', '#', 'hasty'],
  ['', 'Sent from my phone', 'small'],
  ['Hi there,', 'Cheers, #'],
  ['', '#'],
  ['Hello?', '', 'cross'],
  ['Good day,\nI hope this finds you well.', 'With kind regards,\n#'],
  ['Hi all,\nsorry to bother you.', 'Thanks a lot, #'],
];

/** What is mistyped, and how, by those in haste. */
const SLIPS: readonly (readonly [right: string, wrong: string])[] = [
  ['because', 'becuase'],
  [' the ', ' teh '],
  ["n't", 'nt'],
  ["I've", 'Ive'],
  ['address', 'adress'],
  ['which', 'wich'],
  [' and', ' adn'],
  ["It's", 'Its'],
  ['again', 'agian'],
  ['please', 'pls'],
];

/** A text as somebody with such care writes it. */
const WRITTEN: Readonly<Record<Care, (text: string, manner: number) => string>> = {
  small: (text) => text.toLowerCase().replaceAll("'", '').replace(/\.$/, ''),
  // Each text has some slips, and not the others.
  hasty: (text, manner) =>
    SLIPS.reduce(
      (all, [right, wrong], at) => ((at + manner + text.length) % 3 === 0 ? all.replace(right, wrong) : all),
      text,
    ),
  cross: (text) => text.replaceAll('? ', '?? ').replace(/[.?]$/, (mark) => (mark === '?' ? '???' : '!!')),
};

/** The habit of a customer; nobody's in particular, where none is known. */
const habitOf = ({ writerNumber = 0 }: About): (typeof HABITS)[number] =>
  HABITS[writerNumber % HABITS.length] ?? ['', ''];

/** So many months back, somebody still asks for a receipt; about a payment, in the month after it. */
const MONTHS = 3;

/** Rules for a day of the week, or for a month, and for the devices of some customers; made when asked for. */
const made: Map<number, Grammar> = new Map();

/** How many days after a weekday it is still named: not the next day, as that may be the day itself elsewhere. */
const [LEAST_AGO, MOST_AGO] = [2, 3];

/** When the weekend has just been, from Monday as 0. */
const AFTER_WEEKEND: ReadonlySet<number> = new Set([1, 2]);

/** Whether what is said of a time is true on a day of the week. */
function isTrueOn(day: number, said: string): boolean {
  const named = WEEKDAYS.findIndex((weekday) => said.endsWith(` ${weekday}`));
  if (named >= 0) {
    const ago = (day - named + 7) % 7;
    return ago >= LEAST_AGO && ago <= MOST_AGO;
  }
  return !said.endsWith(' weekend') || AFTER_WEEKEND.has(day);
}

/** The number of a month, counted from the year 0. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** What the devices of some are called, and those of the others. */
const [APPLE, OTHERS] = [/Mac|iP|iOS|Apple|Safari|Face/, /Android|Windows|Edge|Galaxy|Pixel|PC|Google/];

/** By devices, all words but those for devices that such a customer does not have. */
const OWNED = [OTHERS, APPLE].map((others) =>
  Object.fromEntries(Object.entries(RULES).map(([slot, words]) => [slot, words.filter((said) => !others.test(said))])),
);

/** So many customers in a row have different numbers of seats, each always the same, and one way of paying. */
const TEAMS = 30;

/**
 * The rules where the days named lie shortly before that of writing, and a bill is about the three months before it, or
 * fewer. Bills name no day, and all else names no month: one grammar for each day of each month would be many.
 */
function rulesIn({ topic, date, customerSince, writerNumber = 0 }: About): Grammar {
  if (date === undefined) return RULES;
  const [month, day] = [monthOf(date), weekdayOf(momentOf(date))];
  const known = customerSince === undefined ? MONTHS : Math.min(MONTHS, month - monthOf(customerSince));
  const [own, team] = [(writerNumber % HABITS.length) % 2, topic === 'billing' ? writerNumber % TEAMS : 0];
  const key = ((topic === 'billing' ? 7 + (month % 12) * (MONTHS + 1) + known : day) * TEAMS + team) * 2 + own;
  const kept = made.get(key);
  if (kept) return kept;
  const rules = OWNED[own] ?? RULES;
  const past = Array.from({ length: known }, (_, ago) => months[(month + 11 - ago) % 12] ?? '');
  const told = (rules['since'] ?? []).filter((said) => isTrueOn(day, said));
  const one = (list: readonly string[] = []): readonly string[] => [list[team % list.length] ?? ''];
  const all = {
    ...rules,
    past,
    period: past.slice(0, 1),
    since: told,
    size: one(rules['size']),
    less: one(rules['less']),
    method: one(rules['method']),
  };
  made.set(key, all);
  return all;
}

const matters = createMatters(MATTERS, RULES, FRAMES, 'technical', rulesIn);

/** The version of the app at some date, which is named after year and month. */
const versionOn = (date: string): string => `${date.slice(2, 4)}.${Number(date.slice(5, 7))}.${date.charAt(8)}`;

/** What tells of a web site, and not of an app, which has versions. */
const ON_THE_WEB = /Firefox|Chrome|Safari|Edge|web|browser/i;

/** A message as its writer begins and ends it. */
const asWritten: NonNullable<Subject['finish']> = (text, about) => {
  const [hello, bye, care] = habitOf(about);
  const body = care === undefined ? text : WRITTEN[care](text, about.writerNumber ?? 0);
  return [hello, body, bye.replace('#', about.writer ?? '')].filter((part) => part !== '').join('\n');
};

/** What a customer writes to the support: the subject line, and the message on the same matter. */
export const tickets: MatterKind = {
  ...matters,
  head: (context, about) => {
    const line = matters.head(context, about);
    return habitOf(about)[2] === 'small' ? line.toLowerCase() : line;
  },
  told: {
    ...matters.told,
    read(about, random) {
      const { part, slots } = matters.told.read(about, random);
      if (ON_THE_WEB.test(about.name ?? '')) return { part, slots: { ...slots, detail: RULES['tried'] ?? [] } };
      return { part, slots: about.date === undefined ? slots : { ...slots, version: versionOn(about.date) } };
    },
    finish: asWritten,
  },
};
