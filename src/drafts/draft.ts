import type { Choice, Field, FieldType, Json, OneOf, Resource, ValueFunction } from '../schema/index.ts';
import type { ConfigPlace } from '../faults/index.ts';

/** The share of nulls of a field, from 0 to 1, if its schema says no more than that it may be null. */
export const USUAL_NULLS = 0.1;

/** Where the values of a field come from, if a config or a schema states it: a generator, a reference and so on. */
export interface Source {
  readonly generator?: string;
  readonly args?: Exclude<Field['args'], undefined>;
  readonly references?: string | OneOf;
  readonly each?: number;
  readonly earlier?: true;
  readonly run?: number;
  readonly copy?: string;
  readonly per?: string;
  readonly as?: string;
  readonly reads?: readonly string[];
  readonly value?: ValueFunction;
}

/** Limits that the values of a field have to keep to, wherever the values come from. */
export interface Limits {
  readonly enum?: readonly Choice[];
  readonly min?: number;
  readonly max?: number;
  /** Exclusive bounds of a number: the value is above the first and below the second. */
  readonly above?: number;
  readonly below?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly examples?: readonly Json[];
  /** Why no value can be generated, unless the config states where values come from. */
  readonly fault?: { readonly place: ConfigPlace; readonly what: string };
}

/** What a config and a schema say about the elements of an array. */
export interface DraftItems {
  readonly field?: Draft;
  readonly first?: readonly Draft[];
  /** The lowest and the highest number of elements that the array may have. */
  readonly least?: number;
  readonly most?: number;
  /** Whether all elements differ; the name of a field if the elements differ in that field. */
  readonly unique?: true | string;
  /**
   * Whether the bounds are meant as numbers of elements, so that a list may have any number of elements between them,
   * even if they are far apart.
   */
  readonly isCounted?: true;
}

/** Everything that a config and a schema say about a field, before anything is inferred. */
export interface Draft {
  /** Where in a config or a schema the field was stated. */
  readonly place: ConfigPlace;
  /**
   * Whether the field has a fault, which has been noted. Then it is left out, and so is everything that depends on it.
   */
  readonly isFaulty?: true;
  readonly type?: FieldType;
  readonly format?: string;
  readonly description?: string;
  readonly source?: Source;
  /**
   * Whether the source of the values was inferred rather than stated. A copy from another record then takes precedence
   * over it.
   */
  readonly assumed?: true;
  readonly limits: Limits;
  /**
   * Bounds that a config states. Those of a schema are not here: it can have bounds beside any type, where they mean
   * nothing.
   */
  readonly bounds?: { readonly min?: number; readonly max?: number };
  readonly nullable?: number;
  readonly when?: Exclude<Field['when'], undefined>;
  readonly unique?: true;
  readonly required?: true;
  /** Whether an OpenAPI document lets records lack the field, and a config says nothing about it. */
  readonly optional?: true;
  readonly items?: DraftItems;
  /** The fields of an object, in order. */
  readonly fields?: Readonly<Record<string, Draft>>;
  /** The type of the entries of an object whose schema names none. Default: such an object is empty. */
  readonly entries?: FieldType | 'any';
  readonly keywords?: Readonly<Record<string, Json>>;
}

/** What a config or a schema says about a resource. */
export interface Statement {
  readonly fields: Readonly<Record<string, Draft>>;
  readonly causes?: Readonly<Record<string, Draft>>;
  /** Fields that are unique together: no two records have the same values in all of them. */
  readonly unique?: readonly string[];
  readonly items?: number;
  readonly singular?: string;
  readonly category?: string;
  readonly description?: string;
}

/** At which addresses a resource answers, and in what shape. */
export type Answers = Partial<Pick<Resource, 'path' | 'key' | 'single' | 'under' | 'list' | 'envelope' | 'item'>>;

/** Everything that a config and a schema say about a resource, before it is compiled. */
export interface ResourceDraft extends Statement {
  /** Path noun of the resource. */
  readonly name: string;
  /** Where in a config or a schema the resource was stated. */
  readonly place: ConfigPlace;
  /**
   * Whether the name, the schema or the fields have a fault, which has been noted. The resource may then have fields
   * that are not known here.
   */
  readonly isUnknown?: true;
  /** Another resource, whose records this one shows. Nothing else is then stated about its records. */
  readonly of?: string;
  /** Paths of the fields that were left out of the schema because of a fault. */
  readonly leftOut?: readonly string[];
  readonly answers: Answers;
  /** Notes on what was chosen for the schema of the resource, such as properties that were left out, one line each. */
  readonly notes: readonly string[];
}

