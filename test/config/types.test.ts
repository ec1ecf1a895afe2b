import { expect, expectTypeOf, it } from 'vitest';
import { defineConfig, defineResource, type InferRecord } from '../../src/config/define.ts';

// The compiler is the test: a line that it ought to refuse and does not is an error of its own.

const reviews = defineResource({
  fields: {
    id: { generator: 'uuid' },
    product_id: { references: 'products' },
    stars: { type: 'integer', min: 1, max: 5 },
    state: { choices: { new: 3, old: 1 } },
    rank: { choices: [1, { value: 2, weight: 3 }] },
    kind: { const: 'review' },
    body: { generator: 'faker:lorem.paragraph', nullable: 0.2 },
    name: { generator: 'name', when: { state: ['new'] } },
    seen: { generator: 'faker:date.recent' },
    votes: { items: { field: { generator: 'random_int', args: { min: 1, max: 5 } }, count: [0, 3] } },
    place: { fields: { city: { generator: 'city' } } },
    twice: { reads: ['stars'], value: (random, stars: number) => stars * random.int(1, 2) },
    other: {},
  },
});

const config = defineConfig({
  seed: 7,
  builtins: ['users'],
  items: { default: 10, users: 5 },
  query: { page: '_page', firstPage: 0 },
  resources: {
    products: { fields: { title: { choices: ['Oak desk', 'Desk lamp'] }, user_id: { references: 'users' } } },
    reviews,
    profiles: { path: 'v1/Profiles', key: 'slug', list: ['slug'], fields: { slug: {} } },
    replies: { fields: { review_id: { references: 'reviews' }, likes: { references: 'products', nullable: 0.5 } } },
  },
});

it('gives back what it is given', () => {
  expect(config.resources.reviews).toBe(reviews);
});

it('infers the records of a resource', () => {
  type Review = InferRecord<typeof reviews>;
  expectTypeOf<Review['id']>().toEqualTypeOf<string>();
  expectTypeOf<Review['product_id']>().toEqualTypeOf<string | number>();
  expectTypeOf<Review['stars']>().toEqualTypeOf<number>();
  expectTypeOf<Review['state']>().toEqualTypeOf<'new' | 'old'>();
  expectTypeOf<Review['rank']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<Review['kind']>().toEqualTypeOf<'review'>();
  expectTypeOf<Review['body']>().toEqualTypeOf<string | null>();
  expectTypeOf<Review['name']>().toEqualTypeOf<string | null>();
  expectTypeOf<Review['seen']>().toEqualTypeOf<string>();
  expectTypeOf<Review['votes']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<Review['place']>().toEqualTypeOf<{ readonly city: string }>();
  expectTypeOf<Review['twice']>().toEqualTypeOf<number>();
  expectTypeOf<Review['other']>().toEqualTypeOf<unknown>();
  expectTypeOf<InferRecord<typeof config.resources.products>['id']>().toEqualTypeOf<number>();
});

it('infers the ids that references hold, from the config', () => {
  type Reply = InferRecord<typeof config.resources.replies, typeof config>;
  expectTypeOf<Reply['review_id']>().toEqualTypeOf<string>();
  expectTypeOf<Reply['likes']>().toEqualTypeOf<number | null>();
  expectTypeOf<InferRecord<typeof config.resources.products, typeof config>['user_id']>().toEqualTypeOf<number>();
});

it('infers what a schema with Standard Schema describes', () => {
  const schema: { readonly '~standard': { readonly types?: { readonly output: { readonly title: string } } } } = {
    '~standard': {},
  };
  const films = defineResource({ schema, fields: { year: { type: 'integer' } } });
  expectTypeOf<InferRecord<typeof films>['title']>().toEqualTypeOf<string>();
  expectTypeOf<InferRecord<typeof films>['year']>().toEqualTypeOf<number>();
});

it('refuses what no config may say', () => {
  expect([
    // @ts-expect-error -- no such generator
    defineResource({ fields: { a: { generator: 'prise' } } }),
    // @ts-expect-error -- no such method of faker
    defineResource({ fields: { a: { generator: 'faker:person.frstName' } } }),
    // @ts-expect-error -- no such argument
    defineResource({ fields: { a: { generator: 'price', args: { usdd: [1, 2] } } } }),
    // @ts-expect-error -- an argument of another type
    defineResource({ fields: { a: { generator: 'random_int', args: { min: 'one' } } } }),
    // @ts-expect-error -- an argument is missing
    defineResource({ fields: { a: { generator: 'tax' } } }),
    // @ts-expect-error -- two sources
    defineResource({ fields: { a: { generator: 'city', copy: 'b' } } }),
    // @ts-expect-error -- no such key of a field
    defineResource({ fields: { a: { generater: 'city' } } }),
    // @ts-expect-error -- no such key of a field of an object
    defineResource({ fields: { a: { fields: { b: { nulable: 1 } } } } }),
    // @ts-expect-error -- no such key of a resource
    defineResource({ feilds: {} }),
    // @ts-expect-error -- no such type
    defineResource({ fields: { a: { type: 'text' } } }),
    // @ts-expect-error -- no such key of a config
    defineConfig({ sead: 7 }),
    // @ts-expect-error -- no such resource of the service
    defineConfig({ builtins: ['user'] }),
    // @ts-expect-error -- no such layout
    defineConfig({ layout: 'tree' }),
    // @ts-expect-error -- users are not kept
    defineConfig({ resources: { products: { fields: { user_id: { references: 'users' } } } } }),
    // @ts-expect-error -- no such resource
    defineConfig({ builtins: ['users'], resources: { products: { fields: { a: { references: 'userz' } } } } }),
    // @ts-expect-error -- no such resource, from inside of an array
    defineConfig({ resources: { products: { fields: { a: { items: { field: { references: 'users' } } } } } } }),
  ]).toHaveLength(16);
});

it('takes what schemas may bring, and what is kept', () => {
  const schemas = defineConfig({ schemas: 's/*.json', resources: { a: { fields: { b_id: { references: 'bees' } } } } });
  const kept = defineConfig({ builtins: true, resources: { a: { fields: { user_id: { references: 'users' } } } } });
  const itself = defineConfig({ resources: { a: { fields: { parent_id: { references: 'a', nullable: 0.5 } } } } });
  expect([schemas, kept, itself]).toHaveLength(3);
});
