import type { All, Any, Arg, By, Cases, Field, From, Resource } from './types.ts';

const isObject = (arg: unknown): arg is Readonly<Record<string, unknown>> =>
  typeof arg === 'object' && arg !== null && !Array.isArray(arg);

/** Whether an argument is read from a field of the record, or of a record that it refers to: `{ from }`. */
export function isFrom(arg: unknown): arg is From {
  return isObject(arg) && typeof arg['from'] === 'string';
}

/** Whether an argument is read from a random record of another resource: `{ any }`. */
export function isAny(arg: unknown): arg is Any {
  return isObject(arg) && typeof arg['any'] === 'string';
}

/** Whether an argument is read from all records that refer to this one: `{ all }`. */
export function isAll(arg: unknown): arg is All {
  return isObject(arg) && typeof arg['all'] === 'string';
}

/** Whether an argument is decided by the value of one field: `{ by, is, else }`. */
export function isBy(arg: unknown): arg is By<unknown> {
  return isObject(arg) && typeof arg['by'] === 'string' && isObject(arg['is']);
}

/** Whether an argument is decided by conditions on several fields: `{ cases, else }`. */
export function isCases(arg: unknown): arg is Cases<unknown> {
  return isObject(arg) && Array.isArray(arg['cases']) && arg['cases'].every(isCase);
}

function isCase(value: unknown): boolean {
  if (!isObject(value) || value['use'] === undefined || !isObject(value['when'])) return false;
  return Object.values(value['when']).every((values) => Array.isArray(values));
}

/** Checks whether an argument depends on other values, so that the spec alone does not give it. */
export function isRead(arg: unknown): arg is From | Any | All | By<unknown> | Cases<unknown> {
  return isFrom(arg) || isAny(arg) || isAll(arg) || isBy(arg) || isCases(arg);
}

/**
 * Whether the arguments of a field are taken as they are, even if they look like a {@link From}: those of `const` and
 * of faker are.
 *
 * @example
 * isLiteral({ generator: 'faker:date.between' }) // => true
 */
export function isLiteral({ generator = '' }: Pick<Field, 'generator'>): boolean {
  return generator === 'const' || generator.startsWith('faker:');
}

/**
 * Checks whether a field is a list of texts, as the lists of mockgen's own generators are. A list made by code, faker
 * or `copy` is one only if the keywords of the field say so.
 *
 * @example
 * hasTexts({ type: 'array', generator: 'tags' }) // => true
 * @example
 * hasTexts({ type: 'array', copy: 'sizes' }) // => false
 */
export function hasTexts(field: Pick<Field, 'type' | 'items' | 'copy' | 'value' | 'generator' | 'keywords'>): boolean {
  const { type, items, copy, value, keywords, generator } = field;
  if (type !== 'array') return false;
  if (items) return items.field.type === 'string';
  if (copy === undefined && !value && !isLiteral(field) && generator !== 'choices') return true;
  const element = keywords?.['items'];
  return isObject(element) && element['type'] === 'string';
}

/**
 * Returns the arguments of a field by name, or an empty object where they are a list.
 *
 * @example
 * argsOf({ args: { min: 1 } }) // => {"min":1}
 */
export function argsOf({ args }: Pick<Field, 'args'>): Readonly<Record<string, unknown>> {
  return isObject(args) ? args : {};
}

/** A value that a field may read. */
export interface Read {
  /** The path of the value: `amount`, `user_id.email` or, in another resource, `authors.name`. */
  readonly path: string;
  /**
   * Which records the value is read from: the record itself and those that it refers to (see {@link From}), a random
   * one (see {@link Any}), or all that refer to it (see {@link All}).
   */
  readonly of: 'own' | 'any' | 'all';
}

const own = (path: string): Read => ({ path, of: 'own' });

/** Returns all values that an argument may read. */
function readsOfArg(arg: Arg<unknown>): Read[] {
  if (isFrom(arg)) return [own(arg.from)];
  if (isAny(arg)) return [{ path: arg.any, of: 'any' }];
  if (isAll(arg)) return [{ path: arg.all, of: 'all' }];
  if (isBy(arg)) return [own(arg.by), ...Object.values(arg.is).flatMap(readsOfArg), ...readsOfArg(arg.else)];
  if (isCases(arg)) {
    const inner = arg.cases.flatMap(({ when, use }) => [...Object.keys(when).map(own), ...readsOfArg(use)]);
    return [...inner, ...readsOfArg(arg.else)];
  }
  return Array.isArray(arg) ? arg.flatMap(readsOfArg) : [];
}

/** Returns the paths of the values that are read only to decide between other values of an argument. */
function conditionsOfArg(arg: Arg<unknown>): string[] {
  if (isBy(arg)) return [arg.by, ...Object.values(arg.is).flatMap(conditionsOfArg), ...conditionsOfArg(arg.else)];
  if (!isCases(arg)) return [];
  const inner = arg.cases.flatMap(({ when, use }) => [...Object.keys(when), ...conditionsOfArg(use)]);
  return [...inner, ...conditionsOfArg(arg.else)];
}

/**
 * Returns the paths that a field reads only to decide between other values: those in its conditions, and those by which
 * its arguments are chosen.
 *
 * @example
 * conditionsOf({ args: { min: { by: 'kind', is: { a: { from: 'least' } } } } }) // => ["kind"]
 */
export function conditionsOf(field: Pick<Field, 'args' | 'when'>): readonly string[] {
  return [...Object.keys(field.when ?? {}), ...Object.values(argsOf(field)).flatMap(conditionsOfArg)];
}

/**
 * Returns all values that a field may read: fields of the record (`amount`), fields behind a reference
 * (`user_id.email`) and, from an {@link Any} or {@link All}, fields of other resources (`authors.name`). Values that
 * are read by fields inside it do not count.
 *
 * @example
 * readsOf({ type: 'number', generator: 'tax', description: '', args: { amount: { from: 'amount' } } }) // => [{"path":"amount","of":"own"}]
 */
export function readsOf(field: Field): readonly Read[] {
  return [
    ...(field.copy === undefined ? [] : [own(field.copy)]),
    ...(field.per === undefined ? [] : [own(field.per)]),
    ...(typeof field.references === 'object' ? [own(field.references.by)] : []),
    ...Object.keys(field.when ?? {}).map(own),
    ...(field.reads ?? []).map(own),
    ...(isLiteral(field) ? [] : Object.values(argsOf(field)).flatMap(readsOfArg)),
  ];
}

/**
 * Returns all fields of a resource by name, followed by its causes.
 *
 * @example
 * Object.keys(valuesOf({ fields: { id: {} }, causes: { terms: {} } })) // => ["id","terms"]
 */
export function valuesOf({ fields, causes }: Pick<Resource, 'fields' | 'causes'>): Resource['fields'] {
  return causes ? { ...fields, ...causes } : fields;
}
