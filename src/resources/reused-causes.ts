// Causes that several resources have. A cause is keyed by its resource, so each resource draws values of its own.

/**
 * Returns a cause that reads one column of a table, which another cause draws as a whole.
 *
 * @param of the cause that draws the table
 * @param row the cause that gives the row, from 0
 * @param columns number of columns of the table
 * @param at the column to read, from 0
 *
 * @example
 * figuresOf('table', 'seat', 3, 0, 'Games won').args // => {"list":{"from":"table"},"row":{"from":"seat"},"columns":3,"index":0}
 */
export function figuresOf(of: string, row: string, columns: number, at: number, description: string) {
  return {
    type: 'integer',
    generator: 'figure',
    description,
    args: { list: { from: of }, row: { from: row }, columns, index: at },
  } as const;
}

/** The user a record is about, chosen so that no user has a large share of a page. */
export const userUpToId = {
  type: 'integer',
  generator: 'random_int',
  description: 'Number of the user, up to the id and not among the first, so that no user has a large share of a page',
  args: { min: 1, baseValue: { from: 'id' }, factor: [0.3, 1] },
} as const;

/**
 * The causes that choose the user who pays. Of two users, one whose account is at least five weeks old is preferred,
 * since nobody receives five bills in the first week.
 */
export const payerCauses = {
  first: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of a user, up to the id and not among the first, so that no user has a large share of a page',
    references: 'users',
    args: { min: 1, baseValue: { from: 'id' }, factor: [0.3, 1] },
  },
  other: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of another user',
    args: { min: 1, baseValue: { from: 'id' }, factor: [0.3, 1] },
  },
  opened: {
    type: 'string',
    generator: 'phase',
    description: 'Whether the account of the first user is `past` its first weeks',
    args: { date: { from: 'first.created_at' }, recentDays: 35 },
  },
  whose: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of the first user, or of the other one if the first account is new',
    args: {
      min: { by: 'opened', is: { past: { from: 'first' } }, else: { from: 'other' } },
      max: { by: 'opened', is: { past: { from: 'first' } }, else: { from: 'other' } },
    },
  },
} as const;
