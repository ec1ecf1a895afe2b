import type { Field, Resource } from '../schema/index.ts';
import { foldersOf, type Layout } from '../tree/index.ts';

/** Generators of pictures, which no search looks into. */
const PICTURES: ReadonlySet<string> = new Set(['avatar', 'image_url']);

/**
 * The fields that a search without `search_fields` looks into: strings and lists of strings, but no pictures.
 *
 * @example
 * searchFieldsOf({ fields: { id: { type: 'integer', generator: 'random_int' }, name: { type: 'string', generator: 'name' } } }) // => ["name"]
 */
export function searchFieldsOf({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  return Object.entries(fields)
    .filter(([, { type, generator }]) => (type === 'string' || type === 'array') && !PICTURES.has(generator))
    .map(([name]) => name);
}

/** The fields that hold pictures. */
export function pictureFieldsOf({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  return Object.entries(fields)
    .filter(([, { generator }]) => PICTURES.has(generator))
    .map(([name]) => name);
}

/** The closed list of a field's values, if it has one. */
function valuesOf({ args, enum: values }: Field): readonly string[] | undefined {
  const choices = args?.['choices'];
  return values ?? (typeof choices === 'object' && choices !== null ? Object.keys(choices) : undefined);
}

/** The JSON Schema of one field. */
function fieldSchema(field: Field): Readonly<Record<string, unknown>> {
  const { type, format, description, generator, when, args, references } = field;
  const values = valuesOf(field);
  const { min, max } = references === undefined ? (args ?? {}) : { min: 1 };
  return {
    type: when ? [type, 'null'] : type,
    ...(format && { format }),
    ...(type === 'array' && { items: { type: 'string' } }),
    ...(values && { enum: when ? [...values, null] : values }),
    ...(typeof min === 'number' && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
    description,
    'x-generator': generator,
  };
}

/** The JSON Schema (draft 2020-12) that every record of a resource fits. */
function recordSchema({ singular, fields }: Resource): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: singular[0]?.toUpperCase() + singular.slice(1),
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    required: Object.keys(fields).filter((name) => name === 'id' || fields[name]?.required),
    additionalProperties: false,
  };
}

/**
 * What the template of the meta document is given.
 *
 * @param base what stands before every path. Default: empty
 */
export function metaContext(
  resource: Resource,
  layout: Layout,
  total: number,
  base: string = '',
): Readonly<Record<string, unknown>> {
  const { name, singular, category, description } = resource;
  const paths = foldersOf(resource, layout).map((folder) => `${base}/${folder}`);
  return {
    resource: name,
    singular,
    category,
    description,
    endpoints: {
      collection: paths,
      item: paths.map((path) => `${path}/{id}`),
      meta: paths.map((path) => `${path}/meta`),
    },
    count: { total, default: 10, maximum: 100 },
    search_fields: searchFieldsOf(resource),
    schema: recordSchema(resource),
  };
}
