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

async function load(script: string): Promise<Bundle> {
  const url = `data:text/javascript;base64,${Buffer.from(script).toString('base64')}`;
  // The bundle is text until here; its exports are those that it is made of.
  return (await import(/* @vite-ignore */ url)) as Bundle;
}

function expectSameRecords(bundle: Bundle, seed: number): void {
  const options = { seed, refDate: '2026-01-01T00:00:00.000Z' };
  const made = new bundle.Records(bundle.builtins, options);
  const expected = new Records(builtins, options);
  for (const { name } of builtins.resources) {
    const ids = Array.from({ length: cases(60, 300) }, (_, index) => index + 1);
    expect(ids.map((id) => made.record(name, id))).toEqual(ids.map((id) => expected.record(name, id)));
  }
}

describe('the bundled generator', { timeout: 60_000 }, () => {
  let script: string;

  beforeAll(async () => {
    script = await generatorBundle();
  }, 60_000);

  it('makes the records that the sources make', async () => {
    const bundle = await load(script);
    expect(bundle.builtins.resources.map(({ name }) => name)).toEqual(builtins.resources.map(({ name }) => name));
    for (const seed of [0, 42, 2 ** 53 - 1]) expectSameRecords(bundle, seed);
  });

  it('makes them unpacked, too', async () => {
    expectSameRecords(await load(await generatorBundle({ packed: false })), 7);
  });

  it('is the same text each time', async () => {
    expect((await generatorBundle()) === script).toBe(true);
  });

  it('is a classic script if asked, and needs nothing but atob of the host', async () => {
    const classic = await generatorBundle({ format: 'iife', globalName: 'generator' });
    const page = createContext({ atob });
    runInContext(`"use strict";${classic};this.found = generator.builtins.resources.length`, page);
    expect(page['found']).toBe(builtins.resources.length);
  });

  it('neither evaluates nor compiles texts', () => {
    expect(/\beval\b|\bFunction\(|WebAssembly/.exec(script)).toBe(null);
  });
});
