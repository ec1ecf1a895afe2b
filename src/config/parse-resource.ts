import { itemCount, pathName } from '../drafts/index.ts';
import {
  bool,
  described,
  isPlain,
  kind,
  text,
  texts,
  unlike,
  withKeys,
  within,
  word,
  type ConfigPlace,
  type Faults,
  type ReadBy,
  type Reader,
} from '../faults/index.ts';
import { delay, fail } from './parse-chaos.ts';
import { readFields } from './parse-field.ts';

const isSchema = (value: unknown): value is string | object =>
  (typeof value === 'string' && value !== '') || isPlain(value) || typeof value === 'function';

/** All keys that a resource can have in a config, with the reader of each. */
const RESOURCE_KEYS = {
  /** One record of the resource, in words. Default: the singular of its name. */
  singular: word,
  /** Name of the category of the resource. Default: `resources`. */
  category: pathName,
  description: text,
  /** Path of the collection, without the base: `v1/Conversations`. Default: the name of the resource. */
  path: word,
  /** The unique field, an integer or a text, by which an item is addressed. Default: `id`. */
  key: word,
  /**
   * Whether the resource has only one record, which answers at the path itself; with `under`, one below each record of
   * another resource. Default: false.
   */
  single: bool,
  /**
   * Addresses below the records of other resources: `users/{user_id}/orders`. With `/{id}` behind it, the items answer
   * there, too. Default: a collection below each resource that this one refers to.
   */
  under: texts,
  /** The fields that a record has in lists. Default: all. */
  list: texts,
  /**
   * Shape of the pages of the resource: a built-in one, or a folder with a template `collection`. Default: that of the
   * tree.
   */
  envelope: word,
  /**
   * Shape of the items of the resource: a built-in one, or a folder with a template `item`. Default: that of the tree.
   */
  item: word,
  /** How many records the resource has. Default: the number that the build has for every resource. */
  items: itemCount,
  /** How long answers about the resource take, in milliseconds: a time, or the least and the most. Default: as for all. */
  delay,
  /** The share of requests for the resource that fail, from 0 to 1. Default: as for all. */
  fail,
  /**
   * Schema of the records: a path such as `openapi.yaml#/components/schemas/Review`; in code also a schema, or an
   * object with Standard JSON Schema.
   */
  schema: kind('the name of a file, or a schema', isSchema),
  fields: readFields,
  /**
   * Another resource, whose records this one shows in place of records of its own. Default: it has records of its own.
   */
  of: word,
  /** Hidden fields, which other fields read and no record shows. */
  causes: readFields,
  /**
   * The fields that are unique together: no two records have the same values in all of them, such as `['doctor_id',
   * 'starts_at']`.
   */
  unique: texts,
};

/** A resource in a config. */
export interface ResourceConfig extends ReadBy<typeof RESOURCE_KEYS> {}

const readResourceKeys: Reader<ResourceConfig> = withKeys(
  RESOURCE_KEYS,
  'a resource',
  `a key of a resource (${Object.keys(RESOURCE_KEYS).join(', ')})`,
);

/**
 * Keys that describe records. A resource with `of` cannot have them, because the other resource describes its records.
 */
const OF_RECORDS = ['schema', 'fields', 'causes', 'key', 'unique', 'under'] as const;

/** Checks that a resource says what its records are: with fields, a schema, or the resource whose records it shows. */
function checkRecords(resource: ResourceConfig, place: ConfigPlace, faults: Faults): void {
  const { of, fields, schema } = resource;
  const needless = OF_RECORDS.find((key) => resource[key] !== undefined);
  if (of !== undefined && needless !== undefined) {
    faults.add(within(place, needless), { expected: `no ${needless} beside of: the records are those of ${of}` });
  }
  if (of === undefined && !fields && schema === undefined) {
    faults.add(place, { expected: 'fields or a schema', got: 'neither' });
  }
}

/** Reads the resources by name. A resource with a fault stays in the result, since others can refer to it. */
const readAllResources: Reader<Readonly<Record<string, ResourceConfig>>> = (value, place, faults) => {
  if (!isPlain(value)) return faults.add(place, unlike('resources by name', value));
  const entries = Object.entries(value).flatMap(([name, one]) => {
    if (one === undefined) return [];
    const at = within(place, name);
    pathName(name, at, faults);
    const resource = readResourceKeys(one, at, faults) ?? {};
    if (faults.countIn(at) === 0) checkRecords(resource, at, faults);
    return [[name, resource] as const];
  });
  return Object.fromEntries(entries);
};

/** Reads the resources of a config. */
export const readResources: Reader<Readonly<Record<string, ResourceConfig>>> = described(readAllResources, (of) => ({
  type: 'object',
  additionalProperties: of(readResourceKeys),
}));
