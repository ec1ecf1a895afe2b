import type { Api } from './api.ts';
import { isLayout, type Layout } from './layout.ts';
import type { Block } from './records.ts';
import type { Envelope, ItemSegments } from './segments.ts';

/** The name of the manifest inside a tree. */
export const MANIFEST_FILE = 'mockgen.json';

/** The newest format of a manifest that this version knows, and the one that it writes. */
export const MANIFEST_FORMAT = 2;

/** Most records a resource may have. */
export const MOST_ITEMS = 100_000;

/** One resource as the manifest tells of it. */
export interface ManifestResource {
  readonly category: string;
  /** Number of records. */
  readonly total: number;
  /** A digest over the records: it changes when any of them does. */
  readonly digest: string;
  /**
   * The digest and the length in bytes of each block of records, with a blank between; none in a tree of format 1, and
   * of a large collection, whose index tells of them.
   */
  readonly blocks?: readonly string[];
  /** Whether the collection is large and has an index, `all.idx`. Default: false. */
  readonly indexed?: true;
  /** All field names, in order. */
  readonly fields: readonly string[];
  /** The fields that a search without `search_fields` looks into. */
  readonly searchFields: readonly string[];
  /** The fields whose pictures are files of the tree; missing when pictures are `data:` URIs. */
  readonly pictures?: readonly string[];
  /** The ids of its records in order, where they are texts: items and pictures are named by them. Default: 1, 2, 3 … */
  readonly ids?: readonly string[];
}

/** What can make the other seeds of a tree. */
interface ManifestGenerator {
  /** A digest over the specs that a generator has to have; missing where they cannot be told, since there is code in them. */
  readonly specs?: string;
  /** The scripts of the tree that have them, by their digests; none in a tree without. */
  readonly files: readonly string[];
}

/** What decides which files a tree has. */
export interface TreeShape {
  readonly layout: Layout;
  /** Whether items and the second layout are left out: the runtime finds them in the collections. Default: false. */
  readonly packed?: boolean;
  /** Paths of the files that hold no data: the explorer, the client, what a hosting provider needs. */
  readonly files: readonly string[];
  /** By path noun, in the order of the service. */
  readonly resources: Readonly<
    Record<string, Pick<ManifestResource, 'category' | 'total' | 'indexed' | 'pictures' | 'ids'>>
  >;
}

