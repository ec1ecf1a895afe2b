import { records } from 'mockgen-cli/generate';
import { expect, it } from 'vitest';

// What a story, or a test, is given: the same records everywhere, without a host and without files.
const [customer] = records('users', { seed: 7, count: 1 });
const invoices = [...records('invoices', { seed: 7, count: 20 })];

/** The component under test. */
const total = (shown: typeof invoices): number => shown.reduce((sum, { amount }) => sum + amount, 0);

it('shows the amount that a customer owes', () => {
  const open = invoices.filter(({ status, customer_id }) => status !== 'paid' && customer_id === customer?.id);
  expect(open.every(({ paid_at }) => paid_at === null)).toBe(true);
  expect(total(open)).toBeLessThanOrEqual(total(invoices));
});
