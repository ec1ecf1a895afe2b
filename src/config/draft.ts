import type { Choice, Field, FieldType, Json, ValueFunction } from '../schema/index.ts';
import type { Place } from './types.ts';

/** What makes the values of a field, as far as it is said. */
export interface Source {
  readonly generator?: string;
  readonly args?: Exclude<Field['args'], undefined>;
  readonly references?: string;
  readonly run?: number;
  readonly copy?: string;
  readonly per?: string;
  readonly reads?: readonly string[];
  readonly value?: ValueFunction;
}

/** What is said of the values of a field, whatever makes them. */
export interface Limits {
  readonly enum?: readonly Choice[];
  readonly min?: number;
  readonly max?: number;
  /** Bounds that are not reached. */
  readonly above?: number;
  readonly below?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly examples?: readonly Json[];
  /** What keeps a value from being made, unless a config says what makes it. */
  readonly fault?: { readonly place: Place; readonly what: string };
}

/** The elements of an array, in a draft. */
export interface DraftItems {
  readonly field?: Draft;
  readonly first?: readonly Draft[];
  /** The least and the most of them. */
  readonly least?: number;
  readonly most?: number;
  readonly unique?: true;
  /** Whether there are as many as `least` and `most` say, however far apart these are. */
  readonly isCounted?: true;
}

/**
 * All that is said of a field, by a config, a schema or both, before anything is inferred. From here on it does not matter
 * where it was said.
 */
export interface Draft {
  /** Where it is said. */
  readonly place: Place;
  readonly type?: FieldType;
  readonly format?: string;
  readonly description?: string;
  readonly source?: Source;
  readonly limits: Limits;
  /** The bounds that a config says, whatever makes the value. A schema may have some beside any type, where they say nothing. */
  readonly bounds?: { readonly min?: number; readonly max?: number };
  readonly nullable?: number;
  readonly when?: Exclude<Field['when'], undefined>;
  readonly unique?: true;
  readonly required?: true;
  readonly items?: DraftItems;
  /** The fields of an object, in order. */
  readonly fields?: Readonly<Record<string, Draft>>;
  readonly keywords?: Readonly<Record<string, Json>>;
}

/** What a config or a schema says of a whole resource. */
export interface ResourceDraft {
  readonly fields: Readonly<Record<string, Draft>>;
  readonly causes?: Readonly<Record<string, Draft>>;
  readonly items?: number;
  readonly singular?: string;
  readonly category?: string;
  readonly description?: string;
}

/**
 * An object without the keys whose value is undefined.
 *
 * @example
 * defined({ a: 1, b: undefined }) // => {"a":1}
 */
export function defined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined);
  // Only what is undefined has been left out, which an optional key may be.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/**
 * What a config says of a field, laid over what its schema says. Where the config says what makes the value, nothing that
 * the schema says of the values counts any more.
 *
 * @param over the config
 * @param under the schema
 */
function mergeDrafts(over: Draft, under: Draft | undefined): Draft {
  if (!under) return over;
  const { limits, source, items, fields, keywords, unique, ...rest } = under;
  const isOther = over.type !== undefined && under.type !== undefined && over.type !== under.type;
  const isMade = over.source !== undefined || isOther;
  const merged: Draft = {
    ...rest,
    ...(!isMade && defined({ source, items, fields, keywords })),
    ...(unique && { unique }),
    ...over,
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

/**
 * The fields of a schema in its order, and behind them those that only the config has.
 */
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
 * What is said of the field at a place of a record: `address.city`, `lines[2].price`.
 *
 * @returns undefined where nothing is, and the value is inferred or comes from what is around it
 */
export function draftAt(fields: Readonly<Record<string, Draft>>, place: string): Draft | undefined {
  let draft: Draft | undefined;
  let inner: ResourceDraft['fields'] | undefined = fields;
  for (const part of place.match(/\[\d*\]|[^.[\]]+/g) ?? []) {
    if (part.startsWith('[')) draft = draft?.items?.first?.[Number(part.slice(1, -1) || -1)] ?? draft?.items?.field;
    else draft = inner && Object.hasOwn(inner, part) ? inner[part] : undefined;
    inner = draft?.fields;
  }
  return draft;
}
