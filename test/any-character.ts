import fc from 'fast-check';

// Half of a surrogate pair is not a character. `COUNT` code points from `HALVES` on are such halves.
const [HALVES, COUNT] = [0xd800, 0x800];

/**
 * Generates any Unicode character except halves of pairs. The `binary` unit of fast-check would first list all
 * characters, which takes most of a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - COUNT).map(
  (at) => String.fromCodePoint(at < HALVES ? at : at + COUNT),
  (text) => {
    if (typeof text !== 'string' || !/^[^\p{Cs}]$/su.test(text)) throw new TypeError('This is no character.');
    const code = text.codePointAt(0) ?? 0;
    return code < HALVES ? code : code - COUNT;
  },
);
