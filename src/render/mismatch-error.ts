import { MockgenError } from '../errors.ts';
import { shown, type Missed } from '../faults/index.ts';
import type { Field } from '../schema/index.ts';
import type { Value } from './arguments.ts';
import type { Mismatch } from './record-check.ts';

/** A value that its field does not allow, with the properties of the field that say what made the value. */
interface Made extends Omit<Mismatch, 'field' | 'place'> {
  readonly field: Pick<Field, 'copy' | 'value' | 'references' | 'generator'>;
}

/** Returns what made the value of a field, in words for a message. */
function giverOf({ copy, value, references, generator }: Made['field']): string {
  if (copy !== undefined) return `the copy of ${copy}`;
  if (value) return 'its function';
  if (references === undefined) return generator ?? 'it';
  return typeof references === 'string' ? `the reference to ${references}` : 'the reference';
}

/**
 * Returns the parts of the message about a value that its field does not allow: what was expected, what was found, and
 * what made it.
 *
 * @example
 * missedOf({ field: { generator: 'price' }, expected: 'at most 1', got: 2 }) // => {"expected":"at most 1","by":"price","got":"2"}
 */
export function missedOf({ field, expected, got }: Made): Missed & { readonly by: string; readonly got: string } {
  return {
    expected: got === null ? `${expected}, as it is not nullable` : expected,
    by: giverOf(field),
    got: Array.isArray(got) ? `a list of ${got.length}` : shown(got),
  };
}

/**
 * Creates the error for a value that its field does not allow.
 *
 * @param id of the record
 * @example
 * mismatchError('books', 4, { place: 'x', field: { value: () => 'a' }, expected: 'an integer', got: 'a' }).message // => "books.x: expected an integer, and its function gave 'a' in record 4"
 */
export function mismatchError(
  resource: string,
  id: Value,
  { place, ...made }: Made & Pick<Mismatch, 'place'>,
): MockgenError {
  const { expected, by, got } = missedOf(made);
  const what = `expected ${expected}, and ${by} gave ${got} in record ${String(id)}`;
  const message = `${resource}.${place}: ${what}`;
  const fault = {
    message,
    what,
    resource,
    field: place.replaceAll(/\[\d*\]/g, ''),
    path: place.split('.'),
    ...((typeof id === 'number' || typeof id === 'string') && { id }),
    expected,
    got,
  };
  return new MockgenError('spec_invalid', message, `Correct this field of ${resource}.`, [fault]);
}
