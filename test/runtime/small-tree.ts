import type { Generator, Read, TreeInfo } from '../../src/runtime/index.ts';

/** A tree held in memory: the text of each file by its path. */
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

function metaOf(resource: keyof typeof FIELDS, layout: TreeInfo['layout']): object {
  const category = CATEGORIES[resource];
  const roots = [...(layout === 'category' ? [] : ['']), ...(layout === 'flat' ? [] : [`/${category}`])];
  const paths = (suffix: string): readonly string[] => roots.map((root) => `${root}/${resource}${suffix}`);
  return {
    resource,
    singular: resource.slice(0, -1),
    category,
    description: `Some ${resource}.`,
    endpoints: { collection: paths(''), item: paths('/{id}'), meta: paths('/meta') },
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

/** Two resources of 25 records, as a build would lay them out. */
export function smallTree(seed = 42, layout: TreeInfo['layout'] = 'both'): Files {
  const files = new Map<string, string>();
  const nouns = ['authors', 'tickets'] as const;
  for (const resource of nouns) {
    const lines = Array.from({ length: ITEMS }, (_, at) => JSON.stringify(recordOf(resource, seed, at + 1)));
    const category = CATEGORIES[resource];
    const first = lines.slice(0, 10).join(',\n');
    const page = `{"data":[\n${first}\n],"pagination":{"page":1,"limit":10,"total":${ITEMS},"total_pages":3}}\n`;
    const folders = [layout !== 'category' && resource, layout !== 'flat' && `${category}/${resource}`];
    for (const folder of folders.filter((name) => name !== false)) {
      files.set(`${folder}/index.json`, page);
      files.set(`${folder}/all.json`, `[\n${lines.join(',\n')}\n]\n`);
      files.set(`${folder}/meta.json`, text(metaOf(resource, layout)));
      for (const [at, line] of lines.entries()) files.set(`${folder}/${at + 1}.json`, `${line}\n`);
    }
    if (layout !== 'flat') files.set(`${category}/index.json`, text({ category, resources: [resource] }));
  }
  const resources = nouns.map((noun) => {
    const fields = Object.keys(FIELDS[noun]);
    return [noun, { category: CATEGORIES[noun], total: ITEMS, fields, searchFields: SEARCHED[noun] }];
  });
  const numbers = ['page', 'limit', 'total', 'total_pages'].flatMap((slot) => [`"${slot}":`, { slot }, ',']);
  const envelope = ['{"data":', { slot: 'data' }, ',"pagination":{', ...numbers.slice(0, -1), '}}\n'];
  files.set('index.json', text({ name: 'small', resources: nouns, categories: Object.values(CATEGORIES) }));
  files.set(
    'mockgen.json',
    text({ seed, layout, envelope, item: [{ slot: 'record' }, '\n'], resources: Object.fromEntries(resources) }),
  );
  return files;
}

/** Reads a tree held in memory. */
export function readerOf(files: Files): Read {
  return (file) => Promise.resolve(files.get(file));
}

/** Generates trees with `plan`, and keeps those of seeds that were asked for. */
export function generatorOf(plan: (seed: number) => Read): Generator {
  const kept = new Map<number, Read>();
  let fresh = 1_000_000;
  return {
    seeded(seed) {
      const known = kept.get(seed);
      const read = known ?? plan(seed);
      kept.set(seed, read);
      return Promise.resolve({ read, kept: known !== undefined });
    },
    fresh: () => Promise.resolve(plan(fresh++)),
  };
}
