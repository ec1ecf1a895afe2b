import type { Any, Arg, By, Field, From } from './types.ts';

/** Whether an argument is read from a field. */
export function isFrom(arg: unknown): arg is From {
  return typeof arg === 'object' && arg !== null && 'from' in arg;
}

/** Whether an argument is read from some record of another resource. */
export function isAny(arg: unknown): arg is Any {
  return typeof arg === 'object' && arg !== null && 'any' in arg;
}

/** Whether an argument depends on the value of a field. */
export function isBy(arg: unknown): arg is By<unknown> {
  return typeof arg === 'object' && arg !== null && 'by' in arg;
}

/** The paths that one argument may read. */
function readsOfArg(arg: Arg<unknown>): string[] {
  if (isFrom(arg)) return [arg.from];
  if (isAny(arg)) return [arg.any];
  if (isBy(arg)) return [arg.by, ...Object.values(arg.is).flatMap(readsOfArg), ...readsOfArg(arg.else)];
  return Array.isArray(arg) ? arg.flatMap(readsOfArg) : [];
}

/**
 * All that the value of a field may depend on: names of the record's own fields (`amount`), fields behind a reference
 * (`user_id.email`) and, from an {@link Any}, fields of other resources (`authors.name`).
 *
 * @example
 * readsOf({ type: 'number', generator: 'tax', description: '', args: { amount: { from: 'amount' } } }) // => ["amount"]
 */
export function readsOf(field: Field): readonly string[] {
  return [
    ...(field.copy === undefined ? [] : [field.copy]),
    ...Object.keys(field.when ?? {}),
    ...Object.values(field.args ?? {}).flatMap(readsOfArg),
  ];
}
