import type { ResourceSpec } from '../spec.ts';

export const players = {
  name: 'players',
  singular: 'player',
  category: 'people',
  description: 'Players of sports teams, with position, build and score.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the player', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'name',
      description: 'Full name',
      args: { country: { from: 'nationality' } },
    },
    jersey_number: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number on the shirt',
      args: { min: 1, max: 99, distinct: true },
    },
    position: {
      type: 'string',
      generator: 'position',
      description: 'Where the player plays, in the terms of the sport',
      args: { sport: { from: 'team_id.sport' } },
    },
    team_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The team the player belongs to',
      references: 'teams',
      run: 99,
    },
    team_name: { type: 'string', generator: 'team_name', description: 'Name of that team', copy: 'team_id.name' },
    age: {
      type: 'integer',
      generator: 'random_int',
      description: 'Age in years',
      args: { min: 17, max: 39, lean: 'middle' },
    },
    height: {
      type: 'number',
      generator: 'height',
      description: 'Height in centimetres',
      args: { min: 160, max: 220, sport: { from: 'team_id.sport' } },
    },
    weight: {
      type: 'number',
      generator: 'weight',
      description: 'Weight in kilograms',
      args: { height: { from: 'height' } },
    },
    nationality: { type: 'string', generator: 'country', description: 'Country the player is a citizen of' },
    goals: {
      type: 'integer',
      generator: 'random_int',
      description: 'Goals or points scored',
      args: {
        min: 0,
        max: { by: 'position', is: { Goalkeeper: 0, Goaltender: 0, Libero: 3 }, else: 45 },
        lean: 'low',
      },
    },
    assists: {
      type: 'integer',
      generator: 'random_int',
      description: 'Assists given',
      args: { min: 0, max: 45, lean: 'low' },
    },
    photo: {
      type: 'string',
      format: 'uri',
      generator: 'avatar',
      description: 'Address of a portrait',
      args: { name: { from: 'name' } },
    },
  },
} as const;

players satisfies ResourceSpec;
