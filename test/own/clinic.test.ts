import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areData } from '../../src/schema/index.ts';
import { DEFAULTS } from '../../src/settings.ts';
import { buildTree, checkTree } from '../../src/write/index.ts';
import { cases } from '../effort.ts';
import { useTemporaryFolders } from '../node/temporary-folder.ts';
import { CLINIC, CLINIC_CONFIG, clinicOf, expectLaws } from './clinic.ts';

const temporary = useTemporaryFolders();

describe.each([1, 42, 4711])('the clinic with seed %i', (seed) => {
  it.each(cases([1, 100], [1, 100, 1000, 5000]))('keeps its laws with %i records', (items) => {
    const clinic = clinicOf(seed, items);
    expect([clinic['doctors']?.length, clinic['appointments']?.length]).toEqual([12, items]);
    expectLaws(clinic);
  });

  it('changes no record when there are more', () => {
    const [few, many] = [clinicOf(seed, 100), clinicOf(seed, cases(200, 1000))];
    for (const [name, records] of Object.entries(few)) expect(many[name]?.slice(0, records.length)).toEqual(records);
  });
});

describe('the clinic', () => {
  it('is data without a function', () => {
    expect(() => JSON.parse(readFileSync(CLINIC_CONFIG, 'utf8')) as unknown).not.toThrow();
    expect(areData(CLINIC.own)).toBe(true);
  });

  it('has notes on patients and on appointments', () => {
    expect(new Set(clinicOf(42, 100)['notes']?.map(({ about }) => about as unknown))).toEqual(
      new Set(['patient', 'appointment']),
    );
  });

  it.each([42, 7])('is checked with seed %i', async (seed) => {
    const out = temporary();
    await buildTree(CLINIC, { ...DEFAULTS, items: 10, dataOnly: true, seed, out });
    expect(await checkTree(CLINIC, out)).toMatchObject({ changed: [], missing: [], extra: [] });
  });
});
