/** Exchanges whose symbols look alike; a symbol stands for one share in all of them. */
export type SymbolGroup =
  'american' | 'four' | 'three' | 'german' | 'indian' | 'brazilian' | 'japanese' | 'hong_kong' | 'korean';

/** A stock exchange: what its prices are in, how many of our shares it lists, how it writes symbols, when it trades. */
export interface Exchange {
  readonly currency: string;
  readonly weight: number;
  readonly symbols: SymbolGroup;
  /**
   * The hours in which it trades on weekdays, in UTC: those that are right in summer and in winter. Two where it closes
   * for lunch.
   */
  readonly sessions: readonly (readonly [string, string])[];
  /** Month and day of holidays, and of days that it closes early, `12-25`: those that fall on the same day every year. */
  readonly closed: readonly string[];
  /** The names of the countries that its companies have their seats in, each with its weight. */
  readonly seats: Readonly<Record<string, number>>;
}

/**
 * How symbols look: `I` stands for the first letter of the company, `A` for any letter, `L` for one of A to R, `M` for one
 * of S to Z, `9` for a digit, `8` for a digit but 0; the rest stands for itself. When all of a form are used up, the next
 * one follows. No symbol fits the forms of two groups.
 */
export const symbolForms: Readonly<Record<SymbolGroup, readonly string[]>> = {
  /** Three letters as on Wall Street, then four. */
  american: ['IAL', 'IAAM'],
  four: ['IAAL'],
  three: ['IAM', 'IA9', 'I9A', 'IA9A'],
  german: ['IAA9'],
  indian: ['IAAAAA'],
  brazilian: ['IAAA3', 'IAAA4'],
  japanese: ['8999'],
  hong_kong: ['08999'],
  korean: ['089990'],
};

const NEW_YEAR = '01-01';
const CHRISTMAS: readonly string[] = ['12-24', '12-25', '12-26', '12-31', NEW_YEAR];
const AMERICA = [['14:30', '20:00']] as const;
const EUROPE = [['08:00', '15:30']] as const;

/** The legal forms of companies whose shares are traded, by the country of their seat, each with its weight. */
export const LISTED_FORMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'United States': { 'Inc.': 10, 'Corp.': 5, '': 1 },
  Canada: { 'Inc.': 8, 'Corp.': 5, 'Ltd.': 3 },
  'United Kingdom': { plc: 1 },
  Ireland: { plc: 1 },
  Germany: { AG: 6, SE: 3, 'SE & Co. KGaA': 0.3 },
  Switzerland: { AG: 8, SA: 2 },
  France: { SA: 8, SE: 2 },
  Netherlands: { 'N.V.': 1 },
  Belgium: { NV: 3, SA: 1 },
  Italy: { 'S.p.A.': 1 },
  Portugal: { 'S.A.': 3, 'SGPS, S.A.': 1 },
  Japan: { 'Co., Ltd.': 8, Corporation: 5, 'Inc.': 3, 'K.K.': 1 },
  China: { Ltd: 5, 'Co., Ltd.': 4 },
  India: { Ltd: 1 },
  'South Korea': { 'Co., Ltd.': 7, 'Corp.': 3, 'Inc.': 2 },
  Australia: { Ltd: 1 },
  Brazil: { 'S.A.': 1 },
  'South Africa': { Ltd: 1 },
};

/**
 * The steps in which prices in a currency are quoted where they depend on the price: below each bound, the step. Source: the
 * rules of the exchanges in Tokyo, Seoul, Hong Kong, and Mumbai, 2025.
 */
export const TICKS: Readonly<Record<string, readonly (readonly [below: number, step: number])[]>> = {
  JPY: [[3000, 1], [5000, 5], [30_000, 10], [50_000, 50], [Infinity, 100]],
  KRW: [[2000, 1], [5000, 5], [20_000, 10], [50_000, 50], [200_000, 100], [500_000, 500], [Infinity, 1000]],
  HKD: [[20, 0.01], [50, 0.02], [100, 0.05], [200, 0.1], [500, 0.2], [1000, 0.5], [2000, 1], [Infinity, 2]],
  INR: [[250, 0.01], [1000, 0.05], [5000, 0.1], [10_000, 0.5], [20_000, 1], [Infinity, 5]],
}; // prettier-ignore

