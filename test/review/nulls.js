import { decides } from './measures.js';
import { percent } from './wording.js';

/**
 * What is told of a field that may be null: how often it is, and by which other fields. One that decides it is named with
 * the values it is null for; failing that, two fields that decide it together.
 *
 * @param choices the fields with few values of the same resource
 */
export function describeNulls({ name, values, present }, choices) {
  const all = values.length;
  if (present.length === all || present.length === 0) return { lines: [], marks: [] };
  const isNull = values.map((value) => value === null);
  const share = percent(1 - present.length / all);
  const others = choices.filter((other) => other.name !== name && other.counts.length < all / 5);
  const one = others.find((other) => decides(other.values, isNull));
  if (one) {
    const nulls = [...new Set(one.values.filter((_, at) => isNull[at]))];
    return { lines: [`null in ${share}: where ${one.name} is ${nulls.join(', ')}`], marks: [] };
  }
  const two = findPair(others, isNull);
  if (two) return { lines: [`null in ${share}: decided by ${two[0].name} and ${two[1].name}`], marks: [] };
  return { lines: [`null in ${share}`], marks: [`is null in ${share}, and no field with few values decides when`] };
}

function findPair(others, isNull) {
  for (const [at, one] of others.entries()) {
    for (const other of others.slice(at + 1)) {
      const both = one.values.map((value, index) => `${value}/${other.values[index]}`);
      if (new Set(both).size < isNull.length / 5 && decides(both, isNull)) return [one, other];
    }
  }
  return undefined;
}
