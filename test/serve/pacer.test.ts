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

it('pauses as soon as half a megabyte is done', async () => {
  const pace = new Pacer();
  const pauses = async (bytes: number): Promise<boolean> => {
    let isLater = false;
    void setImmediate().then(() => (isLater = true));
    await pace.add(bytes);
    return isLater;
  };
  expect([await pauses(499_999), await pauses(1), await pauses(500_000)]).toEqual([false, true, true]);
});