/** By the code that market data uses. Hours and holidays are from what the exchanges publish. */
export const exchanges: Readonly<Record<string, Exchange>> = {
  NYSE: {
    currency: 'USD',
    weight: 24,
    seats: { 'United States': 1 },
    symbols: 'american',
    sessions: AMERICA,
    closed: [NEW_YEAR, '06-19', '07-04', '12-24', '12-25'],
  },
  NASDAQ: {
    currency: 'USD',
    weight: 24,
    seats: { 'United States': 1 },
    symbols: 'four',
    sessions: AMERICA,
    closed: [NEW_YEAR, '06-19', '07-04', '12-24', '12-25'],
  },
  LSE: {
    currency: 'GBP',
    weight: 9,
    seats: { 'United Kingdom': 1 },
    symbols: 'four',
    sessions: EUROPE,
    closed: CHRISTMAS,
  },
  XETRA: {
    currency: 'EUR',
    weight: 8,
    seats: { Germany: 1 },
    symbols: 'german',
    sessions: EUROPE,
    closed: ['05-01', ...CHRISTMAS],
  },
  EURONEXT: {
    currency: 'EUR',
    weight: 8,
    seats: { France: 9, Netherlands: 5, Belgium: 3, Italy: 6, Portugal: 1, Ireland: 1 },
    symbols: 'four',
    sessions: EUROPE,
    closed: ['05-01', ...CHRISTMAS],
  },
  TSE: {
    currency: 'JPY',
    weight: 7,
    seats: { Japan: 1 },
    symbols: 'japanese',
    sessions: [
      ['00:00', '02:30'],
      ['03:30', '06:00'],
    ],
    closed: [
      NEW_YEAR,
      '01-02',
      '01-03',
      '02-11',
      '02-23',
      '04-29',
      '05-03',
      '05-04',
      '05-05',
      '08-11',
      '11-03',
      '12-31',
    ],
  },
  TSX: {
    currency: 'CAD',
    weight: 6,
    seats: { Canada: 1 },
    symbols: 'american',
    sessions: AMERICA,
    closed: [NEW_YEAR, '07-01', '12-24', '12-25', '12-26'],
  },
  SIX: {
    currency: 'CHF',
    weight: 4,
    seats: { Switzerland: 1 },
    symbols: 'four',
    sessions: [['08:00', '15:20']],
    closed: ['01-02', '05-01', '08-01', ...CHRISTMAS],
  },
  ASX: {
    currency: 'AUD',
    weight: 4,
    seats: { Australia: 1 },
    symbols: 'three',
    sessions: [['00:00', '05:00']],
    closed: ['01-26', '04-25', ...CHRISTMAS],
  },
  HKEX: {
    currency: 'HKD',
    weight: 4,
    seats: { China: 1 },
    symbols: 'hong_kong',
    sessions: [
      ['01:30', '04:00'],
      ['05:00', '08:00'],
    ],
    closed: ['05-01', '07-01', '10-01', ...CHRISTMAS],
  },
  NSE: {
    currency: 'INR',
    weight: 4,
    seats: { India: 1 },
    symbols: 'indian',
    sessions: [['03:45', '10:00']],
    closed: ['01-26', '05-01', '08-15', '10-02', '12-25'],
  },
  KRX: {
    currency: 'KRW',
    weight: 3,
    seats: { 'South Korea': 1 },
    symbols: 'korean',
    sessions: [['00:00', '06:30']],
    closed: [NEW_YEAR, '03-01', '05-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25', '12-31'],
  },
  B3: {
    currency: 'BRL',
    weight: 3,
    seats: { Brazil: 1 },
    symbols: 'brazilian',
    sessions: [['13:00', '19:55']],
    closed: [NEW_YEAR, '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-24', '12-25', '12-31'],
  },
  JSE: {
    currency: 'ZAR',
    weight: 2,
    seats: { 'South Africa': 1 },
    symbols: 'three',
    sessions: [['07:00', '15:00']],
    closed: ['03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', ...CHRISTMAS],
  },
};
