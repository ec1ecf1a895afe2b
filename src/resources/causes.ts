/** A cause that reads one column of numbers from a table, which another cause draws as a whole. */
export interface Figures {
  readonly type: 'integer';
  readonly generator: 'figure';
  readonly description: string;
  readonly args: {
    readonly of: { readonly from: string };
    readonly row: { readonly from: string };
    readonly columns: number;
    readonly at: number;
  };
}

/**
 * A column of a table. A spec names the type {@link Figures} behind the call, as declarations are written without looking
 * into calls.
 *
 * @param of the cause that draws the table
 * @param row the cause that tells the row, from 0
 * @param columns how many columns the table has
 * @param at which of them it is, from 0
 *
 * @example
 * figuresOf('table', 'seat', 3, 0, 'Games won').args // => {"of":{"from":"table"},"row":{"from":"seat"},"columns":3,"at":0}
 */
export function figuresOf(of: string, row: string, columns: number, at: number, description: string): Figures {
  return {
    type: 'integer',
    generator: 'figure',
    description,
    args: { of: { from: of }, row: { from: row }, columns, at },
  };
}

/** A cause that counts the whole cycles between two dates. */
export interface Cycles {
  readonly type: 'integer';
  readonly generator: 'whole_cycles';
  readonly description: string;
  readonly args: {
    readonly after: { readonly from: string };
    readonly before: { readonly from: string };
    readonly every: string;
  };
}

/**
 * The whole cycles from `since` to `limit`, two causes of the spec. It names the type {@link Cycles} behind the call.
 *
 * @param every `weekly`, `monthly`, `quarterly` or `annually`
 *
 * @example
 * cyclesOf('weekly', 'Weeks').args.every // => "weekly"
 */
export function cyclesOf(every: string, description: string): Cycles {
  return {
    type: 'integer',
    generator: 'whole_cycles',
    description,
    args: { after: { from: 'since' }, before: { from: 'limit' }, every },
  };
}

/** A cause that draws the number of a user. */
export interface UserNumber {
  readonly type: 'integer';
  readonly generator: 'random_int';
  readonly description: string;
  readonly args: { readonly min: 1; readonly of: { readonly from: 'id' }; readonly share: readonly [number, number] };
}

/** The user whom a record is about, so that no user has a large share of a page. A spec names the type behind it. */
export const userUpToId: UserNumber = {
  type: 'integer',
  generator: 'random_int',
  description: 'Number of the user: one of the later ones up to the id, so that no user has a large share of a page',
  args: { min: 1, of: { from: 'id' }, share: [0.3, 1] },
};
