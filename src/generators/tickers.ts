import { countryNamed } from './atlas.ts';
import { exchanges } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { firstNames } from './trade-names.ts';
import type { Head } from './trade-names.ts';

/** How many letters of its name the symbol of a company has, and what follows them. */
const SHAPES: Partial<Record<SymbolGroup, readonly [letters: number, behind: string]>> = {
  american: [3, ''],
  // Symbols of as many letters are of one kind, wherever the exchange is.
  three: [3, ''],
  four: [4, ''],
  german: [3, ''],
  indian: [6, ''],
  brazilian: [4, '3'],
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

/** The letters of words of names, as numbers from 0: a few hundred words make thousands of names. */
const words: Map<string, readonly number[]> = new Map();

function lettersOf(word: string): readonly number[] {
  let known = words.get(word);
  if (!known) words.set(word, (known = [...plainLetters(word)].map((letter) => LETTERS.indexOf(letter))));
  return known;
}

/** The rest of the word, for names with fewer letters than symbols have, and any letter. */
const MORE: readonly number[] = [...lettersOf('LIMITED'), ...lettersOf(LETTERS)];

const BASE = LETTERS.length;

/**
 * The first free symbol, as a number to the base of 26, that begins as `start` does and goes on with so many of some letters in
 * their order, and with a last one if that is given; -1 if none is free.
 *
 * @param from the first of the letters that may follow
 */
function search(
  taken: ReadonlySet<number>,
  start: number,
  letters: readonly number[],
  from: number,
  count: number,
  last: number = -1,
): number {
  if (count === 0) {
    const symbol = last < 0 ? start : start * BASE + last;
    return taken.has(symbol) ? -1 : symbol;
  }
  for (let at = from; at <= letters.length - count; at++) {
    const found = search(taken, start * BASE + (letters[at] ?? 0), letters, at + 1, count - 1, last);
    if (found >= 0) return found;
  }
  return -1;
}

/** What a company is traded under: its initials belong to it, then all letters are its own; then some of "Limited". */
function freeOf(head: string, rest: string, count: number, taken: ReadonlySet<number>): number {
  const first = lettersOf(head);
  const [initial = 0] = first;
  const [next] = lettersOf(rest);
  const best = next === undefined ? -1 : search(taken, initial, first, 1, count - 2, next);
  if (best >= 0) return best;
  const own = first.concat(lettersOf(rest));
  const found = search(taken, initial, own, 1, count - 1);
  return found >= 0 ? found : search(taken, initial, [...own, ...MORE], 1, count - 1);
}

/** The letters of a number to the base of 26. */
function spelt(symbol: number, count: number): string {
  let [letters, rest] = ['', symbol];
  for (let at = 0; at < count; at++) {
    letters = LETTERS.charAt(rest % BASE) + letters;
    rest = Math.floor(rest / BASE);
  }
  return letters;
}

/** The symbols of the first names that begin with a letter, by name. Made when first asked for; no seed changes them. */
interface Directory {
  readonly heads: ReadonlyMap<number, readonly Head[]>;
  readonly symbols: Map<number, ReadonlyMap<string, string>>;
}

/** One for each shape, as groups with the same shape share their symbols. */
const directories: Map<string, Directory> = new Map();

function directoryOf(shape: string, share: readonly [number, number]): Directory {
  const known = directories.get(shape);
  if (known) return known;
  const groups = Object.values(exchanges).filter(({ symbols }) => String(SHAPES[symbols]) === shape);
  const codes = groups.flatMap(({ seats }) => Object.keys(seats).map((country) => countryNamed(country).code));
  const heads = new Map<number, Head[]>();
  for (const one of firstNames(codes, share)) {
    const [initial = 0] = lettersOf(one.head);
    const alike = heads.get(initial);
    if (alike) alike.push(one);
    else heads.set(initial, [one]);
  }
  const directory = { heads, symbols: new Map<number, ReadonlyMap<string, string>>() };
  directories.set(shape, directory);
  return directory;
}

/** Gives each name a symbol that no other one has. */
function symbolsOf(heads: readonly Head[], count: number, end: string): ReadonlyMap<string, string> {
  const symbols = new Map<string, string>();
  const taken = new Set<number>();
  for (const { head, names } of heads) {
    for (const name of names()) {
      if (symbols.has(name)) continue;
      const symbol = freeOf(head, name.slice(head.length), count, taken);
      taken.add(symbol);
      symbols.set(name, spelt(symbol, count) + end);
    }
  }
  return symbols;
}

/**
 * The symbol that a company's name stands for, of letters in their order; undefined for a name that is not one of the
 * first ones, or where symbols are numbers.
 *
 * @example
 * tickerOf('Larkfield & Quill', 'american', [4, 5])?.length ?? 3 // => 3
 */
export function tickerOf(name: string, group: SymbolGroup, share: readonly [number, number]): string | undefined {
  const shape = SHAPES[group];
  if (!shape) return undefined;
  const { heads, symbols } = directoryOf(String(shape), share);
  const [initial = 0] = lettersOf(name.charAt(0));
  let known = symbols.get(initial);
  if (!known) symbols.set(initial, (known = symbolsOf(heads.get(initial) ?? [], ...shape)));
  return known.get(name);
}
