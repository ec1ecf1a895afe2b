import type { MockgenError } from '../../errors.ts';
import { findApiFault } from '../../settings.ts';
import { isPlain, own } from '../check.ts';
import type { SchemaDocument } from '../json-schema/document.ts';
import { failure } from '../place.ts';
import type { ConfigPlace, QueryConfig } from '../types.ts';
import { findCollections, stemOf, type Collection, type LeftOut } from './collections.ts';
import { chooseEnvelope } from './envelope.ts';
import { chooseResources, resourcesOf } from './resources.ts';

/** The folder beside the config for an envelope of its own. */
export const ENVELOPE_FOLDER = 'envelope';

/** A config made from an OpenAPI document. */
export interface ConfigFromOpenApi {
  /** The text of `mockgen.config.mjs`. */
  readonly text: string;
  /** The same as data, with `schema` of each resource as a reference into the document. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The template of collections in {@link ENVELOPE_FOLDER}, where no built-in envelope is that of the document. */
  readonly template?: string;
}

/** What the parameters of collections are usually called, by their role. */
const ROLES: readonly (readonly [role: Exclude<keyof QueryConfig, 'firstPage'>, names: readonly string[]])[] = [
  ['page', ['page', '_page', 'page_number', 'pageNumber', 'p', 'page[number]']],
  ['limit', ['limit', 'per_page', '_limit', 'page_size', 'pageSize', 'perPage', 'size', 'max_results', 'page[size]']],
  ['offset', ['offset', '_start', 'skip', 'start']],
  ['search', ['search', 'query', '_search', 'filter', 'term', 'keyword']],
  ['q', ['q']],
];

const isBase = (base: string): boolean => findApiFault({ base }) === undefined;

/** The path that all collections begin with, behind that of the server, as far as a base can have it. */
function commonPrefix(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => stemOf(path).split('/').slice(1, -1));
  const shared: string[] = [];
  for (const [at, part] of [...first].entries()) {
    if (part === '' || !isBase(`/${part}`) || !rest.every((other) => other[at] === part)) break;
    shared.push(part);
  }
  return shared.map((part) => `/${part}`).join('');
}

/** The path of the first server, without its origin. */
function serverPath({ root }: SchemaDocument): string {
  const servers = isPlain(root) ? own(root, 'servers') : undefined;
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined;
  const url = isPlain(first) && typeof first['url'] === 'string' ? first['url'] : '';
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '');
  return isBase(path) ? path : '';
}

/** The names of the parameters that play a role, where they differ from ours. */
function queryOf(collections: readonly Collection[]): QueryConfig {
  const names = new Set(collections.flatMap(({ parameters }) => parameters));
  const query: Record<string, string> = {};
  for (const [role, known] of ROLES) {
    const found = known.find((name) => names.has(name));
    if (found !== undefined && (found !== role || role === 'offset')) query[role] = found;
  }
  return query;
}

/** The collections of a document of OpenAPI. */
function collectionsOf(document: SchemaDocument): ReturnType<typeof findCollections> {
  const { file, root } = document;
  const version = isPlain(root) ? own(root, 'openapi') : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version)) {
    throw failure({ file, path: ['openapi'], isSchema: true }, `expected an OpenAPI document of version 3.0 or 3.1`);
  }
  return findCollections(document);
}

/** Why a document gives no config: no path of it can be a resource. */
function nothingIn({ file }: SchemaDocument, hasCollections: boolean): MockgenError {
  const place: ConfigPlace = { file, path: ['paths'], isSchema: true };
  return failure(
    place,
    hasCollections
      ? 'expected a GET whose answer is a list that a resource can be made of, found none'
      : 'expected a GET whose answer is a list of objects, found none',
  );
}

/**
 * Makes a config of an OpenAPI document, 3.0 or 3.1: its collections with what their records are, the envelope, the base,
 * and the names of the parameters that page and search.
 *
 * @param document its file is named in the config as it is named here
 * @param tell is told what was found, left out and why, one line each, also where nothing is of use
 * @returns rejects with MockgenError `config_invalid` for another document, and for one without collections of use
 */
export async function configFromOpenApi(
  document: SchemaDocument,
  tell: (line: string) => void = () => undefined,
): Promise<ConfigFromOpenApi> {
  const { file } = document;
  const { collections, leftOut } = collectionsOf(document);
  const prefix = commonPrefix(collections.map(({ path }) => path));
  const base = serverPath(document) + prefix;
  const { usable, refused } = await chooseResources(document, collections, { prefix, base });
  const envelope = chooseEnvelope(usable.map(({ framed }) => framed));
  for (const { name, path, itemPath } of usable) {
    tell(`${path}: becomes ${name}${itemPath === undefined ? '' : `, and ${itemPath} its items`}`);
  }
  const left = (each: readonly LeftOut[]): void => each.forEach(({ path, why }) => tell(`${path}: left out: ${why}`));
  left(refused);
  envelope.told.forEach(tell);
  left(leftOut);
  if (usable.length === 0) throw nothingIn(document, collections.length > 0);
  const query = queryOf(usable);
  const config = {
    ...(base !== '' && { base }),
    envelope: envelope.name ?? ENVELOPE_FOLDER,
    ...(Object.keys(query).length > 0 && { query }),
    resources: resourcesOf(document, usable),
  };
  return {
    text: textOf(file, config),
    config,
    ...(envelope.template !== undefined && { template: envelope.template }),
  };
}

/** A key as JavaScript writes it. */
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

/** A text as JavaScript writes it, in single quotes. */
function text(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** JSON as JavaScript writes it, two blanks for each step. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return text(value);
  if (!isPlain(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, one]) => `${indent}  ${key(name)}: ${literal(one, `${indent}  `)},\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

function textOf(file: string, config: Readonly<Record<string, unknown>>): string {
  const [name = file] = file.split(/[\r\n\u2028\u2029]/);
  return `// Made from ${name}. What fields hold is inferred from their schemas and names: mockgen list --fields\n// shows how, and \`fields\` in a resource says otherwise.\nexport default ${literal(config, '')};\n`;
}
