import { expect, expectTypeOf, it } from 'vitest';
import type { Company, Invoice, Notification, User } from '../../src/resources/index.ts';
import { resources } from '../../src/resources/index.ts';

it('are typed as their specs say: closed lists, nullable fields, arrays', () => {
  expectTypeOf<Invoice['status']>().toEqualTypeOf<'pending' | 'paid' | 'overdue' | 'cancelled' | 'refunded'>();
  expectTypeOf<Invoice['paid_at']>().toEqualTypeOf<string | null>();
  expectTypeOf<Company['size']>().toEqualTypeOf<'startup' | 'small' | 'medium' | 'large' | 'enterprise'>();
  expectTypeOf<Notification['read']>().toEqualTypeOf<boolean>();
  expectTypeOf<User['age']>().toEqualTypeOf<number>();
  expect(resources).toHaveLength(23);
});
