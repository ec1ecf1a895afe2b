import {
  defined,
  mergeFields,
  type Draft,
  type DraftItems,
  type ResourceDraft,
  type Source,
  pathName,
} from '../drafts/index.ts';
import { MockgenError } from '../errors.ts';
import { Faults, isPlain, within, type ConfigPlace } from '../faults/index.ts';
import { draftOfSchema, findSchema, type SchemaDraft } from '../json-schema/index.ts';
import type { Files } from './files.ts';
import { isFaulty, type FieldConfig, type ItemsConfig } from './parse-field.ts';
import type { ResourceConfig } from './parse-resource.ts';
import type { MockgenConfig } from './parse.ts';
import { shapesOf } from './shapes.ts';

function sourceOf(field: FieldConfig): Source | undefined {
  const { generator, args, choices, references, each, copy, reads, value, min, max, per, as } = field;
  const shared = defined({ per, as });
  if (choices !== undefined) return { generator: 'choices', args: { choices }, ...shared };
  if (field.const !== undefined) return { generator: 'const', args: { value: field.const } };
  if (generator !== undefined) {
    const isNamed = !generator.startsWith('faker:') && (args !== undefined || min !== undefined || max !== undefined);
    const named = isNamed ? defined({ min, max, ...args }) : args;
    return { generator, ...(named !== undefined && { args: named }), ...shared };
  }
  const earlier = field.earlier || undefined;
  const other = defined({ references, each, earlier, copy, reads, value, ...shared });
  return Object.keys(other).length === 0 ? undefined : other;
}

/**
 * Returns the bounds of a field as keywords of its schema, if its generator takes no bounds. Values are checked against
 * them, and documents show them.
 */
function boundKeywords({ min, max }: FieldConfig, source: Source | undefined): Draft['keywords'] {
  const isTaken = isPlain(source?.args) && (source.args['min'] ?? source.args['max']) !== undefined;
  return !source || isTaken || (min ?? max) === undefined ? undefined : defined({ minimum: min, maximum: max });
}

function itemsOf({ field, count, unique }: ItemsConfig, place: ConfigPlace, faults: Faults): DraftItems {
  const [least, most] = typeof count === 'number' ? [count, count] : (count ?? []);
  return {
    ...(field && { field: draftOfField(field, within(place, 'field'), faults) }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most, isCounted: true as const }),
    ...(unique && { unique }),
  };
}

/** Collects what a config says about a field, before anything is inferred. */
function draftOfField(field: FieldConfig, place: ConfigPlace, faults: Faults): Draft {
  const { type, format, description, nullable, when, min, max, examples, unique, items, fields } = field;
  const source = sourceOf(field);
  const keywords = boundKeywords(field, source);
  return {
    place,
    ...(isFaulty(place, faults) && { isFaulty: true as const }),
    ...defined({ type, format, description, nullable, when }),
    ...(source && { source }),
    limits: defined({ min, max, examples }),
    ...(keywords && { keywords }),
    ...((min ?? max) !== undefined && { bounds: defined({ min, max }) }),
    ...(unique && { unique: true as const }),
    ...(items && { type: 'array' as const, items: itemsOf(items, within(place, 'items'), faults) }),
    ...(fields && { type: 'object' as const, fields: draftsOfFields(fields ?? {}, within(place, 'fields'), faults) }),
  };
}

/** Collects what a config says about each field of a record, or of an object in it. */
function draftsOfFields(
  fields: Readonly<Record<string, FieldConfig>>,
  place: ConfigPlace,
  faults: Faults,
): Readonly<Record<string, Draft>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, draftOfField(field, within(place, name), faults)]),
  );
}

/** Access to files and to the faults so far, which drafting a resource needs besides the config. */
interface Means {
  readonly files: Files;
  readonly faults: Faults;
}

/** Waits until something has been read from disk. If that fails, notes the fault, and returns undefined. */
async function attempt<T>(reading: Promise<T>, place: ConfigPlace, faults: Faults): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    // If a file cannot be read, the error names the place in the config.
    if (error instanceof MockgenError && error.faults.length === 0) return faults.add(place, error.message);
    faults.take(error);
    return undefined;
  }
}

