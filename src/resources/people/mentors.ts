import type { ResourceSpec } from '../spec.ts';

export const mentors = {
  name: 'mentors',
  singular: 'mentor',
  category: 'people',
  description: 'Mentors one can book, with what they teach, how long they have done so and what an hour costs.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the mentor', args: { min: 1 } },
    name: { type: 'string', generator: 'name', description: 'Full name' },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Address to write to',
      args: { name: { from: 'name' } },
    },
    bio: {
      type: 'string',
      generator: 'paragraph',
      description: 'Background and way of working',
      args: {
        about: 'mentor',
        name: { from: 'name' },
        topics: { from: 'specialization' },
        years: { from: 'experience_years' },
      },
    },
    photo: {
      type: 'string',
      format: 'uri',
      generator: 'avatar',
      description: 'Address of a portrait',
      args: { name: { from: 'name' } },
    },
    specialization: {
      type: 'array',
      generator: 'tags',
      description: 'Areas the mentor covers',
      args: { pool: 'skills', count: [2, 4] },
    },
    experience_years: {
      type: 'integer',
      generator: 'random_int',
      description: 'Years of practice',
      args: { min: 2, max: 35, lean: 'low' },
    },
    mentees_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'People mentored at present',
      args: { min: 0, max: 25, lean: 'low' },
    },
    rating: {
      type: 'number',
      generator: 'float',
      description: 'Mean rating by mentees, from 1 to 5',
      args: { min: 1, max: 5, near: 4.4 },
    },
    hourly_rate: {
      type: 'number',
      generator: 'price',
      description: 'Price of an hour, in US dollars',
      args: { usd: [30, 250], ending: 'whole' },
    },
    availability: {
      type: 'string',
      generator: 'word',
      description: 'Whether new mentees are taken',
      args: { choices: { available: 6, busy: 2, limited: 3 } },
    },
  },
} as const;

mentors satisfies ResourceSpec;
