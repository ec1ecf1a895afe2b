import type { Api } from './api.ts';
import { isChaos } from './chaos-options.ts';
import { DIALECT_ENVELOPES, type DialectName } from './dialects.ts';
import { isLayout, type Layout } from './layout.ts';
import type { Block } from './records.ts';
import type { Envelope, ItemSegments } from './segments.ts';

/** The name of the manifest inside a tree. */
export const MANIFEST_FILE = 'mockgen.json';

/** The manifest format that this version writes, and the newest that it reads. */
export const MANIFEST_FORMAT = 2;

/** The largest number of records of a resource. */
export const MOST_ITEMS = 100_000;

/** The entry of a resource in the manifest. */
export interface ManifestResource {
  readonly category: string;
  /** The path of the collection. Default: the name of the resource. */
  readonly path?: string;
  /** How many records the resource has. */
  readonly total: number;
  /** A digest of all records. */
  readonly digest: string;
  /**
   * The digest and the size in bytes of each block (256 consecutive records), separated by a space. Missing in a tree
   * of format 1, and where the index of a large collection has them.
   */
  readonly blocks?: readonly string[];
  /** Whether the collection is large and has an index, `all.idx`. Default: false. */
  readonly indexed?: true;
  /** Names of all fields of a record, in order. */
  readonly fields: readonly string[];
  /** The fields that a record has in lists, in order. Default: all of them. */
  readonly list?: readonly string[];
  /** Names of the fields in which a search without `search_fields` looks. */
  readonly searchFields: readonly string[];
  /** Whether the resource has only one record, which answers at the path itself. Default: false. */
  readonly single?: true;
  /** Name of the field by which items are addressed. Default: `id`. */
  readonly key?: string;
  /** The nested collections of the resource: `users/{user_id}/invoices`. Default: none. */
  readonly under?: readonly string[];
  /** The shape of the pages of the resource, as a template that is split at its slots. Default: that of the tree. */
  readonly envelope?: Envelope;
  /** The shape of the items of the resource, as a template that is split at its slots. Default: that of the tree. */
  readonly item?: ItemSegments;
  /** The fields whose pictures are files of the tree. Missing when pictures are `data:` URIs. */
  readonly pictures?: readonly string[];
  /** The keys of the records in order, as texts. Items and pictures are named after them. Default: 1, 2, 3 … */
  readonly ids?: readonly string[];
}

/** The parts of a manifest that are needed to generate the other seeds of a tree. */
interface ManifestGenerator {
  /** A digest of the specs that the generator has to have. Missing when some of them are functions. */
  readonly specs?: string;
  /** The scripts of the tree that generate other seeds; empty when the tree has none. */
  readonly files: readonly string[];
}

/** The properties of a manifest that determine which files a tree has. */
export interface TreeShape {
  readonly layout: Layout;
  /**
   * Whether the tree has no items and one folder per resource; the runtime answers from the collections. Default:
   * false.
   */
  readonly packed?: boolean;
  /** Whether each nested collection has a file with its first page, for hosts that only serve files. Default: false. */
  readonly nested?: boolean;
  /** Whether the tree has `openapi.json`, and `schema.json` for each resource. Default: false, as in trees of 0.3. */
  readonly described?: boolean;
  /** Paths of the files that are not data: the explorer, the client, the files of a hosting provider. */
  readonly files: readonly string[];
  /** The resources by name, in the order in which documents list them. */
  readonly resources: Readonly<
    Record<
      string,
      Pick<ManifestResource, 'category' | 'path' | 'single' | 'under' | 'total' | 'indexed' | 'pictures' | 'ids'>
    >
  >;
}

