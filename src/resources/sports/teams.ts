import type { ResourceSpec } from '../spec.ts';

export const teams = {
  name: 'teams',
  singular: 'team',
  category: 'sports',
  description: 'Sports teams with their home, coach and results.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the team', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'team_name',
      description: 'Name of the team',
      args: { city: { from: 'city' }, sport: { from: 'sport' } },
    },
    sport: {
      type: 'string',
      generator: 'sport',
      description: 'Sport it plays, one that is at home in its country',
      args: {
        country: { from: 'country' },
        choices: {
          Football: 30,
          Basketball: 20,
          'Ice Hockey': 12,
          Baseball: 12,
          Volleyball: 8,
          Handball: 8,
          Rugby: 10,
        },
      },
    },
    league: {
      type: 'string',
      generator: 'league',
      description: 'League it plays in',
      args: { sport: { from: 'sport' }, country: { from: 'country' } },
    },
    founded: {
      type: 'integer',
      generator: 'founded_year',
      description: 'Year of foundation, when the sport was played there',
      args: { min: 1860, sport: { from: 'sport' }, country: { from: 'country' } },
    },
    city: { type: 'string', generator: 'city', description: 'Home city' },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country that city lies in',
      args: { city: { from: 'city' } },
    },
    stadium: {
      type: 'string',
      generator: 'stadium',
      description: 'Home stadium or arena',
      args: { sport: { from: 'sport' }, city: { from: 'city' } },
    },
    coach: { type: 'string', generator: 'name', description: 'Head coach', args: { country: { from: 'country' } } },
    wins: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games won this season',
      args: { min: 0, max: 30, lean: 'middle' },
    },
    losses: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games lost this season',
      args: { min: 0, max: 30, lean: 'middle' },
    },
    draws: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games drawn this season; 0 in sports that know no draw',
      args: { min: 0, max: { by: 'sport', is: { Football: 12, Rugby: 3, Handball: 6 }, else: 0 } },
    },
    logo: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the badge',
      args: { kind: 'team', title: { from: 'name' }, sport: { from: 'sport' } },
    },
  },
} as const;

teams satisfies ResourceSpec;
