import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { exchanges, symbolForms } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { isTicker, plainLetters, tickerOf } from './ticker-letters.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The characters that each letter of a form of symbols stands for; see {@link symbolForms}. */
const SIGNS: Readonly<Record<string, string>> = {
  A: LETTERS,
  L: LETTERS.slice(0, 18),
  M: LETTERS.slice(18),
  // Consonants without K, S and Y, which would make words.
  C: 'BCDFGHJLMNPQRTVWXZ',
  V: 'AEIOU',
  9: '0123456789',
  8: '456789',
  7: '012',
};

/** Returns how many symbols a form can make, once the first letter is given. */
function sizeOf(form: string): number {
  let size = 1;
  for (const sign of form) size *= SIGNS[sign]?.length ?? 1;
  return size;
}

/**
 * Returns the symbol with a number, from 0, among those that a form can make. The letters `I` and `N` of the form stand
 * for letters of the company's name.
 */
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

/**
 * The exchange that a listing belongs to. Listings follow a pattern that repeats; `place` counts, within the pattern,
 * those with the same group of symbols.
 */
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

export const stock_listing = defineGenerator({
  name: 'stock_listing',
  makes: 'Number of a listing, from 0, unique. It decides the exchange, and the position of the symbol on it.',
  internal: true,
  examples: [{ value: 44 }],
  make(context): number {
    return context.id - 1 - ((context.id - 1) % seats.length) + context.distinct(seats.length);
  },
});

const seatOf = (listing: number): Seat =>
  seats[listing % seats.length] ?? { exchange: 'NYSE', group: 'four', place: 0 };

export const stock_exchange = defineGenerator({
  name: 'stock_exchange',
  makes: 'Code of the stock exchange of a listing.',
  internal: true,
  args: {
    listing: arg.number('Number of the listing.', { required: true }),
  },
  examples: [{ args: { listing: 30 }, value: 'NASDAQ' }],
  make(_, { listing }): string {
    return seatOf(listing).exchange;
  },
});

export const stock_symbol = defineGenerator({
  name: 'stock_symbol',
  makes: 'Ticker symbol of a share, unique on its exchange. Most symbols consist of letters of the company’s name.',
  internal: true,
  args: {
    company: arg.text('Trade name of the company.', { required: true }),
    namePart: arg.twoNumbers('Part of all names that the companies draw from, as in trade_name.', {
      default: [1, 1],
      formerly: 'share',
      internal: true,
    }),
    listing: arg.number('Number of the listing.', { required: true }),
  },
  examples: [{ args: { company: 'Larkfield Orion', listing: 30 }, value: 'LJDU' }],
  make(context, { company, listing, namePart }): string {
    const { group, place } = seatOf(listing);
    const listed = tickerOf(company, group, namePart);
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
    return isTicker(symbol, namePart) ? `${symbol}.B` : symbol;
  },
});
