import type { Envelope } from '../tree/index.ts';
import type { SortKey } from './order.ts';
import type { Reading } from './reading.ts';
import type { Relation } from './relations.ts';
import type { JsonRecord } from './values.ts';

/** Which of the selected records an answer has. */
export interface Window {
  /**
   * Number of the page. The first one is 1; in dialects with the service's own parameters, it is what the API states.
   */
  readonly page: number;
  /** Position of the first record among the selected ones, from 0. */
  readonly start: number;
  /** The size of the page. */
  readonly limit: number;
  /** The largest number of records to return. Default: the size of the page. */
  readonly count?: number;
}

/** Facts about a page, for headers that describe it. */
export interface PageFacts extends Window {
  readonly resource: string;
  /** How many records are on the page. */
  readonly count: number;
  /** How many records the query selected, on all pages together. */
  readonly total: number;
  /** Returns the `Link` header to other pages; empty if it would be too long. */
  readonly links: () => Readonly<Record<string, string>>;
}

/** What a query for a collection asks for, as read by a dialect. */
export interface Plan {
  /** A text to search for as the service does. Default: no search. */
  readonly search?: { readonly text: string; readonly fields: readonly string[] } | undefined;
  /** Filters. Only records that pass all of them are selected. */
  readonly tests: readonly ((record: JsonRecord) => boolean)[];
  readonly order: readonly SortKey[];
  /** Returns which of the selected records the answer has; `total` is how many were selected. */
  readonly window: (total: number) => Window;
  /** The envelope of the answer. Default: that of the tree. */
  readonly envelope?: Envelope | undefined;
  /** Returns headers other than the one with the number of selected records. */
  readonly headers: (facts: PageFacts) => Readonly<Record<string, string>>;
}

/** A dialect: how it reads the queries that its clients send. */
export interface Reader {
  /** Reads which related records a query adds to collections and items. */
  readonly relations: (reading: Reading) => readonly Relation[];
  /** Reads everything else that a query for a collection asks for. */
  readonly plan: (reading: Reading) => Plan;
}
