import { isPlain, own } from '../faults/index.ts';
import { findApiFault } from '../settings.ts';
import type { ApiDocument } from './document.ts';
import { kindOf, type LeftOut, type Place } from './places.ts';
import { raised, type ApiSource } from './raise.ts';
import { findPlaces } from './read-path.ts';
import type { Chosen } from './chosen.ts';
import { chooseResources, resourcesOf, type Beginning } from './resources.ts';
import { chooseShapes } from './shapes.ts';
import { withShown } from './shown.ts';
import { parameterNames } from '../tree/index.ts';
import type { ImportedConfig, ImportedQuery } from './types.ts';
import { unanswered } from './unanswered.ts';
import { usableTogether, type Attempt } from './usable.ts';

/** The files that `init` writes for a document, and what it reports. */
export interface Imported {
  /** The config. The `schema` of each resource in it points into the document. */
  readonly config: ImportedConfig;
  /** Texts of the files that the config needs, by their relative path: templates, and a converted document. */
  readonly files: Readonly<Record<string, string>>;
  /** One line for each path of the document that became a resource of the config, or a part of one. */
  readonly kept: readonly string[];
  /** The paths of the document that the config does not mock, each with the reason. */
  readonly leftOut: readonly LeftOut[];
  /** Notes for the user, one line each: what answers and records lack, or have twice. */
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

/**
 * Returns the path that all paths begin with, as far as it can be part of a base. The last segment of each path is
 * never part of it.
 */
function commonPrefix(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.split('/').slice(1, -1));
  const shared: string[] = [];
  for (const [at, part] of [...first].entries()) {
    if (part === '' || !isBase(`/${part}`) || !rest.every((other) => other[at] === part)) break;
    shared.push(part);
  }
  return shared.map((part) => `/${part}`).join('');
}

/** Returns the path of the first server of a document, without scheme and host. */
function serverPath({ root }: ApiDocument): string {
  const servers = isPlain(root) ? own(root, 'servers') : undefined;
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const url = isPlain(first) && typeof first['url'] === 'string' ? first['url'] : '';
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return isBase(path) ? path : '';
}

/**
 * Returns the names of the query parameters that play a role, such as the number of the page, if they differ from the
 * default names.
 */
function queryOf(places: readonly Place[]): ImportedQuery {
  const names = new Set(places.flatMap(({ list }) => (list?.parameters ?? []).map(({ name }) => name)));
  const query: Record<string, string> = {};
  for (const [role, known] of ROLES) {
    const found = known.find((name) => names.has(name));
    if (found !== undefined && (found !== role || role === 'offset')) query[role] = found;
  }
  return query;
}

/** Returns a line for the user that says what a path of the document became. */
function keptLine({ place, path, name, kind, shared, source, above, address }: Chosen): string {
  const { item } = place;
  if (source)
    return `${path}: becomes ${name}, which shows ${kind === 'single' ? 'a record' : 'the records'} of ${source.name}`;
  if (kind === 'parent')
    return `${place.path}: is added as ${name}, since the document has what lies below its records`;
  if (kind === 'single')
    return `${path}: becomes ${name}, a single record${above ? ` below each of ${above.name}` : ''}`;
  if (kind === 'items') return `${path}: becomes the items of ${name}`;
  const what = shared || above ? `${address}, a list of ${name}` : name;
  return `${path}: becomes ${what}${item ? `, and ${item.path} its items` : ''}`;
}

/** Returns what all paths of a document begin with, and what most of them do. */
function beginningOf(document: ApiDocument, places: readonly Place[]): Beginning {
  const top = places.filter(({ above }) => !above);
  const lists = top.filter((place) => kindOf(place) !== 'single');
  const prefix = commonPrefix(top.map(({ path }) => path));
  const common = commonPrefix((lists.length > 0 ? lists : top).map(({ path }) => path));
  return { prefix, unnamed: common.slice(prefix.length), base: serverPath(document) + prefix };
}

/**
 * Makes a config from an OpenAPI document: its collections with the schemas of their records, the envelope, the base,
 * and the names of the parameters for paging and searching.
 *
 * @param source an OpenAPI 3.1 or 3.0 document, or Swagger 2.0. The config refers to its file by the same name
 * @param createAttempt creates a function that checks whether a build accepts some resources
 * @returns the config and its files; rejects with MockgenError `config_invalid` for a document of any other kind
 */
export async function importDocument(
  source: ApiSource,
  createAttempt: (document: ApiDocument) => Attempt,
): Promise<Imported> {
  const { document, text, notes } = await raised(source);
  const { places, leftOut } = findPlaces(document);
  const begin = beginningOf(document, places);
  const { chosen, refused } = chooseResources(document, places, begin);
  const { usable, faults, lacks } = await usableTogether(withShown(document, chosen), createAttempt(document));
  const shapes = chooseShapes(usable);
  const query = queryOf(places);
  return {
    config: {
      ...(begin.base !== '' && { base: begin.base }),
      envelope: shapes.envelope,
      ...(Object.keys(query).length > 0 && { query }),
      resources: Object.fromEntries(
        Object.entries(resourcesOf(usable)).map(([name, one]) => [name, { ...one, ...shapes.resources[name] }]),
      ),
    },
    files: {
      ...(text !== undefined && { [document.file]: text }),
      ...shapes.files,
    },
    kept: usable.map(keptLine),
    leftOut: [...refused, ...faults, ...leftOut],
    notes: [...notes, ...shapes.notes, ...lacks, ...unanswered(document, places, parameterNames({ query }))],
  };
}
