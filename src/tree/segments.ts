/** A slot of a template: a part that is replaced by a value when the template is filled. */
interface SlotSegment<S extends string> {
  readonly slot: S;
  /**
   * By how many spaces each line of the value is indented. The value is then written in several lines. Default: it is
   * written in one line.
   */
  readonly indent?: number;
  /**
   * Text that is put in front of a text value, such as `http://localhost:3000` in front of a path. Default: nothing.
   */
  readonly origin?: string;
}

/** A template that was split at its slots: literal texts and slots. */
export type Segments<S extends string> = readonly (string | SlotSegment<S>)[];

/** The pages that an answer with a page links to, as an envelope and the `Link` header name them. */
export type Relation = 'first' | 'prev' | 'next' | 'last';

/** The slots of an envelope whose values are numbers. */
type NumberSlot = 'page' | 'limit' | 'offset' | 'count' | 'total' | 'total_pages';

/**
 * Slots of an envelope (the object around a page of records) about the previous and the next page, other than links to
 * these.
 */
interface NeighbourValues {
  readonly has_prev: boolean;
  readonly has_next: boolean;
  /** The number of the previous page, or null on the first page. */
  readonly prev_page: number | null;
  readonly next_page: number | null;
  /** The address of the collection, without a query. */
  readonly url: string;
}

/**
 * The names of all slots of an envelope: the values that it can show around a page of records. In a template for
 * collections they have the same names, except `prev`, which is `pagination.previous` there.
 */
export type Slot = NumberSlot | Relation | keyof NeighbourValues | 'self' | 'resource' | 'data' | 'links';

/** An envelope, the object around a page of records: a template for the answers of collections, split at its slots. */
export type Envelope = Segments<Slot>;

/** A template for answers with one record, split at its slots. */
export type ItemSegments = Segments<'resource' | 'record'>;

/** The values that an envelope shows around a page of records, and the records. A missing value is shown as null. */
export interface EnvelopeValues extends Readonly<Partial<Record<NumberSlot, number>>>, Partial<NeighbourValues> {
  readonly resource: string;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
  /** Links to this page and its neighbours in the form of HAL. */
  readonly links?: Readonly<Partial<Record<Relation | 'self', { readonly href: string }>>>;
}

/**
 * Puts values into the slots of a template, and returns the text.
 *
 * @param textOf returns the JSON of the value of a slot
 * @example
 * fillSegments(['{"id":', {slot: 'id'}, '}'], (slot) => `"${slot}"`) // => "{\"id\":\"id\"}"
 * fillSegments([{slot: 'id', origin: 'a/'}], (slot) => `"${slot}"`) // => "\"a/id\""
 */
export function fillSegments<S extends string>(segments: Segments<S>, textOf: (slot: S) => string): string {
  return segments
    .map((part) => (typeof part === 'string' ? part : textOf(part.slot).replace(/^"/, `"${part.origin ?? ''}`)))
    .join('');
}

/**
 * Fills the slots of an envelope: `data` gets one record per line, and all others get their value as JSON.
 *
 * @returns the text of the answer, byte for byte what a build writes for the same records
 * @example
 * fillEnvelope(['{"d":', {slot: 'data'}, '}'], {data: ['{"id":1}']}) // => "{\"d\":[\n{\"id\":1}\n]}"
 */
export function fillEnvelope(
  envelope: Envelope,
  // Every slot has a value of its own name, except the addresses of pages, which are in `links`.
  values: EnvelopeValues & Readonly<Partial<Record<Slot, unknown>>>,
): string {
  const { data, links }: EnvelopeValues = values;
  return fillSegments(envelope, (slot) => {
    if (slot !== 'data') return JSON.stringify(values[slot] ?? links?.[slot as Relation | 'self']?.href ?? null);
    return data.length ? `[\n${data.join(',\n')}\n]` : '[]';
  });
}

/**
 * Fills the template for items with one record, and returns the text.
 *
 * @param record one line of JSON
 * @example
 * fillItem([{slot: 'record'}, '\n'], 'authors', '{"id":1}') // => "{\"id\":1}\n"
 */
export function fillItem(item: ItemSegments, resource: string, record: string): string {
  return fillSegments(item, (slot) => (slot === 'record' ? record : JSON.stringify(resource)));
}
