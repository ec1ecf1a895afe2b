import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatorBundle } from '../../src/bundling/generator.js';
import { builtins } from '../../src/builtins.ts';
import { Records } from '../../src/render/records.ts';
import { cases } from '../effort.ts';

/** What the bundle exports, as the sources have it. */
interface Bundle {
  readonly builtins: typeof builtins;
  readonly Records: typeof Records;
}

/** Runs a classic script where there is nothing but the language, and `atob`. */
function load(script: string): Bundle {
  const page = createContext({ atob });
  runInContext(`"use strict";${script};this.found = generator`, page);
  // The bundle is text until here; its exports are those that it is made of.
  return page['found'] as Bundle;
}

function expectSameRecords(bundle: Bundle, seed: number): void {
  const options = { seed, refDate: '2026-01-01T00:00:00.000Z' };
  const made = new bundle.Records(bundle.builtins, options);
  const expected = new Records(builtins, options);
  for (const { name } of builtins.resources) {
    const ids = Array.from({ length: cases(20, 300) }, (_, index) => index + 1);
    // As texts, since that is quicker, and tells the order of the fields as well.
    const textsOf = (records: Records): string[] => ids.map((id) => JSON.stringify(records.record(name, id)));
    expect(textsOf(made)).toEqual(textsOf(expected));
  }
}

describe('the bundled generator', { timeout: 60_000 }, () => {
  const CLASSIC = { format: 'iife', globalName: 'generator' } as const;
  let script: string;

  beforeAll(async () => {
    script = await generatorBundle(CLASSIC);
  }, 60_000);

  it('makes the records that the sources make, and needs nothing but atob of the host', () => {
    const bundle = load(script);
    expect(bundle.builtins.resources.map(({ name }) => name)).toEqual(builtins.resources.map(({ name }) => name));
    for (const seed of cases([2 ** 53 - 1], [0, 42, 2 ** 53 - 1])) expectSameRecords(bundle, seed);
  });

  it('makes them unpacked, too', async () => {
    expectSameRecords(load(await generatorBundle({ ...CLASSIC, packed: false })), 7);
  });

  it('neither evaluates nor compiles texts', () => {
    expect(/\beval\b|\bFunction\(|WebAssembly/.exec(script)).toBe(null);
  });
});
