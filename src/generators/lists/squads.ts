import { listOf } from './list-of.ts';

/** A position in the squads of men's teams. Figures for women are derived from these. */
export interface Role {
  /** How many players of a squad play in this position. */
  readonly count: number;
  /** How many of these players start a game. */
  readonly starters: number;
  /** Mean height of players in this position, in centimetres. */
  readonly height: number;
  /**
   * By how much, at most, the height of a player in this position differs from the mean, in centimetres. Default: a
   * fourteenth of the mean.
   */
  readonly reach?: number;
  /** Mean body mass index, in kg/m². */
  readonly index: number;
  /** How often a player in this position scores and gives assists, as weights within the squad. */
  readonly scores: number;
  readonly assists: number;
  /**
   * The traditional shirt numbers of this position: first those of the starters, then numbers that may go to one other
   * player each.
   */
  readonly shirts?: string;
  /** By how many years players in this position are older, on average, than other players of the sport. Default: 0. */
  readonly older?: number;
}

/** What the squads of a sport look like, and how they score. */
export interface SquadTerms {
  readonly roles: Readonly<Record<string, Role>>;
  /** Average score of a team in a game that it wins, draws and loses. */
  readonly scored: readonly [won: number, drawn: number, lost: number];
  /** Average number of assists per goal or point, or per game: see `assistsPer`. */
  readonly assisted: number;
  /** Whether `assisted` is the number per game, in sports where assists lead to outs. Default: per goal or point. */
  readonly assistsPer?: 'game';
  /** By how many years players of this sport are older, on average, than footballers. Default: 0. */
  readonly older?: number;
  /**
   * The lowest and the highest shirt number of players without a traditional one, by position; `any` is for all other
   * positions.
   */
  readonly shirts: Readonly<Record<string, readonly [number, number]>> & { readonly any: readonly [number, number] };
}

/**
 * Squads by sport. Source: own list, from squads and averages of professional leagues, rounded. Scores are goals in
 * football, ice hockey and handball, points in basketball and volleyball, runs in baseball, and tries in rugby.
 */
