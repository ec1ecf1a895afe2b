import type { Envelope, Slot } from './types.ts';

/** What goes into the slots of an envelope. */
export interface EnvelopeValues extends Readonly<Record<Exclude<Slot, 'resource' | 'data'>, number>> {
  /** The path noun. */
  readonly resource: string;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
}

/**
 * Fills the slots of a cut template.
 *
 * @param texts the JSON of each slot
 * @example
 * fillSegments(['{"id":', {slot: 'id'}, '}'], {id: '7'}) // => "{\"id\":7}"
 */
export function fillSegments<S extends string>(
  segments: readonly (string | { readonly slot: S })[],
  texts: Readonly<Record<S, string | number>>,
): string {
  return segments.map((part) => (typeof part === 'string' ? part : texts[part.slot])).join('');
}

/**
 * Fills an envelope: the data one record per line, the resource as a JSON string, the rest as numbers.
 *
 * @returns the text of the answer, byte for byte what the build writes for the same records
 * @example
 * fillEnvelope(['{"d":', {slot: 'data'}, '}'], {data: ['{"id":1}']}) // => "{\"d\":[\n{\"id\":1}\n]}"
 */
export function fillEnvelope(envelope: Envelope, values: EnvelopeValues): string {
  const { data, resource } = values;
  return fillSegments(envelope, {
    ...values,
    data: data.length ? `[\n${data.join(',\n')}\n]` : '[]',
    resource: JSON.stringify(resource),
  });
}
