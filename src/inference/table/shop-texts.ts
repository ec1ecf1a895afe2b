import { chosen, listed, namesWith, phrase, row, whole, type Row } from './row.ts';

const SHIPPING_TYPES = { Standard: 'standard', Express: 'express', 'Pick-up in store': 'pickup', Economy: 'economy' };

/** Types of shipping options, by the name of the option. */
const TYPES_BY_NAME: Readonly<Record<string, string>> = {
  Standard: 'Standard',
  Economy: 'Economy',
  International: 'Economy',
  'Parcel Locker': 'Standard',
  'Evening Delivery': 'Standard',
  Express: 'Express',
  'Next Day': 'Express',
  'Same Day': 'Express',
  Priority: 'Express',
  'Pick-up in store': 'Pick-up in store',
};

/** Rows for shipping options: how goods are sent. */
const SHIPPING: readonly Row[] = [
  row(
    'shipping type',
    'shipping option type label, shipping option type name, shipping option type title, shipping method type label, shipping method type name, delivery option type label',
    {
      string: {
        ...listed(Object.keys(SHIPPING_TYPES).join(', ')),
        by: { role: 'name', texts: TYPES_BY_NAME, isAround: true },
      },
    },
  ),
  row('code', 'shipping option type code, shipping method type code, delivery option type code', {
    string: {
      ...chosen('standard:3, express:2, economy'),
      generator: 'phrase',
      args: { texts: ['standard', 'express', 'economy'] },
      by: { role: 'shipping type', texts: SHIPPING_TYPES },
    },
  }),
  row('text', 'shipping option type description, shipping method type description, delivery option type description', {
    string: {
      generator: 'phrase',
      args: { texts: ['Delivered to the door.', 'Delivered with tracking.'] },
      by: {
        role: 'shipping type',
        texts: {
          Standard: 'Delivered within three to five working days.',
          Express: 'Delivered by the next working day.',
          'Pick-up in store': 'Ready within two hours during opening hours.',
          Economy: 'The cheapest way, within ten days.',
        },
      },
    },
  }),
];

/** Rows for texts that shops show about goods. */
export const SHOP_TEXTS: readonly Row[] = [
  ...SHIPPING,
  row('text', 'availability description, availability text, availability message, stock message, delivery note text', {
    string: listed(
      'Usually ships within 24 hours, Ships in two to three days, In stock and ready to ship, Made to order within two weeks, Only a few left',
    ),
  }),
  row('text', 'preorder message, pre order message, backorder message, back order message', {
    string: listed(
      'Ships on the day of its release, Order now and be among the first, Back in stock soon, Ships as soon as it arrives',
    ),
  }),
  row('text', 'price hidden label, hidden price label, price label text', {
    string: chosen('Call for price:3, Ask us for an offer:2, Price on request:3'),
  }),
  row('name', '@product video title, @product video name', {
    string: listed(
      'Product tour, How to assemble it, Care and cleaning, In daily use, Size guide, All colours at a glance',
    ),
  }),
  row('text', namesWith('@product video', 'description, summary, text'), {
    string: listed('A short look at all sides., What is in the box and how to set it up., Filmed in our showroom.'),
  }),
  row(
    'text',
    namesWith(
      'brand, product brand, label brand',
      'description, meta description, about, summary, short description, story',
    ),
    phrase(
      'Everyday things, made to last.',
      'A family business with its own workshop. Spare parts for all products are available for ten years.',
      'Clear shapes and honest materials, designed in Copenhagen.',
      'Known for durable products at fair prices.',
      'Small series from natural materials, made in Portugal.',
      'Practical helpers for home and garden since 1978.',
      'Light and robust, for everyone who is out and about a lot.',
      'Recycled materials, short ways, and a repair service.',
    ),
  ),
  row('text', 'checkbox label, checkbox text', {
    string: listed('Gift wrap this item, Add a personal message, I agree to the terms, Send me a sample'),
  }),
  row('template file', 'layout file, template file, theme file, layout template, template suffix', {
    string: chosen('default.html:5, wide.html:2, gallery.html, landing.html'),
  }),
  row('minimum order', 'order quantity minimum, minimum purchase quantity, minimum order, order minimum quantity', {
    integer: whole(1, 2),
    number: whole(1, 2),
  }),
  row(
    'maximum order',
    'order quantity maximum, maximum purchase quantity, maximum order quantity, order maximum quantity',
    {
      integer: whole(10, 50, { step: 5 }),
      number: whole(10, 50, { step: 5 }),
    },
  ),
  row('reduction', 'bulk pricing rule amount, bulk price rule amount, price rule amount, quantity discount amount', {
    integer: whole(5, 20, { step: 5 }),
    number: whole(5, 20, { step: 5 }),
  }),
  row('identifier', 'gift wrapping option list, gift wrapping option, gift wrap option', { integer: whole(1, 20) }),
  row('name', 'sales region name', {
    string: listed(
      'International, Export, Zone 1, Zone 2, Zone 3, Core markets, Online, Wholesale, Marketplace, New markets, Partners',
    ),
  }),
  row('address name', 'label of address, address label, address nickname', {
    string: chosen('Home:5, Office:3, Parents:1, Holiday house:1'),
  }),
];
