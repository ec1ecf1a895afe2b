import { figuresOf } from '../reused-causes.ts';
import type { InferRecord } from '../../schema/index.ts';
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
      args: { city: { from: 'city' }, sport: { from: 'sport' }, clubNumber: { from: 'club' } },
    },
    sport: {
      type: 'string',
      generator: 'sport',
      description: 'Sport of the team and its league',
      args: {
        league: { from: 'contest' },
        choices: {
          Football: 130,
          Basketball: 56,
          Handball: 46,
          'Ice Hockey': 44,
          Volleyball: 30,
          Rugby: 30,
          Baseball: 30,
        },
      },
    },
    league: {
      type: 'string',
      generator: 'league',
      description: 'League of the team; each league is for one sport, and for women or men',
      args: {
        sport: { from: 'sport' },
        area: { from: 'circuit' },
        gender: { from: 'gender' },
        division: { from: 'division' },
      },
      per: 'contest',
    },
    founded: {
      type: 'integer',
      generator: 'founded_year',
      description: 'Year of foundation, when the sport was already played there',
      args: {
        min: { by: 'gender', is: { female: 1982 }, else: 1860 },
        sport: { from: 'sport' },
        country: { from: 'country' },
        city: { from: 'city' },
        gender: { from: 'gender' },
        divisionsAbove: {
          by: 'division',
          is: { '{sport} League': 0, '{sport} League Two': 1, '{sport} Championship': 1 },
          else: 2,
        },
      },
    },
    city: {
      type: 'string',
      generator: 'city',
      description: 'Home city, in the country or countries of the league',
      args: { cities: { from: 'homes' }, index: { from: 'seat' } },
    },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the city',
      args: { city: { from: 'city' } },
    },
    stadium: {
      type: 'string',
      generator: 'stadium',
      description: 'Home stadium or arena',
      args: {
        sport: { from: 'sport' },
        city: { from: 'city' },
        name: { from: 'name' },
        homeCities: { from: 'homes' },
        teamIndex: { from: 'seat' },
      },
    },
    coach: {
      type: 'string',
      generator: 'name',
      description: 'Head coach',
      args: {
        country: { from: 'school' },
        gender: { by: 'gender', is: { male: 'male' } },
        foreignShare: 0.01,
        namePool: 'eighth',
      },
    },
    wins: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games won this season, each lost by another team of the league',
      copy: 'won',
      args: { min: 0 },
    },
    losses: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games lost this season',
      copy: 'lost',
      args: { min: 0 },
    },
    draws: {
      type: 'integer',
      generator: 'random_int',
      description: 'Games drawn this season; 0 in sports without draws',
      copy: 'drawn',
      args: { min: 0 },
    },
    logo: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the badge',
      args: { kind: 'team', title: { from: 'name' }, sport: { from: 'sport' } },
    },
  },
  causes: {
    contest: { type: 'integer', generator: 'league_number', description: 'Number of its league, from 1' },
    seat: {
      type: 'integer',
      generator: 'league_seat',
      description: 'Index of the team within the league, from 0',
      args: { league: { from: 'contest' } },
    },
    size: {
      type: 'integer',
      generator: 'league_size',
      description: 'Number of teams of the league',
      args: { league: { from: 'contest' } },
    },
    competition: {
      type: 'array',
      generator: 'competition',
      description: 'Where the league is played, by whom, and its division',
      args: { league: { from: 'contest' } },
      per: 'contest',
    },
    circuit: {
      type: 'string',
      generator: 'element',
      description: 'Country or group of neighbouring countries of the league',
      args: { list: { from: 'competition' }, index: 0 },
    },
    gender: {
      type: 'string',
      generator: 'element',
      description: 'Whether women or men play',
      args: { list: { from: 'competition' }, index: 1 },
    },
    division: {
      type: 'string',
      generator: 'element',
      description: 'Division of the league',
      args: { list: { from: 'competition' }, index: 2 },
    },
    homes: {
      type: 'array',
      generator: 'league_cities',
      description: 'Home cities of the teams of the league',
      args: { sport: { from: 'sport' }, area: { from: 'circuit' }, teamCount: { from: 'size' } },
      per: 'contest',
    },
    club: {
      type: 'integer',
      generator: 'club_number',
      description: 'Number of the team in its city',
      args: { league: { from: 'contest' }, homeCities: { from: 'homes' }, teamIndex: { from: 'seat' } },
    },
    post: {
      type: 'string',
      generator: 'word',
      description: 'Whether the coach is at home in the country of the team',
      args: { choices: { home: 12, abroad: 1 } },
    },
    school: {
      type: 'string',
      generator: 'country',
      description: 'Country the coach is from: that one, or one nearby',
      args: { homeCountry: { from: 'country' }, origin: { from: 'post' }, sport: { from: 'sport' } },
    },
    table: {
      type: 'array',
      generator: 'league_table',
      description: 'Table of the league: wins, losses and draws of each of its teams',
      args: { sport: { from: 'sport' }, area: { from: 'circuit' }, teamCount: { from: 'size' } },
      per: 'contest',
    },
    won: figuresOf('table', 'seat', 3, 0, 'Games won, as the table of the league has it'),
    lost: figuresOf('table', 'seat', 3, 1, 'Games lost, as the table of the league has it'),
    drawn: figuresOf('table', 'seat', 3, 2, 'Games drawn, as the table of the league has it'),
  },
} as const satisfies ResourceSpec;

/** A record of /teams. */
export type Team = InferRecord<typeof teams>;
