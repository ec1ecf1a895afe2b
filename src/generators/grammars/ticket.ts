import type { Grammar } from '../grammar.ts';
import { months } from '../lists/months.ts';
import { createMatters } from './matter.ts';
import type { MatterKind } from './matter.ts';
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

/** The rules where the months that a bill may be about are the three before the month of writing; made when asked for. */
const recent: Map<number, Grammar> = new Map();

function rulesIn(date: string | undefined): Grammar {
  if (date === undefined) return RULES;
  const now = Number(date.slice(5, 7)) - 1;
  const period = [1, 2, 3].map((ago) => months[(now + 12 - ago) % 12] ?? '');
  const rules = recent.get(now) ?? { ...RULES, period };
  recent.set(now, rules);
  return rules;
}

/** What a customer writes to the support: the subject line, and the message on the same matter. */
export const tickets: MatterKind = createMatters(MATTERS, RULES, FRAMES, 'technical', rulesIn);