/** `mockgen.json`: what a tree was built from, and what the runtime needs to know of it. */
export interface Manifest extends TreeShape {
  /** Version of this file's own format; 1, of mockgen 0.2 and earlier, has neither blocks nor documents. */
  readonly format: 1 | typeof MANIFEST_FORMAT;
  readonly mockgen: string;
  readonly faker: string;
  readonly dataVersion: number;
  /** From 0 to 2^53 - 1. */
  readonly seed: number;
  /** Records per resource. */
  readonly items: number;
  /** What "now" is to the data: an ISO 8601 date-time in UTC. */
  readonly refDate: string;
  /** The absolute address of the tree, where its pictures are files. */
  readonly imagesBase?: string;
  /** The name of the hosting provider whose files were added. */
  readonly provider?: string;
  /** The shape of the answers, where it is not the default one. */
  readonly api?: Api;
  /** What can make the other seeds of the tree; none in a tree of an older build. */
  readonly generator?: ManifestGenerator;
  readonly envelope: Envelope;
  readonly item: ItemSegments;
  /** Text of the templates that replaced the built-in ones, so that the tree can be rebuilt from here alone. */
  readonly overrides: Readonly<Record<string, string>>;
  /** The digest of each document that is neither a record nor a list of all records, by its path. */
  readonly documents: Readonly<Record<string, string>>;
  readonly resources: Readonly<Record<string, ManifestResource>>;
  /**
   * How many records there are of resources that are referred to and are no part of the tree, where it is not `items`.
   * Neither this nor `catalogue` is checked when a manifest is parsed: whoever generates does it.
   */
  readonly counts?: unknown;
  /** The resources that do not come with mockgen, as data, and a digest of them. */
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

// Functions from here on, so that a bundle that reads no manifest leaves them out.

/** The checks of a shape; `more` is what each resource has besides. */
const shapeOf = (more: Readonly<Record<string, Check>>): Readonly<Record<keyof TreeShape, Check>> => ({
  layout: isLayout,
  packed: optional((value) => typeof value === 'boolean'),
  files: listOf(isText),
  resources: recordOf(
    fits({
      category: isText,
      total: integer(1, MOST_ITEMS),
      indexed: optional((value) => value === true),
      pictures: optional(listOf(isText)),
      ids: optional(listOf(isText)),
      ...more,
    }),
  ),
});

/**
 * Whether a value is the shape of a tree. Its paths may still be any texts.
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
    ...shapeOf({ blocks: optional(listOf(isText)), fields: listOf(isText), searchFields: listOf(isText) }),
    format: integer(1, MANIFEST_FORMAT),
    seed: integer(0, Infinity),
    items: integer(1, MOST_ITEMS),
    refDate: (date) => isText(date) && Number.isInteger(Date.parse(date)),
    imagesBase: optional(isText),
    provider: optional(isText),
    api: optional(
      fits({ base: optional(isText), query: optional(recordOf(isText)), firstPage: optional(integer(0, 1)) }),
    ),
    generator: optional(fits({ specs: optional(isText), files: listOf(isText) })),
    envelope: isSegments,
    item: isSegments,
    overrides: recordOf(isText),
    documents: recordOf(isText),
  })(value);
}

/** What a manifest of format 1 does not say. Its items are bare records. */
const MISSING = { files: [], item: [{ slot: 'record' }, '\n'], documents: {} };

/** A manifest of format 1 in today's; `host` is its word for a provider. */
function upgrade({ host, ...manifest }: JsonObject): JsonObject {
  return { ...MISSING, provider: host, ...manifest };
}

/**
 * Reads a manifest.
 *
 * @returns undefined when the text is not a manifest that a build of this format, or of format 1, has written
 * @example
 * parseManifest('{}') // => undefined
 */
export function parseManifest(text: string): Manifest | undefined {
  try {
    // Whatever it is, it is checked as soon as it is in today's format.
    const value = JSON.parse(text) as JsonObject;
    const manifest = value['format'] === 1 ? upgrade(value) : value;
    // Each property that decides anything has been checked; the others are only ever shown.
    return isManifest(manifest) ? (manifest as unknown as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tells a manifest that is published from whatever else may lie at its address, and believes the rest of it: for what a
 * browser loads, where it decides over nothing but answers.
 *
 * @returns undefined when the text is not a manifest of this format, or of format 1
 * @example
 * parsePublished('{"format":2}') // => undefined
 */
export function parsePublished(text: string): Manifest | undefined {
  try {
    // In what a build wrote, each property is of its type.
    const manifest = JSON.parse(text) as Manifest;
    const isKnown = manifest.format <= MANIFEST_FORMAT && manifest.envelope;
    return isKnown ? (manifest.format > 1 ? manifest : { ...MISSING, ...manifest }) : undefined;
  } catch {
    return undefined;
  }
}

/** Positions by id, for each list of text ids that was looked up in: manifests of large trees list thousands. */
const positions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * Returns the position of the record with an id in its collection, from 1; beyond the last position for a text that is not
 * an id.
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

/** The blocks of a resource, as its entry in the manifest writes them. */
export function writeBlocks(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ digest, bytes }) => `${digest} ${bytes}`);
}

/**
 * The blocks that the entry of a resource tells of.
 *
 * @returns undefined when it tells of none: in a tree of format 1, and of a large collection
 * @example
 * readBlocks({ blocks: ['00ff 12'] }) // => [{"digest":"00ff","bytes":12}]
 */
export function readBlocks({ blocks }: Pick<ManifestResource, 'blocks'>): readonly Block[] | undefined {
  return blocks?.map((block) => {
    const [digest = '', bytes] = block.split(' ');
    return { digest, bytes: Number(bytes) };
  });
}
