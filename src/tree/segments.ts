/** A part of a template that is replaced by a value. */
interface SlotSegment<S extends string> {
  readonly slot: S;
  /**
   * By how many blanks each line of the value is indented. Such a value has several lines. Default: the value is
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

/** The relations of other pages to a page, as an envelope and the `Link` header name them. */
export type Relation = 'first' | 'prev' | 'next' | 'last';

/** The slots of an envelope whose values are numbers. */
type NumberSlot = 'page' | 'limit' | 'offset' | 'count' | 'total' | 'total_pages';

/** The slots of an envelope about the pages before and after, other than links to them. */
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
 * The names of all slots of an envelope. They are those in the template for collections, except for `prev`, which is
 * `pagination.previous` there.
 */
export type Slot = NumberSlot | Relation | keyof NeighbourValues | 'self' | 'resource' | 'data' | 'links';

/** A template for pages of collections, split at its slots. */
export type Envelope = Segments<Slot>;

/** A template for items, split at its slots. */
export type ItemSegments = Segments<'resource' | 'record'>;

/** The values of the slots of an envelope. A slot without a value is null. */
export interface EnvelopeValues extends Readonly<Partial<Record<NumberSlot, number>>>, Partial<NeighbourValues> {
  readonly resource: string;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
  /** Links to this page and its neighbours in the form of HAL. */
  readonly links?: Readonly<Partial<Record<Relation | 'self', { readonly href: string }>>>;
}

/**
 * Fills the slots of a template.
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
 * Fills an envelope: the data with one record per line, all other values as JSON.
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
 * Fills the item template with one record.
 *
 * @param record one line of JSON
 * @example
 * fillItem([{slot: 'record'}, '\n'], 'authors', '{"id":1}') // => "{\"id\":1}\n"
 */
export function fillItem(item: ItemSegments, resource: string, record: string): string {
  return fillSegments(item, (slot) => (slot === 'record' ? record : JSON.stringify(resource)));
}
