import { describe, expect, it } from 'vitest';
import { renderRecords } from '../../src/render/index.ts';
import { compiled } from '../config/opened.ts';
import { schemaRows, text, type Row } from './rows.ts';

const TEXT = { type: 'string' };

describe('members of a closed list', () => {
  it('have a code each, and the name and the sign that belong to it', async () => {
    const properties = { code: { ...TEXT, example: 'usd' }, symbol: TEXT, symbol_native: TEXT, name: TEXT };
    const catalogue = await compiled({
      resources: { currencies: { key: 'code', schema: { type: 'object', properties } } },
    });
    const items = catalogue.find('currencies')?.items ?? 0;
    const options = { resource: 'currencies', count: items, seed: 1, refDate: '2026-01-01T00:00:00.000Z' };
    const rows = [...renderRecords(catalogue, options)].map((line) => JSON.parse(line) as Row);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(items);
    expect(items).toBeGreaterThan(30);
    expect(rows.find(({ code }) => code === 'eur')).toMatchObject({ name: 'Euro', symbol: '€', symbol_native: '€' });
    expect(rows.find(({ code }) => code === 'sek')).toMatchObject({ name: 'Swedish Krona', symbol: 'kr' });
  });

  it('are countries with one name in all their fields', async () => {
    for (const row of await schemaRows('countries', { iso: TEXT, iso3: TEXT, name: TEXT, display_name: TEXT }, 40)) {
      expect(text(row, 'display_name')).toBe(text(row, 'name'));
      if (row['iso'] === 'DE') expect(row).toMatchObject({ iso3: 'DEU', name: 'Germany' });
      if (row['iso'] === 'NZ') expect(row).toMatchObject({ iso3: 'NZL', name: 'New Zealand' });
    }
  });
});

describe('what shops say', () => {
  it('prices shipping as shipping, and calls its types by their names', async () => {
    const type = { type: 'object', properties: { label: TEXT, description: TEXT, code: TEXT } };
    for (const row of await schemaRows('shipping-options', { amount: { type: 'number' }, type })) {
      const { label, code } = row['type'] as { readonly label: string; readonly code: string };
      expect(Number(row['amount'])).toBeLessThan(20);
      if (label === 'Express') expect(code).toBe('express');
    }
  });

  it('makes the price that is paid the sale price, and the minimum of an order no more than the maximum', async () => {
    const number = { type: 'number' };
    const properties = { price: number, sale_price: number, calculated_price: number };
    const limits = { order_quantity_minimum: { type: 'integer' }, order_quantity_maximum: { type: 'integer' } };
    for (const row of await schemaRows('products', { ...properties, ...limits })) {
      expect(row['calculated_price']).toBe(row['sale_price']);
      expect(Number(row['order_quantity_minimum'])).toBeLessThan(Number(row['order_quantity_maximum']));
    }
  });
});
