import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { crew_member } from '../../src/generators/assignees.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const fields = ['a', 'b', 'c', 'a', 'b', 'a'];
const member = (id: number, field: string, astray = 0, seed = 7): number =>
  crew_member.make(context.aim(fieldKey(seed, 'tests', 'crew'), id), {
    specialty: field,
    specialties: fields,
    recordsPerMember: 60,
    otherProbability: astray,
  });

describe('crew_member', () => {
  it('has the specialty of the record, and has joined before it', () => {
    const ids = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(ids, fc.constantFrom('a', 'b', 'c'), fc.nat(), (id, field, seed) => {
        const number = member(id, field, 0, seed);
        expect(fields[(number - 1) % fields.length]).toBe(field);
        expect(number).toBeLessThanOrEqual(3 + Math.floor((id - 1) / 60));
      }),
    );
  });

  it('is one of a team that covers each specialty from the first record on, and grows by one member per 60 records', () => {
    expect(['a', 'b', 'c'].map((field) => member(1, field))).toEqual([1, 2, 3]);
    const all = Array.from({ length: 6000 }, (_, at) => member(at + 1, fields[at % fields.length] ?? ''));
    expect(new Set(all).size).toBe(Math.max(...all));
    expect(Math.max(...all)).toBeGreaterThan(95);
    expect(Math.max(...all)).toBeLessThanOrEqual(102);
  });

  it('sometimes handles records of another specialty, and of unknown ones', () => {
    const others = Array.from({ length: 2000 }, (_, at) => member(at + 1, 'a', 0.2)).filter(
      (number) => fields[(number - 1) % fields.length] !== 'a',
    );
    expect(others.length).toBeGreaterThan(120);
    expect(others.length).toBeLessThan(300);
    expect(member(500, 'unheard of')).toBeGreaterThan(0);
  });
});
