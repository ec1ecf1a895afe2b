import { correlation, correlationRatio, ranks } from './measures.js';

/** Weaker ones are not told. */
const LEAST = 0.3;

/** So many of each kind are told, the strongest first. */
const MOST = 15;

const DAY = 86_400_000;

/** Fields that are read as numbers; the id tells what comes with the place in the list. */
const NUMERIC = new Set(['id', 'number', 'date']);

const isNumeric = ({ kind, counts }) => NUMERIC.has(kind) && counts.length > 1;

/** A field as numbers: those of a number, in one currency if the records have several, and the days of a date. */
function numbersOf({ kind, values, dollars }) {
  if (kind === 'date') return values.map((value) => (value === null ? null : Date.parse(value) / DAY));
  return dollars ?? values;
}

/** The places where two columns both have a value, as two lists. */
function both(some, others) {
  const places = some.flatMap((value, at) => (value === null || others[at] === null ? [] : [at]));
  return [places.map((at) => some[at]), places.map((at) => others[at])];
}

function pairsOf(list) {
  return list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other]));
}

/**
 * The strongest relations between numbers and dates: `{ names, r, byRank }`, the correlation of the values and that of
 * their ranks, which a long tail does not blur.
 */
export function relationsOfNumbers(fields) {
  const columns = fields.filter(isNumeric).map((field) => ({ name: field.name, numbers: numbersOf(field) }));
  return pairsOf(columns)
    .flatMap(([one, other]) => {
      const [a, b] = both(one.numbers, other.numbers);
      if (a.length < 30) return [];
      const [r, byRank] = [correlation(a, b), correlation(ranks(a), ranks(b))];
      return [{ names: [one.name, other.name], r, byRank }];
    })
    .filter(({ r, byRank }) => Math.max(Math.abs(r), Math.abs(byRank)) >= LEAST)
    .toSorted((a, b) => Math.abs(b.byRank) - Math.abs(a.byRank))
    .slice(0, MOST);
}

/** The strongest relations between what has few values and numbers or dates: `{ names, ratio }`. */
export function relationsOfChoices(fields) {
  const choices = fields.filter(({ kind, counts }) => kind === 'choice' && counts.length > 1);
  const columns = fields.filter(isNumeric);
  return choices
    .flatMap((choice) =>
      columns.flatMap((column) => {
        const [groups, numbers] = both(choice.values, numbersOf(column));
        // By rank: one large value in a long tail would decide alone.
        return [{ names: [choice.name, column.name], ratio: correlationRatio(groups, ranks(numbers)) }];
      }),
    )
    .filter(({ ratio }) => ratio >= LEAST)
    .toSorted((a, b) => b.ratio - a.ratio)
    .slice(0, MOST);
}

/** The lines on both, and the numbers that neither tells of. */
export function describeRelations(fields) {
  const [numbers, choices] = [relationsOfNumbers(fields), relationsOfChoices(fields)];
  const related = new Set([...numbers, ...choices].flatMap(({ names }) => names));
  const alone = fields.filter((field) => field.kind === 'number' && isNumeric(field) && !related.has(field.name));
  return [
    ...numbers.map(({ names, r, byRank }) => `${names.join(' ~ ')}: r ${r.toFixed(2)}, by rank ${byRank.toFixed(2)}`),
    ...choices.map(({ names, ratio }) => `${names.join(' → ')}: correlation ratio ${ratio.toFixed(2)}`),
    ...(alone.length ? [`related to nothing here: ${alone.map(({ name }) => name).join(', ')}`] : []),
  ];
}
