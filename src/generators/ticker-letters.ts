import { countryNamed } from './atlas.ts';
import { exchanges, FAMOUS } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { firstNames } from './trade-names.ts';
import type { Head } from './trade-names.ts';

/**
 * How many letters the symbols of a group have. If there are several numbers, the first one with a free symbol counts.
 * Groups with the same number of letters share their symbols.
 */
const LENGTHS: Partial<Record<SymbolGroup, readonly number[]>> = {
  short: [3],
  three: [3],
  german: [3],
  four: [4],
  brazilian: [4],
  indian: [6],
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Returns the letters of a text as capitals from A to Z, without accents.
 *
 * @example
 * plainLetters('Öresund & Ash') // => "ORESUNDASH"
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/** The letters of parts of company names, filled on first use. A few hundred parts make up thousands of names. */
const parts: Map<string, string> = new Map();

function lettersOf(part: string): string {
  let known = parts.get(part);
  if (known === undefined) parts.set(part, (known = plainLetters(part)));
  return known;
}

/**
 * Returns the first free symbol, not in `taken`, that consists of `start`, then `count` of the letters in their order,
 * then `end`.
 *
 * @param from index of the first letter that may be used
 * @returns an empty text if no symbol is free
 */
function search(
  taken: ReadonlySet<string>,
  start: string,
  letters: string,
  from: number,
  count: number,
  end: string,
): string {
  if (count === 0) return taken.has(start + end) ? '' : start + end;
  for (let at = from; at <= letters.length - count; at++) {
    const found = search(taken, start + letters.charAt(at), letters, at + 1, count - 1, end);
    if (found !== '') return found;
  }
  return '';
}

/**
 * Returns a free symbol for a company: with its initials if possible, else of letters of its name, else also of
 * "Limited".
 */
function freeOf(head: string, rest: string, length: number, taken: ReadonlySet<string>): string {
  const [first, other] = [lettersOf(head), lettersOf(rest)];
  const initial = first.charAt(0);
  // Most pronounceable symbols of three letters are taken, so these have no vowels. Of the longer ones, half have none.
  const spoken = length === 3 || first.length % 2 > 0 ? `${initial}${first.slice(1).replace(/[AEIOU]/g, '')}` : first;
  const best = search(taken, initial, spoken, 1, length - 1 - Number(other !== ''), other.charAt(0));
  if (best !== '') return best;
  return (
    search(taken, initial, first + other, 1, length - 1, '') ||
    search(taken, initial, `${first + other}LIMITED${LETTERS}`, 1, length - 1, '')
  );
}

/** First words of company names, by the number of letters of a symbol and the part of all names. */
const heads: Map<string, readonly Head[]> = new Map();

function headsOf(length: number, share: readonly [number, number]): readonly Head[] {
  const key = `${String(length)} ${String(share)}`;
  let known = heads.get(key);
  if (!known) {
    const alike = Object.values(exchanges).filter(({ symbols }) => LENGTHS[symbols]?.includes(length));
    const codes = alike.flatMap(({ seats }) => Object.keys(seats).map((country) => countryNamed(country).code));
    heads.set(key, (known = firstNames(codes, share)));
  }
  return known;
}

/**
 * Symbols of the first companies, by name; one map for each number of letters and initial, filled on first use. They
 * are the same for all seeds.
 */
const directories: Map<string, ReadonlyMap<string, string>> = new Map();

function directoryOf(length: number, initial: string, share: readonly [number, number]): ReadonlyMap<string, string> {
  const key = `${initial}${String(length)} ${String(share)}`;
  const known = directories.get(key);
  if (known) return known;
  const symbols = new Map<string, string>();
  const taken = new Set(FAMOUS);
  for (const { head, names } of headsOf(length, share)) {
    if (lettersOf(head).charAt(0) !== initial) continue;
    for (const name of names()) {
      if (symbols.has(name)) continue;
      const symbol = freeOf(head, name.slice(head.length), length, taken);
      // Symbols run out if names are not divided into parts. Such companies get a symbol like those with later names.
      if (symbol === '') continue;
      taken.add(symbol);
      symbols.set(name, symbol);
    }
  }
  directories.set(key, symbols);
  return symbols;
}

/**
 * Returns the symbol for a company, made of letters of its name in their order.
 *
 * @returns undefined for a name that is not in {@link firstNames}, and for groups whose symbols are numbers
 *
 * @example
 * tickerOf('Larkfield & Quill', 'four', [4, 4])?.length ?? 4 // => 4
 */
export function tickerOf(name: string, group: SymbolGroup, share: readonly [number, number]): string | undefined {
  const initial = plainLetters(name).charAt(0);
  let symbol: string | undefined;
  for (const length of LENGTHS[group] ?? []) symbol ??= directoryOf(length, initial, share).get(name);
  // In Brazil, symbols end in a digit for the kind of share: 3 for common shares.
  return symbol !== undefined && group === 'brazilian' ? `${symbol}3` : symbol;
}

/**
 * Whether a symbol of three or four letters is that of one of the {@link firstNames}.
 *
 * @example
 * isTicker('QQQ', [4, 4]) // => false
 */
export function isTicker(symbol: string, share: readonly [number, number]): boolean {
  const { length } = symbol;
  return length < 5 && [...directoryOf(length, symbol.charAt(0), share).values()].includes(symbol);
}
