import { expect, it } from 'vitest';
import { slotsFor } from '../../src/generators/slots.ts';

const EIGHT_A_DAY = { hours: [9, 17], minutes: 60, week: [1, 7] };

it.each([
  ['those of all days', { days: [-3, 6] }, 80],
  [
    'those of the days after the reference date, if they come after a moment',
    { days: [-3, 6], after: '1970-01-01' },
    48,
  ],
  ['those of the last day, if no day comes after the reference date', { days: [-3, 0], after: '1969-12-31' }, 8],
])('as many slots are sure to differ as there are: %s', (_, args, count) => {
  expect(slotsFor({ ...EIGHT_A_DAY, ...args }, 0)).toBe(count);
});
