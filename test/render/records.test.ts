import { describe, expect, it } from 'vitest';
import { generators } from '../../src/generators/index.ts';
import { Records, type DataRecord } from '../../src/render/records.ts';
import { resources } from '../../src/resources/index.ts';
import { type Catalogue, createCatalogue, type Resource } from '../../src/schema/index.ts';

const refDate = '2026-01-01T00:00:00.000Z';

const catalogues = new Map<readonly Resource[], Catalogue>();

/** Makes a catalogue of each list once, which takes longer than making some records. */
function catalogueOf(list: readonly Resource[]): Catalogue {
  const catalogue = catalogues.get(list) ?? createCatalogue(list, generators);
  catalogues.set(list, catalogue);
  return catalogue;
}

function recordsOf(list: readonly Resource[], name: string, ids: readonly number[], seed = 42): readonly DataRecord[] {
  const records = new Records(catalogueOf(list), { seed, refDate });
  return ids.map((id) => records.record(name, id));
}

const IDS = [1, 2, 3, 17, 99, 250];
const reversed = resources.toReversed();

describe.each(resources)('records of $name', ({ name, fields }) => {
  it('have all fields in the order of the spec', () => {
    for (const record of recordsOf(resources, name, IDS)) expect(Object.keys(record)).toEqual(Object.keys(fields));
  });

  it('are the same in any order and combination of requests', () => {
    const forth = recordsOf(resources, name, IDS);
    const back = recordsOf(reversed, name, IDS.toReversed()).toReversed();
    expect(back).toEqual(forth);
  });

  it('differ between seeds, and 0 is a valid seed', () => {
    const [zero, one] = [recordsOf(resources, name, IDS, 0), recordsOf(resources, name, IDS, 1)];
    expect(zero).not.toEqual(one);
    expect(recordsOf(resources, name, IDS, 0)).toEqual(zero);
  });
});

describe('an id that is a text', () => {
  it.each([
    ['meta', "things.id: gave 'meta' in record 1; it has another meaning in a path"],
    ['Ab', "things.id: gave 'Ab' in record 1; an id has a to z, 0 to 9, '.', '_' and '-', and names a file"],
  ])('is refused for %s, with the reason', (pattern, message) => {
    const own = { type: 'string', description: '' } as const;
    const id = { ...own, unique: true, generator: 'pattern', args: { pattern } } as const;
    const things = { name: 'things', singular: 'thing', category: 'all-things', description: '', fields: { id } };
    const records = new Records(createCatalogue([things], generators), { seed: 42, refDate });
    expect(() => records.keyOf('things', 1)).toThrow(expect.objectContaining({ code: 'spec_invalid', message }));
  });
});

describe('several fields behind one reference', () => {
  it('read the same record, also through a field that is null', () => {
    const own = { type: 'string', description: '' } as const;
    const id = { ...own, type: 'integer', generator: 'random_int' } as const;
    const list: readonly Resource[] = [
      {
        name: 'cats',
        singular: 'cat',
        category: 'test',
        description: '',
        fields: {
          id,
          kind: { ...own, generator: 'word', args: { choices: { tame: 1, wild: 1 } } },
          home: { ...own, generator: 'city', when: { kind: ['tame'] } },
        },
      },
      {
        name: 'visits',
        singular: 'visit',
        category: 'test',
        description: '',
        fields: {
          id,
          cat_id: { ...id, references: 'cats' },
          kind: { ...own, generator: 'word', copy: 'cat_id.kind' },
          home: { ...own, generator: 'city', copy: 'cat_id.home' },
          again: { ...own, generator: 'city', copy: 'cat_id.home' },
          other: { ...own, generator: 'name', args: { name: { any: 'cats.kind' } } },
        },
      },
    ];
    const cats = recordsOf(list, 'cats', IDS.concat(Array.from({ length: 250 }, (_, at) => at + 1)));
    for (const { cat_id, kind, home, again, other } of recordsOf(list, 'visits', IDS)) {
      expect(cats.find((cat) => cat['id'] === cat_id)).toEqual({ id: cat_id, kind, home });
      expect(again).toBe(home);
      expect(['tame', 'wild']).toContain(other);
    }
  });
});

