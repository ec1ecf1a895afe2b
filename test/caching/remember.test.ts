import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { remember } from '../../src/caching/index.ts';

describe('remember', () => {
  it('loads each key once, for any number of callers at any time', async () => {
    const asked: string[] = [];
    const find = remember(async (key) => {
      asked.push(key);
      return key.length;
    });
    expect(await Promise.all([find('a'), find('bb'), find('a')])).toEqual([1, 2, 1]);
    expect(await find('bb')).toBe(2);
    expect(asked).toEqual(['a', 'bb']);
  });

  it('loads a key again after a failure', async () => {
    let isBroken = true;
    const find = remember(async (key) => {
      if (isBroken) throw new Error('offline');
      return key;
    });
    for (const failed of await Promise.allSettled([find('a'), find('a')])) expect(failed.status).toBe('rejected');
    isBroken = false;
    expect(await find('a')).toBe('a');
  });

  it('shares what is loaded after a failure among all callers', async () => {
    let asked = 0;
    const find = remember(async () => {
      asked += 1;
      await setImmediate();
      if (asked === 1) throw new Error('offline');
      return asked;
    });
    const again = (): Promise<number> => find('a').catch(() => find('a'));
    expect(await Promise.all([again(), again()])).toEqual([2, 2]);
    expect(await find('a')).toBe(2);
  });
});
