import { arg } from './arguments.ts';
import { dealOut, drawCounts } from './dealing.ts';
import { defineGenerator } from './define.ts';
import type { Random } from './random.ts';

/**
 * A cohort: 20 users in a row, and the 20 subscriptions, invoices, transactions, bookings, tickets and notifications with
 * the same ids. All of them are about these users, so that pages of several lists tell of the same people.
 */
export const COHORT = 20;

/** Weights of how many records of a list a user has; the first is the weight of none, the next that of one. */
const PLANS = [7, 8, 3, 2];
const STAYS = [9, 4, 3, 2, 1, 1];
const TICKETS = [8, 7, 3, 2];
const NOTICES = [7, 7, 3, 2, 1];

/**
 * How many invoices a subscription should have within the cohort, to be drawn evenly: the last subscription of a user,
 * and an earlier one.
 */
const BILLS: readonly number[] = [0, 0, 1, 1, 2, 3, 3, 4];
const EARLIER_BILLS: readonly number[] = [0, 0, 0, 1, 1, 2];
/** Factor on the chance that an invoice goes to the last subscription of a user, while that has none yet. */
const FIRST_BILL = 3;

/** How many bookings a trip has, to be drawn evenly. */
const TRIPS: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3];

/** Among users with hardly any records yet: share of those who joined in the last weeks. */
const NEW = 0.5;

/** Days that are counted for a month of a paid plan and for the longest trial, and days to spare. */
const [MONTH, TRIAL, SPARE] = [31, 30, 2];

/**
 * In their lists, the payment of an invoice, or a ticket about it, comes at most this many places before the invoice.
 */
const REACH = 6;

/** Columns of a sheet: what it says about each of the 20 places of a cohort. Places are counted from 0. */
const COLUMNS = [
  /** Of a user: 1 for a new account, otherwise 0; and the least age of the account, in days. */
  'isNew',
  'needed',
  /**
   * Of a subscription: its user, its position among the subscriptions of that user, from 1, and how many that user has.
   */
  'holder',
  'link',
  'links',
  /** Of a subscription: how many invoices of the cohort it has, and how many months it lasts at least. */
  'bills',
  'months',
  /**
   * Of an invoice: its subscription, its position among the invoices of that subscription, from 0, and 1 if it is the
   * last of them, otherwise 0.
   */
  'contract',
  'instalment',
  'closes',
  /** Of an invoice: the invoice whose payment comes next in the list; for the last one, itself. */
  'cover',
  /** Of a transaction: the invoice that it pays, and the invoice paid before that, which the transaction may refund. */
  'bill',
  'repaid',
  /**
   * Of a booking: the user, how many trips the user has, the number of this one, from 0, its first booking, and the
   * number and count of the booking within the trip.
   */
  'traveller',
  'trips',
  'trip',
  'first',
  'part',
  'parts',
  /** Of a ticket: the subscription whose user asks, and an invoice that the ticket may be about. */
  'service',
  'concern',
  /**
   * Of a notification: the user who gets it, and an earlier place of the cohort with the records that it may tell
   * about.
   */
  'reader',
  'matter',
] as const;

type Column = (typeof COLUMNS)[number];

/** Columns with places of the cohort. They are read as ids of records. */
const PLACES: ReadonlySet<Column> = new Set<Column>([
  'holder',
  'contract',
  'cover',
  'bill',
  'repaid',
  'traveller',
  'first',
  'service',
  'concern',
  'reader',
  'matter',
]);

type Sheet = Record<Column, number[]>;

const INDEXES: ReadonlyMap<Column, number> = new Map(COLUMNS.map((column, index) => [column, index]));

/** Reads one column of a sheet for a place of the cohort, from 0. */
const at = (sheet: readonly number[], place: number, column: Column): number =>
  sheet[place * COLUMNS.length + (INDEXES.get(column) ?? 0)] ?? 0;

/**
 * Returns the least duration of each subscription of a user, in days and in their order: the trial and the months
 * billed.
 *
 * @param sheet of the cohort of the user
 * @param user the id
 */
export function spansOf(sheet: readonly number[], user: number): number[] {
  const days: number[] = [];
  for (let place = 0; place < COHORT; place++) {
    if (at(sheet, place, 'holder') !== (user - 1) % COHORT) continue;
    const [bills, link] = [at(sheet, place, 'bills'), at(sheet, place, 'link')];
    const isLast = link === at(sheet, place, 'links');
    const trial = link === 1 && !(isLast && bills === 0) ? TRIAL : 0;
    days.push(trial + (isLast && bills <= 1 ? 1 : MONTH * at(sheet, place, 'months') + 1));
  }
  return days;
}

