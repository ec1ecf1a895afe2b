import { isPlain, own, plainAt, word, configError, failure, type Plain } from '../../faults/index.ts';
import { checkPathName } from '../check-resource.ts';
import { itemCount } from '../check-field.ts';
import { defined, type Draft, type ResourceDraft } from '../../drafts/index.ts';
import { below, follow, placeIn, rootOf, type Located, type SchemaDocument } from './document.ts';
import { draftOf } from './draft-of-schema.ts';
import { Recursive, type SchemaReading } from './flat.ts';

/** The schema of one resource: a document, and the place of the schema in it. */
export interface SchemaSource {
  readonly document: SchemaDocument;
  /** `#/components/schemas/Review`. Default: the whole document. */
  readonly pointer?: string;
}

/** What a schema says about a resource, and notes on how it was read. */
export interface ReadResource {
  readonly draft: ResourceDraft;
  /** The name that the schema states for its resource. */
  readonly name?: string;
  readonly told: readonly string[];
}

function schemaOf({ document, pointer }: SchemaSource): Located {
  const root = rootOf(document);
  if (pointer !== undefined && pointer !== '#' && pointer !== '') {
    const found = follow(document, pointer.startsWith('#') ? pointer : `#${pointer}`, []);
    return { ...found, chain: [found.path.join('/')] };
  }
  const isMeta =
    isPlain(root.node) && typeof own(root.node, 'resource') === 'string' && isPlain(own(root.node, 'schema'));
  return { ...(isMeta ? below(root, 'schema') : root), chain: [''] };
}

/** Statements of a schema about its resource, and their place. */
interface Labels {
  readonly labels: Plain;
  readonly path: Located['path'];
}

/** Returns the statements around the schema of a meta document, or in `x-resource`. */
function labelsOf(source: SchemaSource, located: Located): Labels {
  const { node, path } = located;
  const labels = isPlain(node) ? own(node, 'x-resource') : undefined;
  const at = [...path, 'x-resource'];
  if (labels !== undefined) return { labels: plainAt(labels, placeIn(source.document, at)), path: at };
  const { root } = source.document;
  const isMeta = path.length === 1 && path[0] === 'schema' && isPlain(root);
  return { labels: isMeta ? { name: root['resource'], ...root } : {}, path: [] };
}

function textOf({ labels, path }: Labels, key: string, source: SchemaSource): string | undefined {
  const value = own(labels, key);
  const place = placeIn(source.document, [...path, key]);
  if (value === undefined) return undefined;
  word(value, place);
  if (key === 'name' || key === 'category') checkPathName(String(value), place);
  return String(value);
}

/** Returns the number of records that a schema states. */
function itemsOf({ labels }: Labels, { node, path }: Located, source: SchemaSource): number | undefined {
  const value = (isPlain(node) ? own(node, 'x-items') : undefined) ?? own(labels, 'items');
  if (value === undefined) return undefined;
  itemCount(value, placeIn(source.document, [...path, 'x-items']));
  return Number(value);
}

function causesOf(reading: SchemaReading, located: Located): Readonly<Record<string, Draft>> | undefined {
  const causes = below(located, 'x-causes');
  if (causes.node === undefined) return undefined;
  const all = plainAt(causes.node, placeIn(reading.document, causes.path));
  return Object.fromEntries(Object.keys(all).map((name) => [name, draftOf(reading, [below(causes, name)])]));
}

/**
 * Reads the schema of a resource: JSON Schema 2020-12, a component of an OpenAPI document, or a meta document of a
 * tree.
 *
 * @throws MockgenError `config_invalid`, with file and pointer
 */
export function readResource(source: SchemaSource): ReadResource {
  const { document } = source;
  const located = schemaOf(source);
  const reading: SchemaReading = { document, told: [], count: 0 };
  const place = placeIn(document, located.path);
  if (!isPlain(located.node)) throw configError(place, 'a schema', located.node);
  try {
    const { fields, description, type } = draftOf(reading, [located]);
    if (!fields || Object.keys(fields).length === 0) {
      if (fields && reading.endless) {
        throw failure(reading.endless, 'expected a schema that ends somewhere, and it contains itself without end');
      }
      throw failure(place, `expected a schema of an object with properties, got ${type ?? 'no type'}`);
    }
    const causes = causesOf(reading, located);
    const labels = labelsOf(source, located);
    const [name, singular, category, told] = ['name', 'singular', 'category', 'description'].map((key) =>
      textOf(labels, key, source),
    );
    const items = itemsOf(labels, located, source);
    const draft = defined({ fields, causes, singular, category, items, description: told ?? description });
    return { draft, told: reading.told, ...(name !== undefined && { name }) };
  } catch (error) {
    if (!(error instanceof Recursive)) throw error;
    throw failure(error.place, 'expected a schema that ends somewhere, and it requires itself');
  }
}
