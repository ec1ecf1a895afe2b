import { describe, expect, it } from 'vitest';
import { Timer } from '../../src/serve/timer.ts';
import { until } from './until.ts';

describe('a rest', () => {
  it('lasts for its time, and is not started twice', async () => {
    const rest = new Timer();
    let ends = 0;
    expect(rest.isOn).toBe(false);
    rest.start(5, () => (ends += 1));
    rest.start(5, () => (ends += 10));
    expect(rest.isOn).toBe(true);
    await until(() => !rest.isOn);
    expect(ends).toBe(1);
  });

  it('can be ended before its time, and started again', async () => {
    const rest = new Timer();
    let ends = 0;
    rest.start(5, () => (ends += 10));
    rest.end();
    expect(rest.isOn).toBe(false);
    rest.start(10, () => (ends += 1));
    await until(() => !rest.isOn);
    expect(ends).toBe(1);
  });
});
