import { snakeCase } from '../inference/index.ts';
import { copied, fits, type Drafts } from './embedded.ts';
import type { Draft } from '../drafts/index.ts';

/** Names of objects with the one who owns a record, and with the one who made it: usually the same. */
const [OWNERS, MAKERS] = [/^(?:owned_by|owner)$/, /^(?:created_by|creator|author|uploaded_by)$/];

/** Names of the object that a record is in, and of the list, or the object with the list, of all that it is in. */
const [PARENT, PATH] = [/^(?:parent|parent_folder|folder)$/, /^(?:path|path_collection|breadcrumbs?|ancestors)$/];

/** Names of objects with what a thing costs, and with what it costs before or after rules that most things have none of. */
const [PRICE, OTHER_PRICES] = [/^(?:price|default_price)$/, /^(?:original_price|calculated_price|regular_price)$/];

const matching = (fields: Drafts, name: RegExp): string | undefined =>
  Object.keys(fields).find((each) => name.test(snakeCase(each)));

/** Returns the fields of an object as copies of those of another one, as far as these fit. */
function withCopies(fields: Drafts, others: Drafts, at: string): Drafts {
  return Object.fromEntries(
    Object.entries(fields).map(([name, draft]) => [
      name,
      fits(draft, others[name]) ? copied(draft, `${at}.${name}`) : draft,
    ]),
  );
}

/** Returns an object whose fields are copies of those of another one beside it. */
function likeOther(draft: Draft, other: Draft | undefined, at: string): Draft {
  const isPossible = draft.fields && other?.fields && !draft.source && !other.source && other.when === undefined;
  if (!isPossible || !draft.fields || !other?.fields) return draft;
  return { ...draft, fields: withCopies(draft.fields, other.fields, at) };
}

/** Returns a list of what a record is in, with its parent as the only element. */
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

/** Returns fields in which one object is like another one, by what both are called. */
function pairWith(fields: Drafts, one: RegExp, other: RegExp): Drafts {
  const [name, base] = [matching(fields, one), matching(fields, other)];
  const draft = name === undefined ? undefined : fields[name];
  return name !== undefined && draft && base !== undefined
    ? { ...fields, [name]: likeOther(draft, fields[base], base) }
    : fields;
}

/**
 * Makes objects beside each other agree: who owns a record has made it, and the folder that it is in ends the path to it.
 *
 * @param fields of a record
 */
export function withAgreeingObjects(fields: Drafts): Drafts {
  const owned = pairWith(fields, OWNERS, MAKERS);
  return withPath(pairWith(owned, OTHER_PRICES, PRICE));
}