/** Returns how many records each owner has; `owners` has the owner of each record. */
function countsOf(owners: readonly number[]): number[] {
  const counts = owners.map(() => 0);
  for (const owner of owners) counts[owner] = (counts[owner] ?? 0) + 1;
  return counts;
}

/** Returns, for each record, how many earlier records have the same owner; `owners` has the owner of each record. */
function ranksOf(owners: readonly number[]): number[] {
  const counts = owners.map(() => 0);
  return owners.map((owner) => {
    const rank = counts[owner] ?? 0;
    counts[owner] = rank + 1;
    return rank;
  });
}

/** Draws one of several places. `oftenOf` returns the weight of a place, a whole number. */
function pickOften(random: Random, places: readonly number[], oftenOf: (place: number) => number): number {
  const often = places.map(oftenOf);
  let left = random.int(0, often.reduce((sum, one) => sum + one, 0) - 1);
  return places[often.findIndex((count) => (left -= count) < 0)] ?? 0;
}

/**
 * Draws the subscription that each invoice is for. It never stands later in its list than the invoice. Subscriptions
 * that still run get their invoices first.
 */
function drawContracts(random: Random, isLast: readonly boolean[]): number[] {
  const wanted = isLast.map((last) => random.pick(last ? BILLS : EARLIER_BILLS));
  const billed = new Set<number>();
  const all = isLast.map((_, plan) => plan);
  return all.map((invoice) => {
    const known = all.slice(0, invoice + 1);
    const open = known.filter((plan) => (wanted[plan] ?? 0) > 0);
    const some = open.length > 0 ? open : known.filter((plan) => isLast[plan] === true || billed.has(plan));
    const plan = pickOften(random, some.length > 0 ? some : known, (one) =>
      isLast[one] === true && !billed.has(one) ? FIRST_BILL : 1,
    );
    wanted[plan] = (wanted[plan] ?? 0) - 1;
    billed.add(plan);
    return plan;
  });
}

/** Draws subscriptions and their invoices. */
function drawPlans(
  random: Random,
): Pick<Sheet, 'holder' | 'link' | 'links' | 'bills' | 'months' | 'contract' | 'instalment' | 'closes'> {
  const holder = dealOut(random, drawCounts(random, COHORT, PLANS));
  const plans = countsOf(holder);
  const link = ranksOf(holder).map((rank) => rank + 1);
  const links = holder.map((user) => plans[user] ?? 0);
  const contract = drawContracts(
    random,
    link.map((one, at) => one === links[at]),
  );
  const bills = countsOf(contract);
  const instalment = ranksOf(contract);
  return {
    holder,
    link,
    links,
    bills,
    months: bills.map((count) => Math.max(1, count)),
    contract,
    instalment,
    closes: contract.map((plan, at) => (instalment[at] === (bills[plan] ?? 0) - 1 ? 1 : 0)),
  };
}

/** Draws an order for invoices: each stays close to its own place, and none comes before the place of its owner. */
function drawOrder(random: Random, owners: readonly number[]): number[] {
  const left = owners.map((_, invoice) => invoice);
  return owners.map((_, slot) => {
    const next = random.pick(left.filter((invoice) => invoice <= slot + REACH && (owners[invoice] ?? 0) <= slot));
    left.splice(left.indexOf(next), 1);
    return next;
  });
}

/** Draws which invoice each transaction pays. */
function drawPayments(random: Random, users: readonly number[]): Pick<Sheet, 'bill' | 'repaid' | 'cover'> {
  const bill = drawOrder(random, users);
  return {
    bill,
    repaid: bill.map((own, slot) => bill[slot - 1] ?? own),
    cover: bill.map((_, invoice) => bill[bill.indexOf(invoice) + 1] ?? invoice),
  };
}

/** Draws trips. A trip consists of consecutive bookings of one user. */
function drawTrips(random: Random): Pick<Sheet, 'traveller' | 'trips' | 'trip' | 'first' | 'part' | 'parts'> {
  const traveller = dealOut(random, drawCounts(random, COHORT, STAYS));
  const [trips, trip, first, part, parts] = [[], [], [], [], []] as [number[], number[], number[], number[], number[]];
  for (const user of new Set(traveller)) {
    const own = traveller.flatMap((one, at) => (one === user ? [at] : []));
    let number = 0;
    for (let start = 0; start < own.length; number++) {
      const size = Math.min(random.pick(TRIPS), own.length - start);
      for (const [at, booking] of own.slice(start, start + size).entries()) {
        [trip[booking], first[booking], part[booking], parts[booking]] = [number, own[start] ?? 0, at, size];
      }
      start += size;
    }
    for (const booking of own) trips[booking] = number;
  }
  return { traveller, trips, trip, first, part, parts };
}

