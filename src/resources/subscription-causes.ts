import { cyclesOf } from './causes.ts';
import type { Cycles } from './causes.ts';

/** What decides over a subscription, and is not shown: which of its user’s chain it is, and the cycles that fit into it. */
export const subscriptionCauses = {
  money: {
    type: 'string',
    generator: 'currency',
    description: 'ISO 4217 code of the currency where the user lives',
    args: { country: { from: 'user_id.country' } },
  },
  chain: { type: 'integer', generator: 'chain', description: 'Number of the chain that belongs to one user' },
  link: { type: 'integer', generator: 'chain_link', description: 'Which it is', args: { chain: { from: 'chain' } } },
  holder: {
    type: 'integer',
    generator: 'chain_holder',
    description: 'The user of the chain, who has no other one',
    args: { chain: { from: 'chain' } },
  },
  period: {
    type: 'array',
    generator: 'chain_period',
    description: 'The day it begins and the last one it may end on: the next one has to begin behind that',
    args: { link: { from: 'link' }, after: { from: 'user_id.created_at' } },
    per: 'chain',
  },
  begin: { type: 'string', generator: 'element', description: 'First day', args: { of: { from: 'period' }, at: 0 } },
  limit: { type: 'string', generator: 'element', description: 'Last day', args: { of: { from: 'period' }, at: 1 } },
  entry: {
    type: 'string',
    generator: 'element',
    description: 'Whether it begins when the user joins',
    args: { of: { from: 'period' }, at: 2 },
  },
  // Today for the last one of the chain.
  place: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'limit' } } },
  since: {
    type: 'string',
    generator: 'element',
    description: 'From when on months and years count: the begin, or for the last one of the chain long ago',
    args: { of: { by: 'place', is: { today: ['2000-01-01'] }, else: { from: 'period' } }, at: 0 },
  },
  weeks: cyclesOf('weekly', 'Weeks that fit in between') as Cycles,
  months: cyclesOf('monthly', 'Months that fit in between') as Cycles,
  years: cyclesOf('annually', 'Years that fit in between') as Cycles,
  tariff: {
    type: 'string',
    generator: 'phase',
    description: 'Whether it ended before prices were raised, a year and a half ago',
    args: { date: { from: 'end_date' }, recent: 550 },
  },
  cycles: {
    type: 'integer',
    generator: 'whole_cycles',
    description: 'Billing cycles that fit in between',
    args: { after: { from: 'begin' }, before: { from: 'limit' }, every: { from: 'billing_cycle' } },
  },
  trial_end: {
    type: 'string',
    format: 'date',
    generator: 'future_date',
    description: 'The day a trial would end: each plan has one length of trials',
    args: {
      after: { from: 'begin' },
      terms: { by: 'plan', is: { Basic: [7], Business: [30], Enterprise: [30] }, else: [14] },
    },
  },
  trial: { type: 'string', generator: 'phase', description: 'Where it lies', args: { date: { from: 'trial_end' } } },
  renewal: {
    type: 'string',
    format: 'date',
    generator: 'future_date',
    description: 'The day the next cycle begins: once a trial is over, or in the rhythm of the cycles',
    args: {
      after: { by: 'status', is: { trial: { from: 'trial_end' } }, else: { from: 'begin' } },
      every: { by: 'status', is: { active: { from: 'billing_cycle' }, suspended: { from: 'billing_cycle' } } },
      days: [0, 0],
    },
  },
} as const;
