import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';
import { schemaRows as rowsOf, type Row } from './rows.ts';

const moment = { type: 'string', format: 'date-time' };
const text = (row: Row, name: string): string => String(row[name]);

describe('moments', () => {
  it('of deletion that a schema wants in every record are past, and say the state', async () => {
    const status = { type: 'string', enum: ['draft', 'active', 'deleted'] };
    for (const row of await rowsOf('collections', { deleted_at: moment }))
      expect(text(row, 'deleted_at') < '2026-01-01').toBe(true);
    const states = (await rowsOf('articles', { status, deleted_at: moment })).map((row) => row['status']);
    expect(new Set(states)).toEqual(new Set(['deleted']));
  });

  it('in a list come in their order', async () => {
    const dates = { type: 'array', items: { type: 'string', format: 'date' }, minItems: 3 };
    for (const row of await rowsOf('events', { dates })) expect(row['dates']).toEqual([row['dates']].flat().toSorted());
  });

  it('of which only the last word is known are to come, or past, as their first word says', async () => {
    const [soon, day] = ['2026-01-01', { type: 'string', format: 'date' }];
    const rows = await rowsOf('invoices', { date: day, last_sent_date: day, next_send_date: day });
    for (const row of rows)
      expect(text(row, 'last_sent_date') < soon && text(row, 'next_send_date') >= soon).toBe(true);
  });

  it('of delivery come after those of shipping, also in a list', async () => {
    const parcel = { type: 'object', properties: { delivered_at: moment, fulfilled_at: moment } };
    for (const row of await rowsOf('orders', { parcels: { type: 'array', items: parcel } }))
      for (const each of row['parcels'] as readonly Row[])
        expect(text(each, 'fulfilled_at') <= text(each, 'delivered_at')).toBe(true);
  });

  it.each([
    ['date_created', 'date_shipped'],
    ['created_at', 'trial_ended_at'],
    ['created_at', 'grounded_at'],
    ['created_at', 'timestamp'],
  ])('of whatever has happened come after that of its creation: %s, %s', async (created, other) => {
    for (const row of await rowsOf('orders', { [other]: moment, [created]: moment }))
      expect(text(row, created) <= text(row, other)).toBe(true);
  });

  it.each([
    [['assigned_at', 'reminded_at', 'completed_at', 'restored_at', 'deleted_at']],
    [['created_at', 'paid_at', 'shipped_at', 'delivered_at', 'archived_at']],
    [['created_at', 'confirmed_at', 'completed_at', 'updated_at']],
    [['created_at', 'started_at', 'finished_at']],
    [['started_at', 'finished_at']],
  ])('come in this order: %j', async (names) => {
    const shuffled = names.toReversed();
    const rows = await rowsOf('tasks', Object.fromEntries(shuffled.map((name) => [name, moment])), 100);
    for (const row of rows) {
      const found = names.map((name) => text(row, name));
      expect(found).toEqual(found.toSorted());
    }
    const integers = Object.fromEntries(shuffled.map((name) => [name, { type: 'integer' }]));
    if (!names.includes('created_at') || names.includes('updated_at')) return;
    for (const row of await rowsOf('tasks', integers, 100)) {
      const found = names.map((name) => Number(row[name]));
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }
  });

  it('of timetables are whole minutes, by day', async () => {
    for (const row of await rowsOf('trips', { departure_time: moment, arrival_time: moment })) {
      expect(row['departure_time']).toMatch(/T(?:0[7-9]|1\d|20):[03]0:00\.000Z$/);
      expect(row['arrival_time']).toMatch(/:[03]0:00\.000Z$/);
    }
  });

  it('from which something is valid begin a day', async () => {
    for (const row of await rowsOf('contracts', { valid_from: moment, valid_until: moment })) {
      expect(row['valid_from']).toMatch(/T00:00:00\.000Z$/);
      expect(row['valid_until']).toMatch(/T00:00:00\.000Z$/);
    }
  });

  it('come after those of the record that is referred to', async () => {
    const catalogue = await compiled({
      resources: {
        articles: { fields: { createdAt: { type: 'string', format: 'date-time' } } },
        comments: {
          fields: { article_id: { references: 'articles' }, createdAt: { type: 'string', format: 'date-time' } },
        },
      },
    });
    const rows = (resource: string): readonly Row[] =>
      [...renderRecords(catalogue, { resource, count: 50, seed: 1, refDate: '2026-01-01T00:00:00.000Z' })].map(
        // A record is an object of JSON.
        (line) => JSON.parse(line) as Row,
      );
    const articles = rows('articles');
    for (const comment of rows('comments')) {
      const article = articles.find(({ id }) => id === comment['article_id']);
      expect(article && text(article, 'createdAt') <= text(comment, 'createdAt')).toBe(true);
    }
  });

  it('keep their order where a schema limits their length', async () => {
    const sized = { ...moment, minLength: 1 };
    for (const row of await rowsOf('batches', { processed_at: sized, created_at: sized })) {
      expect(text(row, 'created_at') <= text(row, 'processed_at')).toBe(true);
    }
  });

  it('of expiry are past for records that have expired', async () => {
    for (const row of await rowsOf('cards', { status: { enum: ['active', 'expired'] }, expires_at: moment })) {
      expect(text(row, 'expires_at') < '2026-01-01').toBe(row['status'] === 'expired');
    }
  });
});
