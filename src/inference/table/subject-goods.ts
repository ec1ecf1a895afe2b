import { decimal, listed, row, type Guess, type Row } from './row.ts';

interface Department {
  /** Names of goods of the department, separated by commas. Some have slots for words from {@link WORDS}. */
  readonly names: string;
  readonly facts: readonly string[];
  readonly tags: string;
  /** Lowest and highest usual price in US dollars. */
  readonly usd: readonly [number, number];
  /** Usual weights in kilograms. */
  readonly kg: readonly number[];
}

/** Words for slots in names of goods: materials and kinds of things. */
const WORDS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    wood: 'Oak, Walnut, Ash, Pine, Beech, Cherry',
    piece: 'Desk, Chair, Shelf, Stool, Side Table, Bench, Bookcase, Bed Frame',
    lamp: 'Floor Lamp, Desk Lamp, Pendant Light, Wall Light, Table Lamp, Reading Lamp',
    finish: 'Brass, Glass, Steel, Copper, Oak, Ceramic',
    ware: 'Ceramic, Stoneware, Enamel, Porcelain, Glass',
    vessel: 'Mug, Bowl, Plate, Teapot, Jug, Serving Dish, Baking Dish',
    cloth: 'Linen, Cotton, Wool, Merino, Flannel',
    textile: 'Blanket, Cushion, Tablecloth, Throw, Duvet Cover, Tea Towel',
    fabric: 'Cotton, Merino, Linen, Fleece, Denim',
    garment: 'T-Shirt, Shirt, Jacket, Sweater, Hoodie, Trousers, Cardigan',
    colour: 'Navy, Olive, Black, Sand, Grey, Rust',
    bag: 'Backpack, Tote, Shoulder Bag, Weekender, Belt Bag, Laptop Sleeve',
    hide: 'Leather, Canvas, Recycled, Waxed Cotton, Felt',
    paper: 'Notebook, Planner, Sketchbook, Journal, Exercise Book',
    format: 'A5, Dotted, Pocket, Lined, Hardcover, Classic',
    tool: 'Watering Can, Plant Pot, Planter, Bird Bath, Window Box',
    metal: 'Steel, Copper, Zinc, Green, Grey',
    gadget:
      'Wireless Headphones, Portable Speaker, Wireless Mouse, Wireless Keyboard, Wireless Earphones, Fitness Tracker',
    series: 'Nova, Pulse, Aero, Solo, Lumen, Terra',
    toy: 'Building Blocks, Train Set, Puzzle, Memory Game, Stacking Rings, Pull-along Duck',
    sport: 'Yoga Mat, Water Bottle, Running Belt, Skipping Rope, Bike Light, Resistance Bands',
    care: 'Hand Soap, Shampoo Bar, Body Lotion, Bath Salt, Hand Cream, Face Oil',
    scent: 'Lavender, Citrus, Cedar, Rosemary, Olive, Oat',
  }).map(([name, words]) => [name, words.split(', ')]),
);

