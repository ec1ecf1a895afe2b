import type { Value } from './arguments.ts';

/** Makes the value of a field from an id (or the number that stands for it, see `per`) and arguments. */
export type Make = (id: number, args: unknown) => Value;

/**
 * Returns a function that returns the last value again while id and arguments are the same: consecutive players of a
 * team, for example, need the same roster. A value depends only on key, id and arguments, so the result never differs.
 *
 * @param names names of the arguments to compare; empty if the arguments are the same for every record
 */
export function keepLast(make: Make, names: readonly string[]): Make {
  let last: { readonly id: number; readonly value: Value } | undefined;
  const before: unknown[] = [];
  return (id, filled) => {
    const args = Object(filled) as Readonly<Record<string, unknown>>;
    let isSame = last?.id === id;
    for (let at = 0; at < names.length; at++) {
      const name = names[at] ?? '';
      if (isSame && before[at] === args[name]) continue;
      isSame = false;
      before[at] = args[name];
    }
    if (last && isSame) return last.value;
    const value = make(id, filled);
    last = { id, value };
    return value;
  };
}

/** Of a field that several resources share, at most this many values are kept. */
const MOST = 1024;

/**
 * Returns a function that makes the value for each id once, and keeps the values until there are too many. It is for
 * values that depend on the id alone and that several resources read in any order.
 *
 * @param known the values made so far
 */
export function keepAll(make: (id: number) => Value, known: Map<number, Value>): (id: number) => Value {
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const value = make(id);
    if (known.size >= MOST) known.clear();
    known.set(id, value);
    return value;
  };
}
