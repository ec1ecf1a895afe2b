import { type Catalogue, keyFieldOf, type Resource } from '../../schema/index.ts';
import {
  commonDocuments,
  INDEX_FILE,
  type Manifest,
  MANIFEST_FILE,
  type NestedRoute,
  PARAMETERS,
  parameterNames,
  queryOf,
  RESOURCE_FILES,
  resourceFiles,
  type ResourceFileKind,
  type ResourceRoutes,
  routesOf,
} from '../../tree/index.ts';
import type { Schema } from '../field-schema.ts';
import { aboveName, dialectName, DOCUMENT, FIELD_FILTERS, namesOf, pascal, ref } from './components.ts';

/** What answers a GET at a path, as an operation of the document. */
interface Operation {
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Name of the component for the response. */
  readonly response: string;
  /** The resources whose keys are in the path, in order. */
  readonly keys?: readonly Resource[];
  /** The resource whose pages answer at the path. Default: something else answers. */
  readonly pagesOf?: Resource;
  /** The resource of which one record answers at the path. Default: something else answers. */
  readonly itemOf?: Resource;
}

/** Returns the names of the components for the query parameters of an operation. */
function parametersOf({ pagesOf, itemOf }: Operation, { api = {} }: Manifest): readonly string[] {
  const { roles, own, filters } = queryOf(api.dialect);
  const names = parameterNames(api);
  const shared = roles.flatMap((role) => {
    if (names[role] === undefined || (!pagesOf && !PARAMETERS[role].isEverywhere)) return [];
    return [pagesOf && role === 'search_fields' ? namesOf(pagesOf).searchFields : role];
  });
  const others = Object.entries(own).filter(([, { isOfItems }]) => pagesOf ?? (itemOf && isOfItems));
  return [
    ...shared,
    ...others.map(([name]) => dialectName(name)),
    ...(pagesOf && filters !== undefined ? [FIELD_FILTERS] : []),
  ];
}

/** Returns the names of the components for the keys in the path of an operation. The key at its end is that of the item. */
function keyNames({ path, keys = [] }: Operation): readonly string[] {
  return keys.map((resource, at) => {
    const { key, above } = namesOf(resource);
    return at === keys.length - 1 && path.endsWith('}') ? key : above;
  });
}

/** Returns the path item of an operation. */
function pathItem(operation: Operation, manifest: Manifest): Schema {
  const { path, tag, summary, response, keys = [], pagesOf } = operation;
  const words = path.replaceAll('{', '/by/').replace(/\.json$/, ' file');
  return {
    get: {
      operationId: `${pagesOf ? 'list' : 'get'}${pascal(words) || 'Index'}`,
      tags: [tag],
      summary,
      description: `${summary}.`,
      parameters: [...keyNames(operation), ...parametersOf(operation, manifest)].map((name) => ref('parameters', name)),
      responses: {
        '200': ref('responses', response),
        '400': ref('responses', 'BadRequest'),
        ...(keys.length > 0 && { '404': ref('responses', 'NotFound') }),
        default: ref('responses', 'Failure'),
      },
    },
  };
}

/** The tag of the documents that belong to no category. */
export const TREE_TAG = 'tree';

/** For each kind of file of a resource: a summary of what it contains. */
const FILES: Readonly<Record<Exclude<ResourceFileKind, 'collection'>, (name: string) => string>> = {
  records: (name) => `Every record of ${name}, whole`,
  meta: (name) => `Addresses, counts and fields of ${name}`,
  schema: (name) => `The JSON Schema of ${name}`,
};

/** An address, and the resources whose keys are in it. */
interface Address {
  readonly path: string;
  readonly keys: readonly Resource[];
}

/**
 * Returns the addresses of a nested collection, without the key of its items: one for each folder of the resource above
 * it.
 */
function addressesBelow(manifest: Manifest, find: Catalogue['find'], route: NestedRoute): readonly Address[] {
  const target = find(route.target);
  if (!target) return [];
  const folders: readonly Address[] = route.above
    ? addressesBelow(manifest, find, route.above)
    : (routesOf(manifest).resources.get(route.target)?.folders ?? []).map((name) => ({ path: `/${name}`, keys: [] }));
  return folders.map(({ path, keys }) => ({
    path: `${path}/{${aboveName(target)}}/${route.path}`,
    keys: [...keys, target],
  }));
}