const DEPARTMENTS = {
  Furniture: {
    names: '{wood} {piece}',
    facts: [
      'Solid wood with an oiled surface. Delivered flat, with all tools that you need.',
      'Made to order in a family workshop. Please allow three weeks for delivery.',
      'A simple design that fits into small rooms, with rounded edges and no visible screws.',
    ],
    tags: 'solid wood, living room, handmade, home office, bestseller',
    usd: [60, 900],
    kg: [4, 7.5, 12, 18, 24],
  },
  Lighting: {
    names: '{finish} {lamp}',
    facts: [
      'Warm, glare-free light. Dimmable in five steps.',
      'Comes with a replaceable LED bulb and a two-year warranty.',
      'A lamp for quiet evenings that suits any room.',
    ],
    tags: 'LED, dimmable, living room, bedroom, new',
    usd: [30, 260],
    kg: [0.8, 1.4, 2.1, 3.5],
  },
  Kitchen: {
    names: '{ware} {vessel}',
    facts: [
      'Dishwasher-safe and scratch-resistant. Each piece is finished by hand.',
      'Made for every day, and good-looking enough for guests.',
      'Part of our everyday range, sold singly and as a set of four.',
    ],
    tags: 'tableware, dishwasher-safe, gift idea, everyday, set',
    usd: [8, 70],
    kg: [0.3, 0.4, 0.6, 0.9, 1.5],
  },
  Textiles: {
    names: '{cloth} {textile}',
    facts: [
      'Soft from the first day, and softer after every wash. Woven in Portugal.',
      'Machine washable at 40 °C. Certified organic fibres.',
      'A heavy weave that keeps its shape and its colour.',
    ],
    tags: 'organic, bedroom, soft, machine washable, natural fibres',
    usd: [12, 140],
    kg: [0.3, 0.6, 0.9, 1.8],
  },
  Clothing: {
    names: '{colour} {fabric} {garment}',
    facts: [
      'Regular fit. Cut from a midweight fabric that is comfortable all year round.',
      'Fits true to size. Wash inside out at 30 °C.',
      'A wardrobe basic with reinforced seams and a clean cut.',
    ],
    tags: 'unisex, organic cotton, basics, autumn, new arrival',
    usd: [18, 160],
    kg: [0.2, 0.3, 0.4, 0.6, 0.9],
  },
  Bags: {
    names: '{hide} {bag}',
    facts: [
      'Room for everything that you need for the day, and a pocket for keys.',
      'Water-repellent, with a soft lining and two inner pockets.',
      'Light and robust. Repairs are free for three years.',
    ],
    tags: 'travel, everyday, water-repellent, work, gift idea',
    usd: [25, 220],
    kg: [0.3, 0.5, 0.8, 1.1],
  },
  Stationery: {
    names: '{format} {paper}',
    facts: [
      'Smooth recycled paper that does not bleed through. Lies flat when open.',
      'A faithful companion for lists, sketches, and half-finished ideas.',
      'Bound with thread, with a ribbon and a pocket at the back.',
    ],
    tags: 'office, recycled paper, school, writing, gift idea',
    usd: [4, 40],
    kg: [0.1, 0.2, 0.3, 0.5],
  },
  Garden: {
    names: '{metal} {tool}',
    facts: [
      'Weatherproof and made for daily use from spring to autumn.',
      'Simple, sturdy, and easy to clean.',
      'Frost-resistant. Fits on any balcony.',
    ],
    tags: 'outdoor, balcony, spring, weatherproof, plants',
    usd: [9, 90],
    kg: [0.6, 1.2, 2.4, 4.5],
  },
  Electronics: {
    names: '{series} {gadget}',
    facts: [
      'Charges in under an hour and lasts for two days. Two-year warranty.',
      'Pairs within seconds and remembers up to eight devices.',
      'Small enough for a coat pocket. Cable included.',
    ],
    tags: 'wireless, USB-C, travel, work, new',
    usd: [15, 280],
    kg: [0.1, 0.2, 0.3, 0.6],
  },
  Toys: {
    names: 'Wooden {toy}, Rainbow {toy}, First {toy}, Classic {toy}, Farm {toy}',
    facts: [
      'Made in Europe and coloured with water-based paint. From three years.',
      'Trains patience and small hands. Comes in a cotton bag.',
      'A classic that has survived three generations of children.',
    ],
    tags: 'wood, from 3 years, gift idea, educational, bestseller',
    usd: [10, 70],
    kg: [0.3, 0.5, 0.9, 1.6],
  },
  Sports: {
    names: '{series} {sport}',
    facts: [
      'Light, easy to clean, and small enough for any bag.',
      'Tested by our team for a whole season.',
      'Free of harmful substances, and made to be repaired.',
    ],
    tags: 'fitness, outdoor, running, recycled, lightweight',
    usd: [8, 75],
    kg: [0.1, 0.2, 0.4, 1.1],
  },
  'Bath and body': {
    names: '{scent} {care}',
    facts: [
      'Made in small batches from plant oils. Suitable for sensitive skin.',
      'A fresh scent that stays subtle. Free of palm oil and plastic.',
      'Made without colourings, and packed without plastic.',
    ],
    tags: 'vegan, plastic-free, natural, refill, gift idea',
    usd: [5, 40],
    kg: [0.1, 0.2, 0.3, 0.4],
  },
} satisfies Readonly<Record<string, Department>>;

