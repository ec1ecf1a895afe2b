import { momentOf, WEEKDAYS, weekdayOf } from '../calendar.ts';
import type { Grammar } from '../grammar.ts';
import { months } from '../lists/months.ts';
import { createMatters } from './matter.ts';
import type { MatterKind } from './matter.ts';
import type { About } from './subject.ts';
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

/** So many months back, somebody still asks about a bill. */
const MONTHS = 3;

/**
 * The rules where a bill may be about the three months before that of writing, or fewer, and where the days named lie
 * shortly before the day of writing; made when asked for.
 */
const recent: Map<number, Grammar> = new Map();

/** How many days after a weekday it is still named: not the next day, as that may be the day itself elsewhere. */
const [LEAST_AGO, MOST_AGO] = [2, 3];

/** What can be said on some days of the week only, from Monday as 0. */
const SPANS: Readonly<Record<string, readonly number[]>> = {
  weekend: [1, 2],
  'last week': [1, 2, 3],
};

/** Whether what is said of a time is true on a day of the week. */
function isTrueOn(day: number, said: string): boolean {
  const named = WEEKDAYS.findIndex((weekday) => said.endsWith(` ${weekday}`));
  if (named >= 0) {
    const ago = (day - named + 7) % 7;
    return ago >= LEAST_AGO && ago <= MOST_AGO;
  }
  return Object.entries(SPANS).every(([span, days]) => !said.endsWith(span) || days.includes(day));
}

/** The number of a month, counted from the year 0. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function rulesOn(day: number, month: number, known: number): Grammar {
  const period = Array.from({ length: known }, (_, ago) => months[(month + 11 - ago) % 12] ?? '');
  const now = (rule: string): readonly string[] => (RULES[rule] ?? []).filter((said) => isTrueOn(day, said));
  return { ...RULES, period, since: now('since'), lately: now('lately') };
}

function rulesIn({ date, since }: About): Grammar {
  if (date === undefined) return RULES;
  const month = monthOf(date);
  const known = since === undefined ? MONTHS : Math.min(MONTHS, month - monthOf(since));
  const day = weekdayOf(momentOf(date));
  const key = ((month % 12) * (MONTHS + 1) + known) * 7 + day;
  const rules = recent.get(key) ?? rulesOn(day, month, known);
  recent.set(key, rules);
  return rules;
}

/** What a customer writes to the support: the subject line, and the message on the same matter. */
export const tickets: MatterKind = createMatters(MATTERS, RULES, FRAMES, 'technical', rulesIn);
