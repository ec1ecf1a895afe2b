import { describe, expect, it } from 'vitest';
import { pathFrom } from '../../src/inference/money-slots.ts';
import { schemaRows as rowsOf, type Row } from './rows.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const sum = (properties: object): object => ({ type: 'object', properties });
const list = (properties: object): object => ({ type: 'array', items: sum(properties), minItems: 1, maxItems: 3 });
const value = (row: Row, name: string): number => Number(row[name]);

describe('sums of money', () => {
  it('add up as texts, with their tax, their shipping, and their discount', async () => {
    const fields = { item_total: text, tax_total: text, delivery_total: text, discount_total: text, total: text };
    for (const row of await rowsOf('orders', fields)) {
      for (const name of Object.keys(fields)) expect(row[name]).toMatch(/^\d+\.\d\d$/);
      const parts = value(row, 'item_total') + value(row, 'tax_total') + value(row, 'delivery_total');
      expect(value(row, 'total')).toBeCloseTo(parts - value(row, 'discount_total'), 2);
    }
  });

  it('without and with taxes differ by these, of an order and of its lines', async () => {
    const sums = { subtotal_ex_tax: text, subtotal_tax: text, subtotal_inc_tax: text, shipping_cost_ex_tax: text };
    const all = { ...sums, shipping_cost_tax: text, total_ex_tax: text, total_inc_tax: text };
    for (const row of await rowsOf('orders', {
      items_total: { ...number, description: 'The number of items.' },
      ...all,
    })) {
      expect(Number.isInteger(row['items_total'])).toBe(true);
      const taxes = value(row, 'subtotal_tax') + value(row, 'shipping_cost_tax');
      expect(value(row, 'subtotal_inc_tax')).toBeCloseTo(value(row, 'subtotal_ex_tax') + value(row, 'subtotal_tax'), 2);
      expect(value(row, 'total_ex_tax')).toBeCloseTo(
        value(row, 'subtotal_ex_tax') + value(row, 'shipping_cost_ex_tax'),
        2,
      );
      expect(value(row, 'total_inc_tax')).toBeCloseTo(value(row, 'total_ex_tax') + taxes, 2);
    }
    const line = { price_ex_tax: text, price_tax: text, price_inc_tax: text, quantity: { type: 'integer' } };
    for (const row of await rowsOf('order-lines', {
      ...line,
      total_ex_tax: text,
      total_tax: text,
      total_inc_tax: text,
    })) {
      expect(value(row, 'price_inc_tax')).toBeCloseTo(value(row, 'price_ex_tax') + value(row, 'price_tax'), 2);
      expect(value(row, 'total_ex_tax')).toBeCloseTo(value(row, 'price_ex_tax') * value(row, 'quantity'), 2);
      expect(value(row, 'total_inc_tax')).toBeCloseTo(value(row, 'total_ex_tax') + value(row, 'total_tax'), 2);
    }
  });

  it('in the tax lines of a line are its taxes, and not the price of anything', async () => {
    const taxes = list({ amount: text, rate: number });
    const fields = { items: list({ price: text, quantity: { type: 'integer' }, total: text, tax_lines: taxes }) };
    for (const row of await rowsOf('orders', fields))
      for (const item of row['items'] as readonly Row[])
        for (const tax of item['tax_lines'] as readonly Row[])
          expect(value(tax, 'amount')).toBeLessThan(value(item, 'price') * value(item, 'quantity'));
  });

  it('of an invoice are due and paid, even if they are called a balance and paid to date', async () => {
    const line = { cost: number, quantity: { type: 'integer' }, line_total: number };
    const fields = { line_items: list(line), amount: number, balance: number, paid_to_date: number };
    for (const row of await rowsOf('invoices', fields)) {
      for (const each of row['line_items'] as readonly Row[])
        expect(value(each, 'line_total')).toBeCloseTo(value(each, 'cost') * value(each, 'quantity'), 2);
      expect(value(row, 'balance')).toBeCloseTo(value(row, 'amount') - value(row, 'paid_to_date'), 2);
    }
  });

  it('of rows add up, also in the currency of the company', async () => {
    const row = {
      price_per_unit: number,
      quantity: { type: 'integer' },
      total: number,
      total_in_base_currency: number,
    };
    const fields = { currency: text, sales_order_rows: list(row), total: number, total_in_base_currency: number };
    for (const order of await rowsOf('sales-orders', fields)) {
      const rows = order['sales_order_rows'] as readonly Row[];
      const sumOf = rows.reduce((all, each) => all + value(each, 'total'), 0);
      expect(value(order, 'total')).toBeCloseTo(sumOf, 2);
      for (const each of [order, ...rows]) expect(each['total_in_base_currency']).toBe(each['total']);
    }
  });

  it('of a line are without its taxes and the discount on all its pieces', async () => {
    const line = { UnitAmount: number, Quantity: { type: 'integer' }, DiscountAmount: number, LineAmount: number };
    const notes = list({ Total: number });
    const fields = {
      LineItems: list(line),
      SubTotal: number,
      CreditNotes: notes,
      TotalDiscount: number,
      Total: number,
    };
    for (const row of await rowsOf('invoices', fields)) {
      const lines = row['LineItems'] as readonly Row[];
      for (const each of lines) {
        const whole = value(each, 'UnitAmount') * value(each, 'Quantity');
        expect(value(each, 'LineAmount')).toBeCloseTo(whole - value(each, 'DiscountAmount'), 2);
      }
      expect(value(row, 'SubTotal')).toBeCloseTo(
        lines.reduce((all, each) => all + value(each, 'LineAmount'), 0),
        2,
      );
      expect(value(row, 'TotalDiscount')).toBeLessThan(value(row, 'SubTotal'));
    }
  });

  it('of a line with a subtotal add up, and the total of a cart with lines is no count of them', async () => {
    const line = {
      unit_price: number,
      quantity: { type: 'integer' },
      subtotal: number,
      tax_total: number,
      total: number,
    };
    const sums = { subtotal: number, original_subtotal: number, tax_total: number, total: number };
    for (const row of await rowsOf('carts', { items: list(line), ...sums })) {
      const lines = row['items'] as readonly Row[];
      for (const each of lines) {
        expect(value(each, 'subtotal')).toBeCloseTo(value(each, 'unit_price') * value(each, 'quantity'), 2);
        expect(value(each, 'tax_total')).toBeLessThan(value(each, 'subtotal'));
        expect(value(each, 'total')).toBeCloseTo(value(each, 'subtotal') + value(each, 'tax_total'), 2);
      }
      expect(value(row, 'subtotal')).toBeCloseTo(
        lines.reduce((all, each) => all + value(each, 'subtotal'), 0),
        2,
      );
      expect(value(row, 'total')).toBeCloseTo(value(row, 'subtotal') + value(row, 'tax_total'), 2);
      expect(row['original_subtotal']).toBe(row['subtotal']);
    }
  });

  it('close with the taxes, the payment and the fees that are listed in their record', async () => {
    const taxes = { type: 'array', items: sum({ name: text, rate: number, amount: number }) };
    const payments = { type: 'array', items: sum({ amount: number, status: text }) };
    const item = { unit_price: number, quantity: { type: 'integer' }, amount: number };
    const fields = { subtotal: number, discount_total: number, taxes, tax_total: number, total: number, payments };
    for (const row of await rowsOf('orders', { items: list(item), ...fields })) {
      const [[tax], [payment]] = [row['taxes'] as readonly Row[], row['payments'] as readonly Row[]];
      expect(value(tax ?? {}, 'amount')).toBeCloseTo((value(tax ?? {}, 'rate') * value(row, 'subtotal')) / 100, 2);
      expect(value(row, 'tax_total')).toBe(value(tax ?? {}, 'amount'));
      expect(value(payment ?? {}, 'amount')).toBe(value(row, 'total'));
    }
    const charged = list({ units: { ...text, pattern: '^[0-9]+.?[0-9]*$' }, unit_amount: number, amount: number });
    const cents = { type: 'integer' };
    for (const row of await rowsOf('invoices', {
      fees: charged,
      fees_amount_cents: cents,
      coupons_amount_cents: cents,
      sub_total_excluding_taxes_amount_cents: cents,
      taxes_amount_cents: cents,
      total_amount_cents: cents,
    })) {
      const subtotal = value(row, 'sub_total_excluding_taxes_amount_cents');
      expect(subtotal).toBe(value(row, 'fees_amount_cents') - value(row, 'coupons_amount_cents'));
      expect(value(row, 'total_amount_cents')).toBe(subtotal + value(row, 'taxes_amount_cents'));
      for (const fee of row['fees'] as readonly Row[])
        expect(Math.abs(value(fee, 'amount') - value(fee, 'units') * value(fee, 'unit_amount'))).toBeLessThan(0.006);
    }
  });

  it('are in one currency in a list of plans, whose prices follow from their names', async () => {
    const currencies = ['AUD', 'EUR', 'JPY', 'USD'];
    const plans = await rowsOf('plans', {
      name: text,
      amount_cents: { type: 'integer' },
      amount_currency: { ...text, enum: currencies },
      interval: { ...text, enum: ['weekly', 'monthly', 'yearly'] },
    });
    expect(new Set(plans.map((row) => row['amount_currency']))).toEqual(new Set(['USD']));
    const prices = new Map(plans.map((row) => [row['name'], value(row, 'amount_cents')]));
    expect(prices.get('Solo')).toBeLessThan(prices.get('Team') ?? 0);
    expect(prices.get('Team')).toBeLessThan(prices.get('Enterprise') ?? 0);
    expect(plans.filter((row) => row['interval'] === 'monthly').length).toBeGreaterThan(plans.length / 2);
  });

  it('are near the price of what they are variants of', async () => {
    for (const row of await rowsOf('products', { price: number, variants: list({ price: number }) }))
      for (const one of row['variants'] as readonly Row[]) {
        const share = value(one, 'price') / value(row, 'price');
        expect(share > 0.7 && share < 1.6).toBe(true);
      }
  });

  it('are the same in cents and in texts for display', async () => {
    const fields = { amount: text, amount_in_cents: { type: 'integer' }, display_amount: text, currency: text };
    for (const row of await rowsOf('prices', fields)) {
      expect(row['amount_in_cents']).toBe(Math.round(value(row, 'amount') * 100));
      expect(String(row['display_amount'])).toContain(
        String(row['amount'])
          .replace(/(?=\d{3}\.)/, '')
          .slice(-6),
      );
      if (row['currency'] === 'EUR') expect(row['display_amount']).toMatch(/^€/);
    }
  });

  it('add up over lines, each a price times a quantity', async () => {
    const lines = list({ unit_price: number, quantity: { type: 'integer' }, total: number });
    for (const row of await rowsOf('invoices', { lines, subtotal: number })) {
      const all = row['lines'] as readonly Row[];
      for (const line of all) {
        expect(value(line, 'total')).toBeCloseTo(value(line, 'unit_price') * value(line, 'quantity'), 2);
      }
      expect(value(row, 'subtotal')).toBeCloseTo(
        all.reduce((total, line) => total + value(line, 'total'), 0),
        2,
      );
    }
  });

  it('agree in objects of a value and its currency, of which a record has one', async () => {
    const money = sum({ currency: text, value: text });
    const lines = list({ quantity: { type: 'integer' }, unitPrice: money, totalAmount: money });
    for (const row of await rowsOf('payments', {
      amount: money,
      amountRefunded: money,
      amountRemaining: money,
      lines,
    })) {
      const read = (object: Row, name: string): Row => object[name] as Row;
      const all = row['lines'] as readonly Row[];
      const currency = read(row, 'amount')['currency'];
      for (const line of all) {
        expect(read(line, 'unitPrice')['currency']).toBe(currency);
        expect(value(read(line, 'totalAmount'), 'value')).toBeCloseTo(
          value(read(line, 'unitPrice'), 'value') * value(line, 'quantity'),
          2,
        );
      }
      const left = value(read(row, 'amount'), 'value') - value(read(row, 'amountRefunded'), 'value');
      expect(value(read(row, 'amountRemaining'), 'value')).toBeCloseTo(left, 2);
    }
  });

  it.each([
    ['tax', 'subtotal', { tax: number, subtotal: number }],
    ['sale_price', 'price', { sale_price: number, price: number }],
    ['price', 'compare_at_price', { compare_at_price: text, price: text }],
    ['available', 'current', { current: number, available: number }],
    ['discount', 'total', { discount: number, total: number }],
    ['price_min', 'price_max', { price_min: number, price_max: number }],
  ])('keep their order: %s is at most %s', async (low, high, fields) => {
    for (const row of await rowsOf('accounts', fields)) {
      expect(value(row, low)).toBeGreaterThanOrEqual(0);
      expect(value(row, low)).toBeLessThanOrEqual(value(row, high));
    }
  });

  it('add up over the fees of a record', async () => {
    const fields = { fees: list({ name: text, amount: text }), fee_total: text, item_total: text, total: text };
    for (const row of await rowsOf('orders', fields)) {
      const fees = (row['fees'] as readonly Row[]).reduce((all, fee) => all + value(fee, 'amount'), 0);
      expect(value(row, 'fee_total')).toBeCloseTo(fees, 2);
      expect(value(row, 'total')).toBeCloseTo(value(row, 'item_total') + fees, 2);
    }
  });

  it('are no share of another sum in a record that is about them', async () => {
    for (const row of await rowsOf('fees', { amount: number, unit_amount: number, tax_amount: number }, 20)) {
      expect(value(row, 'amount')).toBeGreaterThanOrEqual(1);
      expect(value(row, 'tax_amount')).toBeLessThan(value(row, 'unit_amount'));
    }
  });

  it('are used in part, and the rest remains, also in a record named after them', async () => {
    const sum = { type: 'string', example: '10.00' };
    for (const row of await rowsOf('store-credits', { amount: sum, amount_used: sum, amount_remaining: sum })) {
      expect(value(row, 'amount')).toBeGreaterThan(0);
      expect(value(row, 'amount_used')).toBeLessThanOrEqual(value(row, 'amount'));
      expect(value(row, 'amount_remaining')).toBeCloseTo(value(row, 'amount') - value(row, 'amount_used'), 2);
    }
  });

  it('are due until they are paid', async () => {
    const payment_status = { enum: ['open', 'paid'] };
    for (const row of await rowsOf('invoices', { payment_status, total: number, amount_due: number })) {
      expect(row['amount_due']).toBe(row['payment_status'] === 'paid' ? 0 : row['total']);
    }
  });

  it('are the tax at the rate beside it', async () => {
    for (const row of await rowsOf('invoices', { subtotal: number, tax_rate: number, tax_amount: number })) {
      expect(value(row, 'tax_amount')).toBeCloseTo((value(row, 'subtotal') * value(row, 'tax_rate')) / 100, 1);
    }
  });

  it('are written as in their examples', async () => {
    const fields = { price: { ...text, example: '$19.99' }, charge: { ...text, example: 'ch_1a2b3c4d' } };
    for (const row of await rowsOf('products', fields, 5)) {
      expect(row['price']).toMatch(/^\$[\d,]+\.\d\d$/);
      expect(row['charge']).toMatch(/^ch_/);
    }
  });
});