/** The content of `mockgen.json`: what a tree was built from, and what the runtime needs to know about it. */
export interface Manifest extends TreeShape {
  /** The format of the manifest. Format 1, of mockgen 0.2 and earlier, has neither blocks nor documents. */
  readonly format: 1 | typeof MANIFEST_FORMAT;
  readonly mockgen: string;
  readonly faker: string;
  readonly dataVersion: number;
  /** The seed of the tree, from 0 to 2^53 - 1. */
  readonly seed: number;
  /** How many records each resource has that states no number of its own. */
  readonly items: number;
  /** The current date in the data: an ISO 8601 date-time in UTC. */
  readonly refDate: string;
  /** The absolute address at which the tree will be served. Missing if pictures are `data:` URIs. */
  readonly imagesBase?: string;
  /** The name of the hosting provider whose files the tree has. */
  readonly provider?: string;
  /** The shape of the answers, as far as it differs from the default. */
  readonly api?: Api;
  /** What is needed to generate the other seeds of the tree. Missing in a tree of mockgen 0.2 and earlier. */
  readonly generator?: ManifestGenerator;
  readonly envelope: Envelope;
  readonly item: ItemSegments;
  /** The texts of the templates that replaced built-in ones; the tree can be rebuilt from the manifest alone. */
  readonly overrides: Readonly<Record<string, string>>;
  /** The digest of each document by path, except items and `all.json`. */
  readonly documents: Readonly<Record<string, string>>;
  readonly resources: Readonly<Record<string, ManifestResource>>;
  /**
   * Numbers of records of resources that are referred to but not part of the tree, if they differ from `items`. {@link
   * parseManifest} checks neither `counts` nor `catalogue`; the code that generates data does.
   */
  readonly counts?: unknown;
  /** The resources of a config as data, and a digest of them. */
  readonly catalogue?: unknown;
}

