import { describe, expect, it } from 'vitest';
import { TABLE } from '../../src/inference/table/index.ts';
import { renderRecords } from '../../src/render/index.ts';
import type { FieldType, Json } from '../../src/schema/index.ts';
import { compiled, withFields } from '../config/opened.ts';

type Row = Readonly<Record<string, Json>>;

/** The records of a resource that has some fields, and the type of each field. */
async function recordsOf(
  fields: object,
  count: number = 20,
): Promise<{
  readonly rows: readonly Row[];
  readonly types: Readonly<Record<string, FieldType>>;
  /** The fields that are null where something has not happened. */
  readonly nullable: ReadonlySet<string>;
}> {
  const catalogue = await compiled(withFields(fields));
  const options = { resource: 'things', count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  const known = Object.entries(catalogue.find('things')?.fields ?? {});
  return {
    // A record is an object of JSON.
    rows: [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row),
    types: Object.fromEntries(known.map(([name, { type }]) => [name, type])),
    nullable: new Set(known.filter(([, { when }]) => when !== undefined).map(([name]) => name)),
  };
}

const FITS: Readonly<Partial<Record<FieldType, (value: Json | undefined) => boolean>>> = {
  string: (value) => typeof value === 'string' && value !== '' && !/undefined|NaN|null/.test(value),
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'),
};

/** A name of each row, as a field is called, with the types that the row guesses. Classes and first words are left out. */
const NAMES = TABLE.flatMap(({ names, guesses }) => {
  const plain = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !/[@*]/.test(name) && name !== 'id');
  // The id of a record is never guessed.
  return plain.slice(0, 2).map((name) => [name.replaceAll(' ', '_'), Object.keys(guesses) as FieldType[]] as const);
});

/** How many names are tried in one record. */
const TOGETHER = 25;

/** Splits names into records, in which neighbours of the table are apart, since they would be about the same things. */
function apart(names: readonly string[]): readonly (readonly string[])[] {
  const records = Math.ceil(names.length / TOGETHER);
  return Array.from({ length: records }, (_, record) => names.filter((_, at) => at % records === record));
}

describe('a field that has a name of the table', () => {
  it('has values of each type that the table guesses, where the type is said', { tags: 'slow' }, async () => {
    for (const type of ['string', 'integer', 'number', 'boolean'] as const) {
      const names = [...new Set(NAMES.filter(([, types]) => types.includes(type)).map(([name]) => name))];
      for (const some of apart(names)) {
        const { rows, types } = await recordsOf(Object.fromEntries(some.map((name) => [name, { type }])), 3);
        for (const name of some) {
          expect(types[name], name).toBe(type);
          const odd = rows.map((row) => row[name]).filter((value) => !FITS[type]?.(value));
          expect(odd, name).toEqual([]);
        }
      }
    }
  });

  it('has values of the type that it gets', { tags: 'slow' }, async () => {
    const names = [...new Set(NAMES.map(([each]) => each))];
    for (const some of apart(names)) {
      const { rows, types, nullable } = await recordsOf(Object.fromEntries(some.map((name) => [name, {}])), 3);
      for (const name of some) {
        const fits = FITS[types[name] ?? 'null'];
        const values = rows.map((row) => row[name]).filter((value) => !(value === null && nullable.has(name)));
        const odd = values.filter((value) => !fits?.(value));
        expect(odd, name).toEqual([]);
      }
    }
  });
});

describe('the country of a record', () => {
  it('is a country even if its city is something else', async () => {
    const { rows } = await recordsOf({ city: { type: 'string', format: 'date-time' }, country: {} });
    expect(rows.filter((row) => !/^[A-Z][A-Za-z ]+$/.test(String(row['country'])))).toEqual([]);
  });
});

describe('an ISBN', () => {
  const isValid = (isbn: Json | undefined): boolean =>
    typeof isbn === 'string' &&
    /^97[89]\d{10}$/.test(isbn) &&
    [...isbn].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

  it('is valid and never repeated, even with nothing beside it', async () => {
    const { rows } = await recordsOf({ isbn: {} }, 500);
    expect(rows.filter((row) => !isValid(row['isbn']))).toEqual([]);
    expect(new Set(rows.map((row) => row['isbn'])).size).toBe(500);
  });

  it.each([
    ['published_date', {}],
    ['publishedDate', { type: 'string', format: 'date' }],
    ['release_date', { format: 'date-time' }],
    ['published', {}],
    ['published_at', { type: 'integer' }],
  ])('is valid beside %s of %j', async (name, config) => {
    const { rows } = await recordsOf({ isbn: {}, [name]: config });
    expect(rows.filter((row) => !isValid(row['isbn']))).toEqual([]);
  });

  it('takes the year of a date beside it', async () => {
    const fields = { isbn: {}, published_date: { type: 'string', format: 'date' } };
    const { rows } = await recordsOf(fields, 300);
    expect(rows.map((row) => String(row['isbn']).slice(0, 3))).toContain('979');
  });
});
