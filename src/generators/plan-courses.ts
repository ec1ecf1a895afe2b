import { arg } from './arguments.ts';
import { addCycles, DAY, fewestCycles, midnight, momentOf } from './calendar.ts';
import { MONTHS_LATE } from './contracts.ts';
import { defineGenerator } from './define.ts';

/**
 * What becomes of a subscription and its last charge. `going`: it goes on. `suspended`: it is suspended, since that
 * charge is unpaid. The others have ended. `void`: the user left on the day of the last charge, which is void. `left`:
 * the user left later. `late`: the last charge was paid only late.
 */
const FATES = ['going', 'suspended', 'void', 'left', 'late'] as const;

type Fate = (typeof FATES)[number];

/**
 * How frequent these fates are for the last subscription of a user, and below for an earlier one, as weights. Only
 * fates that are possible are drawn.
 */
const NOW: Readonly<Record<Fate, number>> = { going: 50, suspended: 76, void: 48, left: 2, late: 6 };
const ONCE: Readonly<Record<Fate, number>> = { going: 0, suspended: 0, void: 38, left: 50, late: 12 };

/** Fates that nobody meets without being told: of their last charge, there is news. */
const TOLD: ReadonlySet<Fate> = new Set<Fate>(['suspended', 'void', 'late']);

/** How many days after the due date of an unpaid charge its subscription ends or is suspended. */
export const GRACE = 12;
/**
 * From this many days after the due date of an unpaid charge on, its subscription is cancelled instead of suspended.
 */
const PATIENCE = 100;

/** Returns the whole numbers from `from` to `to`; none if `to` is smaller. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

export const plan_course = defineGenerator({
  name: 'plan_course',
  makes: `What becomes of a subscription: 0 to 4 for ${FATES.join(', ')}; the number of its last charge, from 0; on which day after the first charge it ends; and the number of the first charge that has an invoice here. No charge follows one that is not paid.`,
  internal: true,
  args: {
    first: arg.text('Day of the first charge.', { required: true }),
    limit: arg.text('Last day on which it may end: the reference date for one that may go on.', { required: true }),
    cycle: arg.text('How often it is charged.', { required: true }),
    bills: arg.number('How many of its last charges have an invoice here.', { required: true }),
    isWhole: arg.number('Whether these are all of its charges: 1, else 0.', { required: true }),
    reported: arg.number('Whether the user may be told about the last of them: 1, else 0.', { required: true }),
    terms: arg.number('Days from the day of issue to the due date.', { required: true }),
  },
  examples: [
    {
      args: {
        first: '2025-03-10',
        limit: '2026-01-01',
        cycle: 'monthly',
        bills: 2,
        isWhole: 0,
        reported: 1,
        terms: 14,
      },
      value: [0, 9, 306, 8],
    },
  ],
  make({ random, now }, { first, limit, cycle, bills, isWhole, reported, terms }): number[] {
    const [start, end, today] = [momentOf(first), momentOf(limit), midnight(now)];
    let whole = end < start ? 0 : fewestCycles(start, end, cycle);
    while (addCycles(start, cycle, whole + 1) <= end) whole++;
    const days: number[] = [];
    const dayOf = (charge: number): number => (days[charge] ??= (addCycles(start, cycle, charge) - start) / DAY);
    // The day on which it ends for want of money. Whoever is charged again before that can owe nothing for so long.
    const lapse = (charge: number): number => dayOf(charge) + terms + GRACE;
    const canLapse = (charge: number): boolean => lapse(charge) < dayOf(charge + 1);
    const overdue = (charge: number): number => (today - start) / DAY - dayOf(charge) - terms;
    const isUnpaid = (charge: number): boolean =>
      overdue(charge) >= GRACE && overdue(charge) <= PATIENCE && canLapse(charge);
    const isLate = (charge: number): boolean => overdue(charge) > MONTHS_LATE[1] && canLapse(charge);
    // The charges that can be the last one, by what becomes of it.
    const charges: Readonly<Record<Fate, () => readonly number[]>> = {
      going: () => [whole],
      suspended: () => (bills === 0 ? [] : range(bills - 1, whole).filter(isUnpaid)),
      // On the day on which the next plan may begin, there is at most its own charge.
      void: () =>
        bills === 0 ? [] : range(Math.max(1, bills - 1), whole).filter((charge) => start + dayOf(charge) * DAY < end),
      left: () => range(Math.max(1, bills) - 1, whole - 1),
      late: () => (bills === 0 ? [] : range(bills - 1, whole - 1).filter(isLate)),
    };
    const choicesOf = (fate: Fate): readonly number[] =>
      isWhole === 0 ? charges[fate]() : charges[fate]().filter((last) => last === bills - 1);
    const odds = end < today || (bills === 0 && whole > 0) ? ONCE : NOW;
    const choices = new Map<Fate, readonly number[]>();
    for (const fate of FATES) {
      const lasts = odds[fate] > 0 && (reported === 1 || !TOLD.has(fate)) ? choicesOf(fate) : [];
      if (lasts.length > 0) choices.set(fate, lasts);
    }
    const fate = choices.size === 0 ? 'going' : random.weighted(odds, [...choices.keys()]);
    const lasts = choices.get(fate) ?? choicesOf(fate);
    // Whoever takes another plan later keeps this one until then.
    const last = end < today && fate !== 'late' ? (lasts.at(-1) ?? 0) : random.pick(lasts);
    const owes = fate === 'suspended' || fate === 'late';
    const over = owes ? lapse(last) : dayOf(fate === 'void' ? last : last + 1);
    return [FATES.indexOf(fate), last, over, last - bills + 1];
  },
});
