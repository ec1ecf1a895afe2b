import fc from 'fast-check';

// Each schema is an object of its own: copying is what this file does.
/* oxlint-disable no-map-spread */
/** A JSON Schema, as a plain object. */
export type SchemaNode = Readonly<Record<string, unknown>>;

const FORMATS = [
  'email',
  'uri',
  'date',
  'date-time',
  'time',
  'uuid',
  'hostname',
  'ipv4',
  'ipv6',
  'uri-reference',
  'json-pointer',
  'relative-json-pointer',
  'duration',
  'byte',
  'regex',
  'uri-template',
  'idn-email',
  'iri',
  'password',
];

/** A value, or none. */
export const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** An object without its undefined members. */
export const plain = (object: object): SchemaNode =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** Two whole numbers, the lesser first. */
export const pair = (least: number, most: number): fc.Arbitrary<[number, number]> =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const lengths = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 0, max: 60 }).map((minLength) => ({ minLength })),
  fc.integer({ min: 0, max: 300 }).map((maxLength) => ({ maxLength })),
  pair(0, 80).map(([minLength, maxLength]) => ({ minLength, maxLength })),
);

const atom = fc.constantFrom(
  'a',
  'Z',
  '7',
  '\\d',
  '\\w',
  '\\s',
  '.',
  '[a-f]',
  '[^a-y]',
  '[A-Z0-9_-]',
  '\\.',
  '-',
  '\\u00e9',
  '[\\d.]',
);
const quantified = fc
  .tuple(atom, fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '{2,}', '+?'))
  .map((parts) => parts.join(''));
const pattern = fc
  .tuple(
    fc.constantFrom('^', ''),
    fc.array(
      fc.oneof(
        quantified,
        fc.tuple(quantified, quantified).map(([a, b]) => `(${a}|${b})`),
        fc.tuple(quantified, quantified).map(([a, b]) => `(?:${a}${b}){1,2}`),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.constantFrom('$', ''),
  )
  .map(([start, parts, end]) => start + parts.join('') + end);

/** Schemas of texts. */
export const text: fc.Arbitrary<SchemaNode> = fc.oneof(
  lengths.map((more) => ({ type: 'string', ...more })),
  fc.constantFrom(...FORMATS).map((format) => ({ type: 'string', format })),
  pattern.map((one) => ({ type: 'string', pattern: one })),
  fc.tuple(pattern, lengths).map(([one, more]) => ({ type: 'string', pattern: one, ...more })),
  fc.tuple(fc.constantFrom(...FORMATS), lengths).map(([format, more]) => ({ type: 'string', format, ...more })),
);

const bounds = (scale: number): fc.Arbitrary<object> =>
  fc
    .tuple(pair(-5000, 5000), fc.constantFrom('both', 'low', 'high', 'none', 'open', 'wide'))
    .map(([[low, high], kind]) => {
      if (kind === 'wide') return { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
      return {
        ...((kind === 'both' || kind === 'low') && { minimum: low / scale }),
        ...((kind === 'both' || kind === 'high') && { maximum: high / scale }),
        ...(kind === 'open' && { exclusiveMinimum: low / scale, exclusiveMaximum: (high + 3) / scale }),
      };
    });

/** Schemas of numbers. */
export const number: fc.Arbitrary<SchemaNode> = fc.oneof(
  fc
    .tuple(bounds(1), maybe(fc.constantFrom(1, 2, 5, 10)))
    .map(([more, multipleOf]) => plain({ type: 'integer', ...more, multipleOf })),
  fc
    .tuple(bounds(37), maybe(fc.constantFrom(0.01, 0.25, 0.5, 1, 3)))
    .map(([more, multipleOf]) => plain({ type: 'number', ...more, multipleOf })),
);

const values = fc.uniqueArray(
  fc.oneof(fc.string({ maxLength: 8 }), fc.integer({ min: -9, max: 9 }), fc.boolean(), fc.constant(null)),
  { minLength: 1, maxLength: 6 },
);

/** Schemas of values that hold no others. */
export const leaf: fc.Arbitrary<SchemaNode> = fc.oneof(
  { arbitrary: text, weight: 5 },
  { arbitrary: number, weight: 4 },
  { arbitrary: fc.constant({ type: 'boolean' }), weight: 1 },
  { arbitrary: values.map((list) => ({ enum: list })), weight: 1 },
  {
    arbitrary: fc.jsonValue({ maxDepth: 1 }).map((value) => ({ const: JSON.parse(JSON.stringify(value)) as unknown })),
    weight: 1,
  },
  { arbitrary: fc.constant({}), weight: 1 },
  { arbitrary: fc.constantFrom('d0', 'd1', 'd2').map((name) => ({ $ref: `#/$defs/${name}` })), weight: 1 },
  {
    arbitrary: fc.constant({
      allOf: [
        { type: 'integer', minimum: 3 },
        { maximum: 90, multipleOf: 3 },
      ],
    }),
    weight: 1,
  },
);