/** Factor on the chance that a ticket is about the last subscription of a user rather than an earlier one. */
const LATEST = 12;

/**
 * Draws the subscription that each ticket is about. A user without a subscription asks nothing; another user asks
 * instead.
 */
function drawServices(
  random: Random,
  { holder, link, links }: Pick<Sheet, 'holder' | 'link' | 'links'>,
): Pick<Sheet, 'service'> {
  const all = holder.map((_, plan) => plan);
  const service = dealOut(random, drawCounts(random, COHORT, TICKETS)).map((user, ticket) => {
    const own = all.filter((plan) => holder[plan] === user);
    return pickOften(random, own.length > 0 ? own : all.slice(0, ticket + 1), (plan) =>
      link[plan] === links[plan] ? LATEST : 1,
    );
  });
  return { service };
}

/** Draws which users joined in the last weeks, and returns the least age of each account in days. */
function drawAges(
  random: Random,
  { holder, link, bills, months }: Pick<Sheet, 'holder' | 'link' | 'bills' | 'months'>,
  busy: ReadonlySet<number>,
): Pick<Sheet, 'isNew' | 'needed'> {
  const [plans, billed, needed] = [countsOf(holder), holder.map(() => 0), holder.map(() => 0)];
  for (const [at, user] of holder.entries()) {
    billed[user] = (billed[user] ?? 0) + (bills[at] ?? 0);
    needed[user] = (needed[user] ?? 0) + MONTH * (months[at] ?? 1) + SPARE + (link[at] === 1 ? TRIAL : 0);
  }
  const isNew = plans.map((count, user) =>
    count <= 1 && billed[user] === 0 && !busy.has(user) && random.chance(NEW) ? 1 : 0,
  );
  return { isNew, needed: needed.map((days, user) => (isNew[user] === 1 ? SPARE * (plans[user] ?? 0) : days)) };
}

function drawSheet(random: Random): Sheet {
  const plans = drawPlans(random);
  const { service } = drawServices(random, plans);
  const reader = dealOut(random, drawCounts(random, COHORT, NOTICES));
  const { holder, bills, contract } = plans;
  const often = reader.filter((user, at) => reader.indexOf(user) !== at);
  const customers = contract.map((one) => holder[one] ?? 0);
  return {
    ...plans,
    ...drawPayments(random, customers),
    ...drawTrips(random),
    // Whoever has no bill, no ticket, and hardly a notification may have joined lately.
    ...drawAges(random, plans, new Set([...service.map((plan) => holder[plan] ?? 0), ...often])),
    service,
    concern: drawOrder(random, contract),
    reader,
    matter: bills.map((_, at) => random.int(0, at)),
  };
}

export const cohort = defineGenerator({
  name: 'cohort',
  makes: 'Number of the cohort of a record, from 1: 20 records in a row.',
  internal: true,
  examples: [{ value: 1 }],
  make: ({ id }): number => Math.ceil(id / COHORT),
});

export const cohort_sheet = defineGenerator({
  name: 'cohort_sheet',
  makes:
    'Who has what in a cohort: which user has which subscriptions, bookings and tickets, which subscription has which invoices, and which transactions pay them. The field has to be drawn `per` cohort, and `as` the same thing in all resources.',
  internal: true,
  examples: [{}],
  make({ random }): number[] {
    const sheet = drawSheet(random);
    const columns = COLUMNS.map((column) => sheet[column]);
    const table: number[] = [];
    for (let place = 0; place < COHORT; place++) for (const column of columns) table.push(column[place] ?? 0);
    return table;
  },
});

export const cohort_entry = defineGenerator({
  name: 'cohort_entry',
  makes: 'What the sheet of a cohort says about a record: the id of another record, or a count.',
  internal: true,
  args: {
    sheet: arg.numbers('The sheet of the cohort.', { required: true }),
    column: arg.word(...COLUMNS)('What to read.', { required: true }),
  },
  examples: [{ args: { sheet: [0, 40], column: 'needed' }, value: 40 }],
  make({ id }, { sheet, column }): number {
    const place = (id - 1) % COHORT;
    const entry = at(sheet, place, column);
    return PLACES.has(column) ? id - place + entry : entry;
  },
});
