import { argsOf, distinctForms, multiplesIn, parsePattern, type Field } from '../schema/index.ts';

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function roomOfPattern({ pattern, length }: Readonly<Record<string, unknown>>): number {
  const node = parsePattern(String(pattern));
  if (typeof node === 'string') return 1;
  const [least, most] = Array.isArray(length) ? length.map(Number) : [0, Infinity];
  return distinctForms(node, least ?? 0, most ?? Infinity)?.count ?? 1;
}

function roomOfPresent(field: Field): number {
  const { generator, type, fields, items } = field;
  const args = argsOf(field);
  const { choices, min, max, step } = args;
  if (generator === 'const') return 1;
  if (generator === 'choices') return Array.isArray(choices) ? choices.length : Object.keys(choices ?? {}).length;
  if (type === 'boolean') return 2;
  if (generator === 'pattern') return roomOfPattern(args);
  if (generator === 'random_int' || generator === 'number') {
    const { first, last } = multiplesIn(
      numberOf(min, 0),
      numberOf(max, 1000),
      numberOf(step, generator === 'number' ? 0.01 : 1),
    );
    return last - first + 1;
  }
  if (fields) return Object.values(fields).reduce((product, inner) => product * capacityOfField(inner), 1);
  if (!items) return Infinity;
  const [least, most] = typeof items.count === 'number' ? [items.count, items.count] : items.count;
  const element = Math.min(capacityOfField(items.field), ...(items.first ?? []).map(capacityOfField));
  return most - least + (least > 0 && !items.unique ? element : 1);
}

/**
 * Returns a lower bound for the number of different values of a field.
 *
 * @example
 * capacityOfField({ type: 'boolean', generator: 'boolean', description: '' }) // => 2
 */
export function capacityOfField(field: Field): number {
  return roomOfPresent(field) + (field.nullable ? 1 : 0);
}
