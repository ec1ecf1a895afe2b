import { areEven, countValues, decides, mean } from './measures.js';
import { ENOUGH } from './numbers.js';
import { percent, sharesOf } from './wording.js';

/**
 * What is told of a field with few values: their shares.
 *
 * @param owners the fields that a value may belong to, such as a reference: it is as frequent as that one makes it
 */
export function describeChoice({ property, values, present, counts }, owners = []) {
  if (present.length === 0) return { lines: [], marks: ['has no value'] };
  const owner = owners.find((other) => decides(other.values, values));
  const owned = owner ? `, one for each ${owner.name}` : '';
  const lines = [`${counts.length} values${owned}: ${sharesOf(counts, present.length)}`];
  return { lines, marks: owner ? [] : marksOfChoice(property, counts, present.length) };
}

function marksOfChoice({ enum: listed = [] }, counts, all) {
  if (all < ENOUGH) return [];
  const marks = [];
  const seen = new Set(counts.map(([value]) => value));
  const missing = listed.filter((value) => value !== null && !seen.has(value));
  if (missing.length) marks.push(`is never ${missing.join(', ')}`);
  const [[value, count]] = counts;
  if (count / all > 0.97) marks.push(`is ${value} in ${percent(count / all)}`);
  const isEven = counts.length > 2 && all / counts.length >= 5 && areEven(counts.map(([, often]) => often));
  if (isEven) marks.push(`has each of its ${counts.length} values equally often`);
  return marks;
}

/** What is told of a list: how long it is, and what is in it. */
export function describeList({ present }) {
  const all = present.flat();
  const items = countValues(all);
  const lengths = countValues(present.map(({ length }) => length)).toSorted(([a], [b]) => a - b);
  const lines = [
    `${mean(present.map(({ length }) => length)).toFixed(1)} items on the average; lengths ${sharesOf(lengths, present.length)}`,
    `${items.length} different items: ${sharesOf(items, all.length)}`,
  ];
  const twice = present.filter((list) => new Set(list).size < list.length).length;
  return { lines, marks: twice ? [`has the same item twice in ${percent(twice / present.length)}`] : [] };
}
