import { arg } from './arguments.ts';
import { drawNotices } from './cohort-notices.ts';
import { dealOut, drawCounts } from './dealing.ts';
import { defineGenerator } from './define.ts';
import type { Random } from './random.ts';

/**
 * Number of users in a cohort. A cohort is 20 users in a row, and the 20 subscriptions, invoices, transactions,
 * bookings, tickets and notifications with the same ids. All of these records are about these users, so that pages of
 * several lists are about the same people.
 */
export const COHORT = 20;

/**
 * Weights of how many subscriptions a user has: first the weight of none, then that of one, and so on. Below, the same
 * for bookings and tickets.
 */
const PLANS = [6, 9, 4, 1];
const STAYS = [9, 4, 3, 2, 1, 1];
const TICKETS = [8, 7, 3, 2];

/** How many invoices the last subscription of a user should have within its cohort, to be drawn evenly. */
const BILLS: readonly number[] = [0, 1, 1, 1, 2, 2, 3];
/**
 * The same where an earlier subscription of the user has invoices, so that each charge of the last one needs one.
 * Subscriptions in between have one invoice.
 */
const WHOLE_BILLS: readonly number[] = [0, 1, 1];
/** Weight with which an invoice goes to a subscription that has no invoice yet. Others have 1. */
const FIRST_BILL = 3;

/** How many bookings a trip consists of, to be drawn evenly. */
const TRIPS: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3];

/** Share, from 0 to 1, of the users with hardly any records who joined in the last weeks. */
const NEW = 0.45;

/**
 * How many days of an account's age are reserved for each month of a paid plan, for the longest trial, and as a margin.
 */
const [MONTH, TRIAL, SPARE] = [31, 30, 2];

/**
 * The payment of an invoice, or a ticket about it, may come at most this many positions earlier in its own list than
 * the invoice does in the list of invoices.
 */
const REACH = 6;

/**
 * The columns of a cohort's sheet. A sheet is a table of 20 rows that says who has what: row `n` is about the `n`th
 * user, subscription, invoice and so on of the cohort, counted from 0.
 */
const COLUMNS = [
  /** `isNew`: 1 if the user has a new account, otherwise 0. `needed`: the least age of the account, in days. */
  'isNew',
  'needed',
  /**
   * `holder`: the user of a subscription. `link`: its position among the subscriptions of that user, from 1. `links`:
   * how many subscriptions that user has.
   */
  'holder',
  'link',
  'links',
  /**
   * `bills`: how many invoices of the cohort a subscription has. `months`: how many months it lasts at least.
   * `follows`: 1 if an earlier subscription of the user has invoices, otherwise 0: then each charge of this one has an
   * invoice. `leads`: 1 if a later one has invoices, otherwise 0. `reported`: as `heard`, for its last invoice.
   */
  'bills',
  'months',
  'follows',
  'leads',
  'reported',
  /**
   * `contract`: the subscription of an invoice. `instalment`: the position of the invoice among those of its
   * subscription, from 0. `closes`: 1 if it is the last of them, otherwise 0. `heard`: 1 if a notification can tell
   * its customer about it, or the customer has no notifications; otherwise 0.
   */
  'contract',
  'instalment',
  'closes',
  'heard',
  /**
   * The invoice whose payment follows the payment of this invoice in the list of transactions; the invoice itself where
   * a refund there would come later in its list than the invoice does.
   */
  'cover',
  /**
   * `bill`: the invoice that a transaction pays. `repaid`: the invoice paid before that one, which the transaction may
   * refund instead.
   */
  'bill',
  'repaid',
  /**
   * `traveller`: the user of a booking. `trips`: how many trips that user makes. `trip`: the number of this trip, from
   * 0. `first`: the first booking of the trip. `part`: the number of this booking within the trip, from 0. `parts`: how
   * many bookings the trip has. `announced`: as `heard`, for the trip.
   */
  'traveller',
  'trips',
  'trip',
  'first',
  'part',
  'parts',
  'announced',
  /** `service`: the subscription whose user sends a ticket. `concern`: an invoice that the ticket may be about. */
  'service',
  'concern',
  /**
   * `reader`: the user who gets a notification. `matter`: the invoice or booking of the reader that the notification can
   * tell about. `kind`: 1 for an invoice, 2 for a booking, 0 if there is nothing to tell.
   */
  'reader',
  'matter',
  'kind',
] as const;

