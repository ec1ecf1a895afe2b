import { chosen, listed, namesWith, row, type Guess, type Row } from './row.ts';

/** Keys of settings, with usual values of each. */
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

/** Keys of what companies note on their records, with usual values of each. */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  cost_center: ['4100', '4200', '5310'],
  department: ['Marketing', 'Sales', 'Support'],
  region: ['EMEA', 'Americas', 'APAC'],
  crm_id: ['CRM-20417', 'CRM-31882', 'CRM-40265'],
  purchase_order: ['PO-1187', 'PO-2043', 'PO-3319'],
  account_manager: ['Anna Brandt', 'Leo Costa', 'Mia Jensen'],
  source: ['website', 'referral', 'trade fair'],
  priority: ['low', 'normal', 'high'],
};

/** Names of options by which goods can be chosen, with usual choices of each. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  Size: ['Small', 'Medium', 'Large', 'Extra large'],
  Colour: ['Black', 'White', 'Navy', 'Olive', 'Sand'],
  Color: ['Black', 'White', 'Navy', 'Olive', 'Sand'],
  Material: ['Oak', 'Cotton', 'Wool', 'Steel'],
  Finish: ['Matte', 'Glossy', 'Brushed'],
  Length: ['60 cm', '90 cm', '120 cm'],
  Width: ['40 cm', '60 cm', '80 cm'],
  Style: ['Classic', 'Modern', 'Rustic'],
  Wood: ['Oak', 'Walnut', 'Beech'],
  Light: ['Warm white', 'Neutral white', 'Daylight'],
  Plug: ['EU', 'UK', 'US'],
  Paper: ['Lined', 'Plain', 'Dotted'],
  Diameter: ['12 cm', '18 cm', '24 cm'],
  Capacity: ['100 ml', '250 ml', '500 ml'],
  Set: ['Single piece', 'Set of two', 'Set of four'],
  Strap: ['Short', 'Long'],
  Engraving: ['None', 'Name', 'Initials'],
  Cable: ['USB-A', 'USB-C'],
  Scent: ['Lavender', 'Citrus', 'Cedar'],
  'Pack size': ['Single', 'Pack of 3', 'Pack of 6'],
  'Gift wrapping': ['Yes', 'No'],
  Warranty: ['2 years', '5 years'],
};

/** Names of options that suit goods of a department. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  Furniture: ['Wood', 'Width', 'Finish'],
  Lighting: ['Light', 'Colour', 'Plug'],
  Kitchen: ['Colour', 'Set', 'Diameter'],
  Textiles: ['Size', 'Colour', 'Set'],
  Clothing: ['Size', 'Colour', 'Length'],
  Bags: ['Colour', 'Strap', 'Size'],
  Stationery: ['Paper', 'Colour', 'Pack size'],
  Garden: ['Colour', 'Diameter', 'Pack size'],
  Electronics: ['Colour', 'Cable', 'Warranty'],
  Toys: ['Engraving', 'Gift wrapping', 'Pack size'],
  Sports: ['Colour', 'Size', 'Pack size'],
  'Bath and body': ['Scent', 'Capacity', 'Pack size'],
};

/** Choices of goods of a department, such as `Colour: Black, Plug: EU`. */
const CHOICES_OF: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPTIONS_OF).map(([department, names]) => {
    const choices = names.flatMap((name) => (OPTIONS[name] ?? []).map((choice) => `${name}: ${choice}`));
    return [department, choices.flatMap((one, at) => [one, `${one}, ${choices.at(at - 3) ?? one}`])];
  }),
);

/** Colours as they are shown, by the name of the choice. */
const SWATCHES: Readonly<Record<string, string>> = {
  Black: '#1a1a1a',
  White: '#ffffff',
  Navy: '#1f2a44',
  Olive: '#6b6b3a',
  Sand: '#d8c3a5',
  Oak: '#c8a26a',
  Walnut: '#6b4a2f',
  Beech: '#d9b48a',
};

/** Last words in the name of an option, and of a choice. */
const [CALLED, CHOSEN] = [
  'name, title, label, display name, presentation',
  'value, value name, value label, value title, value presentation, value display name, choice, selected value, values, text value, option value, option value name',
];

