import { FILE, OF, type Malformed } from './malformed.ts';

/** Malformed resources. */
export const RESOURCES: readonly Malformed[] = [
  ['a resource that is a list', { things: [] }, `${OF}: expected a resource, got an empty list`],
  ['a resource that is null', { things: null }, `${OF}: expected a resource, got null`],
  ['a resource of nothing', { things: {} }, `${OF}: expected fields or a schema, got neither`],
  [
    'an unknown key of a resource',
    { things: { feilds: {} } },
    `${OF}.feilds: did you mean fields? (expected a key of a resource (singular, category, description, path, key, single, under, list, envelope, item, items, delay, fail, schema, fields, of, causes, unique), got 'feilds')`,
  ],
  ['a reserved name', { meta: { fields: {} } }, `${FILE}: resources.meta: 'meta' has another meaning in a path`],
  ['the name of a device', { con: { fields: {} } }, `${FILE}: resources.con: 'con' has another meaning in a path`],
  [
    'a name that leads upwards',
    { '../x': { fields: {} } },
    `${FILE}: resources.../x: '../x' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    'a name with a dot',
    { 'a.json': { fields: {} } },
    `${FILE}: resources.a.json: 'a.json' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    'an empty name',
    { '': { fields: {} } },
    `${FILE}: resources.: '' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    'a name with a line end',
    { 'a\nb': { fields: {} } },
    `${FILE}: resources.a b: 'a b' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    '__proto__ as a name',
    JSON.parse('{"__proto__": {"fields": {}}}'),
    `${FILE}: resources.__proto__: '__proto__' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    'constructor as a name',
    { constructor: { fields: {} } },
    `${FILE}: resources.constructor: 'constructor' has another meaning in JavaScript`,
  ],
  [
    'the name of a resource that is kept',
    { users: { fields: {} } },
    `${FILE}: resources.users: expected another name than users, which a resource has already`,
  ],
  [
    'a category that is a resource',
    { things: { category: 'users', fields: {} } },
    `${OF}.category: expected another category than users, which is a resource`,
  ],
  [
    'a resource that is a category',
    { people: { fields: {} } },
    `${FILE}: resources.people: expected another name than people, which is the category of users`,
  ],
  [
    'a category that leads upwards',
    { things: { category: '..', fields: {} } },
    `${OF}.category: '..' cannot be part of a path; expected letters a to z, digits, -`,
  ],
  [
    'a count of nothing',
    { things: { items: 0, fields: {} } },
    `${OF}.items: expected a whole number from 1 to 100000, got 0`,
  ],
  [
    'a count that is a text',
    { things: { items: '7', fields: {} } },
    `${OF}.items: expected a whole number from 1 to 100000, got '7'`,
  ],
  ['fields that are a list', { things: { fields: [] } }, `${OF}.fields: expected fields by name, got an empty list`],
  [
    'a schema that is a number',
    { things: { schema: 7 } },
    `${OF}.schema: expected the name of a file, or a schema, got 7`,
  ],
];
