import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Invoice, Records } from '../../src/records.ts';
import { capture } from '../cli/capture.ts';

it('the interfaces of records are what `mockgen types` prints', async () => {
  const { stdout } = await capture(['types']);
  expect(readFileSync('src/records.ts', 'utf8'), '`npm run fixtures` writes it').toBe(stdout);
});

it('a record has plain types: literals for closed lists, and null where there can be none', () => {
  expectTypeOf<Invoice['total']>().toEqualTypeOf<number>();
  expectTypeOf<Invoice['paid_at']>().toEqualTypeOf<string | null>();
  expectTypeOf<'paid'>().toExtend<Invoice['status']>();
  expectTypeOf<string>().not.toExtend<Invoice['status']>();
  expectTypeOf<Records['invoices']>().toEqualTypeOf<Invoice>();
});
