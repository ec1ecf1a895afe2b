import type { ResourceSpec } from '../spec.ts';

export const vendors = {
  name: 'vendors',
  singular: 'vendor',
  category: 'business',
  description: 'Suppliers, with what they supply and how well they perform.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the vendor', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'company',
      description: 'Name of the supplier',
      args: { city: { from: 'city' }, tradeName: { from: 'trade' }, supplies: { from: 'category' } },
    },
    contact_person: {
      type: 'string',
      generator: 'name',
      description: 'Contact person',
      args: { country: { from: 'country' }, foreignShare: 0.01 },
    },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Address to write to',
      args: { name: { from: 'contact_person' }, company: { from: 'trade' }, country: { from: 'country' } },
    },
    phone: {
      type: 'string',
      generator: 'phone',
      description: 'Telephone number in international form',
      args: { city: { from: 'city' } },
    },
    address: {
      type: 'string',
      generator: 'address',
      description: 'Street and number',
      args: { city: { from: 'city' }, commercial: true },
    },
    city: { type: 'string', generator: 'city', description: 'City of the office', args: { balanced: true } },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the city',
      args: { city: { from: 'city' } },
    },
    category: { type: 'string', generator: 'category', description: 'Kind of goods or services supplied' },
    rating: {
      type: 'number',
      generator: 'float',
      description: 'Mean performance rating, from 1 to 5',
      args: {
        min: 1,
        max: 5,
        typical: { by: 'standing', is: { poor: 2.7, great: 4.85 }, else: 4.05 },
        deviation: { by: 'standing', is: { poor: 1.2, great: 0.3 }, else: 0.9 },
      },
    },
    active: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether orders can be placed, as is usual for vendors that perform well',
      args: { probability: { by: 'standing', is: { poor: 0.35 }, else: 0.975 } },
    },
  },
  causes: {
    standing: {
      type: 'string',
      generator: 'word',
      description: 'How well the vendor usually performs',
      args: { choices: { good: 14, great: 2, poor: 4 }, evenly: true },
    },
    trade: {
      type: 'string',
      generator: 'trade_name',
      description: 'Name without the legal form, shared with no other company, client or vendor',
      args: { city: { from: 'city' }, namePart: [3, 4] },
    },
  },
} as const satisfies ResourceSpec;
