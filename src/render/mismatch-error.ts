import { MockgenError } from '../errors.ts';
import type { Field } from '../schema/index.ts';
import type { Value } from './arguments.ts';
import type { Mismatch } from './record-check.ts';

/** Maximum length of a value in a message. */
const MOST_SHOWN = 60;

function shown(value: Value): string {
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The parts of a field that make its values. */
type Giver = Pick<Field, 'copy' | 'value' | 'references' | 'generator'>;

/** Describes where the value of a field comes from. */
function giverOf({ copy, value, references, generator }: Giver): string {
  if (copy !== undefined) return `the copy of ${copy}`;
  if (value) return 'its function';
  return references === undefined ? (generator ?? 'it') : 'the reference';
}

/**
 * Creates the error of a value that its field does not allow.
 *
 * @param id of the record
 * @example
 * mismatchError('books', 4, { place: 'x', field: { type: 'integer', value: () => 'a' }, expected: 'an integer', got: 'a' }).message // => "books.x: expected an integer, and its function gave \"a\" in record 4"
 */
export function mismatchError(
  resource: string,
  id: Value,
  { place, field, expected, got }: Omit<Mismatch, 'field'> & { readonly field: Giver },
): MockgenError {
  const not = got === null ? ', as it is not nullable, and' : ', and';
  const what = `expected ${expected}${not} ${giverOf(field)} gave ${shown(got)} in record ${String(id)}`;
  const message = `${resource}.${place}: ${what}`;
  return new MockgenError('spec_invalid', message, `Correct this field of ${resource}.`, [
    {
      message,
      what,
      resource,
      field: place.replaceAll(/\[\d*\]/g, ''),
      path: place.split('.'),
      ...((typeof id === 'number' || typeof id === 'string') && { id }),
      expected,
      got: shown(got),
    },
  ]);
}
