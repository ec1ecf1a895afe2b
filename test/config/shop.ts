import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A config with text ids, faker, references to what is kept, and answers in another shape. */
export const shopConfig = {
  seed: 7,
  items: { default: 6, users: 4 },
  out: 'tree',
  builtins: ['users'],
  base: '/api/v1',
  envelope: 'results',
  query: { page: '_page', limit: '_limit' },
  resources: {
    products: {
      category: 'commerce',
      items: 5,
      fields: {
        id: { generator: 'uuid' },
        title: { choices: { 'Oak desk': 1, 'Desk lamp': 2 } },
        vendor_name: { generator: 'faker:company.name' },
        price: { generator: 'price', args: { usd: [5, 300] } },
      },
    },
    reviews: {
      fields: {
        product_id: { references: 'products' },
        user_id: { references: 'users' },
        stars: { type: 'integer', min: 1, max: 5 },
        place: { fields: { city: { generator: 'city' } } },
      },
    },
  },
} as const;

const CODE = `
const { reviews, ...others } = config.resources;
const double = { type: 'integer', reads: ['stars'], value: (random, stars) => stars * 2 + random.int(0, 0) };
export default {
  ...config,
  resources: { ...others, reviews: { ...reviews, fields: { ...reviews.fields, double } } },
};
`;

/** Writes the config of the shop into a folder: as JSON, or as a module in which one field has code. */
export function writeShop(folder: string, name: string = 'mockgen.config.json'): void {
  const json = JSON.stringify(shopConfig);
  const typed = name.endsWith('.ts') ? ': { resources: Record<string, { fields: object }> }' : '';
  writeFileSync(join(folder, name), name.endsWith('.json') ? json : `const config${typed} = ${json};\n${CODE}`);
}
