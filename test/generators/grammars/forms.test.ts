import { describe, expect, it } from 'vitest';
import { composeText } from '../../../src/generators/compose-text.ts';
import { FieldContext, fieldKey } from '../../../src/generators/context.ts';
import { createReader } from '../../../src/generators/grammars/forms.ts';
import { bookGenres } from '../../../src/generators/lists/books.ts';
import { eventCategories } from '../../../src/generators/lists/events.ts';
import { cases } from '../../effort.ts';

const RULES = { x: ['tea', 'tea rooms', 'an owl'], y: ['at home', 'in the rain'] };
const read = createReader(['{x} {y}', 'All about {a x}', '{x}: {y}', '{who} in Concert'], RULES);

describe('a reader of patterns', () => {
  it.each([
    ['Tea Rooms in the Rain', 0, { x: 'tea rooms', y: 'in the rain' }],
    ['tea at home', 0, { x: 'tea', y: 'at home' }],
    ['ALL ABOUT AN OWL', 1, { x: 'an owl' }],
    ['Tea: in the rain', 2, { x: 'tea', y: 'in the rain' }],
    ['The Tin Heron in Concert', 3, { who: 'The Tin Heron' }],
  ])('finds the words in "%s"', (text, index, slots) => {
    expect(read(text)).toEqual({ index, slots });
  });

  it.each(['', 'tea', 'coffee at home', 'tea at home again', 'in Concert'])('does not recognize "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('finds the words in any title', () => {
    const context = new FieldContext(0);
    const kinds = [...Object.values(eventCategories), ...Object.values(bookGenres)];
    for (const { titles, words } of kinds.filter((kind) => !(kind.words['x'] ?? ['{']).some((x) => x.includes('{')))) {
      const find = createReader(titles, words);
      const grammar = { ...words, title: titles };
      const composed = Array.from({ length: cases(100, 300) }, (_, at) =>
        composeText(context.aim(fieldKey(5, 'tests', 'forms'), at + 1), '{title}', grammar),
      );
      const unknown = composed.filter((title) => {
        const found = Object.values(find(title)?.slots ?? {});
        return found.length === 0 || !found.every((word) => title.toLowerCase().includes(word.toLowerCase()));
      });
      expect(unknown).toEqual([]);
    }
  });
});
