/** Which user pays: one whose account is some weeks old, if there is, as nobody has five bills in the first week. */
export const payerCauses = {
  first: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of a user: one of the later ones up to the id, so that no user has a large share of a page',
    references: 'users',
    args: { min: 1, of: { from: 'id' }, share: [0.3, 1] },
  },
  other: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of another one',
    args: { min: 1, of: { from: 'id' }, share: [0.3, 1] },
  },
  opened: {
    type: 'string',
    generator: 'phase',
    description: 'Whether the account of the first one is `past` its first weeks',
    args: { date: { from: 'first.created_at' }, recent: 35 },
  },
  whose: {
    type: 'integer',
    generator: 'random_int',
    description: 'Number of the first one, or of the other where that account is new',
    args: {
      min: { by: 'opened', is: { past: { from: 'first' } }, else: { from: 'other' } },
      max: { by: 'opened', is: { past: { from: 'first' } }, else: { from: 'other' } },
    },
  },
} as const;
