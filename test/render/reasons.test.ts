import { describe, expect, it } from 'vitest';
import { reasonOf, type Findings, type Reason } from '../../src/render/reasons.ts';
import type { Field } from '../../src/schema/index.ts';

/** Returns the reason of a field, for given values of the paths that it reads. */
function reason(
  spec: Partial<Field>,
  values: Readonly<Record<string, string | number>>,
  value: Findings['value'] = 1,
): Reason {
  const field: Field = { type: 'number', generator: 'price', description: 'A price', ...spec };
  return reasonOf(field, { id: 120, value, at: (path) => values[path], drawn: () => 7 });
}

describe('the rule of a value', () => {
  it('is its generator if nothing else decided', () => {
    expect(reason({}, {})).toEqual({ rule: 'price', details: [] });
  });

  it('is a reference, with the records that it can point to', () => {
    const generator = 'random_int';
    expect(reason({ references: 'users', generator }, {}, 4).rule).toBe('reference to users/4, one of 1 to 120');
    expect(reason({ references: 'users', generator: 'cohort_entry' }, {}, 4).rule).toBe(
      'reference to users/4, cohort_entry',
    );
    const run = reason({ references: 'teams', generator, run: 99 }, {}, 101);
    expect(run).toEqual({ rule: 'reference to teams/101, one of 100 to 120, its run of 99', details: [] });
    expect(reason({ references: 'users', copy: 'holder' }, {}, 4).rule).toBe('reference to users/4, copy of holder');
  });

  it('is a copy, which takes no arguments', () => {
    const copy = reason({ copy: 'customer_id.email', args: { min: 1 } }, {}, 'a@example.com');
    expect(copy).toEqual({ rule: 'copy of customer_id.email', details: [] });
  });

  it('is the condition that makes it null, with the values that it requires', () => {
    const when = { status: ['paid', 'refunded'], active: [true] };
    expect(reason({ when, args: { min: 1 } }, { status: 'pending' }, null)).toEqual({
      rule: 'because status is "pending"; it takes "paid" or "refunded"',
      details: [],
    });
    expect(reason({ when }, { status: 'paid', active: 'no' }, null).rule).toBe('because active is "no"; it takes true');
    // Null for another reason, or not null.
    expect(reason({ when }, { status: 'paid' }, null).rule).toBe('price');
    expect(reason({ when }, { status: 'paid' }).rule).toBe('price');
  });
});

describe('the details of a rule', () => {
  it('name the arguments, both constants and values that were read', () => {
    const args = {
      usd: [40, 9000],
      currency: { from: 'currency' },
      first: { from: 'user_id.name' },
      of: [{ from: 'a' }, 2],
    };
    expect(reason({ args }, {}).details).toEqual([
      'with usd [40, 9000]; currency; first from user_id.name; of [from a, 2]',
    ]);
    expect(reason({ args: { genres: { any: 'authors.genres' } } }, {}).details).toEqual([
      'with genres from authors/7, one of 1 to 120',
    ]);
  });

  it('name the case that was used, or the default', () => {
    const choices = {
      by: 'plan',
      is: { Free: { active: 1 } },
      else: { by: 'cycles', is: { 0: { cancelled: 1 } }, else: { cancelled: 45, expired: 55 } },
    };
    const details = (plan: string, cycles: number): readonly string[] =>
      reason({ args: { choices } }, { plan, cycles }).details;
    expect(details('Free', 3)).toEqual(['because plan is "Free": choices active 1']);
    expect(details('Pro', 0)).toEqual([
      'because plan is "Pro" (without a case of its own) and cycles is 0: choices cancelled 1',
    ]);
    expect(details('Pro', 3)).toEqual([
      'because plan is "Pro" (without a case of its own) and cycles is 3 (without a case of its own): choices cancelled 45, expired 55',
    ]);
    expect(reason({ args: { hours: { by: 'plan', is: {} } } }, { plan: 'Pro' }).details).toEqual([
      'because plan is "Pro" (without a case of its own): hours not given',
    ]);
    expect(reason({ args: { of: [{ by: 'plan', is: { Pro: 1 } }] } }, { plan: 'Pro' }).details).toEqual([
      'with of [1 because plan is "Pro"]',
    ]);
  });

  it('name the conditions of the first case that is true', () => {
    const cases = [
      { when: { plan: ['Free', 'Basic'], cycles: [0] }, use: 1 },
      { when: { plan: ['Free'] }, use: { by: 'cycles', is: { 1: 2 } } },
    ];
    const details = (plan: string, cycles: number): readonly string[] =>
      reason({ args: { hours: { cases, else: 4 } } }, { plan, cycles }).details;
    expect(details('Basic', 0)).toEqual(['because plan is "Basic" and cycles is 0: hours 1']);
    expect(details('Free', 1)).toEqual(['because plan is "Free" and cycles is 1: hours 2']);
    expect(details('Basic', 1)).toEqual([
      'because plan is "Basic" and cycles is 1 (without a case of its own): hours 4',
    ]);
    expect(reason({ args: { of: [{ cases }] } }, { plan: 'Free', cycles: 0 }).details).toEqual([
      'with of [1 because plan is "Free" and cycles is 0]',
    ]);
  });

  it('name what the value is drawn once for, and its closed list', () => {
    expect(reason({ per: 'customer_id', args: { terms: [14, 30] } }, { customer_id: 2 }).details).toEqual([
      'drawn once for each customer_id, here 2',
      'with terms [14, 30]',
    ]);
    expect(reason({ enum: ['small', 'large'] }, {}).details).toEqual(['closed list: small, large']);
    expect(reason({ enum: ['a', 'b'], args: { choices: { a: 1, b: 2 } } }, {}).details).toEqual([
      'with choices a 1, b 2',
    ]);
  });

  it('stay short', () => {
    const choices = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`choice-${at}`, at]));
    expect(reason({ args: { choices } }, {}).details[0]?.length).toBeLessThan(140);
  });
});
