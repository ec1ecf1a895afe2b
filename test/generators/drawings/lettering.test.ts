import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fit } from '../../../src/generators/drawings/lettering.ts';
import { anyCharacter } from '../../any-character.ts';

const frame = { width: 50, lines: 3, sizes: [10, 8, 6], bytes: 200 };
const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 200 }), fc.lorem({ maxCount: 30 }));

it('fits into the lines that there is room for, for any text', () => {
  fc.assert(
    fc.property(text, (words) => {
      const { size, lines } = fit(words, frame);
      return frame.sizes.includes(size) && lines.length <= 30 / size;
    }),
  );
});

it('breaks no word if all of them fit, in the largest size that fits', () => {
  expect(fit('Salt', frame)).toEqual({ size: 10, lines: ['Salt'] });
  expect(fit('The Cartographers', frame)).toEqual({ size: 6, lines: ['The', 'Cartographers'] });
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,7}$/), { minLength: 1, maxLength: 5 }), (words) => {
      expect(fit(words.join(' '), frame).lines.join(' ')).toBe(words.join(' '));
    }),
  );
});

it('shortens text that fits in no size, with an ellipsis', () => {
  const { size, lines } = fit('W'.repeat(300), frame);
  expect(size).toBe(6);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/…$/);
});
