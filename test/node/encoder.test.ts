import { describe, expect, it } from 'vitest';
import { Encoder } from '../../src/node/index.ts';

/** The chunks of a text, as they come: their bytes are lent until the next one. */
function chunksOf(encoder: Encoder, pieces: Iterable<string | Uint8Array>): readonly (readonly [string, boolean])[] {
  return Array.from(encoder.encode(pieces), ({ bytes, isLast }) => [Buffer.from(bytes).toString(), isLast] as const);
}

describe('an encoder', () => {
  it('collects pieces into chunks of limited size, counting a character as three bytes, and marks the last chunk', () => {
    const encoder = new Encoder(12);
    for (let round = 0; round < 2; round++) {
      expect(chunksOf(encoder, ['abc', 'd', 'ef', 'gh', 'i', 'jk'])).toEqual([
        ['abcdefghi', false],
        ['jk', true],
      ]);
    }
    expect(chunksOf(encoder, [new Uint8Array(12).fill(97), 'b'])).toEqual([
      ['aaaaaaaaaaaa', false],
      ['b', true],
    ]);
  });

  it('yields a longer piece as one chunk, and no pieces as an empty chunk', () => {
    const encoder = new Encoder(12);
    expect(chunksOf(encoder, ['a long piece', 'b'])).toEqual([
      ['a long piece', false],
      ['b', true],
    ]);
    expect(chunksOf(encoder, [])).toEqual([['', true]]);
  });

  it('loses nothing of a text whose characters take three bytes each', () => {
    const text = '€'.repeat(30_000);
    expect(chunksOf(new Encoder(), [text])).toEqual([[text, true]]);
  });
});
