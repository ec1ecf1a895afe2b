import type { EnvelopeName } from './api.ts';

/** The type of a page of records, for each built-in envelope. */
interface Pages<T> {
  readonly data: {
    readonly data: readonly T[];
    readonly pagination: {
      /** The number of this page, as the request asks for it. */
      readonly page: number;
      /** The largest number of records that a page can have. */
      readonly limit: number;
      /** How many records match. */
      readonly total: number;
      /** How many pages the matching records fill: at least 1. */
      readonly total_pages: number;
    };
  };
  readonly array: readonly T[];
  readonly results: {
    /** How many records match. */
    readonly count: number;
    /** The path of the next page; null on the last one. */
    readonly next: string | null;
    /** The path of the page before; null on the first one. */
    readonly previous: string | null;
    readonly results: readonly T[];
  };
  readonly items: {
    readonly items: readonly T[];
    /** How many records match. */
    readonly total: number;
    /** The number of this page. */
    readonly page: number;
    /** How many pages there are: at least 1. */
    readonly pages: number;
  };
  readonly hal: {
    /** The records, under the path noun of their resource. */
    readonly _embedded: Readonly<Record<string, readonly T[]>>;
    readonly _links: Readonly<Record<string, { readonly href: string }>>;
    readonly page: {
      readonly size: number;
      readonly totalElements: number;
      readonly totalPages: number;
      readonly number: number;
    };
  };
}

/**
 * The type of the answer of a collection.
 *
 * @typeParam T the type of a record
 * @typeParam E the envelope. Default: that of the service
 */
export type Page<T, E extends EnvelopeName = 'data'> = Pages<T>[E];
