import { describe, expect, it } from 'vitest';
import { lengthenPattern } from '../../src/inference/lengthen-pattern.ts';
import { Records } from '../../src/render/records.ts';
import { compiledSchema } from '../config/opened.ts';

const LENGTHS: readonly (readonly [pattern: string, least: number, most: number])[] = [
  ['^[a-z]+$', 12, Infinity],
  ['^[a-z]+$', 300, 310],
  ['^[+*]*$', 12, 12],
  ['^\\+\\d{2,}$', 20, 40],
  ['^[a-z]+(-[a-z]+)*$', 90, 100],
  ['^[a-z]+?-[a-z]+?$', 60, 64],
  ['^(?:a|b+)c{3,}$', 31, 31],
];

describe('a pattern whose repetitions have no end', () => {
  it.each(LENGTHS)('%s gives texts of at least %i characters, and at most %d', async (pattern, minLength, most) => {
    const maxLength = Math.min(most, 1000);
    const code = { type: 'string', pattern, minLength, maxLength };
    const root = { type: 'object', properties: { code } };
    const catalogue = await compiledSchema(root);
    const records = new Records(catalogue, { seed: 42, refDate: '2026-01-01T00:00:00.000Z' });
    for (let id = 1; id <= 50; id++) {
      const text = String(records.record('things', id)['code']);
      expect(text).toMatch(new RegExp(pattern, 'u'));
      expect(text.length).toBeGreaterThanOrEqual(minLength);
      expect(text.length).toBeLessThanOrEqual(maxLength);
    }
    expect(catalogue.find('things')?.fields['code']?.keywords).toMatchObject({ pattern, minLength, maxLength });
  });

  it.each([
    ['^[a-z]{3}$', 12, 20],
    ['^a+$', 5000, 6000],
    ['^[+]$', 2, 3],
  ])('%s gives none of %i to %i', (pattern, least, most) => {
    expect(lengthenPattern(pattern, least, most)).toBeUndefined();
  });
});
