import fc from 'fast-check';
import { leaf, maybe, number, pair, plain, text } from './random-leaves.ts';
import type { SchemaNode } from './random-leaves.ts';

// Each schema is an object of its own: copying is what this file does.
/* oxlint-disable no-map-spread */
const NAMES = [
  'email',
  'firstName',
  'last_name',
  'createdAt',
  'price',
  'city',
  'avatar',
  'image_url',
  'description',
  'title',
  'slug',
  'phone',
  'url',
  'lat',
  'lng',
  'quantity',
  'rating',
  'status',
  'country',
  'username',
  'isActive',
  'tags',
  'ownerId',
  'name',
  'foo',
  'bar',
  'x1',
  'total_count',
  'zip',
  'code',
  'company',
  'note',
  'constructor',
];
function nullable(schema: SchemaNode): SchemaNode {
  const { type } = schema;
  return typeof type === 'string' ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}

/** Schemas of one value, nested so deep. */
function node(depth: number): fc.Arbitrary<SchemaNode> {
  if (depth === 0) return leaf;
  const inner = node(depth - 1);
  const array = fc
    .tuple(
      inner,
      maybe(pair(0, 5)),
      maybe(fc.boolean()),
      maybe(fc.array(inner, { minLength: 1, maxLength: 3 })),
      fc.boolean(),
    )
    .map(([items, count, uniqueItems, prefixItems, isClosed]) =>
      plain({
        type: 'array',
        items: prefixItems && isClosed ? false : items,
        ...(count && {
          maxItems: count[1] + (prefixItems?.length ?? 0),
          ...(!(prefixItems && isClosed) && { minItems: Math.min(count[0], 2) }),
        }),
        ...(prefixItems ? { prefixItems } : { uniqueItems }),
      }),
    );
  return fc.oneof(
    { arbitrary: leaf, weight: 4 },
    { arbitrary: array, weight: 1 },
    { arbitrary: object(depth - 1), weight: 1 },
    { arbitrary: inner.map(nullable), weight: 1 },
    { arbitrary: fc.tuple(text, number, object(depth - 1)).map((all) => ({ oneOf: all })), weight: 1 },
    {
      arbitrary: fc
        .tuple(object(depth - 1), object(depth - 1))
        .map(([a, b]) => ({ allOf: [open(a, 'a'), open(b, 'b')] })),
      weight: 1,
    },
  );
}

/** An object that others can be merged with: open, and with names of its own. */
function open({ properties, required }: SchemaNode, prefix: string): SchemaNode {
  const renamed = Object.entries(properties as object).map(([name, schema]) => [`${prefix}_${name}`, schema] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(renamed),
    required: (required as readonly string[]).map((name) => `${prefix}_${name}`),
  };
}

/** Schemas of an object. */
function object(depth: number): fc.Arbitrary<SchemaNode> {
  return fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), node(depth), fc.boolean()), {
        minLength: 1,
        maxLength: 6,
        selector: ([name]) => name,
      }),
      fc.boolean(),
    )
    .map(([fields, isClosed]) => ({
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, schema]) => [name, schema])),
      required: fields.filter(([, , isRequired]) => isRequired).map(([name]) => name),
      ...(isClosed && { additionalProperties: false }),
    }));
}

/** Schemas of a resource with definitions that it may refer to, one of which refers to itself where it need not. */
export const resourceSchema: fc.Arbitrary<SchemaNode> = fc.tuple(object(2), text, object(0)).map(([root, d0, d1]) => ({
  ...root,
  ...(root['additionalProperties'] === false && {
    properties: { ...(root['properties'] as object), id: { type: 'integer' } },
  }),
  $defs: {
    d0,
    d1: {
      type: 'object',
      properties: { ...(d1['properties'] as object), constructor: { type: 'boolean' } },
      required: [],
    },
    d2: {
      type: 'object',
      properties: {
        label: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/$defs/d2' } },
        parent: { $ref: '#/$defs/d2' },
      },
      required: ['label', 'children'],
    },
  },
}));
