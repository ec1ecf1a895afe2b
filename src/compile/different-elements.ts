import type { Draft, DraftItems } from '../drafts/index.ts';
import { capacityOfField, isPlaceInList, isPlainText, meaningOf, snakeCase, type Scope } from '../inference/index.ts';
import type { Field, Items } from '../schema/index.ts';
import { FEW_WORDS } from './list-length.ts';

/**
 * Returns the name of the field, `type` or `role`, whose closed list has a different value for each of `most` parties;
 * undefined if neither has.
 */
const partOf = (fields: Draft['fields'] = {}, most: number): string | undefined =>
  ['type', 'role'].find((name) => (fields[name]?.limits.enum?.length ?? 0) >= most);

/**
 * Roles of fields whose text must not come twice in a list: a record has each of its custom fields, and each option,
 * only once.
 */
const ONCE: ReadonlySet<string> = new Set(['field label', 'option name']);

/**
 * Returns how the elements of a list have to differ: true if the elements themselves differ, or the name of the field
 * in which they differ. Schemas can state it; otherwise it is inferred for short lists of parties, options and tags.
 * Undefined if elements may be equal.
 */
export function differing({ items = {} }: Draft, [, most]: readonly [number, number], scope: Scope): Items['unique'] {
  const { field, first, unique } = items;
  if (unique !== undefined || first || most > FEW_WORDS) return unique;
  // Each party to a contract has a role of its own.
  const part = /(?:^|_)parties$/.test(snakeCase(scope.name)) ? partOf(field?.fields, most) : undefined;
  if (part !== undefined) return part;
  const label = Object.entries(field?.fields ?? {}).find(
    ([name, each]) =>
      isPlainText(each) &&
      ONCE.has(meaningOf({ ...scope, name, place: `${scope.place}[].${name}` }, 'string')?.role ?? ''),
  );
  // A thing has each of its custom fields once, and one choice of each option.
  if (label) return label[0];
  const position = Object.entries(field?.fields ?? {}).find(([name, each]) => isPlaceInList(each, name));
  if (position) return position[0];
  if (!meaningOf(scope, 'array')?.guess.isEach) return unique;
  const { name = field } = field?.fields ?? {};
  if (name && !(isPlainText(name) && Object.keys(name.limits).length === 0)) return undefined;
  return name === field ? true : 'name';
}

/**
 * Returns true for a list of references, which becomes shorter where there are few records to refer to, and for a list
 * whose elements come from a closed list with enough values for them to differ. Undefined for any other. Asked where a
 * schema does not say whether they differ.
 */
export function isRatherSet(
  element: Field,
  count: Items['count'],
  { first, least, most }: DraftItems,
): true | undefined {
  const wanted = typeof count === 'number' ? count : count[1];
  // A list without bounds can be shorter.
  const room = least === undefined && most === undefined ? 2 : wanted;
  if (element.references !== undefined && element.copy === undefined && !first && (least ?? 0) <= 1) return true;
  const isOfList = element.generator === 'choices' && !first && !element.nullable;
  return isOfList && wanted > 1 && capacityOfField(element) >= room ? true : undefined;
}
