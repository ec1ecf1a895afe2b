import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Pacer } from '../../src/serve/pacer.ts';

it('pauses after about every half megabyte, and not before', async () => {
  let turns = 0;
  const over = new AbortController();
  const others = (async () => {
    for (; !over.signal.aborted; turns++) await setImmediate();
  })();
  const pace = new Pacer();
  for (let at = 0; at < 4; at++) await pace.add(100_000);
  expect(turns).toBe(0);
  for (let at = 0; at < 40; at++) await pace.add(100_000);
  expect(turns).toBeGreaterThan(4);
  expect(turns).toBeLessThan(20);
  over.abort();
  await others;
});
