import { faultOfFieldName, type Choice, type FieldType, type Json } from '../schema/index.ts';
import { MockgenError } from '../errors.ts';
import { failure, Faults, isPlain, Noted, own, placeText, unlike, within } from '../faults/index.ts';
import { USUAL_NULLS, type Draft, type DraftItems, MOST_FIELDS } from '../drafts/index.ts';
import { follow, isDangling, placeIn, type Located } from './document.ts';
import { addSchema } from './add-schema.ts';
import { sourceOf, valuesOf } from './closed-list.ts';
import { copyFlat, emptyFlat, Recursive, tooManyProperties, type Flat, type SchemaReading } from './flat.ts';

/** Behind this many references, one inside the other, optional objects and lists are left out. */
const MOST_OPEN = 4;

/** Returns the draft of a field (what is stated about it) from all schemas that describe it together. */
export function draftOf(reading: SchemaReading, schemas: readonly Located[]): Draft {
  const flat = emptyFlat(placeIn(reading.document, schemas[0]?.path ?? []));
  for (const located of schemas) addSchema(reading, flat, located);
  return resolveAlternatives(reading, flat);
}

/** Whether a schema allows only null. */
function isNull(reading: SchemaReading, located: Located): boolean {
  let { node, path } = located;
  for (let hops = 0; hops < 20 && isPlain(node) && typeof node['$ref'] === 'string'; hops++) {
    ({ node, path } = follow(reading.document, node['$ref'], placeIn(reading.document, path)));
  }
  if (!isPlain(node)) return false;
  const { type, enum: values } = node;
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true;
  return ('const' in node && node['const'] === null) || (Array.isArray(values) && values.every((one) => one === null));
}

/** Keywords that a schema may have if it consists of nothing but a closed list (`enum` or `const`). */
const LIST_KEYS: ReadonlySet<string> = new Set(['enum', 'const', 'type', 'title', 'description']);

/**
 * Returns the values of a schema that consists of a closed list of texts, numbers and the like; undefined for any other
 * schema.
 */
function listOf(located: Located): readonly Json[] | undefined {
  if (!isPlain(located.node)) return undefined;
  const { enum: values, const: value } = located.node;
  const isList = Object.keys(located.node).every((key) => LIST_KEYS.has(key) || key.startsWith('x-'));
  const list: readonly unknown[] | undefined = Array.isArray(values)
    ? values
    : value === undefined
      ? undefined
      : [value];
  const isScalar = list?.every((one) => typeof one !== 'object' || one === null);
  return isList && isScalar ? (list as readonly Json[]) : undefined;
}

/**
 * Drafts a schema with alternatives (`oneOf`, `anyOf`). If all are closed lists, the field may have the values of all
 * of them; otherwise the first alternative counts for which values can be made.
 */
function resolveAlternatives(reading: SchemaReading, flat: Flat): Draft {
  const [branches, ...alternatives] = flat.alternatives;
  if (!branches) return draftOfFlat(reading, flat);
  const others = branches.filter((branch) => !isNull(reading, branch));
  const mayBeNull = others.length < branches.length && (flat.types?.includes('null') ?? true);
  const rest: Flat = { ...copyFlat(flat), alternatives };
  const lists = others.map(listOf);
  if (others.length > 0 && !rest.enum && lists.every((list) => list !== undefined)) {
    return nullable(resolveAlternatives(reading, { ...rest, enum: lists.flat() }), mayBeNull);
  }
  if (others.length === 0) return resolveAlternatives(reading, { ...rest, types: ['null'] });
  let fault: unknown;
  for (const [at, branch] of others.entries()) {
    const before = reading.told.length;
    try {
      const draft = resolveSoundly(reading, copyFlat(rest), branch);
      if (others.length > 1) {
        reading.told.push(`${placeText(flat.place)}: takes alternative ${at + 1} of ${others.length}`);
      }
      return nullable(draft, mayBeNull);
    } catch (error) {
      if (!(error instanceof MockgenError || error instanceof Recursive || error instanceof Noted)) throw error;
      reading.told.length = before;
      fault ??= error;
    }
  }
  if (fault instanceof Recursive && mayBeNull) return nothing(flat, reading);
  throw fault;
}

/** Drafts one alternative of a schema. Throws all of its faults together, so that another alternative can be tried. */
function resolveSoundly(reading: SchemaReading, flat: Flat, branch: Located): Draft {
  const outer = reading.faults;
  const faults = new Faults();
  reading.faults = faults;
  try {
    addSchema(reading, flat, branch);
    const draft = resolveAlternatives(reading, flat);
    faults.throwAny();
    return draft;
  } finally {
    reading.faults = outer;
  }
}

function nullable(draft: Draft, mayBeNull: boolean): Draft {
  const isSaid = draft.nullable !== undefined || draft.when !== undefined || draft.source !== undefined;
  return mayBeNull && !isSaid && draft.type !== 'null' ? { ...draft, nullable: USUAL_NULLS } : draft;
}