type JsonObject = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is JsonObject => Object(value) === value && !Array.isArray(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const fits =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const integer =
  (least: number, most: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/**
 * Returns the checks of the properties that decide which files a tree has; `more` are further checks for each resource.
 */
const shapeOf = (more: Readonly<Record<string, Check>>): Readonly<Record<keyof TreeShape, Check>> => ({
  layout: isLayout,
  packed: optional((value) => typeof value === 'boolean'),
  nested: optional((value) => typeof value === 'boolean'),
  described: optional((value) => typeof value === 'boolean'),
  files: listOf(isText),
  resources: recordOf(
    fits({
      category: isText,
      path: optional(isText),
      single: optional((value) => value === true),
      under: optional(listOf(isText)),
      total: integer(1, MOST_ITEMS),
      indexed: optional((value) => value === true),
      pictures: optional(listOf(isText)),
      ids: optional(listOf(isText)),
      ...more,
    }),
  ),
});

/**
 * Whether a value has the properties of a tree shape. Its paths may be any texts.
 *
 * @example
 * isShape({ layout: 'flat', files: [], resources: {} }) // => true
 */
export function isShape(value: unknown): value is TreeShape {
  return fits(shapeOf({}))(value);
}

function isManifest(value: unknown): boolean {
  const isSegments = listOf((part) => isText(part) || fits({ slot: isText })(part));
  return fits({
    ...shapeOf({
      blocks: optional(listOf(isText)),
      key: optional(isText),
      list: optional(listOf(isText)),
      envelope: optional(isSegments),
      item: optional(isSegments),
      fields: listOf(isText),
      searchFields: listOf(isText),
    }),
    format: integer(1, MANIFEST_FORMAT),
    seed: integer(0, Infinity),
    items: integer(1, MOST_ITEMS),
    refDate: (date) => isText(date) && Number.isInteger(Date.parse(date)),
    imagesBase: optional(isText),
    provider: optional(isText),
    api: optional(
      fits({
        base: optional(isText),
        query: optional(recordOf(isText)),
        firstPage: optional(integer(0, 1)),
        dialect: optional((value) => isText(value) || isObject(value)),
        chaos: optional(isChaos),
      }),
    ),
    generator: optional(fits({ specs: optional(isText), files: listOf(isText) })),
    envelope: isSegments,
    item: isSegments,
    overrides: recordOf(isText),
    documents: recordOf(isText),
  })(value);
}

/**
 * Values for the properties that a manifest of format 1 lacks. Items of such a tree are records without an envelope.
 */
const MISSING = { files: [], item: [{ slot: 'record' }, '\n'], documents: {} };

/** Converts a manifest of format 1 to the current format, in which `host` is called `provider`. */
function upgrade({ host, ...manifest }: JsonObject): JsonObject {
  return { ...MISSING, provider: host, ...manifest };
}

/**
 * Parses and checks a manifest.
 *
 * @returns undefined when the text is not a manifest of a known format
 * @example
 * parseManifest('{}') // => undefined
 */
export function parseManifest(text: string): Manifest | undefined {
  try {
    // A JSON value of any other type fails the checks below.
    const value = JSON.parse(text) as JsonObject;
    const manifest = value['format'] === 1 ? upgrade(value) : value;
    // All properties have been checked, except those that are only displayed.
    return isManifest(manifest) ? (manifest as unknown as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a published manifest with few checks, for a client: there, the manifest determines nothing but answers.
 *
 * @returns undefined when the text is not a manifest of a known format, such as the page of a host for a missing file
 * @example
 * parsePublished('{"format":2}') // => undefined
 */
export function parsePublished(text: string): Manifest | undefined {
  try {
    // A manifest that a build wrote has the right types.
    const manifest = JSON.parse(text) as Manifest;
    const isKnown = manifest.format <= MANIFEST_FORMAT && manifest.envelope;
    return isKnown ? (manifest.format > 1 ? manifest : { ...MISSING, ...manifest }) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the templates of the answers of a resource: its own, or those of the tree.
 *
 * @example
 * templatesOf({ envelope: [], item: [{ slot: 'record' }], resources: {} }, 'users').item // => [{"slot":"record"}]
 */
export function templatesOf(
  manifest: Pick<Manifest, 'envelope' | 'item'> & {
    readonly resources: Readonly<Record<string, Pick<ManifestResource, 'envelope' | 'item'>>>;
  },
  resource: string,
): Pick<Manifest, 'envelope' | 'item'> {
  const { envelope = manifest.envelope, item = manifest.item } = manifest.resources[resource] ?? {};
  return { envelope, item };
}

/**
 * Returns the manifest that a tree would have if it had been built with a dialect.
 *
 * @example
 * withDialect({ envelope: [], resources: {} }, 'json-server').api // => {"dialect":"json-server"}
 */
export function withDialect<M extends Pick<Manifest, 'api' | 'envelope'>>(manifest: M, dialect: DialectName): M {
  return { ...manifest, api: { ...manifest.api, dialect }, envelope: DIALECT_ENVELOPES[dialect] };
}

/** Positions of records by id, for each list of text ids that was used: a manifest of a large tree lists thousands. */
const positions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * Returns the position, from 1, that the record with an id has in its collection. For a text that is no id, returns a
 * position beyond the last one.
 *
 * @example
 * positionOf({ ids: ['oak', 'elm'] }, 'elm') // => 2
 */
export function positionOf(resource: Pick<ManifestResource, 'ids'> | undefined, id: number | string): number {
  const ids = resource?.ids;
  if (!ids) return +id;
  const known = positions.get(ids) ?? new Map(ids.map((text, at) => [text, at + 1]));
  positions.set(ids, known);
  return known.get(`${id}`) ?? Infinity;
}

/** Converts blocks to the form that they have in the manifest. */
export function writeBlocks(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ digest, bytes }) => `${digest} ${bytes}`);
}

/**
 * Returns the blocks in the manifest entry of a resource.
 *
 * @returns undefined when the entry has none: in a tree of format 1, and for a large collection
 * @example
 * readBlocks({ blocks: ['00ff 12'] }) // => [{"digest":"00ff","bytes":12}]
 */
export function readBlocks({ blocks }: Pick<ManifestResource, 'blocks'>): readonly Block[] | undefined {
  return blocks?.map((block) => {
    const [digest = '', bytes] = block.split(' ');
    return { digest, bytes: Number(bytes) };
  });
}
