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
  /** For a text: whether it is a list of the names of fields, separated by commas. */
  readonly isOfFields?: true;
}

/**
 * The query parameters by role. The first page can also be 0, where the API of a tree says so. Parsing and the OpenAPI
 * document of a tree derive from this table.
 */
export const PARAMETERS: Readonly<Record<Role, Parameter>> = {
  page: { description: 'The number of the page.', integer: [1] },
  count: { description: 'The most records that the answer may have. More than 100 means 100.', integer: [1] },
  limit: {
    description: 'How many records a page has. Default: `count`, else 10. More than 100 means 100.',
    integer: [1],
  },
  offset: { description: 'The position of the first record, from 0, in place of a page.', integer: [0] },
  q: { description: 'Only records with this text, in upper or lower case. `cafe` also finds `café`.' },
  search: { description: 'The same as `q`. If both are given, `q` counts.' },
  search_fields: {
    description: 'The fields to look in, separated by commas. Default: all text fields.',
    isOfFields: true,
  },
  seed: {
    description: 'A number for other data: what a build with this seed has.',
    isEverywhere: true,
    integer: [0, Number.MAX_SAFE_INTEGER],
  },
  nocache: {
    description: 'With `true`, fresh data with every request.',
    isEverywhere: true,
    values: ['true', '1', 'false', '0'],
  },
};
