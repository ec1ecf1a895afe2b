import { describe, expect, it } from 'vitest';
import { rowsOf, schemaRows, text } from './rows.ts';

describe('the name of a field', () => {
  it.each([
    ['passengers', 'name', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['bookings', 'passengerName', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['orders', 'customer-name', /^\p{L}[\p{L}’'.-]* \p{L}/u],
    ['currencies', 'Code', /^[A-Z]{3}$/],
    ['devices', 'MAC_ADDRESS', /^02(?::[0-9a-f]{2}){5}$/],
    ['gizmos', 'amount_currency', /^[A-Z]{3}$/],
    ['gizmos', 'name', /^[A-Z][a-z]+ gizmo$/],
    ['services-roles', 'friendly_name', /^(?:[A-Z][a-z]+ ?)+$/],
    ['gizmos', 'is_completed', /^(?:true|false)$/],
    ['widgets', 'cabin_trim', /^Cabin trim \d+$/],
  ])('tells what a text is: in %s, %s is like %s', async (resource, name, expected) => {
    for (const row of await rowsOf(resource, { [name]: {} }, 20)) expect(String(row[name])).toMatch(expected);
  });

  it('makes a count a whole number, whatever its spelling and type', async () => {
    const fields = {
      variant_count: { type: 'number' },
      totalItems: { type: 'number' },
      numberOfSeats: { type: 'number' },
      qty: {},
    };
    for (const row of await rowsOf('products', fields))
      for (const name of Object.keys(fields)) expect(row[name]).toSatisfy(Number.isInteger);
  });

  it('makes a picture of a text that is always there', async () => {
    const fields = { legal_name: { type: 'string', nullable: 0.5 }, logo_url: {} };
    for (const row of await rowsOf('companies', fields)) expect(row['logo_url']).toMatch(/^data:image\/svg/);
  });

  it('lets people be born as long ago as grown-ups, and animals later', async () => {
    for (const row of await rowsOf('members', { birthDate: {} })) expect(text(row, 'birthDate') < '2008').toBe(true);
    for (const row of await rowsOf('pets', { birth_date: {} })) expect(text(row, 'birth_date') > '2014').toBe(true);
  });
});

it.each([
  [
    'a type without a list',
    'shops',
    { copyrights: { type: 'array', items: { type: 'object', properties: { type: { type: 'string' } } } } },
    /"type":"copyright"/,
  ],
  [
    'a share in percent',
    'fees',
    { percentage: { type: 'string', pattern: '^[0-9]+(\\.[0-9]+)?$' } },
    /"percentage":"[1-9]\d?(?:\.\d)?"/,
  ],
  [
    'an address whose pattern forbids a few marks',
    'applicants',
    { line1: { type: 'string', pattern: '^[^!$%^*=<>]*$' }, line2: { type: 'string', pattern: '^[^!$%^*=<>]*$' } },
    /"line1":"[^"]*[\p{L}’.]{3}[^"]*","line2":"(?:Apartment|Suite|Floor|Unit) \d+"/u,
  ],
  [
    'a list of languages',
    'users',
    { languages: { type: 'array', items: { type: 'string' }, minItems: 3 }, country: { type: 'string' } },
    /"languages":\["(\w\w)","(?!\1)(\w\w)","(?!\1|\2)\w\w"/,
  ],
  [
    'a list of two values',
    'policies',
    { revoke: { type: 'array', items: { type: 'string', enum: ['READ', 'WRITE'] } } },
    /"revoke":\["(READ|WRITE)"(?:,"(?!\1)(?:READ|WRITE)")?\]/,
  ],
  ['a duration like its example', 'tiers', { lasts: { type: 'string', example: 'P24D' } }, /"lasts":"PT\d+H/],
  [
    'the text of a profile',
    'accounts',
    { note: { type: 'string', description: "The profile's bio or description." } },
    /"note":"(?!Called back|Send the)[^"]{15,}"/,
  ],
  ['a flag that is a text', 'plans', { isUnlimited: { type: 'string' } }, /"isUnlimited":"(?:true|false)"/],
  [
    'the text of an article in a language',
    'articles',
    {
      es: {
        type: 'object',
        properties: {
          type: { type: 'string', enum: ['article_content'] },
          title: { type: 'string' },
          body: { type: 'string' },
        },
      },
    },
    /"body":"[^"]{80,}"/,
  ],
  [
    'a job that has a salary',
    'jobs',
    { title: { type: 'string' }, salary: { type: 'number' } },
    /"title":"(?!Update|Fix|Check)[A-Z][A-Za-z ]+"/,
  ],
  [
    'a number written as a text',
    'plans',
    { rate: { type: 'string', pattern: '^[0-9]+.?[0-9]*$' } },
    /"rate":"[1-9]\d{0,2}(?:\.\d\d?)?"/,
  ],
  [
    'the number of a country',
    'regions',
    { country: { type: 'string' }, num_code: { type: 'string' } },
    /"num_code":"\d{3}"/,
  ],
  [
    'an id with any two letters in front',
    'receipts',
    { channel_message_sid: { type: 'string', pattern: '^[a-zA-Z]{2}[0-9a-fA-F]{32}$' } },
    /"CM[0-9a-f]{32}"/,
  ],
])('%s has the form that a reader expects', async (_, resource, properties, expected) => {
  for (const row of await schemaRows(resource, properties, 20)) expect(JSON.stringify(row)).toMatch(expected);
});

it('a flag named after something that seldom happens is seldom true', async () => {
  const rows = await rowsOf('charges', { is_metric_deleted: { type: 'boolean' } }, 100);
  expect(rows.filter((row) => row['is_metric_deleted']).length).toBeLessThan(25);
});

it('a pattern that allows anything between two words of a template has a space there', async () => {
  const template = {
    type: 'string',
    pattern: String.raw`(\{question\}[\s\S]*?\{content\}|\{content\}[\s\S]*?\{question\})`,
  };
  for (const row of await schemaRows('bots', { prompt_shape: template }, 8))
    expect(['{question} {content}', '{content} {question}']).toContain(row['prompt_shape']);
});

describe('a name whose pattern allows more than names', () => {
  it('is that of a thing, or of a file if the pattern has an extension', async () => {
    const name = { type: 'string', pattern: '^[A-Za-z0-9 &_-]+$' };
    const file = { type: 'string', pattern: String.raw`^[A-Za-z0-9_-]+\.[a-z]+$` };
    const documents = { type: 'array', items: { type: 'object', properties: { name: file } } };
    const due_date = {
      type: 'string',
      minLength: 20,
      maxLength: 64,
      pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$`,
    };
    for (const row of await schemaRows('products', { name, documents, due_date }, 20)) {
      expect(row['name']).toMatch(/^[A-Z][\w-]+(?: [\w-]+)+$/);
      expect(JSON.stringify(row['documents'])).toMatch(/^\[(?:\{"name":"[a-z-]+-\d\d\.[a-z]{3,4}"\},?)+\]$/);
      expect(row['due_date']).toMatch(/^\d{4}-\d\d-\d\dT/);
    }
  });
});
