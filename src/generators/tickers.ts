import { countryNamed } from './atlas.ts';
import { exchanges } from './lists/exchanges.ts';
import type { SymbolGroup } from './lists/exchanges.ts';
import { firstNames } from './trade-names.ts';

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

/** The letters of words of names: a few hundred words make thousands of names. */
const words: Map<string, string> = new Map();

function lettersOf(word: string): string {
  let known = words.get(word);
  if (known === undefined) words.set(word, (known = plainLetters(word)));
  return known;
}

/**
 * The first free symbol that begins with some letters and goes on with so many of others, in their order; undefined if none
 * is free.
 */
function search(
  start: string,
  letters: string,
  from: number,
  count: number,
  end: string,
  taken: ReadonlySet<string>,
): string | undefined {
  if (count === 0) return taken.has(start + end) ? undefined : start + end;
  for (let at = from; at <= letters.length - count; at++) {
    const found = search(start + letters.charAt(at), letters, at + 1, count - 1, end, taken);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a company is traded under: its initials belong to it, then all letters are its own; then some of "Limited". */
function freeOf(name: string, count: number, end: string, taken: ReadonlySet<string>): string {
  const [first = '', ...rest] = name.split(' ').map(lettersOf);
  const own = first + rest.join('');
  const [initial, next] = [own.charAt(0), own.charAt(first.length)];
  return (
    (next === '' ? undefined : search(initial, first, 1, count - 2, next + end, taken)) ??
    search(initial, own, 1, count - 1, end, taken) ??
    search(initial, `${own}LIMITED${LETTERS}`, 1, count - 1, end, taken) ??
    ''
  );
}

/** The symbols of the first names of all companies of a shape, by name. Made when first asked for; no seed changes them. */
const directories: Map<string, ReadonlyMap<string, string>> = new Map();

function directoryOf(group: SymbolGroup, share: readonly [number, number]): ReadonlyMap<string, string> | undefined {
  const shape = SHAPES[group];
  if (!shape) return undefined;
  const [count, end] = shape;
  // Groups with the same shape have one directory.
  const key = String(shape);
  const known = directories.get(key);
  if (known) return known;
  const groups = Object.values(exchanges).filter(({ symbols }) => String(SHAPES[symbols]) === key);
  const countries = new Set(groups.flatMap(({ seats }) => Object.keys(seats)));
  const symbols = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...countries].flatMap((country) => firstNames(countryNamed(country).code, share))) {
    if (symbols.has(name)) continue;
    const symbol = freeOf(name, count, end, taken);
    taken.add(symbol);
    symbols.set(name, symbol);
  }
  directories.set(key, symbols);
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
  return directoryOf(group, share)?.get(name);
}
