import { sumText } from './amounts.ts';
import { arg, type FilledArgs } from './arguments.ts';
import { DAY, HOUR, momentOf, stamp } from './calendar.ts';
import { defineGenerator } from './define.ts';
import { months } from './lists/months.ts';
import { GRACE } from './plan-courses.ts';

const BILL_ARGS = {
  number: arg.text('Number of the invoice.', { required: true }),
  status: arg.text('State of the invoice.', { required: true }),
  issued: arg.text('Day of issue.', { required: true }),
  due: arg.text('Last day for payment.', { required: true }),
  settled: arg.text('When it was or would be paid.', { required: true }),
  repaid: arg.text('When it was or would be paid back.', { required: true }),
  method: arg.text('`card` or `transfer`.', { required: true }),
  currency: arg.text('ISO 4217 code of the sums.', { required: true }),
  total: arg.number('Sum with tax.', { required: true }),
  amount: arg.number('Sum without tax.', { required: true }),
  tax: arg.number('The tax.', { required: true }),
  plan: arg.text('The plan.', { required: true }),
  standing: arg.text('State of the subscription.', { required: true }),
  cycle: arg.text('How often it is charged.', { required: true }),
  seats: arg.number('Seats on the invoice.', { required: true }),
};

type Bill = FilledArgs<typeof BILL_ARGS>;

/**
 * A question that a customer can ask about a bill: how frequent it is, which bills it fits, and between which moments
 * it is asked.
 */
interface Question {
  readonly weight: number;
  readonly fits: (bill: Bill) => boolean;
  readonly from: (bill: Bill) => number;
  readonly to: (bill: Bill) => number;
}

const issue = ({ issued }: Bill): number => momentOf(issued) + DAY;
const settle = ({ settled }: Bill): number => momentOf(settled);
const isPaid = ({ status }: Bill): boolean => status === 'paid';

/**
 * Most people ask within this time after a bill is issued, in milliseconds. If people asked later, too many questions
 * about the latest bills would fall on the days just before today.
 */
const SOON = 10 * DAY;

/** Makes a question that is asked within days after the bill is issued, if the bill fits and is not cancelled. */
const soon = (weight: number, fits: Question['fits']): Question => ({
  weight,
  fits: (bill) => bill.status !== 'cancelled' && fits(bill),
  from: issue,
  to: (bill) => issue(bill) + SOON,
});

/** What customers ask about a bill, by the topic of the ticket. Its sentences are in `grammars/tickets/bills.ts`. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  receipt: {
    weight: 5,
    fits: isPaid,
    from: (bill) => settle(bill) + 5 * HOUR,
    to: (bill) => settle(bill) + SOON,
  },
  declined: {
    weight: 60,
    fits: (bill) => isPaid(bill) && bill.method === 'card' && settle(bill) > issue(bill),
    from: ({ issued }) => momentOf(issued) + 9 * HOUR,
    to: settle,
  },
  more_time: {
    weight: 8,
    fits: (bill) => bill.method === 'transfer' && settle(bill) > momentOf(bill.due) + 2 * DAY,
    from: issue,
    to: ({ due }) => momentOf(due) - DAY,
  },
  overdue: {
    weight: 12,
    fits: ({ status }) => status === 'overdue',
    from: ({ due }) => momentOf(due) + 2 * DAY,
    to: ({ due }) => momentOf(due) + (GRACE - 1) * DAY,
  },
  locked: {
    weight: 40,
    fits: ({ status, standing }) => status === 'overdue' && standing === 'suspended',
    from: ({ due }) => momentOf(due) + (GRACE + 1) * DAY,
    to: ({ due }) => momentOf(due) + GRACE * DAY + SOON,
  },
  refund: {
    weight: 80,
    fits: ({ status }) => status === 'refunded',
    from: (bill) => settle(bill) + HOUR,
    to: ({ repaid }) => momentOf(repaid) - HOUR,
  },
  cancelled: {
    weight: 80,
    fits: ({ status }) => status === 'cancelled',
    from: issue,
    to: (bill) => issue(bill) + SOON,
  },
  how_to_pay: {
    weight: 5,
    fits: ({ status, method }) => status !== 'cancelled' && method === 'transfer',
    from: issue,
    to: (bill) => Math.min(settle(bill), issue(bill) + SOON),
  },
  tax: soon(2, ({ tax }) => tax > 0),
  untaxed: soon(6, ({ tax }) => tax === 0),
  fewer_seats: soon(4, ({ seats }) => seats > 3),
  split: soon(2, ({ seats }) => seats > 3),
  by_year: soon(2, ({ cycle, standing }) => cycle === 'monthly' && standing === 'active'),
  address: soon(2.5, () => true),
  blank: soon(2, () => true),
};

/** Writes a day as `3 March`. */
const dayOf = (date: string): string => `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}`;

/**
 * Returns the words that fill the placeholders of a text about a bill, in pairs: the name of a placeholder, then its
 * word.
 */
function wordsOf(bill: Bill): readonly string[] {
  const money = (sum: number): string => sumText(sum, bill.currency);
  return Object.entries({
    number: bill.number,
    total: money(bill.total),
    net: money(bill.amount),
    tax: money(bill.tax),
    issued: dayOf(bill.issued),
    due: dayOf(bill.due),
    paid: dayOf(bill.settled),
    plan: bill.plan,
    seats: String(bill.seats),
    less: String(bill.seats - (bill.seats > 8 ? 3 : 1)),
  }).flat();
}

export const bill_question = defineGenerator({
  name: 'bill_question',
  makes:
    'What a customer asks about a bill, from when on and until when, and the facts of the bill, as names and words in turn. All that it says is so on these days.',
  internal: true,
  args: BILL_ARGS,
  examples: [
    {
      args: {
        number: 'INV-2025-060-000017',
        status: 'cancelled',
        issued: '2025-03-01',
        due: '2025-03-15',
        settled: '2025-03-09T10:00:00.000Z',
        repaid: '2025-03-20T10:00:00.000Z',
        method: 'card',
        currency: 'EUR',
        total: 11.9,
        amount: 10,
        tax: 1.9,
        plan: 'Basic',
        standing: 'active',
        cycle: 'monthly',
        seats: 1,
      },
    },
  ],
  make({ random, now }, bill): string[] {
    const known = Object.entries(QUESTIONS).filter(
      ([, { fits, from, to }]) => fits(bill) && from(bill) < Math.min(now, to(bill)),
    );
    // Nothing has happened yet to a bill of today, but anybody may have the wrong address.
    const topic =
      known.length === 0
        ? 'address'
        : random.weighted(Object.fromEntries(known.map(([name, { weight }]) => [name, weight])));
    const { from = issue, to = issue } = QUESTIONS[topic] ?? {};
    const end = Math.min(now, to(bill));
    return [
      'topic',
      topic,
      'from',
      stamp(Math.min(from(bill), end), 'date-time'),
      'to',
      stamp(end, 'date-time'),
      ...wordsOf(bill),
    ];
  },
});
