import { expect, expectTypeOf, it } from 'vitest';
import { defineConfig, defineResource, type InferRecord } from '../../src/config/define.ts';
import type { DidYouMean, KnownName } from '../../src/config/names-of.ts';
import type { CheckedPath } from '../../src/config/paths.ts';

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

it('infers copied values, and what keywords and names tell', () => {
  const library = defineConfig({
    builtins: ['users'],
    resources: {
      shelves: { fields: { title: {}, kind: { choices: ['new', 'old'] }, place: { fields: { city: {} } } } },
      loans: {
        fields: {
          user_id: {},
          shelf_id: { references: 'shelves', nullable: 0.1 },
          email: { copy: 'user_id.email' },
          kind: { copy: 'shelf_id.kind' },
          city: { copy: 'shelf_id.place.city' },
          again: { copy: 'kind' },
          fee_total: {},
          level: { min: 1, max: 5 },
          due: { format: 'date' },
          code: { examples: ['A-1', 'B-2'] },
          is_open: {},
          unheard: {},
          inner: { fields: { user_id: {}, email: { copy: 'email' } } },
        },
      },
    },
  });
  type Loan = InferRecord<typeof library.resources.loans, typeof library>;
  expectTypeOf<Loan['user_id']>().toEqualTypeOf<number>();
  expectTypeOf<Loan['email']>().toEqualTypeOf<string>();
  expectTypeOf<Loan['kind']>().toEqualTypeOf<'new' | 'old'>();
  expectTypeOf<Loan['again']>().toEqualTypeOf<'new' | 'old'>();
  expectTypeOf<Loan['city']>().toEqualTypeOf<string>();
  expectTypeOf<Loan['fee_total']>().toEqualTypeOf<number>();
  expectTypeOf<Loan['level']>().toEqualTypeOf<number>();
  expectTypeOf<Loan['due']>().toEqualTypeOf<string>();
  expectTypeOf<Loan['code']>().toEqualTypeOf<string>();
  expectTypeOf<Loan['is_open']>().toEqualTypeOf<boolean>();
  expectTypeOf<Loan['unheard']>().toEqualTypeOf<unknown>();
  expectTypeOf<Loan['inner']>().toEqualTypeOf<{ readonly user_id: number; readonly email: string }>();
});

it('shows the compiler the names that were meant', () => {
  const loans = defineResource({ fields: { user_id: {}, place: { fields: { city: {} } } } });
  type Path<P> = CheckedPath<P, typeof loans, { readonly builtins: readonly ['users'] }>;
  expectTypeOf<Path<'user_id.usernam'>>().toEqualTypeOf<DidYouMean<'user_id.username'>>();
  expectTypeOf<Path<'place.ciy'>>().toEqualTypeOf<DidYouMean<'place.city'>>();
  expectTypeOf<Path<'plce.city'>>().toEqualTypeOf<DidYouMean<'place'>>();
  expectTypeOf<Path<'xyz'>>().toEqualTypeOf<DidYouMean<'id' | 'place' | 'user_id'>>();
  expectTypeOf<KnownName<'userz', 'users' | 'teams'>>().toEqualTypeOf<DidYouMean<'users'>>();
  expectTypeOf<Path<'user_id.username'>>().toEqualTypeOf<'user_id.username'>();
});

it('infers what a schema with Standard Schema describes', () => {
  const schema: { readonly '~standard': { readonly types?: { readonly output: { readonly title: string } } } } = {
    '~standard': {},
  };
  const films = defineResource({ schema, fields: { year: { type: 'integer' } } });
  expectTypeOf<InferRecord<typeof films>['title']>().toEqualTypeOf<string>();
  expectTypeOf<InferRecord<typeof films>['year']>().toEqualTypeOf<number>();
});

