import type { All, Any, Arg, By, Cases, Field, From, Resource } from './types.ts';

const isObject = (arg: unknown): arg is Readonly<Record<string, unknown>> =>
  typeof arg === 'object' && arg !== null && !Array.isArray(arg);

/** Checks whether an argument is read from a field. */
export function isFrom(arg: unknown): arg is From {
  return isObject(arg) && typeof arg['from'] === 'string';
}

/** Checks whether an argument is read from a random record of another resource. */
export function isAny(arg: unknown): arg is Any {
  return isObject(arg) && typeof arg['any'] === 'string';
}

/** Checks whether an argument is read from all records that refer to the record. */
export function isAll(arg: unknown): arg is All {
  return isObject(arg) && typeof arg['all'] === 'string';
}

/** Checks whether an argument is decided by the value of one field. */
export function isBy(arg: unknown): arg is By<unknown> {
  return isObject(arg) && typeof arg['by'] === 'string' && isObject(arg['is']);
}

/** Checks whether an argument is decided by a list of cases. */
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
 * Checks whether the arguments of a field are literal, even if they look like a {@link From}: those of `const` and of faker.
 *
 * @example
 * isLiteral({ generator: 'faker:date.between' }) // => true
 */
export function isLiteral({ generator = '' }: Pick<Field, 'generator'>): boolean {
  return generator === 'const' || generator.startsWith('faker:');
}

/**
 * Checks whether a field is a list of texts, as the lists of mockgen's own generators are. Lists made by code, faker or
 * `copy` are only if the keywords of the field say so.
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

/** A value that a field may depend on. */
export interface Read {
  /** `amount`, `user_id.email`, or in other records than the own one and those it refers to `authors.name`. */
  readonly path: string;
  /** The records that it is read from: the own one, see {@link From}, a random one, see {@link Any}, or {@link All}. */
  readonly of: 'own' | 'any' | 'all';
}

const own = (path: string): Read => ({ path, of: 'own' });

/** Returns everything that an argument may read. */
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

/** Returns the paths that an argument is decided by. */
function conditionsOfArg(arg: Arg<unknown>): string[] {
  if (isBy(arg)) return [arg.by, ...Object.values(arg.is).flatMap(conditionsOfArg), ...conditionsOfArg(arg.else)];
  if (!isCases(arg)) return [];
  const inner = arg.cases.flatMap(({ when, use }) => [...Object.keys(when), ...conditionsOfArg(use)]);
  return [...inner, ...conditionsOfArg(arg.else)];
}

/**
 * Returns the paths that only decide between other values: conditions, and what arguments are chosen by.
 *
 * @example
 * conditionsOf({ args: { min: { by: 'kind', is: { a: { from: 'least' } } } } }) // => ["kind"]
 */
export function conditionsOf(field: Pick<Field, 'args' | 'when'>): readonly string[] {
  return [...Object.keys(field.when ?? {}), ...Object.values(argsOf(field)).flatMap(conditionsOfArg)];
}

/**
 * Returns everything that the value of a field may depend on: fields of the record (`amount`), fields behind a reference
 * (`user_id.email`) and, from an {@link Any} or {@link All}, fields of other resources (`authors.name`). Fields inside an object and
 * elements of an array are fields of their own, so their reads are not included.
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
