import { numberOf, objectOf, textOf, textsOf, type JsonObject } from './json.ts';

/** A field of a resource, described for a reader. */
export interface FieldSummary {
  readonly name: string;
  /** Type in words, such as `integer` or `array of string`, without null. */
  readonly type: string;
  readonly nullable: boolean;
  readonly format: string;
  /** All values that the field can have, if they are listed; empty if it can have any. */
  readonly values: readonly string[];
  /** Range in words, such as `from 1 to 5`; empty without bounds. */
  readonly range: string;
  readonly generator: string;
  /** The path of the field whose value it repeats; empty if it repeats none. */
  readonly copy: string;
  readonly description: string;
  /** The resource to which the field refers; empty if it is no reference. */
  readonly target: string;
  readonly isPicture: boolean;
  readonly isNumber: boolean;
  /** The fields of an object, or of the objects in a list. The name of each is its whole path. */
  readonly inner: readonly FieldSummary[];
}

/** The parts of a resource's meta document (its description in the tree) that the page shows. */
export interface Meta {
  /** The word for one record. */
  readonly singular: string;
  readonly fields: readonly FieldSummary[];
  /** The JSON Schema of the records. */
  readonly schema: JsonObject;
}

const GUESSED_PICTURE = 'image_url';
const PICTURES = new Set(['avatar', GUESSED_PICTURE]);

/**
 * Describes the bounds of a number; empty if it has neither.
 *
 * @example
 * rangeOf(1, 5) // => "from 1 to 5"
 */
export function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  const parts = [minimum !== undefined && `from ${minimum}`, maximum !== undefined && `to ${maximum}`];
  return parts.filter(Boolean).join(' ');
}

function readFields(schema: JsonObject, place: string = ''): readonly FieldSummary[] {
  return Object.entries(objectOf(schema['properties'])).map(([name, property]) =>
    readField(place + name, objectOf(property)),
  );
}

function readField(name: string, schema: JsonObject): FieldSummary {
  const { type, format, minimum, maximum, description } = schema;
  const types = typeof type === 'string' ? [type] : textsOf(type);
  const base = types.find((one) => one !== 'null') ?? 'any';
  const generator = textOf(schema['x-generator']);
  const items = objectOf(schema['items']);
  const values = schema['enum'] ?? items['enum'];
  return {
    name,
    type: base === 'array' ? `array of ${textOf(items['type']) || 'any'}` : base,
    nullable: types.includes('null'),
    format: textOf(format),
    values: Array.isArray(values) ? values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))) : [],
    range: rangeOf(numberOf(minimum), numberOf(maximum)),
    generator,
    copy: textOf(schema['x-copy']),
    description: textOf(description),
    isPicture: PICTURES.has(generator),
    target: textOf(schema['x-references'] ?? items['x-references']),
    isNumber: base === 'integer' || base === 'number',
    inner: base === 'array' ? readFields(items, `${name}[].`) : readFields(schema, `${name}.`),
  };
}

/** Reads the meta document of a resource. Parts of it may be missing, since a template can leave them out. */
export function readMeta(document: unknown, resource: string): Meta {
  const { singular, schema } = objectOf(document);
  const read = objectOf(schema);
  return { singular: textOf(singular) || resource, fields: readFields(read), schema: read };
}

function guessFields(records: readonly JsonObject[]): readonly FieldSummary[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names.map((name) => {
    const value = records.map((record) => record[name]).find((one) => one !== null && one !== undefined);
    const generator = textOf(value).startsWith('data:image/') ? GUESSED_PICTURE : undefined;
    return readField(name, { type: Array.isArray(value) ? 'array' : typeof value, 'x-generator': generator });
  });
}

/**
 * Returns, for each field that is a reference, the resource to which it refers, by the path of the field. Fields inside
 * of others are included.
 */
export function targetsIn(fields: readonly FieldSummary[]): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ name, type, target, inner }) => [
      ...(target ? [[type.startsWith('array') ? `${name}[]` : name, target] as const] : []),
      ...targetsIn(inner),
    ]),
  );
}

/** Returns those fields that a record has in lists, in the order in which lists have them. */
export function listedFields(
  fields: readonly FieldSummary[],
  list: readonly string[] | undefined,
): readonly FieldSummary[] {
  return list ? list.flatMap((name) => fields.find((field) => field.name === name) ?? []) : fields;
}

/**
 * Returns the fields of some records: those in their meta document or, if there is none, those that the records have.
 */
export function fieldsOf(meta: Meta | undefined, records: readonly JsonObject[]): readonly FieldSummary[] {
  return meta?.fields.length ? meta.fields : guessFields(records);
}
