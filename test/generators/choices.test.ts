import { describe, expect, it } from 'vitest';
import { priority } from '../../src/generators/choices.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { urgencyOf } from '../../src/generators/grammars/urgency.ts';
import { sentence } from '../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, field = 'choices'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(42, 'tests', field), at + 1)));

const CHOICES = { low: 30, normal: 40, high: 20, urgent: 10 };
const LEVELS = Object.keys(CHOICES);

describe('priority', () => {
  it('is any choice without a subject, or with an unknown one', () => {
    expect(new Set(draw(300, (at) => priority.make(at, { choices: CHOICES })))).toEqual(new Set(LEVELS));
    expect(new Set(draw(300, (at) => priority.make(at, { choices: CHOICES, subject: 'Hm' })))).toEqual(new Set(LEVELS));
  });

  it.each([
    ['ticket', ['technical', 'billing', 'feature_request', 'bug']],
    ['notification', ['like', 'comment', 'follow', 'mention', 'system']],
  ] as const)('follows the matter of a %s', (about, topics) => {
    for (const topic of topics) {
      const date = '2025-03-14';
      const matters = draw(400, (at) => sentence.make(at, { about, topic, date }), topic);
      const told = matters.map((matter) => ({ matter, urgency: urgencyOf(matter) ?? 0 }));
      expect(told.filter(({ urgency }) => !(urgency > 0))).toEqual([]);
      const odd = told.filter(({ matter, urgency }) => {
        const taken = draw(3, (at) => priority.make(at, { choices: CHOICES, subject: matter }), matter);
        return !taken.every((value) => Math.abs(LEVELS.indexOf(value) + 1 - urgency) <= 1);
      });
      expect(odd).toEqual([]);
    }
  });

  it('usually matches the urgency of the subject', () => {
    const of = (matter: string): string[] =>
      draw(300, (at) => priority.make(at, { choices: CHOICES, subject: matter }));
    const share = (list: readonly string[], value: string): number => list.filter((one) => one === value).length / 300;
    expect(share(of('Maya B liked your photo'), 'low')).toBeGreaterThan(0.6);
    expect(share(of('New sign-in from a new tablet'), 'urgent')).toBeGreaterThan(0.5);
  });

  it('is always the same if it is deterministic', () => {
    const matter = 'Maya B liked your photo';
    expect(
      new Set(draw(100, (at) => priority.make(at, { choices: CHOICES, subject: matter, deterministic: true }))),
    ).toEqual(new Set(['low']));
  });
});
