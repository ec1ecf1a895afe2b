import fc from 'fast-check';
import { generators } from '../../src/generators/index.ts';
import { Records, type DataRecord } from '../../src/render/records.ts';
import { createCatalogue, type Catalogue, type Field, type Resource } from '../../src/schema/index.ts';

/** The resources of random catalogues, in their first order. */
const NAMES = ['oaks', 'elms', 'firs', 'ashes'] as const;

/** What each refers to in any case; nothing refers so to the last. */
const NEXT: Readonly<Record<string, string>> = { oaks: 'elms', elms: 'firs', firs: 'oaks', ashes: 'oaks' };

/** Resources, and how many records there are of each. */
export interface Sketch {
  readonly resources: readonly Resource[];
  readonly counts: Readonly<Record<string, number>>;
  readonly seed: number;
}

const text = { type: 'string', description: 'Text' } as const;
const LIST = Array.from({ length: 40 }, (_, at) => `word ${at}`);

const plain: fc.Arbitrary<Field> = fc.constantFrom<Field>(
  { ...text, generator: 'city' },
  { ...text, generator: 'email', format: 'email' },
  { ...text, generator: 'past_date', format: 'date-time' },
  { type: 'integer', description: 'Number', generator: 'random_int', args: { min: -3, max: 90 } },
  { type: 'number', description: 'Number', generator: 'float' },
  { type: 'boolean', description: 'Flag', generator: 'boolean' },
  { type: 'integer', description: 'Choice', generator: 'choices', args: { choices: [1, 2, { value: 9, weight: 4 }] } },
  { ...text, generator: 'const', args: { value: 'same' } },
  { type: 'object', description: 'Constant', generator: 'const', args: { value: { from: [1, null] } } },
  {
    type: 'integer',
    description: 'Code',
    value: (random: never) => ((random as { next(): number }).next() > 0.5 ? 1 : 0),
  },
);

const unique: fc.Arbitrary<Field> = fc.constantFrom<Field>(
  { ...text, unique: true, generator: 'city' },
  { ...text, unique: true, generator: 'email', format: 'email' },
  { ...text, unique: true, generator: 'url', format: 'uri', args: { siteName: 'Oak Ltd' } },
  { ...text, unique: true, generator: 'past_date', format: 'date-time' },
  { ...text, unique: true, generator: 'choices', args: { choices: LIST } },
  { type: 'integer', description: 'Range', unique: true, generator: 'random_int', args: { min: 7, max: 60 } },
  { type: 'integer', description: 'Range', unique: true, generator: 'random_int', args: { min: 0, max: 2 ** 50 } },
  { type: 'number', description: 'Range', unique: true, generator: 'float', args: { min: 0, max: 1 } },
);

/** The type of the ids of a resource: it follows from its name, so that references can be made before resources are. */
const idTypeOf = (name: string): 'string' | 'integer' => (name === 'elms' || name === 'ashes' ? 'string' : 'integer');

const reference: fc.Arbitrary<Field> = fc
  .constantFrom(...NAMES)
  .map((references) => ({ type: idTypeOf(references), description: 'Reference', references }));

function withNulls([field, nullable]: [Field, number | undefined]): Field {
  return nullable === undefined ? field : { ...field, nullable };
}

const maybeNull = (field: fc.Arbitrary<Field>): fc.Arbitrary<Field> =>
  fc.tuple(field, fc.constantFrom(undefined, 0.1, 0.7)).map(withNulls);

const leaf = maybeNull(fc.oneof({ weight: 3, arbitrary: plain }, unique, reference));
const element = maybeNull(fc.oneof({ weight: 3, arbitrary: plain }, reference));
const byName = (field: fc.Arbitrary<Field>): fc.Arbitrary<Readonly<Record<string, Field>>> =>
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), field, { minKeys: 1, noNullPrototype: true });

const nested: fc.Arbitrary<Field> = fc.oneof(
  byName(leaf).map((fields): Field => ({ type: 'object', description: 'Object', fields })),
  fc.tuple(element, fc.nat(2), fc.nat(2)).map(([field, least, more]): Field => ({
    type: 'array',
    description: 'Array',
    items: { field, count: [least, least + more] },
  })),
  byName(element).map((fields): Field => {
    const field: Field = { type: 'object', description: 'Element', fields };
    return { type: 'array', description: 'Array', items: { field, count: 2 } };
  }),
);

function withId(name: string, fields: Readonly<Record<string, Field>>): Readonly<Record<string, Field>> {
  const id: Field =
    idTypeOf(name) === 'string'
      ? { ...text, generator: 'uuid' }
      : { type: 'integer', description: 'Number', generator: 'random_int' };
  const references = NEXT[name] ?? 'oaks';
  const type = idTypeOf(references);
  return {
    id,
    label: { ...text, generator: 'city', unique: true },
    link_id: { type, description: 'Reference', references, ...(name === 'firs' && { nullable: 0.4 }) },
    link_label: { ...text, copy: 'link_id.label' },
    again_id: { type, description: 'The same', references, copy: 'link_id' },
    any_label: { ...text, generator: 'email', args: { name: { any: `${references}.label` } } },
    ...fields,
  };
}

const fieldsOf = (name: string): fc.Arbitrary<Readonly<Record<string, Field>>> =>
  fc
    .dictionary(fc.constantFrom('f', 'g', 'h', 'i', 'j'), fc.oneof(leaf, maybeNull(nested)), { noNullPrototype: true })
    .map((fields) => withId(name, fields));

const resourceOf = (name: string): fc.Arbitrary<Resource> =>
  fieldsOf(name).map((fields) => ({
    name,
    singular: name.slice(0, -1),
    category: 'trees',
    description: 'Trees',
    fields,
  }));

/** Four resources that refer to one another in any way. */
export const sketches: fc.Arbitrary<Sketch> = fc.record({
  resources: fc.tuple(...NAMES.map(resourceOf)),
  counts: fc.record(Object.fromEntries(NAMES.map((name) => [name, fc.integer({ min: 1, max: 12 })]))),
  seed: fc.nat(),
});

/** The catalogue of a sketch. */
export function catalogueOf({ resources }: Pick<Sketch, 'resources'>): Catalogue {
  return createCatalogue(resources, generators);
}

/** All records of a sketch, by resource. */
export function recordsOf(sketch: Sketch): Readonly<Record<string, readonly DataRecord[]>> {
  const { counts, seed, resources } = sketch;
  const records = new Records(catalogueOf(sketch), { seed, refDate: '2026-01-01T00:00:00.000Z', items: 1, counts });
  return Object.fromEntries(
    resources.map(({ name }) => [
      name,
      Array.from({ length: counts[name] ?? 1 }, (_, at) => records.record(name, at + 1)),
    ]),
  );
}
