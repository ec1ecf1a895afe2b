import { expect, it } from 'vitest';
import { createLiterals } from '../../src/bundling/dense.js';

/** The values that a script asks for, as they come back. */
function settled(script: string): unknown {
  const literals = createLiterals();
  const { code, values } = literals.settle(literals.replaceIn(script));
  expect(code).not.toContain('literal(');
  return JSON.parse(values);
}

it('makes lists over indented lines tight, and keeps the line breaks of other texts', () => {
  expect(settled('const a=`Anna, Berta,\n    Clara, Doris`;')).toEqual(['Anna,Berta,Clara,Doris']);
  expect(settled(String.raw`const a=["Hello,\n","\nKind regards, Ada."];`)).toEqual([
    ['Hello,\n', '\nKind regards, Ada.'],
  ]);
});
