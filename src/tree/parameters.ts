import type { Role } from './api.ts';

/** What a query parameter does, and which values it can have. */
export interface Parameter {
  /** What the parameter does, as a sentence. */
  readonly description: string;
  /** Whether every document has the parameter. Default: only collections have it. */
  readonly isEverywhere?: true;
  /** For a whole number: its lowest value, and its highest value if it has one. */
  readonly integer?: readonly [least: number, greatest?: number];
  /** For a text: all values that are allowed. */
  readonly values?: readonly string[];
}

/**
 * The query parameters by role. The first page can also be 0, where the API of a tree says so. Parsing and the OpenAPI
 * document of a tree derive from this table.
 */
export const PARAMETERS: Readonly<Record<Role, Parameter>> = {
  page: { description: 'The number of the page.', integer: [1] },
  count: { description: 'The most records to return. Above 100 it means 100.', integer: [1] },
  limit: { description: 'The page size. Default: `count`, else 10. Above 100 it means 100.', integer: [1] },
  offset: { description: 'The position of the first record, from 0, in place of a page.', integer: [0] },
  q: { description: 'A text that records have to contain; case and, without accents, accents do not matter.' },
  search: { description: 'Another name of `q`, which comes first.' },
  search_fields: { description: 'The fields to search, between commas. Default: all text fields.' },
  seed: {
    description: 'Which data: that of a build with this seed.',
    isEverywhere: true,
    integer: [0, Number.MAX_SAFE_INTEGER],
  },
  nocache: {
    description: 'Whether the data has to be fresh.',
    isEverywhere: true,
    values: ['true', '1', 'false', '0'],
  },
};
