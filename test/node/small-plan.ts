import type { PlannedFile } from '../../src/render/index.ts';
import {
  type Block,
  BLOCK_SIZE,
  digestOf,
  digestOfBlocks,
  fillEnvelope,
  foldersOf,
  homeOf,
  joinRecords,
  type Envelope,
  type Layout,
  type Manifest,
  type ManifestResource,
  resourceFiles,
  writeBlocks,
} from '../../src/tree/index.ts';
import { resourceTexts } from './resource-texts.ts';

const CATEGORIES: Readonly<Record<string, string>> = { authors: 'people', users: 'people', books: 'media' };

/** What a small tree is made of. */
export interface SmallPlan {
  /** Records by resource: authors, users or books. */
  readonly totals: Readonly<Record<string, number>>;
  /** In every document, so that two builds differ in all of them. Default: `a`. */
  readonly mark?: string;
  /** The mark of the documents of one resource. Default: `mark`. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Default: `both`. */
  readonly layout?: Layout;
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

const SLOTS = (['page', 'limit', 'total', 'total_pages'] as const).flatMap((slot) => [`"${slot}":`, { slot }, ',']);
const ENVELOPE: Envelope = ['{"data":', { slot: 'data' }, ',"pagination":{', ...SLOTS.slice(0, -1), '}}\n'];

/** Records in the runs that are digested together. */
function* runsOf(records: readonly string[]): Generator<readonly string[], void, undefined> {
  for (let at = 0; at < records.length; at += BLOCK_SIZE) yield records.slice(at, at + BLOCK_SIZE);
}

/** A resource: its files by name, and what the manifest says of it. */
interface SmallResource {
  readonly files: Readonly<Record<string, string>>;
  readonly entry: ManifestResource;
}

function resourceOf(resource: string, { totals, marks, mark: common = 'a' }: SmallPlan): SmallResource {
  const mark = marks?.[resource] ?? common;
  const total = totals[resource] ?? 0;
  const records = Array.from({ length: total }, (_, at) => JSON.stringify({ id: at + 1, name: `${mark}${at + 1}` }));
  const values = {
    resource,
    data: records.slice(0, 10),
    page: 1,
    limit: 10,
    total,
    total_pages: Math.ceil(total / 10),
  };
  const blocks: Block[] = [];
  const files = {
    ...resourceTexts({
      collection: fillEnvelope(ENVELOPE, values),
      records: [...joinRecords(runsOf(records), (block) => blocks.push(block))].join(''),
      meta: line({ resource, mark }),
    }),
    ...Object.fromEntries(records.map((record, at) => [`${at + 1}.json`, `${record}\n`])),
  };
  const entry = {
    category: CATEGORIES[resource] ?? '',
    total,
    digest: digestOfBlocks(blocks),
    blocks: writeBlocks(blocks),
    fields: ['id', 'name'],
    searchFields: ['name'],
  };
  return { files, entry };
}

/** The files of a tree that looks like a built one and takes no generator: text by path, in the order of a plan. */
export function smallFiles(plan: SmallPlan): Readonly<Record<string, string>> {
  const { totals, mark = 'a', layout = 'both' } = plan;
  const resources: Record<string, ManifestResource> = {};
  const files: Record<string, string> = { 'index.json': line({ mark, resources: Object.keys(totals) }) };
  const documents: Record<string, string> = { 'index.json': digestOf(files['index.json'] ?? '') };
  for (const name of Object.keys(totals)) {
    const { files: own, entry } = resourceOf(name, plan);
    const { category } = entry;
    resources[name] = entry;
    if (layout !== 'flat') {
      const index = line({ category, mark });
      files[`${category}/index.json`] = index;
      documents[`${category}/index.json`] = digestOf(index);
    }
    for (const isItem of [true, false]) {
      for (const folder of foldersOf({ name, category }, layout)) {
        for (const [file, text] of Object.entries(own)) {
          if (/^\d/.test(file) === isItem) files[`${folder}/${file}`] = text;
        }
      }
    }
    for (const file of resourceFiles({})) {
      if (!file.inBlocks)
        documents[`${homeOf({ name, category }, layout)}/${file.name}`] = digestOf(own[file.name] ?? '');
    }
  }
  const manifest: Manifest = {
    format: 2,
    mockgen: '0.1.0',
    faker: '10.6.0',
    dataVersion: 1,
    seed: 42,
    items: Math.max(...Object.values(totals)),
    refDate: '2026-01-01T00:00:00.000Z',
    layout,
    files: [],
    envelope: ENVELOPE,
    item: [{ slot: 'record' }, '\n'],
    overrides: {},
    documents,
    resources,
  };
  return { ...files, 'mockgen.json': line(manifest) };
}

/** The same as a plan for the writer. */
export function smallPlan(plan: SmallPlan): readonly PlannedFile[] {
  return Object.entries(smallFiles(plan)).map(([path, text]) => ({ paths: [path], text: () => [text] }));
}
