import { fakerGenerators, generators } from '../../src/generators/index.ts';
import { resources as builtIn } from '../../src/resources/index.ts';
import { loadCatalogue } from '../../src/load-catalogue.ts';
import { type Catalogue, type CatalogueSource, createCatalogue, type Resource } from '../../src/schema/index.ts';

const users = builtIn.filter(({ name }) => name === 'users');

/** Resources that have one of everything that a spec can say. */
export const shop: readonly Resource[] = [
  {
    name: 'brands',
    singular: 'brand',
    category: 'shop',
    description: 'Who makes things.',
    items: 7,
    fields: {
      id: { type: 'string', generator: 'uuid', description: 'Id' },
      name: { type: 'string', generator: 'faker:company.name', description: 'Name', unique: true },
      mail: {
        type: 'string',
        format: 'email',
        generator: 'email',
        description: 'Address',
        unique: true,
        nullable: 0.3,
      },
      rank: { type: 'integer', generator: 'random_int', description: 'Rank', unique: true, args: { min: 5, max: 60 } },
      parent_id: { type: 'string', description: 'Owner', references: 'brands', nullable: 0.5 },
      parent: { type: 'string', description: 'Its name', copy: 'parent_id.name', nullable: 0.5 },
      home: {
        type: 'object',
        description: 'Where it is',
        nullable: 0.2,
        fields: {
          city: { type: 'string', generator: 'city', description: 'City', required: true },
          note: {
            type: 'string',
            generator: 'word',
            description: 'Note',
            args: { choices: { by: '.city', is: {}, else: { far: 1, near: 2 } } },
          },
        },
      },
    },
  },
  {
    name: 'products',
    singular: 'product',
    category: 'goods',
    description: 'What is sold.',
    fields: {
      id: { type: 'integer', generator: 'random_int', description: 'Number' },
      kind: { type: 'string', generator: 'const', description: 'Kind', args: { value: 'product' } },
      brand_id: { type: 'string', description: 'Brand', references: 'brands' },
      brand_city: { type: 'string', description: 'City', copy: 'brand_id.home.city', nullable: 0.01 },
      seller_id: { type: 'integer', description: 'Seller', references: 'users' },
      seller: { type: 'string', format: 'email', generator: 'email', description: 'Seller', copy: 'seller_id.email' },
      stars: {
        type: 'integer',
        generator: 'choices',
        description: 'Stars',
        args: { choices: [1, { value: 5, weight: 3 }] },
      },
      tags: {
        type: 'array',
        description: 'Tags',
        items: {
          count: [0, 4],
          field: {
            type: 'string',
            generator: 'choices',
            description: 'Tag',
            args: { choices: ['a', 'b', 'c'] },
          },
        },
      },
      parts: {
        type: 'array',
        description: 'Parts',
        items: {
          count: [1, 3],
          field: {
            type: 'object',
            description: 'Part',
            fields: {
              price: { type: 'integer', generator: 'random_int', description: 'Price', args: { min: 1, max: 9 } },
              twice: {
                type: 'integer',
                description: 'Twice the price',
                reads: ['.price'],
                value: (_: never, price: never) => Number(price) * 2,
              },
            },
          },
        },
      },
      author: { type: 'string', generator: 'name', description: 'Any user', args: { name: { any: 'users.username' } } },
      dice: {
        type: 'integer',
        description: 'Dice',
        reads: [],
        value: (random: never) => (random as { int(a: number, b: number): number }).int(1, 6),
      },
    },
  },
];

/** The catalogue of the shop, with the users of the service. */
export async function shopCatalogue(resources: readonly Resource[] = shop): Promise<Catalogue> {
  const faker = await fakerGenerators(['faker:company.name']);
  return createCatalogue([...users, ...resources], { ...generators, ...faker }, builtIn);
}

function withoutCode(resource: Resource): Resource {
  const { dice: _, parts: __, ...fields } = resource.fields;
  return { ...resource, fields };
}

/** The shop without what only code can say. */
export const dataShop: readonly Resource[] = shop.map(withoutCode);

export const source: CatalogueSource = { kind: 'data', builtins: ['users'], resources: dataShop };

/** The catalogue of the shop, without code, as any thread can have it. */
export async function dataCatalogue(): Promise<Catalogue> {
  return loadCatalogue(source);
}
