import { isKindNoun, singularOf, snakeCase, type Scope, type Shared } from '../inference/index.ts';
import { readsOf, type Field } from '../schema/index.ts';

type Fields = Readonly<Record<string, Field>>;

/** Names of the field that tells one kind from another, such as one category from another; the best first. */
const NAMES = ['name', 'title', 'label', 'display_name', 'code', 'iso', 'iso_code', 'slug', 'key', 'value'];

/** Returns the last noun of a name, in the singular: `category` for `product_categories`. */
const lastNoun = (name: string): string => singularOf(snakeCase(name).split('_').at(-1) ?? '');

/**
 * Returns the name of the field that a path leads to, if it is in the same object as the field that reads it; undefined
 * otherwise.
 */
function siblingAt(path: string, around: string, fields: Fields): string | undefined {
  const start = around === '' ? '' : `${around}.`;
  const name = path.startsWith('.') ? path.slice(1) : path.startsWith(start) ? path.slice(start.length) : '';
  const [first = ''] = name.split('.');
  return Object.hasOwn(fields, first) ? first : undefined;
}

/** Returns the names of the fields in the same object that a field reads, also through hidden causes. */
function siblingsRead(field: Field, around: string, fields: Fields, causes: Shared['causes']): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<Field>();
  const visit = (one: Field): void => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const { path } of readsOf(one)) {
      const cause = causes.get(path);
      const sibling = siblingAt(path, around, fields);
      if (cause) visit(cause);
      else if (sibling !== undefined) found.add(sibling);
    }
  };
  visit(field);
  return found;
}

/**
 * Returns the name of the field on which all other fields of a kind, such as a category, will depend: the first of
 * `names` that reads no field beside it, or the only field that it reads. Undefined if there is none.
 */
function anchorOf(
  names: readonly string[],
  around: string,
  fields: Fields,
  causes: Shared['causes'],
): string | undefined {
  for (const name of names) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.type !== 'string' || field.when || field.nullable) continue;
    const [first, ...others] = siblingsRead(field, around, fields, causes);
    if (first === undefined) return name;
    const base = fields[first];
    const isBase = base?.type === 'string' && !base.when && !base.nullable;
    if (isBase && others.length === 0 && siblingsRead(base, around, fields, causes).size === 0) return first;
  }
  return undefined;
}

/** Whether a value of a field can be drawn once for each kind: a generator that reads no other field makes it. */
const isDrawn = ({ type, generator, copy, references, unique, per, value, fields, items }: Field): boolean =>
  generator !== undefined &&
  generator !== 'const' &&
  type !== 'object' &&
  [copy, references, unique, per, value, fields, items].every((one) => one === undefined);

/**
 * Makes an object that is of a kind, such as the category of a product, depend on its name alone: in the whole tree, a
 * category of the same name has the same id.
 *
 * @param fields of the object
 */
export function ofOneKind(fields: Fields, { name: called, place: around, shared }: Scope): Fields {
  const noun = lastNoun(called);
  if (!isKindNoun(noun)) return fields;
  const names = NAMES.flatMap((each) => Object.keys(fields).filter((name) => snakeCase(name) === each));
  const anchor = anchorOf(names, around, fields, shared.causes);
  if (anchor === undefined) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name !== anchor && isDrawn(field) ? { ...field, per: `.${anchor}`, as: `${noun}.${snakeCase(name)}` } : field,
    ]),
  );
}
