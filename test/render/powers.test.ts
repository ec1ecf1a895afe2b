import { describe, expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { checkRooms, countOf, renderRecords } from '../../src/render/index.ts';
import { createCatalogue, type Catalogue, type Field, type Resource } from '../../src/schema/index.ts';
import { cases } from '../effort.ts';

type Fields = Readonly<Record<string, Omit<Field, 'description'>>>;

const ID: Field = { type: 'integer', generator: 'random_int', description: '', args: { min: 1 } };

function resource(name: string, fields: Fields, more: Partial<Resource> = {}): Resource {
  const described = Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [field, { description: '', ...one }]),
  );
  return { name, singular: name, category: 'things', description: '', ...more, fields: { id: ID, ...described } };
}

const catalogueOf = (...resources: readonly Resource[]): Catalogue => createCatalogue(resources, generators);

/** A record of any resource. */
// oxlint-disable-next-line typescript/no-explicit-any -- the fields differ between the resources below
type Data = Readonly<Record<string, any>>;

const SEEDS = [1, 42, 4711];
const REF_DATE = '2026-01-01T00:00:00.000Z';

/** Returns the first records of a resource. */
function recordsOf(
  catalogue: Catalogue,
  name: string,
  count: number,
  { seed = 42, ...more }: { readonly seed?: number; readonly counts?: Readonly<Record<string, number>> } = {},
): readonly Data[] {
  const options = { seed, refDate: REF_DATE, items: count, ...more };
  return [...renderRecords(catalogue, { ...options, resource: name, count })].map((line) => JSON.parse(line) as Data);
}

const reference = (references: Field['references'], more: Partial<Field> = {}): Omit<Field, 'description'> => ({
  type: 'integer',
  ...(references !== undefined && { references }),
  ...more,
});

const choices = (...values: readonly string[]): Omit<Field, 'description'> => ({
  type: 'string',
  generator: 'choices',
  args: { choices: values },
});

const number = (generator: string, args: object): Omit<Field, 'description'> => ({
  type: 'number',
  generator,
  args: { ...args },
});

