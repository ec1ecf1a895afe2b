import type { Json } from '../schema/index.ts';
import type { Draft, Limits, Source } from '../drafts/index.ts';
import type { ConfigPlace, Faults } from '../faults/index.ts';
import type { Located, SchemaDocument } from './document.ts';

/** A schema contains itself, directly or through others. Thrown where that part cannot be left out. */
export class Recursive extends Error {
  readonly place: ConfigPlace;

  constructor(place: ConfigPlace) {
    super('recursive');
    this.place = place;
  }
}

/** Thrown for a schema that is too large to be read. The rest of the document is not read then. */
export class TooLarge extends Error {
  readonly place: ConfigPlace;
  readonly expected: string;

  constructor(place: ConfigPlace, expected: string) {
    super(`expected ${expected}`);
    this.place = place;
    this.expected = expected;
  }
}

/** What is shared while the schema of one resource is read. */
export interface SchemaReading {
  readonly document: SchemaDocument;
  /** The faults found so far. An alternative has its own while it is tried. */
  faults: Faults;
  /** The field that is being read. */
  subject: { readonly field?: string };
  /**
   * Whether it is the document of an API. Others wrote it, so one bad property must not cost a whole resource: it is left out
   * where it may be missing.
   */
  readonly isApi: boolean;
  /** Notes for the user on what was decided. */
  readonly told: string[];
  /** Paths of the properties that were left out. */
  readonly leftOut: string[];
  /** Number of schemas read so far. */
  count: number;
  /** Place of the first property that was left out because it contains itself endlessly. */
  endless?: ConfigPlace;
}

/** A schema merged with all schemas that `$ref` and `allOf` add: everything that applies to a value. */
export interface Flat {
  place: ConfigPlace;
  /** Whether it has a fault, which has been noted. */
  isFaulty: boolean;
  types?: readonly string[];
  enum?: readonly Json[];
  limits: Limits;
  readonly properties: Map<string, readonly Located[]>;
  readonly required: Set<string>;
  isClosed: boolean;
  /** What properties without a name in `properties` may be, as far as it is more than any value. */
  others: readonly Located[];
  items: readonly Located[];
  prefix: readonly (readonly Located[])[];
  /** Undefined if the schema does not state it. */
  minItems?: number;
  maxItems: number;
  /** Whether no two elements are the same; the name of a field where it is that which differs. */
  isSet: boolean | string;
  /** Whether our own keyword `x-counted` states that the bounds are the wanted numbers of elements. */
  isCounted: boolean;
  minProperties: number;
  maxProperties: number;
  /** Lists of alternative schemas (`anyOf`, `oneOf`). One schema of each list applies. */
  alternatives: readonly (readonly Located[])[];
  /** Annotations: `format`, `description` or `title`, and our own keywords. */
  notes: Pick<Draft, 'format' | 'description' | 'nullable' | 'when' | 'unique' | 'keywords'>;
  source?: Source;
  /** The targets of references that were added already. Each is added once. */
  readonly added: Set<string>;
}

/** Returns a flat schema that allows every value. */
export function emptyFlat(place: ConfigPlace): Flat {
  return {
    place,
    isFaulty: false,
    limits: {},
    properties: new Map(),
    required: new Set(),
    isClosed: false,
    others: [],
    items: [],
    prefix: [],
    maxItems: Infinity,
    isSet: false,
    isCounted: false,
    minProperties: 0,
    maxProperties: Infinity,
    alternatives: [],
    notes: {},
    added: new Set(),
  };
}

/** Returns a copy that can be changed without changing the original. */
export function copyFlat(flat: Flat): Flat {
  return {
    ...flat,
    properties: new Map(flat.properties),
    required: new Set(flat.required),
    added: new Set(flat.added),
  };
}
