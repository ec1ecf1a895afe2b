import { arg } from './arguments.ts';
import { addCycles, DAY, fewestCycles, midnight, momentOf, WEEKDAYS, weekdayOf } from './calendar.ts';
import { defineGenerator } from './define.ts';

export const phase = defineGenerator({
  name: 'phase',
  makes: 'Position of a date relative to the reference date: `past`, `recent`, `today` or `ahead`.',
  args: {
    date: arg.text('Date or date-time.', { required: true }),
    recentDays: arg.number('Number of days that count as recent.', { default: 0, formerly: 'recent' }),
  },
  examples: [{ args: { date: '2025-12-20', recentDays: 14 }, value: 'recent' }],
  make({ now }, { date, recentDays }): string {
    const moment = momentOf(date);
    if (moment > now) return 'ahead';
    if (date.length === 10 && moment >= midnight(now)) return 'today';
    return now - moment < recentDays * DAY ? 'recent' : 'past';
  },
});

export const whole_cycles = defineGenerator({
  name: 'whole_cycles',
  makes: 'Number of whole cycles between two dates.',
  args: {
    after: arg.text('The earlier date.', { required: true }),
    before: arg.text('The later date.', { required: true }),
    cycle: arg.text('`daily`, `weekly`, `monthly`, `quarterly` or `annually`.', { required: true, formerly: 'every' }),
  },
  examples: [{ args: { after: '2025-10-31', before: '2026-01-01', cycle: 'monthly' }, value: 2 }],
  make(_, { after, before, cycle }): number {
    const [start, end] = [momentOf(after), momentOf(before)];
    let count = fewestCycles(start, end, cycle);
    while (addCycles(start, cycle, count + 1) <= end) count++;
    return count;
  },
});

export const weekday = defineGenerator({
  name: 'weekday',
  makes: 'English name of the day of the week of a date.',
  args: {
    date: arg.text('Date, or date-time in UTC.', { required: true }),
  },
  examples: [{ args: { date: '2026-01-01' }, value: 'Thursday' }],
  make(_, { date }): string {
    return WEEKDAYS[weekdayOf(momentOf(date))] ?? '';
  },
});
