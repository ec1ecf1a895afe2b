import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FieldContext } from '../../src/generators/context.ts';
import { expand, fill, slotsOf } from '../../src/generators/grammar.ts';
import type { Grammar } from '../../src/generators/grammar.ts';
import { author } from '../../src/generators/grammars/author.ts';
import { book } from '../../src/generators/grammars/book.ts';
import { company } from '../../src/generators/grammars/company.ts';
import { coupon } from '../../src/generators/grammars/coupon.ts';
import { course } from '../../src/generators/grammars/course.ts';
import { event } from '../../src/generators/grammars/event.ts';
import { hotel } from '../../src/generators/grammars/hotel.ts';
import { imageDescription } from '../../src/generators/grammars/image-notes.ts';
import { mentor } from '../../src/generators/grammars/mentor.ts';
import { notifications } from '../../src/generators/grammars/notification.ts';
import { tickets } from '../../src/generators/grammars/ticket.ts';
import { video } from '../../src/generators/grammars/video.ts';

const drawing = (seed: number, id = 1): FieldContext => new FieldContext(0).aim([seed, 1, 2, 3], id);

const SLOT = /\{([^{}]*)\}/g;

describe('expand', () => {
  it('fills slots with rules and words until none is left', () => {
    const grammar = { text: ['{greeting}, {name}!'], greeting: ['good {time}'], time: ['morning'] };
    expect(expand(drawing(1), grammar, 'text', { name: 'Ada' })).toBe('Good morning, Ada!');
  });

  it('prefers its own rules to those of the grammar', () => {
    const grammar = { text: ['{place} by {water}'], place: ['Inn'], water: ['the sea'] };
    expect(expand(drawing(1), grammar, 'text', {}, { water: ['the lake'] })).toBe('Inn by the lake');
  });

  it('uses different alternatives in any ten consecutive records', () => {
    const opening = Array.from({ length: 12 }, (_, at) => `Opening ${at}.`);
    const texts = Array.from({ length: 200 }, (_, at) =>
      expand(drawing(3, at + 1), { text: ['{opening}'], opening }, 'text'),
    );
    const runs = texts.slice(9).map((_, at) => texts.slice(at, at + 10));
    expect(runs.filter((run) => new Set(run).size !== 10)).toEqual([]);
    expect(new Set(texts).size).toBe(12);
  });

  it('refuses a slot that names neither a rule nor a word', () => {
    const refused = expect.objectContaining({ code: 'spec_invalid', message: expect.stringContaining('{missing}') });
    expect(() => expand(drawing(1), { text: ['A {missing} word.'] }, 'text')).toThrow(refused);
    expect(() => expand(drawing(1), { text: ['A {missing} word.'] }, 'text', { missing: [] })).toThrow(refused);
    expect(() => expand(drawing(1), {}, 'missing')).toThrow(refused);
  });

  it('uses no alternative twice as long as there are others', () => {
    const grammar = { text: ['{a_word} {a_word} {a_word}'] };
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const words = expand(drawing(seed), grammar, 'text', { a_word: ['x', 'y', 'z'] }).split(' ');
        expect(new Set(words).size).toBe(3);
      }),
    );
    expect(expand(drawing(1), grammar, 'text', { a_word: ['7'] })).toBe('7 7 7');
  });

  it('starts sentences with a capital, but not the words after the full stops of a name', () => {
    const grammar = { text: ['{name} sells élan. {name} and sons? “Yes.” indeed!'] };
    const written = expand(drawing(1), grammar, 'text', { name: 'brands S.A. de Ltd.' });
    expect(written).toBe('Brands S.A. de Ltd. sells élan. Brands S.A. de Ltd. and sons? “Yes.” Indeed!');
  });

  it('writes the same text for the same random numbers', () => {
    const grammar = { text: ['{x} {y}', '{y} {x}'], x: ['1', '2', '3'], y: ['4', '5', '6'] };
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        expect(expand(drawing(seed), grammar, 'text')).toBe(expand(drawing(seed), grammar, 'text'));
      }),
    );
  });
});

describe('slotsOf', () => {
  it('lists the slots of a text, with or without an article', () => {
    expect(slotsOf('{a thing} in {place}, {place}.')).toEqual(['thing', 'place', 'place']);
    expect(slotsOf('Nothing to fill.')).toEqual([]);
  });
});

