import { isPlain, own } from '../faults/index.ts';
import { findApiFault } from '../settings.ts';
import { findCollections, stemOf, type Collection, type Found, type LeftOut, type ReadPath } from './collections.ts';
import { chooseNested, withNested, type ChosenNested } from './nested.ts';
import { type ApiDocument } from './document.ts';
import { raised, type ApiSource } from './raise.ts';
import { chooseResources, resourcesOf, type Beginning, type Chosen } from './resources.ts';
import { chooseShapes } from './shapes.ts';
import type { ImportedConfig, ImportedQuery, ImportedResource } from './types.ts';
import { usableTogether, type Attempt } from './usable.ts';

/** The files that `init` writes for a document, and what it reports. */
export interface Imported {
  /** The config. `schema` of each resource is a pointer into the document. */
  readonly config: ImportedConfig;
  /** Texts of the files that the config needs, by their relative path: templates, and a converted document. */
  readonly files: Readonly<Record<string, string>>;
  /** One line for each path that became a resource or a part of one. */
  readonly kept: readonly string[];
  /** The other paths, with the reason. */
  readonly leftOut: readonly LeftOut[];
  /** Notes on what answers lack or repeat, one line each. */
  readonly notes: readonly string[];
}

/** Usual names of the parameters of collections, by role. */
const ROLES: readonly (readonly [role: keyof ImportedQuery, names: readonly string[]])[] = [
  ['page', ['page', '_page', 'page_number', 'pageNumber', 'p', 'page[number]']],
  ['limit', ['limit', 'per_page', '_limit', 'page_size', 'pageSize', 'perPage', 'size', 'max_results', 'page[size]']],
  ['offset', ['offset', '_start', 'skip', 'start']],
  ['search', ['search', 'query', '_search', 'filter', 'term', 'keyword']],
  ['q', ['q']],
];

const isBase = (base: string): boolean => findApiFault({ base }) === undefined;

/** Returns the path that all collections begin with, after that of the server, as far as it is valid in a base. */
function commonPrefix(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => stemOf(path).split('/').slice(1, -1));
  const shared: string[] = [];
  for (const [at, part] of [...first].entries()) {
    if (part === '' || !isBase(`/${part}`) || !rest.every((other) => other[at] === part)) break;
    shared.push(part);
  }
  return shared.map((part) => `/${part}`).join('');
}

/** Separates single records by whether their paths begin like those of the lists. */
function byPrefix(
  collections: readonly Collection[],
  prefix: string,
): { readonly inside: readonly Collection[]; readonly outside: readonly LeftOut[] } {
  const isInside = ({ path }: Collection): boolean => path.startsWith(`${prefix}/`);
  const why = `its path does not begin with ${prefix}, as the lists do`;
  return {
    inside: collections.filter(isInside),
    outside: collections.filter((one) => !isInside(one)).map(({ path }) => ({ path, why })),
  };
}

/** Returns the path of the first server, without its origin. */
function serverPath({ root }: ApiDocument): string {
  const servers = isPlain(root) ? own(root, 'servers') : undefined;
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const url = isPlain(first) && typeof first['url'] === 'string' ? first['url'] : '';
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return isBase(path) ? path : '';
}

/** Returns the names of parameters by role, if they differ from ours. */
function queryOf(collections: readonly ReadPath[]): ImportedQuery {
  const names = new Set(collections.flatMap(({ parameters }) => parameters));
  const query: Record<string, string> = {};
  for (const [role, known] of ROLES) {
    const found = known.find((name) => names.has(name));
    if (found !== undefined && (found !== role || role === 'offset')) query[role] = found;
  }
  return query;
}

/** Describes what a path became. */
function keptLine({ path, name, kind, item }: Chosen): string {
  if (kind === 'single') return `${path}: becomes ${name}, a single record`;
  if (kind === 'items') return `${item?.path ?? path}: becomes the items of ${name}`;
  return `${path}: becomes ${name}${item === undefined ? '' : `, and ${item.path} its items`}`;
}

/** The parts of a document that become resources, checked by attempts. */
interface Usable {
  readonly resources: Readonly<Record<string, ImportedResource>>;
  readonly usable: readonly Chosen[];
  readonly nested: readonly ChosenNested[];
  readonly refused: readonly LeftOut[];
}

/** Finds the resources and nested lists that a build accepts together. */
async function usableOf(document: ApiDocument, found: Found, begin: Beginning, attempt: Attempt): Promise<Usable> {
  const { chosen, refused } = chooseResources(document, found.collections, begin);
  const { usable, faults } = await usableTogether(document, chosen, resourcesOf, attempt);
  const resources = resourcesOf(usable);
  const lists = chooseNested(document, found.nested, usable);
  const below = await usableTogether(document, lists, (some) => withNested(resources, some), attempt);
  const known = new Set(lists.map(({ path }) => path));
  const others = found.nested
    .filter(({ path }) => !known.has(path))
    .map(({ path }) => ({ path, why: 'its records cannot refer to the record that it lies below' }));
  return {
    resources: withNested(resources, below.usable),
    usable,
    nested: below.usable,
    refused: [...refused, ...faults, ...below.faults, ...others],
  };
}

/**
 * Makes a config from an OpenAPI document: its collections with the schemas of their records, the envelope, the base,
 * and the names of the parameters for paging and searching.
 *
 * @param source an OpenAPI 3.1 or 3.0 document, or Swagger 2.0. The config names its file as it is named here
 * @param createAttempt creates a function that checks whether a build accepts some resources
 * @returns rejects with MockgenError `config_invalid` for another document
 */
export async function importDocument(
  source: ApiSource,
  createAttempt: (document: ApiDocument) => Attempt,
): Promise<Imported> {
  const { document, text, notes } = await raised(source);
  const found = findCollections(document);
  const lists = found.collections.filter(({ kind }) => kind !== 'single');
  const prefix = commonPrefix((lists.length > 0 ? lists : found.collections).map(({ path }) => path));
  const base = serverPath(document) + prefix;
  const { outside, inside } = byPrefix(found.collections, prefix);
  const begin = { prefix, base };
  const made = await usableOf(document, { ...found, collections: inside }, begin, createAttempt(document));
  const shapes = chooseShapes(made.usable);
  const query = queryOf([...made.usable, ...found.nested]);
  return {
    config: {
      ...(base !== '' && { base }),
      envelope: shapes.envelope,
      ...(Object.keys(query).length > 0 && { query }),
      resources: Object.fromEntries(
        Object.entries(made.resources).map(([name, one]) => [name, { ...one, ...shapes.resources[name] }]),
      ),
    },
    files: {
      ...(text !== undefined && { [document.file]: text }),
      ...shapes.files,
    },
    kept: [
      ...made.usable.map(keptLine),
      ...made.nested.map(({ path, name, under }) => `${path}: becomes ${under}, a list of ${name}`),
    ],
    leftOut: [...made.refused, ...outside, ...found.leftOut],
    notes: [...notes, ...shapes.notes],
  };
}
