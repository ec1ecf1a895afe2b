import type { Json } from '../schema/index.ts';
import { MOST_FIELDS, type Draft, type Limits, type Source } from '../drafts/index.ts';
import type { MockgenError } from '../errors.ts';
import { failure, unlike, type ConfigPlace, type Faults } from '../faults/index.ts';
import type { Located, SchemaDocument } from './document.ts';

/** Thrown for a schema that contains itself, directly or through others, if that part cannot be left out. */
export class Recursive extends Error {
  readonly place: ConfigPlace;

  constructor(place: ConfigPlace) {
    super('recursive');
    this.place = place;
  }
}

/** Thrown for a schema that is too large to be read. The rest of the document is then not read. */
export class TooLarge extends Error {
  readonly place: ConfigPlace;
  readonly expected: string;

  constructor(place: ConfigPlace, expected: string) {
    super(`expected ${expected}`);
    this.place = place;
    this.expected = expected;
  }
}

/** Returns the error about an object with more properties than a record can have fields. */
export function tooManyProperties(place: ConfigPlace, count: number): MockgenError {
  return failure(place, unlike(`at most ${MOST_FIELDS} properties`, count));
}

/** What is shared by all parts of a resource's schema while they are read. */
export interface SchemaReading {
  readonly document: SchemaDocument;
  /** The faults found so far. While an alternative is tried, this is a collector of its own. */
  faults: Faults;
  /** The path of the field that is being read, for faults. */
  subject: { readonly field?: string };
  /**
   * Whether the document is an OpenAPI document. Others wrote it, so a property with a fault is left out where that is
   * possible, rather than the whole resource.
   */
  readonly isApi: boolean;
  /** Notes for the user on what was chosen or left out, one line each. */
  readonly told: string[];
  /** Paths of the properties that were left out. */
  readonly leftOut: string[];
  /** How many schemas have been read so far. */
  count: number;
  /** Place of the first property that was left out because it contains itself without end. */
  endless?: ConfigPlace;
}

/**
 * A flat schema: everything that applies to one value, merged from a schema and all schemas that it takes over by
 * `$ref` and `allOf`.
 */
export interface Flat {
  place: ConfigPlace;
  /** Whether the schema has a fault, which has been noted. */
  isFaulty: boolean;
  types?: readonly string[];
  enum?: readonly Json[];
  limits: Limits;
  readonly properties: Map<string, readonly Located[]>;
  readonly required: Set<string>;
  isClosed: boolean;
  /** Schemas of properties that `properties` does not name; empty if such properties may have any value. */
  others: readonly Located[];
  items: readonly Located[];
  prefix: readonly (readonly Located[])[];
  /** The lowest number of elements of a list; undefined if the schema does not state it. */
  minItems?: number;
  maxItems: number;
  /** Whether all elements differ; the name of a field if the elements differ in that field. */
  isSet: boolean | string;
  /** Whether mockgen's own keyword `x-counted` says that the bounds are meant as numbers of elements. */
  isCounted: boolean;
  minProperties: number;
  maxProperties: number;
  /** Lists of alternative schemas (`anyOf`, `oneOf`). A value has to fit one schema of each list. */
  alternatives: readonly (readonly Located[])[];
  /** Annotations: `format`, `description` or `title`, and mockgen's own keywords. */
  notes: Pick<Draft, 'format' | 'description' | 'nullable' | 'when' | 'unique' | 'keywords'>;
  source?: Source;
  /** Targets of references that were added, so that each is added only once. */
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