/** Drafts a resource. The config takes precedence over the schema. */
async function draftResource(
  name: string,
  config: ResourceConfig,
  place: ConfigPlace,
  means: Means,
): Promise<ResourceDraft> {
  const { faults, files } = means;
  const { fields, schema, of, singular, category, description, items, path, key, single, under, list, unique } = config;
  const at = within(place, 'schema');
  const source =
    schema === undefined ? undefined : await attempt(findSchema(schema, at, files.readDocument), at, faults);
  const found = new Faults();
  const said: Partial<SchemaDraft> = (source && draftOfSchema(source, found)) ?? {};
  faults.noteAll(found.all, { resource: name });
  const own = draftsOfFields(fields ?? {}, within(place, 'fields'), faults);
  const causes = draftsOfFields(config.causes ?? {}, within(place, 'causes'), faults);
  const shapes = shapesOf(config, place, files, faults);
  const shown = list?.filter((field) => !said.leftOut?.includes(field));
  const isUnknown = faults.areAt(place) || (schema === undefined ? !fields && of === undefined : !said.fields);
  return {
    ...said,
    ...defined({ of, singular, category, description, items, unique }),
    ...(config.causes && { causes: mergeFields(causes, said.causes ?? {}) }),
    name,
    place,
    fields: mergeFields(own, said.fields ?? {}),
    answers: { ...defined({ path, key, single: single || undefined, under, list: shown }), ...shapes },
    notes: said.notes ?? [],
    ...(isUnknown && { isUnknown }),
  };
}

/**
 * Returns the name of a resource, from the name of its schema file: `order-line` for `schemas/OrderLine.schema.json`.
 */
function nameOfFile(file: string): string {
  const [stem = ''] = file.split('/').slice(-1);
  return stem
    .replace(/\.[^.]+$/, '')
    .replace(/\.(?:schema|meta)$/i, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_.]+/g, '-')
    .toLowerCase();
}

/**
 * Drafts the resource of a schema file. Its name comes from `x-resource`, from a meta document, or from the name of the
 * file.
 */
async function draftFile(file: string, { files, faults }: Means): Promise<ResourceDraft | undefined> {
  const place: ConfigPlace = { file, path: [], isSchema: true };
  const document = await attempt(files.readDocument(file), place, faults);
  const said = document && draftOfSchema({ document }, faults);
  if (!said) return undefined;
  const name = said.name ?? nameOfFile(file);
  pathName(name, place, faults);
  return { ...said, name, place, answers: {}, ...(faults.areAt(place) && { isUnknown: true }) };
}

/** Patterns of schema files, and the place in the config that states them. */
export interface Patterns {
  readonly patterns: readonly string[];
  readonly place: ConfigPlace;
  /** Access to the schema files. Patterns are relative to its folder. */
  readonly files: Files;
}

/** Drafts a resource for each schema file that matches a pattern, in the order of their names. */
async function draftFiles({ patterns, place, files }: Patterns, faults: Faults): Promise<readonly ResourceDraft[]> {
  const found = new Set<string>();
  for (const [at, pattern] of patterns.entries()) {
    const where = patterns.length > 1 ? within(place, at) : place;
    const matching = await attempt(files.find(pattern), where, faults);
    if (matching?.length === 0)
      faults.add(where, { expected: `at least one file that matches ${pattern}`, got: 'none' });
    for (const file of matching ?? []) found.add(file);
  }
  const byName = new Map<string, ResourceDraft>();
  for (const file of [...found].toSorted()) {
    const draft = await draftFile(file, { files, faults });
    const other = draft && byName.get(draft.name);
    if (other) {
      const expected = `another resource than ${draft.name}, which ${other.place.file} is`;
      faults.add(draft.place, { expected });
    } else if (draft) byName.set(draft.name, draft);
  }
  return [...byName.values()];
}

/**
 * Drafts the resources of a config (collects what is said about each, before anything is inferred): those that it
 * names, and one for each schema file.
 *
 * @param schemas the patterns of schema files. Default: none
 * @returns what is said about each resource. Faults are noted, and the faulty parts are marked
 */
export async function draftConfig(
  { resources = {} }: MockgenConfig,
  place: ConfigPlace,
  schemas: Patterns | undefined,
  means: Means,
): Promise<readonly ResourceDraft[]> {
  const drafts: ResourceDraft[] = [];
  for (const [name, resource] of Object.entries(resources)) {
    drafts.push(await draftResource(name, resource, within(place, 'resources', name), means));
  }
  return schemas ? [...drafts, ...(await draftFiles(schemas, means.faults))] : drafts;
}
