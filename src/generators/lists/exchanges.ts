import { listOf } from './list-of.ts';

/** Groups of exchanges whose symbols look alike. No two shares in a group have the same symbol. */
export type SymbolGroup =
  | 'short'
  | 'four'
  | 'three'
  | 'german'
  | 'indian'
  | 'brazilian'
  | 'japanese'
  | 'hong_kong'
  | 'korean';

/** A stock exchange: its currency, how many shares it lists, the form of its symbols, and its trading hours. */
export interface Exchange {
  readonly currency: string;
  readonly weight: number;
  readonly symbols: SymbolGroup;
  /** City in whose local time `open`, `close`, `lunch` and `early` are given. */
  readonly city: string;
  /** Time of opening on weekdays, such as `09:30`; `close` is that of closing. */
  readonly open: string;
  readonly close: string;
  /** Start and end of the lunch break. Default: none. */
  readonly lunch?: readonly [string, string];
  /** Month and day of holidays with a fixed date, such as `12-25`. */
  readonly closed: readonly string[];
  /** Closing time of days with a short session, by month and day. */
  readonly early?: Readonly<Record<string, string>>;
  /** Countries in which the companies listed on the exchange are based, each with its weight. */
  readonly seats: Readonly<Record<string, number>>;
}

/**
 * Forms of made-up symbols, which have nothing to do with the name of a company except for `I` and `N`: `I` is the
 * company's initial, `N` the next letter of its name, `A` any letter, `L` one of A to R, `M` one of S to Z, `C` and `V`
 * a consonant and a vowel, `9` a digit, `8` one of 4 to 9.
 */
export const symbolForms: Readonly<Record<SymbolGroup, readonly string[]>> = {
  short: ['ICC', 'ICCC', 'IAAAM'],
  four: ['ICCV', 'IAAAL'],
  three: ['IA9', 'I9A', 'IA9A'],
  german: ['I9AA'],
  indian: ['INNNAAA', 'INNNAAAA'],
  brazilian: ['IAAA4', 'IAAA5'],
  japanese: ['1799', '8999'],
  hong_kong: ['04999', '05999'],
  korean: ['0899L0'],
};

/** Symbols of well-known shares. No generated company gets one of them. */
export const FAMOUS: readonly string[] = listOf(
  `AMD, AME, AMN, AMR, AMT, ARE, ARI, ARL, ARM, ARR, ATI, ATS, BLD, BRK, BRO, CRM, HEN, LIN, REA, SOL, STE, TRV, BEAM, BLND, BROS, DELL, LAND, MOOG, PORT, PRI, PRT, RENT, VALE`,
);

const NEW_YEAR = '01-01';
const CHRISTMAS: readonly string[] = ['12-25', '12-26', NEW_YEAR];
const EVES: readonly string[] = ['12-24', '12-31'];
const AMERICA = { open: '09:30', close: '16:00', early: { '12-24': '13:00' } } as const;
const CONTINENT = { open: '09:00', close: '17:30' } as const;

/** Returns the closing time of a half-day session for both 24 and 31 December. */
const eves = (time: string): Readonly<Record<string, string>> => ({ '12-24': time, '12-31': time });

/** Legal forms of listed companies, by the country they are based in, each with its weight. */
export const LISTED_FORMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'United States': { 'Inc.': 10, 'Corp.': 5 },
  Canada: { 'Inc.': 8, 'Corp.': 5, 'Ltd.': 3 },
  'United Kingdom': { plc: 1 },
  Ireland: { plc: 1 },
  Germany: { AG: 6, SE: 3 },
  Switzerland: { AG: 1 },
  France: { SA: 8, SE: 2 },
  Netherlands: { 'N.V.': 1 },
  Belgium: { NV: 1 },
  Italy: { 'S.p.A.': 1 },
  Portugal: { 'S.A.': 1 },
  Japan: { 'Co., Ltd.': 8, Corporation: 5, 'Inc.': 3, 'K.K.': 1 },
  China: { Ltd: 5, 'Co., Ltd.': 4 },
  India: { Ltd: 1 },
  'South Korea': { 'Co., Ltd.': 7, 'Corp.': 3, 'Inc.': 2 },
  Australia: { Ltd: 1 },
  Brazil: { 'S.A.': 1 },
  'South Africa': { Ltd: 1 },
};

/**
 * Words for its business that the name of a listed company may add, if it is named after two families, in
 * English-speaking countries.
 */
export const LISTED_LINES: readonly string[] = [
  'Energy', 'Financial', 'Foods', 'Gold', 'Insurance', 'Logistics', 'Media', 'Mining', 'Motors', 'Pharma', 'Realty',
  'Software', 'Therapeutics',
]; // oxfmt-ignore

/** Words for its business that the name of a company worth many billions may add, as in {@link LISTED_LINES}. */
export const MAJOR_LINES: readonly string[] = [
  'Energy', 'Financial', 'Insurance', 'Motors', 'Pharma', 'Software', 'Semiconductors', 'Aerospace',
]; // oxfmt-ignore

/** For prices below the first number: the step in which they are quoted. Both are in units of the currency. */
type Tick = readonly [below: number, step: number];

/** Price steps in euros for frequently traded shares under European Union rules. */
const TICKS_OF_EUROPE: readonly Tick[] = [
  [1, 0.001], [2, 0.002], [5, 0.005], [50, 0.01], [100, 0.02], [200, 0.05], [500, 0.1], [Infinity, 0.2],
]; // oxfmt-ignore

/** Price steps in North America, where only shares below a dollar are quoted in fractions of a cent. */
const TICKS_OF_AMERICA: readonly Tick[] = [[1, 0.0001], [Infinity, 0.01]]; // oxfmt-ignore

