import type { Context } from './context.ts';
import { exchanges, symbolForms } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { isTicker, plainLetters, tickerOf } from './tickers.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a sign of a form may become; see {@link symbolForms}. */
const SIGNS: Readonly<Record<string, string>> = {
  A: LETTERS,
  L: LETTERS.slice(0, 18),
  M: LETTERS.slice(18),
  // Without letters that would make words.
  C: 'BCDFGHJLMNPQRTVWXZ',
  V: 'AEIOU',
  9: '0123456789',
  8: '456789',
  7: '012',
};

/** How many symbols there are of a form beside the first letter. */
function sizeOf(form: string): number {
  let size = 1;
  for (const sign of form) size *= SIGNS[sign]?.length ?? 1;
  return size;
}

/** The symbol of a number below the size of a form, for a company that is written with some letters. */
function fill(form: string, number: number, letters: string): string {
  let rest = number;
  let [symbol, used] = ['', 0];
  for (const sign of form) {
    const signs = SIGNS[sign];
    if (signs) {
      symbol += signs[rest % signs.length];
      rest = Math.floor(rest / signs.length);
    } else symbol += sign === 'I' || sign === 'N' ? (letters[used++] ?? 'X') : sign;
  }
  return symbol;
}

/** A seat among the listings that come back in every run, and the seat's place among those that share its symbols. */
interface Seat {
  readonly exchange: string;
  readonly group: SymbolGroup;
  readonly place: number;
}

const counts: Record<string, number> = {};
const seats: readonly Seat[] = Object.entries(exchanges).flatMap(([exchange, { weight, symbols: group }]) =>
  Array.from({ length: weight }, () => {
    const place = counts[group] ?? 0;
    counts[group] = place + 1;
    return { exchange, group, place };
  }),
);

/**
 * The number of a listing, from 0: each run of so many records as the exchanges weigh has each exchange as often as its
 * weight says, so that the listings of one exchange can be counted without looking at the others.
 *
 * @example
 * stock_listing(context) // => 31
 */
export function stock_listing(context: Context): number {
  return context.id - 1 - ((context.id - 1) % seats.length) + context.distinct(seats.length);
}

/** Arguments of {@link stock_exchange}. */
interface ListingArgs {
  /** The number of the listing. */
  readonly listing: number;
}

const seatOf = (listing: number): Seat =>
  seats[listing % seats.length] ?? { exchange: 'NYSE', group: 'four', place: 0 };

/**
 * The code of the stock exchange of a listing; from an own list.
 *
 * @example
 * stock_exchange(context, { listing: 30 }) // => "NASDAQ"
 */
export function stock_exchange(_: Context, { listing }: ListingArgs): string {
  return seatOf(listing).exchange;
}

/** Arguments of {@link stock_symbol}. */
interface StockSymbolArgs extends ListingArgs {
  /** What the company goes by: the symbol has letters of it, if it has any. */
  readonly company: string;
  /** The part of all names that companies draw from, as in {@link trade_name}. Default: all names. */
  readonly share?: readonly [part: number, parts: number];
}

/**
 * A ticker symbol in the form of its exchange, unique by construction: the first records have letters of the company's name
 * in their order, by a directory that has each symbol once. The others have its first letter, in longer forms; when all of a
 * form are used up, a letter is put behind. Where one of the first names has the symbol, it is that of a class of shares.
 *
 * @example
 * stock_symbol(context, { company: 'Larkfield Orion', listing: 30 }) // => "LDQA"
 */
export function stock_symbol(context: Context, { company, listing, share = [1, 1] }: StockSymbolArgs): string {
  const { group, place } = seatOf(listing);
  const listed = tickerOf(company, group, share);
  if (listed !== undefined) return listed;
  const letters = plainLetters(company);
  let serial = Math.floor(listing / seats.length) * (counts[group] ?? 1) + place;
  const forms = symbolForms[group];
  const form = forms.find((one) => {
    const fits = serial < sizeOf(one);
    if (!fits && one !== forms.at(-1)) serial -= sizeOf(one);
    return fits;
  });
  const last = form ?? forms.at(-1) ?? 'IAAA';
  const size = sizeOf(last);
  let symbol = fill(last, context.distinct(size, serial), letters);
  for (let run = Math.floor(serial / size); run > 0; run = Math.floor(run / LETTERS.length)) {
    symbol += LETTERS[run % LETTERS.length];
  }
  return isTicker(symbol, share) ? `${symbol}.B` : symbol;
}
