import { argsOf, closedListOf, hasTexts, type Choice, type Field } from '../schema/index.ts';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** What the schema of a field depends on, besides the field itself. */
export interface SchemaContext {
  /** Whether the value at a path can be null. */
  readonly canBeNull: (place: string) => boolean;
}

/** Returns the keywords for a constant value; if it can also be null, an enum of both. */
function constantKeywords(field: Field, isNull: boolean): Schema {
  const { value } = argsOf(field);
  if (field.generator !== 'const' || field.copy !== undefined || value === undefined) return {};
  return isNull ? { enum: [value, null] } : { const: value };
}

function typeOf({ type }: Field, values: readonly Choice[] | undefined, isNull: boolean): string | readonly string[] {
  if (type === 'null') return type;
  return isNull || values?.includes(null) ? [type, 'null'] : type;
}

/**
 * If an array has more elements than this, a keyword of mockgen's own says that the number is meant: many schemas of
 * others allow far more elements than anyone wants.
 */
const FEW = 20;

/**
 * Returns the keywords for an array. The schema of its elements is left out if code, faker or a copy makes them, unless
 * the field declares it.
 */
function arrayKeywords(place: string, field: Field, context: SchemaContext): Schema {
  const { type, items } = field;
  if (type !== 'array') return {};
  if (!items) return hasTexts(field) ? { items: { type: 'string' } } : {};
  const { field: element, count, first, unique } = items;
  const [minItems, maxItems] = typeof count === 'number' ? [count, count] : count;
  return {
    ...(first && { prefixItems: first.map((each, at) => fieldSchema(`${place}[${at}]`, each, context)) }),
    items: fieldSchema(`${place}[]`, element, context),
    minItems,
    maxItems,
    ...(unique === true && { uniqueItems: true }),
    ...(typeof unique === 'string' && { 'x-unique-by': unique }),
    ...(maxItems > FEW && { 'x-counted': true }),
  };
}

/** Returns the keywords for the bounds of a number; none for other fields. */
function rangeKeywords(field: Field): Schema {
  const { type, references, copy } = field;
  if (references !== undefined) return type === 'integer' ? { minimum: 1 } : {};
  if (copy !== undefined && type !== 'integer' && type !== 'number') return {};
  const { min, max } = argsOf(field);
  return {
    ...(typeof min === 'number' && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
  };
}

/**
 * Returns mockgen's own keywords, for what JSON Schema cannot express. From a schema with these, a config generates the
 * same records.
 */
function ownKeywords(field: Field): Schema {
  const { args, references, run, each, earlier, copy, per, as, when, nullable, unique, reads } = field;
  const told = { args, references, run, each, earlier, copy, per, as, when, nullable, unique, reads };
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[`x-${name}`, value]])),
  );
}

/**
 * Returns the JSON Schema of the fields of a record, or of an object in it.
 *
 * @param place path of the object in the record; empty for the record itself
 * @param always names of fields that are required in any case. Others are required if their spec says so
 */
export function objectSchema(
  place: string,
  fields: Readonly<Record<string, Field>>,
  context: SchemaContext,
  always: readonly string[] = [],
): Schema {
  const before = place === '' ? '' : `${place}.`;
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(before + name, field, context)]),
    ),
    required: Object.keys(fields).filter((name) => always.includes(name) || fields[name]?.required),
    additionalProperties: false,
  };
}

/**
 * Returns the JSON Schema of one field, with keywords that say where its values come from.
 *
 * @param place path of the field in its record
 */
export function fieldSchema(place: string, field: Field, context: SchemaContext): Schema {
  const { format, description, generator, fields, keywords } = field;
  const values = closedListOf(field);
  const isNull = context.canBeNull(place);
  return {
    ...(fields && objectSchema(place, fields, context)),
    type: typeOf(field, values, isNull),
    ...(format && { format }),
    ...arrayKeywords(place, field, context),
    ...(values && { enum: isNull && !values.includes(null) ? [...values, null] : values }),
    ...constantKeywords(field, isNull),
    ...rangeKeywords(field),
    ...keywords,
    ...(description !== '' && { description }),
    ...(generator !== undefined && { 'x-generator': generator }),
    ...ownKeywords(field),
  };
}
