import { decides } from './measures.js';
import { figure, percent, quote } from './wording.js';
import { ENOUGH } from './numbers.js';

/** How many neighbours a reader sees at once. */
const NEIGHBOURS = 10;

/** What stands for one thing, and so never comes back. */
const IDENTIFIER = /^(?:email|uri)$/;
const UNIQUE_NAME = /(?:^|_)(?:code|number|reference|isbn|username|symbol|sku|uuid)$/;

/** What may come back: by the end of a name, at most such a share. */
const SHARES = [
  [/(?:^|_)(?:subject|slogan)$/, 0.2],
  [/^title$/, 0.05],
];

/** What no finished text has in it. */
const LEFTOVER = /[{}]|\b(?:undefined|null|NaN|lorem|ipsum)\b|\s{2}/;

/** The sentences of a text. */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?]["”]?) (?=["“\p{Lu}\p{N}])/u);
}

/**
 * How often a sentence comes back word for word among ten neighbours: `mean`, the share of all sentences that one of the
 * nine records before says, and the worst ten records, `worst` the share of sentences there that were said before among
 * them, `at` the place of the first of them.
 */
export function repetition(texts) {
  const rows = texts.map(sentencesOf);
  const counts = new Map();
  let [all, repeated, inside, worst, at] = [0, 0, 0, 0, 0];
  for (const [index, row] of rows.entries()) {
    const gone = rows[index - NEIGHBOURS];
    for (const sentence of gone ?? []) {
      const count = counts.get(sentence) - 1;
      if (count) counts.set(sentence, count);
      else counts.delete(sentence);
    }
    inside += row.length - (gone?.length ?? 0);
    all += row.length;
    repeated += row.filter((sentence) => counts.has(sentence)).length;
    for (const sentence of row) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    const share = 1 - counts.size / inside;
    if (index >= NEIGHBOURS - 1 && share > worst) [worst, at] = [share, index - NEIGHBOURS + 1];
  }
  return { mean: all ? repeated / all : 0, worst, at };
}

/**
 * What is told of a text: what comes back, how long it is, and how often its sentences come back among neighbours.
 *
 * @param owners the fields that a text may belong to, such as a reference: what comes back with one of them is its own
 */
export function describeText({ name, property, values, present, counts }, owners = []) {
  if (present.length === 0) return { lines: [], marks: ['has no value'] };
  const duplicates = (present.length - counts.length) / present.length;
  const longest = present.reduce((long, text) => (text.length > long.length ? text : long));
  const owner = duplicates > 0 ? owners.find((other) => decides(other.values, values)) : undefined;
  const lines = [
    `${percent(duplicates)} duplicates${owner ? `, one for each ${owner.name}` : ''}${repeatedMost(counts)}`,
    `longest, ${figure(longest.length)} characters: ${quote(longest, 90)}`,
  ];
  const marks = [];
  const most = mostDuplicates(name, property);
  if (!owner && duplicates > most)
    marks.push(`comes back in ${percent(duplicates)}, at most ${percent(most)} expected`);
  const leftover = present.find((text) => LEFTOVER.test(text));
  if (leftover !== undefined) marks.push(`reads ${quote(leftover)}`);
  const prose = describeProse(present);
  return { lines: [...lines, ...prose.lines], marks: [...marks, ...prose.marks] };
}

function repeatedMost([[value, count] = ['', 1]]) {
  return count > 1 ? `; most often ${quote(value, 40)}: ${figure(count)} times` : '';
}

function mostDuplicates(name, { format = '' }) {
  if (IDENTIFIER.test(format) || UNIQUE_NAME.test(name)) return 0;
  return SHARES.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
}

function describeProse(present) {
  const words =
    present.slice(0, 200).reduce((sum, text) => sum + text.split(' ').length, 0) / Math.min(200, present.length);
  if (words < 5) return { lines: [], marks: [] };
  const { mean, worst, at } = repetition(present);
  const lines = [
    `sentences among ${NEIGHBOURS} neighbours: ${percent(mean)} come back, ${percent(worst)} in the worst window, from record ${at + 1}`,
  ];
  const marks = [];
  if (mean > 0.05 && present.length >= ENOUGH)
    marks.push(`repeats ${percent(mean)} of its sentences among ${NEIGHBOURS} neighbours, at most 5 % expected`);
  if (worst > 0.3) marks.push(`repeats ${percent(worst)} of its sentences in ten records from ${at + 1}`);
  return { lines, marks };
}

/** What is told of a picture: how many different ones there are, and how long they get. */
export function describePicture({ present, counts }) {
  const longest = present.reduce((most, { length }) => Math.max(most, length), 0);
  const lines = [`${percent(counts.length / present.length)} different, at most ${figure(longest)} characters`];
  return { lines, marks: longest > 900 ? [`takes ${figure(longest)} characters, at most 900 expected`] : [] };
}
