import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../any-character.ts';
import { digestOf, memoryOf, utf8Length } from '../../src/tree/index.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: fc.nat(0xffff).map((c) => String.fromCharCode(c)) }),
);

describe('utf8Length', () => {
  it('equals the length of a Buffer, even with lone surrogates', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
    );
    for (const text of ['\u007f', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ud800', '\uffff', '\u{10000}']) {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }
  });
});

describe('digestOf', () => {
  it('is equal for equal content, and differs for other content', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        expect(digestOf(one)).toMatch(/^[\da-f]{16}$/);
        expect(digestOf(one) === digestOf(other)).toBe(one === other);
        expect(digestOf(`1${one}`)).not.toBe(digestOf(`2${one}`));
        expect(digestOf(`${one}1`)).not.toBe(digestOf(`${one}2`));
      }),
    );
  });

  it('differs in both halves for documents that differ in one character', () => {
    const digests = Array.from({ length: 20_000 }, (_, id) => digestOf(`{"id":${id},"name":"Ada"}\n`));
    expect(new Set(digests).size).toBe(digests.length);
    // 32 bits alone meet by chance some 0.05 times among 20,000; a half that is constant, or repeats the other, shows.
    for (const half of [digests.map((digest) => digest.slice(0, 8)), digests.map((digest) => digest.slice(8))]) {
      expect(new Set(half).size).toBeGreaterThan(digests.length - 5);
    }
    expect(digests.some((digest) => digest.slice(0, 8) === digest.slice(8))).toBe(false);
  });

  it('never changes, since manifests contain it', () => {
    expect(['', 'a', '[\n{"id":1}\n]\n'].map(digestOf)).toEqual([
      '1aee8d83c14d9671',
      '82c9790130324e85',
      'f526a4999c1ea393',
    ]);
  });

  it('accepts bytes, each as one character', () => {
    expect(digestOf(new Uint8Array([97, 98]))).toBe(digestOf('ab'));
  });
});

it('a text takes one byte per character in Latin-1, and otherwise two', () => {
  expect(memoryOf('Koln')).toBe(4);
  expect(memoryOf('Köln')).toBe(4);
  expect(memoryOf('Łódź')).toBe(8);
});
