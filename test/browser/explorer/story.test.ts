import { describe, expect, it } from 'vitest';
import { readMeta, type FieldSummary } from '../../../src/browser/explorer/meta.ts';
import { mainDate, storyOf, wordRecord } from '../../../src/browser/explorer/story.ts';
import { metaOf } from './built-meta.ts';

const fieldsOf = (properties: object): readonly FieldSummary[] => readMeta({ schema: { properties } }, 'x').fields;
const DATE = { type: 'string', format: 'date' };

describe('mainDate', () => {
  it.each([
    ['users', 'created_at'],
    ['subscriptions', 'start_date'],
    ['invoices', 'issue_date'],
    ['transactions', 'timestamp'],
    ['bookings', 'check_in'],
    ['tickets', 'created_at'],
    ['players', undefined],
  ])('of %s is %s', (resource, name) => {
    expect(mainDate(metaOf(resource).fields)?.name).toBe(name);
  });

  it('passes over dates that can be missing, and over those of an end or a change', () => {
    const sent = { sent_at: { ...DATE, type: ['string', 'null'] } };
    expect(mainDate(fieldsOf({ ...sent, updated_at: DATE, due: DATE, made: DATE }))?.name).toBe('made');
    expect(mainDate(fieldsOf({ ...sent, due: DATE }))?.name).toBe('due');
    expect(mainDate(fieldsOf(sent))).toBeUndefined();
  });
});

describe('wordRecord', () => {
  it('says what a record is called, its kind and state, and its sum', () => {
    const invoice = { id: 3, invoice_number: 'INV-7', total: 12.5, currency: 'EUR', status: 'paid' };
    expect(wordRecord(metaOf('invoices').fields, invoice)).toEqual(['INV-7', 'paid', '12.5 EUR']);
    expect(wordRecord(fieldsOf({}), { id: 3 })).toEqual([]);
  });

  it('leaves out what tells a reader nothing about the course of things', () => {
    const user = { id: 1, first_name: 'Ann', last_name: 'Lee', gender: 'female' };
    expect(wordRecord(metaOf('users').fields, user)).toEqual(['Ann Lee']);
    const booking = {
      reference: '718672b4-953e-43ba-8eee-f87e83688e88',
      type: 'hotel',
      status: 'completed',
      total: 452.9,
    };
    expect(wordRecord(metaOf('bookings').fields, booking)).toEqual(['hotel', 'completed', '452.9']);
    const order = { orderStatus: 'sent', colour: 'red' };
    const text = { type: 'string', enum: ['sent', 'red'] };
    expect(wordRecord(fieldsOf({ orderStatus: text, colour: text }), order)).toEqual(['sent']);
  });
});

describe('storyOf', () => {
  const chapter = (resource: string, dates: readonly string[]): Parameters<typeof storyOf>[0][number] => ({
    resource,
    key: 'id',
    singular: resource,
    fields: fieldsOf({ id: { type: 'integer' }, made: DATE }),
    records: dates.map((made, at) => ({ id: at + 1, made })),
  });

  it('is in the order of days, and of chapters within a day', () => {
    const story = storyOf([
      chapter('user', ['2025-02-03T23:00:00.000Z']),
      chapter('plan', ['2025-02-03', '2025-01-01', '']),
    ]);
    expect(story.map(({ singular, key, date }) => [singular, key, date])).toEqual([
      ['plan', '2', '2025-01-01'],
      ['user', '1', '2025-02-03T23:00:00.000Z'],
      ['plan', '1', '2025-02-03'],
    ]);
  });

  it('leaves out records without a date', () => {
    expect(storyOf([{ ...chapter('player', ['2025-01-01']), fields: [] }])).toEqual([]);
  });
});
