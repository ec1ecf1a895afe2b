import { describe, expect, it } from 'vitest';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { urgencyOf } from '../../src/generators/grammars/urgency.ts';
import { paragraph, sentence } from '../../src/generators/text.ts';

const context = new FieldContext(Date.UTC(2026, 0, 1));
const draw = <T>(count: number, one: (at: FieldContext) => T, seed = 42, field = 'grammar'): T[] =>
  Array.from({ length: count }, (_, at) => one(context.aim(fieldKey(seed, 'tests', field), at + 1)));

describe('a headline and its text', () => {
  const RUNS = 400;

  // What can stand in a headline, by kind: a text may name it only if its headline does, or names none of the kind.
  const bugs = draw(5000, (at) => sentence(at, { about: 'ticket', topic: 'bug' }), 1, 'things');
  const things = new Set(
    bugs.flatMap((name) => /^(?:Totals in|Layout of) (the .+?) (?:wrong|broken)/.exec(name)?.[1] ?? []),
  );
  const kinds: readonly (readonly string[])[] = [
    [...things],
    ['January', 'February', 'March', 'April', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    ['this morning', 'yesterday', 'Monday', 'the weekend', 'the last update', 'last week', 'the new version'].map(
      (w) => `since ${w}`,
    ),
    ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  ];

  it.each(['technical', 'billing', 'feature_request', 'bug'])('tell of the same %s matter', (topic) => {
    expect(things.size).toBeGreaterThan(12);
    for (const name of draw(RUNS, (at) => sentence(at, { about: 'ticket', topic }), 3, 'head')) {
      const head = name.toLowerCase();
      for (const text of draw(5, (at) => paragraph(at, { about: 'ticket', topic, name }), name.length, 'told')) {
        expect(text).not.toMatch(/since the last,|since (\w+ )*since/);
        const told = text.toLowerCase();
        for (const words of kinds) {
          const named = words.filter((word) => head.includes(word.toLowerCase()));
          const others = words.filter((word) => told.includes(word.toLowerCase()) && !named.includes(word));
          if (named.length > 0) expect(others, `${name}: ${text}`).toEqual([]);
        }
      }
    }
  });

  it.each(['like', 'comment', 'follow', 'mention', 'system'])('tell of the same %s', (topic) => {
    for (const name of draw(RUNS, (at) => sentence(at, { about: 'notification', topic }), 3, 'head')) {
      const args: Parameters<typeof sentence>[1] = { about: 'notification_message', topic, name };
      const texts = draw(5, (at) => sentence(at, args), name.length, 'told');
      // Only where the headline tells of words that somebody wrote does the text quote any.
      const quotes = /liked|commented|comments|replied|mentioned|tagged/.test(name);
      for (const text of texts) expect(!text.includes('“') || quotes, `${name}: ${text}`).toBe(true);
    }
  });

  it.each(['Seoul', 'São Paulo', 'Rome', 'Lagos', 'Prague'])(
    'are read back, whatever people in %s are called',
    (place) => {
      for (const topic of ['like', 'comment', 'follow', 'mention', 'system']) {
        const args = { about: 'notification', topic, place, manner: 7 } as const;
        for (const name of draw(100, (at) => sentence(at, args))) expect(urgencyOf(name), name).toBeGreaterThan(0);
      }
    },
  );

  it('stand for themselves when no headline fits', () => {
    const [text = ''] = draw(1, (at) => paragraph(at, { about: 'ticket', topic: 'bug', name: 'Help!' }));
    expect(text).toMatch(/^\p{Lu}.{25,}[.?!]$/u);
  });
});
