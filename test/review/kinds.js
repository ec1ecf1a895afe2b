import { countValues } from './measures.js';

/** A text with at most so many different values is a choice, if each of them comes back on the average. */
const MOST_CHOICES = 250;

/** Whether a field that is a number holds money, by what gives its values. */
const MONEY = /price|tax|revenue|market_cap/;

/**
 * What a field holds, which decides what is told of it: `id`, `reference`, `number`, `choice` (enumerated, boolean, or a
 * text with few values), `date`, `list`, `picture`, or `text`.
 *
 * @param property of the schema in the meta document
 * @param values those that are not null
 */
export function kindOf(name, property, values) {
  const types = new Set([property.type].flat());
  if (name === 'id') return 'id';
  if (types.has('integer') && name.endsWith('_id')) return 'reference';
  if (types.has('integer') || types.has('number')) return 'number';
  if (types.has('boolean') || property.enum) return 'choice';
  if (types.has('array')) return 'list';
  if (property.format === 'date' || property.format === 'date-time') return 'date';
  if (String(values[0]).startsWith('data:')) return 'picture';
  return isChoice(values) ? 'choice' : 'text';
}

function isChoice(values) {
  if (values.length < 50) return false;
  const seen = new Set();
  for (const value of values) {
    seen.add(value);
    if (seen.size > MOST_CHOICES || seen.size > values.length / 4) return false;
  }
  return true;
}

/** Whether a number is one of money. */
export function isMoney({ type, 'x-generator': generator = '' }) {
  return [type].flat().includes('number') && MONEY.test(generator);
}

/**
 * A field with its values: `{ name, property, kind, values, present, counts }`. `present` are those that are not null,
 * `counts` how often each of them occurs.
 */
export function fieldOf(name, property, values) {
  const present = values.filter((value) => value !== null);
  const kind = kindOf(name, property, present);
  return { name, property, kind, values, present, counts: kind === 'list' ? [] : countValues(present) };
}
