import { typeOfJson, type FieldType, type Json } from '../schema/index.ts';
import type { Source } from '../drafts/index.ts';
import { failure, placeText, within } from '../faults/index.ts';
import type { Flat, SchemaReading } from './flat.ts';

/**
 * Returns a function that gives the type of each value of a closed list (`enum` or `const`). A number is an integer if
 * the types say so, or if all numbers of the list are whole.
 */
function kindsOf(present: readonly Json[], types: readonly string[] | undefined): (value: Json) => FieldType {
  const isWhole = present.every((value) => typeof value !== 'number' || Number.isInteger(value));
  const hasWhole = types ? types.includes('integer') && (isWhole || !types.includes('number')) : isWhole;
  return (value) => (hasWhole || typeof value !== 'number' ? typeOfJson(value) : 'number');
}

/**
 * Returns the type that most values of a closed list have, among the allowed ones; the first one of several. Undefined
 * if no value has an allowed type.
 */
function mostCommon(kinds: readonly FieldType[], types: readonly string[] = kinds): FieldType | undefined {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const allowed = [...new Set(types)].filter((type): type is FieldType => counts.has(type));
  return allowed.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))[0];
}

/**
 * Returns the values in a schema's closed list (`enum` or `const`) that have the most frequent type, since a field has
 * only one type. A note says how many others are left out.
 *
 * @returns only a type if there is no closed list
 * @throws MockgenError `config_invalid` if no value has a type of the schema
 */
export function valuesOf(
  reading: SchemaReading,
  flat: Flat,
): { readonly type?: FieldType; readonly values?: readonly Json[] } {
  const types = flat.types?.filter((type) => type !== 'null');
  const [first] = types ?? [];
  // The types have been checked.
  if (!flat.enum) return first === undefined ? {} : { type: first as FieldType };
  const present = flat.enum.filter((value) => value !== null);
  const kindOf = kindsOf(present, types);
  const wanted = mostCommon(present.map(kindOf), types);
  const place = within(flat.place, 'enum');
  if (types && types.length > 0 && present.length > 0 && wanted === undefined) {
    throw failure(place, { expected: `a value of type ${types.join(' or ')}` });
  }
  const values = present.filter((value) => kindOf(value) === wanted);
  if (values.length === 0 && flat.types && !flat.types.includes('null')) {
    throw failure(place, { expected: 'a value that is not null' });
  }
  const possible = present.filter((value) => types?.includes(kindOf(value)) ?? true);
  if (values.length < possible.length) {
    const what = `${values.length} of ${possible.length} values, those of type ${wanted}`;
    reading.told.push(`${placeText(place)}: takes ${what}, since a field has one type`);
  }
  return { type: wanted ?? 'null', values };
}

/**
 * Returns where the values of a field come from, for a closed list (`enum` or `const`) of objects or lists. Each value
 * is wrapped in `{ value }`, so that it is not taken for a value with a weight.
 */
export function sourceOf(values: readonly Json[]): Source {
  const [only] = values;
  if (values.length === 1) return { generator: 'const', args: { value: only } };
  return { generator: 'choices', args: { choices: values.map((value) => ({ value })) } };
}