const OPTION =
  'option, @product option, product option, product attribute, product property, product modifier, variant option, item option, selected option, option type, modifier, @product attribute, attribute, custom attribute, item attribute, @product property, line property, specification, facet, variation, variation attribute';

/** Returns a guess that makes a value which suits the key beside it, if `pairs` has that key. */
const valueOf = (pairs: Readonly<Record<string, readonly string[]>>, role: string, otherwise: string): Guess => ({
  generator: 'phrase',
  args: { texts: otherwise.split(', ') },
  by: { role, texts: pairs, ...(role === 'option name' && { isAround: true as const }) },
});

const keysOf = (pairs: Readonly<Record<string, readonly string[]>>): Guess => listed(Object.keys(pairs).join(', '));

/** Rows for keys, and the values beside them. */
export const PAIRS_OF_KEYS: readonly Row[] = [
  row(
    'setting key',
    'setting key, setting name, config key, configuration key, preference key, preference name, environment variable name, option key',
    { string: keysOf(SETTINGS) },
  ),
  row('setting value', 'setting value, config value, configuration value, preference value, option key value', {
    string: valueOf(SETTINGS, 'setting key', 'on, off, default'),
  }),
  row(
    'goods key',
    'metafield key, attribute key, product attribute key, @product metadata key, extension attribute key',
    { string: keysOf(GOODS) },
  ),
  row('goods value', 'metafield value, attribute key value, @product metadata value, extension attribute value', {
    string: valueOf(GOODS, 'goods key', 'yes, standard, 24'),
  }),
  row('note key', 'metadata key', { string: keysOf(NOTES) }),
  row('note value', 'metadata value', { string: valueOf(NOTES, 'note key', 'yes, standard, 24') }),
  row('namespace', 'metafield namespace, metadata namespace, attribute namespace', {
    string: listed('custom, global, details, inventory, shipping, seo'),
  }),
  row('option name', namesWith(OPTION, CALLED), {
    string: {
      ...listed('Size, Colour, Material, Finish, Length, Style'),
      by: { role: 'goods department', texts: OPTIONS_OF },
      otherwise: listed('Size, Colour, Material, Finish, Length, Style'),
    },
  }),
  row('option value', namesWith(OPTION, CHOSEN), {
    string: {
      ...valueOf(OPTIONS, 'option name', ''),
      otherwise: chosen('Small:2, Medium:3, Large:3, Black:2, White:2, Navy, Olive'),
    },
  }),
  row(
    'option text',
    'option text, options text, variant option text, @product option text, variant options text, variant option summary',
    {
      string: {
        generator: 'phrase',
        args: { texts: Object.values(CHOICES_OF).flat() },
        by: { role: 'goods department', texts: CHOICES_OF },
      },
    },
  ),
  row('swatch', 'option value color code, option value color, option value hex, option value swatch, swatch color', {
    string: {
      generator: 'phrase',
      args: { texts: ['#8c8c8c', '#b3b3b3', '#d9d9d9'] },
      by: { role: 'option value', texts: SWATCHES },
      samples: ['#1a1a1a', '#d8c3a5'],
    },
  }),
  row('place', 'option set display, option display, options position', { string: chosen('right:3, below') }),
  row(
    'reason code',
    'reason value, reason code, reason key, reason slug, reason handle, return reason value, return reason code, refund reason code, refund reason value, cancellation reason code, reason identifier',
    {
      string: {
        generator: 'phrase',
        args: { texts: ['{name}'], form: 'slug' },
        reads: { name: ['name'] },
        otherwise: chosen('wrong_size:3, damaged:2, not_as_described:2, changed_mind:3, ordered_twice'),
      },
    },
  ),
  row('slug', 'slug of label', {
    string: {
      generator: 'phrase',
      args: { texts: ['{name}'], form: 'slug' },
      reads: { name: ['name', 'tag', 'kind', 'field label', 'option name'] },
      otherwise: chosen('standard:3, basic:2, premium'),
    },
  }),
];
