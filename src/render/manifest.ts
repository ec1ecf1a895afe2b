import { MockgenError } from '../errors.ts';
import { DATA_VERSION } from '../generators/index.ts';
import type { Envelope } from '../runtime/index.ts';
import { FAKER_VERSION, VERSION } from '../version.ts';
import { foldersOf } from './meta.ts';
import { picturePath } from './pictures.ts';
import type { Manifest, ManifestResource, TreeOptions } from './types.ts';

/** The name of the manifest inside a tree. */
export const MANIFEST_FILE = 'mockgen.json';

/** Writes the manifest of a tree. */
export function renderManifest(
  options: TreeOptions,
  envelope: Envelope,
  resources: Readonly<Record<string, ManifestResource>>,
): string {
  const { seed, items, refDate, layout, imagesBase, overrides = {} } = options;
  const versions = { format: 1, mockgen: VERSION, faker: FAKER_VERSION, dataVersion: DATA_VERSION } as const;
  const images = imagesBase === undefined ? {} : { imagesBase };
  const manifest: Manifest = { ...versions, seed, items, refDate, layout, ...images, envelope, overrides, resources };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Most records a resource may have. */
const MOST_ITEMS = 100_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

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
    Array.isArray(value['envelope']) &&
    isObject(value['overrides']) &&
    Object.values(value['overrides']).every((text) => typeof text === 'string') &&
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
    manifest = JSON.parse(text);
  } catch {
    manifest = undefined;
  }
  if (isManifest(manifest)) return manifest;
  throw new MockgenError('not_a_tree', `${MANIFEST_FILE} is no manifest of a build`, 'Build the tree again.');
}

/**
 * The paths of all files in a tree of the given layout, in the order they are planned, `mockgen.json` last.
 */
export function manifestPaths({ layout, resources }: Pick<Manifest, 'layout' | 'resources'>): readonly string[] {
  const paths = ['index.json'];
  const categories = new Set(Object.values(resources).map(({ category }) => category));
  if (layout !== 'flat') for (const category of categories) paths.push(`${category}/index.json`);
  for (const [name, { category, total, pictures = [] }] of Object.entries(resources)) {
    const folders = foldersOf({ name, category }, layout);
    for (const folder of folders) {
      paths.push(`${folder}/index.json`, `${folder}/all.json`, `${folder}/meta.json`);
      for (let id = 1; id <= total; id++) paths.push(`${folder}/${id}.json`);
    }
    for (const field of pictures) {
      for (let id = 1; id <= total; id++) paths.push(picturePath(folders, id, field));
    }
  }
  return [...paths, MANIFEST_FILE];
}
