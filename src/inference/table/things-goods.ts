import { category, chosen, matching, row, worded, type Guess, type Row } from './row.ts';

const PRODUCT: Guess = worded('{quality} {thing}', {
  quality:
    'Oak, Walnut, Linen, Cotton, Steel, Ceramic, Leather, Wool, Bamboo, Glass, Compact, Foldable, Classic, Travel, Outdoor, Kids’',
  thing:
    'Desk, Chair, Lamp, Backpack, Bottle, Mug, Notebook, Jacket, Blanket, Tray, Basket, Cushion, Bowl, Clock, Shelf, Wallet, Apron, Umbrella, Stool, Vase',
});

/** Rows for goods: their names and departments, and what is said of how they look. */
export const GOODS: readonly Row[] = [
  row(
    'name',
    '@product name, @product title, product, product name, item, item name, item title, product title, article name, goods, product description short, line item name, merchandise, line item title, line description, item description short, part name, asset name, bundle name, furniture name, gift name',
    { string: PRODUCT },
  ),
  row(
    'name',
    '@product category, @product type, product type, product category, category name product, collection name, collection title, product collection, product group, item category, item type, catalog name, shop category, store category, taxon name, product family, product line, merchandise category, goods category, taxon, taxonomy name, product type name, type product, type value, product category name, collection, shelf category, item group, order type product, product class, department product',
    category(
      'Furniture, Lighting, Kitchen, Textiles, Stationery, Outdoor, Toys, Bags, Garden, Bathroom, Electronics, Decoration, Clothing, Footwear, Sports, Tools',
    ),
  ),
  row(
    'name',
    'color, color name, hair color, product color, background color name, main color, primary color name, vehicle color, exterior color, finish, interior color, favorite color, shade, skin color, fur color, variant color, colors, body color, coat color, colour name, frame color',
    { string: chosen('black:3, white:3, grey:2, blue:3, green:2, red:2, yellow, brown') },
  ),
  row('name', 'eye color', { string: chosen('brown:5, blue:3, green, grey') }),
  row(
    'code',
    'hex color, color hex, background color, text color, primary color, accent color, secondary color, theme color, color code, border color, brand color, hex, hex code, font color, label color, foreground color, color value, calendar color, tag color, button color, dominant color, average color, status color, icon color, brand primary color, highlight color, fill, stroke, route color, route text color, link color',
    { string: matching('#[0-9a-f]{6}') },
  ),
  row(
    'name',
    'size, @product size, clothing size, garment size, shirt size, size label, size name, variant size, t shirt size, size code, size option, box size, package size, jersey size',
    { string: chosen('S:2, M:4, L:4, XL:2') },
  ),
  row('name', 'shoe size', { string: matching('(3[6-9]|4[0-6])') }),
  row(
    'name',
    'material, fabric, material type, material name, composition, frame material, texture, fabric type, made of, materials, medium, substance name',
    { string: chosen('cotton:3, wood:3, steel:2, leather:2, glass, wool, plastic') },
  ),
  row('name', 'shape, pattern name, pattern', { string: chosen('round:3, square:2, oval, rectangular:3') }),
  row(
    'name',
    'style, theme, skin, design, theme name, look, layout, template name theme, decor, layout name, theme id, mode theme, color scheme, appearance, color theme, ui theme',
    { string: chosen('light:4, dark:3, classic, modern:2') },
  ),
  row(
    'name',
    'dimension, measurement text, size text, size dimension, dimensions, measurements, product dimension, package dimension, dimension text',
    { string: matching('[1-9][0-9] × [1-9][0-9] × [1-9][0-9]? cm') },
  ),
  row(
    'name',
    'quality, video quality, image quality, grade quality, audio quality, quality level, print quality, stream quality',
    { string: chosen('standard:4, high:3, low') },
  ),
  row(
    'name',
    'condition, item condition, product condition, vehicle condition, book condition, asset condition, state condition, condition description, copy condition, equipment condition, condition status',
    { string: chosen('new:4, like new:2, good:3, used:3, refurbished') },
  ),
];
