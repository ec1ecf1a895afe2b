import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';

/**
 * Returns how many of the first `count` members of a team have the specialty `field`. The members have the specialties
 * in `fields` in turn, again and again.
 */
function membersOf(fields: readonly string[], field: string, count: number): number {
  const inRound = fields.filter((own) => own === field).length;
  const rest = fields.slice(0, count % fields.length).filter((own) => own === field).length;
  return Math.floor(count / fields.length) * inRound + rest;
}

/** Returns the number, from 1, of the team member who is the `nth` one, counted from 0, with the specialty `field`. */
function memberAt(fields: readonly string[], field: string, nth: number): number {
  const places = fields.flatMap((own, at) => (own === field ? [at] : []));
  return Math.floor(nth / places.length) * fields.length + (places[nth % places.length] ?? 0) + 1;
}

export const crew_member = defineGenerator({
  name: 'crew_member',
  makes:
    'Number of the member of a growing team who handles the record, from 1; mostly a member with the matching specialty.',
  args: {
    specialty: arg.text('Specialty that the record needs.', { required: true, formerly: 'field' }),
    specialties: arg.texts('Specialty of each member in the order of joining; the list repeats.', {
      required: true,
      formerly: 'fields',
    }),
    recordsPerMember: arg.number('Number of records after which one more member joins.', {
      default: 60,
      formerly: 'every',
    }),
    otherProbability: arg.number('Probability that a member with any specialty handles the record, from 0 to 1.', {
      default: 0.06,
      formerly: 'astray',
    }),
  },
  examples: [{ args: { specialty: 'billing', specialties: ['technical', 'billing', 'technical'] }, value: 2 }],
  make({ random, id }, args): number {
    const { specialty, specialties, recordsPerMember, otherProbability } = args;
    const first = Math.max(...[...new Set(specialties)].map((own) => specialties.indexOf(own))) + 1;
    const count = first + Math.floor((id - 1) / recordsPerMember);
    const own = membersOf(specialties, specialty, count);
    if (own === 0 || random.chance(otherProbability)) return random.int(1, count);
    return memberAt(specialties, specialty, random.int(0, own - 1));
  },
});
