import { type Api, fillSegments, type Segments, type Slot } from '../../tree/index.ts';
import type { Schema } from '../field-schema.ts';

const NUMBER = { type: 'integer', minimum: 0 };
const ADDRESS = { type: 'string' };
const ADDRESS_OR_NULL = { type: ['string', 'null'] };
const NUMBER_OR_NULL = { type: ['integer', 'null'] };

/** Returns the schemas of the values that an envelope can show around its records, such as the total, by name. */
function slotSchemas({ firstPage = 1 }: Api): Readonly<Record<Exclude<Slot, 'data' | 'resource'>, Schema>> {
  return {
    page: { type: 'integer', minimum: firstPage },
    limit: { type: 'integer', minimum: 1, maximum: 100 },
    offset: NUMBER,
    count: NUMBER,
    total: NUMBER,
    total_pages: { type: 'integer', minimum: 1 },
    self: ADDRESS,
    first: ADDRESS,
    prev: ADDRESS_OR_NULL,
    next: ADDRESS_OR_NULL,
    last: ADDRESS,
    url: ADDRESS,
    has_prev: { type: 'boolean' },
    has_next: { type: 'boolean' },
    prev_page: NUMBER_OR_NULL,
    next_page: NUMBER_OR_NULL,
    links: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { href: ADDRESS }, required: ['href'] },
    },
  };
}

/** Stands before the name of a value where the template would show the value. No template has this character. */
const MARK = '\0';

/**
 * Returns the schema for a part of a template that was filled with marked names instead of values. A marked name gets
 * the schema of the value that it stands for; a text that contains one is a string; everything else is a constant.
 */
function schemaOf(value: unknown, schemas: Readonly<Record<string, Schema>>): Schema {
  if (typeof value === 'string' && value.startsWith(MARK)) return schemas[value.slice(MARK.length)] ?? {};
  if (typeof value === 'string' && value.includes(MARK)) return { type: 'string' };
  if (Array.isArray(value)) return { type: 'array', prefixItems: value.map((each) => schemaOf(each, schemas)) };
  if (Object(value) !== value) return { const: value };
  const name = String(schemas['resource']?.['const']);
  // An object of a parsed JSON text.
  const entries = Object.entries(value as Schema).map(
    ([key, each]) => [key.replace(`${MARK}resource`, name), schemaOf(each, schemas)] as const,
  );
  return { type: 'object', properties: Object.fromEntries(entries), required: entries.map(([key]) => key) };
}

/**
 * Returns the schema of the documents that a template makes: of a page of records, or of an item.
 *
 * @param resource the name of the resource
 * @param slots the schemas of the slots that hold records, by name
 */
export function templateSchema<S extends string>(
  segments: Segments<S>,
  resource: string,
  slots: Readonly<Record<string, Schema>>,
  api: Api = {},
): Schema {
  const text = fillSegments(segments, (slot) => JSON.stringify(MARK + slot));
  return schemaOf(JSON.parse(text), { ...slotSchemas(api), resource: { const: resource }, ...slots });
}
