import type { ArgumentKind } from '../../../src/generators/arguments.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isText = (value: unknown): boolean => typeof value === 'string';
const isListOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);
const anything = (): boolean => true;

/** Whether an argument of a kind can have a value. */
export const FITS: Readonly<Record<ArgumentKind, (value: unknown) => boolean>> = {
  number: isNumber,
  text: isText,
  flag: (value) => typeof value === 'boolean',
  'two numbers': isListOf(isNumber),
  'two texts': isListOf(isText),
  'one or two texts': isListOf(isText),
  numbers: isListOf(isNumber),
  texts: isListOf(isText),
  'texts or numbers': Array.isArray,
  weights: (value) => typeof value === 'object' && !Array.isArray(value),
  word: isText,
  any: anything,
};

/** Values to try for arguments: by the name of the argument or, for any other name, by its kind. */
export const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  // Kinds.
  flag: [true],
  text: ['Oakridge', ''],
  number: [1, 40],
  'two numbers': [
    [1, 2],
    [10, 400],
  ],
  numbers: [[3, 9, 27]],
  texts: [
    ['yoga', 'pilates', 'cooking'],
    ['{colour} {thing}', '{name}: {kind}', 'plain'],
  ],
  weights: [{ one: 3, two: 1 }],
  // Names.
  city: ['Berlin', 'Denver', 'Kyoto', 'Nowhere'],
  country: ['France', 'Japan', 'United States', 'Nowhere'],
  homeCountry: ['Spain', 'Canada'],
  area: ['Austria', 'Europe'],
  currency: ['EUR', 'JPY', 'KWD'],
  exchange: ['XNYS', 'XTKS', 'LSE', 'NYSE'],
  sport: ['Basketball', 'Ice Hockey', 'Football', 'Chess'],
  nationalTeamSport: ['Rugby'],
  position: ['Goalkeeper', 'Centre'],
  gender: ['female', 'male', 'non-binary'],
  age: [19, 80],
  min: [0, 3],
  max: [50, 5000],
  date: ['2025-02-28', '2024-12-31T23:10:00.000Z'],
  endDate: ['2025-03-02T10:00:00.000Z'],
  published: ['2019-05-04', '2025-06-01'],
  after: ['2025-10-31T00:00:00.000Z', '2025-12-30'],
  before: ['2025-11-30T12:00:00.000Z', '2024-02-29'],
  closeTo: ['2025-12-01'],
  since: ['2019-04-01', '2025-12-31T10:00:00.000Z'],
  customerSince: ['2025-10-01'],
  peakDate: ['2021-11-10'],
  period: [
    ['2025-12-01', '2026-01-31'],
    ['2025-01-01', '2025-02-01'],
  ],
  days: [
    [0, 3],
    [30, 400],
    [-20, -5],
  ],
  dayChoices: [[7, 30]],
  cycle: ['daily', 'weekly', 'monthly', 'quarterly', 'annually'],
  cycleCount: [[1, 3]],
  hours: [[0, 1], [9, 17], 6],
  openingHours: [[8, 18]],
  weekdays: [{ Monday: 3, Saturday: 1 }],
  category: ['Concert', 'Workshop', 'Languages', 'Cooking'],
  level: ['beginner', 'advanced'],
  discountType: ['percentage', 'fixed_amount', 'free_shipping'],
  occasion: ['welcome', 'season'],
  genre: ['Mystery', 'Poetry', 'Fantasy'],
  format: ['jpg', 'png', 'svg'],
  industry: ['Logistics', 'Retail'],
  name: ['Zoë Müller', 'Linden House'],
  first: ['Zoë', 'Ewa'],
  last: ['Müller', 'de la Cruz'],
  username: ['zoe.muller7', 'pier_42'],
  resident: ['Ines Okafor', 'Hans Weber'],
  payee: ['Ines Okafor', 'Hans Weber'],
  company: ['Ash & Sons', 'Société Générale Été'],
  host: ['clinic.test'],
  stars: [1, 3, 5],
  rank: [1, 4, 90],
  rating: [1.2, 4.9],
  probability: [0, 0.9, 1],
  step: [0.25, 5],
  decimals: [0, 3],
  separator: ['-', ''],
  of: [
    [3, [1, 2], null],
    ['2026-01-31', '2026-02-01'],
  ],
  plus: [['100.00', [19.99, 0.01]], [12]],
  minus: [['20'], [5, 900]],
  times: [3, 0.5],
  percent: [19, 250],
  pattern: ['[A-Z]{3}-\\d{4}', '(a|bc)+x?', '[^a-z]{2,3}'],
  length: [
    [4, 6],
    [12, 14],
  ],
  lists: [{ colour: ['Red', 'Blue'], thing: ['boat', 'kite'] }],
  choices: [{ b: 1, a: 3 }, ['x', 7, true, null]],
  list: [['9', '4', '12', '1', '30', '8']],
  skills: [
    ['yoga', 'pilates'],
    ['SQL', 'Python', 'statistics'],
  ],
  topics: [['yoga', 'pilates']],
  value: [20, 15],
  slogan: ['Delivered', 'We move boxes'],
  supplies: ['Packaging'],
  language: ['en', 'pt'],
  every: [3, 5],
  minutes: [30, 45],
};