/** Other groups of goods, each with the department whose goods it has. */
const LIKE: Readonly<Record<string, Department>> = {
  Outdoor: DEPARTMENTS.Garden,
  Bathroom: DEPARTMENTS['Bath and body'],
  Decoration: DEPARTMENTS.Textiles,
  Footwear: DEPARTMENTS.Clothing,
  'Living room': DEPARTMENTS.Furniture,
};

const perDepartment = <T>(of: (department: Department) => readonly T[]): Readonly<Record<string, readonly T[]>> =>
  Object.fromEntries([
    ...Object.entries(DEPARTMENTS).map(([name, department]) => [name, of(department)] as const),
    ...Object.entries(LIKE).map(([name, other]) => [name, of(other)] as const),
  ]);

const every = (of: (department: Department) => readonly string[]): readonly string[] =>
  Object.values(DEPARTMENTS).flatMap(of);

/** Sentences that suit any goods. */
const OF_ANY: readonly string[] = [
  'Made to last, and easy to look after.',
  'Carefully packed, with no plastic.',
  'Our most popular choice this season.',
  'Comes with a two-year warranty.',
  'A classic that has been in our range for years.',
  'New in our range this year.',
  'Tested by our team for a whole season.',
  'Sold with a right of return of 30 days.',
  'A small thing that makes a good gift.',
  'Chosen by our buyers for its quality.',
];

/**
 * Guesses texts that suit the department of the goods; inside of lists, where the department is not known, any of them.
 */
const byDepartment = (of: (department: Department) => readonly string[], any: readonly string[] = every(of)): Guess => {
  const otherwise: Guess = { generator: 'phrase', args: { texts: any, lists: WORDS } };
  return { ...otherwise, by: { role: 'goods department', texts: perDepartment(of) }, otherwise };
};

const NAME = byDepartment(({ names }) => names.split(', '));
const TAG = byDepartment(({ tags }) => tags.split(', '));
const CATEGORY: Guess = {
  generator: 'phrase',
  args: { texts: ['{kind}'] },
  about: { kind: 'goods department' },
  otherwise: listed(Object.keys(DEPARTMENTS).join(', ')),
};

const WEIGHT: Guess = {
  generator: 'choices',
  args: { choices: [0.2, 0.4, 0.8, 1.5, 2.5, 6] },
  by: { role: 'goods department', texts: perDepartment(({ kg }) => kg) },
  within: [0.1, 24],
  otherwise: decimal(0.1, 12, 0.1),
};

const of = (words: string): string =>
  words
    .split(', ')
    .map((word) => `@product ${word}`)
    .join(', ');

/** Lowest and highest usual price of goods in US dollars, by department. */
export const GOODS_PRICES: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  Object.entries(DEPARTMENTS).map(([name, { usd }]) => [name, usd]),
);

/** Rows for goods: their names, descriptions, tags and categories are those of the same department. */
export const GOODS_ROWS: readonly Row[] = [
  row('goods department', 'goods department', { string: listed(Object.keys(DEPARTMENTS).join(', ')) }),
  row(
    'name',
    `${of('name, title, display name')}, product, product name, item, item name, item title, product title, goods, line item name, merchandise, line item title, bundle name, gift name`,
    { string: NAME },
  ),
  row(
    'text',
    of(
      'description, long description, short description, summary, detail, about, overview, body, content, text, full description, product description, plain description, intro, subtitle, meta description, seo description, teaser, blurb, description text, plain text, open graph description, og description, social description',
    ),
    { string: byDepartment(({ facts }) => facts, OF_ANY) },
  ),
  row(
    'weight',
    `${of('weight, net weight, gross weight, shipping weight, weight kg, weight value')}, product weight, item weight`,
    {
      number: WEIGHT,
    },
  ),
  row('tag', of('tag, tag list, tag name, keyword, meta keyword, label, search tag, search keyword'), {
    string: TAG,
    array: { ...TAG, isEach: true },
  }),
  row(
    'category',
    `${of('category, category name, category title, type, type name, group, department, collection name, class, family, line')}, product category, product type, product group, item category, product type value`,
    { string: CATEGORY },
  ),
];
