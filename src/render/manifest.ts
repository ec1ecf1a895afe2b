import { MockgenError } from '../errors.ts';
import { DATA_VERSION } from '../generators/index.ts';
import { FAKER_VERSION, VERSION } from '../version.ts';
import { HOSTS } from './hosts.ts';
import { storedFoldersOf } from './meta.ts';
import { picturePath } from './pictures.ts';
import type { Shapes } from './shapes.ts';
import type { Manifest, ManifestResource, TreeOptions } from './types.ts';

/** The name of the manifest inside a tree. */
export const MANIFEST_FILE = 'mockgen.json';

/**
 * Writes the manifest of a tree.
 *
 * @param files the paths of its files that hold no data
 */
export function renderManifest(
  options: TreeOptions,
  { envelope, item }: Shapes,
  files: readonly string[],
  resources: Readonly<Record<string, ManifestResource>>,
): string {
  const { seed, items, refDate, layout, packed, imagesBase, host, overrides = {} } = options;
  const versions = { format: 1, mockgen: VERSION, faker: FAKER_VERSION, dataVersion: DATA_VERSION } as const;
  const manifest: Manifest = {
    ...versions,
    seed,
    items,
    refDate,
    layout,
    ...(packed && { packed }),
    ...(imagesBase !== undefined && { imagesBase }),
    ...(host && { host }),
    files,
    envelope,
    item,
    overrides,
    resources,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Most records a resource may have. */
const MOST_ITEMS = 100_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text: unknown) => typeof text === 'string');

function isResource(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['category'] === 'string' &&
    isCount(value['total'], 1, MOST_ITEMS) &&
    Array.isArray(value['fields']) &&
    Array.isArray(value['searchFields']) &&
    (value['pictures'] === undefined || Array.isArray(value['pictures']))
  );
}

/** Whether a value is a manifest that a tree can be rebuilt from, and whose paths can be told. */
function isManifest(value: unknown): value is Manifest {
  return (
    isObject(value) &&
    value['format'] === 1 &&
    isCount(value['seed'], 0, Number.MAX_SAFE_INTEGER) &&
    isCount(value['items'], 1, MOST_ITEMS) &&
    !Number.isNaN(Date.parse(String(value['refDate']))) &&
    ['both', 'flat', 'category'].includes(String(value['layout'])) &&
    ['undefined', 'string'].includes(typeof value['imagesBase']) &&
    ['undefined', 'boolean'].includes(typeof value['packed']) &&
    ['undefined', ...HOSTS].includes(String(value['host'])) &&
    isTexts(value['files']) &&
    Array.isArray(value['envelope']) &&
    Array.isArray(value['item']) &&
    isObject(value['overrides']) &&
    isTexts(Object.values(value['overrides'])) &&
    isObject(value['resources']) &&
    Object.values(value['resources']).every(isResource)
  );
}

/**
 * Reads a manifest.
 *
 * @throws MockgenError `not_a_tree` when the text is none
 */
export function parseManifest(text: string): Manifest {
  let manifest: unknown;
  try {
    const parsed: unknown = JSON.parse(text);
    // A build before 0.2 wrote neither.
    manifest = isObject(parsed) ? { files: [], item: [], ...parsed } : parsed;
  } catch {
    manifest = undefined;
  }
  if (isManifest(manifest)) return manifest;
  throw new MockgenError('not_a_tree', `${MANIFEST_FILE} is no manifest of a build`, 'Build the tree again.');
}

/**
 * The paths of all files in a tree of the given layout, in the order they are planned, `mockgen.json` last.
 */
export function manifestPaths(
  manifest: Pick<Manifest, 'layout' | 'packed' | 'files' | 'resources'>,
): readonly string[] {
  const { layout, packed = false, files, resources } = manifest;
  const paths = ['index.json'];
  const categories = new Set(Object.values(resources).map(({ category }) => category));
  if (layout !== 'flat') for (const category of categories) paths.push(`${category}/index.json`);
  for (const [name, { category, total, pictures = [] }] of Object.entries(resources)) {
    const folders = storedFoldersOf({ name, category }, manifest);
    for (const folder of folders) {
      paths.push(`${folder}/index.json`, `${folder}/all.json`, `${folder}/meta.json`);
      const itemFiles = packed ? 0 : total;
      for (let id = 1; id <= itemFiles; id++) paths.push(`${folder}/${id}.json`);
    }
    for (const field of pictures) {
      for (let id = 1; id <= total; id++) paths.push(picturePath(folders, id, field));
    }
  }
  return [...paths, ...files, MANIFEST_FILE];
}
