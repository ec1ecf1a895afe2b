import { expect, it } from 'vitest';
import { FieldContext, generators, missingArgs } from '../../src/generators/index.ts';
import { fieldKey } from '../../src/generators/context.ts';

const names = Object.keys(generators);

it('every generator works without arguments, or says which it needs', () => {
  const context = new FieldContext(Date.UTC(2026, 0, 1)).aim(fieldKey(42, 'things', 'field'), 7);
  // What a generator takes differs; each is called without anything here.
  const byName: Readonly<Record<string, (context: FieldContext, args: object) => unknown>> = Object.fromEntries(
    Object.entries(generators).map(([name, generate]) => [name, generate as never]),
  );
  for (const name of names) {
    if (missingArgs(name, {}).length === 0) expect(byName[name]?.(context, {}), name).toBeDefined();
  }
});

it('a generator lacks only what it was not given', () => {
  expect(missingArgs('file_size', { width: 800, format: { from: 'format' } })).toEqual(['height']);
  expect(missingArgs('email', {})).toEqual([]);
  expect(missingArgs('nothing', {})).toEqual([]);
});
