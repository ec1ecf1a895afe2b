import type { ResourceSpec } from '../spec.ts';

export const clients = {
  name: 'clients',
  singular: 'client',
  category: 'business',
  description: 'Client organisations, with a contact person and the value of their contracts.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the client', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'company',
      description: 'Name of the organisation',
      args: { city: { from: 'city' }, tradeName: { from: 'trade' }, industry: { from: 'industry' } },
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
    industry: { type: 'string', generator: 'industry', description: 'Line of business' },
    status: {
      type: 'string',
      generator: 'status',
      description: 'State of the relationship',
      args: { choices: { active: 60, inactive: 15, prospect: 18, terminated: 7 } },
    },
    contract_value: {
      type: 'number',
      generator: 'price',
      description: 'Total value of all contracts, in US dollars; 0 for a prospect',
      args: {
        fixedUsd: { by: 'status', is: { prospect: 0 } },
        usd: {
          by: 'industry',
          is: {
            Aerospace: [18000, 980000],
            Banking: [18000, 980000],
            Insurance: [18000, 980000],
            Pharmaceuticals: [18000, 980000],
            Telecommunications: [18000, 980000],
          },
          else: [2400, 270000],
        },
        country: { from: 'country' },
        distribution: 'wide',
        ending: { from: 'ending' },
      },
    },
    since: {
      type: 'string',
      format: 'date',
      generator: 'past_date',
      description: 'First day of the relationship; for a prospect, the day of the first call',
      args: {
        days: {
          by: 'status',
          is: { prospect: [6, 300], terminated: [200, 3600], inactive: [240, 3600] },
          else: [45, 3600],
        },
        distribution: 'low',
        dayKind: 'work',
      },
    },
  },
  causes: {
    ending: {
      type: 'string',
      generator: 'word',
      description: 'Whether the total is an exact sum or a round figure that was agreed on',
      args: { choices: { whole: 13, figures: 12 } },
    },
    trade: {
      type: 'string',
      generator: 'trade_name',
      description: 'Name without the legal form, shared with no other company, client or vendor',
      args: { city: { from: 'city' }, namePart: [2, 4] },
    },
  },
} as const satisfies ResourceSpec;
