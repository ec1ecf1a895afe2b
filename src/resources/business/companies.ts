import type { ResourceSpec } from '../spec.ts';

export const companies = {
  name: 'companies',
  singular: 'company',
  category: 'business',
  description: 'Companies of all sizes, with what they do, where they sit and what they turn over.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the company', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'company',
      description: 'Registered name',
      args: { city: { from: 'headquarters' }, trade: { from: 'trade' } },
    },
    slogan: {
      type: 'string',
      generator: 'catch_phrase',
      description: 'What the company says of itself in one line',
      args: { industry: { from: 'industry' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'Business, mission, products and services',
      args: {
        about: 'company',
        name: { from: 'name' },
        topic: { from: 'industry' },
        place: { from: 'headquarters' },
        years: { from: 'founded_year' },
      },
    },
    industry: { type: 'string', generator: 'industry', description: 'Main line of business' },
    size: {
      type: 'string',
      generator: 'company_size',
      description: 'Class by number of employees',
      args: { employees: { from: 'employees' } },
      enum: ['startup', 'small', 'medium', 'large', 'enterprise'],
    },
    founded_year: {
      type: 'integer',
      generator: 'founded_year',
      description: 'Year of foundation',
      args: {
        min: {
          by: 'industry',
          is: {
            Software: 1972,
            Cybersecurity: 1985,
            Robotics: 1980,
            Biotechnology: 1976,
            'Renewable Energy': 1984,
            'E-commerce': 1996,
            'Consumer Electronics': 1946,
            Telecommunications: 1920,
            Aerospace: 1920,
            Media: 1922,
            Marketing: 1955,
            'Human Resources': 1965,
            'Event Management': 1970,
            'Waste Management': 1930,
          },
          else: 1890,
        },
        employees: { from: 'employees' },
      },
    },
    headquarters: { type: 'string', generator: 'city', description: 'City of the main office' },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the main office',
      args: { city: { from: 'headquarters' } },
    },
    website: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Address of the official site',
      args: { host: { from: 'trade' } },
    },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Main address to write to',
      args: { company: { from: 'trade' } },
    },
    phone: {
      type: 'string',
      generator: 'phone',
      description: 'Main telephone number in international form',
      args: { city: { from: 'headquarters' } },
    },
    revenue: {
      type: 'number',
      generator: 'revenue',
      description: 'Yearly turnover, in US dollars',
      args: { employees: { from: 'employees' } },
    },
    employees: {
      type: 'integer',
      generator: 'employees',
      description: 'Employees worldwide',
      args: { min: 1, max: 250000 },
    },
    logo: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the logo',
      args: { kind: 'logo', title: { from: 'name' } },
    },
  },
  causes: {
    trade: {
      type: 'string',
      generator: 'trade_name',
      description: 'What it is called without its legal form: no other company, client, or vendor is called the same',
      args: { city: { from: 'headquarters' }, share: [1, 5] },
    },
  },
} as const;

companies satisfies ResourceSpec;