/**
 * Returns an object without its undefined values.
 *
 * @example
 * defined({ a: 1, b: undefined }) // => {"a":1}
 */
export function defined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  // Only undefined values were left out, and an optional key can be missing.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Whether a config states only examples of a field's values, so that everything else comes from the schema. */
function isSample(draft: Draft): boolean {
  const { type, limits, fields, items } = draft;
  const inner = [...Object.values(fields ?? {}), ...(items?.field ? [items.field] : [])];
  const isImplied = type === undefined || (type === 'object' ? fields : items) !== undefined;
  const says = (keys: readonly string[], part: object = {}): boolean =>
    Object.keys(part).every((key) => keys.includes(key));
  const isPlain = says(['place', 'type', 'limits', 'fields', 'items'], draft) && says(['field'], items);
  return isImplied && isPlain && says(['examples'], limits) && inner.every(isSample);
}

/**
 * Merges what a config and a schema say about a field; the config takes precedence. If the config states where values
 * come from, the limits of the schema do not count.
 *
 * @param over the config
 * @param under the schema
 */
function mergeDrafts(over: Draft, under: Draft | undefined): Draft {
  if (!under) return over;
  const { limits, source, items, fields, keywords, unique, optional: _, ...rest } = under;
  const isOther = over.type !== undefined && under.type !== undefined && over.type !== under.type;
  const isMade = over.source !== undefined || isOther;
  const merged: Draft = {
    ...rest,
    ...(!isMade && defined({ source, items, fields, keywords })),
    ...(unique && { unique }),
    ...over,
    ...(isSample(over) && defined({ place: under.place, optional: under.optional })),
    limits: isMade ? over.limits : { ...limits, ...over.limits },
  };
  if (isMade) return merged;
  const innerItems = over.items && items ? mergeItems(over.items, items) : undefined;
  const innerFields = over.fields && fields ? mergeFields(over.fields, fields) : undefined;
  return { ...merged, ...(innerItems && { items: innerItems }), ...(innerFields && { fields: innerFields }) };
}

function mergeItems(over: DraftItems, under: DraftItems): DraftItems {
  const field = over.field ? mergeDrafts(over.field, under.field) : under.field;
  return { ...under, ...over, ...(field && { field }) };
}

/** Merges the fields of a schema, in its order, with those that only the config has. */
export function mergeFields(
  over: Readonly<Record<string, Draft>>,
  under: Readonly<Record<string, Draft>>,
): Readonly<Record<string, Draft>> {
  const names = new Set([...Object.keys(under), ...Object.keys(over)]);
  const entries = [...names].flatMap((name) => {
    const draft = Object.hasOwn(over, name) ? over[name] : undefined;
    const base = Object.hasOwn(under, name) ? under[name] : undefined;
    const merged = draft ? mergeDrafts(draft, base) : base;
    return merged ? [[name, merged] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns what is stated about the field at a path of a record, such as `address.city` or `lines[2].price`.
 *
 * @returns undefined if nothing is stated there: the value is inferred, or follows from the object or list around it
 */
export function draftAt(fields: Readonly<Record<string, Draft>>, place: string): Draft | undefined {
  let draft: Draft | undefined;
  let inner: Statement['fields'] | undefined = fields;
  for (const part of place.match(/\[\d*\]|[^.[\]]+/g) ?? []) {
    if (part.startsWith('[')) draft = draft?.items?.first?.[Number(part.slice(1, -1) || -1)] ?? draft?.items?.field;
    else draft = inner && Object.hasOwn(inner, part) ? inner[part] : undefined;
    inner = draft?.fields;
  }
  return draft;
}

/**
 * Returns where in a config or a schema the field at a place of a record was stated; if it was not stated, the place of
 * the object around it.
 */
export function placeOf({ fields, causes = {}, place }: ResourceDraft, fieldPlace: string): ConfigPlace {
  for (let at = fieldPlace; at !== ''; at = at.replace(/(?:\.[^.[\]]+|\[\d*\]|^[^.[\]]+)$/, '')) {
    const draft = draftAt(fields, at) ?? draftAt(causes, at);
    if (draft) return draft.place;
  }
  return place;
}