type Column = (typeof COLUMNS)[number];

/** Columns that hold numbers of rows, rather than counts. They are turned into ids of records when they are read. */
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

/** The columns that say who has which subscriptions, and which invoices these have. */
type Plans = Pick<
  Sheet,
  'holder' | 'link' | 'links' | 'bills' | 'months' | 'follows' | 'leads' | 'contract' | 'instalment' | 'closes'
>;

const INDEXES: ReadonlyMap<Column, number> = new Map(COLUMNS.map((column, index) => [column, index]));

/** Reads one column in the row `place` of a sheet, from 0. */
const at = (sheet: readonly number[], place: number, column: Column): number =>
  sheet[place * COLUMNS.length + (INDEXES.get(column) ?? 0)] ?? 0;

/** Days of a yearly plan that goes on and has been charged once: at most. */
const ONE_YEAR = 363;

/** Days of a trial that is not paid for, with the first and the last one. */
const FORTNIGHT = 15;

/** Whether a first plan without a bill is the free one: if the only other plan of the user has bills. */
const isFree = (sheet: readonly number[], place: number): boolean =>
  at(sheet, place, 'leads') === 1 && at(sheet, place, 'links') === 2;

/**
 * Returns how long each subscription of a user lasts, in days and in the order of the subscriptions: at least the trial
 * and the billed months; and at most a year if it goes on and has been charged once, or a fortnight if it is only tried.
 *
 * @param sheet the sheet of the user's cohort
 * @param user the id of the user
 */
