import { OF, S, deep, schema, type Malformed } from './malformed.ts';

/** Malformed schemas. */
export const SCHEMAS: readonly Malformed[] = [
  [
    'a schema that is not there',
    { things: { schema: 'nothing.json' } },
    `${OF}.schema: cannot read nothing.json: there is no such file or folder`,
  ],
  [
    'a schema that is a folder',
    { things: { schema: '../config' } },
    `${OF}.schema: cannot read ../config: a folder is in its place`,
  ],
  ['a schema that is not JSON', { things: { schema: 'malformed.test.ts' } }, 'malformed.test.ts#: expected JSON: '],
  [
    'a pointer to nothing',
    { things: { schema: '../openapi/documents/pets.yaml#/components/schemas/Pett' } },
    `${OF}.schema: did you mean Pets? (expected a place that ../openapi/documents/pets.yaml has, got '#/components/schemas/Pett')`,
  ],
  [
    'a pointer to nothing with a near name',
    { things: { schema: '../openapi/documents/pets.yaml#/components/schema/Pet' } },
    `${OF}.schema: did you mean schemas? (expected a place that`,
  ],
  [
    'a pointer to a name that is like no other',
    { things: { schema: '../openapi/documents/pets.yaml#/components/schemas/Loan' } },
    "got '#/components/schemas/Loan': there is ",
  ],
  [
    'a schema of a list',
    { things: { schema: '../openapi/documents/pets.yaml#/components/schemas/Pets' } },
    '../openapi/documents/pets.yaml#/components/schemas/Pets: expected a schema of an object with properties, got array',
  ],
  [
    'a function without Standard JSON Schema',
    { things: { schema: () => 1 } },
    `${OF}.schema: expected a schema, or an object with Standard JSON Schema, got a function`,
  ],
  [
    'a library without JSON Schema',
    { things: { schema: { '~standard': { version: 1 } } } },
    `${OF}.schema.~standard: expected jsonSchema, which newer versions of the library have`,
  ],
  [
    'an unknown type in a schema',
    schema({ type: 'sting' }),
    `${S}/properties/x/type: did you mean string? (expected one of string, integer, number, boolean, array, object, null, got 'sting')`,
  ],
  [
    'an enum of nothing',
    schema({ enum: [] }),
    `${S}/properties/x/enum: expected a list of at least one, got an empty list`,
  ],
  [
    'an enum of another type',
    schema({ type: 'integer', enum: ['a'] }),
    `${S}/properties/x/enum: expected a value of type integer`,
  ],
  [
    'minimum above maximum',
    schema({ type: 'integer', minimum: 5, maximum: 4 }),
    `${S}/properties/x: expected a least value that is no more than the greatest, got 5 and 4`,
  ],
  [
    'no multiple within bounds',
    schema({ type: 'integer', minimum: 4, maximum: 6, multipleOf: 7 }),
    `${S}/properties/x: expected bounds with a multiple of 7 between them, got 4 and 6`,
  ],
  ['a multiple of 0', schema({ multipleOf: 0 }), `${S}/properties/x/multipleOf: expected a number above 0, got 0`],
  [
    'minLength above maxLength',
    schema({ minLength: 5, maxLength: 4 }),
    `${S}/properties/x: expected minLength to be no more than maxLength, got 5 and 4`,
  ],
  [
    'a pattern that is no expression',
    schema({ pattern: '(' }),
    `${S}/properties/x/pattern: expected a regular expression, got '('`,
  ],
  [
    'a back reference',
    schema({ pattern: '(a|b)\\1' }),
    `${S}/properties/x/pattern: expected a pattern that texts can be made from, got \\1: give the field a generator`,
  ],
  [
    'a class of Unicode',
    schema({ pattern: '\\p{L}+' }),
    `${S}/properties/x/pattern: expected a pattern that texts can be made from, got \\p: give the field a generator`,
  ],
  [
    'types that exclude each other',
    schema({ allOf: [{ type: 'string' }, { type: 'integer' }] }),
    `${S}/properties/x/allOf/1/type: expected a type that fits all of its schemas`,
  ],
  [
    'more different elements than there are',
    schema({ type: 'array', items: { type: 'boolean' }, minItems: 3, uniqueItems: true }),
    `${S}/properties/x: expected at least 3 different elements, and there are 2`,
  ],
  [
    'a keyword beyond us',
    schema({ not: { type: 'string' } }),
    `${S}/properties/x/not: is a keyword no value can be made for: give the field a generator`,
  ],
  [
    'a property that is required and forbidden',
    schema({}, { required: ['y'], additionalProperties: false }),
    `${S}/required: expected y among the properties`,
  ],
  ['a schema of false', schema(false), `${S}/properties/x: expected a schema, got false`],
  [
    'a reference out of the file',
    schema({ $ref: 'https://x.example/a.json' }),
    `${S}/properties/x/$ref: expected a reference inside of the file, such as #/$defs/name, got 'https://x.example/a.json'`,
  ],
  [
    'a reference to a key of every object',
    schema({ $ref: '#/constructor' }),
    `${S}/properties/x/$ref: expected a reference that leads somewhere, got '#/constructor'`,
  ],
  [
    'a recursive schema',
    schema({ $ref: '#' }, { required: ['x'] }),
    `${S}/properties/x: expected a schema that ends somewhere, and it requires itself`,
  ],
  [
    'a schema of nothing but itself',
    schema({ type: 'array', minItems: 2, items: { $ref: '#' } }),
    `${S}/properties/x/items: expected a schema that ends somewhere, and it contains itself without end`,
  ],
  [
    'a schema that is itself',
    schema({ $ref: '#/$defs/a' }, { required: ['x'], $defs: { a: { $ref: '#/$defs/a' } } }),
    `${S}/$defs/a: expected a schema that ends somewhere, and it requires itself`,
  ],
  [
    '__proto__ as a property',
    { things: { schema: JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}') } },
    `${S}/properties/__proto__: '__proto__' cannot be the name of a field`,
  ],
  [
    'an unknown generator in a schema',
    schema({ 'x-generator': 'nam' }),
    `${S}/properties/x/x-generator: did you mean name? (expected a generator, got 'nam')`,
  ],
  [
    'arguments without a generator in a schema',
    schema({ 'x-args': {} }),
    `${S}/properties/x/x-args: expected x-generator, got nothing`,
  ],
  [
    'a dangling reference in a schema',
    schema({ 'x-references': 'usrs' }),
    `${S}/properties/x/x-references: did you mean users? (expected a resource of the tree, got 'usrs')`,
  ],
  [
    'a schema nested too deep',
    schema(deep(300, (x) => ({ type: 'object', properties: { x }, required: ['x'] }))),
    'nested more than 64 deep',
  ],
  [
    'a schema that grows without end',
    schema(
      { $ref: '#/$defs/d0' },
      {
        $defs: Object.fromEntries(
          Array.from({ length: 40 }, (_, at) => [
            `d${at}`,
            {
              type: 'object',
              required: ['a', 'b'],
              properties: { a: { $ref: `#/$defs/d${at + 1}` }, b: { $ref: `#/$defs/d${at + 1}` } },
            },
          ]).concat([['d40', { type: 'string' }]] as never),
        ),
      },
    ),
    'expected fewer than 20000 schemas in one',
  ],
];
