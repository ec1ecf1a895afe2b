import { argsOf, choiceValues, isRead, type Choice, type Field } from '../schema/index.ts';
import { fieldBeside, pathOf, withRole } from './neighbours.ts';
import { meaningAmong } from './meaning-among.ts';
import type { Scope } from './scope.ts';
import { ASPECTS, CONSEQUENCES } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

const isOf = (name: string, aspect: string): boolean =>
  wordsOf(name).some((word) => ASPECTS[aspect]?.includes(word) ?? false);

/** Returns the possible values of a closed list whose choice depends on no other field; none for any other field. */
function valuesOf(field: Partial<Field> | undefined): readonly Choice[] {
  const { choices } = argsOf(field ?? {});
  return typeof choices === 'object' && choices !== null && !isRead(choices) ? choiceValues(choices) : [];
}

/** Returns the states in which something has happened, such as `payment`. */
const statesWith = (values: readonly Choice[], happened: string): readonly Choice[] =>
  values.filter((value) => CONSEQUENCES[happened]?.includes(snakeCase(String(value))) ?? false);

/**
 * Returns the field for the state of a payment, so that it fits the state of the delivery beside it: what was delivered
 * is paid. Any other field stays as it is.
 */
export function paidIfDelivered(field: Partial<Field>, scope: Scope): Partial<Field> {
  if (!isOf(scope.name, 'paid') || meaningAmong(scope, 'string')?.role !== 'status') return field;
  const payments = valuesOf(field);
  const delivery = withRole(scope, 'status').find(({ name }) => isOf(name, 'shipped'));
  const paid = statesWith(payments, 'payment');
  const refunded = statesWith(paid, 'refunded');
  if (!delivery || paid.length === 0) return field;
  const beside = fieldBeside(scope, delivery.name);
  const values = beside?.nullable || beside?.when ? [] : valuesOf(beside);
  const returned = new Set(statesWith(values, 'returned'));
  const kept = paid.filter((value) => !refunded.includes(value));
  const is = statesWith(values, 'shipped').map((value) => {
    const fitting = returned.has(value) && refunded.length > 0 ? refunded : kept.length > 0 ? kept : paid;
    return [String(value), fitting] as const;
  });
  if (is.length === 0) return field;
  const choices = { by: pathOf(scope, delivery.name), is: Object.fromEntries(is), else: argsOf(field)['choices'] };
  return { ...field, args: { ...argsOf(field), choices } };
}
