import type { Field, Generators, Resource } from '../schema/index.ts';
import { draftsOfConfig } from './draft-of-config.ts';
import { defined, mergeFields, type Draft, type ResourceDraft } from '../drafts/index.ts';
import { readResource, type SchemaSource } from './json-schema/resource.ts';
import { singularOf, type KnownResource, type Scope, type Shared } from '../inference/index.ts';
import { failure, within, type ConfigPlace } from '../faults/index.ts';
import { idTypeOf, resolveId, resolveKey } from './resolve-id.ts';
import { resolveField, resolveFields } from './resolve-field.ts';
import type { ResourceConfig } from './types.ts';

/** A resource of a config before it is compiled. */
export interface ResourceUnit {
  /** Its name. */
  readonly name: string;
  readonly config: ResourceConfig;
  /** Its place in the config, for messages. */
  readonly place: ConfigPlace;
  /** The schema that its `schema` refers to. */
  readonly schema?: SchemaSource;
  /** Shapes of its answers that `envelope` and `item` refer to. */
  readonly shapes?: Pick<Resource, 'envelope' | 'item'>;
}

/** A compiled resource. */
export interface CompiledUnit {
  readonly resource: Resource;
  /** Origin of the inferred fields by path, such as `its name`. */
  readonly inferred: ReadonlyMap<string, string>;
  /** Notes from reading the schema, one line each. */
  readonly told: readonly string[];
  /** What config and schema say about its fields. */
  readonly drafts: ResourceDraft['fields'];
}

/** Combines what a config and its schema say about a resource. */
function draftOfUnit({ config, place, schema }: ResourceUnit): { draft: ResourceDraft; told: readonly string[] } {
  const read = schema && readResource(schema);
  const over = draftsOfConfig(config.fields ?? {}, within(place, 'fields'));
  const { singular, category, description, items } = config;
  const draft: ResourceDraft = {
    ...read?.draft,
    ...defined({ singular, category, description, items }),
    fields: mergeFields(over, read?.draft.fields ?? {}),
  };
  return { draft, told: read?.told ?? [] };
}

/**
 * Returns what other resources can know about a resource before any is compiled: the type of its ids, and the types of
 * its fields.
 *
 * @throws MockgenError `config_invalid` where its schema cannot be read
 */
export function knownResource(unit: ResourceUnit): KnownResource {
  const { draft } = draftOfUnit(unit);
  const { key = 'id' } = unit.config;
  const field = Object.hasOwn(draft.fields, 'id') ? 'id' : key;
  const id = Object.hasOwn(draft.fields, field) ? draft.fields[field] : undefined;
  return {
    singular: draft.singular ?? singularOf(unit.name),
    ids: idTypeOf(id),
    fields: draft.fields,
  };
}

/** Returns what is known about a built-in resource. */
export function knownBuiltin({ singular, fields }: Resource): KnownResource {
  return { singular, ids: fields['id']?.type === 'string' ? 'string' : 'integer', fields };
}

function describe(name: string, count: number): string {
  const words = name.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}, with ${count} fields.`;
}

/** Throws when a field has the name of a cause. */
function refuseTwice(
  fields: Readonly<Record<string, Field>>,
  causes: Readonly<Record<string, Draft>>,
  place: ConfigPlace,
): void {
  const twice = Object.keys(causes).find((name) => Object.hasOwn(fields, name));
  if (twice !== undefined) throw failure(place, `expected no cause with the name of a field, got ${twice}`);
}

/** Throws when a field has a number as its name, which JavaScript would move before the id. */
function refuseNumbers(fields: Readonly<Record<string, Draft>>): void {
  for (const [name, { place }] of Object.entries(fields)) {
    if (!/^(?:0|[1-9]\d*)$/.test(name)) continue;
    const why = 'JavaScript puts names that are numbers before id, which comes first';
    throw failure(place, `'${name}' cannot be the name of a field: ${why}`);
  }
}

/** Returns the fields of a record. The one that addresses it comes first; a single record, or one with a key, needs no id. */
function fieldsOf(
  drafts: ResourceDraft['fields'],
  { key = 'id', single = false }: ResourceConfig,
  shared: Shared,
): Readonly<Record<string, Field>> {
  const { id, ...others } = drafts;
  const scope = (name: string): Scope => ({ shared, name, place: name, neighbours: drafts });
  const needsId = id !== undefined || (key === 'id' && !single);
  const resolved = resolveFields(others, '', shared);
  const keyDraft = Object.hasOwn(others, key) ? others[key] : undefined;
  return {
    ...(needsId && { id: resolveId(id, scope('id')) }),
    ...resolved,
    ...(keyDraft && { [key]: resolveKey(keyDraft, scope(key)) }),
  };
}

/** Returns what a config says about the addresses of a resource. */
function addressOf({ path, key, single, under, list }: ResourceConfig): Partial<Resource> {
  return defined({ path, key, single: single === true ? single : undefined, under, list });
}

/**
 * Compiles a resource of a config to a spec. The config takes precedence over the schema, and the schema over inference
 * from names and types.
 *
 * @param name its path noun
 * @param more.resources what is known of all resources of the tree by path noun, this one included
 * @param more.generators by name, with those of faker's methods that are named
 * @throws MockgenError `config_invalid`, with file, place, what was expected and what is there
 */
export function compileResource(
  name: string,
  config: ResourceConfig,
  more: Omit<ResourceUnit, 'name' | 'config'> & Pick<Shared, 'resources'> & { readonly generators: Generators },
): CompiledUnit {
  const { resources, generators, shapes, ...unit } = more;
  const { draft, told } = draftOfUnit({ name, config, ...unit });
  refuseNumbers(draft.fields);
  const shared: Shared = {
    noun: name,
    resources,
    generators,
    record: draft.fields,
    causes: new Map(),
    told: new Map(),
    resolveField,
  };
  const said = resolveFields(draft.causes ?? {}, '', shared);
  const fields = fieldsOf(draft.fields, config, shared);
  refuseTwice(fields, draft.causes ?? {}, more.place);
  const causes = { ...said, ...Object.fromEntries(shared.causes) };
  const { singular = singularOf(name), category = 'resources', description, items } = draft;
  return {
    resource: {
      name,
      singular,
      category,
      description: description ?? describe(name, Object.keys(fields).length),
      ...(items !== undefined && { items }),
      ...addressOf(config),
      ...shapes,
      fields,
      ...(Object.keys(causes).length > 0 && { causes }),
    },
    inferred: shared.told,
    told,
    drafts: draft.fields,
  };
}