const clinic = defineConfig({
  envelope: 'results',
  resources: {
    centre: { single: true, fields: { name: { const: 'Riverside' } } },
    patients: {
      path: 'v1/Patients',
      key: 'code',
      list: ['code', 'name'],
      envelope: 'array',
      item: 'data',
      fields: {
        code: { generator: 'pattern', args: { pattern: 'P-[A-Z]{4}' }, unique: true },
        name: {},
        carer_id: { references: 'patients', earlier: true },
        country: { choices: ['AT', 'DE'] },
        currency: { choices: ['EUR', 'CHF'], per: 'country' },
      },
      causes: { health: { choices: { good: 3, poor: 1 } } },
    },
    rooms: { key: 'number', fields: { number: { min: 100, max: 999 }, floor: { type: 'integer' } } },
    visits: {
      unique: ['room_id', 'starts_at'],
      under: ['v1/Patients/{patient_id}/visits/{id}'],
      fields: {
        patient_id: { references: 'patients' },
        room_id: { references: 'rooms' },
        starts_at: { generator: 'slot', format: 'date-time', args: { minutes: 60, after: { from: 'booked_at' } } },
        ends_at: { generator: 'later', args: { after: { from: 'starts_at' }, minutes: 15 } },
        booked_at: { generator: 'past_date' },
        lines: {
          items: {
            field: {
              fields: {
                price: { generator: 'price' },
                quantity: { choices: [1, 2] },
                total: { generator: 'product', args: { of: [{ from: '.price' }, { from: '.quantity' }] } },
              },
            },
            count: [1, 3],
            unique: 'quantity',
          },
        },
        prices: { type: 'array', copy: 'lines.price' },
        total: { generator: 'sum', type: 'number', args: { of: { from: 'lines.total' } } },
      },
    },
    payments: {
      fields: {
        visit_id: { references: 'visits', each: 2 },
        payer: { copy: 'visit_id.patient_id', references: 'patients' },
      },
    },
    notes: {
      fields: {
        about: { choices: ['patient', 'room'] },
        about_id: { references: { by: 'about', is: { patient: 'patients', room: 'rooms' } } },
      },
    },
  },
});

it('infers records with addresses of their own, trees, sums, and references to one of several resources', () => {
  type All = (typeof clinic)['resources'];
  type Patient = InferRecord<All['patients'], typeof clinic>;
  expectTypeOf<keyof InferRecord<All['centre']>>().toEqualTypeOf<'name'>();
  expectTypeOf<keyof Patient>().toEqualTypeOf<'code' | 'name' | 'carer_id' | 'country' | 'currency'>();
  expectTypeOf<Patient['code']>().toEqualTypeOf<string>();
  expectTypeOf<Patient['carer_id']>().toEqualTypeOf<string | null>();
  expectTypeOf<Patient['currency']>().toEqualTypeOf<'EUR' | 'CHF'>();
  expectTypeOf<InferRecord<All['rooms']>['number']>().toEqualTypeOf<number>();
  type Visit = InferRecord<All['visits'], typeof clinic>;
  expectTypeOf<Visit['id']>().toEqualTypeOf<number>();
  expectTypeOf<Visit['patient_id']>().toEqualTypeOf<string>();
  expectTypeOf<Visit['room_id']>().toEqualTypeOf<number>();
  expectTypeOf<Visit['starts_at']>().toEqualTypeOf<string>();
  expectTypeOf<Visit['ends_at']>().toEqualTypeOf<string>();
  expectTypeOf<Visit['lines'][number]['quantity']>().toEqualTypeOf<1 | 2>();
  expectTypeOf<Visit['lines'][number]['total']>().toEqualTypeOf<number>();
  expectTypeOf<Visit['prices']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<Visit['total']>().toEqualTypeOf<number>();
  expectTypeOf<InferRecord<All['payments'], typeof clinic>['payer']>().toEqualTypeOf<string>();
  expectTypeOf<InferRecord<All['notes'], typeof clinic>['about_id']>().toEqualTypeOf<string | number>();
});