describe('a path through a list', () => {
  const line: Field = {
    type: 'object',
    description: '',
    fields: {
      product_id: { description: '', ...reference('products') },
      name: { type: 'string', description: '', copy: '.product_id.name' },
      quantity: { type: 'integer', generator: 'random_int', description: '', args: { min: 1, max: 9 } },
      price: { type: 'number', description: '', copy: '.product_id.price' },
      total: {
        type: 'number',
        generator: 'product',
        description: '',
        args: { of: [{ from: '.quantity' }, { from: '.price' }] },
      },
    },
  };
  const catalogue = catalogueOf(
    resource('products', { name: choices('Oak desk', 'Lamp', 'Chair'), price: number('price', { usd: [1, 90] }) }),
    resource('orders', {
      lines: { type: 'array', items: { field: line, count: [0, 4], unique: 'product_id' } },
      total: number('sum', { of: { from: 'lines.total' } }),
      count: { type: 'integer', generator: 'count', args: { of: { from: 'lines' } } },
      names: { type: 'array', copy: 'lines.name', keywords: { items: { type: 'string' } } },
      found: { type: 'array', copy: 'lines.product_id.name' },
    }),
    resource('shipments', {
      order_id: reference('orders'),
      weights: { type: 'array', copy: 'order_id.lines.quantity' },
      items: number('sum', { of: { from: 'order_id.lines.quantity' } }),
    }),
  );

  it.each(SEEDS)('gives the values of all elements, with seed %i', (seed) => {
    for (const { lines, total, count, names, found } of recordsOf(catalogue, 'orders', 300, { seed })) {
      const all: readonly Data[] = lines;
      expect(total).toBeCloseTo(
        all.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
        6,
      );
      expect(String(total)).toMatch(/^\d+(?:\.\d{1,2})?$/);
      expect(count).toBe(all.length);
      expect(names).toEqual(all.map(({ name }) => name));
      expect(found).toEqual(names);
    }
  });

  it('leads behind a reference, too', () => {
    const orders = recordsOf(catalogue, 'orders', 100);
    for (const { order_id, weights, items } of recordsOf(catalogue, 'shipments', 100)) {
      const lines: readonly Data[] = orders[Number(order_id) - 1]?.['lines'] ?? [];
      expect(weights).toEqual(lines.map(({ quantity }) => quantity));
      expect(items).toBe(lines.reduce((sum, { quantity }) => sum + Number(quantity), 0));
    }
  });

  it('and elements without repeats: one field of theirs differs', () => {
    const orders = recordsOf(catalogue, 'orders', 300);
    for (const { lines } of orders) {
      const ids = (lines as readonly Data[]).map(({ product_id }) => product_id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(Math.max(...orders.map(({ count }) => count))).toBe(4);
  });
});

describe('a tree', () => {
  const catalogue = catalogueOf(
    resource('categories', {
      parent_id: reference('categories', { earlier: true }),
      parent: { type: 'string', copy: 'parent_id.name' },
      name: choices('a', 'b', 'c'),
    }),
  );

  it('has no circle: each record refers to an earlier one, and the first to none', () => {
    const records = recordsOf(catalogue, 'categories', 500);
    for (const { id, parent_id, parent } of records) {
      if (id === 1) expect([parent_id, parent]).toEqual([null, null]);
      else {
        expect(parent_id).toBeGreaterThan(0);
        expect(parent_id).toBeLessThan(id);
        expect(parent).toBe(records[Number(parent_id) - 1]?.['name']);
      }
    }
    expect(recordsOf(catalogue, 'categories', 20)).toEqual(records.slice(0, 20));
  });
});

describe('a reference to one of several resources', () => {
  const is = { patient: 'patients', visit: 'visits' };
  const catalogue = catalogueOf(
    resource('patients', { name: choices('a') }),
    resource('visits', { name: choices('b') }),
    resource('notes', { about: choices('patient', 'visit'), about_id: reference({ by: 'about', is }) }),
  );

  it('is to the resource that the other field names', () => {
    const counts = { patients: 3, visits: 40 };
    const notes = recordsOf(catalogue, 'notes', 300, { counts });
    const most = (kind: string): number =>
      Math.max(...notes.flatMap(({ about, about_id }) => (about === kind ? [about_id] : [])));
    expect([most('patient'), most('visit')]).toEqual([3, 40]);
  });
});

describe('records in blocks', () => {
  const catalogue = catalogueOf(
    resource('orders', {
      total: number('sum', { of: { all: 'lines.price' } }),
      last: { type: 'integer', generator: 'maximum', args: { of: { all: 'lines.line' } } },
    }),
    resource(
      'lines',
      {
        order_id: reference('orders', { each: 3 }),
        line: { type: 'integer', generator: 'turn', args: { every: 3 } },
        product: choices('a', 'b', 'c', 'd'),
        price: number('price', { usd: [1, 90] }),
      },
      { unique: ['order_id', 'product'] },
    ),
  );

  it('belong to one record each, which knows them all', () => {
    const counts = { items: 40 };
    const count = countOf(catalogue.find('lines') ?? { name: '' }, counts, catalogue.find);
    expect(count).toBe(120);
    const lines = recordsOf(catalogue, 'lines', count, { counts: { orders: 40 } });
    expect(lines.slice(0, 7).map(({ order_id, line }) => [order_id, line])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 1],
    ]);
    for (const { id, total, last } of recordsOf(catalogue, 'orders', 40)) {
      const own = lines.filter(({ order_id }) => order_id === id);
      expect(total).toBeCloseTo(
        own.reduce((sum, { price }) => sum + Number(price), 0),
        6,
      );
      expect(last).toBe(3);
      expect(new Set(own.map(({ product }) => product)).size).toBe(3);
    }
  });

  it('do not have another number of them', () => {
    const lines = catalogue.find('lines');
    expect(
      () => lines && checkRooms(catalogue, lines, 5, { items: 5, counts: { orders: 2 }, refDate: REF_DATE }),
    ).toThrow('lines.order_id: has each 3, which gives 6 records, and 5 are asked for');
  });

  it('can be asked for in part: the first ones are the same', () => {
    const counts = { orders: 2 };
    expect(recordsOf(catalogue, 'lines', 5, { counts })).toEqual(
      recordsOf(catalogue, 'lines', 6, { counts }).slice(0, 5),
    );
  });
});

