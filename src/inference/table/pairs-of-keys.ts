import { listed, row, type Guess, type Row } from './row.ts';

/** Keys of settings and of fields that users add, with usual values of each. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  language: ['en', 'de', 'fr'],
  theme: ['light', 'dark', 'system'],
  currency: ['EUR', 'USD', 'GBP'],
  time_zone: ['Europe/Berlin', 'America/New_York', 'Europe/London'],
  date_format: ['YYYY-MM-DD', 'DD/MM/YYYY'],
  page_size: ['20', '50', '100'],
  notifications: ['on', 'off'],
  retention_days: ['30', '90', '365'],
};

const GOODS: Readonly<Record<string, readonly string[]>> = {
  care_instructions: ['Machine wash at 30 °C', 'Wipe clean only', 'Hand wash'],
  warranty_months: ['12', '24', '36'],
  country_of_origin: ['Portugal', 'Germany', 'Italy'],
  material: ['oak', 'cotton', 'stainless steel'],
  assembly_required: ['yes', 'no'],
  season: ['spring', 'summer', 'all year'],
  energy_class: ['A', 'B', 'C'],
  gift_wrapping: ['yes', 'no'],
};

const LABELS: Readonly<Record<string, readonly string[]>> = {
  'Job title': ['Office Manager', 'Buyer', 'Engineer'],
  'Company size': ['1–10', '11–50', '51–200'],
  'Preferred language': ['English', 'German', 'French'],
  Birthday: ['12 May', '3 October', '28 January'],
  'Contract number': ['CN-10482', 'CN-20917', 'CN-31150'],
  Industry: ['Retail', 'Construction', 'Health care'],
  Region: ['North', 'South', 'West'],
  'Account manager': ['Ada Kern', 'Ben Lopez', 'Grace Novak'],
  'Renewal date': ['1 March', '15 June', '1 December'],
  Source: ['Website', 'Trade fair', 'Referral'],
  Priority: ['High', 'Medium', 'Low'],
  'Delivery notes': ['Ring twice', 'Leave at reception', 'Use the back door'],
};

/** Guesses the value of a key beside it. */
const valueOf = (pairs: Readonly<Record<string, readonly string[]>>, role: string, otherwise: string): Guess => ({
  generator: 'phrase',
  args: { texts: otherwise.split(', ') },
  by: { role, texts: pairs },
});

const keysOf = (pairs: Readonly<Record<string, readonly string[]>>): Guess => listed(Object.keys(pairs).join(', '));

/** Keys, and the values beside them. */
export const PAIRS_OF_KEYS: readonly Row[] = [
  row(
    'setting key',
    'setting key, setting name, config key, configuration key, preference key, preference name, environment variable name, option key',
    { string: keysOf(SETTINGS) },
  ),
  row('setting value', 'setting value, config value, configuration value, preference value, option key value', {
    string: valueOf(SETTINGS, 'setting key', 'on, off, default'),
  }),
  row('goods key', 'metafield key, attribute key, product attribute key, metadata key, extension attribute key', {
    string: keysOf(GOODS),
  }),
  row('goods value', 'metafield value, attribute key value, metadata value, extension attribute value', {
    string: valueOf(GOODS, 'goods key', 'yes, standard, 24'),
  }),
  row('namespace', 'metafield namespace, metadata namespace, attribute namespace', {
    string: listed('custom, global, details, inventory, shipping, seo'),
  }),
  row('field label', 'custom field label, custom field name, custom field title', { string: keysOf(LABELS) }),
  row('field answer', 'custom field value, form field value, custom field answer, custom field text', {
    string: valueOf(LABELS, 'field label', 'Retail, North, English'),
  }),
];
