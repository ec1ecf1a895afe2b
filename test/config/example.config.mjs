import { defineConfig } from 'mockgen-cli/config';

export default defineConfig({
  seed: 7,
  items: { default: 50, users: 20 },
  builtins: ['users'],
  base: '/api/v1',
  envelope: 'results',
  query: { page: '_page', limit: '_limit' },
  resources: {
    products: {
      description: 'What is sold.',
      fields: {
        id: { generator: 'uuid' },
        title: {},
        price: { min: 5, max: 300 },
        colour: { choices: { black: 3, white: 2, red: 1 } },
        vendor: { generator: 'faker:company.name' },
      },
    },
    reviews: {
      items: 200,
      fields: {
        product_id: {},
        user_id: { references: 'users' },
        username: { copy: 'user_id.username' },
        stars: { type: 'integer', min: 1, max: 5 },
        body: { type: 'string', nullable: 0.3 },
      },
    },
  },
});
