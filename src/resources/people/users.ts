import type { ResourceSpec } from '../spec.ts';

export const users = {
  name: 'users',
  singular: 'user',
  category: 'people',
  description: 'Registered users, the people that orders, bookings, tickets and messages refer to.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the user', args: { min: 1 } },
    age: {
      type: 'integer',
      generator: 'age',
      description: 'Age in years; only adults may register',
      args: { min: 18, max: 70, since: { from: 'created_at' } },
    },
    username: {
      type: 'string',
      generator: 'username',
      description: 'Login name, unique to the user',
      args: {
        first: { from: 'first_name' },
        last: { from: 'last_name' },
        age: { from: 'age' },
      },
      required: true,
    },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Email address of the account',
      args: { username: { from: 'username' }, first: { from: 'first_name' }, last: { from: 'last_name' } },
      required: true,
    },
    first_name: {
      type: 'string',
      generator: 'first_name',
      description: 'Given name that is common at that age',
      args: { gender: { from: 'gender' }, country: { from: 'country' }, age: { from: 'age' } },
    },
    last_name: {
      type: 'string',
      generator: 'last_name',
      description: 'Family name',
      args: { first: { from: 'first_name' }, gender: { from: 'gender' }, country: { from: 'country' } },
    },
    avatar: {
      type: 'string',
      format: 'uri',
      generator: 'avatar',
      description: 'Address of the profile picture',
      args: { first: { from: 'first_name' }, last: { from: 'last_name' }, gender: { from: 'gender' } },
    },
    gender: {
      type: 'string',
      generator: 'gender',
      description: 'Gender as stated by the user',
      args: { choices: { female: 39, male: 39, 'non-binary': 2 } },
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
      args: { city: { from: 'city' } },
    },
    city: { type: 'string', generator: 'city', description: 'City of residence', args: { balanced: true } },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the city',
      args: { city: { from: 'city' } },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When the account was opened: mostly while people are awake in that city',
      args: { days: [6, 2400], distribution: 'steady', city: { from: 'city' }, hours: 'awake' },
    },
  },
} as const satisfies ResourceSpec;
