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
