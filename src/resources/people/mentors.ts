import type { ResourceSpec } from '../spec.ts';

export const mentors = {
  name: 'mentors',
  singular: 'mentor',
  category: 'people',
  description: 'Mentors who can be booked, with their subjects, experience and hourly rate.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the mentor', args: { min: 1 } },
    name: { type: 'string', generator: 'name', description: 'Full name' },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Address to write to',
      args: { name: { from: 'name' }, host: 'example.net' },
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
        amount: { from: 'mentees_count' },
        topic: { from: 'availability' },
        writerNumber: { from: 'place' },
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
      args: {
        pool: 'skills',
        // Few years of practice allow few areas.
        count: { by: 'experience_years', is: { 2: [2, 2], 3: [2, 3] }, else: [2, 4] },
        name: { from: 'name' },
        fieldShare: { from: 'place' },
      },
    },
    experience_years: {
      type: 'integer',
      generator: 'random_int',
      description: 'Years of practice',
      args: { min: 2, max: 35, distribution: 'low' },
    },
    mentees_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of current mentees, few in the first years of practice',
      args: { min: 1, max: { by: 'experience_years', is: { 2: 9, 3: 14, 4: 20 }, else: 42 }, distribution: 'low' },
    },
    rating: {
      type: 'number',
      generator: 'float',
      description: 'Mean rating from 1 to 5 by current and former mentees, who give whole stars',
      args: {
        // Mentors with low ratings have few mentees.
        min: { by: 'fives', is: { 0: 2, 1: 3 }, else: 4.1 },
        max: 5,
        typical: { by: 'fives', is: { 0: 4.45, 1: 4.6 }, else: 4.7 },
        deviation: { by: 'fives', is: { 0: 0.85, 1: 0.45 }, else: 0.32 },
        votes: { from: 'raters' },
      },
      keywords: { minimum: 1, maximum: 5 },
    },
    hourly_rate: {
      type: 'number',
      generator: 'price',
      description: 'Price of an hour, in US dollars; it rises with the years of practice',
      copy: 'rate',
    },
    availability: {
      type: 'string',
      generator: 'word',
      description: 'Whether new mentees are accepted, more often by mentors who have few',
      args: {
        choices: {
          by: 'fives',
          is: {
            0: { available: 1 },
            1: { available: 70, limited: 26, busy: 4 },
            2: { available: 34, limited: 38, busy: 28 },
            3: { available: 4, limited: 36, busy: 60 },
          },
          else: { limited: 20, busy: 80 },
        },
      },
      enum: ['available', 'busy', 'limited'],
    },
  },
  causes: {
    place: {
      type: 'number',
      generator: 'even_share',
      description:
        'Place in the list of all fields and their texts: few mentors in a row have places close to each other',
    },
    rate: {
      type: 'integer',
      generator: 'mentor_rate',
      description: 'Usual price of an hour for these years in this field',
      args: { years: { from: 'experience_years' }, skills: { from: 'specialization' } },
    },
    raters: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of ratings, by current and some former mentees',
      args: { baseValue: { from: 'mentees_count' }, factor: [1, 2.5] },
    },
    fives: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of current mentees divided by five',
      args: { baseValue: { from: 'mentees_count' }, factor: [0.2, 0.2] },
    },
  },
} as const satisfies ResourceSpec;
