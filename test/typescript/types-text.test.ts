import { expect, it } from 'vitest';
import { recordText, typeNameOf, typesText } from '../../src/typescript/index.ts';
import { typeText } from '../../src/typescript/type-text.ts';

it.each([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'string', enum: ['a', "b's", null] }, String.raw`'a' | 'b\'s' | null`],
  [{ type: 'number', const: 7 }, '7'],
  [{ type: 'array', items: { type: 'string' } }, 'readonly string[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'readonly (string | null)[]'],
  [{ type: 'array', prefixItems: [{ const: 'x' }], items: { type: 'number' } }, "readonly ['x', ...number[]]"],
  [{ type: 'array' }, 'readonly unknown[]'],
  [{ type: 'object' }, 'object'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Readonly<Record<string, number>>'],
  [{ oneOf: [{ $ref: 'User' }, { type: 'array', items: { $ref: 'User' } }] }, 'User | readonly User[]'],
  [{}, 'unknown'],
  [
    { type: 'object', properties: { 'a-b': { type: 'boolean' } }, required: ['a-b'] },
    "{\n  readonly 'a-b': boolean;\n}",
  ],
])('the type of %j is %s', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});

it.each([
  ['order-line', 'OrderLine'],
  ['user', 'User'],
  ['record', 'RecordRecord'],
  ['3d_model', '_3dModelRecord'],
])('records called %s have the type %s', (singular, name) => {
  expect(typeNameOf(singular)).toBe(name);
});

const NOTHING_ASKED = {
  paths: [],
  parameters: [],
  pageParameters: [],
  pageOf: () => ({}),
  itemOf: () => ({}),
  listed: () => undefined,
};

it('resources with the same singular have different types, and comments cannot end early', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', description: 'Number.' },
      seen_at: { type: 'string', format: 'date-time', description: 'When */ it\nwas seen' },
      user_id: { type: 'integer', 'x-references': 'users' },
    },
    required: ['id', 'seen_at'],
  };
  const resources = ['staff', 'all-staff'].map((name) => ({ name, singular: 'staff', description: 'People.' }));
  expect(typesText(resources, () => schema, NOTHING_ASKED, 'Heading')).toBe(
    `// Heading

/** People. */
export interface Staff {
  /** Number. */
  readonly id: number;
  /** When *\\/ it was seen. ISO 8601, in UTC. */
  readonly seen_at: string;
  /** One of the users. */
  readonly user_id?: number;
}

/** People. */
export interface AllStaff {
  /** Number. */
  readonly id: number;
  /** When *\\/ it was seen. ISO 8601, in UTC. */
  readonly seen_at: string;
  /** One of the users. */
  readonly user_id?: number;
}

/** The records of each resource by its name in paths. */
export interface Records {
  readonly staff: Staff;
  readonly 'all-staff': AllStaff;
}

/** The parameters of each path. */
export interface RecordQuery {
}

/** What answers at each path, by its parameters. \`{number}\` and \`{string}\` stand for keys. */
export interface Paths {
}
`,
  );
});

it('writes a record below its type, in which no field is missing', () => {
  const schema = { properties: { id: { type: 'integer' }, paid_at: { type: ['string', 'null'] } }, required: ['id'] };
  expect(recordText('order line', schema, { id: 1, paid_at: null })).toBe(
    [
      'interface OrderLine {',
      '  readonly id: number;',
      '  readonly paid_at: string | null;',
      '}',
      '',
      'const orderLine: OrderLine = {',
      '  "id": 1,',
      '  "paid_at": null',
      '};',
      '',
    ].join('\n'),
  );
});
