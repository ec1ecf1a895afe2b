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
  const bugs = draw(5000, (at) => sentence.make(at, { about: 'ticket', topic: 'bug' }), 1, 'things');
  const things = new Set(
    bugs.flatMap((name) => /^(?:Totals in|Layout of) (the .+?) (?:wrong|broken)/.exec(name)?.[1] ?? []),
  );
  const kinds = [
    [...things],
    ['January', 'February', 'March', 'April', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    ['this morning', 'yesterday', 'Monday', 'the weekend', 'the last update', 'last week', 'the new version'].map(
      (w) => `since ${w}`,
    ),
    ['403', '404', '408', '409', '413', '429', '500', '502', '503', '504'],
  ].map((words) => words.map((word) => word.toLowerCase()));

  it.each(['technical', 'billing', 'feature_request', 'bug'])('are about the same %s matter', (topic) => {
    expect(things.size).toBeGreaterThan(12);
    const names = draw(RUNS, (at) => sentence.make(at, { about: 'ticket', topic }), 3, 'head');
    const told = names.flatMap((name) =>
      draw(5, (at) => ({ name, text: paragraph.make(at, { about: 'ticket', topic, name }) }), name.length, 'told'),
    );
    expect(told.filter(({ text }) => /since the last,|since (\w+ )*since/.test(text))).toEqual([]);
    const odd = told.filter(({ name, text }) => {
      const [head, body] = [name.toLowerCase(), text.toLowerCase()];
      return kinds.some((words) => {
        const named = words.filter((word) => head.includes(word));
        return named.length > 0 && words.some((word) => body.includes(word) && !named.includes(word));
      });
    });
    expect(odd).toEqual([]);
  });

  it.each(['like', 'comment', 'follow', 'mention', 'system'])('are about the same %s', (topic) => {
    const names = draw(RUNS, (at) => sentence.make(at, { about: 'notification', topic }), 3, 'head');
    const told = names.flatMap((name) =>
      draw(
        5,
        (at) => ({ name, text: sentence.make(at, { about: 'notification_message', topic, name }) }),
        name.length,
        'told',
      ),
    );
    // Only where the headline tells of words that somebody wrote does the text quote any.
    const quoting = /liked|commented|comments|replied|mentioned|tagged/;
    expect(told.filter(({ name, text }) => text.includes('“') && !quoting.test(name))).toEqual([]);
  });

  it.each(['Seoul', 'São Paulo', 'Rome', 'Lagos', 'Prague'])(
    'can be read back with any names of people in %s',
    (place) => {
      for (const topic of ['like', 'comment', 'follow', 'mention', 'system']) {
        const args = { about: 'notification', topic, place, manner: 7 } as const;
        const names = draw(100, (at) => sentence.make(at, args));
        expect(names.filter((name) => !((urgencyOf(name) ?? 0) > 0))).toEqual([]);
      }
    },
  );

  it('are independent if no headline fits', () => {
    const [text = ''] = draw(1, (at) => paragraph.make(at, { about: 'ticket', topic: 'bug', name: 'Help!' }));
    expect(text).toMatch(/^\p{Lu}.{25,}[.?!]$/u);
  });
});
