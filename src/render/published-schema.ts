import { canBeNull, type Catalogue, type Resource } from '../schema/index.ts';
import { countOf } from './counts.ts';
import { objectSchema, type Schema } from './field-schema.ts';
import { type DataOptions, Records } from './records.ts';

/** The examples in a schema are taken from this many records. */
const EXAMPLE_RECORDS = 3;

/** A text with more characters is shown as an example only if there is no shorter one. */
const LONG = 120;

/** A text with more characters, such as a picture, is never shown as an example. */
const TOO_LONG = 1000;

/** The only keyword of mockgen's own that is useful to other tools. */
const KEPT = 'x-references';

const isObject = (value: unknown): value is Schema => Object(value) === value && !Array.isArray(value);

/** Returns the different values among some that can be shown as examples. */
function examplesOf(values: readonly unknown[]): readonly unknown[] {
  const plain = values.filter((value) => Object(value) !== value && value !== null);
  const below = (length: number): readonly unknown[] => plain.filter((value) => `${value}`.length <= length);
  const short = below(LONG);
  return [...new Set(short.length > 0 ? short : below(TOO_LONG).slice(0, 1))];
}

/**
 * Returns a schema in the form that other tools read: with examples, without mockgen's own keywords, and with every
 * field required.
 */
function published(schema: Schema, values: readonly unknown[]): Schema {
  const { properties, items, prefixItems } = schema;
  const known = Object.entries(schema).filter(([name]) => name === KEPT || !name.startsWith('x-'));
  const elements = values.flatMap((value) => (Array.isArray(value) ? (value as readonly unknown[]) : []));
  const examples = schema['enum'] || 'const' in schema || schema['type'] === 'boolean' ? [] : examplesOf(values);
  return {
    ...Object.fromEntries(known),
    ...(isObject(properties) && { ...publishedFields(properties, values) }),
    ...(isObject(items) && { items: published(items, elements) }),
    ...(Array.isArray(prefixItems) && { prefixItems: prefixItems.map((each: Schema) => published(each, [])) }),
    ...(examples.length > 0 && { examples }),
  };
}

function publishedFields(properties: Schema, values: readonly unknown[]): Schema {
  const fields = Object.entries(properties).map(([name, field]) => {
    const inside = values.flatMap((value) => (isObject(value) ? [value[name]] : []));
    return [name, published(field as Schema, inside)] as const;
  });
  return { properties: Object.fromEntries(fields), required: Object.keys(properties) };
}

/**
 * Returns the JSON Schema of a resource's records for other tools: with closed lists, formats, bounds and examples, and with
 * `x-references` for each reference. A record has all of its fields, so all are required.
 *
 * @param records the records that examples are taken from
 */
function publishedSchema(
  resource: Resource,
  find: Catalogue['find'],
  records: readonly Readonly<Record<string, unknown>>[],
): Schema {
  const context = { canBeNull: (place: string): boolean => canBeNull(find, resource, place) };
  return published(objectSchema('', resource.fields, context), records);
}

/** The seed of the examples, so that a schema is the same in the trees of all seeds. */
const EXAMPLE_SEED = 42;

/**
 * Returns a function that makes the published schema of a resource, with examples from its first records.
 *
 * @param options the options of the tree; the seed does not matter
 */
export function publishedSchemas(catalogue: Catalogue, options: DataOptions): (resource: Resource) => Schema {
  const records = new Records(catalogue, { ...options, seed: EXAMPLE_SEED });
  const known = new Map<string, Schema>();
  return (resource) => {
    const schema = known.get(resource.name) ?? publishedSchema(resource, catalogue.find, firstRecords(resource));
    known.set(resource.name, schema);
    return schema;
  };
  function firstRecords(resource: Resource): readonly Readonly<Record<string, unknown>>[] {
    const count = Math.min(EXAMPLE_RECORDS, countOf(resource, { items: Infinity, ...options }, catalogue.find));
    return Array.from({ length: count }, (_, at) => records.checked(resource.name, at + 1));
  }
}

/**
 * Returns the text of the file with the schema of a resource.
 *
 * @param schema the schema that {@link publishedSchemas} returns
 */
export function schemaText({ singular, description }: Resource, schema: Schema): string {
  const file = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: singular[0]?.toUpperCase() + singular.slice(1),
    description,
    ...schema,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
