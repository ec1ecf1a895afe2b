import { argsOf, closedListOf, isLiteral, type Choice, type Field } from '../schema/index.ts';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a value may be null. */
function mayBeNull({ when, nullable = 0 }: Field): boolean {
  return when !== undefined || nullable > 0;
}

/** The keywords of a constant; one that may be null is a list of two. */
function constantKeywords(field: Field): Schema {
  const { value } = argsOf(field);
  if (field.generator !== 'const' || field.copy !== undefined || value === undefined) return {};
  return mayBeNull(field) ? { enum: [value, null] } : { const: value };
}

function typeOf(field: Field, values: readonly Choice[] | undefined): string | readonly string[] {
  const { type } = field;
  if (type === 'null') return type;
  return mayBeNull(field) || values?.includes(null) ? [type, 'null'] : type;
}

/** The keywords of an array. A generator of the service gives texts; what code or faker gives is not known. */
function arrayKeywords(field: Field): Schema {
  const { type, items, value } = field;
  if (type !== 'array') return {};
  if (!items) return isLiteral(field) || value ? {} : { items: { type: 'string' } };
  const { field: element, count, first, unique } = items;
  const [minItems, maxItems] = typeof count === 'number' ? [count, count] : count;
  return {
    ...(first && { prefixItems: first.map(fieldSchema) }),
    items: fieldSchema(element),
    minItems,
    maxItems,
    ...(unique && { uniqueItems: true }),
  };
}

/** The bounds of a number. */
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

/** What JSON Schema has no word for, so that a schema gives the same records back. */
function ownKeywords(field: Field): Schema {
  const { args, references, run, copy, per, when, nullable, unique, reads } = field;
  const told = { args, references, run, copy, per, when, nullable, unique, reads };
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value === undefined ? [] : [[`x-${name}`, value]])),
  );
}

/**
 * The JSON Schema of the fields of a record, or of an object in it.
 *
 * @param always names of fields that are required besides those that say so
 */
export function objectSchema(fields: Readonly<Record<string, Field>>, always: readonly string[] = []): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    required: Object.keys(fields).filter((name) => always.includes(name) || fields[name]?.required),
    additionalProperties: false,
  };
}

/**
 * The JSON Schema of one field, with all that its values come from.
 */
export function fieldSchema(field: Field): Schema {
  const { format, description, generator, fields, keywords } = field;
  const values = closedListOf(field);
  const isNull = mayBeNull(field) && !values?.includes(null);
  return {
    ...(fields && objectSchema(fields)),
    type: typeOf(field, values),
    ...(format && { format }),
    ...arrayKeywords(field),
    ...(values && { enum: isNull ? [...values, null] : values }),
    ...constantKeywords(field),
    ...rangeKeywords(field),
    ...keywords,
    description,
    ...(generator !== undefined && { 'x-generator': generator }),
    ...ownKeywords(field),
  };
}
