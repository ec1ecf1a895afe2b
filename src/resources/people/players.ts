import { figuresOf } from '../reused-causes.ts';
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
      args: {
        country: { from: 'citizenship' },
        gender: { from: 'team_id.gender' },
        foreignShare: 0.01,
        namePool: 'rest',
      },
    },
    jersey_number: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number on the shirt, unique in the team; in some sports it follows from the position',
      copy: 'shirt',
      args: { min: 1, max: 99 },
    },
    position: {
      type: 'string',
      generator: 'position',
      description: 'Position, in the terms of the sport',
      args: { sport: { from: 'team_id.sport' }, squadIndex: { from: 'slot' } },
    },
    team_id: {
      type: 'integer',
      generator: 'random_int',
      description: 'The team the player belongs to; squads fill one team after the other',
      references: 'teams',
      copy: 'squad',
    },
    team_name: { type: 'string', generator: 'team_name', description: 'Name of that team', copy: 'team_id.name' },
    age: {
      type: 'integer',
      generator: 'random_int',
      description: 'Age in years',
      copy: 'years',
      args: { min: 17, max: 41 },
    },
    height: {
      type: 'number',
      generator: 'height',
      description: 'Height in centimetres',
      args: {
        min: 150,
        max: 225,
        sport: { from: 'team_id.sport' },
        position: { from: 'position' },
        gender: { from: 'team_id.gender' },
        country: { from: 'nationality' },
      },
    },
    weight: {
      type: 'number',
      generator: 'weight',
      description: 'Weight in kilograms',
      args: {
        height: { from: 'height' },
        sport: { from: 'team_id.sport' },
        position: { from: 'position' },
        gender: { from: 'team_id.gender' },
      },
    },
    nationality: {
      type: 'string',
      generator: 'country',
      description: 'Country the player is a citizen of, mostly that of the team; in football and rugby, a home nation',
      args: {
        homeCountry: { from: 'citizenship' },
        nationalTeamSport: { from: 'team_id.sport' },
        city: { from: 'team_id.city' },
      },
    },
    goals: {
      type: 'integer',
      generator: 'random_int',
      description:
        'Scored this season: goals in football, ice hockey and handball, points in basketball and volleyball, runs in baseball, tries in rugby',
      copy: 'scored',
      args: { min: 0 },
    },
    assists: {
      type: 'integer',
      generator: 'random_int',
      description:
        'Assists this season: the pass, set or, in baseball, throw that another player’s goal, point, try or out came from',
      copy: 'assisted',
      args: { min: 0 },
    },
    photo: {
      type: 'string',
      format: 'uri',
      generator: 'avatar',
      description: 'Address of a portrait',
      args: { name: { from: 'name' }, gender: { from: 'team_id.gender' } },
    },
  },
  causes: {
    squad: { type: 'integer', generator: 'squad_team', description: 'Number of the team whose squad it is' },
    member: { type: 'integer', generator: 'squad_member', description: 'Index of the player within the team, from 0' },
    roster: {
      type: 'array',
      generator: 'squad_roster',
      description: 'Place in the squad, shirt and origin of each player of the team',
      args: { sport: { from: 'team_id.sport' }, country: { from: 'team_id.country' } },
      per: 'team_id',
    },
    slot: figuresOf('roster', 'member', 3, 0, 'Place in the squad, which has a position'),
    shirt: figuresOf('roster', 'member', 3, 1, 'Number on the shirt, as the roster of the team has it'),
    origin: {
      type: 'string',
      generator: 'element',
      description: 'Whether the player comes from the country of the team',
      args: { list: { from: 'roster' }, row: { from: 'member' }, columns: 3, index: 2 },
    },
    citizenship: {
      type: 'string',
      generator: 'country',
      description: 'State the player is a citizen of',
      args: { homeCountry: { from: 'team_id.country' }, origin: { from: 'origin' }, sport: { from: 'team_id.sport' } },
    },
    years: {
      type: 'integer',
      generator: 'player_age',
      description: 'Usual age for the sport, the position and the team',
      args: {
        sport: { from: 'team_id.sport' },
        squadIndex: { from: 'slot' },
        origin: { from: 'origin' },
        team: { from: 'team_id' },
      },
    },
    tally: {
      type: 'array',
      generator: 'squad_tally',
      description: 'What each place of the squad has scored and assisted: it follows from the results of the team',
      args: {
        sport: { from: 'team_id.sport' },
        wins: { from: 'team_id.wins' },
        draws: { from: 'team_id.draws' },
        losses: { from: 'team_id.losses' },
      },
      per: 'team_id',
    },
    scored: figuresOf('tally', 'slot', 2, 0, 'Part of what the team has scored'),
    assisted: figuresOf('tally', 'slot', 2, 1, 'Part of the assists of the team'),
  },
} as const satisfies ResourceSpec;