/**
 * The steps in which prices of a currency are quoted. Source: rules of the exchanges, and of the European Union (London
 * applies these in pence), 2025.
 */
export const TICKS: Readonly<Record<string, readonly Tick[]>> = {
  EUR: TICKS_OF_EUROPE,
  CHF: TICKS_OF_EUROPE,
  GBX: [[10, 0.01], [50, 0.05], [100, 0.1], [500, 0.5], [5000, 1], [10_000, 2], [Infinity, 5]],
  USD: TICKS_OF_AMERICA,
  CAD: [[0.5, 0.005], [Infinity, 0.01]],
  AUD: [[0.1, 0.001], [2, 0.005], [Infinity, 0.01]],
  BRL: [[Infinity, 0.01]],
  ZAC: [[Infinity, 1]],
  JPY: [[3000, 1], [5000, 5], [30_000, 10], [50_000, 50], [Infinity, 100]],
  KRW: [[2000, 1], [5000, 5], [20_000, 10], [50_000, 50], [200_000, 100], [500_000, 500], [Infinity, 1000]],
  HKD: [[0.25, 0.001], [0.5, 0.005], [20, 0.01], [50, 0.02], [100, 0.05], [200, 0.1], [500, 0.2], [1000, 0.5], [2000, 1], [Infinity, 2]],
  INR: [[250, 0.01], [1000, 0.05], [5000, 0.1], [10_000, 0.5], [20_000, 1], [Infinity, 5]],
}; // oxfmt-ignore

/**
 * Exchanges by the code that market data uses. Hours, half-day sessions and holidays as published by the exchanges,
 * 2025.
 */
export const exchanges: Readonly<Record<string, Exchange>> = {
  NYSE: {
    currency: 'USD', weight: 24, symbols: 'short', seats: { 'United States': 1 }, city: 'New York', ...AMERICA,
    closed: [NEW_YEAR, '06-19', '07-04', '12-25'],
  },
  NASDAQ: {
    currency: 'USD', weight: 24, symbols: 'four', seats: { 'United States': 1 }, city: 'New York', ...AMERICA,
    closed: [NEW_YEAR, '06-19', '07-04', '12-25'],
  },
  LSE: {
    currency: 'GBX', weight: 9, symbols: 'four', seats: { 'United Kingdom': 1 }, city: 'London', open: '08:00',
    close: '16:30', closed: CHRISTMAS, early: eves('12:30'),
  },
  XETRA: {
    currency: 'EUR', weight: 8, symbols: 'german', seats: { Germany: 1 }, city: 'Frankfurt', ...CONTINENT,
    closed: ['05-01', ...EVES, ...CHRISTMAS], early: { '12-30': '14:00' },
  },
  EURONEXT: {
    currency: 'EUR', weight: 8, symbols: 'four', city: 'Paris', ...CONTINENT,
    seats: { France: 9, Netherlands: 5, Belgium: 3, Portugal: 1, Ireland: 1 },
    closed: ['05-01', ...CHRISTMAS], early: eves('14:00'),
  },
  TSE: {
    currency: 'JPY', weight: 7, symbols: 'japanese', seats: { Japan: 1 }, city: 'Tokyo', open: '09:00', close: '15:30',
    lunch: ['11:30', '12:30'],
    closed: [
      NEW_YEAR, '01-02', '01-03', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '12-31',
    ],
  },
  TSX: {
    currency: 'CAD', weight: 6, symbols: 'short', seats: { Canada: 1 }, city: 'Toronto', ...AMERICA,
    closed: [NEW_YEAR, '07-01', '12-25', '12-26'],
  },
  SIX: {
    currency: 'CHF', weight: 4, symbols: 'four', seats: { Switzerland: 1 }, city: 'Zurich', ...CONTINENT,
    closed: ['01-02', '05-01', '08-01', ...EVES, ...CHRISTMAS],
  },
  ASX: {
    currency: 'AUD', weight: 4, symbols: 'three', seats: { Australia: 1 }, city: 'Sydney', open: '10:00', close: '16:00',
    closed: ['01-26', '04-25', ...CHRISTMAS], early: eves('14:00'),
  },
  HKEX: {
    currency: 'HKD', weight: 4, symbols: 'hong_kong', seats: { China: 1 }, city: 'Shenzhen', open: '09:30', close: '16:00',
    lunch: ['12:00', '13:00'], closed: ['05-01', '07-01', '10-01', ...CHRISTMAS], early: eves('12:00'),
  },
  NSE: {
    currency: 'INR', weight: 4, symbols: 'indian', seats: { India: 1 }, city: 'Mumbai', open: '09:15', close: '15:30',
    closed: ['01-26', '05-01', '08-15', '10-02', '12-25'],
  },
  KRX: {
    currency: 'KRW', weight: 3, symbols: 'korean', seats: { 'South Korea': 1 }, city: 'Seoul', open: '09:00',
    close: '15:30',
    closed: [NEW_YEAR, '03-01', '05-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25', '12-31'],
  },
  B3: {
    currency: 'BRL', weight: 3, symbols: 'brazilian', seats: { Brazil: 1 }, city: 'São Paulo', open: '10:00',
    close: '17:55',
    closed: [NEW_YEAR, '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-24', '12-25', '12-31'],
  },
  JSE: {
    currency: 'ZAC', weight: 2, symbols: 'three', seats: { 'South Africa': 1 }, city: 'Johannesburg', open: '09:00',
    close: '17:00', closed: ['03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', ...CHRISTMAS],
    early: eves('12:00'),
  },
}; // oxfmt-ignore
