import { MOST_FIELDS, type Limits } from '../drafts/index.ts';
import {
  failure,
  isPlain,
  MOST_DEPTH,
  oneOf,
  own,
  unlike,
  within,
  Faults,
  type ConfigPlace,
  type Plain,
} from '../faults/index.ts';
import type { FieldType, Json } from '../schema/index.ts';
import { below, follow, placeIn, type Located } from './document.ts';
import { Recursive, tooManyProperties, TooLarge, type Flat, type SchemaReading } from './flat.ts';
import { keywordBeyond, limitsOf, ownLimits, repeatedKeywords, soundKeywords, sourceOf } from './keywords.ts';

const TYPES: readonly FieldType[] = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'];

/** At most this many schemas are read for one resource. */
const MOST_SCHEMAS = 20_000;

function typesOf(node: Plain, place: ConfigPlace, faults: Faults): readonly string[] | undefined {
  const type = own(node, 'type');
  if (type === undefined) return undefined;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (types.length === 0) return faults.add(within(place, 'type'), unlike('a type', type));
  const names = types.flatMap(
    (one): string | readonly string[] => oneOf(TYPES)(one, within(place, 'type'), faults) ?? [],
  );
  if (names.length === 0) return undefined;
  return node['nullable'] === true ? [...names, 'null'] : names;
}

function commonTypes(one: readonly string[] | undefined, other: readonly string[] | undefined): readonly string[] {
  if (!one || !other) return one ?? other ?? [];
  const both = new Set<string>();
  for (const type of one) {
    if (other.includes(type) || (type === 'integer' && other.includes('number'))) both.add(type);
    if (type === 'number' && other.includes('integer')) both.add('integer');
  }
  return [...both];
}

const text = (value: unknown): string => JSON.stringify(value) ?? '';

const common = (one: readonly Json[] | undefined, other: readonly Json[]): readonly Json[] =>
  one ? one.filter((value) => other.some((each) => text(each) === text(value))) : other;

/** Combines two sets of limits that both apply: the stricter one of each counts. */
function bothLimits(one: Limits, other: Limits, place: ConfigPlace): Limits {
  const pick = (name: keyof Limits, choose: (a: number, b: number) => number): object => {
    const [a, b] = [one[name], other[name]];
    return typeof a === 'number' && typeof b === 'number' ? { [name]: choose(a, b) } : {};
  };
  if (one.pattern !== undefined && other.pattern !== undefined && one.pattern !== other.pattern) {
    throw failure(within(place, 'pattern'), {
      expected: 'one pattern',
      got: 'two',
      advice: 'give the field a generator',
    });
  }
  const multiple = (a: number, b: number): number => (a % b === 0 ? a : b % a === 0 ? b : a * b);
  return {
    ...one,
    ...other,
    ...pick('min', Math.max),
    ...pick('max', Math.min),
    ...pick('above', Math.max),
    ...pick('below', Math.min),
    ...pick('minLength', Math.max),
    ...pick('maxLength', Math.min),
    ...pick('multipleOf', multiple),
  };
}

const numberAt = (node: Plain, name: string, otherwise: number): number => {
  const value = node[name];
  return typeof value === 'number' ? value : otherwise;
};

function addObject(flat: Flat, located: Located, node: Plain, place: ConfigPlace): void {
  const properties = own(node, 'properties');
  const names = Object.keys(isPlain(properties) ? properties : {});
  // Before anything is made of each: it may have hundreds of thousands.
  if (names.length > MOST_FIELDS) throw tooManyProperties(place, names.length);
  for (const name of names) {
    flat.properties.set(name, [...(flat.properties.get(name) ?? []), below(located, 'properties', name)]);
  }
  const { required } = node;
  if (Array.isArray(required)) for (const name of required) flat.required.add(String(name));
  const others = own(node, 'additionalProperties');
  if (others === false) flat.isClosed = true;
  if (isPlain(others)) flat.others = [...flat.others, below(located, 'additionalProperties')];
  // These keywords decide about properties by their names.
  const isByName = ['patternProperties', 'propertyNames', 'not', 'unevaluatedProperties'].find(
    (key) => own(node, key) !== undefined,
  );
  if (isByName !== undefined) flat.others = [...flat.others, below(located, isByName)];
  flat.minProperties = Math.max(flat.minProperties, numberAt(node, 'minProperties', 0));
  flat.maxProperties = Math.min(flat.maxProperties, numberAt(node, 'maxProperties', Infinity));
}

