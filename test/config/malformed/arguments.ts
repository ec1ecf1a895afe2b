import { field, X, type Malformed } from './malformed.ts';

const made = (generator: string, args: unknown, more: object = {}): unknown => field({ generator, args, ...more });

/** Arguments that no generator can do anything with. */
export const ARGUMENTS: readonly Malformed[] = [
  [
    'a text for two numbers',
    made('past_date', { days: 'x' }),
    `${X}.args.days: expected a list of two numbers, got 'x'`,
  ],
  [
    'three numbers for two',
    made('past_date', { days: [1, 2, 3] }),
    `${X}.args.days: expected a list of two numbers, got [1, 2, 3]`,
  ],
  ['a text for a number', made('random_int', { min: 'a' }), `${X}.args.min: expected a number, got 'a'`],
  ['a number for a text', made('latitude', { city: 5 }), `${X}.args.city: expected a text, got 5`],
  ['null for a text', made('latitude', { city: null }), `${X}.args.city: expected a text, got null`],
  ['a number for weights', made('word', { choices: 5 }), `${X}.args.choices: expected weights by value, got 5`],
  ['a list for weights', made('word', { choices: ['a'] }), `${X}.args.choices: expected weights by value, got ['a']`],
  [
    'a text as a weight',
    made('word', { choices: { a: 'b' } }),
    `${X}.args.choices: expected weights by value, got an object`,
  ],
  ['a text for a number, by a former name', made('price', { of: 'zz' }), `${X}.args.of: expected a number, got 'zz'`],
  ['a text for a flag', made('random_int', { unique: 'yes' }), `${X}.args.unique: expected true or false, got 'yes'`],
  [
    'a list with other things in it',
    made('figure', { list: ['1', 2], row: 0, columns: 1, index: 0 }),
    `${X}.args.list: expected a list of texts, got ['1', 2]`,
  ],
  [
    'a word that is none of some',
    made('past_date', { distribution: 'stedy' }),
    `${X}.args.distribution: did you mean steady? (expected one of low, soon, steady, got 'stedy')`,
  ],
  [
    'a case of another kind',
    made('price', { baseValue: { by: 'id', is: { 1: 5, 2: 'b' } } }),
    `${X}.args.baseValue.is.2: expected a number, got 'b'`,
  ],
  [
    'no case of the kind',
    made('price', { baseValue: { by: 'id', is: { 1: 5 }, else: 'b' } }),
    `${X}.args.baseValue.else: expected a number, got 'b'`,
  ],
  [
    'a case of several conditions of another kind',
    made('price', { of: { cases: [{ when: { id: [1] }, use: 'b' }] } }),
    `${X}.args.of.cases[0].use: expected a number, got 'b'`,
  ],
  [
    'a case whose conditions are no lists',
    made('price', { of: { cases: [{ when: { id: 1 }, use: 5 }] } }),
    `${X}.args.of: expected a number, got an object`,
  ],
  [
    'an unknown argument',
    made('past_date', { after: '2025-01-01', befor: '2025-02-01' }),
    `${X}.args.befor: did you mean before? (expected an argument of past_date (days, after, before, daysBack, distribution, city, hours, closeTo, dayKind), got 'befor')`,
  ],
  [
    'a name of every object as an argument',
    made('boolean', { toString: 1 }),
    `${X}.args.toString: expected an argument of boolean (probability, period, countAndLimit), got 'toString'`,
  ],
  [
    'an argument of a generator without any',
    made('uuid', { nope: 1 }),
    `${X}.args.nope: expected nothing, as uuid takes no arguments`,
  ],
  [
    'a least value above the greatest',
    made('random_int', { min: 5, max: 1 }),
    `${X}.args.min: expected no more than max, which is 1, got 5`,
  ],
  [
    'a least value beside the greatest',
    made('random_int', { max: 1 }, { min: 5 }),
    `${X}.args.min: expected no more than max, which is 1, got 5`,
  ],
  [
    'an argument in an array',
    field({ items: { field: { fields: { a: { generator: 'price', args: { usd: 5 } } } } } }),
    `${X}.items.field.fields.a.args.usd: expected a list of two numbers, got 5`,
  ],
  [
    'an argument in a schema',
    { things: { schema: { properties: { x: { 'x-generator': 'price', 'x-args': { usd: 5 } } } } } },
    `(resources.things.schema)#/properties/x/x-args/usd: expected a list of two numbers, got 5`,
  ],
];
