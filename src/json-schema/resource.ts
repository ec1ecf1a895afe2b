import { defined, itemCount, pathName, type Draft, type Statement } from '../drafts/index.ts';
import {
  failure,
  isPlain,
  Noted,
  own,
  plainObject,
  texts,
  unlike,
  word,
  type ConfigPlace,
  type Faults,
  type Plain,
  type Reader,
} from '../faults/index.ts';
import { below, follow, placeIn, rootOf, type Located, type SchemaDocument } from './document.ts';
import { draftOf } from './draft-of-schema.ts';
import { Recursive, TooLarge, type SchemaReading } from './flat.ts';
import type { SchemaSource } from './source.ts';

/** What a schema says about a resource. */
export interface SchemaDraft extends Statement {
  /** The name of the resource, if the schema states one. */
  readonly name?: string;
  /** Notes on what was chosen or left out, one line each. */
  readonly notes: readonly string[];
  /** Paths of the properties that were left out. */
  readonly leftOut: readonly string[];
}

function schemaOf({ document, pointer, place = placeIn(document, []) }: SchemaSource): Located {
  const root = rootOf(document);
  if (pointer !== undefined && pointer !== '#' && pointer !== '') {
    const found = follow(document, pointer.startsWith('#') ? pointer : `#${pointer}`, place);
    return { ...found, chain: [found.path.join('/')] };
  }
  const isMeta =
    isPlain(root.node) && typeof own(root.node, 'resource') === 'string' && isPlain(own(root.node, 'schema'));
  return { ...(isMeta ? below(root, 'schema') : root), chain: [''] };
}

/** What a document says about the resource beside its schema, such as its name and category. */
interface Labels {
  readonly labels: Plain;
  readonly place: ConfigPlace;
}

/**
 * Returns what a document says about the resource of a schema: in a meta document (the description of a resource in a
 * tree) around the schema, elsewhere in `x-resource`.
 */
function labelsOf(document: SchemaDocument, { node, path }: Located, faults: Faults): Labels {
  const labels = isPlain(node) ? own(node, 'x-resource') : undefined;
  const place = placeIn(document, [...path, 'x-resource']);
  if (labels !== undefined) return { labels: plainObject(labels, place, faults) ?? {}, place };
  const { root } = document;
  const isMeta = path.length === 1 && path[0] === 'schema' && isPlain(root);
  return { labels: isMeta ? { name: root['resource'], ...root } : {}, place: placeIn(document, []) };
}

/** Reads one statement about the resource. Undefined if it is missing, or has a fault, which is then noted. */
function readLabel<T>({ labels, place }: Labels, key: string, read: Reader<T>, faults: Faults): T | undefined {
  const value = own(labels, key);
  return value === undefined ? undefined : read(value, { ...place, path: [...place.path, key] }, faults);
}

/** Reads the number of records that a schema states; undefined if it states none. */
function itemsOf({ labels }: Labels, { node, path }: Located, { document, faults }: SchemaReading): number | undefined {
  const value = (isPlain(node) ? own(node, 'x-items') : undefined) ?? own(labels, 'items');
  return value === undefined ? undefined : itemCount(value, placeIn(document, [...path, 'x-items']), faults);
}

/** Reads the fields that a schema states to be unique together; undefined if it states none. */
function togetherOf({ node, path }: Located, { document, faults }: SchemaReading): readonly string[] | undefined {
  const value = isPlain(node) ? own(node, 'x-unique-together') : undefined;
  return value === undefined ? undefined : texts(value, placeIn(document, [...path, 'x-unique-together']), faults);
}

function causesOf(reading: SchemaReading, located: Located): Readonly<Record<string, Draft>> | undefined {
  const causes = below(located, 'x-causes');
  if (causes.node === undefined) return undefined;
  const all = plainObject(causes.node, placeIn(reading.document, causes.path), reading.faults) ?? {};
  const entries = Object.keys(all).flatMap((name) => {
    const draft = reading.faults.attempt(() => draftOf(reading, [below(causes, name)]));
    return draft ? [[name, draft] as const] : [];
  });
  return Object.fromEntries(entries);
}

function fieldsOf(reading: SchemaReading, draft: Draft, place: ConfigPlace): Readonly<Record<string, Draft>> {
  const { fields, type, isFaulty } = draft;
  if (fields && Object.keys(fields).length > 0) return fields;
  if (isFaulty) throw new Noted();
  if (fields && reading.endless) {
    throw failure(reading.endless, { expected: 'a schema that ends somewhere, and it contains itself without end' });
  }
  throw failure(place, { expected: 'a schema of an object with properties', got: type ?? 'no type' });
}

/** Returns what a schema says about a resource: its fields, and its name, category and other statements. */
function draftResource(reading: SchemaReading, located: Located): SchemaDraft {
  const { document, faults } = reading;
  const place = placeIn(document, located.path);
  if (!isPlain(located.node)) throw failure(place, unlike('a schema', located.node));
  try {
    const draft = draftOf(reading, [located]);
    const fields = fieldsOf(reading, draft, place);
    const causes = causesOf(reading, located);
    const labels = labelsOf(document, located, faults);
    return {
      fields,
      notes: reading.told,
      leftOut: reading.leftOut,
      ...defined({
        causes,
        name: readLabel(labels, 'name', pathName, faults),
        singular: readLabel(labels, 'singular', word, faults),
        category: readLabel(labels, 'category', pathName, faults),
        items: itemsOf(labels, located, reading),
        unique: togetherOf(located, reading),
        description: readLabel(labels, 'description', word, faults) ?? draft.description,
      }),
    };
  } catch (error) {
    if (error instanceof TooLarge) throw failure(error.place, { expected: error.expected });
    if (!(error instanceof Recursive)) throw error;
    throw failure(error.place, { expected: 'a schema that ends somewhere, and it requires itself' });
  }
}

/**
 * Drafts the resource of a schema: JSON Schema 2020-12, a component of an OpenAPI document, or a meta document of a
 * tree. All faults are noted.
 *
 * @returns undefined if no property can be read
 */
export function draftOfSchema(source: SchemaSource, faults: Faults): SchemaDraft | undefined {
  const { document } = source;
  const { root } = document;
  const isApi = isPlain(root) && (own(root, 'openapi') ?? own(root, 'swagger')) !== undefined;
  const reading: SchemaReading = { document, faults, isApi, subject: {}, told: [], leftOut: [], count: 0 };
  return faults.attempt(() => draftResource(reading, schemaOf(source)));
}
