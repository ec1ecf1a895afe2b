import { isPlain, own } from '../check.ts';
import { faultOfPathName } from '../../schema/index.ts';
import type { SchemaDocument } from '../json-schema/document.ts';
import { failure } from '../place.ts';
import { snakeCase } from '../names.ts';
import type { QueryConfig } from '../types.ts';
import { findCollections, type Collection } from './collections.ts';
import { chooseEnvelope } from './envelope.ts';
import { readFrame } from './frame.ts';

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

/** The collections of a document of OpenAPI, of which there has to be one. */
function collectionsOf(document: SchemaDocument): ReturnType<typeof findCollections> {
  const { file, root } = document;
  const version = isPlain(root) ? own(root, 'openapi') : undefined;
  if (typeof version !== 'string' || !/^3\.[01]\b/.test(version)) {
    throw failure({ file, path: ['openapi'], isSchema: true }, `expected an OpenAPI document of version 3.0 or 3.1`);
  }
  const found = findCollections(document);
  if (found.collections.length === 0) {
    throw failure(
      { file, path: ['paths'], isSchema: true },
      'expected a GET whose answer is a list of objects, found none',
    );
  }
  return found;
}

/**
 * Makes a config of an OpenAPI document, 3.0 or 3.1: its collections with what their records are, the envelope, the base,
 * and the names of the parameters that page and search.
 *
 * @param document its file is named in the config as it is named here
 * @throws MockgenError `config_invalid` for another document, and for one without collections
 */
export function configFromOpenApi(document: SchemaDocument): ConfigFromOpenApi {
  const { file } = document;
  const { collections, leftOut } = collectionsOf(document);
  const told: string[] = [];
  const prefix = commonPrefix(collections.map(({ path }) => path));
  const chosen = choose(collections, prefix, told);
  const base = serverPath(document) + prefix;
  const envelope = chooseEnvelope(
    chosen.map(({ name, collection: { path, answer, list } }) => {
      const frame = readFrame(document, answer, list, { resource: name, url: `${base}/${name}` });
      return { path, resource: name, list, frame };
    }),
  );
  told.push(...envelope.told);
  told.push(...leftOut.map(({ path, why }) => `${path}: left out: ${why}`));
  const query = queryOf(chosen.map(({ collection }) => collection));
  const resources = Object.fromEntries(
    chosen.map(({ name, collection: { pointer, description } }) => [
      name,
      { ...(description !== undefined && { description }), schema: file + pointer },
    ]),
  );
  const config = {
    ...(base !== '' && { base }),
    ...(chosen.length > 0 && { envelope: envelope.name ?? ENVELOPE_FOLDER }),
    ...(Object.keys(query).length > 0 && { query }),
    resources,
  };
  const found = chosen.map(
    ({ name, collection: { path, itemPath } }) =>
      `${path}: becomes ${name}${itemPath === undefined ? '' : `, and ${itemPath} its items`}`,
  );
  return {
    text: textOf(file, config),
    config,
    told: [...found, ...told],
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
  const [name = file] = file.split(/[\r\n]/);
  return `// Made from ${name}. What fields hold is inferred from their schemas and names: mockgen list --fields\n// shows how, and \`fields\` in a resource says otherwise.\nexport default ${literal(config, '')};\n`;
}
