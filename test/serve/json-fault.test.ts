import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOfFault } from '../../src/serve/json-fault.ts';

it.each([
  ['[\n{"id":1},\n{"id":2,},\n{"id":3}\n]\n', 3],
  ['[\n{"id":1}\n{"id":2}\n]', 3],
  ['{\n"a": [1, 2\n}', 3],
  ['{"a": "x\ny"}', 1],
  ['{\n"a": 01}', 2],
  ["{'a': 1}", 1],
  ['[\n1,\n]', 3],
  ['{"a":1}\n\n{}', 3],
  ['', 1],
  ['[', 1],
])('the fault in %j is in line %i', (text, line) => {
  expect(lineOfFault(text)).toBe(line);
});

it('is found at the place of a character that does not belong there', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, at) => {
      const text = JSON.stringify(JSON.parse(json), null, 1);
      expect(lineOfFault(text)).toBeUndefined();
      const lines = text.split('\n');
      const number = at % lines.length;
      expect(lineOfFault([...lines.slice(0, number), '~', ...lines.slice(number)].join('\n'))).toBe(number + 1);
    }),
    { numRuns: 50 },
  );
});

it('takes time in proportion to the text', () => {
  expect(lineOfFault('['.repeat(300_000))).toBe(1);
  expect(lineOfFault(`"${'\\'.repeat(300_001)}`)).toBe(1);
});
