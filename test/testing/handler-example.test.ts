import { createHandler, createTree } from 'mockgen-cli/handler';
import { expect, it } from 'vitest';

const handler = createHandler(await createTree({ only: ['invoices'] }));

it('finds overdue invoices', async () => {
  const response = await handler(new Request('http://localhost/invoices?q=overdue&count=1'));
  expect(await response.json()).toMatchObject({ data: [{ status: 'overdue' }] });
});

it('knows no other invoice', async () => {
  const response = await handler(new Request('http://localhost/invoices/101'));
  expect(response.status).toBe(404);
});
