import type { Context } from './context.ts';

/** Arguments of {@link crew_member}. */
interface CrewMemberArgs {
  /** What the record is about: mostly a member with this field takes it on. */
  readonly field: string;
  /** The field of each member, in the order in which they joined; from the end on, the list begins again. */
  readonly fields: readonly string[];
  /** After so many records, one more member joins. Default 60. */
  readonly every?: number;
  /** How often, from 0 to 1, any member takes a record on, whatever the own field. Default 0.06. */
  readonly astray?: number;
}

/** How many of the first `count` members have a field. */
function membersOf(fields: readonly string[], field: string, count: number): number {
  const inRound = fields.filter((own) => own === field).length;
  const rest = fields.slice(0, count % fields.length).filter((own) => own === field).length;
  return Math.floor(count / fields.length) * inRound + rest;
}

/** The number of the member that is the `nth` one of a field, from 0; members count from 1. */
function memberAt(fields: readonly string[], field: string, nth: number): number {
  const places = fields.flatMap((own, at) => (own === field ? [at] : []));
  return Math.floor(nth / places.length) * fields.length + (places[nth % places.length] ?? 0) + 1;
}

/**
 * The number, from 1, of the member of a crew who takes a record on. The crew has a member for each entry of the shortest
 * begin of `fields` that has all fields, and grows with the records.
 *
 * @example
 * crew_member(context, { field: 'billing', fields: ['technical', 'billing', 'technical'] }) // => 2
 */
export function crew_member({ random, id }: Context, args: CrewMemberArgs): number {
  const { field, fields, every = 60, astray = 0.06 } = args;
  const first = Math.max(...[...new Set(fields)].map((own) => fields.indexOf(own))) + 1;
  const count = first + Math.floor((id - 1) / every);
  const own = membersOf(fields, field, count);
  if (own === 0 || random.chance(astray)) return random.int(1, count);
  return memberAt(fields, field, random.int(0, own - 1));
}
