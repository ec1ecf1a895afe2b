import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../../../src/generators/context.ts';
import { COURSE_SHEET } from '../../../../src/generators/grammars/sheets/course.ts';
import { EVENT_SHEET } from '../../../../src/generators/grammars/sheets/event.ts';
import { IMAGE_SHEET } from '../../../../src/generators/grammars/sheets/image.ts';
import { MENTOR_SHEET } from '../../../../src/generators/grammars/sheets/mentor.ts';
import { withFacts } from '../../../../src/generators/grammars/sheets/sheet.ts';
import type { Sheet } from '../../../../src/generators/grammars/sheets/sheet.ts';

const SHEETS = {
  course: COURSE_SHEET, event: EVENT_SHEET, image: IMAGE_SHEET, mentor: MENTOR_SHEET,
}; // oxfmt-ignore

const context = new FieldContext(Date.UTC(2026, 0, 1));
const told = (sheet: Sheet, id: number, seed = 42, text = 'A text.'): string =>
  withFacts(context.aim(fieldKey(seed, 'tests', 'facts'), id), sheet, text, {});

/** A sheet of eighty matters, each with one sentence. */
const MANY: Sheet = {
  topics: Array.from({ length: 80 }, (_, at) => ({ says: [`fact ${at} of {colour}.`] })),
  words: { colour: ['red', 'blue'] },
  lengths: { 1: 1, 3: 1 },
};

describe('facts behind a text', () => {
  it('do not come back among fifty neighbours', () => {
    const numbers = Array.from({ length: 400 }, (_, at) => told(MANY, at + 1).match(/Fact \d+/g) ?? []);
    expect(numbers.flat().length).toBeGreaterThan(300);
    for (const [at, own] of numbers.entries()) {
      const before = new Set(numbers.slice(Math.max(0, at - 50), at).flat());
      expect(own.filter((one) => before.has(one))).toEqual([]);
    }
  });

  it('are told once a matter, as sentences, and not after what they would contradict', () => {
    const one: Sheet = { ...MANY, topics: [{ says: MANY.topics.flatMap(({ says }) => says), unless: /dark/ }] };
    const texts = Array.from({ length: 100 }, (_, at) => told(one, at + 1));
    expect(texts.filter((text) => !/^A text\.(?: Fact \d+ of (?:red|blue)\.)?$/.test(text))).toEqual([]);
    expect(told(one, 1, 42, 'It is dark.')).toBe('It is dark.');
  });

  it('belong in part to one seed only', () => {
    const of = (seed: number): ReadonlySet<string> =>
      new Set(Array.from({ length: 200 }, (_, at) => told(MANY, at + 1, seed).match(/Fact \d+/g) ?? []).flat());
    const [one, other] = [of(1), of(2)];
    expect(one.size).toBeLessThan(70);
    expect([...one].filter((fact) => !other.has(fact)).length).toBeGreaterThan(5);
  });
});

describe.each(Object.entries(SHEETS))('the sheet of facts of %s', (_, { topics, words }) => {
  const says = topics.flatMap((topic) => topic.says);

  it('has no sentence twice, none with digits, and none that joins two with a semicolon', () => {
    expect(says.filter((one, at) => says.indexOf(one) < at)).toEqual([]);
    expect(says.filter((one) => /;|(?<!\{n\d?\d?(?:to)?)\b\d+\b(?!\d)/.test(one))).toEqual([]);
  });

  it('has words for each of its slots that no subject gives', () => {
    const given = /^(?:n\d+to\d+|place|she|her|s|first)$/;
    const slots = says.flatMap((one) => [...one.matchAll(/\{(?:a )?(\w+)\}/g)].map(([, slot = '']) => slot));
    expect(slots.filter((slot) => !given.test(slot) && words[slot] === undefined)).toEqual([]);
    expect(Object.keys(words).filter((slot) => !slots.includes(slot))).toEqual([]);
  });
});
