import { describe, expect, it } from 'vitest';
import { args, json } from '../../src/drafts/values.ts';
import { Faults } from '../../src/faults/index.ts';

const place = { file: 'mockgen.config.ts', path: ['resources'] };

/** Returns lists in lists. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what a user writes', () => {
  it.each([
    ['a value', json],
    ['arguments', args],
  ])('as %s may be nested 64 deep, and no deeper', (_, read) => {
    const faults = new Faults();
    expect(read(nested(64), place, faults)).toEqual(nested(64));
    expect(faults.count).toBe(0);
    read(nested(65), place, faults);
    expect(faults.all.map(({ message }) => message)).toEqual([expect.stringMatching(/: nested more than 64 deep$/)]);
  });
});
