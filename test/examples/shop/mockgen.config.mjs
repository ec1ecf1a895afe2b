import { defineConfig } from 'mockgen-cli/config';
import { order } from './order.js';

export default defineConfig({
  seed: 7,
  items: { default: 40, users: 15, orders: 120 },
  builtins: ['users'],
  base: '/api/v1',
  envelope: 'array',
  query: { page: '_page', limit: '_limit' },
  resources: {
    products: {
      category: 'shop',
      schema: 'schemas/product.json',
      fields: { sku: { unique: true }, title: { generator: 'faker:commerce.productName' } },
    },
    orders: {
      category: 'shop',
      description: 'Who has bought what.',
      schema: order,
      fields: {
        status: { choices: { delivered: 6, sent: 2, paid: 1, returned: 1 } },
        price: { copy: 'product_id.price' },
        total: {
          type: 'number',
          reads: ['price', 'quantity'],
          // In cents, as sums of fractions are not exact.
          value: (_, price, quantity) => Math.round(price * quantity * 100) / 100,
        },
        created_at: { generator: 'past_date', args: { after: { from: 'user_id.created_at' } } },
      },
    },
    reviews: {
      category: 'shop',
      schema: 'schemas/review.json',
      fields: {
        product_id: { copy: 'order_id.product_id' },
        user_id: { copy: 'order_id.user_id' },
        stars: { choices: [{ value: 5, weight: 4 }, { value: 4, weight: 3 }, 3, 2, 1] },
        body: {
          choices: ['Just as it looks in the picture.', 'Good, but it took two weeks.', 'I would buy it again.'],
        },
        created_at: { generator: 'past_date', args: { after: { from: 'order_id.created_at' } } },
      },
    },
  },
});
