import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Comparison } from '../../src/write/comparison.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';

const temporary = useTemporaryFolders();

function compare(text: string): Comparison {
  const file = join(temporary(), 'all.json');
  writeFileSync(file, text);
  const comparison = Comparison.open(file);
  if (!comparison) throw new Error('there is no file');
  onTestFinished(() => comparison.close());
  return comparison;
}

const chunk = (text: string, isLast = false): { bytes: Uint8Array; isLast: boolean } => ({
  bytes: Buffer.from(text),
  isLast,
});

it('gives back what was equal so far, from the first byte on', () => {
  const comparison = compare('[1,\n2,\n3]');
  expect(comparison.matches(chunk('[1,\n'))).toBe(true);
  expect(comparison.matches(chunk('2,\n'))).toBe(true);
  expect(comparison.matches(chunk('4]', true))).toBe(false);
  expect(comparison.offset).toBe(7);
  expect([...comparison.same()].map((bytes) => Buffer.from(bytes).toString()).join('')).toBe('[1,\n2,\n');
});

it('differs where the file goes on', () => {
  expect(compare('12').matches(chunk('1', true))).toBe(false);
  expect(compare('12').matches(chunk('1'))).toBe(true);
  expect(compare('12').holds(Buffer.from('12'))).toBe(true);
});
