import { isPlain, own } from '../check.ts';
import { faultOfPathName } from '../../schema/index.ts';
import type { SchemaDocument } from '../json-schema/document.ts';
import { failure } from '../place.ts';
import { snakeCase } from '../names.ts';
import type { QueryConfig } from '../types.ts';
import { findCollections, type Collection, type EnvelopeName } from './collections.ts';

/** A config made from an OpenAPI document. */
export interface ConfigFromOpenApi {
  /** The text of `mockgen.config.mjs`. */
  readonly text: string;
  /** The same as data, with `schema` of each resource as a reference into the document. */
  readonly config: Readonly<Record<string, unknown>>;
  /** What was found, left out and why, one line each. */
  readonly told: readonly string[];
}

/** What the parameters of collections are usually called, by their role. */
const ROLES: readonly (readonly [role: Exclude<keyof QueryConfig, 'firstPage'>, names: readonly string[]])[] = [
  ['page', ['page', '_page', 'page_number', 'pageNumber', 'p', 'page[number]']],
  ['limit', ['limit', 'per_page', '_limit', 'page_size', 'pageSize', 'perPage', 'size', 'max_results', 'page[size]']],
  ['offset', ['offset', '_start', 'skip', 'start']],
  ['search', ['search', 'query', '_search', 'filter', 'term', 'keyword']],
  ['q', ['q']],
];

/** The path that all collections begin with, behind that of the server. */
function commonPrefix(paths: readonly string[]): string {
  const [first = '', ...rest] = paths.map((path) => path.split('/').slice(1, -1));
  const shared: string[] = [];
  for (const [at, part] of [...first].entries()) {
    if (part.includes('{') || !rest.every((other) => other[at] === part)) break;
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
  return /^\/[\w./-]*$/.test(path) && !path.includes('..') ? path : '';
}

/** A path noun for a collection: the rest of its path, with dashes. */
function nounOf(path: string, prefix: string): string {
  const rest = path.slice(prefix.length).replaceAll(/^\/|\/$/g, '');
  return snakeCase(rest.replaceAll('/', '_'))
    .replaceAll('_', '-')
    .replaceAll(/[^a-z0-9-]/g, '');
}

/** The envelope that most collections have. */
function mainEnvelope(collections: readonly Collection[]): EnvelopeName | undefined {
  const counts = new Map<EnvelopeName, number>();
  for (const { envelope } of collections) counts.set(envelope, (counts.get(envelope) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
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

/** What the envelopes that come with mockgen have in them. */
const MEMBERS: Readonly<Record<Exclude<EnvelopeName, 'unknown'>, readonly string[]>> = {
  array: [],
  data: ['data', 'pagination'],
  results: ['count', 'next', 'previous', 'results'],
  items: ['items', 'total', 'page', 'pages'],
  hal: ['_embedded', '_links', 'page'],
};

function tellEnvelopes(collections: readonly Collection[], main: EnvelopeName | undefined): readonly string[] {
  return collections.flatMap(({ path, envelope, around, addresses }) => {
    if (envelope === 'unknown') {
      return [`${path}: its list lies in an object with ${around.join(', ')}: write a template for this envelope`];
    }
    if (envelope !== main) return [`${path}: has the envelope ${envelope}, and the tree has one for all: ${main}`];
    const known = MEMBERS[envelope];
    const lacking = around.filter((name) => !known.includes(name));
    const paths = addresses.filter((name) => known.includes(name));
    return [
      ...(lacking.length > 0
        ? [`${path}: its list has ${lacking.join(', ')} beside it, which a template for this envelope can give`]
        : []),
      ...(paths.length > 0 ? [`${path}: ${paths.join(' and ')} will be paths, not whole addresses`] : []),
    ];
  });
}

interface Chosen {
  readonly name: string;
  readonly collection: Collection;
}

/** The collections whose path can be one of ours, each under a name of its own. */
function choose(collections: readonly Collection[], prefix: string, told: string[]): readonly Chosen[] {
  const names = new Set<string>();
  return collections.flatMap((collection) => {
    const name = nounOf(collection.path, prefix);
    const fault = name === '' || names.has(name) ? 'another collection has its name' : faultOfPathName(name);
    if (fault !== undefined) {
      told.push(`${collection.path}: left out: ${fault}`);
      return [];
    }
    names.add(name);
    return [{ name, collection }];
  });
}

/**
 * Makes a config of an OpenAPI document, 3.0 or 3.1: its collections with what their records are, the envelope, the base,
 * and the names of the parameters that page and search.
 *
 * @param document its file is named in the config as it is named here
 * @throws MockgenError `config_invalid` for another document, and for one without collections
 */
export function configFromOpenApi(document: SchemaDocument): ConfigFromOpenApi {
  const { file, root } = document;
  const version = isPlain(root) ? own(root, 'openapi') : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version)) {
    throw failure({ file, path: ['openapi'], isSchema: true }, `expected an OpenAPI document of version 3.0 or 3.1`);
  }
  const { collections, leftOut } = findCollections(document);
  if (collections.length === 0) {
    throw failure(
      { file, path: ['paths'], isSchema: true },
      'expected a GET whose answer is a list of objects, found none',
    );
  }
  const told: string[] = [];
  const prefix = commonPrefix(collections.map(({ path }) => path));
  const chosen = choose(collections, prefix, told);
  const main = mainEnvelope(chosen.map(({ collection }) => collection));
  told.push(
    ...tellEnvelopes(
      chosen.map(({ collection }) => collection),
      main,
    ),
  );
  told.push(...leftOut.map(({ path, why }) => `${path}: left out: ${why}`));
  const query = queryOf(chosen.map(({ collection }) => collection));
  const base = serverPath(document) + prefix;
  const resources = Object.fromEntries(
    chosen.map(({ name, collection: { pointer, description } }) => [
      name,
      { ...(description !== undefined && { description }), schema: file + pointer },
    ]),
  );
  const config = {
    ...(base !== '' && { base }),
    ...(main !== undefined && main !== 'unknown' && { envelope: main }),
    ...(Object.keys(query).length > 0 && { query }),
    resources,
  };
  const found = chosen.map(
    ({ name, collection: { path, itemPath } }) =>
      `${path}: becomes ${name}${itemPath === undefined ? '' : `, and ${itemPath} its items`}`,
  );
  return { text: textOf(file, config), config, told: [...found, ...told] };
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
  const [name = file] = file.split(/[\r\n]/);
  return `// Made from ${name}. What fields hold is inferred from their schemas and names: mockgen list --fields\n// shows how, and \`fields\` in a resource says otherwise.\nexport default ${literal(config, '')};\n`;
}
