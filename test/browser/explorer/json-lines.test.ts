import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLines, type JsonLine } from '../../../src/browser/explorer/json-lines.ts';

function textOf({ depth, name, bracket, value, hasComma }: JsonLine): string {
  const label = name === undefined ? '' : `${JSON.stringify(name)}: `;
  return `${'  '.repeat(depth)}${label}${bracket || JSON.stringify(value)}${hasComma ? ',' : ''}`;
}

describe('jsonLines', () => {
  it('are those of indented JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (document) => {
        // As it is received: a zero has no sign, for instance.
        const received: unknown = JSON.parse(JSON.stringify(document));
        expect([...jsonLines(received)].map(textOf).join('\n')).toBe(JSON.stringify(received, null, 2));
      }),
    );
  });

  it('know the path of each field, also in lists', () => {
    const paths = [...jsonLines({ lines: [{ product_id: 1 }], tags: [7], at: { x: 1 } })].map(({ path }) => path);
    expect(new Set(paths)).toEqual(
      new Set(['', 'lines', 'lines[]', 'lines[].product_id', 'tags', 'tags[]', 'at', 'at.x']),
    );
  });
});
