import { listed, namesWith, row, type Guess, type Row } from './row.ts';

/** Kinds of values of custom fields (fields that users of an application define themselves). */
type FieldKind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'json';

/** The kind of the values of a custom field, and some possible values. */
type Definition = readonly [kind: FieldKind, values: string];

type Definitions = Readonly<Record<string, Definition>>;

interface Group {
  /** Nouns of the things that have these custom fields, separated by commas. */
  readonly nouns: string;
  readonly fields: Definitions;
  /** Labels of custom fields whose values are objects. */
  readonly structured: readonly string[];
  /** Names of the entries of these objects. */
  readonly entries: readonly string[];
}

/** Custom fields with sizes, which are objects: their labels and the entries of their values. */
const SIZES: Pick<Group, 'structured' | 'entries'> = {
  structured: ['Package dimensions', 'Outer dimensions', 'Carton size', 'Storage space'],
  entries: ['length', 'width', 'height'],
};

/** Custom fields by the things that have them, from the general to the special. */
const GROUPS: readonly Group[] = [
  {
    nouns: '',
    fields: {
      Source: ['choice', 'Website, Trade fair, Referral'],
      Priority: ['choice', 'High, Medium, Low'],
      Region: ['choice', 'North, South, West'],
      'Reference number': ['text', 'RN-10482, RN-20917, RN-31150'],
      'Review date': ['date', '2026-02-02, 2026-03-16, 2026-05-11'],
      'Cost centre': ['text', 'CC-1040, CC-2210, CC-3075'],
      'Internal note': ['text', 'Checked by the team, Ask before changing, Migrated in spring'],
      Confirmed: ['boolean', 'true, false'],
    },
    ...SIZES,
  },
  {
    nouns: '@person, @company, contact, lead, deal, account',
    fields: {
      'Job title': ['text', 'Office Manager, Buyer, Engineer'],
      'Company size': ['choice', '1–10, 11–50, 51–200'],
      'Preferred language': ['choice', 'English, German, French'],
      'Contract number': ['text', 'CN-10482, CN-20917, CN-31150'],
      Industry: ['choice', 'Retail, Construction, Health care'],
      Region: ['choice', 'North, South, West'],
      'Account manager': ['text', 'Ada Kern, Ben Lopez, Grace Novak'],
      'Renewal date': ['date', '2026-03-01, 2026-06-15, 2026-12-01'],
      Source: ['choice', 'Website, Trade fair, Referral'],
      'Newsletter consent': ['boolean', 'true, false'],
    },
    ...SIZES,
  },
  {
    nouns: '@product',
    fields: {
      'Care instructions': ['text', 'Wipe clean only, Clean with a soft cloth, Keep dry'],
      'Country of origin': ['choice', 'Portugal, Germany, Italy'],
      'Warranty in months': ['number', '12, 24, 36'],
      'Gift wrapping': ['boolean', 'true, false'],
      'Carbon neutral': ['boolean', 'true, false'],
      'Supplier code': ['text', 'SUP-204, SUP-381, SUP-560'],
      'Packaging type': ['choice', 'Box, Bag, Sleeve'],
      'Restock date': ['date', '2026-01-19, 2026-02-09, 2026-03-23'],
    },
    ...SIZES,
  },
  {
    nouns: 'collection, category',
    fields: {
      Season: ['choice', 'Spring, Summer, All year'],
      Audience: ['choice', 'Everyone, Families, Professionals'],
      'Badge text': ['text', 'New, Bestseller, Online only'],
      'Sort weight': ['number', '10, 20, 50'],
      'Show in menu': ['boolean', 'true, false'],
      'Launch date': ['date', '2025-03-03, 2025-06-02, 2025-09-15'],
      Buyer: ['text', 'Ada Kern, Ben Lopez, Grace Novak'],
    },
    structured: ['Banner size', 'Hero image size', 'Tile size', 'Mobile banner size'],
    entries: ['width', 'height'],
  },
  {
    nouns: 'order, cart, checkout',
    fields: {
      'Gift message': ['text', 'Happy birthday!, With love, Congratulations!'],
      'Delivery notes': ['text', 'Ring twice, Leave at reception, Use the back door'],
      'Gift wrapping': ['boolean', 'true, false'],
      'Purchase order number': ['text', 'PO-10482, PO-20917, PO-31150'],
      'Preferred delivery day': ['choice', 'Monday, Wednesday, Friday'],
      'Number of parcels': ['number', '1, 2, 3'],
    },
    ...SIZES,
  },
  {
    nouns: '@work',
    fields: {
      Severity: ['choice', 'Minor, Major, Critical'],
      'Story points': ['number', '1, 3, 5, 8'],
      Team: ['choice', 'Platform, Mobile, Design'],
      'Target date': ['date', '2026-02-02, 2026-03-16, 2026-05-11'],
      Environment: ['choice', 'Production, Staging, Test'],
      'Customer visible': ['boolean', 'true, false'],
    },
    ...SIZES,
  },
];

const keyOf = (label: string): string => label.toLowerCase().replaceAll(' ', '_');

const namesOf = (nouns: string, words: string): string =>
  nouns
    .split(', ')
    .map((noun) => namesWith(`${noun} custom field`.trim(), words))
    .join(', ');

/**
 * Returns a guess that makes one of some texts; in a custom field whose value is an object, one of the texts in
 * `structured` instead.
 */
const unlessStructured = (texts: readonly string[], structured: readonly string[]): Guess => ({
  generator: 'phrase',
  args: { texts },
  beside: { roles: ['structure'], args: { texts: structured } },
});

function rowsOf({ nouns, fields, structured, entries }: Group): readonly Row[] {
  const labels = Object.keys(fields);
  const all: Definitions = { ...fields, ...Object.fromEntries(structured.map((label) => [label, ['json', '']])) };
  const by = (of: (label: string, definition: Definition) => string): Exclude<Guess['by'], undefined> => ({
    role: 'field label',
    texts: Object.fromEntries(Object.entries(all).map(([label, one]) => [label, of(label, one)])),
  });
  const keys = unlessStructured(labels.map(keyOf), structured.map(keyOf));
  const answers = Object.fromEntries(Object.entries(fields).map(([label, [, values]]) => [label, values.split(', ')]));
  const byKey = Object.fromEntries(Object.entries(answers).map(([label, values]) => [keyOf(label), values]));
  return [
    row('field label', namesOf(nouns, 'label, name, title, display name'), {
      string: unlessStructured(labels, structured),
    }),
    row('field key', namesOf(nouns, 'key, slug, code, handle'), {
      string: { ...keys, by: by(keyOf), otherwise: keys },
    }),
    row('field type', namesOf(nouns, 'type, field type, kind, data type'), {
      string: {
        generator: 'phrase',
        args: { texts: ['text', 'number', 'choice', 'date'] },
        by: by((_, [kind]) => kind),
      },
    }),
    row('field answer', namesOf(nouns, 'value, answer'), {
      string: {
        generator: 'phrase',
        args: { texts: Object.values(answers).flat() },
        by: { role: 'field label', texts: answers },
        otherwise: {
          generator: 'phrase',
          args: { texts: Object.values(answers).flat() },
          by: { role: 'field key', texts: byKey },
        },
      },
    }),
    row('structure', namesOf(nouns, 'value'), { object: { generator: 'const', args: { entries } } }),
  ];
}

/** Rows for custom fields: label, kind and value agree. */
export const CUSTOM_FIELDS: readonly Row[] = [
  ...GROUPS.flatMap(rowsOf),
  row('field answer', 'form field value', { string: listed('Retail, North, English') }),
];
