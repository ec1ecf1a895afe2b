import type { Draft, DraftItems } from '../drafts/index.ts';
import { capacityOfField, isPlainText, meaningOf, snakeCase, type Scope } from '../inference/index.ts';
import type { Field, Items } from '../schema/index.ts';
import { FEW_WORDS } from './list-length.ts';

/** Returns the name of the closed list that says which part each of some parties has, if it has enough for all. */
const partOf = (fields: Draft['fields'] = {}, most: number): string | undefined =>
  ['type', 'role'].find((name) => (fields[name]?.limits.enum?.length ?? 0) >= most);

/** Roles of names that a thing has once. */
const ONCE: ReadonlySet<string> = new Set(['field label', 'option name']);

/** Returns what differs among the elements of a list: what its schema says, or else tags or their names. */
export function differing({ items = {} }: Draft, [, most]: readonly [number, number], scope: Scope): Items['unique'] {
  const { field, first, unique } = items;
  if (unique !== undefined || first || most > FEW_WORDS) return unique;
  // Each party to a contract has a part of its own.
  const part = /(?:^|_)parties$/.test(snakeCase(scope.name)) ? partOf(field?.fields, most) : undefined;
  if (part !== undefined) return part;
  const label = Object.entries(field?.fields ?? {}).find(
    ([name, each]) =>
      isPlainText(each) &&
      ONCE.has(meaningOf({ ...scope, name, place: `${scope.place}[].${name}` }, 'string')?.role ?? ''),
  );
  // A thing has each of its custom fields once, and one choice of each option.
  if (label) return label[0];
  if (!meaningOf(scope, 'array')?.guess.isEach) return unique;
  const { name = field } = field?.fields ?? {};
  if (name && !(isPlainText(name) && Object.keys(name.limits).length === 0)) return undefined;
  return name === field ? true : 'name';
}

/** Whether a list is one of different values, although nothing says so: few of a closed list. */
export function isRatherSet(
  element: Field,
  count: Items['count'],
  { first, least, most }: DraftItems,
): true | undefined {
  const wanted = typeof count === 'number' ? count : count[1];
  // A list without bounds can be shorter.
  const room = least === undefined && most === undefined ? 2 : wanted;
  const isOfList = element.generator === 'choices' && !first && !element.nullable;
  return isOfList && wanted > 1 && capacityOfField(element) >= room ? true : undefined;
}