// oxfmt-ignore
export const squadTerms: Readonly<Record<string, SquadTerms>> = {
  Football: {
    roles: {
      Goalkeeper: {
        count: 3, starters: 1, height: 190.5, reach: 10, index: 23.4, scores: 0, assists: 0.1, shirts: '1, 12, 13, 16, 22, 30', older: 2,
      },
      'Right-Back': { count: 2, starters: 1, height: 179, index: 22.8, scores: 0.7, assists: 3, shirts: '2' },
      'Left-Back': { count: 2, starters: 1, height: 179, index: 22.7, scores: 0.7, assists: 3, shirts: '3' },
      'Centre-Back': {
        count: 4, starters: 2, height: 187, reach: 11, index: 23.3, scores: 1.4, assists: 0.7, shirts: '4, 5', older: 1,
      },
      'Defensive Midfielder': { count: 2, starters: 1, height: 183, index: 23.1, scores: 1.5, assists: 2, shirts: '6' },
      'Central Midfielder': { count: 3, starters: 1, height: 180, index: 22.8, scores: 2.5, assists: 3.5, shirts: '8' },
      'Attacking Midfielder': { count: 2, starters: 1, height: 178, index: 22.6, scores: 4.2, assists: 5, shirts: '10' },
      'Right Winger': { count: 2, starters: 1, older: -1, height: 176, index: 22.5, scores: 5, assists: 4.5, shirts: '7' },
      'Left Winger': { count: 2, starters: 1, older: -1, height: 176, index: 22.5, scores: 5, assists: 4.5, shirts: '11' },
      Striker: { count: 3, starters: 1, height: 184, index: 23.2, scores: 10, assists: 3, shirts: '9' },
    },
    scored: [2.25, 1.05, 0.65],
    assisted: 0.72,
    shirts: { any: [12, 33] },
  },
  Basketball: {
    older: 0.7,
    roles: {
      'Point Guard': { count: 3, starters: 1, height: 188, index: 23.9, scores: 9, assists: 9 },
      'Shooting Guard': { count: 3, starters: 1, height: 194, index: 24.1, scores: 10, assists: 4.5 },
      'Small Forward': { count: 3, starters: 1, height: 200, index: 24.4, scores: 9.5, assists: 3.5 },
      'Power Forward': { count: 3, starters: 1, height: 204, index: 24.9, scores: 9, assists: 2.5 },
      Center: { count: 3, starters: 1, height: 209, index: 25.3, scores: 8.5, assists: 2 },
    },
    scored: [86, 80, 76],
    assisted: 0.24,
    shirts: { any: [1, 55] },
  },
  'Ice Hockey': {
    older: 0.7,
    roles: {
      Goaltender: { older: 2, count: 3, starters: 1, height: 188, index: 24.9, scores: 0, assists: 0.3, shirts: '1, 30, 31, 33, 35' },
      'Left Defenceman': { count: 4, starters: 2, height: 187, index: 26.3, scores: 1.6, assists: 4 },
      'Right Defenceman': { count: 4, starters: 2, height: 187, index: 26.3, scores: 1.6, assists: 4 },
      'Left Winger': { count: 4, starters: 2, height: 184, index: 26, scores: 5, assists: 4.5 },
      'Right Winger': { count: 4, starters: 2, height: 184, index: 26, scores: 5, assists: 4.5 },
      Centre: { count: 5, starters: 2, height: 185, index: 26, scores: 5, assists: 6 },
    },
    scored: [3.9, 2.8, 2],
    assisted: 1.65,
    shirts: { any: [2, 57] },
  },
  Baseball: {
    older: 1.7,
    roles: {
      Pitcher: { count: 12, starters: 5, height: 190, index: 26.2, scores: 0, assists: 0.13 },
      Catcher: { count: 2, starters: 1, height: 184, index: 27.6, scores: 3.6, assists: 0.5 },
      'First Baseman': { count: 1, starters: 1, height: 189, index: 27.5, scores: 5, assists: 0.65 },
      'Second Baseman': { count: 2, starters: 1, height: 181, index: 25.7, scores: 4.8, assists: 2.8 },
      'Third Baseman': { count: 1, starters: 1, height: 186, index: 26.6, scores: 5, assists: 1.9 },
      Shortstop: { count: 2, starters: 1, height: 183, index: 25.4, scores: 5, assists: 2.9 },
      'Left Fielder': { count: 2, starters: 1, height: 185, index: 26.1, scores: 5, assists: 0.06 },
      'Center Fielder': { count: 1, starters: 1, height: 184, index: 25.5, scores: 5.6, assists: 0.06 },
      'Right Fielder': { count: 2, starters: 1, height: 186, index: 26.2, scores: 5, assists: 0.07 },
      'Designated Hitter': { count: 1, starters: 1, height: 187, index: 27.9, scores: 5, assists: 0 },
    },
    scored: [6.2, 4.5, 2.9],
    assisted: 9.8,
    assistsPer: 'game',
    shirts: { any: [1, 29], Pitcher: [30, 69] },
  },
  Volleyball: {
    older: 0.3,
    roles: {
      Setter: { count: 2, starters: 1, height: 193, index: 22.8, scores: 2.5, assists: 20 },
      'Outside Hitter': { count: 4, starters: 2, height: 197, index: 22.6, scores: 11, assists: 0.7 },
      'Opposite Hitter': { count: 2, starters: 1, height: 201, index: 22.9, scores: 14, assists: 0.6 },
      'Middle Blocker': { count: 4, starters: 2, height: 204, index: 22.6, scores: 8, assists: 0.5 },
      Libero: { count: 2, starters: 1, height: 185, index: 22.9, scores: 0, assists: 2 },
    },
    scored: [62, 55, 47],
    assisted: 0.74,
    shirts: { any: [1, 20] },
  },
  Handball: {
    older: 0.5,
    roles: {
      Goalkeeper: { older: 2, count: 3, starters: 1, height: 193, index: 25.6, scores: 0, assists: 0.4, shirts: '1, 12, 16' },
      'Left Wing': { count: 2, starters: 1, height: 184, index: 24.3, scores: 5, assists: 1.5 },
      'Right Wing': { count: 2, starters: 1, height: 184, index: 24.3, scores: 5, assists: 1.5 },
      'Left Back': { count: 3, starters: 1, height: 195, index: 25, scores: 6, assists: 4 },
      'Right Back': { count: 2, starters: 1, height: 193, index: 25, scores: 6, assists: 4 },
      'Centre Back': { count: 3, starters: 1, height: 188, index: 24.8, scores: 5, assists: 6 },
      Pivot: { older: 1, count: 3, starters: 1, height: 195, index: 27, scores: 4.5, assists: 1.2 },
    },
    scored: [31, 28, 26],
    assisted: 0.52,
    shirts: { any: [2, 35] },
  },
  Rugby: {
    older: 0.8,
    roles: {
      Prop: { older: 1, count: 5, starters: 2, height: 185, index: 33, scores: 0.8, assists: 0.3, shirts: '1, 3' },
      Hooker: { count: 2, starters: 1, height: 182, index: 31.5, scores: 2.5, assists: 0.8, shirts: '2' },
      Lock: { count: 4, starters: 2, height: 199, index: 29.2, scores: 1, assists: 0.5, shirts: '4, 5' },
      Flanker: { count: 4, starters: 2, height: 189, index: 29.2, scores: 2.2, assists: 1, shirts: '6, 7' },
      'Number Eight': { count: 2, starters: 1, height: 190, index: 30, scores: 2.8, assists: 1.2, shirts: '8' },
      'Scrum-Half': { count: 2, starters: 1, height: 175, index: 26.6, scores: 2.2, assists: 4.5, shirts: '9' },
      'Fly-Half': { count: 2, starters: 1, height: 180, index: 26.8, scores: 1.8, assists: 5, shirts: '10' },
      Centre: { count: 4, starters: 2, height: 185, index: 28.2, scores: 3.2, assists: 3, shirts: '12, 13' },
      Wing: { older: -1, count: 4, starters: 2, height: 183, index: 27.4, scores: 5, assists: 2, shirts: '14, 11' },
      Fullback: { count: 2, starters: 1, height: 183, index: 27.2, scores: 4, assists: 3.5, shirts: '15' },
    },
    scored: [4, 2.8, 2.1],
    assisted: 0.62,
    shirts: { any: [16, 47] },
  },
};

/**
 * By how many centimetres players are shorter than in most of Europe and Africa, by country. Source: squads of national
 * teams.
 */
export const SHORTER: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    listOf('Peru, Ecuador, Mexico, Costa Rica, Indonesia, Philippines, Nepal').map((one) => [one, 6]),
  ),
  ...Object.fromEntries(listOf('Chile, Colombia, India, Japan, Saudi Arabia, Argentina, Egypt').map((one) => [one, 4])),
};
