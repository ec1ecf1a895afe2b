import {
  canBeNull,
  hasTexts,
  idFieldOf,
  keyFieldOf,
  type Catalogue,
  type Field,
  type Resource,
} from '../schema/index.ts';
import { foldersOf, hasOneRecord, type Layout } from '../tree/index.ts';
import { fieldSchema, objectSchema, type Schema, type SchemaContext } from './field-schema.ts';

/** Generators of pictures; searches skip their fields. */
const PICTURES: ReadonlySet<string | undefined> = new Set(['avatar', 'image_url']);

/** Whether a search looks into a field: a text or a list of texts, without pictures. */
function isSearched(field: Field): boolean {
  return !PICTURES.has(field.generator) && (field.type === 'string' || hasTexts(field));
}

/**
 * Returns the fields that a search without `search_fields` covers: texts and lists of texts that lists show, without
 * pictures.
 *
 * @example
 * searchFieldsOf({ fields: { id: { type: 'integer', generator: 'random_int' }, name: { type: 'string', generator: 'name' } } }) // => ["name"]
 */
export function searchFieldsOf({ fields, list }: Pick<Resource, 'fields' | 'list'>): readonly string[] {
  return Object.entries(fields)
    .filter(([name, field]) => isSearched(field) && (!list || list.includes(name)))
    .map(([name]) => name);
}

/**
 * Returns the fields that records have in lists, in the order of the record; undefined for all of them.
 *
 * @example
 * listFieldsOf({ fields: { id: {}, name: {}, bio: {} }, list: ['name', 'id'] }) // => ["id","name"]
 */
export function listFieldsOf({ fields, list }: Pick<Resource, 'fields' | 'list'>): readonly string[] | undefined {
  return list && Object.keys(fields).filter((name) => list.includes(name));
}

// What can be part of the name of a file on every disk.
const IN_FILE_NAMES = /^[\w-]{1,100}$/;

/**
 * Returns the names of the fields whose pictures can be files of the tree. A picture that can be null or has to be
 * unique stays inside its record, and so does one of a field that cannot be part of the name of a file.
 */
export function pictureFieldsOf({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  return Object.entries(fields)
    .filter(([, { generator, when, nullable, unique }]) => PICTURES.has(generator) && !when && !nullable && !unique)
    .map(([name]) => name)
    .filter((name) => IN_FILE_NAMES.test(name));
}

/** Returns the JSON Schema (draft 2020-12) of a resource's records. */
function recordSchema(resource: Resource, context: SchemaContext): Schema {
  const { singular, items, unique, fields, causes } = resource;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: singular[0]?.toUpperCase() + singular.slice(1),
    ...objectSchema('', fields, context, [idFieldOf(resource), keyFieldOf(resource)]),
    ...(causes && { 'x-causes': causeSchemas(causes, context) }),
    ...(items !== undefined && { 'x-items': items }),
    ...(unique && { 'x-unique-together': unique }),
  };
}

function causeSchemas(causes: NonNullable<Resource['causes']>, context: SchemaContext): Schema {
  return Object.fromEntries(Object.entries(causes).map(([name, field]) => [name, fieldSchema(name, field, context)]));
}

/**
 * Returns the values for the template of the meta document (the description of a resource in a tree).
 *
 * @param catalogue contains the resources that this one refers to
 * @param base prefix of every path. Default: empty
 */
export function metaContext(
  resource: Resource,
  layout: Layout,
  total: number,
  catalogue: Pick<Catalogue, 'find'>,
  base: string = '',
): Readonly<Record<string, unknown>> {
  const { name, singular, category, description } = resource;
  const single = hasOneRecord(resource);
  const context: SchemaContext = {
    canBeNull: (place) => canBeNull(catalogue.find, resource, place),
  };
  const paths = foldersOf(resource, layout).map((folder) => `${base}/${folder}`);
  return {
    resource: name,
    singular,
    category,
    description,
    endpoints: {
      ...(!single && { collection: paths }),
      item: single ? paths : paths.map((path) => `${path}/{${keyFieldOf(resource)}}`),
      meta: paths.map((path) => `${path}/meta`),
    },
    count: single ? { total, default: 1, maximum: 1 } : { total, default: 10, maximum: 100 },
    search_fields: searchFieldsOf(resource),
    schema: recordSchema(resource, context),
  };
}
