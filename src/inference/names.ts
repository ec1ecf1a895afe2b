import type { FieldType } from '../schema/index.ts';

/** A guess at what makes the values of a field, from its name. */
export interface Guess {
  readonly generator: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** The format that its texts have. */
  readonly format?: string;
  /** Arguments that other fields of the record give, by the names of these; the first that is there counts. */
  readonly reads?: Readonly<Record<string, readonly string[]>>;
  /** What makes an argument that no other field of the record gives. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Between which numbers its values lie. */
  readonly within?: readonly [number, number];
}

const guess = (generator: string, args?: Guess['args'], more: Omit<Guess, 'generator' | 'args'> = {}): Guess => ({
  generator,
  ...(args && { args }),
  ...more,
});

const FULL_NAMES = ['name', 'full_name', 'display_name', 'author', 'customer_name', 'user_name'];
/** What a given name is called. */
export const FIRST: readonly string[] = ['first_name', 'given_name', 'firstname', 'forename'];
/** What a family name is called. */
export const LAST: readonly string[] = ['last_name', 'family_name', 'lastname', 'surname'];

/** The whole name of a person. */
export const person: Guess = guess('name', undefined, { reads: { first: FIRST, last: LAST } });
const email = guess('email', undefined, {
  format: 'email',
  reads: { username: ['username', 'login', 'user_name', 'handle'], name: FULL_NAMES },
  needs: { name: 'name' },
});
const picture = (kind: string, titles: readonly string[]): Guess =>
  guess('image_url', { kind }, { format: 'uri', reads: { title: titles }, needs: { title: 'name' } });
const past = guess('past_date', { days: [1, 730] }, { format: 'date-time' });
const future = guess('future_date', { days: [1, 365] }, { format: 'date-time' });
const matching = (pattern: string): Guess => guess('pattern', { pattern });
const chosen = (...values: readonly string[]): Guess => guess('choices', { choices: values });
const page = (siteName: string, path: string): Guess =>
  guess('url', { siteName, path: [path], uniqueCode: true }, { format: 'uri' });
/** What the day is called on which something came out. */
export const PUBLISHED: readonly string[] = [
  'published_date',
  'publication_date',
  'published_at',
  'published_on',
  'release_date',
  'released_at',
  'released_on',
];
const TITLES = ['title', 'name', 'label', 'headline', 'full_name', 'username'];

