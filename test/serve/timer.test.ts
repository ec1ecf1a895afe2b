import { describe, expect, it } from 'vitest';
import { Timer } from '../../src/serve/timer.ts';
import { until } from './until.ts';

describe('a timer', () => {
  it('runs for its time, and cannot be started twice', async () => {
    const timer = new Timer();
    let ends = 0;
    expect(timer.isRunning).toBe(false);
    timer.start(5, () => (ends += 1));
    timer.start(5, () => (ends += 10));
    expect(timer.isRunning).toBe(true);
    await until(() => !timer.isRunning);
    expect(ends).toBe(1);
  });

  it('can be stopped early, and started again', async () => {
    const timer = new Timer();
    let ends = 0;
    timer.start(5, () => (ends += 10));
    timer.stop();
    expect(timer.isRunning).toBe(false);
    timer.start(10, () => (ends += 1));
    await until(() => !timer.isRunning);
    expect(ends).toBe(1);
  });
});