describe('fill', () => {
  it.each([
    ['apple', 'an apple'],
    ['pear', 'a pear'],
    ['hour', 'an hour'],
    ['honest answer', 'an honest answer'],
    ['heir', 'an heir'],
    ['house', 'a house'],
    ['university', 'a university'],
    ['uninvited guest', 'an uninvited guest'],
    ['unit', 'a unit'],
    ['user', 'a user'],
    ['usher', 'an usher'],
    ['umbrella', 'an umbrella'],
    ['ukulele', 'a ukulele'],
    ['one-act play', 'a one-act play'],
    ['European tour', 'a European tour'],
    ['SMS', 'an SMS'],
    ['USB cable', 'a USB cable'],
    ['PDF', 'a PDF'],
    ['API', 'an API'],
    ['8-week plan', 'an 8-week plan'],
    ['18', 'an 18'],
    ['1990s song', 'a 1990s song'],
  ])('puts the article before "%s": %s', (word, expected) => {
    expect(fill('{a word}', () => word)).toBe(expected);
  });
});

const subjects = {
  author,
  book,
  company,
  coupon,
  course,
  event,
  hotel,
  imageDescription,
  mentor,
  notification: notifications.told,
  ticket: tickets.told,
  video,
};

/** The topics that lead to each part of a subject. */
const topicsOf = (name: string, parts: readonly string[]): readonly (string | undefined)[] =>
  name === 'course'
    ? [...new Set(parts.map((part) => part.replace(/, .*/, '')))]
    : ['coupon', 'event', 'book'].includes(name)
      ? parts.filter((part) => !/ (?:online|scored)$/.test(part))
      : [undefined];

/** The parts that a topic can lead to: that of its name, or those for its levels where it has them, and for an event also those of what is online, has no opponents. */
const partsOf = (topic: string | undefined, parts: readonly string[]): readonly string[] =>
  topic === undefined && parts.length > 0
    ? parts
    : topic !== undefined && !parts.includes(topic)
      ? parts.filter((part) => part.startsWith(`${topic}, `))
      : [topic ?? '', ...parts.filter((part) => part === `${topic} online` || part === `${topic} scored`)];

describe.each(Object.entries(subjects))('the grammar of %s', (name, subject) => {
  const parts = Object.keys(subject.parts);
  const known = { name: 'Some Name', place: 'Lyon', years: 7, stars: 3, amount: 20, currency: 'EUR' };
  const slotsOf = (about: Parameters<typeof subject.read>[0]): string[] =>
    Object.entries(subject.read(about, drawing(5).random).slots)
      // The ending of a verb may be empty: they write. Not everyone says goodbye. A story may happen anywhere.
      // Not every hotel says how many rooms it has, or more than what it is.
      .map(([slot, words]) => [slot, typeof words === 'function' ? words() : words] as const)
      .filter(([slot, words]) => words.length > 0 || ['s', 'es', 'bye', 'at', 'size', 'offers'].includes(slot))
      .map(([slot]) => slot);

  it('has a rule or a word for every slot, with any facts', () => {
    const missing = new Set<string>();
    for (const topic of topicsOf(name, parts)) {
      for (const about of [known, {}]) {
        const asked = topic === undefined ? about : { ...about, topic };
        const words = slotsOf(asked);
        const { own = {} } = subject.read(asked, drawing(5).random);
        for (const part of partsOf(topic, parts)) {
          const grammar: Grammar = { ...subject.rules, ...subject.parts[part], ...own };
          if ((grammar['text'] ?? []).length === 0) missing.add(`${part}: text`);
          for (const text of Object.values(grammar).flat()) {
            for (const [, inside = ''] of text.matchAll(SLOT)) {
              const slot = inside.replace(/^a /, '');
              if (!words.includes(slot) && (grammar[slot] ?? []).length === 0) missing.add(`${part}: {${inside}}`);
            }
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('has no unused rule, and no alternative twice', () => {
    const all = [subject.rules, ...Object.values(subject.parts)];
    const twice = all.flatMap((rules) =>
      Object.entries(rules).flatMap(([rule, texts]) =>
        texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${rule}: ${text}`),
      ),
    );
    expect(twice).toEqual([]);
    const asked = new Set(
      all.flatMap((rules) =>
        Object.values(rules)
          .flat()
          .flatMap((text) => [...text.matchAll(SLOT)].map(([, inside = '']) => inside.replace(/^a /, ''))),
      ),
    );
    const idle = all.flatMap(Object.keys).filter((rule) => rule !== 'text' && !asked.has(rule));
    // Headlines and texts of a matter share their rules.
    const shared = ['notification', 'ticket'].includes(name);
    expect(shared ? [] : idle).toEqual([]);
  });
});