function addArray(flat: Flat, located: Located, node: Plain): void {
  const { items, prefixItems } = node;
  if (Array.isArray(prefixItems)) {
    flat.prefix = prefixItems.map((_, at) => [...(flat.prefix[at] ?? []), below(located, 'prefixItems', at)]);
    if (items === false) flat.maxItems = Math.min(flat.maxItems, prefixItems.length);
  }
  if (items === false && !Array.isArray(prefixItems)) flat.maxItems = 0;
  if (items !== undefined && items !== false) flat.items = [...flat.items, below(located, 'items')];
  if (node['minItems'] !== undefined) flat.minItems = Math.max(flat.minItems ?? 0, numberAt(node, 'minItems', 0));
  flat.maxItems = Math.min(flat.maxItems, numberAt(node, 'maxItems', Infinity));
  flat.isSet ||= node['uniqueItems'] === true;
  if (typeof node['x-unique-by'] === 'string') flat.isSet = node['x-unique-by'];
  flat.isCounted ||= node['x-counted'] === true;
}

function addNotes(flat: Flat, node: Plain, place: ConfigPlace, faults: Faults): void {
  const { format, description, title } = node;
  const said = typeof description === 'string' ? description : typeof title === 'string' ? title : undefined;
  const source = sourceOf(node, place, faults);
  // Notes that are already there are from a schema closer to the field.
  flat.notes = {
    ...(typeof format === 'string' && { format }),
    ...(said !== undefined && { description: said }),
    ...ownLimits(node),
    ...(source && { keywords: repeatedKeywords(node, source.args) }),
    ...flat.notes,
  };
  if (source && !flat.source) flat.source = source;
}

/**
 * Adds what a schema says, and what all schemas that it refers to say, to a flat schema (see {@link Flat}). Malformed
 * keywords are noted and left out.
 *
 * @throws MockgenError `config_invalid` if it cannot be used even without them
 * @throws Recursive if it contains itself, TooLarge if it refers to too many schemas
 */
export function addSchema(reading: SchemaReading, flat: Flat, located: Located): void {
  const { document } = reading;
  const place = placeIn(document, located.path);
  if (++reading.count > MOST_SCHEMAS) throw new TooLarge(place, `fewer than ${MOST_SCHEMAS} schemas in one`);
  if (located.path.length > MOST_DEPTH * 3) throw failure(place, `nested more than ${MOST_DEPTH} deep`);
  if (located.node === true) return;
  if (!isPlain(located.node)) throw failure(place, unlike('a schema', located.node));
  const faults = new Faults();
  const node = soundKeywords(located.node, place, faults);
  const { chain } = located;
  const { $ref, allOf, anyOf, oneOf } = node;
  // Keywords beside a reference are closer to the field than those of its target.
  if (Object.keys(node).some((key) => key !== '$ref')) addOwn(faults, flat, { ...located, node }, place);
  if (faults.count > 0) flat.isFaulty = true;
  reading.faults.noteAll(faults.all, reading.subject);
  if (typeof $ref === 'string') {
    const target = follow(document, $ref, within(place, '$ref'));
    const key = target.path.join('/');
    if (chain.includes(key)) throw new Recursive(place);
    if (!flat.added.has(key)) addSchema(reading, flat, { ...target, chain: [...chain, key] });
    flat.added.add(key);
  }
  if (Array.isArray(allOf)) {
    for (const at of allOf.keys()) addSchema(reading, flat, below(located, 'allOf', at));
  }
  for (const [name, list] of [
    ['anyOf', anyOf],
    ['oneOf', oneOf],
  ] as const) {
    if (Array.isArray(list)) {
      flat.alternatives = [...flat.alternatives, list.map((_, at) => below(located, name, at))];
    }
  }
}

function addOwn(faults: Faults, flat: Flat, located: Located & { readonly node: Plain }, place: ConfigPlace): void {
  const { node } = located;
  if (flat.types === undefined && flat.properties.size === 0) flat.place = place;
  const beyond = keywordBeyond(node);
  if (beyond !== undefined && flat.limits.fault === undefined) {
    flat.limits = {
      ...flat.limits,
      fault: { place: within(place, beyond), what: 'is a keyword no value can be made for' },
    };
  }
  const types = typesOf(node, place, faults);
  if (types) {
    const both = commonTypes(types, flat.types);
    if (both.length === 0) throw failure(within(place, 'type'), { expected: 'a type that fits all of its schemas' });
    flat.types = both;
  }
  const values = node['enum'];
  // Values in a file are JSON. For a schema in code, they are checked when they are used.
  if (Array.isArray(values)) flat.enum = common(flat.enum, values as Json[]);
  if (Object.hasOwn(node, 'const')) flat.enum = common(flat.enum, [node['const'] as Json]);
  if (flat.enum?.length === 0)
    throw failure(within(place, 'enum'), { expected: 'a value that fits all of its schemas' });
  flat.limits = bothLimits(limitsOf(node), flat.limits, place);
  addObject(flat, located, node, place);
  addArray(flat, located, node);
  addNotes(flat, node, place, faults);
}
