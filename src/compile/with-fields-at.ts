import type { Draft } from '../drafts/index.ts';
import type { Drafts } from './alike.ts';

/**
 * Returns a draft in which the fields of an inner object are replaced. `part` and `rest` are the path to that object.
 */
function inside(draft: Draft, [part, ...rest]: readonly string[], fields: Drafts): Draft {
  if (part === undefined) return { ...draft, fields };
  const { items, fields: own } = draft;
  if (part.startsWith('['))
    return items?.field ? { ...draft, items: { ...items, field: inside(items.field, rest, fields) } } : draft;
  return own ? { ...draft, fields: withPart(own, [part, ...rest], fields) } : draft;
}

function withPart(record: Drafts, [part = '', ...rest]: readonly string[], fields: Drafts): Drafts {
  const draft = Object.hasOwn(record, part) ? record[part] : undefined;
  return draft ? { ...record, [part]: inside(draft, rest, fields) } : record;
}

/**
 * Returns the fields of a record with others in place of those of an object in it.
 *
 * @param place the place of the object: `address`, `lines[]`
 */
export function withFieldsAt(record: Drafts, place: string, fields: Drafts): Drafts {
  return withPart(record, place.match(/\[\d*\]|[^.[\]]+/g) ?? [], fields);
}
