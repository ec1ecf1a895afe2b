import { describe, expect, it } from 'vitest';
import { opened } from '../config/opened.ts';

const moment = { type: 'string', format: 'date-time' };

/** Opens a config with a resource `orders` whose schema is in the document of an API. */
function openedOrder(properties: object, { required = [], ...more }: { required?: string[]; fields?: object } = {}) {
  const Order = { type: 'object', properties, required };
  const root = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {},
    components: { schemas: { Order } },
  };
  return opened(
    { resources: { orders: { schema: 'api.json#/components/schemas/Order', ...more } } },
    { 'api.json': root },
  );
}

async function fieldsOf(...args: Parameters<typeof openedOrder>): Promise<readonly string[]> {
  const catalogue = await (await openedOrder(...args)).untried();
  return Object.keys(catalogue.find('orders')?.fields ?? {});
}

describe('an optional field of an API that cannot be null', () => {
  const status = { enum: ['pending', 'completed', 'cancelled'] };

  it.each([
    [
      { deleted_at: moment, trashed_by: { type: 'object', properties: { name: {} } }, note: { type: 'string' } },
      ['note'],
    ],
    [{ status, completedAt: moment, number: { type: 'string' } }, ['status', 'number']],
    [{ cancellation_reason: { type: 'string' }, cancellation_fee: { type: 'number' } }, ['cancellation_fee']],
    [{ error_code: { type: 'integer' }, is_deleted: { type: 'boolean' } }, ['error_code', 'is_deleted']],
    [{ deleted_at: { ...moment, type: ['string', 'null'] } }, ['deleted_at']],
    [{ order_placed_at: moment, paid_at: moment }, ['order_placed_at', 'paid_at']],
  ])('of %j leaves %j', async (properties, names) => {
    expect(await fieldsOf(properties)).toEqual(['id', ...names]);
  });

  it('is left out of lists and objects, too, and told', async () => {
    const line = { type: 'object', properties: { sku: { type: 'string' }, refunded_at: moment } };
    const config = await openedOrder({ lines: { type: 'array', items: line } });
    const field = (await config.untried()).find('orders')?.fields['lines']?.items?.field;
    expect(Object.keys(field?.fields ?? {})).toEqual(['sku']);
    expect(await config.told()).toEqual([
      'api.json#/components/schemas/Order/properties/lines/items/properties/refunded_at: left out, since only some records have it, and it cannot be null',
    ]);
  });

  it('stays where it is required, or a config says something about it', async () => {
    expect(await fieldsOf({ deleted_at: moment }, { required: ['deleted_at'] })).toEqual(['id', 'deleted_at']);
    const fields = { deleted_at: { nullable: 0.5 } };
    expect(await fieldsOf({ deleted_at: moment }, { fields })).toEqual(['id', 'deleted_at']);
  });
});
