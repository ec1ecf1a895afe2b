import { createSearch, openTree, type Tree } from '../../src/runtime/index.ts';
import {
  type Block,
  categoriesOf,
  digestOf,
  digestOfBlocks,
  enoughFiles,
  type Envelope,
  fillEnvelope,
  foldersOf,
  joinRecords,
  type Layout,
  type Manifest,
  type ManifestResource,
  parseManifest,
  writeBlocks,
} from '../../src/tree/index.ts';
import { resourceTexts } from '../node/resource-texts.ts';

/** A tree in memory: the text of each file by path. */
export type Files = ReadonlyMap<string, string>;

const ITEMS = 25;
const FIELDS = {
  authors: {
    id: { type: 'integer', minimum: 1, description: 'Unique identifier.', 'x-generator': 'random_int' },
    name: { type: 'string', description: 'Full name.', 'x-generator': 'name' },
    photo: { type: 'string', format: 'uri', description: 'Photo.', 'x-generator': 'avatar' },
    genres: { type: 'array', items: { type: 'string' }, description: 'Genres.', 'x-generator': 'tags' },
    rating: { type: 'number', description: 'Rating.', 'x-generator': 'float' },
    verified: { type: 'boolean', description: 'Verified.', 'x-generator': 'boolean' },
  },
  tickets: {
    id: { type: 'integer', minimum: 1, description: 'Unique identifier.', 'x-generator': 'random_int' },
    subject: { type: 'string', description: 'Subject.', 'x-generator': 'sentence' },
    resolved_at: { type: ['string', 'null'], format: 'date-time', description: 'When.', 'x-generator': 'past_date' },
  },
};
const CATEGORIES = { authors: 'people', tickets: 'productivity' };
const SEARCHED = { authors: ['name', 'genres'], tickets: ['subject', 'resolved_at'] };
const NAMES = ['Zoë Müller', 'Ada "Countess" Byron', 'Kurt Gödel', 'Grace Hopper', 'Emmy Noether', 'Ёлка 😀'];
const GENRES = [['Science Fiction', 'poetry'], ['drama'], [], ['poetry, and more', 'null']];

function recordOf(resource: keyof typeof FIELDS, seed: number, id: number): Readonly<Record<string, unknown>> {
  const draw = id * 7 + seed;
  if (resource === 'tickets') {
    const resolved_at = draw % 3 ? null : `2025-12-${String(1 + (draw % 28)).padStart(2, '0')}T08:00:00.000Z`;
    return { id, subject: `Printer ${draw % 11} is on fire`, resolved_at };
  }
  const photo = 'data:image/svg+xml,%3Csvg/%3E';
  const genres = GENRES[draw % GENRES.length];
  return {
    id,
    name: NAMES[draw % NAMES.length],
    photo,
    genres,
    rating: (draw % 41) / 10 + 1,
    verified: draw % 2 === 0,
  };
}

function metaOf(resource: keyof typeof FIELDS, layout: Layout): object {
  const category = CATEGORIES[resource];
  const paths = foldersOf({ name: resource, category }, layout).map((folder) => `/${folder}`);
  return {
    resource,
    singular: resource.slice(0, -1),
    category,
    description: `Some ${resource}.`,
    endpoints: {
      collection: paths,
      item: paths.map((path) => `${path}/{id}`),
      meta: paths.map((path) => `${path}/meta`),
    },
    count: { total: ITEMS, default: 10, maximum: 100 },
    search_fields: SEARCHED[resource],
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: resource,
      type: 'object',
      properties: FIELDS[resource],
      required: ['id'],
      additionalProperties: false,
    },
  };
}

const text = (value: unknown): string => `${JSON.stringify(value)}\n`;

const NUMBERS = (['page', 'limit', 'total', 'total_pages'] as const).flatMap((slot) => [`"${slot}":`, { slot }, ',']);
const ENVELOPE: Envelope = ['{"data":', { slot: 'data' }, ',"pagination":{', ...NUMBERS.slice(0, -1), '}}\n'];
const NOUNS = ['authors', 'tickets'] as const;

