import { draftAt, type Draft } from '../drafts/index.ts';
import { isPersonNoun, singularOf, snakeCase, tell, type Scope } from '../inference/index.ts';
import type { Field } from '../schema/index.ts';
import { REFERENCE, resolveReference, targetFor } from './resolve-reference.ts';

/**
 * Matches names of objects and lists of other things of the same kind, such as `related` or `parent`. Ids inside these
 * are not those of the record around them.
 */
const OTHERS =
  /(?:^|_)(?:related|similar|parents?|child(?:ren)?|linked|previous|next|original|replace\w*|recommend\w*|sibling|source|target|destination|old|new)(?:_|$)/;

/** An object around a field, or the record itself. */
export interface Owner {
  /** The kind of thing that the object is, in the singular: `invoice`. */
  readonly thing: string;
  readonly fields: Scope['neighbours'];
  /**
   * The beginning of a path from the record to one of the object's fields: `lines[].`, or empty for the record itself.
   */
  readonly start: string;
  /** Place of the object; empty for the record. */
  readonly place: string;
  /** Name of the field of this object that contains the field for which an id is looked for. */
  readonly within: string;
}

/**
 * Returns the objects around the one that a field is in, the innermost first, and the record last. The walk ends at an
 * object for another thing of the same kind, such as `related`.
 */
export function ownersOf({ shared, place }: Scope): readonly Owner[] {
  const around = place.split('.').slice(0, -1);
  const nameOf = (part: string = ''): string => part.replaceAll(/\[\d*\]/g, '');
  const thingAt = (part: string): string => singularOf(snakeCase(nameOf(part)));
  const isOther = around.findLastIndex((part) => OTHERS.test(thingAt(part)));
  const inner = around.slice(0, -1).map((part, at): Owner => {
    const path = around.slice(0, at + 1).join('.');
    const start = '.'.repeat(around.length - at);
    const fields = draftAt(shared.record, path)?.fields ?? {};
    return { thing: thingAt(part), fields, start, place: path, within: nameOf(around[at + 1]) };
  });
  const known = shared.resources.get(shared.noun);
  const thing = snakeCase(known?.singular ?? shared.noun);
  const record: Owner = { thing, fields: shared.record, start: '', place: '', within: nameOf(around[0]) };
  return [record, ...inner].slice(isOther + 1).toReversed();
}

/** A draft without its nulls, if it is the key of the record: a key is never null, even if its schema says so. */
const asKey = (draft: Draft | undefined, name: string, start: string, { shared }: Scope): Draft | undefined => {
  const isKey = start === '' && name === shared.resources.get(shared.noun)?.key;
  if (!draft || !isKey) return draft;
  const { nullable: _, ...always } = draft;
  return always;
};

/** Whether a field can be a copy of another one: that always has a single value, and allows the same values. */
function canCopy(draft: Draft, other: Draft | undefined): other is Draft {
  if (!other || other.when || other.nullable || other.isFaulty || other.fields || other.items) return false;
  const rules = ({ type, format, limits: { pattern, enum: list, minLength, maxLength } }: Draft): string =>
    JSON.stringify([type, format, pattern, list, minLength, maxLength]);
  return rules(draft) === rules(other);
}

/** Matches what may stand before the name of an item: the `line_item_id` of its tax is the id of an element of `items`. */
const OF_LINE = /^(?:line|order|cart|invoice)_$/;

/**
 * Returns the name of the field with the id of a thing, by the name of a reference to that thing: `lago_id` of an
 * invoice for `lago_invoice_id`. Undefined if the thing has no such field.
 */
function idIn(fields: Scope['neighbours'], stem: string, thing: string, suffix: string): string | undefined {
  const prefix = stem === thing ? '' : stem.endsWith(`_${thing}`) ? stem.slice(0, -thing.length) : undefined;
  if (prefix === undefined) return undefined;
  const names = new Set([prefix + suffix, `${stem}_${suffix}`, ...(OF_LINE.test(prefix) ? [suffix] : [])]);
  return Object.keys(fields).find((each) => names.has(snakeCase(each)));
}

/**
 * Whether an id belongs to a person other than a customer. A record usually has several people, so such an id is not
 * taken for that of the object around it.
 */
export const isOfPerson = (stem: string): boolean => {
  const last = stem.split('_').at(-1) ?? '';
  return last !== 'customer' && (isPersonNoun(last) || last === 'by');
};

/**
 * Returns a copy of an id that an owner has: of its own field with the same name, or of the id in an object beside,
 * such as `product.id` for `product_id`. Undefined if there is none.
 *
 * @param target the resource that the id refers to; undefined if it refers to none of the tree
 */
function copyBeside(
  { fields, start, within, place }: Owner,
  draft: Draft,
  target: string | undefined,
  scope: Scope,
): Partial<Field> | undefined {
  const name = snakeCase(scope.name);
  const [, stem = '', suffix = ''] = REFERENCE.exec(name) ?? [];
  const type = draft.type ?? 'string';
  for (const [each, other] of Object.entries(target === undefined ? {} : fields)) {
    if (snakeCase(each) !== name || !canCopy(draft, other)) continue;
    const beside = { ...scope, name: each, place: place === '' ? each : `${place}.${each}`, neighbours: fields };
    return {
      type,
      copy: start + each,
      ...(target !== undefined && referenceIn(other, beside) === target && { references: target }),
    };
  }
  for (const [each, { fields: inner, when, nullable }] of Object.entries(fields)) {
    const isThere = inner && each !== within && !when && !nullable;
    const id = isThere ? idIn(inner, stem, snakeCase(each), suffix) : undefined;
    if (id !== undefined && canCopy(draft, inner?.[id])) return { type, copy: `${start}${each}.${id}` };
  }
  return undefined;
}

/** Returns the resource that an id refers to; undefined if it refers to none, or to one of several. */
export function referenceIn(draft: Draft, scope: Scope): string | undefined {
  const { source } = draft;
  const found = source ? source.references : (idOfOwner(draft, scope) ?? resolveReference(draft, scope))?.references;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns a copy of the id that a field inside of an object repeats: the `product_id` of a variant in a product is the
 * id of the product.
 *
 * @returns undefined for any other field
 */
export function idOfOwner(draft: Draft, scope: Scope): Partial<Field> | undefined {
  const { name, place } = scope;
  if (!place.includes('.') || draft.unique || !REFERENCE.test(snakeCase(name))) return undefined;
  const [, stem = '', suffix = ''] = REFERENCE.exec(snakeCase(name)) ?? [];
  const type = draft.type ?? 'string';
  const target = isOfPerson(stem) ? undefined : targetFor(stem, draft, scope, suffix);
  const owners = ownersOf(scope);
  for (const { fields, thing, start } of owners) {
    const own = idIn(fields, stem, thing, suffix);
    const isKey = start === '' && target === scope.shared.noun;
    if (own === undefined || !(isKey || canCopy(draft, asKey(fields[own], own, start, scope)))) continue;
    tell(scope, 'its name: what is around it');
    return { type, copy: start + own, nullable: 0 };
  }
  for (const owner of isOfPerson(stem) ? [] : owners) {
    const copy = copyBeside(owner, draft, target, scope);
    if (!copy) continue;
    tell(scope, 'its name: what is around it');
    return { ...copy, nullable: 0 };
  }
  return undefined;
}
