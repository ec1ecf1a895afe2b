import { builtins } from '../builtins.ts';
import { compile, tryOut, type Chosen, type Compiled } from '../compile/index.ts';
import { defined, type ResourceDraft } from '../drafts/index.ts';
import { Faults, isPlain, unknownName, within, type ConfigPlace, type Plain } from '../faults/index.ts';
import { withNeighbours, type Catalogue, type Resource } from '../schema/index.ts';
import { draftConfig, type Patterns } from './draft.ts';
import type { Files } from './files.ts';
import type { ConfigFile } from './find.ts';
import { parseConfig, type MockgenConfig } from './parse.ts';
import { settingsOf, type ConfigSettings } from './settings.ts';
import { sourceOf } from './source.ts';

/** A config that has been read and checked. */
export interface Config {
  /** Name of the config in messages. */
  readonly file: string;
  readonly settings: ConfigSettings;
  /** Whether the config decides which resources the tree has. If not, the tree has the built-in ones. */
  readonly hasCatalogue: boolean;
  /**
   * Creates the catalogue, once, and generates a few records of its resources to check them.
   *
   * @param chosen options that take precedence over the settings of the config. Default: none
   * @returns rejects with MockgenError `config_invalid` with all faults of its resources
   */
  catalogue(chosen?: Chosen): Promise<Catalogue>;
  /** Creates the catalogue without generating records, for a caller that knows that they have been checked. */
  untried(): Promise<Catalogue>;
  /** For each field without a stated generator, such as `products.title`: what its values were inferred from. */
  inferred(): Promise<ReadonlyMap<string, string>>;
  /** Notes on what was chosen for the schemas of the config, such as properties that were left out, one line each. */
  told(): Promise<readonly string[]>;
}

/** Where a config comes from. */
export interface Origin {
  /**
   * The file of the config. Default: the config was given as an object in code, and relative paths start at the working
   * directory.
   */
  readonly file?: ConfigFile | undefined;
  readonly files: Files;
  /**
   * Patterns of schema files from the command line, which replace those of the config. Default: those of the config
   * count.
   */
  readonly schemas?: { readonly patterns: readonly string[]; readonly files: Files } | undefined;
}

/** Name in messages of a config that has no file. */
export const NO_FILE = 'config';

/**
 * Returns the patterns of the schema files, with the place in the config that has them; undefined if there are none.
 */
function patternsOf({ schemas }: MockgenConfig, place: ConfigPlace, origin: Origin): Patterns | undefined {
  if (origin.schemas) return { ...origin.schemas, place: { file: '--schemas', path: [] } };
  if (schemas === undefined) return undefined;
  const patterns = typeof schemas === 'string' ? [schemas] : schemas;
  return { patterns, place: within(place, 'schemas'), files: origin.files };
}

/** Returns the built-in resources that a config keeps in the tree, as its key `builtins` says. */
function keptOf(
  { builtins: kept }: MockgenConfig,
  hasOwn: boolean,
  place: ConfigPlace,
  faults: Faults,
): readonly Resource[] {
  const { resources } = builtins;
  if (kept === undefined) return hasOwn ? [] : resources;
  if (typeof kept === 'boolean') return kept ? resources : [];
  const names = resources.map(({ name }) => name);
  for (const [at, name] of kept.entries()) {
    if (!names.includes(name)) {
      faults.add(within(place, 'builtins', at), unknownName('a built-in resource', name, names));
    }
  }
  return resources.filter(({ name }) => kept.includes(name));
}

/**
 * Returns the built-in resources that the records of the kept ones are made from, and that the config has neither kept
 * nor replaced. Notes them, once for all.
 */
function missingFor(
  kept: readonly Resource[],
  own: readonly ResourceDraft[],
  place: ConfigPlace,
  faults: Faults,
): readonly Resource[] {
  const known = new Set([...kept, ...own].map(({ name }) => name));
  const needed = withNeighbours(
    builtins,
    kept.map(({ name }) => name),
  );
  const missing = needed.filter(({ name }) => !known.has(name));
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    faults.add(within(place, 'builtins'), {
      what: `keep ${names} too: records that are kept are made from theirs`,
    });
  }
  return missing;
}

/** The keys of a config whose values may differ by resource. */
const BY_RESOURCE = ['items', 'delay', 'fail'] as const;

/** Checks that a config gives values by resource only for resources that exist. */
function checkNamed(
  config: MockgenConfig,
  resources: readonly (Resource | ResourceDraft)[],
  place: ConfigPlace,
  faults: Faults,
): void {
  const names = ['default', ...resources.map(({ name }) => name)];
  for (const key of BY_RESOURCE) {
    const value = config[key];
    for (const name of isPlain(value) ? Object.keys(value) : []) {
      if (!names.includes(name)) {
        faults.add(within(place, key, name), unknownName('default, or a resource of the tree', name, names));
      }
    }
  }
}

/** Drafts the resources of a config, and compiles them. */
async function catalogueOf(
  config: MockgenConfig,
  place: ConfigPlace,
  origin: Origin,
  faults: Faults,
): Promise<Compiled> {
  const drafts = await draftConfig(config, place, patternsOf(config, place, origin), { files: origin.files, faults });
  const kept = keptOf(config, drafts.length > 0, place, faults);
  if (kept.length + drafts.length === 0 && faults.count === 0) {
    faults.add(place, { expected: 'a resource, or builtins to keep', got: 'neither' });
  }
  checkNamed(config, [...kept, ...drafts], place, faults);
  // With those that are missing, no resource has a fault because of them.
  const all = [...kept, ...missingFor(kept, drafts, place, faults)];
  const compiled = await compile(drafts, { kept: all, all: builtins.resources }, faults);
  faults.throwAny();
  const source = sourceOf(compiled.catalogue, kept, origin);
  return source ? { ...compiled, catalogue: { ...compiled.catalogue, source } } : compiled;
}

/**
 * Opens a config: parses it, collects what it says about its resources, and compiles these. If parsing finds no fault,
 * the resources are compiled only when they are asked for.
 *
 * @returns rejects with MockgenError `config_invalid` with all faults
 */
export async function openValue(value: Plain, origin: Origin): Promise<Config> {
  const faults = new Faults();
  const place: ConfigPlace = { file: origin.file?.name ?? NO_FILE, path: [] };
  const config = parseConfig(value, place.file, faults);
  const settings = settingsOf(config, place.file, origin.files, faults);
  let compiled: Promise<Compiled> | undefined;
  const compileOnce = (): Promise<Compiled> => (compiled ??= catalogueOf(config, place, origin, faults));
  // The faults of the resources are reported in the same error.
  if (faults.count > 0) await compileOnce();
  const { builtins: kept, schemas, resources } = config;
  const decides = [kept, schemas, origin.schemas, resources].some((one) => one !== undefined);
  return {
    file: place.file,
    settings,
    hasCatalogue: decides || BY_RESOURCE.some((key) => isPlain(config[key])),
    catalogue: async (chosen = {}) => {
      const made = await compileOnce();
      const { counts, ...others } = settings;
      // One number for all resources replaces the numbers of single resources in the config.
      tryOut(made, { ...others, ...(chosen.items === undefined && { counts }), ...defined(chosen) });
      return made.catalogue;
    },
    untried: async () => (await compileOnce()).catalogue,
    inferred: async () => {
      const entries = (await compileOnce()).resources.flatMap(({ resource, inferred }) =>
        [...inferred].map(([field, why]) => [`${resource.name}.${field}`, why] as const),
      );
      return new Map(entries);
    },
    told: async () => (await compileOnce()).resources.flatMap(({ draft }) => draft.notes),
  };
}
