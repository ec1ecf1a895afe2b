import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { review } from './review/loaded.ts';
import type { Field, Property, Resource, Values } from './review/loaded.ts';

const range = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const refDate = '2026-01-01T00:00:00.000Z';

/** A field of whole numbers, or of what the property says. */
const field = (values: Values, property: Property = { type: 'integer' }, name = 'count'): Field =>
  review.fieldOf(name, property, values);

describe('the arguments of a review', () => {
  it('have defaults, and include a seed, a number of items, resources and a folder', () => {
    const defaults = { seed: 42, items: 1000, only: undefined, folder: undefined };
    expect(review.readArguments([])).toEqual(defaults);
    expect(review.readArguments(['--seed', '7', '--items=20', '--only', 'a,b'])).toEqual({
      ...defaults,
      seed: 7,
      items: 20,
      only: ['a', 'b'],
    });
    expect(review.readArguments(['fixtures'])).toEqual({ ...defaults, folder: 'fixtures' });
  });

  it.each([
    [['--seed', '-1'], '--seed -1: expected an integer'],
    [['--items', '0'], '--items 0: expected an integer from 1 to'],
    [['--sed', '1'], '--sed: expected --seed N'],
    [['a', 'b'], 'b: expected one folder'],
  ])('are refused: %s', (args, message) => {
    expect(() => review.readArguments(args)).toThrow(message);
  });
});