describe('currencies', () => {
  it('are in lower case where a pattern or an example says so', async () => {
    const fields = { currency: { ...text, pattern: '^[a-z]{3}$' }, price: sum({ amount: number, currency: text }) };
    for (const row of await rowsOf('charges', fields, 5))
      expect(row['currency']).toMatch(/^(?:usd|eur|gbp|cad|aud|chf)$/);
    for (const row of await rowsOf('charges', { currency: { ...text, example: 'usd' } }, 5))
      expect(row['currency']).toMatch(/^[a-z]{3}$/);
  });

  it('are those of the country beside them', async () => {
    const codes: Readonly<Record<string, string>> = { Japan: 'JPY', Germany: 'EUR', 'United States': 'USD' };
    for (const { country, currency } of await rowsOf('shops', { country: text, currency: text }, 200)) {
      expect(currency).toBe(codes[String(country)] ?? currency);
    }
  });

  it('differ from wallet to wallet in a list', async () => {
    const wallets = { ...list({ currency: text, balance: text }), minItems: 8, maxItems: 8 };
    for (const row of await rowsOf('users', { wallets }, 1)) {
      expect(new Set((row['wallets'] as readonly Row[]).map(({ currency }) => currency)).size).toBeGreaterThan(1);
    }
  });
});

describe('paths', () => {
  it('lead outwards by dots only within a list', () => {
    expect(pathFrom('lines[].total.value', 'lines[].price.value')).toBe('..price.value');
    expect(pathFrom('lines[].total', 'lines[].price')).toBe('.price');
    expect(pathFrom('lines[].total', 'currency')).toBe('currency');
    expect(pathFrom('total', 'lines[].total')).toBe('lines.total');
  });
});
