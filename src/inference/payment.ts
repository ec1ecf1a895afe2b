import { argsOf, choiceValues, isRead, type Choice, type Field } from '../schema/index.ts';
import { fieldBeside, pathOf, withRole } from './neighbours.ts';
import { singularOf } from './nouns.ts';
import { meaningAmong } from './meaning-among.ts';
import type { Scope } from './scope.ts';
import { ASPECTS, CONSEQUENCES } from './table/index.ts';
import { snakeCase, wordsOf } from './words.ts';

/** A name that no record has. It is used to look at all fields of a record, as if from a field of this name. */
const OWN = '';

const isOf = (name: string, aspect: string): boolean =>
  wordsOf(name).some((word) => ASPECTS[aspect]?.includes(word) ?? false);

/**
 * Returns the possible values of a field that chooses from a closed list, if the choice depends on no other field; none
 * for any other field.
 */
function valuesOf(field: Partial<Field> | undefined): readonly Choice[] {
  const { choices } = argsOf(field ?? {});
  return typeof choices === 'object' && choices !== null && !isRead(choices) ? choiceValues(choices) : [];
}

/** Returns the states in which something has happened, such as `payment`. */
const statesWith = (values: readonly Choice[], happened: string): readonly Choice[] =>
  values.filter((value) => CONSEQUENCES[happened]?.includes(snakeCase(String(value))) ?? false);

/** States of records that are not paid yet, or never will be. */
const UNPAID: ReadonlySet<string> = new Set(
  'draft pending open generating voided void failed cancelled canceled'.split(' '),
);

/** Returns the states of payments that suit a record by its own state beside them: nobody has paid a draft. */
function unpaidIfDraft(field: Partial<Field>, payments: readonly Choice[], scope: Scope): Partial<Field> {
  const state = withRole(scope, 'status').find(({ name }) => ['status', 'state'].includes(snakeCase(name)));
  const beside = state && fieldBeside(scope, state.name);
  const drafts = beside?.nullable || beside?.when ? [] : valuesOf(beside).filter((each) => UNPAID.has(String(each)));
  const settled = new Set([...statesWith(payments, 'payment'), ...statesWith(payments, 'failed')]);
  const open = payments.filter((value) => !settled.has(value));
  if (!state || drafts.length === 0 || open.length === 0 || settled.size === 0) return field;
  const is = Object.fromEntries(drafts.map((value) => [String(value), open]));
  const choices = { by: pathOf(scope, state.name), is, else: argsOf(field)['choices'] };
  return { ...field, args: { ...argsOf(field), choices } };
}

/**
 * Returns the field for the state of elements of a list, if the record says the same about them: the payments of an
 * order that is paid have succeeded.
 */
export function asRecordSays(field: Partial<Field>, scope: Scope): Partial<Field> {
  const { place, shared } = scope;
  const [, list = '', own = ''] = /^([^.]+)\[\]\.([^.]+)$/.exec(place) ?? [];
  const values = valuesOf(field);
  if (!['status', 'state'].includes(own) || values.length === 0) return field;
  const noun = singularOf(snakeCase(list));
  const name = Object.keys(shared.record).find(
    (each) => /_stat(?:us|e)$/.test(each) && snakeCase(each).startsWith(`${noun}_st`),
  );
  const beside = name && fieldBeside({ ...scope, name: OWN, place: OWN, neighbours: shared.record }, name);
  if (!beside || beside.nullable || beside.when) return field;
  const { choices } = argsOf(beside);
  // Where another state decides, any of them is possible.
  const all: unknown = isRead(choices) ? Object(choices).else : choices;
  if (typeof all !== 'object' || all === null) return field;
  const isPaid = (value: Choice): boolean => statesWith([value], 'payment').length > 0;
  const is = choiceValues(all).map((value): readonly [string, readonly Choice[]] => {
    const same = values.filter((each) => each === value);
    const like = values.filter((each) => isPaid(each) === isPaid(value));
    return [String(value), same.length > 0 ? same : like.length > 0 ? like : values];
  });
  return {
    ...field,
    args: { ...argsOf(field), choices: { by: name, is: Object.fromEntries(is), else: argsOf(field)['choices'] } },
  };
}

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
  if (!delivery) return unpaidIfDraft(field, payments, scope);
  if (paid.length === 0) return field;
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
