import { OF, X, deep, field, type Malformed } from './malformed.ts';

/** Malformed fields. */
export const FIELDS: readonly Malformed[] = [
  ['a field that is a text', field('name'), `${X}: expected a field, got 'name'`],
  [
    'a name of a field with a dot',
    { things: { fields: { 'a.b': {} } } },
    `${OF}.fields.a.b: 'a.b' cannot be the name of a field`,
  ],
  [
    'a number as the name of a field',
    { things: { fields: { id: {}, 0: {} } } },
    `${OF}.fields.0: '0' cannot be the name of a field: JavaScript puts names that are numbers before id, which comes first`,
  ],
  [
    '__proto__ as a field',
    { things: { fields: JSON.parse('{"__proto__": {}}') } },
    `${OF}.fields.__proto__: '__proto__' cannot be the name of a field`,
  ],
  [
    'an unknown key of a field',
    field({ generater: 'name' }),
    `${X}.generater: did you mean generator? (expected a key of a field (generator, args, choices, const, references …), got 'generater')`,
  ],
  [
    'a key of every object',
    field({ toString: 1 }),
    `${X}.toString: expected a key of a field (generator, args, choices, const, references …), got 'toString'`,
  ],
  [
    'an unknown generator',
    field({ generator: 'prise' }),
    `${X}.generator: did you mean price? (expected a generator, got 'prise')`,
  ],
  [
    'a generator like no other',
    field({ generator: 'full_nme' }),
    `${X}.generator: expected a generator, got 'full_nme': mockgen list --generators shows them`,
  ],
  [
    'a generator without a letter',
    field({ generator: 'phrse' }),
    `${X}.generator: did you mean phrase? (expected a generator, got 'phrse')`,
  ],
  [
    'a generator of every object',
    field({ generator: 'constructor' }),
    `${X}.generator: did you mean const? (expected a generator, got 'constructor')`,
  ],
  ['a generator that is a number', field({ generator: 7 }), `${X}.generator: expected a text that is not empty, got 7`],
  ['an unknown method of faker', field({ generator: 'faker:company.nam' }), `${X}.generator: faker:company.nam`],
  [
    'a method of faker that is refused',
    field({ generator: 'faker:image.avatar' }),
    `${X}.generator: faker:image.avatar: its pictures lie on a server elsewhere`,
  ],
  [
    'arguments of faker by name',
    field({ generator: 'faker:company.name', args: {} }),
    `${X}.args: expected a list of arguments, got an object`,
  ],
  [
    'a list of arguments',
    field({ generator: 'price', args: [] }),
    `${X}.args: expected arguments by name, got an empty list`,
  ],
  ['arguments without a generator', field({ args: {} }), `${X}.args: expected a generator that takes them`],
  [
    'two sources',
    field({ generator: 'name', const: 1 }),
    `${X}.const: expected one source of the value, got generator and const`,
  ],
  [
    'a type that does not fit',
    field({ generator: 'price', type: 'string' }),
    `${X}.generator: expected a generator of type string, got price, which gives number`,
  ],
  [
    'an unknown type',
    field({ type: 'strnig' }),
    `${X}.type: did you mean string? (expected one of string, integer, number, boolean, array, object, null, got 'strnig')`,
  ],
  ['a share above 1', field({ nullable: 1.5 }), `${X}.nullable: expected a share from 0 to 1, got 1.5`],
  ['a share that is not a number', field({ nullable: true }), `${X}.nullable: expected a share from 0 to 1, got true`],
  ['min above max', field({ min: 5, max: 4 }), `${X}.min: expected no more than max, which is 4, got 5`],
  ['min that is not a number', field({ min: Number.NaN }), `${X}.min: expected a number, got NaN`],
  [
    'bounds of a text',
    field({ type: 'string', min: 5, max: 5 }),
    `${X}.min: expected a number to bound, got type string; a text has its lengths from minLength and maxLength of a schema, or from the generator pattern`,
  ],
  [
    'bounds of a text of a format',
    field({ format: 'email', max: 9 }),
    `${X}.max: expected a number to bound, got type`,
  ],
  [
    'bounds of a text of a generator',
    field({ generator: 'name', min: 5 }),
    `${X}.min: expected a number to bound, got`,
  ],
  [
    'bounds of a list',
    field({ items: { field: {} }, max: 3 }),
    `${X}.max: expected a number to bound, got type array; a list has the number of its elements from count in items`,
  ],
  ['bounds of a truth', field({ type: 'boolean', min: 0 }), `${X}.min: expected a number to bound, got type boolean`],
  ['no choices', field({ choices: {} }), `${X}.choices: expected at least one value, got an empty object`],
  ['an empty list of choices', field({ choices: [] }), `${X}.choices: expected at least one value, got an empty list`],
  ['a weight of 0', field({ choices: { a: 0 } }), `${X}.choices.a: expected a weight above 0, got 0`],
  [
    'a choice that is a list',
    field({ choices: [[1]] }),
    `${X}.choices[0]: expected a text, a number, true, false or null, got [1]`,
  ],
  ['choices of two types', field({ choices: [1, 'a'] }), `${X}: expected choices of one type`],
  [
    'an unknown resource',
    field({ references: 'user' }),
    `${X}.references: did you mean users? (expected a resource of the tree, got 'user')`,
  ],
  [
    'a reference of another type',
    field({ references: 'users', type: 'string' }),
    `${X}.type: expected integer, which the ids of users are, got string`,
  ],
  ['a copy of nothing', field({ copy: 'y', type: 'string' }), `${X}: reads things.y, which is not a field`],
  ['a copy without a type', field({ copy: 'y' }), `${X}: expected a field of things, got 'y'`],
  [
    'a cycle',
    { things: { fields: { x: { copy: 'y', type: 'string' }, y: { copy: 'x', type: 'string' } } } },
    `${X}: depends on itself: things.x → things.y → things.x`,
  ],
  [
    'a path into a list',
    { things: { fields: { x: { copy: 'y.z', type: 'string' }, y: { items: { field: { fields: { z: {} } } } } } } },
    `${X}: copies y.z, which is a list, and is of type string`,
  ],
  ['reads without a value', field({ reads: ['y'] }), `${X}.reads: expected a value that is called with them`],
  ['a value that is not a function', field({ value: 'x' }), `${X}.value: expected a function, got 'x'`],
  [
    'items beside a generator',
    field({ generator: 'name', items: {} }),
    `${X}.items: expected no items beside generator`,
  ],
  [
    'too many items',
    field({ items: { count: 5000 } }),
    `${X}.items.count: expected a count from 0 to 1000, or two, got 5000`,
  ],
  [
    'counts the wrong way round',
    field({ items: { count: [3, 2] } }),
    `${X}.items.count: the minimum count 3 is above the maximum, 2`,
  ],
  ['fields nested too deep', field(deep(100, (x) => ({ fields: { x } }))), 'nested more than 64 deep'],
  [
    'an id that may be null',
    { things: { fields: { id: { nullable: 0.5 } } } },
    `${OF}.fields.id.nullable: expected an id that is never null`,
  ],
  ...[{ min: 5 }, { type: 'integer', min: -3, max: 3 }, { min: 0 }, { max: 9 }].map((id): Malformed => [
    `an id with the bounds ${JSON.stringify(id)}`,
    { things: { fields: { id } } },
    `${OF}.fields.id: expected an id without bounds: ids that are numbers count from 1`,
  ]),
  [
    'an id that is a truth',
    { things: { fields: { id: { type: 'boolean' } } } },
    `${OF}.fields.id: expected an id of type integer or string, got boolean`,
  ],
  [
    'a unique field that cannot be',
    field({ type: 'boolean', unique: true }),
    `${X}: a unique value cannot be of type boolean`,
  ],
  [
    'a pattern with a look-ahead',
    field({ generator: 'pattern', args: { pattern: '(?=a)b' } }),
    `${X}.args: expected a pattern that texts can be made from, got (?=…)`,
  ],
  ['a pattern that is none', field({ generator: 'pattern' }), `${X}.args: expected a pattern, got nothing`],
  ['a constant that is a function', field({ const: () => 1 }), `${X}.const: expected JSON, got a function`],
];