it('refuses addresses, causes and links that no config may have', () => {
  expect([
    // @ts-expect-error -- a path is a text
    defineResource({ path: 7, fields: {} }),
    // @ts-expect-error -- a key is one field
    defineResource({ key: ['code'], fields: {} }),
    // @ts-expect-error -- true or false
    defineResource({ single: 'yes', fields: {} }),
    // @ts-expect-error -- a list of addresses
    defineResource({ under: 'users/{user_id}/a', fields: {} }),
    // @ts-expect-error -- a list of fields
    defineResource({ list: 'name', fields: {} }),
    // @ts-expect-error -- the name of a shape
    defineResource({ envelope: { data: 1 }, fields: {} }),
    // @ts-expect-error -- several fields
    defineResource({ unique: true, fields: {} }),
    // @ts-expect-error -- no such generator of a cause
    defineResource({ causes: { mood: { generator: 'mod' } }, fields: {} }),
    // @ts-expect-error -- no such key of a cause
    defineResource({ causes: { mood: { choises: ['a'] } }, fields: {} }),
    // @ts-expect-error -- the path of one value
    defineResource({ fields: { a: { choices: ['b'], per: ['c'] } } }),
    // @ts-expect-error -- only a reference is to an earlier record
    defineResource({ fields: { a: { generator: 'city', earlier: true } } }),
    // @ts-expect-error -- a number of records
    defineResource({ fields: { a: { references: 'b', each: 'two' } } }),
    // @ts-expect-error -- the name of one field of the elements
    defineResource({ fields: { a: { items: { unique: ['b'] } } } }),
    // @ts-expect-error -- a sum needs what it is of
    defineResource({ fields: { a: { generator: 'sum' } } }),
    // @ts-expect-error -- no such argument of a sum
    defineResource({ fields: { a: { generator: 'sum', args: { of: { from: 'b' }, off: 1 } } } }),
    // @ts-expect-error -- a span needs its start
    defineResource({ fields: { a: { generator: 'later', args: { minutes: 5 } } } }),
    // @ts-expect-error -- no such resource among several
    defineConfig({ resources: { a: { fields: { b: { references: { by: 'c', is: { x: 'a', y: 'z' } } } } } } }),
    // @ts-expect-error -- no such resource of a cause
    defineConfig({ resources: { a: { causes: { b: { references: 'z' } }, fields: {} } } }),
  ]).toHaveLength(18);
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
    // @ts-expect-error -- no such field of the record
    defineResource({ fields: { a: { copy: 'b' } } }),
    // @ts-expect-error -- no such field of a resource that is kept
    defineConfig({ builtins: ['users'], resources: { a: { fields: { user_id: {}, b: { copy: 'user_id.x' } } } } }),
    // @ts-expect-error -- no such field of another resource
    defineConfig({ resources: { as: { fields: { b: {} } }, c: { fields: { a_id: {}, d: { copy: 'a_id.bb' } } } } }),
    // @ts-expect-error -- no such shape of pages
    defineConfig({ envelope: 'result' }),
    // @ts-expect-error -- no such shape of items
    defineResource({ item: 'dat', fields: {} }),
    // @ts-expect-error -- no such resource to count
    defineConfig({ items: { default: 5, userz: 7 } }),
    // @ts-expect-error -- nor is there one that fails
    defineConfig({ fail: { default: 0, userz: 0.5 } }),
    // @ts-expect-error -- a delay is in milliseconds
    defineConfig({ resources: { products: { fields: {}, delay: '200..800' } } }),
    // @ts-expect-error -- no such resource, from inside of an array
    defineConfig({ resources: { products: { fields: { a: { items: { field: { references: 'users' } } } } } } }),
  ]).toHaveLength(24);
});

it('takes what schemas may bring, and what is kept', () => {
  const schemas = defineConfig({ schemas: 's/*.json', resources: { a: { fields: { b_id: { references: 'bees' } } } } });
  const kept = defineConfig({ builtins: true, resources: { a: { fields: { user_id: { references: 'users' } } } } });
  const shaped = defineConfig({ envelope: './shapes', items: { users: 5 }, builtins: ['users'] });
  const slow = defineConfig({ delay: [200, 800], fail: { a: 0.5 }, resources: { a: { fields: {}, delay: 3000 } } });
  const each = defineConfig({ delay: { default: 0, users: [5, 10] } });
  const itself = defineConfig({ resources: { a: { fields: { parent_id: { references: 'a', nullable: 0.5 } } } } });
  expect([schemas, kept, shaped, slow, each, itself]).toHaveLength(6);
});
