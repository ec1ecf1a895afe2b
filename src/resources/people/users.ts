import { cohortCauses, inCohort } from '../reused-causes.ts';
import type { ResourceSpec } from '../spec.ts';

export const users = {
  name: 'users',
  singular: 'user',
  category: 'people',
  description: 'Registered users, the people that invoices, bookings, tickets and notifications refer to.',
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
      args: {
        first: { from: 'first_name' },
        last: { from: 'last_name' },
        gender: { from: 'gender' },
        age: { from: 'age' },
        country: { from: 'country' },
      },
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
      copy: 'joined',
    },
  },
  causes: {
    ...cohortCauses,
    isNew: inCohort('isNew', 'Whether it is an account of the last weeks: 1, else 0'),
    needed: inCohort('needed', 'Days that the account has at least, so that its plans fit in'),
    joined: {
      type: 'string',
      format: 'date-time',
      generator: 'sign_up',
      description: 'When the account was opened',
      args: { isNew: { from: 'isNew' }, needed: { from: 'needed' }, city: { from: 'city' } },
    },
    method: {
      type: 'string',
      generator: 'word',
      description: 'How the user pays bills',
      args: { choices: { card: 36, transfer: 64 } },
    },
    lag: {
      type: 'integer',
      generator: 'payment_lag',
      description: 'Days after the due date on which the user pays, if by transfer',
    },
    habit: {
      type: 'string',
      generator: 'word',
      description: 'How many days the user has to pay a bill',
      args: {
        choices: { by: 'method', is: { card: { fortnight: 1 } }, else: { fortnight: 14, month: 23, long: 1 } },
      },
    },
    terms: {
      type: 'integer',
      generator: 'random_int',
      description: 'These days',
      args: {
        min: { by: 'habit', is: { fortnight: 14, month: 30 }, else: 45 },
        max: { by: 'habit', is: { fortnight: 14, month: 30 }, else: 45 },
      },
    },
    salary: {
      type: 'number',
      generator: 'price',
      description: 'Salary per month in US dollars',
      args: {
        usd: [1300, 6400],
        distribution: 'low',
        country: { from: 'country' },
        ending: 'cents',
      },
    },
    payDay: {
      type: 'integer',
      generator: 'random_int',
      description: 'Day of the month on which the salary arrives',
      args: { min: 24, max: 31 },
    },
  },
} as const satisfies ResourceSpec;
