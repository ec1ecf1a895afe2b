import { dealOut, drawCounts } from './dealing.ts';
import type { Random } from './random.ts';

/** Weights of how many notifications a user has: first the weight of none, then that of one, and so on. */
const NOTICES = [10, 4, 3, 2, 1];

/** What a notification can tell about: nothing, an invoice, or a booking. */
const [NOTHING, INVOICE, BOOKING] = [0, 1, 2] as const;

/** Share of notifications, from 0 to 1, about an invoice rather than a booking of readers who have both. */
const BY_INVOICE = 0.85;

/** Who gets which notification of a cohort, and what is told. `cohorts.ts` explains the columns. */
type Notices = Readonly<Record<'reader' | 'matter' | 'kind' | 'heard' | 'announced', number[]>>;

/**
 * Draws who gets which notification, and what it can tell about: an invoice or a trip of the reader that no other
 * notification is about, the latest first.
 *
 * @param customers the user of each invoice
 * @param trips the user of each booking, and the first booking of its trip
 */
export function drawNotices(
  random: Random,
  customers: readonly number[],
  { traveller, first }: Readonly<Record<'traveller' | 'first', readonly number[]>>,
): Notices {
  const reader = dealOut(random, drawCounts(random, customers.length, NOTICES));
  const [matter, kind] = [reader.map((_, notice) => notice), reader.map((): number => NOTHING)];
  const told: Readonly<Record<number, Set<number>>> = { [INVOICE]: new Set(), [BOOKING]: new Set() };
  const latest = (owners: readonly number[], notice: number, known: Set<number> | undefined): number =>
    owners.findLastIndex((user, at) => user === reader[notice] && at <= notice && known?.has(at) !== true);
  const tripOwners = traveller.map((user, at) => (first[at] === at ? user : -1));
  for (const notice of reader.keys()) {
    const found = [
      [INVOICE, latest(customers, notice, told[INVOICE])],
      [BOOKING, latest(tripOwners, notice, told[BOOKING])],
    ] as const;
    const [own = [NOTHING, notice] as const, other] = found.filter(([, at]) => at >= 0);
    const [what, at] = other !== undefined && !random.chance(BY_INVOICE) ? other : own;
    [kind[notice], matter[notice]] = [what, at];
    told[what]?.add(at);
  }
  const readers = new Set(reader);
  const isHeard = (user: number, what: number, at: number): number =>
    !readers.has(user) || told[what]?.has(at) === true ? 1 : 0;
  return {
    reader,
    matter,
    kind,
    heard: customers.map((user, invoice) => isHeard(user, INVOICE, invoice)),
    announced: traveller.map((user, at) => isHeard(user, BOOKING, first[at] ?? 0)),
  };
}
