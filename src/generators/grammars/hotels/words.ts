/** Where hotels are. Each suits any city. */
// oxfmt-ignore
export const SITUATIONS: readonly string[] = [
  'five minutes on foot from {landmark}', 'on a small square', 'a few streets from {landmark}', 'close to {landmark}',
  'on a side street in the centre', 'around the corner from {landmark}', 'next to a small park', 'opposite {landmark}',
  'two stops from {landmark}', 'on a pretty street in the centre', 'not far from {landmark}', 'near {landmark}',
  'one street back from the shops', 'ten minutes on foot from {landmark}', 'across the road from {landmark}',
  'between the main station and the centre', 'a short walk from {landmark}', 'in the centre, ten minutes from {landmark}',
  'within sight of {landmark}', 'within easy reach of {landmark}', 'on a tree-lined street', 'at the edge of the centre',
  'within walking distance of {landmark}', 'three streets from {landmark}', 'beside {landmark}', 'next door to {landmark}',
  'among shops and cafés', 'just round the corner from {landmark}', 'on a corner near {landmark}',
  'in the streets around {landmark}', 'a few steps from {landmark}',
];
// oxfmt-ignore
export const LANDMARKS: readonly string[] = [
  'the main station', 'the main square', 'the university', 'the city hall',
  'the central market', 'the city museum', 'the concert hall', 'the theatre',
  'the city library', 'the largest park', 'the main bus station', 'the conference centre',
  'the old cinema', 'the public gardens', 'the stadium', 'the exhibition centre',
  'the art gallery', 'the main shopping street', 'the sports arena', 'the history museum',
  'the shopping centre', 'the food market', 'the courthouse', 'the art museum',
  'the science museum', 'the old market', 'the convention centre', 'the art school',
  'the main avenue', 'the music school', 'the university library',
];

/** Buildings of small hotels. A hotel whose name tells a former use is in none of these. */
// oxfmt-ignore
export const SMALL_BUILDINGS: readonly string[] = [
  'a corner house from {built}', 'two townhouses joined into one', 'a brick building from {built}', 'a narrow house from {built}',
  'a building from {year}, fully renovated', 'a low building around a courtyard', 'a house from {built}, converted in {recent}', 'a new building from {recent}',
  '{a former} that closed in {year}', 'what was a doctor\'s house until {year}', 'an old house with a new wing', 'a merchant\'s house from {built}',
  'a white house with green shutters', 'a house from {built} with two bay windows', 'a bright building from {year}', 'a house with a tiled front',
  'an elegant house from {built}', 'a yellow building from {built}', 'three old houses with one staircase', 'a house by a local architect from {year}',
  'a town house from {built}', 'a building from {built} with a fine staircase', 'a house with balconies from {built}', 'a modern house from {recent}',
  'a charming house from {built}', 'a family house from {built}', 'a carefully restored house from {built}', 'a light and modern building',
  'a house with a garden front', 'a stone house from {built}', 'a small building with large windows',
];

/** Buildings of hotels with many rooms. */
// oxfmt-ignore
export const LARGE_BUILDINGS: readonly string[] = [
  'a tower from {year}', 'a modern building from {recent}', 'an office building converted in {recent}', 'a building from {year}, renovated in {recent}',
  '{a former} that closed in {year}', 'a brick building from {built}', 'two wings, one from {year} and one from {recent}', 'a high-rise from {year}',
  'a former head office from {year}', 'a glass building that opened in {recent}', 'a whole block from {built}', 'a building with a light-filled atrium',
  'a former student residence', 'a building from {recent} with a wooden front', 'a block over a shopping arcade', 'a corner block with a clock on it',
  'a building with a curved glass front', 'a restored block from {built}', 'a stone building from {built}', 'a new building with large windows',
  'a slim tower from {recent}', 'a white building from {year}', 'a six-sided tower from {year}', 'a wide building with a new lobby',
  'a building from {built} with a modern extension',
];

/** Buildings of hotels of four stars and more. */
// oxfmt-ignore
export const FINE_BUILDINGS: readonly string[] = [
  'a building from {built}, restored in {recent}', 'a former {former}', 'a modern building from {recent}', 'two buildings from {built}, joined by a glass hall',
  'an office building of the fifties, converted in {recent}', 'a corner building from {built}', 'a building from {year}, entirely rebuilt in {recent}', 'a listed building from {built}',
  'a former {former}, with a new wing from {recent}', 'a tower from {recent}', 'an elegant block from {built}', 'a building of stone and glass from {recent}',
  'a house from {built} with a domed corner', 'a former newspaper office', 'a building with an arcade from {built}', 'a building from {recent} around an inner court',
  'a fine stone building from {built}', 'a building by a well-known architect from {recent}', 'a former bank from {built}', 'a landmark building from {built}',
  'a carefully restored house from {built}', 'a building with a grand staircase from {built}', 'a contemporary building from {recent}', 'a building with a columned front from {built}',
  'a former ministry from {built}', 'a building of pale stone from {recent}', 'a town residence from {built}',
];

