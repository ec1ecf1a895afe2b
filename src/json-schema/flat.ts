import type { Json } from '../schema/index.ts';
import type { Draft, Limits, Source } from '../drafts/index.ts';
import type { ConfigPlace, Faults } from '../faults/index.ts';
import type { Located, SchemaDocument } from './document.ts';

/** A schema that contains itself, where it cannot be left out. */
export class Recursive extends Error {
  readonly place: ConfigPlace;

  constructor(place: ConfigPlace) {
    super('recursive');
    this.place = place;
  }
}

/** A schema that is too large to be read. Nothing else is looked at then. */
export class TooLarge extends Error {
  readonly place: ConfigPlace;
  readonly expected: string;

  constructor(place: ConfigPlace, expected: string) {
    super(`expected ${expected}`);
    this.place = place;
    this.expected = expected;
  }
}

/** What is shared while one schema is read. */
export interface SchemaReading {
  readonly document: SchemaDocument;
  /** What is wrong. While an alternative is tried, that alternative has its own. */
  faults: Faults;
  /** The field that is being read. */
  subject: { readonly field?: string };
  /** What was decided on the way that a user may want to know. */
  readonly told: string[];
  /** How many schemas have been looked at. */
  count: number;
  /** Where a property was first left out because it contains itself without end. */
  endless?: ConfigPlace;
}

/** A schema with all that `$ref` and `allOf` bring along, as one list of what holds. */
export interface Flat {
  place: ConfigPlace;
  /** Whether something in it is wrong, and has been noted. */
  isFaulty: boolean;
  types?: readonly string[];
  enum?: readonly Json[];
  limits: Limits;
  readonly properties: Map<string, readonly Located[]>;
  readonly required: Set<string>;
  isClosed: boolean;
  items: readonly Located[];
  prefix: readonly (readonly Located[])[];
  /** Undefined where nothing is said. */
  minItems?: number;
  maxItems: number;
  isSet: boolean;
  /** Whether our own keywords say how many elements there are. */
  isCounted: boolean;
  minProperties: number;
  maxProperties: number;
  /** Lists of schemas of which one holds. */
  alternatives: readonly (readonly Located[])[];
  /** What is written about it: `format`, `description`, `title`, and what our own keywords say. */
  notes: Pick<Draft, 'format' | 'description' | 'nullable' | 'when' | 'unique' | 'keywords'>;
  source?: Source;
  /** What has been referred to and is part of it: it is added once. */
  readonly added: Set<string>;
}

/** What holds where nothing has been said. */
export function emptyFlat(place: ConfigPlace): Flat {
  return {
    place,
    isFaulty: false,
    limits: {},
    properties: new Map(),
    required: new Set(),
    isClosed: false,
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

/** A copy that can be added to without changing the first one. */
export function copyFlat(flat: Flat): Flat {
  return {
    ...flat,
    properties: new Map(flat.properties),
    required: new Set(flat.required),
    added: new Set(flat.added),
  };
}
