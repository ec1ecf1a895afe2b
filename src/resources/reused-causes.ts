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

/** The causes that tell who has what among 20 users in a row, the same in all resources. {@link inCohort} reads them. */
export const cohortCauses = {
  cohort: { type: 'integer', generator: 'cohort', description: 'Number of the cohort: 20 users, and what is theirs' },
  sheet: {
    type: 'array',
    generator: 'cohort_sheet',
    description: 'Who has what in the cohort',
    per: 'cohort',
    as: 'cohort',
  },
} as const;

/**
 * Returns a cause that reads what the sheet of {@link cohortCauses} says about a record.
 *
 * @example
 * inCohort('holder', 'The user').args // => {"sheet":{"from":"sheet"},"column":"holder"}
 */
export function inCohort<const Column extends string>(column: Column, description: string) {
  return {
    type: 'integer',
    generator: 'cohort_entry',
    description,
    args: { sheet: { from: 'sheet' }, column },
  } as const;
}
