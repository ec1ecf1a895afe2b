import fc from 'fast-check';

// Half of a pair is no character. There are so many halves, from here on.
const [HALVES, COUNT] = [0xd800, 0x800];

/** Any character there is, as the unit of a text. To list them all, as `binary` of fast-check does, takes most of a second. */
export const anyCharacter: fc.Arbitrary<string> = fc.nat(0x10ffff - COUNT).map(
  (at) => String.fromCodePoint(at < HALVES ? at : at + COUNT),
  (text) => {
    if (typeof text !== 'string' || !/^[^\p{Cs}]$/su.test(text)) throw new TypeError('This is no character.');
    const code = text.codePointAt(0) ?? 0;
    return code < HALVES ? code : code - COUNT;
  },
);
