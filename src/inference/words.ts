import { singularOf } from './nouns.ts';

/** The full words for abbreviations, and for compounds that are written as one word. */
export const SPELT: Readonly<Record<string, string>> = {
  addr: 'address',
  amt: 'amount',
  attr: 'attribute',
  avg: 'average',
  bday: 'birthday',
  birthdate: 'birth date',
  cat: 'category',
  cellphone: 'mobile',
  centre: 'center',
  colour: 'color',
  config: 'configuration',
  cr: 'created',
  ctry: 'country',
  curr: 'currency',
  cust: 'customer',
  datetime: 'date time',
  dept: 'department',
  desc: 'description',
  descr: 'description',
  dest: 'destination',
  dir: 'directory',
  displayname: 'display name',
  dist: 'distance',
  dob: 'birth date',
  doc: 'document',
  emailaddress: 'email address',
  emp: 'employee',
  enrolment: 'enrollment',
  env: 'environment',
  ext: 'extension',
  favourite: 'favorite',
  filename: 'file name',
  filesize: 'file size',
  firstname: 'first name',
  fname: 'first name',
  freq: 'frequency',
  fullname: 'full name',
  geolocation: 'location',
  grey: 'gray',
  grp: 'group',
  hostname: 'host name',
  hr: 'hour',
  img: 'image',
  info: 'information',
  inv: 'invoice',
  kilometre: 'kilometer',
  lang: 'language',
  lastname: 'last name',
  lat: 'latitude',
  lname: 'last name',
  lng: 'longitude',
  loc: 'location',
  lon: 'longitude',
  manu: 'manufacturer',
  max: 'maximum',
  metre: 'meter',
  mfr: 'manufacturer',
  mgr: 'manager',
  millis: 'millisecond',
  min: 'minimum',
  mins: 'minute',
  mimetype: 'mime type',
  mobilephone: 'mobile phone',
  ms: 'millisecond',
  msg: 'message',
  nickname: 'nick name',
  num: 'number',
  orderno: 'order number',
  org: 'organization',
  organisation: 'organization',
  pct: 'percent',
  percentage: 'percent',
  phonenumber: 'phone number',
  pic: 'picture',
  pkg: 'package',
  postalcode: 'postal code',
  postcode: 'postal code',
  pos: 'position',
  pref: 'preference',
  prev: 'previous',
  prod: 'product',
  pwd: 'password',
  qty: 'quantity',
  ref: 'reference',
  reg: 'registration',
  repo: 'repository',
  req: 'request',
  sec: 'second',
  secs: 'second',
  seq: 'sequence',
  src: 'source',
  sq: 'square',
  streetaddress: 'street address',
  tel: 'telephone',
  telno: 'telephone',
  temp: 'temperature',
  timezone: 'time zone',
  tz: 'time zone',
  trx: 'transaction',
  ts: 'timestamp',
  txn: 'transaction',
  tx: 'transaction',
  uri: 'url',
  useragent: 'user agent',
  usr: 'user',
  val: 'value',
  ver: 'version',
  vol: 'volume',
  webpage: 'web page',
  wt: 'weight',
  yr: 'year',
  zip: 'postal code',
  zipcode: 'postal code',
};

/** Words that end in `s` in the singular. */
const IN_S: ReadonlySet<string> = new Set(
  'alias bus canvas css dns does gas gps has https ios lens os plus sms tls was yes'.split(' '),
);

/** Matches words that keep their digits: `sha256` is one word. */
const WITH_DIGITS = /^(?:sha\d*|md5|base64|utf\d*|ipv[46]|oauth2?|iso\d*|isbn\d*|ean\d*|s3|h\d|p\d\d|alpha[23])$/;

/**
 * Converts a name to lower case, with `_` between its words.
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
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .toLowerCase();
}

function wordOf(word: string): string {
  if (Object.hasOwn(SPELT, word)) return SPELT[word] ?? '';
  // No word of two letters is a plural: `as`, `es`.
  const one = IN_S.has(word) || word.length < 3 ? word : singularOf(word);
  return one !== word && Object.hasOwn(SPELT, one) ? (SPELT[one] ?? '') : one;
}

/** Splits off the digits at the end of a word: `line1` becomes `line` and `1`. */
const apart = (word: string): readonly string[] =>
  WITH_DIGITS.test(word) ? [word] : (word.match(/^\d+$|^.*?[a-z](?=\d*$)|\d+$/g) ?? [word]);

const known: Map<string, readonly string[]> = new Map();

/**
 * Splits a name in any spelling into its words, in the singular and without abbreviations.
 *
 * @example
 * wordsOf('billingAddrLine2') // => ["billing","address","line","2"]
 * @example
 * wordsOf('ORDER-QTYS') // => ["order","quantity"]
 */
export function wordsOf(name: string): readonly string[] {
  let words = known.get(name);
  if (words) return words;
  const parts = snakeCase(name).split('_').flatMap(apart);
  // "No" is a number at the end of a name, and a negation elsewhere.
  const last = parts.length - 1;
  words = parts
    .map((part, at) => (part === 'no' && at === last && at > 0 ? 'number' : part))
    .flatMap((part) => wordOf(part).split(' '))
    .filter(Boolean)
    .join(' ')
    // `user_name` is a login name. The name of a user consists of two words, of the resource and of the field.
    .replace(/\buser name$/, 'username')
    // All moments are in UTC anyway. An offset from UTC is something else.
    .replace(/(?<=.) utc$/, '')
    .split(' ')
    .filter(Boolean);
  known.set(name, words);
  return words;
}