/**
 * Returns the draft of a field (what is stated about it) that is always null. If `reading` is given, a note says that
 * the field would otherwise contain itself.
 */
function nothing({ place, notes }: Flat, reading?: SchemaReading): Draft {
  const { description } = notes;
  reading?.told.push(`${placeText(place)}: is always null, since it would have itself in it`);
  return {
    place,
    type: 'null',
    limits: {},
    source: { generator: 'const', args: { value: null } },
    ...(description !== undefined && { description }),
  };
}

/** Returns the type that the keywords of a schema imply; undefined if they imply none. */
function impliedType(flat: Flat): FieldType | undefined {
  const { limits } = flat;
  if (flat.properties.size > 0 || flat.required.size > 0) return 'object';
  if (flat.items.length > 0 || flat.prefix.length > 0) return 'array';
  if ([limits.min, limits.max, limits.above, limits.below, limits.multipleOf].some((one) => one !== undefined)) {
    return 'number';
  }
  const isText = [limits.minLength, limits.maxLength, limits.pattern].some((one) => one !== undefined);
  return isText ? 'string' : undefined;
}

/** Returns the share of nulls of a field, from 0 to 1; undefined if it is never null. */
function nullsOf(flat: Flat): number | undefined {
  const { nullable: said, when } = flat.notes;
  if (said !== undefined || when !== undefined || flat.source !== undefined) return said;
  const mayBe = flat.enum ? flat.enum.includes(null) : flat.types?.includes('null');
  return mayBe && (flat.types?.includes('null') ?? true) ? USUAL_NULLS : undefined;
}

/** Turns a schema without references and alternatives into a draft: what it states about a field. */
function draftOfFlat(reading: SchemaReading, flat: Flat): Draft {
  const { type = impliedType(flat), values } = valuesOf(reading, flat);
  const isOnlyNull = flat.types?.every((one) => one === 'null') || (flat.enum && values?.length === 0);
  if (isOnlyNull) return nothing(flat);
  const nulls = nullsOf(flat);
  const base: Draft = {
    place: flat.place,
    ...(flat.isFaulty && { isFaulty: true as const }),
    ...flat.notes,
    limits: flat.limits,
    ...(type !== undefined && { type }),
    ...(nulls !== undefined && { nullable: nulls }),
    ...(flat.source && { source: flat.source }),
  };
  if (values?.some((value) => typeof value === 'object')) return { ...base, source: base.source ?? sourceOf(values) };
  // The values are scalars here.
  if (values) return { ...base, limits: { ...flat.limits, enum: values as readonly Choice[] } };
  try {
    if (type === 'object') {
      const entries = entriesOf(flat);
      return { ...base, fields: fieldsOf(reading, flat), ...(entries && { entries }) };
    }
    if (type === 'array') return { ...base, items: itemsOf(reading, flat) };
  } catch (error) {
    if (error instanceof Recursive && nulls !== undefined) return nothing(flat, reading);
    throw error;
  }
  return base;
}

/** An object that may have any entries gets at most this many. */
const MOST_ENTRIES = 5;

/** Keywords that a schema may have if it restricts nothing but the type. */
const TYPE_ONLY: ReadonlySet<string> = new Set(['type', 'title', 'description', 'nullable', 'example', 'examples']);

/**
 * Returns the type of the entries of an object whose schema names no properties; undefined if there can be no entries,
 * or if rules apply to them.
 */
function entriesOf({ properties, isClosed, maxProperties, others }: Flat): Draft['entries'] {
  if (properties.size > 0 || isClosed || maxProperties < MOST_ENTRIES) return undefined;
  const [{ node } = { node: {} }, ...more] = others;
  if (!isPlain(node) || more.length > 0 || !Object.keys(node).every((key) => TYPE_ONLY.has(key))) return undefined;
  const types = new Set([own(node, 'type') ?? 'any'].flat());
  return (['any', 'string', 'integer', 'number', 'boolean'] as const).find((type) => types.has(type));
}

/** Returns what a schema states about a property. A required property without a schema can be anything. */
function propertyOf(reading: SchemaReading, { properties, isClosed, place }: Flat, name: string): Draft {
  const fault = faultOfFieldName(name);
  if (fault !== undefined) throw failure(within(place, 'properties', name), fault);
  const schemas = properties.get(name);
  if (!schemas && isClosed) throw failure(within(place, 'required'), { expected: `${name} among the properties` });
  return schemas ? draftOf(reading, schemas) : { place, limits: {} };
}

const pathIn = ({ field }: SchemaReading['subject'], name: string): string =>
  field === undefined ? name : `${field}.${name}`;

/** Drafts a property. If it has a fault, the fault is noted, and the result is undefined. */
function attemptProperty(reading: SchemaReading, flat: Flat, name: string): Draft | undefined {
  const { subject } = reading;
  reading.subject = { field: pathIn(subject, name) };
  try {
    return reading.faults.attempt(() => propertyOf(reading, flat, name), reading.subject);
  } finally {
    reading.subject = subject;
  }
}

