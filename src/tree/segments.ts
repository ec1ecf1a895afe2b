/**
 * A template, cut at its slots: literal text and slots in turn. A slot with an indent is written over several lines, each
 * so many blanks further in.
 */
export type Segments<S extends string> = readonly (string | { readonly slot: S; readonly indent?: number })[];

/** The slots of an envelope, in the words of the collection template. */
export type Slot = 'resource' | 'data' | 'page' | 'limit' | 'total' | 'total_pages';

/** The collection template, cut at its slots. */
export type Envelope = Segments<Slot>;

/** The item template, cut at its slots. */
export type ItemSegments = Segments<'resource' | 'record'>;

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
  segments: Segments<S>,
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

/**
 * Fills the item template with one record.
 *
 * @param record one line of JSON
 * @example
 * fillItem([{slot: 'record'}, '\n'], 'authors', '{"id":1}') // => "{\"id\":1}\n"
 */
export function fillItem(item: ItemSegments, resource: string, record: string): string {
  return fillSegments(item, { resource: JSON.stringify(resource), record });
}
