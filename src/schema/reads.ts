import type { Any, Arg, By, Field, From, Resource } from './types.ts';

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

/** Something that the value of a field may depend on. */
export interface Read {
  /** `amount`, `user_id.email`, or of any record `authors.name`. */
  readonly path: string;
  /** Whether it is read from some record of another resource. */
  readonly isAny: boolean;
}

const own = (path: string): Read => ({ path, isAny: false });

/** What one argument may read. */
function readsOfArg(arg: Arg<unknown>): Read[] {
  if (isFrom(arg)) return [own(arg.from)];
  if (isAny(arg)) return [{ path: arg.any, isAny: true }];
  if (isBy(arg)) return [own(arg.by), ...Object.values(arg.is).flatMap(readsOfArg), ...readsOfArg(arg.else)];
  return Array.isArray(arg) ? arg.flatMap(readsOfArg) : [];
}

/**
 * All that the value of a field may depend on: fields of the record itself (`amount`), fields behind a reference
 * (`user_id.email`) and, from an {@link Any}, fields of other resources (`authors.name`).
 *
 * @example
 * readsOf({ type: 'number', generator: 'tax', description: '', args: { amount: { from: 'amount' } } }) // => [{"path":"amount","isAny":false}]
 */
export function readsOf(field: Field): readonly Read[] {
  return [
    ...(field.copy === undefined ? [] : [own(field.copy)]),
    ...(field.per === undefined ? [] : [own(field.per)]),
    ...Object.keys(field.when ?? {}).map(own),
    ...Object.values(field.args ?? {}).flatMap(readsOfArg),
  ];
}

/**
 * All that has a value in a record: its fields and then its causes, by name.
 *
 * @example
 * Object.keys(valuesOf({ fields: { id: {} }, causes: { terms: {} } })) // => ["id","terms"]
 */
export function valuesOf({ fields, causes }: Pick<Resource, 'fields' | 'causes'>): Resource['fields'] {
  return causes ? { ...fields, ...causes } : fields;
}
