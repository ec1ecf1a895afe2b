/** A place in a template that is filled. */
interface Place<S extends string> {
  readonly slot: S;
  /** The value is written over several lines, each so many blanks further in. Default: in one line. */
  readonly indent?: number;
  /** Stands before a text, as it is written in JSON: `http://localhost:3000`. Default: nothing. */
  readonly origin?: string;
}

/** A template, cut at its slots: literal text and slots in turn. */
export type Segments<S extends string> = readonly (string | Place<S>)[];

/** The pages that an envelope and the `Link` header can lead to. */
export type Relation = 'first' | 'prev' | 'next' | 'last';

/** The slots of an envelope that hold numbers. */
type NumberSlot = 'page' | 'limit' | 'offset' | 'count' | 'total' | 'total_pages';

/** The slots of an envelope that tell of the pages around one, besides their addresses. */
interface Around {
  /** Whether there is a page before this one. */
  readonly has_prev: boolean;
  readonly has_next: boolean;
  /** The number of the page before, or null. */
  readonly prev_page: number | null;
  readonly next_page: number | null;
  /** The address of the collection, without a query. */
  readonly url: string;
}

/** The slots of an envelope, in the words of the collection template; `prev` is `pagination.previous`. */
export type Slot = NumberSlot | Relation | keyof Around | 'self' | 'resource' | 'data' | 'links';

/** The collection template, cut at its slots. */
export type Envelope = Segments<Slot>;

/** The item template, cut at its slots. */
export type ItemSegments = Segments<'resource' | 'record'>;

/** What goes into the slots of an envelope. A slot that has nothing is null. */
export interface EnvelopeValues extends Readonly<Partial<Record<NumberSlot, number>>>, Partial<Around> {
  /** The path noun. */
  readonly resource: string;
  /** The records, each as one line of JSON. */
  readonly data: readonly string[];
  /** This page and the others that there are, as HAL has them. */
  readonly links?: Readonly<Partial<Record<Relation | 'self', { readonly href: string }>>>;
}

/**
 * Fills the slots of a cut template.
 *
 * @param textOf gives the JSON of a slot
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
 * Fills an envelope: the data one record per line, the rest as JSON.
 *
 * @returns the text of the answer, byte for byte what the build writes for the same records
 * @example
 * fillEnvelope(['{"d":', {slot: 'data'}, '}'], {data: ['{"id":1}']}) // => "{\"d\":[\n{\"id\":1}\n]}"
 */
export function fillEnvelope(
  envelope: Envelope,
  // Each slot but those of pages has a value of its name.
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
