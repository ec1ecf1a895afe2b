import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHandler, openTree } from 'mockgen-cli/handler';
import { z } from 'zod';
import { order } from './order.js';

const handler = createHandler(await openTree('fixtures'));

/** What the API answers to a path, as a bare array. */
async function list(path) {
  const response = await handler(new Request(`http://localhost/api/v1/${path}`));
  return { records: await response.json(), total: Number(response.headers.get('X-Total-Count')) };
}

test('a page of orders is what the app expects', async () => {
  const { records, total } = await list('orders?_page=2&_limit=5');
  assert.deepEqual(
    z
      .array(order)
      .parse(records)
      .map(({ id }) => id),
    [6, 7, 8, 9, 10],
  );
  assert.equal(total, 120);
});

test('totals add up, and reviews are by those who have bought', async () => {
  const { records: orders } = await list('orders?_limit=100');
  for (const { price, quantity, total } of orders) assert.equal(total, Math.round(price * quantity * 100) / 100);
  const { records: reviews } = await list('reviews?_limit=40');
  for (const review of reviews) {
    const bought = orders.find(({ id }) => id === review.order_id);
    assert.deepEqual([review.user_id, review.product_id], [bought.user_id, bought.product_id]);
    assert.ok(review.created_at >= bought.created_at);
  }
});