export function spansOf(sheet: readonly number[], user: number): (readonly [least: number, most: number])[] {
  const spans: (readonly [number, number])[] = [];
  for (let place = 0; place < COHORT; place++) {
    if (at(sheet, place, 'holder') !== (user - 1) % COHORT) continue;
    const [bills, link] = [at(sheet, place, 'bills'), at(sheet, place, 'link')];
    const isLast = link === at(sheet, place, 'links');
    // A first plan without a bill is free or a trial.
    const trial = link === 1 && bills > 0 ? TRIAL : 0;
    const least = trial + (isLast && bills <= 1 ? 1 : MONTH * at(sheet, place, 'months') + 1);
    const isWhole = at(sheet, place, 'follows') === 1 && bills > 0;
    const isTried = link === 1 && !isLast && bills === 0 && !isFree(sheet, place);
    spans.push(isTried ? [FORTNIGHT, FORTNIGHT] : [least, isLast && isWhole ? ONE_YEAR : Infinity]);
  }
  return spans;
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

/** Draws one of several rows of a sheet. `oftenOf` returns the weight of a row, a whole number. */
function pickOften(random: Random, places: readonly number[], oftenOf: (place: number) => number): number {
  const often = places.map(oftenOf);
  let left = random.int(0, often.reduce((sum, one) => sum + one, 0) - 1);
  return places[often.findIndex((count) => (left -= count) < 0)] ?? 0;
}

/**
 * Draws the subscription that each invoice is for. Its number is never higher than that of the invoice. Only the last
 * subscription of a user has invoices as long as there is one, so that none is missing between two of them.
 */
function drawContracts(random: Random, holder: readonly number[], isLast: readonly boolean[]): number[] {
  const wanted = isLast.map((last) => (last ? random.pick(BILLS) : 0));
  const [billed, whole] = [new Set<number>(), new Set<number>()];
  const all = holder.map((_, plan) => plan);
  return all.map((invoice) => {
    const known = all.slice(0, invoice + 1);
    const open = known.filter((plan) => (wanted[plan] ?? 0) > 0);
    const some =
      open.length > 0 ? open : known.filter((plan) => !whole.has(plan) && (isLast[plan] === true || billed.has(plan)));
    const plan = pickOften(random, some.length > 0 ? some : known, (one) => (billed.has(one) ? 1 : FIRST_BILL));
    if (isLast[plan] !== true && !billed.has(plan)) {
      for (const one of all.filter((later) => later > plan && holder[later] === holder[plan])) {
        wanted[one] = isLast[one] === true ? random.pick(WHOLE_BILLS) : 1;
        whole.add(one);
      }
    }
    wanted[plan] = (wanted[plan] ?? 0) - 1;
    billed.add(plan);
    return plan;
  });
}

/** Draws who has which subscriptions, and which subscription has which invoices. */
function drawPlans(random: Random): Plans {
  const holder = dealOut(random, drawCounts(random, COHORT, PLANS));
  const plans = countsOf(holder);
  const link = ranksOf(holder).map((rank) => rank + 1);
  const links = holder.map((user) => plans[user] ?? 0);
  const contract = drawContracts(
    random,
    holder,
    link.map((one, at) => one === links[at]),
  );
  const bills = countsOf(contract);
  const instalment = ranksOf(contract);
  const isBilled = (own: (other: number, plan: number) => boolean): number[] =>
    holder.map((user, plan) =>
      holder.some((other, at) => other === user && own(at, plan) && (bills[at] ?? 0) > 0) ? 1 : 0,
    );
  return {
    holder,
    link,
    links,
    bills,
    months: bills.map((count) => Math.max(1, count)),
    follows: isBilled((other, plan) => other < plan),
    leads: isBilled((other, plan) => other > plan),
    contract,
    instalment,
    closes: contract.map((plan, at) => (instalment[at] === (bills[plan] ?? 0) - 1 ? 1 : 0)),
  };
}

/**
 * Draws the order in which invoices are paid, or asked about. Each stays close to its own position, and none comes
 * earlier than the position of its owner in the owner's list.
 */
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
    // A tree that has the invoice then has its refund, too.
    cover: bill.map((_, invoice) =>
      bill.indexOf(invoice) < invoice ? (bill[bill.indexOf(invoice) + 1] ?? invoice) : invoice,
    ),
  };
}

/** The columns that say which bookings form a trip. */
type Trips = Pick<Sheet, 'traveller' | 'trips' | 'trip' | 'first' | 'part' | 'parts'>;

/** Draws which bookings form a trip: consecutive bookings of one user. */
function drawTrips(random: Random): Trips {
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

/** Weight with which a ticket is about the last subscription of a user. An earlier subscription has 1. */
const LATEST = 12;

/**
 * Draws the subscription that each ticket is about. If a user without a subscription was drawn, the ticket comes from
 * another user.
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

/** Draws which users joined in the last weeks, and returns how many days old each account has to be at least. */
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
  const trips = drawTrips(random);
  const { service } = drawServices(random, plans);
  const { holder, contract, closes } = plans;
  const customers = contract.map((one) => holder[one] ?? 0);
  const { heard, ...notices } = drawNotices(random, customers, trips);
  const { reader } = notices;
  const often = reader.filter((user, at) => reader.indexOf(user) !== at);
  return {
    ...plans,
    ...trips,
    ...notices,
    heard,
    reported: holder.map((_, plan) => heard[contract.findIndex((one, at) => one === plan && closes[at] === 1)] ?? 0),
    ...drawPayments(random, customers),
    // Whoever has no bill, no ticket, and hardly a notification may have joined lately.
    ...drawAges(random, plans, new Set([...service.map((plan) => holder[plan] ?? 0), ...often])),
    service,
    concern: drawOrder(random, contract),
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
