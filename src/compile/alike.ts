import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';

/** The fields of a record, or of an object in it. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Whether nothing but the schema of a draft says how its values are made. */
const isFree = ({ source, assumed, unique, when }: Draft): boolean => (!source || assumed === true) && !unique && !when;

const SCALARS: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean']);

/** Whether a draft is of a text, a number or a flag that nothing but its schema says how to make. */
export const isScalar = (draft: Draft): boolean => SCALARS.has(draft.type ?? '') && isFree(draft);

/** Returns the parts of a draft in which two schemas for the same values may differ. */
const stated = ({ type, format, limits }: Draft): string => {
  const rules = Object.entries(limits).filter(([name]) => name !== 'examples');
  return JSON.stringify([type, format, rules.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
};

/** Returns what schemas say about the values of an object, in a form in which two objects can be compared. */
function shapeOf(fields: Drafts): unknown {
  return Object.entries(fields).map(([name, { fields: inner, items, type, format, limits, nullable }]) => [
    name,
    { ...limits, examples: undefined },
    [type, format, nullable],
    inner && shapeOf(inner),
    items && [items.least, items.most, items.first?.length, items.field && shapeOf({ '': items.field })],
  ]);
}

/** Whether the schemas of two objects say the same about their values. */
export const areAlike = (one: Drafts, other: Drafts): boolean =>
  JSON.stringify(shapeOf(one)) === JSON.stringify(shapeOf(other));

/** Whether a field of another resource is a draft from a schema, and always has a value if this one has to. */
const isThere = (draft: Draft, other: Draft | Field | undefined): other is Draft =>
  other !== undefined &&
  'limits' in other &&
  draft.place.isSchema === true &&
  other.place.isSchema === true &&
  (draft.nullable !== undefined || other.nullable === undefined);

/** Whether the values of a field of another resource always fit a draft. */
export const fits = (draft: Draft, other: Draft | Field | undefined): boolean =>
  isThere(draft, other) && isScalar(draft) && isScalar(other) && stated(draft) === stated(other);

/**
 * Whether nothing but schemas says how the values of an object or a list are made, and those of everything inside it.
 */
function isFreeInside(draft: Draft): boolean {
  const { fields = {}, items: { field, first = [] } = {} } = draft;
  return isFree(draft) && [...Object.values(fields), ...first, ...(field ? [field] : [])].every(isFreeInside);
}

/** Whether an object, and each object inside it, is never null or missing. */
function isSure({ fields, nullable, when }: Draft): boolean {
  return !fields || (nullable === undefined && when === undefined && Object.values(fields).every(isSure));
}

/** Whether the objects or lists of another resource always fit a draft. */
export function fitsWhole(draft: Draft, other: Draft | Field | undefined): boolean {
  if ((!draft.fields && !draft.items) || !isThere(draft, other)) return false;
  if (![draft, other].every((one) => isFreeInside(one) && isSure(one))) return false;
  const [{ nullable: _, ...own }, { nullable: __, ...its }] = [draft, other];
  return areAlike({ '': own }, { '': its });
}

/** Returns a draft that is not null by chance. */
export function always({ nullable, ...draft }: Draft): Draft {
  return nullable === undefined ? draft : { ...draft, nullable: 0 };
}

/** Returns a draft whose values are copied. */
export function copied(draft: Draft, copy: string): Draft {
  const { assumed: _, ...rest } = draft;
  return { ...always(rest), source: { copy } };
}

/**
 * Returns a draft whose values are copied. In an object, each field is copied.
 *
 * @param copy a path from the record or, with dots, from the object around the draft
 */
export function copiedInside(draft: Draft, copy: string): Draft {
  const { fields } = draft;
  if (!fields) return copied(draft, copy);
  const inner = copy.startsWith('.') ? `.${copy}` : copy;
  const entries = Object.entries(fields).map(([name, one]) => [name, copiedInside(one, `${inner}.${name}`)] as const);
  return { ...draft, fields: Object.fromEntries(entries) };
}