describe('fields that are unique together', () => {
  const doctors = resource('doctors', { name: choices('a') });
  const patients = resource('patients', {
    registered_at: { type: 'string', format: 'date-time', generator: 'past_date', args: { days: [0, 2000] } },
  });
  const slot = { hours: [8, 18], minutes: 60, days: [-365, 90], after: { from: 'patient_id.registered_at' } };
  const appointments = resource(
    'appointments',
    {
      doctor_id: reference('doctors'),
      patient_id: reference('patients'),
      starts_at: { type: 'string', format: 'date-time', generator: 'slot', args: slot },
    },
    { unique: ['doctor_id', 'starts_at'] },
  );
  const likes = resource(
    'likes',
    { patient_id: reference('patients'), doctor_id: reference('doctors') },
    { unique: ['patient_id', 'doctor_id'] },
  );
  const rooms = resource(
    'rooms',
    { patient_id: reference('patients'), floor: choices('ground', 'first', 'second') },
    { unique: ['patient_id', 'floor'] },
  );
  const catalogue = catalogueOf(doctors, patients, appointments, likes, rooms);

  const tupleOf = (record: Data, names: readonly string[]): string => names.map((name) => record[name]).join(' ');

  const MANY = cases(1250, 5000);

  it.each([
    ['appointments', ['doctor_id', 'starts_at'], 1, {}],
    ['appointments', ['doctor_id', 'starts_at'], MANY, {}],
    ['appointments', ['doctor_id', 'starts_at'], MANY, { doctors: 12 }],
    ['likes', ['patient_id', 'doctor_id'], MANY, {}],
    ['likes', ['patient_id', 'doctor_id'], MANY, { doctors: 300 }],
    ['likes', ['patient_id', 'doctor_id'], MANY, { doctors: 20, patients: 0.06 * MANY }],
    ['rooms', ['patient_id', 'floor'], MANY, {}],
    ['rooms', ['patient_id', 'floor'], 299, { patients: 100 }],
  ])('%s by %j: %i records with counts %j', (name, fields, count, counts) => {
    for (const seed of SEEDS) {
      const records = recordsOf(catalogue, name, count, { seed, counts });
      expect(new Set(records.map((record) => tupleOf(record, fields))).size).toBe(count);
      for (const field of fields.filter((each) => each.endsWith('_id'))) {
        const total = Object.entries(counts).find(([target]) => field === `${target.slice(0, -1)}_id`)?.[1] ?? count;
        const isKnown = ({ id, [field]: target }: Data): boolean => target > 0 && target <= Math.min(Number(id), total);
        expect(records.filter((record) => !isKnown(record))).toEqual([]);
      }
    }
  });

  it.each(['appointments', 'likes', 'rooms'])('of %s: more records change no earlier one', { tags: 'slow' }, (name) => {
    const all = recordsOf(catalogue, name, 3000);
    for (const count of [1, 7, 100, 2999]) expect(recordsOf(catalogue, name, count)).toEqual(all.slice(0, count));
    const fixed = { counts: { doctors: 12, patients: 1100 } };
    const few = recordsOf(catalogue, name, 100, fixed);
    expect(recordsOf(catalogue, name, 3000, fixed).slice(0, 100)).toEqual(few);
  });

  it('are spread over all records that they refer to', () => {
    const records = recordsOf(catalogue, 'likes', 2000, { counts: { doctors: 50, patients: 100 } });
    for (const [field, total] of [
      ['doctor_id', 50],
      ['patient_id', 100],
    ] as const) {
      const hits = new Map<number, number>();
      for (const record of records) hits.set(record[field] ?? 0, (hits.get(record[field] ?? 0) ?? 0) + 1);
      expect(hits.size).toBe(total);
    }
  });

  it('lie within the hours, after the date of another record', () => {
    const registered = recordsOf(catalogue, 'patients', MANY).map(({ registered_at }) => String(registered_at));
    const isOpen = ({ patient_id, starts_at }: Data): boolean =>
      String(starts_at) > (registered[Number(patient_id) - 1] ?? '') &&
      /T(?:0[89]|1[0-7]):00:00\.000Z$/.test(starts_at) &&
      ![0, 6].includes(new Date(starts_at).getUTCDay());
    expect(recordsOf(catalogue, 'appointments', MANY).filter((record) => !isOpen(record))).toEqual([]);
  });

  it('are refused where there are too few values', () => {
    expect(() => recordsOf(catalogue, 'rooms', 301, { counts: { patients: 100 } })).toThrow(
      'rooms: unique: 301 records need 101 records for patient_id to refer to, and there are 100',
    );
  });

  it.each([
    [['doctor_id'], 'expected the names of at least two fields; a single one has `unique` itself'],
    [['doctor_id', 'start_at'], 'did you mean starts_at? (start_at is not a field)'],
    [['doctor_id', 'note'], 'expected a reference, and beside it choices, a range'],
  ])('are refused for %j', (unique, message) => {
    const note = { type: 'string', generator: 'sentence' } as const;
    const fields = { ...appointments.fields, note };
    expect(() => catalogueOf(doctors, patients, resource('appointments', fields, { unique }))).toThrow(
      `appointments: unique: ${message}`,
    );
  });
});
