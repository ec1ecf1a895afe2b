import { describe, expect, it } from 'vitest';
import { offsetOn } from '../../src/generators/time-zones.ts';
import { FieldContext, fieldKey } from '../../src/generators/context.ts';
import { keepHours } from '../../src/generators/local-hours.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 0, 1);
const context = new FieldContext(now);
const drawn = (hours: 'office' | 'awake', city: string, start = now - 400 * DAY, end = now): readonly Date[] =>
  Array.from({ length: 2000 }, (_, at) => {
    const { random } = context.aim(fieldKey(42, 'tests', 'hours'), at + 1);
    const moment = keepHours(random, Math.floor(random.between(start, end)), { start, end, city, hours });
    if (!(moment >= start && moment <= end)) expect.fail(`${moment} is not from ${start} to ${end}`);
    return new Date(moment + offsetOn(city, moment));
  });
const share = (dates: readonly Date[], is: (date: Date) => boolean): number => dates.filter(is).length / dates.length;

describe('keepHours', () => {
  it.each(['Tokyo', 'Denver', 'Lyon'])('moves most moments into the local hours of %s', (city) => {
    const office = drawn('office', city);
    expect(share(office, (date) => date.getUTCHours() >= 8 && date.getUTCHours() < 18)).toBeGreaterThan(0.93);
    expect(share(office, (date) => [0, 6].includes(date.getUTCDay()))).toBeLessThan(0.04);
    const awake = drawn('awake', city);
    expect(share(awake, (date) => date.getUTCHours() >= 7)).toBeGreaterThan(0.94);
    expect(share(awake, (date) => [0, 6].includes(date.getUTCDay()))).toBeGreaterThan(0.2);
  });

  it('stays between the bounds even if they are narrow', () => {
    drawn('office', 'Lima', now - DAY / 8);
    drawn('awake', 'Sydney', now - DAY / 24);
  });
});
