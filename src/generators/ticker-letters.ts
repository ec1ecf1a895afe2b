import { countryNamed } from './atlas.ts';
import { exchanges, FAMOUS } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { firstNames } from './trade-names.ts';
import type { Head } from './trade-names.ts';

/**
 * How many letters of its name the symbol of a company has, and how many where none of those is left; groups with as many
 * share their symbols.
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
 * The letters of a text from A to Z, without accents.
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

/** The letters of parts of names: a few hundred make thousands of names. */
const parts: Map<string, string> = new Map();

function lettersOf(part: string): string {
  let known = parts.get(part);
  if (known === undefined) parts.set(part, (known = plainLetters(part)));
  return known;
}

/**
 * The first free symbol that begins as `start` does, goes on with so many of some letters in their order, and ends as `end`
 * does; the empty text if none is free.
 *
 * @param from the first of the letters that may follow
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

/** What a company is traded under: its initials belong to it, then all letters are its own; then some of "Limited". */
function freeOf(head: string, rest: string, length: number, taken: ReadonlySet<string>): string {
  const [first, other] = [lettersOf(head), lettersOf(rest)];
  const initial = first.charAt(0);
  // Words of three letters are mostly taken; of longer symbols, half do without vowels.
  const spoken = length === 3 || first.length % 2 > 0 ? `${initial}${first.slice(1).replace(/[AEIOU]/g, '')}` : first;
  const best = search(taken, initial, spoken, 1, length - 1 - Number(other !== ''), other.charAt(0));
  if (best !== '') return best;
  return (
    search(taken, initial, first + other, 1, length - 1, '') ||
    search(taken, initial, `${first + other}LIMITED${LETTERS}`, 1, length - 1, '')
  );
}

/** By length, the first words of names of all companies whose symbols have it. */
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

/** By length and initial, the symbols of all first names, by name. Made when first asked for; no seed changes them. */
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
      // None is left where all companies have names of all parts: those are as if they were later ones.
      if (symbol === '') continue;
      taken.add(symbol);
      symbols.set(name, symbol);
    }
  }
  directories.set(key, symbols);
  return symbols;
}

/**
 * The symbol that a company's name stands for, of letters in their order; undefined for a name that is not one of the
 * first ones, or where symbols are numbers.
 *
 * @example
 * tickerOf('Larkfield & Quill', 'four', [4, 4])?.length ?? 4 // => 4
 */
export function tickerOf(name: string, group: SymbolGroup, share: readonly [number, number]): string | undefined {
  const initial = plainLetters(name).charAt(0);
  let symbol: string | undefined;
  for (const length of LENGTHS[group] ?? []) symbol ??= directoryOf(length, initial, share).get(name);
  // Brazil tells kinds of shares by figures, common ones by a 3.
  return symbol !== undefined && group === 'brazilian' ? `${symbol}3` : symbol;
}

/**
 * Whether one of the first names has a symbol of three or four letters.
 *
 * @example
 * isTicker('QQQ', [4, 4]) // => false
 */
export function isTicker(symbol: string, share: readonly [number, number]): boolean {
  const { length } = symbol;
  return length < 5 && [...directoryOf(length, symbol.charAt(0), share).values()].includes(symbol);
}
