import type { Any, Arg, By, Cases, Field, From, Resource } from './types.ts';

const isObject = (arg: unknown): arg is Readonly<Record<string, unknown>> =>
  typeof arg === 'object' && arg !== null && !Array.isArray(arg);

/** Whether an argument is read from a field. */
export function isFrom(arg: unknown): arg is From {
  return isObject(arg) && typeof arg['from'] === 'string';
}

/** Whether an argument is read from some record of another resource. */
export function isAny(arg: unknown): arg is Any {
  return isObject(arg) && typeof arg['any'] === 'string';
}

/** Whether an argument depends on the value of a field. */
export function isBy(arg: unknown): arg is By<unknown> {
  return isObject(arg) && typeof arg['by'] === 'string' && isObject(arg['is']);
}

/** Whether an argument is that of the first case whose conditions hold. */
export function isCases(arg: unknown): arg is Cases<unknown> {
  return isObject(arg) && Array.isArray(arg['cases']) && arg['cases'].every(isCase);
}

function isCase(value: unknown): boolean {
  if (!isObject(value) || value['use'] === undefined || !isObject(value['when'])) return false;
  return Object.values(value['when']).every((values) => Array.isArray(values));
}

/** Whether an argument is read from elsewhere or depends on other fields, so that the spec alone does not give it. */
export function isRead(arg: unknown): arg is From | Any | By<unknown> | Cases<unknown> {
  return isFrom(arg) || isAny(arg) || isBy(arg) || isCases(arg);
}

/**
 * Whether the arguments of a field are what they are, whatever they look like: those of a constant, and of faker's methods.
 *
 * @example
 * isLiteral({ generator: 'faker:date.between' }) // => true
 */
export function isLiteral({ generator = '' }: Pick<Field, 'generator'>): boolean {
  return generator === 'const' || generator.startsWith('faker:');
}

/**
 * Whether a field is a list of texts: so are the lists of the service's generators. Of what code, faker or a copy gives
 * it is known only where the keywords of the field say so.
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
 * The arguments of a field by name; none where they are a list.
 *
 * @example
 * argsOf({ args: { min: 1 } }) // => {"min":1}
 */
export function argsOf({ args }: Pick<Field, 'args'>): Readonly<Record<string, unknown>> {
  return isObject(args) ? args : {};
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
  if (isCases(arg)) {
    const inner = arg.cases.flatMap(({ when, use }) => [...Object.keys(when).map(own), ...readsOfArg(use)]);
    return [...inner, ...readsOfArg(arg.else)];
  }
  return Array.isArray(arg) ? arg.flatMap(readsOfArg) : [];
}

/**
 * All that the value of a field may depend on: fields of the record itself (`amount`), fields behind a reference
 * (`user_id.email`) and, from an {@link Any}, fields of other resources (`authors.name`). What the fields of an object, or
 * the elements of an array, read is not among it: they are fields of their own.
 *
 * @example
 * readsOf({ type: 'number', generator: 'tax', description: '', args: { amount: { from: 'amount' } } }) // => [{"path":"amount","isAny":false}]
 */
export function readsOf(field: Field): readonly Read[] {
  return [
    ...(field.copy === undefined ? [] : [own(field.copy)]),
    ...(field.per === undefined ? [] : [own(field.per)]),
    ...Object.keys(field.when ?? {}).map(own),
    ...(field.reads ?? []).map(own),
    ...(isLiteral(field) ? [] : Object.values(argsOf(field)).flatMap(readsOfArg)),
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
