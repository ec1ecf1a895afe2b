import { isPlain, own, type Plain } from '../faults/index.ts';
import type { Json } from '../schema/index.ts';
import { below, resolved, type ApiDocument, type Located } from './document.ts';

/** At most this many parts of a schema are read: those of `allOf`, and alternatives. */
const MOST_PARTS = 1000;

/**
 * The facts that a schema states, as far as they matter here, including those that it takes over by `$ref` and `allOf`.
 */
export interface Facets {
  /** The types that the schema allows, without null; empty if it states none. */
  readonly types: Set<string>;
  isNullable: boolean;
  readonly properties: Map<string, Located>;
  readonly required: Set<string>;
  /** Whether the schema forbids properties that it does not name. */
  isClosed: boolean;
  /** The only value that the schema allows. */
  constant?: Json;
  /** A value from the schema: a default, an example, or the first of a closed list. */
  sample?: Json;
  isListed: boolean;
  readonly patterns: string[];
  format?: string;
  maxLength: number;
  description: string;
}

const listAt = (node: Plain, key: string): readonly unknown[] => {
  const value = own(node, key);
  return Array.isArray(value) ? value : [];
};

/** Adds the types that a schema states to the facts, and notes whether it allows null. */
function addTypes(facets: Facets, node: Plain): void {
  const { type } = node;
  for (const one of Array.isArray(type) ? type : [type]) {
    if (one === 'null') facets.isNullable = true;
    else if (typeof one === 'string') facets.types.add(one);
  }
  if (node['nullable'] === true) facets.isNullable = true;
}

/** Adds constants, defaults, examples and closed lists of a schema to the facts. */
function addValues(facets: Facets, node: Plain): void {
  const listed = listAt(node, 'enum') as readonly Json[];
  const values = listed.filter((value) => value !== null);
  const [only] = values;
  facets.isListed ||= listed.length > 0;
  if (Object.hasOwn(node, 'const')) facets.constant = node['const'] as Json;
  else if (values.length === 1 && only !== undefined) facets.constant = only;
  const said = [node['default'], node['example'], listAt(node, 'examples')[0], only] as readonly (Json | undefined)[];
  const sample = said.find((value) => value !== undefined && value !== null);
  if (facets.sample === undefined && sample !== undefined) facets.sample = sample;
}

function addTexts(facets: Facets, node: Plain): void {
  const { pattern, format, maxLength, description } = node;
  if (typeof pattern === 'string') facets.patterns.push(pattern);
  if (typeof format === 'string') facets.format = format;
  if (typeof maxLength === 'number') facets.maxLength = Math.min(facets.maxLength, maxLength);
  if (typeof description === 'string') facets.description ||= description;
}

function addProperties(facets: Facets, here: Located, node: Plain): void {
  const properties = own(node, 'properties');
  for (const name of Object.keys(isPlain(properties) ? properties : {})) {
    facets.properties.set(name, below(here, 'properties', name));
  }
  for (const name of listAt(node, 'required')) if (typeof name === 'string') facets.required.add(name);
  if (node['additionalProperties'] === false || node['unevaluatedProperties'] === false) facets.isClosed = true;
}

/** Returns the alternatives of a schema, of `oneOf` or `anyOf`, without null. */
function alternativesOf(document: ApiDocument, here: Located, node: Plain, key: string): readonly Located[] {
  return listAt(node, key)
    .map((_, at) => below(here, key, at))
    .filter((one) => {
      const { node: found } = resolved(document, one);
      return !isPlain(found) || found['type'] !== 'null';
    });
}

/** Whether a schema says that its value is an object with properties. */
export function isObject(document: ApiDocument, located: Located): boolean {
  const { node } = resolved(document, located);
  return isPlain(node) && (isPlain(own(node, 'properties')) || listAt(node, 'allOf').length > 0);
}

/** Adds what a schema says to the facts. Each schema counts once, since one that contains itself would have no end. */
function add(document: ApiDocument, located: Located, facets: Facets, seen: Set<unknown>): void {
  const here = resolved(document, located);
  const { node } = here;
  if (!isPlain(node) || seen.has(node) || seen.size > MOST_PARTS) return;
  seen.add(node);
  for (const at of listAt(node, 'allOf').keys()) add(document, below(here, 'allOf', at), facets, seen);
  for (const key of ['anyOf', 'oneOf']) {
    const others = alternativesOf(document, here, node, key);
    if (others.length < listAt(node, key).length) facets.isNullable = true;
    const [first] = others;
    // Of several kinds of objects, records are made of the first.
    if (first && (others.length === 1 || isObject(document, first))) add(document, first, facets, seen);
  }
  addTypes(facets, node);
  addValues(facets, node);
  addTexts(facets, node);
  addProperties(facets, here, node);
}

/**
 * Reads the facts about a schema.
 *
 * @throws MockgenError `config_invalid` for a reference that leads nowhere
 */
export function facetsOf(document: ApiDocument, located: Located): Facets {
  const facets: Facets = {
    types: new Set(),
    isNullable: false,
    properties: new Map(),
    required: new Set(),
    isClosed: false,
    isListed: false,
    patterns: [],
    maxLength: Infinity,
    description: '',
  };
  add(document, located, facets, new Set());
  return facets;
}