/** Returns a tree of two resources with 25 records each, in the form that a build writes. */
export function smallTree(seed = 42, layout: Layout = 'both'): Files {
  const files = new Map<string, string>();
  const resources: Record<string, ManifestResource> = {};
  for (const resource of NOUNS) {
    const lines = Array.from({ length: ITEMS }, (_, at) => JSON.stringify(recordOf(resource, seed, at + 1)));
    const category = CATEGORIES[resource];
    const data = lines.slice(0, 10);
    const page = fillEnvelope(ENVELOPE, { resource, data, page: 1, limit: 10, total: ITEMS, total_pages: 3 });
    const blocks: Block[] = [];
    const texts = resourceTexts({
      collection: page,
      records: [...joinRecords([lines], (block) => blocks.push(block))].join(''),
      meta: text(metaOf(resource, layout)),
    });
    for (const folder of foldersOf({ name: resource, category }, layout)) {
      for (const [name, content] of Object.entries(texts)) files.set(`${folder}/${name}`, content);
      for (const [at, line] of lines.entries()) files.set(`${folder}/${at + 1}.json`, `${line}\n`);
    }
    const digests = { digest: digestOfBlocks(blocks), blocks: writeBlocks(blocks) };
    const fields = Object.keys(FIELDS[resource]);
    resources[resource] = { category, total: ITEMS, ...digests, fields, searchFields: SEARCHED[resource] };
    for (const name of categoriesOf([{ category }], layout)) {
      files.set(`${name}/index.json`, text({ category: name, resources: [resource] }));
    }
  }
  files.set('index.json', text({ name: 'small', resources: NOUNS, categories: Object.values(CATEGORIES) }));
  const { documents } = enoughFiles({ layout, resources });
  const manifest: Manifest = {
    format: 2,
    mockgen: '0.2.0',
    faker: '10.6.0',
    dataVersion: 2,
    seed,
    items: ITEMS,
    refDate: '2026-01-01T00:00:00.000Z',
    layout,
    files: [],
    envelope: ENVELOPE,
    item: [{ slot: 'record' }, '\n'],
    overrides: {},
    documents: Object.fromEntries(documents.map((path) => [path, digestOf(files.get(path) ?? '')])),
    resources,
  };
  return files.set('mockgen.json', text(manifest));
}

/** Reads a tree in memory. */
export function readerOf(files: Files): Tree['file'] {
  return async (file) => {
    const body = file.endsWith('.json') ? files.get(file) : undefined;
    return body === undefined ? undefined : { type: 'application/json', body };
  };
}

/** Opens a tree in memory. Each file is read on first use. */
export function treeOf(files: Files): Tree {
  const manifest = parseManifest(files.get('mockgen.json') ?? '');
  if (!manifest) throw new Error('mockgen.json is not a manifest');
  return openTree(manifest, readerOf(files), createSearch);
}

/** Returns the same tree, whose first answer counts as generated. */
function asNew(tree: Tree): Tree {
  let isNew = true;
  const mark = <T extends object>(found: T): T => {
    const marked = { ...found, isNew };
    isNew = false;
    return marked;
  };
  return {
    manifest: tree.manifest,
    records: async (...asked) => mark(await tree.records(...asked)),
    async file(path) {
      const found = await tree.file(path);
      return found && mark(found);
    },
  };
}

/** Opens the trees of other seeds, and keeps those that were used. */
export function seedsOf(open: (seed: number) => Tree): NonNullable<Tree['seeded']> {
  const kept = new Map<number, Tree>();
  let fresh = 1_000_000;
  return (seed) => {
    if (seed === undefined) return asNew(open(fresh++));
    const tree = kept.get(seed) ?? asNew(open(seed));
    kept.set(seed, tree);
    return tree;
  };
}