/** Yields the operations in the folders of a resource. */
function* inFolders(
  manifest: Manifest,
  resource: Resource,
  row: ResourceRoutes,
): Generator<Operation, void, undefined> {
  const { name, singular, category: tag } = resource;
  const { item, page, list } = namesOf(resource);
  const files = resourceFiles(manifest);
  for (const path of row.folders.map((folder) => `/${folder}`)) {
    if (row.isSingle) yield { path, tag, summary: `The ${singular}`, response: item, itemOf: resource };
    else if (!resource.single) {
      yield { path, tag, summary: `A page of ${name}`, response: page, pagesOf: resource };
      yield itemAt(resource, { path, keys: [] });
    }
    for (const [kind, summary] of Object.entries(FILES)) {
      // The keys of the table are kinds of files.
      const file = RESOURCE_FILES[kind as ResourceFileKind];
      const response = kind === 'records' ? list : DOCUMENT;
      if (files.includes(file))
        yield { path: `${path}/${file.route ?? file.name}`, tag, summary: summary(name), response };
    }
  }
}

function itemAt(resource: Resource, { path, keys }: Address): Operation {
  const { item } = namesOf(resource);
  const { name, category: tag } = resource;
  const summary = `One record of ${name}`;
  return {
    path: `${path}/{${keyFieldOf(resource)}}`,
    tag,
    summary,
    response: item,
    keys: [...keys, resource],
    itemOf: resource,
  };
}

/** Yields the operations below the records of other resources. */
function* belowRecords(
  manifest: Manifest,
  find: Catalogue['find'],
  resource: Resource,
  { nested }: ResourceRoutes,
): Generator<Operation, void, undefined> {
  const { name, singular, category: tag } = resource;
  const { item, page } = namesOf(resource);
  for (const route of nested) {
    for (const address of addressesBelow(manifest, find, route)) {
      const of = `of a record of ${route.target}`;
      if (route.kind === 'single')
        yield { ...address, tag, summary: `The ${singular} ${of}`, response: item, itemOf: resource };
      else yield { ...address, tag, summary: `A page of the ${name} ${of}`, response: page, pagesOf: resource };
      if (route.kind === 'items') yield itemAt(resource, address);
    }
  }
}

/** Yields the operations for documents that belong to no resource. */
function* commonOperations(manifest: Manifest): Generator<Operation, void, undefined> {
  const summaries: Readonly<Record<string, string>> = {
    [INDEX_FILE]: 'What the tree has',
    [MANIFEST_FILE]: 'How the tree was built',
  };
  for (const file of [...commonDocuments(manifest), MANIFEST_FILE]) {
    const path = `/${file.replace(/\/?index\.json$/, '')}`;
    const other = file.endsWith(INDEX_FILE) ? `The resources of ${path.slice(1)}` : 'This document';
    yield { path, tag: TREE_TAG, summary: summaries[file] ?? other, response: DOCUMENT };
  }
}

/** Yields the operations for the records of a tree, and for the files about them, in the order of its table of routes. */
function* resourceOperations(manifest: Manifest, find: Catalogue['find']): Generator<Operation, void, undefined> {
  for (const [name, row] of routesOf(manifest).resources) {
    const resource = find(name);
    if (!resource) continue;
    yield* inFolders(manifest, resource, row);
    yield* belowRecords(manifest, find, resource, row);
  }
}

/** A path at which records answer. */
export interface RecordPath {
  /** The path with the kind of each key in it: `/users/{number}/invoices`. */
  readonly path: string;
  readonly resource: Resource;
  /** Whether a page of records answers; otherwise one record does. */
  readonly isPage: boolean;
}

/** Returns the paths at which records of a tree answer: collections, items, single records, and all of these below others. */
export function recordPaths(manifest: Manifest, find: Catalogue['find']): readonly RecordPath[] {
  return [...resourceOperations(manifest, find)].flatMap(({ path, keys = [], pagesOf, itemOf }) => {
    const resource = pagesOf ?? itemOf;
    if (!resource) return [];
    const kinds = keys.map((each) => (each.fields[keyFieldOf(each)]?.type === 'integer' ? '{number}' : '{string}'));
    let at = 0;
    const text = path.replaceAll(/\{[^}]*\}/g, () => kinds[at++] ?? '{string}');
    return [{ path: text, resource, isPage: pagesOf !== undefined }];
  });
}

/**
 * Returns the path items of a tree by path, in the order of its table of routes.
 *
 * @param manifest the manifest of the tree, with or without digests
 * @param find returns a resource by name
 */
export function pathItems(manifest: Manifest, find: Catalogue['find']): Schema {
  const operations = [...commonOperations(manifest), ...resourceOperations(manifest, find)];
  return Object.fromEntries(operations.map((operation) => [operation.path, pathItem(operation, manifest)]));
}