describe('measures', () => {
  it('describe the distribution of numbers', () => {
    expect(review.quantile([1, 2, 3, 4], 0.5)).toBe(3);
    expect(review.quantile([7], 0.99)).toBe(7);
    expect(review.countValues(['a', 'b', 'b'])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(review.histogram([0, 1, 2, 3], 2)).toEqual({ counts: [2, 2], growing: false });
    expect(review.histogram([1, 2, 4, 8, 256], 4)).toEqual({ counts: [2, 2, 0, 1], growing: true });
    expect(review.histogram([5, 5], 2)).toEqual({ counts: [2, 0], growing: false });
    expect(review.bars([0, 1, 4, 8])).toBe(' ▁▄█');
    expect(review.firstDigits([0, 1, -120, 0.03, 9])).toEqual([0.5, 0, 0.25, 0, 0, 0, 0, 0, 0.25]);
  });

  it('detect an even distribution', () => {
    expect(review.unevenness(range(100, (at) => at))).toBeLessThan(0.001);
    expect(review.unevenness(range(100, (at) => at * at))).toBeGreaterThan(0.2);
    expect(review.areEven([100, 104, 97, 99])).toBe(true);
    expect(review.areEven([200, 90, 60, 50])).toBe(false);
  });

  it('describe the relation of two lists', () => {
    const rising = range(50, (at) => at);
    expect(review.correlation(rising, rising.map((number) => -2 * number))).toBeCloseTo(-1); // oxfmt-ignore
    expect(review.correlation(rising, rising.map(() => 3))).toBe(0); // oxfmt-ignore
    expect(review.ranks([30, 10, 20, 10])).toEqual([3, 0.5, 2, 0.5]);
    expect(review.correlationRatio(rising.map((at) => at < 25), rising.map((at) => (at < 25 ? 1 : 9)))).toBe(1); // oxfmt-ignore
    expect(review.correlationRatio(rising.map((at) => at % 2), rising)).toBeLessThan(0.2); // oxfmt-ignore
  });

  it('are written readably', () => {
    expect([0, 0.004, 0.12, 1].map(review.percent)).toEqual(['0 %', '0.4 %', '12 %', '100 %']);
    expect([1990, 12_345.6, 0.12345, 1234.5].map(review.figure)).toEqual(['1990', '12,346', '0.123', '1235']);
  });
});

describe('a field', () => {
  it.each([
    ['id', { type: 'integer' }, [1], 'id'],
    ['user_id', { type: 'integer' }, [1], 'reference'],
    ['age', { type: ['integer', 'null'] }, [1, null], 'number'],
    ['open', { type: 'boolean' }, [true], 'choice'],
    ['tags', { type: 'array' }, [['a']], 'list'],
    ['since', { type: 'string', format: 'date' }, ['2025-01-01'], 'date'],
    ['logo', { type: 'string', format: 'uri' }, ['data:image/svg+xml,'], 'picture'],
    ['name', { type: 'string' }, ['An'], 'text'],
    ['city', { type: 'string' }, range(80, (at) => `city ${at % 8}`), 'choice'],
  ] as const)('%s is of its kind', (name, property, values, kind) => {
    expect(review.fieldOf(name, property, values).kind).toBe(kind);
  });

  it('of numbers is marked for outliers, and for an even distribution', () => {
    const long = range(400, (at) => 1 + Math.floor((at * at) / 200));
    expect(review.describeNumber(field(long)).marks).toEqual([]);
    expect(review.describeNumber(field([...long, ...range(100, () => 77)])).marks[0]).toMatch(/^is 77 in 2\d %/);
    expect(review.describeNumber(field(range(400, (at) => at % 40))).marks).toEqual(['is spread evenly from 0 to 39']);
    expect(review.describeNumber(field([3, 3])).marks).toEqual(['is always 3']);
    const price: Property = { type: 'number', 'x-generator': 'price' };
    const nines = field(
      range(400, (at) => 9 * 10 ** (at % 4) + at / 1000),
      price,
    );
    expect(review.describeNumber(nines).marks.join()).toContain('has a first digit of 1 in 0 %');
  });

  it('that is a reference is marked if it refers to a later record', () => {
    expect(review.describeReference(field([1, 1, 2])).marks).toEqual([]);
    expect(review.describeReference(field([1, 3, 2])).marks).toEqual(['means a record beyond its own id in 33 %']);
  });

  it('with few values is marked if they are equally frequent, only one, or missing', () => {
    const property: Property = { type: 'string', enum: ['a', 'b', 'c', 'd'] };
    const lean = range(400, (at) => (at % 7 ? (at % 3 ? 'a' : 'b') : at % 2 ? 'c' : 'd'));
    expect(review.describeChoice(field(lean, property)).marks).toEqual([]);
    expect(
      review.describeChoice(
        field(
          range(400, (at) => 'abc'[at % 3] ?? ''),
          property,
        ),
      ).marks,
    ).toEqual(['is never d', 'has each of its 3 values equally often']);
    expect(review.describeChoice(field(range(400, () => true), { type: 'boolean' })).marks).toEqual(['is true in 100 %']); // oxfmt-ignore
    expect(review.describeList(field([['a', 'b'], ['c', 'c']], { type: 'array' })).marks).toEqual(['has the same item twice in 50 %']); // oxfmt-ignore
  });

  it('of dates is in the local time of the city, and marked for one day and for the night', () => {
    const property: Property = { type: 'string', format: 'date-time' };
    const times = range(400, (at) => new Date(Date.UTC(2025, 0, 1 + (at % 300), 18 + (at % 5), 7)).toISOString());
    const { lines, marks } = review.describeDate(field(times, property), { refDate });
    expect(lines.join('\n')).toMatch(/2025-01-01 to 2025-10-27.*; 0 % after[^]*weekdays: Mon 1\d %[^]*hours in UTC/);
    expect(marks).toEqual([]);
    const inTokyo = review.describeDate(field(times, property), { refDate, towns: times.map(() => 'Tokyo') });
    expect(inTokyo.lines.join('\n')).toContain('hours on the clocks of the city');
    expect(inTokyo.marks).toEqual(["lies between 0 and 6 o'clock in 60 %, at most 10 % expected"]);
    const days = field([...times.map((time) => time.slice(0, 10)), ...range(50, () => '2025-12-31')], { type: 'string', format: 'date' }); // oxfmt-ignore
    expect(review.describeDate(days, { refDate }).marks).toEqual(['is 2025-12-31 in 11 %, at most 5 % expected']);
  });
});

describe('a text', () => {
  it('is marked if the name of one thing repeats', () => {
    const mails = range(4, (at) => `a${at % 3}@example.com`);
    const property: Property = { type: 'string', format: 'email' };
    expect(review.describeText(field(mails, property)).marks).toEqual(['comes back in 25 %, at most 0 % expected']);
    const owner = field([1, 2, 3, 1], { type: 'integer' }, 'user_id');
    const owned = review.describeText(field(mails, property), [owner]);
    expect(owned.marks).toEqual([]);
    expect(owned.lines[0]).toContain('25 % duplicates, one for each user_id');
    expect(review.describeText(field(['A {name} of all'], { type: 'string' })).marks).toEqual([
      'reads "A {name} of all"',
    ]);
  });

  it('has statistics on sentences that repeat among ten neighbours', () => {
    const texts = range(30, (at) => `This is number ${at}. It has a mate.`);
    for (const at of [3, 4, 25]) texts[at] = `This is number ${at}. There is nobody like number ${at} here.`;
    const { mean, worst, at } = review.repetition(texts);
    expect(mean).toBeCloseTo(26 / 60);
    expect(worst).toBeCloseTo(9 / 20);
    expect(at).toBe(5);
    expect(review.describeText(field(range(400, (at) => `This one is number ${at}.`), { type: 'string' })).marks).toEqual([]); // oxfmt-ignore
    expect(review.describeText(field(texts, { type: 'string' })).marks[0]).toMatch(/^repeats 45 % of its sentences/);
  });

  it('that is a picture is marked if it is long', () => {
    const short = field(['data:,a', 'data:,b'], { type: 'string' });
    expect(review.describePicture(short)).toEqual({ lines: ['100 % different, at most 7 characters'], marks: [] });
    expect(review.describePicture(field([`data:,${'a'.repeat(900)}`], { type: 'string' })).marks).toHaveLength(1);
  });
});

describe('the relations of fields', () => {
  const state = field(range(60, (at) => ['open', 'shut', 'gone'][at % 3] ?? ''), { type: 'string', enum: [] }, 'state'); // oxfmt-ignore
  const kind = field(
    range(60, (at) => (at % 5 ? 'x' : 'y')),
    { type: 'string', enum: [] },
    'kind',
  );

  it('include one or two fields that decide a null', () => {
    const one = field(range(60, (at) => (at % 3 ? null : at)));
    expect(review.describeNulls(one, [kind, state]).lines).toEqual(['null in 67 %: where state is shut, gone']);
    const two = field(range(60, (at) => (at % 3 && at % 5 ? null : at)));
    expect(review.describeNulls(two, [kind, state]).lines).toEqual(['null in 53 %: decided by kind and state']);
    const none = field(range(60, (at) => (at % 7 ? null : at)));
    expect(review.describeNulls(none, [kind, state]).marks).toHaveLength(1);
    expect(review.describeNulls(field([1, 2]), [kind]).lines).toEqual([]);
  });

  it('are ranked, for numbers, and for choices and numbers', () => {
    const fields = [
      field(range(60, (at) => at), { type: 'integer' }, 'a'),
      field(range(60, (at) => 100 - at * at), { type: 'integer' }, 'b'),
      field(range(60, (at) => (at * 7919) % 61), { type: 'integer' }, 'noise'),
      field(range(60, (at) => (at % 3) * 100 + at), { type: 'integer' }, 'c'),
      state,
    ]; // oxfmt-ignore
    const [first, ...others] = review.relationsOfNumbers(fields);
    expect(first?.names).toEqual(['a', 'b']);
    expect(first?.r).toBeLessThan(-0.9);
    expect(others.map(({ names }) => names.join())).not.toContain('a,noise');
    expect(review.relationsOfChoices(fields).map(({ names }) => names)).toEqual([['state', 'c']]);
  });
});

it('are marked if organisations of two resources have the same name', () => {
  const names = (list: Values): Field => field(list, { type: 'string', 'x-generator': 'company' }, 'name');
  const clients = review.identitiesOf('clients', [names(['Ostrom', 'Vale'])]);
  const vendors = review.identitiesOf('vendors', [names(['Vale', 'Tarn'])]);
  expect(review.identitiesOf('events', [names(['Vale', 'Vale'])])).toEqual([]);
  expect(review.describeShared([...clients, ...vendors])).toEqual([
    'clients.name and vendors.name share 1 values, such as Vale',
  ]);
  expect(review.describeShared(clients)).toEqual([]);
});

describe('the report on a resource', () => {
  const resource: Resource = {
    name: 'things',
    category: 'all',
    refDate,
    properties: {
      id: { type: 'integer' },
      price: { type: 'number', 'x-generator': 'price' },
      currency: { type: 'string' },
      code: { type: 'string' },
    },
    read: () => range(400, (at) => ({ id: at + 1, price: at % 2 ? 1000 : 10, currency: at % 2 ? 'JPY' : 'USD', code: 'A' })), // oxfmt-ignore
  };

  it('describes every field, with the marks in place and again at the end', () => {
    const { lines, marks } = review.reviewResource(resource);
    expect(lines.slice(0, 2)).toEqual(['== all/things: 400 records', '  unique: id']);
    expect(lines.filter((line) => /^ {2}\w+, \w+$/.test(line))).toHaveLength(4);
    expect(lines.find((line) => line.includes('in US dollars'))).toMatch(/min 6\.\d+, quartiles .* max 10,/);
    expect(lines.filter((line) => line.startsWith('!'))).toHaveLength(marks.length);
    expect(marks.every((mark) => mark.startsWith('things.'))).toBe(true);
  });

  it('is printed for records generated in memory, and for a tree in a folder', () => {
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, ['test/review/index.js', ...args], { encoding: 'utf8', stdio: 'pipe' });
    const made = run('--seed', '42', '--items', '100', '--only', 'invoices');
    expect(made).toMatch(/^== business\/invoices: 100 records\n[^]*\n== \d+ marks: rules of thumb/);
    expect(made).toContain('where status is ');
    expect(run('fixtures', '--only', 'invoices')).toMatch(/^== business\/invoices: 100 records\n/);
    expect(() => run('--only', 'nothing')).toThrow('expected some of');
  });
});