/** What the rooms of a small hotel are like, after their number. */
// oxfmt-ignore
export const ROOMS: readonly string[] = [
  'most of them doubles', 'half of them singles', 'all with a private bathroom', 'each with a desk', 'no two of them alike',
  'most of them facing the courtyard', 'the larger ones at the front', 'the cosiest ones under the roof',
  '{few} of them for families', 'each with a shower and a good bed', '{few} of them with a balcony', 'some with a bath',
  'all with wooden floors', 'all painted in light colours', 'the largest with three beds', 'most with a view of the street',
  '{few} of them on the ground floor', 'each in a colour of its own', 'all with tall windows', '{few} of them with a connecting door',
  'all newly furnished', 'some with a sofa', 'all with a wardrobe and a table', 'most of them bright',
  'some with sloping ceilings',
];
// oxfmt-ignore
export const MANY_ROOMS: readonly string[] = [
  'most of them twins', 'all with a comfortable bed', 'each with a desk and a safe', 'half of them with two beds',
  'all with a modern bathroom', 'all with a flat-screen television', 'the better ones on the upper floors', '{few} of them suites',
  'some of them for families', 'all bright and modern', 'a third of them singles', '{few} of them with three beds',
  'in two sizes', 'most of them with a queen-size bed', 'each with a shower', 'all with blackout curtains',
  '{few} of them with a kitchenette', 'all newly decorated', 'the highest ones with a view', 'all with a fridge',
  'some with connecting doors', 'in three categories', 'all with an armchair', 'a few with a bath',
  '{few} of them for long stays',
];

/** What the rooms of hotels of four and five stars are like. */
// oxfmt-ignore
export const FINE_ROOMS: readonly string[] = [
  '{few} of them larger suites', 'half of them on an inner court', 'all with a king-size bed', 'the best ones on the top floor',
  'all newly renovated', 'most of them with a bathtub', 'each with a seating area', 'many with a view of the city',
  'all with soundproof windows', '{few} of them with a private balcony', 'no two with the same furniture',
  'each with a walk-in shower', 'all in pale wood and wool', '{few} of them on two levels', 'the corner ones with two views',
  'all with a desk and an armchair', 'many with a bay window', 'none smaller than 25 square metres', 'many with tall ceilings',
  '{few} of them with a kitchen', 'most of them with a dressing room', 'each with original art',
  'some with a view of the rooftops', 'all with a marble bathroom', 'in four categories',
];

/** What the rooms of guest houses and hostels are like. */
// oxfmt-ignore
export const PLAIN_ROOMS: readonly string[] = [
  'with shared or private bathrooms', 'some with their own shower', 'most of them with two beds', 'all of them bright',
  'half of them with a private shower', '{few} of them for three', 'all freshly painted', 'each with a table and two chairs',
  'the largest with four beds', 'all simply and neatly furnished', 'the largest with bunk beds', 'all with a key of their own',
  'each with a soft duvet', 'the cosiest at the top of the house', 'all cleaned every day',
];

/** What all rooms of a small hotel, of a guest house, and of a fine hotel have. */
// oxfmt-ignore
export const FEATURES: Readonly<Record<'small' | 'plain' | 'fine', readonly string[]>> = {
  small: [
    'a private bathroom', 'a desk and a reading lamp', 'blackout curtains', 'a comfortable bed', 'a shower and a hairdryer',
    'a bed with a soft duvet', 'a wardrobe and a small table', 'a television', 'double glazing', 'a full-length mirror', 'a desk and a safe',
  ],
  plain: [
    'a washbasin and a mirror', 'a table and two chairs', 'a bedside lamp', 'a comfortable armchair', 'a wardrobe', 'a soft duvet',
    'a good mattress', 'a luggage rack', 'a shelf and a chair', 'thick curtains', 'a large window',
  ],
  fine: [
    'a king-size bed', 'soundproof windows', 'a seating area', 'a bathtub as well as a shower', 'two armchairs',
    'a large desk', 'a walk-in wardrobe', 'natural stone in the bathroom', 'linen sheets', 'a marble bathroom', 'a coffee table and a sofa',
  ],
};

/** Who runs a small hotel. */
// oxfmt-ignore
export const OWNERS: readonly string[] = [
  'run by the same family for many years', 'owned by two sisters', 'run by a young couple', 'family-run',
  'run by the third generation of one family', 'run by a former concierge', 'run by a young team',
  'owned by a retired architect', 'independent and run by its owners', "run by the founder's daughter",
  'run with care by its owners', 'run by an experienced couple', 'privately owned',
  'independently run', 'run by three friends', 'owned by its staff', 'rebuilt and run by two brothers',
  'run by two former teachers', 'in family hands', 'run by a brother and a sister',
  'managed by one family', 'owned by its manager', 'owned by a family of cooks',
];

/** Who runs a guest house. */
// oxfmt-ignore
export const LANDLORDS: readonly string[] = [
  'run by owners who live on the ground floor', 'run by a mother and her son', 'in family hands for three generations',
  'run by two young owners', 'run by a friendly family', 'run by two cousins', 'owned by a former teacher',
  'run by a small and friendly team', 'run by three old friends', 'run by a family from the neighbourhood',
  'in family hands for two generations', 'run by a couple who love to travel', 'owned by a baker and his wife',
];
