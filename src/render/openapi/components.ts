import { keyFieldOf, type Resource } from '../../schema/index.ts';
import {
  type Api,
  type Manifest,
  type PageHeader,
  PARAMETERS,
  type Parameter,
  parameterNames,
  queryOf,
  templatesOf,
} from '../../tree/index.ts';
import type { Schema } from '../field-schema.ts';
import { listFieldsOf } from '../meta.ts';
import { templateSchema } from './template-schema.ts';

/** A kind of components of an OpenAPI document. */
type Kind = 'schemas' | 'parameters' | 'headers' | 'responses';

/** The components of one kind in an OpenAPI document, by name. */
type Components = Readonly<Record<string, Schema>>;

/**
 * Returns a reference to a component.
 *
 * @example
 * ref('schemas', 'User') // => {"$ref":"#/components/schemas/User"}
 */
export function ref(kind: Kind, name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` };
}

/**
 * Turns a name into the form that types and operations have: `OrderLine` for `order-line`.
 *
 * @example
 * pascal('contact-lists') // => "ContactLists"
 */
export function pascal(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Returns the content of a response with a JSON body.
 *
 * @param schema the schema of the body
 * @param type the media type. Default: JSON
 */
function jsonBody(schema: Schema, type: string = 'application/json'): Schema {
  return { content: { [type]: { schema } } };
}

/** The names of the components (schemas, parameters, responses) that a resource has in the OpenAPI document. */
interface ComponentNames {
  /** Name of the schema of a record with all fields. */
  readonly record: string;
  /** Name of the schema of a record as it is in lists. */
  readonly listed: string;
  /** Name of the response at the address of an item. */
  readonly item: string;
  readonly page: string;
  /** Name of the response with all records. */
  readonly list: string;
  /** Name of the parameter for the key of an item, in its address. */
  readonly key: string;
  /** Name of the parameter for the key of a record, in the address of a collection below that record. */
  readonly above: string;
  readonly searchFields: string;
}

/** Returns the names that the components of a resource have. */
export function namesOf({ singular, list }: Pick<Resource, 'singular' | 'list'>): ComponentNames {
  const record = pascal(singular);
  return {
    record,
    listed: list ? `${record}InLists` : record,
    item: `${record}Item`,
    page: `${record}Page`,
    list: `${record}List`,
    key: `${record}Key`,
    above: `${record}Above`,
    searchFields: `${record}SearchFields`,
  };
}

/**
 * Returns the name of the path parameter for the key of a record, in addresses of collections below it.
 *
 * @example
 * aboveName({ singular: 'user' }) // => "user_id"
 */
export function aboveName(resource: Pick<Resource, 'singular' | 'key'>): string {
  return `${resource.singular.replaceAll('-', '_')}_${keyFieldOf(resource)}`;
}

/** Returns the schema of a record with only some of its fields. */
function pickFields({ properties, ...schema }: Schema, list: readonly string[]): Schema {
  const fields = Object.entries(Object(properties) as Schema).filter(([name]) => list.includes(name));
  return { ...schema, properties: Object.fromEntries(fields), required: list };
}

/** Returns the schemas of a resource by name: of its records, its records in lists, and its pages. */
function schemasOf(resource: Resource, manifest: Manifest, schema: Schema): Components {
  const { record, listed, page } = namesOf(resource);
  // Records that a dialect adds have names of their own.
  const isOpen = Object.values(queryOf(manifest.api?.dialect).own).some(({ isOfItems }) => isOfItems);
  const whole: Schema = {
    title: record,
    description: resource.description,
    ...schema,
    ...(isOpen && { additionalProperties: true }),
  };
  const list = listFieldsOf(resource);
  const { envelope } = templatesOf(manifest, resource.name);
  const data = { type: 'array', items: ref('schemas', listed) };
  return {
    [record]: whole,
    ...(list && { [listed]: { ...pickFields(whole, list), title: listed } }),
    ...(!resource.single && { [page]: templateSchema(envelope, resource.name, { data }, manifest.api) }),
  };
}

/** Returns a response with a JSON body and its headers: those of every answer, and some of its own. */
function answer(description: string, schema: Schema, own: readonly PageHeader[] = []): Schema {
  const names = [...own, 'X-Cache', 'ETag', 'X-Ignored-Parameters'];
  const headers = Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
  return { description, headers, ...jsonBody(schema) };
}

/** Returns the responses of a resource by name: an item, a page, and all records. */
function responsesOf(resource: Resource, manifest: Manifest): Components {
  const { name, singular } = resource;
  const { record, listed, item, page, list } = namesOf(resource);
  const templates = templatesOf(manifest, name);
  const schema = ref('schemas', record);
  const { headers, isBareWithoutPage } = queryOf(manifest.api?.dialect);
  const paged = ref('schemas', page);
  const pages = isBareWithoutPage ? { oneOf: [paged, { type: 'array', items: ref('schemas', listed) }] } : paged;
  return {
    [item]: answer(`One ${singular}.`, templateSchema(templates.item, name, { record: schema })),
    ...(!resource.single && { [page]: answer(`A page of ${name}.`, pages, headers) }),
    [list]: answer(`All ${name}.`, { type: 'array', items: schema }),
  };
}

/** Returns the parameters of a resource by name: its keys in addresses, and the fields to search. */
function parametersOf(resource: Resource, { api }: Manifest, schema: Schema): Components {
  const { key, above, searchFields } = namesOf(resource);
  const field = keyFieldOf(resource);
  const properties = Object(schema['properties']) as Components;
  const inPath = (name: string): Schema => ({
    name,
    in: 'path',
    required: true,
    description: `Addresses a record of ${resource.name}.`,
    schema: properties[field] ?? {},
  });
  const items = { type: 'string', enum: Object.keys(properties) };
  const style = { style: 'form', explode: false, schema: { type: 'array', items } };
  const { description } = PARAMETERS.search_fields;
  return {
    [key]: inPath(field),
    [above]: inPath(aboveName(resource)),
    [searchFields]: { name: parameterNames(api).search_fields, in: 'query', description, ...style },
  };
}

/** Returns the schema of the value of a parameter. */
function parameterSchema({ integer, values }: Parameter): Schema {
  if (values) return { type: 'string', enum: values };
  if (!integer) return { type: 'string' };
  const [minimum, maximum] = integer;
  return { type: 'integer', minimum, ...(maximum !== undefined && { maximum }) };
}

/** Returns the parameters that all collections, or all documents, have in common, by role. */
export function sharedParameters(api: Api): Components {
  const names: Readonly<Record<string, string | undefined>> = parameterNames(api);
  const changed: Readonly<Record<string, Parameter>> = queryOf(api.dialect).changed ?? {};
  return Object.fromEntries(
    Object.entries(PARAMETERS).flatMap(([role, parameter]) => {
      const name = names[role];
      // The fields to search differ from resource to resource.
      if (name === undefined || role === 'search_fields') return [];
      const { firstPage = 1 } = api;
      const all = role === 'page' ? { ...parameter, integer: [firstPage] as const } : (changed[role] ?? parameter);
      return [[role, { name, in: 'query', description: all.description, schema: parameterSchema(all) }]];
    }),
  );
}

/** Name of the parameter that stands for the filters by field. */
export const FIELD_FILTERS = 'FieldFilters';

/**
 * Returns the name that a parameter of a dialect has among the components.
 *
 * @example
 * dialectName('_sort') // => "AskedSort"
 */
export function dialectName(name: string): string {
  return `Asked${pascal(name)}`;
}

/** Returns, as components, the parameters that a dialect has in addition to those of the service. */
function dialectParameters({ dialect }: Api): Components {
  const { own, filters: description } = queryOf(dialect);
  const named = Object.entries(own).map(([name, parameter]) => {
    const { description: does } = parameter;
    return [dialectName(name), { name, in: 'query', description: does, schema: parameterSchema(parameter) }] as const;
  });
  const schema = { type: 'object', additionalProperties: { type: 'string' } };
  return {
    ...Object.fromEntries(named),
    [FIELD_FILTERS]: { name: 'fields', in: 'query', description, style: 'form', explode: true, schema },
  };
}

/** The headers of answers, by name. */
const HEADERS: Readonly<Record<string, Schema>> = {
  'X-Total-Count': { description: 'How many records match.', schema: { type: 'integer', minimum: 0 } },
  Link: { description: 'The first, previous, next and last page (RFC 8288).', schema: { type: 'string' } },
  'Content-Range': {
    description: 'The positions of the records, and how many match: `users 0-9/100`.',
    schema: { type: 'string' },
  },
  'X-Cache': {
    description: 'Whether the answer was generated for this request.',
    schema: { type: 'string', enum: ['HIT', 'MISS', 'BYPASS'] },
  },
  ETag: { description: 'Changes with the content.', schema: { type: 'string' } },
  'X-Ignored-Parameters': {
    description: 'The query parameters without effect, at most ten.',
    schema: { type: 'string' },
  },
};

/** Schemas of documents that are the same in every tree, by name. */
const COMMON_SCHEMAS: Components = {
  Problem: {
    title: 'Problem',
    description: 'What is wrong with a request (RFC 9457).',
    type: 'object',
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      errors: {
        description: 'Every bad parameter of a 400.',
        type: 'array',
        items: {
          type: 'object',
          properties: { parameter: { type: 'string' }, message: { type: 'string' } },
          required: ['parameter', 'message'],
        },
      },
    },
    required: ['type', 'title', 'status', 'detail'],
  },
};

/** Name of the response component for documents that have no schema of their own. */
export const DOCUMENT = 'Document';

/** The answers that are the same in every tree, by name. */
const COMMON_RESPONSES: Components = {
  [DOCUMENT]: answer('A document.', { type: 'object' }),
  ...Object.fromEntries(
    Object.entries({
      BadRequest: 'A parameter is bad.',
      NotFound: 'There is no such record.',
      Failure: 'The request failed: 501 where other seeds cannot be generated, 503 while a build is under way.',
    }).map(([name, description]) => [
      name,
      { description, ...jsonBody(ref('schemas', 'Problem'), 'application/problem+json') },
    ]),
  ),
};

/** Returns only those components to which the paths refer, directly or through other components. */
function used(components: Readonly<Record<Kind, Components>>, paths: Schema): Schema {
  const wanted = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, pointer = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      const [kind = '', name = ''] = pointer.split('/');
      // A reference was made from a kind and a name.
      if (!wanted.has(pointer)) follow((wanted.add(pointer), components[kind as Kind][name]));
    }
  };
  follow(paths);
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(`${kind}/${name}`))),
    ]),
  );
}

/**
 * Returns the components that the paths of a tree refer to.
 *
 * @param resources each resource of the tree, with the schema of its records
 */
export function componentsFor(paths: Schema, manifest: Manifest, resources: ReadonlyMap<Resource, Schema>): Schema {
  const of = (make: (resource: Resource, manifest: Manifest, schema: Schema) => Components): Components =>
    Object.assign({}, ...[...resources].map(([resource, schema]) => make(resource, manifest, schema))) as Components;
  const components = {
    schemas: { ...of(schemasOf), ...COMMON_SCHEMAS },
    parameters: {
      ...sharedParameters(manifest.api ?? {}),
      ...dialectParameters(manifest.api ?? {}),
      ...of(parametersOf),
    },
    headers: HEADERS,
    responses: { ...of(responsesOf), ...COMMON_RESPONSES },
  };
  return used(components, paths);
}