describe('a cause', () => {
  const own = { type: 'string', description: '' } as const;
  const id = { ...own, type: 'integer', generator: 'random_int' } as const;
  const list: readonly Resource[] = [
    {
      name: 'buyers',
      singular: 'buyer',
      category: 'test',
      description: '',
      fields: { id, home: { ...own, generator: 'city' } },
      causes: { terms: { ...own, generator: 'word', args: { choices: { short: 1, long: 1 } } } },
    },
    {
      name: 'bills',
      singular: 'bill',
      category: 'test',
      description: '',
      fields: {
        id,
        buyer_id: { ...id, references: 'buyers' },
        terms: { ...own, generator: 'word', copy: 'buyer_id.terms' },
        agent: { ...own, generator: 'name', per: 'buyer_id' },
        region: { ...own, generator: 'word', per: 'buyer_id.home', args: { choices: { a: 1, b: 1, c: 1 } } },
      },
    },
  ];
  const bills = recordsOf(
    list,
    'bills',
    Array.from({ length: 300 }, (_, at) => at + 1),
  );

  it('is in no record, and can be read like a field, also through a reference', () => {
    expect(Object.keys(recordsOf(list, 'buyers', [1])[0] ?? {})).toEqual(['id', 'home']);
    expect(new Set(bills.map(({ terms }) => terms))).toEqual(new Set(['short', 'long']));
  });

  it('of a value that is drawn once per another value has one value for each of those', () => {
    for (const field of ['terms', 'agent', 'region']) {
      const found = new Map<unknown, unknown>();
      for (const { buyer_id, [field]: value } of bills) {
        expect(found.get(buyer_id) ?? value, field).toBe(value);
        found.set(buyer_id, value);
      }
      expect(new Set(found.values()).size).toBeGreaterThan(1);
    }
  });
});

describe('a value that is drawn per another value', () => {
  const own = { type: 'string', description: '' } as const;
  const parcels: Resource = {
    name: 'parcels',
    singular: 'parcel',
    category: 'test',
    description: '',
    fields: {
      id: { ...own, type: 'integer', generator: 'random_int' },
      kind: { ...own, generator: 'word', args: { choices: { large: 1, small: 1 } } },
      route: { ...own, generator: 'word', args: { choices: { north: 1, south: 1 } } },
      carrier: {
        ...own,
        generator: 'word',
        per: 'route',
        args: { choices: { by: 'kind', is: { large: { lorry: 1, train: 1 } }, else: { van: 1, bicycle: 1 } } },
      },
    },
  };

  it('also depends on what it reads, regardless of what was read before', () => {
    const list: readonly Resource[] = [parcels];
    const ids = Array.from({ length: 200 }, (_, at) => at + 1);
    const found = recordsOf(list, 'parcels', ids);
    for (const { kind, carrier } of found) {
      expect(kind === 'large' ? ['lorry', 'train'] : ['van', 'bicycle']).toContain(carrier);
    }
    const alone = ids.flatMap((id) => recordsOf(list, 'parcels', [id]));
    expect(found).toEqual(alone);
    expect(new Set(found.map(({ kind, route, carrier }) => `${kind}/${route}/${carrier}`)).size).toBe(4);
  });
});

describe('path-keyed values', () => {
  it('stay the same when a field is added or the fields are reordered', () => {
    const users = resources.find(({ name }) => name === 'users');
    if (!users) throw new Error('no users');
    const { id, ...others } = users.fields;
    if (!id) throw new Error('no id');
    const nickname = { type: 'string', generator: 'last_name', description: 'Another name' } as const;
    const fields = { id, nickname, ...Object.fromEntries(Object.entries(others).toReversed()) };
    const list = resources.map((other) => (other === users ? { ...users, fields } : other));
    const after = recordsOf(list, 'users', IDS).map(
      ({ nickname: added, ...record }) => (expect(added).toBeTruthy(), record),
    );
    expect(after).toEqual(recordsOf(resources, 'users', IDS));
    expect(recordsOf(list, 'tickets', IDS)).toEqual(recordsOf(resources, 'tickets', IDS));
  });
});

it('the error of a function in a spec names the field', () => {
  const value = (): never => {
    throw new Error('boom');
  };
  const id = { type: 'integer', generator: 'random_int', description: '' } as const;
  const fields = {
    id,
    parts: { type: 'array', description: '', items: { field: { type: 'integer', description: '', value }, count: 1 } },
  } as const;
  const list: readonly Resource[] = [{ name: 'cats', singular: 'cat', category: 'pets', description: '', fields }];
  expect(() => recordsOf(list, 'cats', [1])).toThrow('cats.parts[0]: its function threw Error: boom in record 1');
});

it('an argument that reads a field which is null in a record is as if it were not given', () => {
  const own = { type: 'string', description: '' } as const;
  const date = { ...own, generator: 'past_date', format: 'date' } as const;
  const fields = {
    id: { ...own, type: 'integer', generator: 'random_int' },
    state: { ...own, generator: 'choices', args: { choices: ['sent', 'open'] } },
    sent: { ...date, when: { state: ['sent'] } },
    seen: { ...date, nullable: 0.5 },
    changed: { ...date, args: { after: { from: 'sent' }, before: { from: 'seen' } } },
  } as const;
  const mails = { name: 'mails', singular: 'mail', category: 'all-mails', description: '', fields };
  const records = new Records(createCatalogue([mails], generators), { seed: 42, refDate });
  const all = Array.from({ length: 40 }, (_, at) => records.record('mails', at + 1));
  expect(all.some(({ sent }) => sent === null)).toBe(true);
  for (const { changed } of all) expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
});
