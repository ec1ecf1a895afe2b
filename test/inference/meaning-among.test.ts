import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import type { Json } from '../../src/schema/index.ts';
import { compiled } from '../config/opened.ts';

const TEXT = { type: 'string' };
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Values of a field, by its path, of records whose schema has some properties. */
async function valuesOf(resource: string, properties: object, path: string): Promise<readonly Json[]> {
  const required = Object.keys(properties);
  const catalogue = await compiled(
    { resources: { [resource]: { schema: 'a.json' } } },
    { 'a.json': { type: 'object', properties, required } },
  );
  const options = { resource, count: 12, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  return [...renderRecords(catalogue, options)].map((line) => {
    let value: unknown = JSON.parse(line);
    for (const name of path.split('.')) value = Object(value)[name];
    // Values of JSON consist of values of JSON.
    return value as Json;
  });
}

/** An object whose properties are all required. */
const object = (properties: object): object => ({ type: 'object', properties, required: Object.keys(properties) });

describe('a field', () => {
  it.each([
    ['orders', { created_at: { ...TEXT, maxLength: 32 } }, 'created_at', MOMENT],
    ['orders', { created_at: { ...TEXT, maxLength: 12 } }, 'created_at', /^\d{4}-\d\d-\d\d$/],
    ['orders', { paid_at: { ...TEXT, pattern: String.raw`^\d{4}-[01]\d-[0-3]\dT.*Z$` } }, 'paid_at', MOMENT],
    ['orders', { tip: object({ value: TEXT, currency: TEXT }) }, 'tip.value', /^\d+\.\d\d$/],
    [
      'orders',
      { fee: object({ value: { ...TEXT, pattern: '^-?[0-9.]+$' }, currency: TEXT }) },
      'fee.value',
      /^\d+\.\d/,
    ],
    ['orders', { ship_to: object({ name: TEXT }) }, 'ship_to.name', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    [
      'orders',
      { _links: object({ refunds: object({ href: TEXT }) }) },
      '_links.refunds.href',
      /^https:\/\/api\.example\.com\/refunds\//,
    ],
    [
      'orders',
      { _links: object({ self: object({ href: TEXT, type: TEXT }) }) },
      '_links.self.type',
      /^(?:application|text)\//,
    ],
    ['orders', { links: object({ brochure: TEXT }) }, 'links.brochure', /^https:/],
    ['gadgets', { id: TEXT, type: TEXT }, 'type', /^gadget$/],
    ['return-labels', { object: TEXT }, 'object', /^return_label$/],
    ['shops', { translated_content: object({ es: object({ title: TEXT }) }) }, 'translated_content.es.title', / shop$/],
    [
      'shops',
      { countries_of_activity: { type: 'array', items: TEXT, minItems: 1 } },
      'countries_of_activity.0',
      /^[A-Z]{2}$/,
    ],
    ['shops', { labels: { type: 'array', items: TEXT, minItems: 1 } }, 'labels.0', /^[a-z -]+$/],
    ['shops', { address_state: { ...TEXT, pattern: '^[a-zA-Z]{2}$' } }, 'address_state', /^[A-Z]{2}$/],
    [
      'shops',
      { url: { ...TEXT, pattern: '^https://cdn-assets.com/[a-z]{4}$' } },
      'url',
      /^https:\/\/cdn-assets\.com\//,
    ],
    [
      'shops',
      { logo_url: { ...TEXT, maxLength: 255 } },
      'logo_url',
      /^https:\/\/images\.example\.com\/\w+\.(?:jpg|png)$/,
    ],
    ['v2-refunds', { id: TEXT, type: TEXT }, 'type', /^refund$/],
    ['v2-refunds', { id: TEXT, destination_type: TEXT }, 'destination_type', /^(?!v_2)/],
    ['images', { id: TEXT, url_zoom: TEXT }, 'url_zoom', /^https:\/\/www\.example\.com\/images\/[\w-]+\/zoom$/],
    ['shops', { code: { ...TEXT, maxLength: 4 } }, 'code', /^.{4}$/],
    ['shops', { id: TEXT, self: { type: ['string', 'null'] } }, 'self', /^https:/],
    ['shops', { contact: object({ id: { type: ['string', 'null'] } }) }, 'contact.id', /./],
    ['shops', { owner_id: { ...TEXT, pattern: '^own_[a-z0-9]+$' } }, 'owner_id', /^own_[a-z0-9]{8,14}$/],
  ])('fits what is around it: in %s, %j has a fitting %s', async (resource, properties, path, expected) => {
    for (const value of await valuesOf(resource, properties, path)) expect(value).toMatch(expected);
  });

  it('that is a list of a few values repeats none', async () => {
    const days = { type: 'array', items: { enum: ['mon', 'tue', 'wed'] }, minItems: 3, maxItems: 3 };
    for (const value of await valuesOf('shops', { days }, 'days')) expect(new Set(Object(value)).size).toBe(3);
  });

  it('has the usual size for its name if its bounds are wide', async () => {
    for (const value of await valuesOf(
      'plans',
      { sequence: { type: 'integer', minimum: 0, maximum: 999 } },
      'sequence',
    )) {
      expect(value).toBeLessThan(30);
    }
    const narrow = { sequence: { type: 'integer', minimum: 40, maximum: 50 } };
    for (const value of await valuesOf('plans', narrow, 'sequence')) expect(value).toBeGreaterThanOrEqual(40);
  });

  it('that is a start beside a duration is a number of seconds', async () => {
    const properties = { start: { type: 'number' }, duration: { type: 'number' } };
    for (const value of await valuesOf('segments', properties, 'start')) expect(value).toBeLessThan(1000);
  });
});

describe('a long list of currencies', () => {
  it('gives usual ones unless all have to differ', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRST'];
    const list = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', ...letters.map((letter) => `X${letter}X`)];
    const values = await valuesOf('prices', { currency: { type: 'string', enum: list } }, 'currency');
    expect(values.filter((value) => String(value).startsWith('X'))).toEqual([]);
    const all = await valuesOf('prices', { currency: { type: 'string', enum: list, 'x-unique': true } }, 'currency');
    expect(new Set(all).size).toBe(12);
  });
});

describe('a name with "of"', () => {
  it.each(['city', 'first_name', 'postal_code', 'phone_number', 'email_address', 'country_code', 'start_date'])(
    'says before it what it is: %s',
    async (name) => {
      const fields = { [name]: TEXT, [`${name}_of_owner`]: TEXT };
      const catalogue = await compiled({ resources: { things: { fields } } });
      const [plain, owned] = Object.keys(fields).map((field) => catalogue.find('things')?.fields[field]?.generator);
      expect(owned).toBe(plain);
    },
  );
});

it('the id, the name and the symbol of a currency go with its code', async () => {
  const CODES: Readonly<Record<string, string>> = { USD: 'US Dollar', EUR: 'Euro', GBP: 'Pound Sterling' };
  const all = { currency_id: TEXT, currency_code: TEXT, currency_name: TEXT };
  const names = { ...all, primary_currency_code: TEXT, primary_currency_name: TEXT };
  const of = async (path: string): Promise<readonly Json[]> =>
    valuesOf('accounts', { attributes: object(names) }, `attributes.${path}`);
  for (const start of ['', 'primary_']) {
    const [codes, found] = [await of(`${start}currency_code`), await of(`${start}currency_name`)];
    for (const [at, code] of codes.entries())
      if (Object.hasOwn(CODES, String(code))) expect(found[at]).toBe(CODES[String(code)]);
  }
  for (const id of await of('currency_id')) expect(id).not.toMatch(/^[A-Z]{3}$/);
});

it('the type of a record beside its attributes is the same in all records', async () => {
  const types = await valuesOf('accounts', { type: TEXT, attributes: object({ name: TEXT }) }, 'type');
  expect(new Set(types)).toEqual(new Set(['accounts']));
});

it('the interest of an account is a rate, and an IBAN is one, whatever the example', async () => {
  const account = { iban: { ...TEXT, example: 'GB98MIDL07009312345678' }, interest: TEXT, interest_period: TEXT };
  for (const interest of await valuesOf('accounts', account, 'interest')) expect(interest).toMatch(/^\d+\.\d$/);
  for (const iban of await valuesOf('accounts', account, 'iban')) expect(iban).toMatch(/^[A-Z]{2}00 \d{4} /);
});

it('the example of a date is no id, and years of life are counted', async () => {
  const asset = {
    warranty_expiry_date: { ...TEXT, example: 'ca4c6b39-4f4f-43e8-98da-5e1f350a6694' },
    effective_life_years: { type: 'integer' },
  };
  for (const day of await valuesOf('assets', asset, 'warranty_expiry_date')) expect(day).toMatch(/^\d{4}-\d\d-\d\d/);
  for (const years of await valuesOf('assets', asset, 'effective_life_years')) expect(Number(years)).toBeLessThan(13);
});

it('sums that are to be invoiced are in the currency of the record', async () => {
  const money = object({ currency: TEXT, value: { type: 'number' } });
  const project = { currency_code: TEXT, task_amount: money, task_amount_to_be_invoiced: money };
  const codes = await valuesOf('projects', project, 'currency_code');
  for (const name of ['task_amount', 'task_amount_to_be_invoiced'])
    expect(await valuesOf('projects', project, `${name}.currency`)).toEqual(codes);
});

it('a short id of a payment is hexadecimal, and the start of a card is a number', async () => {
  const payment = {
    uuid: { ...TEXT, maxLength: 32 },
    first_six: { ...TEXT, maxLength: 6 },
    bill_to: { ...TEXT, maxLength: 6 },
  };
  for (const uuid of await valuesOf('payments', payment, 'uuid')) expect(uuid).toMatch(/^[a-f0-9]{32}$/);
  for (const six of await valuesOf('payments', payment, 'first_six')) expect(six).toMatch(/^[45]\d{5}$/);
});

it('an e-mail address does not repeat a name that was cut', async () => {
  const account = { bill_to: { ...TEXT, maxLength: 6 }, email: TEXT, first_name: TEXT, last_name: TEXT };
  const [names, emails] = [
    await valuesOf('accounts', account, 'first_name'),
    await valuesOf('accounts', account, 'email'),
  ];
  const plain = (text: Json | undefined): string =>
    String(text)
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toLowerCase();
  for (const [at, email] of emails.entries()) expect(plain(email)).toContain(plain(names[at]).slice(0, 3));
});

it('only what has been disposed of has a date of that, and only what has succeeded is a success', async () => {
  const status = { ...TEXT, enum: ['draft', 'registered', 'disposed'] };
  const disposal = { status, disposal_date: { type: ['string', 'null'], format: 'date' } };
  const [states, dates] = [
    await valuesOf('assets', disposal, 'status'),
    await valuesOf('assets', disposal, 'disposal_date'),
  ];
  for (const [at, date] of dates.entries()) expect(date !== null).toBe(states[at] === 'disposed');
  const payment = { status: { ...TEXT, enum: ['pending', 'success', 'declined'] }, success: { type: 'boolean' } };
  const [all, flags] = [await valuesOf('payments', payment, 'status'), await valuesOf('payments', payment, 'success')];
  for (const [at, flag] of flags.entries()) expect(flag).toBe(all[at] === 'success');
});