/** Guesses for texts, by the last words of the name. */
const TEXTS: readonly (readonly [names: string, guess: Guess])[] = [
  ['email email_address mail e_mail', email],
  ['first_name firstname given_name forename', guess('first_name')],
  ['last_name lastname surname family_name', guess('last_name', undefined, { reads: { first: FIRST } })],
  ['full_name fullname display_name author owner creator contact customer_name recipient assignee', person],
  ['username user_name login handle nickname', matching('[a-z]{4,9}[0-9]{2,3}')],
  ['company company_name organization organisation employer vendor manufacturer supplier', guess('company')],
  ['brand publisher', guess('company')],
  ['job job_title occupation profession industry department', guess('industry')],
  ['slogan tagline catch_phrase motto', guess('catch_phrase')],
  ['phone phone_number telephone mobile cell fax', guess('phone')],
  ['city town', guess('city')],
  ['country country_name', guess('country', undefined, { reads: { city: ['city', 'town'] } })],
  ['country_code', matching('US|GB|DE|FR|ES|IT|NL|PL|JP|BR|CA|AU')],
  [
    'address street street_address address_line1 address1 line1',
    guess('address', undefined, { reads: { city: ['city', 'town'] } }),
  ],
  ['zip zip_code postcode postal_code', matching('[0-9]{5}')],
  ['language locale lang', guess('language')],
  ['timezone time_zone', chosen('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Europe/London', 'UTC')],
  ['currency currency_code', guess('currency')],
  [
    'avatar avatar_url photo photo_url profile_picture',
    {
      ...picture('photo', TITLES),
      generator: 'avatar',
      args: {},
      reads: { name: FULL_NAMES, first: FIRST, last: LAST },
      needs: { name: 'name' },
    },
  ],
  ['image image_url picture picture_url thumbnail thumbnail_url cover cover_url banner', picture('photo', TITLES)],
  ['logo logo_url', picture('logo', TITLES)],
  ['url uri link href website homepage site web_url', page('pages', 'view')],
  ['domain host hostname', matching('(www|shop|app)\\.[a-z]{5,10}\\.example')],
  ['ip ip_address', matching('(192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.([1-9]|[1-9][0-9]|1[0-9]{2})')],
  ['title headline subject caption heading', guess('sentence', { about: 'video' })],
  [
    'description summary bio about excerpt body content text comment note notes message abstract review',
    guess('paragraph', { about: 'video' }),
  ],
  ['slug', matching('(oak|lake|hill|moon|river|stone|amber|north)-(desk|lamp|chair|trail|garden|letter)-[0-9]{2,3}')],
  ['status state', chosen('active', 'inactive', 'pending')],
  ['gender sex', chosen('female', 'male', 'non-binary')],
  ['color colour', chosen('black', 'white', 'grey', 'blue', 'green', 'red', 'yellow', 'brown')],
  ['hex_color', matching('#[0-9a-f]{6}')],
  ['size', chosen('small', 'medium', 'large')],
  ['priority severity', chosen('low', 'medium', 'high')],
  ['role', chosen('member', 'editor', 'admin')],
  ['category genre section', guess('category')],
  ['sku product_code article_number', matching('[A-Z]{3}-[0-9]{5}')],
  ['isbn isbn13', guess('isbn', { published: '2019-01-01' }, { reads: { published: PUBLISHED } })],
  ['ean barcode gtin', matching('20[0-9]{11}')],
  ['code reference number order_number', matching('[A-Z]{2}[0-9]{6}')],
  [
    'tag label keyword topic',
    chosen('new', 'popular', 'classic', 'seasonal', 'handmade', 'limited', 'compact', 'outdoor', 'travel', 'family'),
  ],
  ['uuid guid', guess('uuid')],
  ['token secret api_key key password hash checksum', matching('[a-z0-9]{32}')],
  ['version', matching('[0-9]\\.[0-9]{1,2}\\.[0-9]')],
  [
    'created_at created created_on date_created createdon updated_at updated modified modified_at last_modified timestamp date datetime published_on released_on last_login time',
    past,
  ],
  [
    'due_date due_at expires_at expiry expires expiration_date valid_until scheduled_at end_date ends_at deadline',
    future,
  ],
  ['start_date starts_at birthday birth_date date_of_birth dob published order_date ship_date release_date', past],
];

/** Guesses for numbers. */
const NUMBERS: readonly (readonly [names: string, guess: Guess])[] = [
  [
    'price amount cost total subtotal fee balance salary sum unit_price total_price',
    guess('price', { usd: [5, 500] }, { within: [1, 500] }),
  ],
  ['discount percent percentage', guess('number', { min: 0, max: 100, step: 1 }, { within: [0, 100] })],
  ['rating score stars average_rating', guess('rating', undefined, { within: [1, 5] })],
  ['lat latitude', guess('number', { min: -60, max: 70, step: 0.0001 }, { within: [-60, 70] })],
  ['lng lon long longitude', guess('number', { min: -180, max: 180, step: 0.0001 }, { within: [-180, 180] })],
  ['weight', guess('number', { min: 0.1, max: 40, step: 0.1 }, { within: [0.1, 40] })],
];

