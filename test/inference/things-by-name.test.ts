import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';

/** Returns the first values of a field, in the order of the records. */
async function valuesOf(resource: string, fields: object, count: number = 12): Promise<readonly unknown[]> {
  const catalogue = await compiled({ resources: { [resource]: { fields } } });
  const options = { resource, count, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
  const [name = ''] = Object.keys(fields);
  return [...renderRecords(catalogue, options)].map((line) => {
    // A record is an object of JSON.
    const row = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return row[name];
  });
}

describe('the name of a thing', () => {
  it.each([
    ['roles', 'name', 'Administrator'],
    ['contact-lists', 'title', 'Newsletter subscribers'],
    ['webhook-endpoints', 'label', 'Order updates'],
    ['shipping-methods', 'display_name', 'Express'],
    ['tax-categories', 'name', 'Reduced rate'],
    ['services-roles', 'friendly_name', 'Editor'],
    ['orders', 'payment_method_name', 'Credit card'],
  ])('is one that such things have: in %s, %s', async (resource, name, expected) => {
    expect(await valuesOf(resource, { [name]: {} })).toContain(expected);
  });

  it('comes from the noun in front of it, or from the object around it', async () => {
    const folder = await valuesOf('uploads', { folder_name: {} });
    const inner = await valuesOf('uploads', { folder: { fields: { name: {} } } });
    expect(folder).toContain('Contracts');
    expect(inner).toContainEqual({ name: 'Contracts' });
  });

  it.each([
    ['trips', { operator: {} }, 'Northern Rail'],
    ['special-events', { location: {} }, 'Main Hall'],
    ['clients', { client_name: {}, logo_uri: {} }, 'Customer Portal'],
    ['files', { uploader_display_name: {} }, undefined],
  ])('fits the thing that it belongs to: in %s, %o', async (resource, fields, expected) => {
    const values = await valuesOf(resource, fields);
    if (expected === undefined) for (const value of values) expect(value).toMatch(/^\p{L}[\p{L}’'.-]* \p{L}/u);
    else expect(values).toContain(expected);
  });

  it.each([
    ['stories', 'new_name', /\w+ \w+/],
    ['file-versions', 'name', /\.\w{3,4}$/],
    ['options', 'name_localized', /^[A-Z][a-z]+/],
    ['custom-fields', 'custom_label', /^[A-Z][a-z]+/],
  ])('does not depend on words that say little: in %s, %s', async (resource, name, expected) => {
    for (const value of await valuesOf(resource, { [name]: {} })) {
      expect(value).toMatch(expected);
      expect(value).not.toMatch(/^(?:Default|Main|Backup|Team|Legacy) /);
    }
  });

  it('is that of a club if the team has a coach, otherwise of a group at work', async () => {
    expect(await valuesOf('teams', { name: {} })).toContain('Customer Support');
    expect((await valuesOf('teams', { name: {}, coach: {} })).join()).toMatch(/Falcons|Rovers|Wolves|United/);
  });

  it('is that of a city of its country, if it is a station', async () => {
    const names = await valuesOf('stations', { name: {}, city: {}, country_code: {} });
    const cities = await valuesOf('stations', { city: {}, name: {}, country_code: {} });
    for (const [at, name] of names.entries()) expect(String(name).startsWith(String(cities[at]))).toBe(true);
  });
});
