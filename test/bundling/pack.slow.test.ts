import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import { pack } from '../../src/bundling/pack.js';
import { unpack, unpackBy } from '../../src/bundling/unpack.js';
import { cases } from '../effort.ts';

const again = (text: string): string => unpack(pack(text));

describe('a packed text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => again(text) === text),
      { numRuns: cases(15, 100) },
    );
  });

  it.each(['', 'a', 'aaaaaaaaaaaaaaaaaaaa', 'ab', '\0\uffff', '😀', 'half of a pair: \ud83d', '\ufeffmark'])(
    'comes back: %j',
    (text) => {
      expect(again(text)).toBe(text);
    },
  );

  it('comes back if it has units of very different frequency, and many of them', () => {
    const many = Array.from({ length: 2000 }, (_, at) => String.fromCharCode(at)).join('');
    const text = `${'a'.repeat(60_000)}${'b'.repeat(6000)}${many}`;
    expect(again(text) === text).toBe(true);
  });

  it('is packed in the same way each time', () => {
    expect(pack('heron, wren, kestrel')).toEqual(pack('heron, wren, kestrel'));
  });

  it('takes less room where it repeats itself', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word ${(at * 7919) % 1009}`).join(', ');
    const once = pack(words).bytes.length;
    expect(pack(words + words).bytes.length).toBeLessThan(once * 1.1);
  });

  it('comes back in stretches, with pauses in between', async () => {
    const text = Array.from({ length: 3000 }, (_, at) => `word ${(at * 7919) % 1009}`).join(', ');
    let pauses = 0;
    expect((await unpackBy(pack(text), () => void pauses++)) === text).toBe(true);
    expect(pauses).toBeGreaterThan(2);
    expect(await unpackBy(pack(''), () => void pauses++)).toBe('');
  });
});
