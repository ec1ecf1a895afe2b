import { describe, expect, it } from 'vitest';
import { compose, composeText, formsIn } from '../../src/generators/compose-text.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';

const context = new FieldContext(0);
const draw = <T>(count: number, one: (at: FieldContext) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(42, 'tests', 'compose'), at + 1)));

const grammar = {
  title: ['{who} {act}', '{act} with {a who}', 'Silence'],
  who: ['owl', '{size} fox'],
  size: ['small', 'large', 'huge'],
  act: ['sings', 'sleeps'],
};

describe('compose', () => {
  it('returns every combination once', () => {
    const all = draw(6, (at) => compose(at, ['a', 'b'], ['x', 'y', 'z']).join(''));
    expect(all.toSorted()).toEqual(['ax', 'ay', 'az', 'bx', 'by', 'bz']);
  });
});

describe('composeText', () => {
  it('returns every text of a grammar once before any repeats', () => {
    expect(formsIn('{title}', grammar)).toBe(17);
    const texts = draw(17, (at) => composeText(at, '{title}', grammar));
    expect(new Set(texts).size).toBe(17);
    expect(texts).toContain('sleeps with an owl');
    expect(texts).toContain('huge fox sings');
    expect(texts).toContain('Silence');
  });

  it('counts 0 for a slot without a rule, and 1 for a text without slots', () => {
    expect(formsIn('{nobody}', grammar)).toBe(0);
    expect(formsIn('Plain text', grammar)).toBe(1);
    expect(composeText(context, 'Plain text', grammar)).toBe('Plain text');
  });
});
