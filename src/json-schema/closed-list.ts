import { typeOfJson, type FieldType, type Json } from '../schema/index.ts';
import type { Source } from '../drafts/index.ts';
import { failure, placeText, within } from '../faults/index.ts';
import type { Flat, SchemaReading } from './flat.ts';

/** The type that a value of a closed list counts as: a number is whole where the types, or all numbers of the list, are. */
function kindsOf(present: readonly Json[], types: readonly string[] | undefined): (value: Json) => FieldType {
  const isWhole = present.every((value) => typeof value !== 'number' || Number.isInteger(value));
  const hasWhole = types ? types.includes('integer') && (isWhole || !types.includes('number')) : isWhole;
  return (value) => (hasWhole || typeof value !== 'number' ? typeOfJson(value) : 'number');
}

/** The type that most values of a closed list have, of as many the first; undefined where none has one that is allowed. */
function mostCommon(kinds: readonly FieldType[], types: readonly string[] = kinds): FieldType | undefined {
  const allowed = types.filter((type): type is FieldType => kinds.some((kind) => kind === type));
  const countOf = (type: FieldType): number => kinds.filter((kind) => kind === type).length;
  return allowed.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

/**
 * The values of the closed list of a schema that are of one type, as a field has one only. What is left out is told.
 *
 * @returns a type and no values where there is no closed list
 * @throws MockgenError `config_invalid` where no value is of a type of the schema
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

/** What makes the values of a closed list of objects or lists: each stands in an object of its own, as a weighted one does. */
export function sourceOf(values: readonly Json[]): Source {
  const [only] = values;
  if (values.length === 1) return { generator: 'const', args: { value: only } };
  return { generator: 'choices', args: { choices: values.map((value) => ({ value })) } };
}
