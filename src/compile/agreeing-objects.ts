import { snakeCase } from '../inference/index.ts';
import { copied, fits, type Drafts } from './alike.ts';
import type { Draft } from '../drafts/index.ts';

/** Names of the object with the owner of a record, and of the one with its maker: usually the same person. */
const [OWNERS, MAKERS] = [/^(?:owned_by|owner)$/, /^(?:created_by|creator|author|uploaded_by)$/];

/**
 * Names of the object with the folder (or other parent) that a record is in, and of the list of all folders above it,
 * which may also be inside of an object.
 */
const [PARENT, PATH] = [/^(?:parent|parent_folder|folder)$/, /^(?:path|path_collection|breadcrumbs?|ancestors)$/];

/**
 * Two patterns: `PRICE` matches names of the object with a price, `OTHER_PRICES` those of objects with the price before
 * or after rules, such as discounts. Most things have no such rules, so these prices are the same.
 */
const [PRICE, OTHER_PRICES] = [/^(?:price|default_price)$/, /^(?:original_price|calculated_price|regular_price)$/];

const matching = (fields: Drafts, name: RegExp): string | undefined =>
  Object.keys(fields).find((each) => name.test(snakeCase(each)));

/**
 * Returns the fields of an object. A field becomes a copy of the one with the same name in `others`, if that has the
 * same type and limits. `at` is the name of the object that has `others`.
 */
function withCopies(fields: Drafts, others: Drafts, at: string): Drafts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, draft]) => [
      name,
      fits(draft, others[name]) ? copied(draft, `${at}.${name}`) : draft,
    ]),
  );
}

/**
 * Makes an object repeat the values of another object beside it, field by field, if the fields fit. The draft is
 * returned unchanged if one of the two is not an object or has a stated source, or if the other one can be absent.
 */
function likeOther(draft: Draft, other: Draft | undefined, at: string): Draft {
  const isPossible = draft.fields && other?.fields && !draft.source && !other.source && other.when === undefined;
  if (!isPossible || !draft.fields || !other?.fields) return draft;
  return { ...draft, fields: withCopies(draft.fields, other.fields, at) };
}

/**
 * Makes the list of all folders above a record have one element: a copy of the parent. The list stays as it is where
 * its schema does not allow that.
 */
function ofParentOnly(list: Draft, parent: Draft, at: string): Draft {
  const { items } = list;
  const isPossible = items?.field?.fields && !items.first && (items.least ?? 0) <= 1 && (items.most ?? 1) >= 1;
  if (!isPossible || !items?.field?.fields || !parent.fields || !Object.hasOwn(items.field.fields, 'id')) return list;
  const field = { ...items.field, fields: withCopies(items.field.fields, parent.fields, at) };
  return { ...list, items: { ...items, field, least: 1, most: 1 } };
}

function withPath(fields: Drafts): Drafts {
  const [parent, path] = [matching(fields, PARENT), matching(fields, PATH)];
  const [above, list] = [fields[parent ?? ''], fields[path ?? '']];
  if (parent === undefined || path === undefined || !above?.fields || !list || above.source || list.source)
    return fields;
  if (list.items) return { ...fields, [path]: ofParentOnly(list, above, parent) };
  const inner = Object.entries(list.fields ?? {}).map(([name, draft]) => [name, ofParentOnly(draft, above, parent)]);
  return { ...fields, [path]: { ...list, fields: Object.fromEntries(inner) as Drafts } };
}

/**
 * Returns fields in which one object repeats the values of another one. Both are found by their names.
 *
 * @param start what paths from inside of the objects to these fields begin with
 */
function pairWith(fields: Drafts, one: RegExp, other: RegExp, start: string): Drafts {
  const [name, base] = [matching(fields, one), matching(fields, other)];
  const draft = name === undefined ? undefined : fields[name];
  return name !== undefined && draft && base !== undefined
    ? { ...fields, [name]: likeOther(draft, fields[base], start + base) }
    : fields;
}

/** Matches the name of the field that says whether something has been paid. */
const PAID = /^payment_status$/;

/** Whether a closed list has all values of another one. */
const hasAll = ({ limits: { enum: own } }: Draft, { limits: { enum: its } }: Draft): boolean =>
  own !== undefined && its !== undefined && its.every((one) => own.some((each) => each === one));

/** Makes the lines of a bill be paid when the bill is: their states are copies, as far as their lists have the same ones. */
function withPaidLines(fields: Drafts): Drafts {
  const state = matching(fields, PAID);
  const base = state === undefined ? undefined : fields[state];
  if (state === undefined || !base || base.source || base.nullable !== undefined || base.when) return fields;
  const entries = Object.entries(fields).map(([name, draft]) => {
    const own = draft.items?.field?.fields ?? {};
    const line = matching(own, PAID);
    const paid = line === undefined ? undefined : own[line];
    if (!draft.items?.field || line === undefined || !paid || paid.source || !hasAll(paid, base)) return [name, draft];
    const field = { ...draft.items.field, fields: { ...own, [line]: copied(paid, state) } };
    return [name, { ...draft, items: { ...draft.items, field } }];
  });
  return Object.fromEntries(entries) as Drafts;
}

/**
 * Makes objects beside each other agree: the maker of a record is its owner, other prices equal the price, the path to a
 * record consists of its parent folder, and lines are paid when the whole is.
 *
 * @param fields the fields of a record
 */
export function withAgreeingObjects(fields: Drafts): Drafts {
  return withPaidLines(withPath(pairWith(fields, OWNERS, MAKERS, '')));
}

/**
 * Makes objects with the price before and after rules, such as discounts, agree with the price of the thing. Most
 * things have no such rules.
 */
export const withOnePrice = (fields: Drafts, start: string): Drafts => pairWith(fields, OTHER_PRICES, PRICE, start);
