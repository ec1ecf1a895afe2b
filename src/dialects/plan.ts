import type { Envelope } from '../tree/index.ts';
import type { SortKey } from './order.ts';
import type { Reading } from './reading.ts';
import type { Relation } from './relations.ts';
import type { JsonRecord } from './values.ts';

/** The part of the selected records that an answer has. */
export interface Window {
  /** The number of the page, from the first page of the tree. */
  readonly page: number;
  /** The position of the first record, from 0. */
  readonly start: number;
  /** The size of the page. */
  readonly limit: number;
  /** Maximum number of records. Default: the size of the page. */
  readonly count?: number;
}

/** What a page is, for the headers that describe it. */
export interface PageFacts extends Window {
  readonly resource: string;
  /** How many records the page has. */
  readonly count: number;
  /** How many records are selected in all. */
  readonly total: number;
  /** Returns the `Link` header to the pages around this one, or none where it would be too long. */
  readonly links: () => Readonly<Record<string, string>>;
}

/** What a query for a collection selects, and how it is answered. */
export interface Plan {
  /** A text to search for as the service does. Default: no search. */
  readonly search?: { readonly text: string; readonly fields: readonly string[] } | undefined;
  /** What holds for all selected records. */
  readonly tests: readonly ((record: JsonRecord) => boolean)[];
  readonly order: readonly SortKey[];
  /** Returns the part of the selected records to answer with. */
  readonly window: (total: number) => Window;
  /** The shape of the answer. Default: that of the tree. */
  readonly envelope?: Envelope | undefined;
  /** Returns headers besides the number of selected records. */
  readonly headers: (facts: PageFacts) => Readonly<Record<string, string>>;
}

/** How a dialect reads queries. */
export interface Reader {
  /** Reads what records of collections and items have besides their fields. */
  readonly relations: (reading: Reading) => readonly Relation[];
  /** Reads everything else of a query for a collection. */
  readonly plan: (reading: Reading) => Plan;
}