/** Guesses for whole numbers, and for numbers that {@link NUMBERS} does not know. */
const INTEGERS: readonly (readonly [names: string, guess: Guess])[] = [
  ['quantity qty units', guess('random_int', { min: 1, max: 10 }, { within: [1, 10] })],
  ['age', guess('age', undefined, { within: [18, 90] })],
  ['year', guess('random_int', { min: 1990, max: 2025 }, { within: [1990, 2025] })],
  ['rating score stars', guess('random_int', { min: 1, max: 5 }, { within: [1, 5] })],
  ['stock inventory', guess('random_int', { min: 0, max: 250 }, { within: [0, 250] })],
  ['percent percentage discount progress', guess('random_int', { min: 0, max: 100 }, { within: [0, 100] })],
  ['price amount cost total fee balance', guess('random_int', { min: 500, max: 50_000 }, { within: [500, 50_000] })],
  [
    'created updated timestamp created_at updated_at',
    guess('random_int', { min: 1_700_000_000, max: 1_760_000_000 }, { within: [1_700_000_000, 1_760_000_000] }),
  ],
  ['width height', guess('random_int', { min: 200, max: 2000 }, { within: [200, 2000] })],
  ['id', guess('random_int', { min: 1, max: 9999 }, { within: [1, 9999] })],
];

const BOOLEANS: readonly (readonly [names: string, guess: Guess])[] = [
  ['active enabled verified is_active available in_stock published', guess('boolean', { probability: 0.8 })],
  ['deleted archived disabled locked draft private', guess('boolean', { probability: 0.1 })],
];

const LISTS: readonly (readonly [names: string, guess: Guess])[] = [
  ['tags labels keywords topics', guess('tags', { pool: 'photos', count: [1, 4] })],
  ['genres', guess('tags', { pool: 'genres', count: [1, 3] })],
  ['skills', guess('tags', { pool: 'skills', count: [2, 5] })],
];

type Table = ReadonlyMap<string, Guess>;

const tableOf = (...rows: readonly (readonly [string, Guess])[]): Table =>
  new Map(rows.flatMap(([names, found]) => names.split(' ').map((name) => [name, found] as const)));

/** All guesses from a name, by type and name. */
export const TABLES: Readonly<Partial<Record<FieldType, Table>>> = {
  string: tableOf(...TEXTS),
  integer: tableOf(...INTEGERS),
  number: tableOf(...INTEGERS, ...NUMBERS),
  boolean: tableOf(...BOOLEANS),
  array: tableOf(...LISTS),
};

/**
 * A name in small letters with `_` between its words.
 *
 * @example
 * snakeCase('createdAt') // => "created_at"
 * @example
 * snakeCase('imageURL') // => "image_url"
 */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/[\s_-]+/g, '_')
    .toLowerCase();
}

/**
 * A guess at what makes the values of a field: the whole name counts, else its last words.
 *
 * @example
 * guessByName('homeTown', 'string') // => {"generator":"city"}
 */
export function guessByName(name: string, type: FieldType): Guess | undefined {
  const words = snakeCase(name).split('_').filter(Boolean).slice(-3);
  for (let from = 0; from < words.length; from++) {
    const found = TABLES[type]?.get(words.slice(from).join('_'));
    if (found) return found;
  }
  // What happened at some time: `paid_at`, `last_seen_at`.
  return words.length > 1 && words.at(-1) === 'at' ? TABLES[type]?.get('created_at') : undefined;
}

/**
 * The type that a field of some name probably has, where nobody says so.
 *
 * @example
 * typeByName('is_active') // => "boolean"
 */
export function typeByName(name: string): FieldType {
  const snake = snakeCase(name);
  if (/^(?:is|has|can|should)_/.test(snake) || guessByName(name, 'boolean')) return 'boolean';
  if (guessByName(name, 'array')) return 'array';
  if (guessByName(name, 'string')) return /(?:^|_)(?:rating|price|total)$/.test(snake) ? 'number' : 'string';
  if (
    TABLES['number']?.get(snake.split('_').at(-1) ?? '') &&
    NUMBERS.some(([names]) => names.split(' ').includes(snake.split('_').at(-1) ?? ''))
  )
    return 'number';
  if (guessByName(name, 'integer') || /_count$|^count$/.test(snake)) return 'integer';
  return 'string';
}
