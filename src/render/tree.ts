import {
  areData,
  catalogueData,
  digestOfSpecs,
  withNeighbours,
  type Catalogue,
  type Resource,
} from '../schema/index.ts';
import {
  BLOCKS_FILE,
  countFiles,
  digestOf,
  generatorFiles,
  hasNestedFiles,
  homeOf,
  MANIFEST_FILE,
  MANIFEST_FORMAT,
  nestedFilesOf,
  OPENAPI_FILE,
  RESOURCE_FILES,
  type Manifest,
  type ResourceFileKind,
} from '../tree/index.ts';
import { DATA_VERSION, FAKER_VERSION, VERSION } from '../version.ts';
import { checkRooms, countOf } from './counts.ts';
import type { Schema } from './field-schema.ts';
import { indexDocuments } from './index-documents.ts';
import { openApiDocument } from './openapi/document.ts';
import { publishedSchemas } from './published-schema.ts';
import { Records } from './records.ts';
import { ResourceFiles, type ResourceEntry } from './resource-files.ts';
import type { Templates } from './templates.ts';
import type { PlannedFile, TreeOptions } from './types.ts';

/** What a tree is rendered from, besides its options. */
export interface TreeParts {
  readonly catalogue: Catalogue;
  readonly templates: Templates;
  /** Texts of the files beside the data, by path: explorer, client, files of a provider. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A tree that can be rendered as a whole or in parts. Everything is rendered on demand. */
export interface RenderedTree {
  /** The manifest without digests, since those need every record. */
  readonly outline: Manifest;
  /** How many files the tree has. */
  readonly count: number;
  /** Returns the files of one resource; their manifest entry is complete once they were iterated. */
  resource(name: string): ResourceFiles;
  /**
   * Plans all files in a fixed order, the manifest last. Iterated in order, each record is generated once, and once
   * more for the files of nested collections.
   */
  plan(): Iterable<PlannedFile>;
  /**
   * Returns the files that belong to no resource. `first` come before the files of the resources, `last` after them.
   * `entries` has the manifest's entry of each resource.
   */
  frame(entries: ReadonlyMap<string, ResourceEntry>): {
    readonly first: Iterable<PlannedFile>;
    readonly last: readonly PlannedFile[];
  };
  /** Renders one file, as bytes if it is not a text; undefined when the tree has no such file. */
  file(path: string): string | Uint8Array | undefined;
}

/** The versions that every tree is stamped with. */
export const STAMP: Pick<Manifest, 'mockgen' | 'faker' | 'dataVersion'> = {
  mockgen: VERSION,
  faker: FAKER_VERSION,
  dataVersion: DATA_VERSION,
};

function chooseResources({ resources }: Catalogue, { only }: TreeOptions): readonly Resource[] {
  return resources.filter(({ name }) => !only || only.includes(name));
}

/**
 * Returns the number of records of each resource that records of the tree refer to and that is not itself in the tree.
 */
function countsBeside(
  catalogue: Catalogue,
  chosen: readonly Resource[],
  { counts }: TreeOptions,
): TreeOptions['counts'] {
  if (!counts) return undefined;
  const needed = withNeighbours(
    catalogue,
    chosen.map(({ name }) => name),
  );
  const beside = needed.filter((resource) => !chosen.includes(resource) && Object.hasOwn(counts, resource.name));
  return beside.length === 0 ? undefined : Object.fromEntries(beside.map(({ name }) => [name, counts[name] ?? 1]));
}

/** The parts of a manifest that tell from which specs a tree was built. */
interface OwnParts extends Pick<Manifest, 'counts' | 'catalogue'> {
  readonly generator: { readonly specs?: string };
}

/** Returns the manifest of a tree. Without `entries`, it has no digests. */
function manifestOf(
  options: TreeOptions,
  { envelope, item }: Templates,
  { generator, ...own }: OwnParts,
  files: readonly string[],
  documents: Readonly<Record<string, string>>,
  resources: Manifest['resources'],
): Manifest {
  const {
    seed,
    items,
    refDate,
    layout,
    packed,
    nested,
    described = true,
    imagesBase,
    provider,
    api,
    overrides = {},
  } = options;
  return {
    format: MANIFEST_FORMAT,
    ...STAMP,
    seed,
    items,
    refDate,
    layout,
    ...(packed && { packed }),
    ...(nested && { nested }),
    ...(described && { described }),
    ...(imagesBase !== undefined && { imagesBase }),
    ...(provider !== undefined && { provider }),
    ...(api && { api }),
    files,
    generator: { ...generator, files: generatorFiles(files) },
    envelope,
    item,
    overrides,
    documents,
    resources,
    ...own,
  };
}

/**
 * Returns the parts of the manifest from which the same catalogue can be created again: the digest of the specs, the
 * numbers of records, and the resources that a config has added.
 */
function ownParts(catalogue: Catalogue, chosen: readonly Resource[], options: TreeOptions): OwnParts {
  const counts = countsBeside(catalogue, chosen, options);
  const names = chosen.map(({ name }) => name);
  const data = catalogueData(catalogue, names);
  const own = withNeighbours(catalogue, names).filter((resource) => catalogue.own.includes(resource));
  const generator = areData(own) ? { specs: digestOfSpecs(catalogue, names) } : {};
  return { generator, ...(counts && { counts }), ...(data && { catalogue: data }) };
}

function present(found: ResourceFiles | undefined, name: string): ResourceFiles {
  if (found) return found;
  throw new RangeError(`the tree has no resource ${name}`);
}

/** Returns the object for the files of each resource, by name. */
function filesByName(
  chosen: readonly Resource[],
  options: TreeOptions,
  { catalogue, templates }: TreeParts,
  schemaOf: (resource: Resource) => Schema,
): (name: string) => ResourceFiles {
  const records = new Records(catalogue, options);
  const spare: Uint8Array[] = [];
  const filesOf = (each: Resource): ResourceFiles =>
    new ResourceFiles(each, options, templates, catalogue, records, schemaOf, spare);
  const byName = new Map(chosen.map((each) => [each.name, filesOf(each)]));
  return (name) => present(byName.get(name), name);
}

/** Renders a tree. Options and parts decide every byte. */
export function renderTree(options: TreeOptions, parts: TreeParts): RenderedTree {
  const { catalogue, templates, files = {} } = parts;
  const chosen = chooseResources(catalogue, options);
  for (const each of chosen) checkRooms(catalogue, each, countOf(each, options, catalogue.find), options);
  const schemaOf = publishedSchemas(catalogue, options);
  const resource = filesByName(chosen, options, parts, schemaOf);
  const outlines = Object.fromEntries(chosen.map(({ name }) => [name, resource(name).outline()]));
  const own = ownParts(catalogue, chosen, options);
  const outline = manifestOf(options, templates, own, Object.keys(files), {}, outlines);
  const indexes = documentsOf(chosen, outline, options, parts, schemaOf);

  const manifest = (entries: ReadonlyMap<string, ResourceEntry>): string => {
    const all = chosen.map(({ name }) => [name, entries.get(name) ?? resource(name).entry()] as const);
    const documents = new Map([...indexes].map(([path, text]) => [path, digestOf(text())]));
    for (const [, entry] of all)
      for (const [path, digest] of Object.entries(entry.documents)) documents.set(path, digest);
    const resources = Object.fromEntries(all.map(([name, entry]) => [name, entry.resource]));
    const value = manifestOf(options, templates, own, Object.keys(files), Object.fromEntries(documents), resources);
    return `${JSON.stringify(value, null, 2)}\n`;
  };
  const frame: RenderedTree['frame'] = (entries) => ({
    first: firstFiles(indexes, outline, (name) => resource(name).lines()),
    last: [
      ...Object.entries(files).map(([path, text]) => ({ paths: [path], text: () => [text] })),
      { paths: [MANIFEST_FILE], text: () => [manifest(entries)] },
    ],
  });
  return {
    outline,
    count: countFiles(outline),
    resource,
    frame,
    *plan() {
      const entries = new Map<string, ResourceEntry>();
      const { first, last } = frame(entries);
      yield* first;
      for (const { name } of chosen) {
        yield* resource(name).plan();
        entries.set(name, resource(name).entry());
      }
      yield* last;
    },
    file(path) {
      if (path === MANIFEST_FILE) return manifest(new Map());
      const known = indexes.get(path)?.() ?? (Object.hasOwn(files, path) ? files[path] : undefined);
      return known ?? resourceFile(chosen, resource, options, path);
    },
  };
}

/** Returns a function for each document that belongs to no resource, which renders its text; by path. */
function documentsOf(
  chosen: readonly Resource[],
  outline: Manifest,
  options: TreeOptions,
  { catalogue: { find }, templates }: TreeParts,
  schemaOf: (resource: Resource) => Schema,
): ReadonlyMap<string, () => string> {
  const documents = indexDocuments(chosen, options, templates, find);
  if (!outline.described) return documents;
  const openApi = (): string => `${JSON.stringify(openApiDocument(outline, find, schemaOf), null, 2)}\n`;
  return new Map([...documents, [OPENAPI_FILE, openApi]]);
}

/**
 * Plans the files that come first: indexes, then nested collections, which are made from all records before these
 * change.
 */
function* firstFiles(
  indexes: ReadonlyMap<string, () => string>,
  outline: Manifest,
  linesOf: (resource: string) => Iterable<string>,
): Generator<PlannedFile, void, undefined> {
  for (const [path, text] of indexes) yield { paths: [path], text: () => [text()] };
  if (!hasNestedFiles(outline)) return;
  for (const name of Object.keys(outline.resources)) {
    for (const { paths, text } of nestedFilesOf(outline, name, linesOf)) yield { paths, text: () => [text()] };
  }
}

/** Renders one file of a resource: a document, a collection or a picture. Items are found among the records. */
function resourceFile(
  chosen: readonly Resource[],
  resource: (name: string) => ResourceFiles,
  { layout }: TreeOptions,
  path: string,
): string | Uint8Array | undefined {
  const end = path.lastIndexOf('/');
  const found = chosen.find((each) => homeOf(each, layout) === path.slice(0, Math.max(0, end)));
  if (!found) return undefined;
  const name = path.slice(end + 1);
  const files = resource(found.name);
  for (const [kind, file] of Object.entries(RESOURCE_FILES)) {
    // The keys of the table are its kinds.
    if (file.name === name) return [...files.text(kind as ResourceFileKind)].join('');
  }
  if (name === BLOCKS_FILE.name) return files.outline().indexed && files.index();
  return files.pictureAt(path);
}
