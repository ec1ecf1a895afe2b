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

/** The rules where a bill may be about the three months before that of writing, or fewer; made when asked for. */
const recent: Map<number, Grammar> = new Map();

/** The number of a month, counted from the year 0. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

function rulesIn({ date, since }: About): Grammar {
  if (date === undefined) return RULES;
  const month = monthOf(date);
  const known = since === undefined ? MONTHS : Math.min(MONTHS, month - monthOf(since));
  const key = (month % 12) * (MONTHS + 1) + known;
  const period = Array.from({ length: known }, (_, ago) => months[(month + 11 - ago) % 12] ?? '');
  const rules = recent.get(key) ?? { ...RULES, period };
  recent.set(key, rules);
  return rules;
}

/** What a customer writes to the support: the subject line, and the message on the same matter. */
export const tickets: MatterKind = createMatters(MATTERS, RULES, FRAMES, 'technical', rulesIn);
