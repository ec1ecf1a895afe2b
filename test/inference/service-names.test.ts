import { describe, expect, it } from 'vitest';
import { schemaRows, text } from './rows.ts';

const TEXT = { type: 'string' };
const MOMENT = { type: 'string', format: 'date-time' };

describe('names of services on the web', () => {
  it('give contacts with a name their own address', async () => {
    for (const row of await schemaRows('contacts', { first_name: TEXT, last_name: TEXT, email: TEXT })) {
      const [first] = /^[a-z]+/.exec(text(row, 'first_name').toLowerCase()) ?? [];
      if (/^[A-Za-z]+$/.test(text(row, 'first_name'))) expect(text(row, 'email')).toContain(first);
    }
  });

  it('send mail from an address, after it was written', async () => {
    for (const row of await schemaRows('broadcasts', { from: TEXT, sent_at: MOMENT, created_at: MOMENT })) {
      expect(text(row, 'from')).toContain('@');
      expect(text(row, 'sent_at') >= text(row, 'created_at')).toBe(true);
    }
  });

  it.each([
    ['users', 'map', /^(?:streets|satellite|terrain|dark)$/],
    ['notifications', 'notificators', /^(?:mail|web|sms|push)$/],
    ['settings', 'tls_type', /TLS|none/],
    ['lists', 'optin', /^(?:single|double)$/],
    ['calls', 'ended_reason', /^[a-z_]+$/],
    ['ticket-parts', 'part_type', /^(?:comment|note|assignment|close|open)$/],
    ['activity-logs', 'away_status_reason', /^[A-Z][a-z ]+$/],
    ['visitors', 'referer', /^https:/],
    ['photos', 'blur_hash', /^L[\dA-Za-z]{27}$/],
    ['attachments', 'size', /^\d{5,}$/],
    ['servers', 'motd', /[.!]$/],
    ['profiles', 'avatar_provider', /^[a-z]+$/],
    ['photos', 'camera_make', /^(?:Canon|Nikon|Sony|Fujifilm|Panasonic|Olympus)$/],
    ['notes', 'snippet', /^[A-Z].*\.$/],
    ['searches', 'filter', /[=>]/],
    ['checkouts', 'return_url', /^https:\/\/shop\.example\.com\/[a-z/-]+$/],
    ['files', 'checksum_sha256_hex', /^[\da-f]{32,}$/],
    ['files', 'size_readable', /B$/],
    ['orders', 'billing_name', /^\p{L}+.* \p{L}/u],
    ['team-members', 'job_title', /^(?!Rebuild|Archive)[A-Z]/],
    ['companies', 'siret', /^\d{14}$/],
    ['devices', 'ssid', /^[A-Z][a-z ]+$/],
  ])('have texts of services: in %s, %s is like %s', async (resource, name, expected) => {
    for (const row of await schemaRows(resource, { [name]: TEXT }, 20)) expect(text(row, name)).toMatch(expected);
  });

  it('name things inside of wrappers, and the elements of lists', async () => {
    const named = { type: 'object', properties: { name: TEXT } };
    const items = { type: 'array', minItems: 1, items: { type: 'object', properties: { label: TEXT } } };
    for (const row of await schemaRows('objects', { tax_data: named, qr_code_options: named, items })) {
      expect(Object(row['tax_data']).name).not.toMatch(/data/);
      expect(Object(row['qr_code_options']).name).not.toMatch(/^(?:Size|Colour)$/);
      for (const item of Object(row['items'])) expect(item.label).not.toBe('');
    }
  });

  it('show in their descriptions what names consist of', async () => {
    const memo = { ...TEXT, description: 'The related memo. Format: users/{user}/memos/{memo}' };
    for (const row of await schemaRows('mentions', { memo }))
      expect(row['memo']).toMatch(/^users\/[\da-z]{10}\/memos\/[\da-z]{10}$/);
  });

  it('list states in capitals in their descriptions', async () => {
    const state = { ...TEXT, description: 'The state can be AUTHORIZED, CAPTURED, or VOIDED.' };
    const html = { ...TEXT, description: 'In HTML, with these elements:\n- `a`: a link\n- `b`: bold text' };
    for (const row of await schemaRows('payments', { state, body_html: html })) {
      expect(['AUTHORIZED', 'CAPTURED', 'VOIDED']).toContain(row['state']);
      expect(text(row, 'body_html').length).toBeGreaterThan(3);
    }
  });

  it('tell moments by their names even among counts, and places from ranges', async () => {
    const statistics = { type: 'object', properties: { last_close_at: { type: 'integer' } } };
    const [startLon, endLon] = [{ type: 'number' }, { type: 'number' }];
    const rows = await schemaRows('trips', { statistics, startLon, endLon });
    expect(rows.some((row) => Number(row['endLon']) < -20)).toBe(true);
    for (const row of rows)
      expect((row['statistics'] as { readonly last_close_at: number }).last_close_at).toBeGreaterThan(1e9);
  });

  it('count what is in an object of counts, and tell names of other things by their descriptions', async () => {
    const counts = { type: 'object', properties: { updated: { type: 'integer' } } };
    const name = { ...TEXT, description: 'The name of the domain being claimed.' };
    for (const row of await schemaRows('claims', { counts, name })) {
      expect((row['counts'] as { readonly updated: number }).updated).toBeLessThan(1e6);
      expect(text(row, 'name')).toMatch(/\.example$/);
    }
  });

  it('call a folder in a file by the name of a folder', async () => {
    const type = { ...TEXT, enum: ['folder'] };
    const parent = { type: 'object', properties: { type, name: { ...TEXT, description: 'The name of the folder.' } } };
    for (const row of await schemaRows('files', { type: { ...TEXT, enum: ['file'] }, name: TEXT, parent }))
      expect((row['parent'] as { readonly name: string }).name).not.toContain('.');
  });

  it('make the day of a moment beside it, and a text in HTML of the notes', async () => {
    const properties = { due_on: { ...TEXT, format: 'date' }, due_at: MOMENT, notes: TEXT, html_notes: TEXT };
    for (const row of await schemaRows('tasks', properties)) {
      expect(text(row, 'due_on')).toBe(text(row, 'due_at').slice(0, 10));
      expect(text(row, 'html_notes')).toContain(text(row, 'notes'));
    }
  });

  it('have time zones of the place, among those that a list has', async () => {
    const zones = [
      'Europe/London, Europe/Paris, Europe/Berlin, Europe/Madrid, Europe/Rome, Europe/Vienna, Europe/Zurich, Europe/Dublin',
      'Europe/Amsterdam, Europe/Brussels, Europe/Lisbon, Europe/Stockholm, Europe/Oslo, Europe/Copenhagen, Europe/Helsinki',
      'Europe/Warsaw, Europe/Prague, America/New_York, America/Chicago, America/Denver, America/Los_Angeles, Asia/Tokyo',
    ].flatMap((each) => each.split(', '));
    for (const row of await schemaRows('customers', { city: TEXT, timezone: { ...TEXT, enum: zones } })) {
      if (row['city'] === 'Paris') expect(row['timezone']).toBe('Europe/Paris');
      if (row['city'] === 'Tokyo') expect(row['timezone']).toBe('Asia/Tokyo');
      expect(zones).toContain(row['timezone']);
    }
  });
});