/** Leaves out a property, with a note that says why. */
function leaveOut(reading: SchemaReading, { place }: Flat, name: string, why: string): void {
  reading.told.push(`${placeText(within(place, 'properties', name))}: left out${why}`);
  reading.leftOut.push(pathIn(reading.subject, name));
}

/**
 * Drafts an optional property of an OpenAPI document; undefined if no value can be made for it. A reference that leads nowhere
 * is a fault also there.
 */
function attemptOptional(reading: SchemaReading, flat: Flat, name: string): Draft | undefined {
  const outer = reading.faults;
  const faults = new Faults();
  reading.faults = faults;
  try {
    const draft = attemptProperty(reading, flat, name);
    const dangling = faults.all.filter(isDangling);
    outer.noteAll(dangling);
    if (dangling.length > 0) return undefined;
    const what = faults.all[0]?.what ?? draft?.limits.fault?.what;
    if (what === undefined) return draft;
    leaveOut(reading, flat, name, `: ${what}`);
    return undefined;
  } finally {
    reading.faults = outer;
  }
}

/** Whether a schema describes an object or a list behind so many references that records with it would become huge. */
function isTooDeep(reading: SchemaReading, schemas: readonly Located[]): boolean {
  return schemas.some((located) => {
    if (located.chain.length < MOST_OPEN) return false;
    let { node, path } = located;
    for (let hops = 0; hops < 20 && isPlain(node) && typeof node['$ref'] === 'string'; hops++) {
      ({ node, path } = follow(reading.document, node['$ref'], placeIn(reading.document, path)));
    }
    const keys = ['properties', 'items', 'allOf', 'anyOf', 'oneOf'];
    return isPlain(node) && keys.some((key) => Object.hasOwn(Object(node), key));
  });
}

function fieldsOf(reading: SchemaReading, flat: Flat): Readonly<Record<string, Draft>> {
  const { properties, required, place, maxProperties, minProperties } = flat;
  const fields = new Map<string, Draft>();
  const names = new Set([...properties.keys(), ...required]);
  if (names.size > MOST_FIELDS) throw tooManyProperties(place, names.size);
  for (const name of names) {
    const schemas = properties.get(name);
    const isOptional = !required.has(name);
    if (schemas && isOptional && isTooDeep(reading, schemas)) {
      leaveOut(reading, flat, name, ', since it is nested deep');
      continue;
    }
    try {
      const draft = (isOptional && reading.isApi ? attemptOptional : attemptProperty)(reading, flat, name);
      if (!draft && isOptional && reading.isApi) continue;
      const known = draft ?? { place: within(place, 'properties', name), limits: {}, isFaulty: true };
      const isLoose = isOptional && reading.isApi;
      fields.set(name, { ...known, ...(isLoose && { optional: true }), ...(!isOptional && { required: true }) });
    } catch (error) {
      if (!(error instanceof Recursive) || !isOptional) throw error;
      reading.endless ??= error.place;
      leaveOut(reading, flat, name, ', since it would have itself in it');
    }
  }
  for (const name of [...fields.keys()].toReversed()) {
    if (fields.size > maxProperties && !required.has(name)) fields.delete(name);
  }
  if (fields.size > maxProperties || fields.size < minProperties) {
    throw failure(place, unlike(`from ${minProperties} to ${maxProperties} properties`, fields.size));
  }
  return Object.fromEntries(fields);
}

function itemsOf(reading: SchemaReading, flat: Flat): DraftItems {
  const { minItems, maxItems, place, prefix, items } = flat;
  if (minItems !== undefined && minItems > maxItems)
    throw failure(within(place, 'minItems'), unlike(`no more than maxItems, which is ${maxItems}`, minItems));
  const first = prefix.slice(0, maxItems).map((schemas) => draftOf(reading, schemas));
  const most = maxItems === Infinity ? {} : { most: maxItems };
  const rest = {
    ...(first.length > 0 && { first }),
    ...(flat.isSet && { unique: flat.isSet }),
    ...(flat.isCounted && { isCounted: true as const }),
  };
  const least = minItems === undefined ? {} : { least: minItems };
  if ((minItems ?? 0) === 0 && first.length === 0 && isTooDeep(reading, items)) {
    reading.told.push(`${placeText(place)}: is always empty, since it is nested deep`);
    return { ...rest, least: 0, most: 0 };
  }
  try {
    const field = items.length === 0 ? undefined : draftOf(reading, items);
    return { ...rest, ...least, ...most, ...(field && { field }) };
  } catch (error) {
    if (!(error instanceof Recursive) || (minItems ?? 0) > first.length) throw error;
    reading.told.push(`${placeText(place)}: is always empty, since it would have itself in it`);
    return { ...rest, least: first.length, most: first.length };
  }
}
