/** Coined names of houses: plants, birds and stones rather than chains. */
// prettier-ignore
export const hotelNames: readonly string[] = [
  'Linden', 'Amber', 'Larkspur', 'Juniper', 'Heron', 'Kingfisher', 'Cedar', 'Willow', 'Copper Beech', 'Wren', 'Jasmine',
  'Laurel', 'Bellflower', 'Rowan', 'Quince', 'Almond', 'Saffron', 'Lantern', 'Weaver', 'Mulberry', 'Nightingale',
  'Cypress', 'Elder', 'Foxglove', 'Goldfinch', 'Ivy', 'Kestrel', 'Linnet', 'Myrtle', 'Northgate', 'Oriel', 'Sycamore',
  'Tamarind', 'Verbena', 'Wisteria', 'Yarrow', 'Alder', 'Birchwood', 'Bramble', 'Chestnut', 'Clover', 'Barberry',
  'Coral', 'Dovecote', 'Fern', 'Garland', 'Hazel', 'Iris', 'Lyre', 'Maple', 'Nutmeg', 'Olive', 'Pearwood', 'Plum',
  'Sable', 'Silver Birch', 'Walnut', 'Zinnia', 'Damson', 'Sorrel', 'Teasel', 'Cornflower', 'Primrose',
  'Aster',
];

/** Patterns of names, with the name of the house as `{x}`. */
// prettier-ignore
export const hotelPatterns: readonly string[] = [
  'Hotel {x}', 'The {x} Hotel', '{x} Hotel', 'The {x}', '{x} House', 'The {x} House Hotel', '{x} Court Hotel',
  '{x} Residence', 'Hotel {x} Court', '{x} Place Hotel', '{x} Garden Hotel', 'The {x} Inn',
  '{x} Bridge Hotel', '{x} Square Hotel', '{x} City Hotel',
];

/** Patterns that name the city as well. */
// prettier-ignore
export const hotelPatternsWithCity: readonly string[] = [
  'Hotel {x} {city}', '{x} Hotel {city}', 'The {x} {city}', '{city} {x} Hotel', '{x} House {city}',
  'The {x} Hotel {city}', '{x} Residence {city}', 'The {x} at {city}',
];
