/** Where hotels are. Each suits any city. */
// oxfmt-ignore
export const SITUATIONS: readonly string[] = [
  'five minutes on foot from {landmark}', 'on a small square', 'a few streets from {landmark}', 'close to {landmark}',
  'on a side street in the centre', 'around the corner from {landmark}', 'next to a small park', 'opposite {landmark}',
  'two bus stops from {landmark}', 'in a residential street in the centre', 'behind {landmark}', 'near {landmark}',
  'one street back from the shops', 'ten minutes on foot from {landmark}', 'across the road from {landmark}',
  'on the way from the station to the centre', 'a short walk from {landmark}', 'halfway between the centre and {landmark}',
  'within sight of {landmark}', 'in the streets behind {landmark}', 'on a tree-lined street', 'at the edge of the centre',
  'between {landmark} and the shops', 'three streets from {landmark}', 'beside {landmark}', 'next door to {landmark}',
  'among shops and cafés', 'one stop from {landmark}', 'on a corner near {landmark}',
  'in the quarter around {landmark}', 'a few steps from {landmark}',
];
// oxfmt-ignore
export const LANDMARKS: readonly string[] = [
  'the station', 'the main square', 'the university', 'the town hall', 'the market hall', 'the city museum',
  'the concert hall', 'the theatre', 'the city library', 'the natural history museum', 'the main post office', 'the botanical garden',
  'the bus station', 'the art school', 'the congress hall', 'the opera', 'the conference centre', 'the old cinema',
  'the public gardens', 'the stadium', 'the exhibition halls', 'the art gallery', 'the main shopping street',
  'the design museum', 'the zoo', 'the music school', 'the aquarium', 'the planetarium', 'the flower market',
  'the history museum', 'the science museum',
];

/** Buildings of small hotels. A hotel whose name tells a former use is in none of these. */
// oxfmt-ignore
export const SMALL_BUILDINGS: readonly string[] = [
  'a corner house from {built}', 'two townhouses joined into one', 'a brick building from {built}',
  'a narrow house from {built}', 'a plain building from {year}', 'a low building around a courtyard',
  'a block of flats from {built}, converted in {recent}', 'a new building from {recent}', '{a former} that closed in {year}',
  "what was a doctor's house until {year}", 'an old house with a new wing', 'a merchant\'s house from {built}',
  'a white house with green shutters', 'a house from {built} with two bay windows', 'a building from {year} with a new roof',
  'a house with a tiled front', 'the upper floors of a house from {built}', 'a yellow building from {built}',
  'three old houses with one staircase', 'a house that an architect built for himself in {year}',
];

/** Buildings of hotels with many rooms. */
// oxfmt-ignore
export const LARGE_BUILDINGS: readonly string[] = [
  'a tower from {year}', 'a modern building from {recent}', 'an office building converted in {recent}',
  'a building from {year}, renovated in {recent}', '{a former} that closed in {year}', 'a brick building from {built}',
  'two wings, one from {year} and one from {recent}', 'a high-rise from {year}', 'a concrete building from {year}',
  'a glass building that opened in {recent}', 'a whole block from {built}', 'a long building with two entrances',
  'a former student residence', 'a building from {recent} with a wooden front', 'a block over a shopping arcade',
  'a corner block with a clock on it',
];

/** Buildings of hotels of four stars and more. */
// oxfmt-ignore
export const FINE_BUILDINGS: readonly string[] = [
  'a building from {built}, restored in {recent}', 'a former {former}', 'a modern building from {recent}',
  'two buildings from {built}, joined by a glass hall', 'an office building of the fifties, converted in {recent}',
  'a corner building from {built}', 'a building from {year}, entirely rebuilt in {recent}', 'a listed building from {built}',
  'a former {former}, with a new wing from {recent}', 'a tower from {recent}', 'an elegant block from {built}',
  'a building of stone and glass from {recent}', 'a house from {built} with a domed corner', 'a former newspaper office',
  'a building with an arcade from {built}', 'a building from {recent} around an inner court',
];

/** What the rooms of a small hotel are like, after their number. */
// oxfmt-ignore
export const ROOMS: readonly string[] = [
  'most of them doubles', 'half of them singles', 'all with a private bathroom', 'each with a desk', 'no two of them alike',
  'most of them facing the courtyard', 'the larger ones at the front', 'the cheaper ones under the roof',
  '{few} of them for families', 'each with a shower and a good bed', '{few} of them with a balcony', 'some with a bath',
  'all with wooden floors', 'all painted in light colours', 'the largest with three beds', 'most with a view of the street',
  '{few} of them on the ground floor', 'each in another colour', 'all with tall windows', '{few} of them joined by a door',
  'all simply furnished', 'the smallest with a single bed', 'all with a wardrobe and a table', 'most of them bright',
  'some with sloping ceilings',
];
// oxfmt-ignore
export const MANY_ROOMS: readonly string[] = [
  'most of them twins', 'all of the same size', 'each with a desk and a safe', 'half of them with two beds',
  'all with their own bathroom', 'the newest from last year', 'the better ones on the upper floors', '{few} of them suites',
  'some of them for families', 'all with windows that open', 'a third of them singles', '{few} of them with three beds',
  'in two sizes', 'most of them with a queen-size bed', 'each with a shower', 'all with blackout curtains',
  '{few} of them with a kitchenette', 'most of them carpeted', 'the highest ones with a view', 'all with a fridge',
  'some with connecting doors', 'in three price classes', 'all with a television and a phone', 'a few with a bath',
  '{few} of them for long stays',
];

/** What the rooms of hotels of four and five stars are like. */
// oxfmt-ignore
export const FINE_ROOMS: readonly string[] = [
  '{few} of them larger suites', 'half of them on an inner court', 'all with a king-size bed', 'the best ones on the top floor',
  'all renovated lately', 'most of them with a bathtub', 'each with a seating area', 'the larger ones in the new wing',
  'all with soundproof windows', '{few} of them with a private balcony', 'no two with the same furniture',
  'each with a walk-in shower', 'all in pale wood and wool', '{few} of them on two levels', 'the corner ones with two views',
  'all with a desk and an armchair', 'many with a bay window', 'none smaller than 25 square metres', 'many with tall ceilings',
  '{few} of them with a kitchen', 'most of them with a dressing room', 'each with original art',
  'some with a view of the rooftops', 'all with good reading lamps', 'in four categories',
];

/** What the rooms of guest houses and hostels are like. */
// oxfmt-ignore
export const PLAIN_ROOMS: readonly string[] = [
  'all sharing two bathrooms', 'some with their own shower', 'most of them with two beds', 'all of them plain',
  'half of them with a basin', '{few} of them for three', 'all freshly painted', 'each with a table and two chairs',
  'the bathrooms across the landing', 'all up one staircase', 'the largest with bunk beds', 'all with a key of their own',
  'each with a bed and a lamp', 'the smallest like a cabin', 'all swept every morning',
];

/** What all rooms of a small hotel, of a guest house, and of a fine hotel have. */
// oxfmt-ignore
export const FEATURES: Readonly<Record<'small' | 'plain' | 'fine', readonly string[]>> = {
  small: [
    'a private bathroom', 'a desk and a reading lamp', 'blackout curtains', 'windows that open', 'a shower and a hairdryer',
    'a new mattress', 'a wardrobe and a small table', 'a television', 'double glazing', 'a full-length mirror', 'a desk and a safe',
  ],
  plain: [
    'a basin and a mirror', 'a table and two chairs', 'a lock and a lamp', 'fresh towels', 'a wardrobe', 'two pillows a head',
    'good heating', 'hooks for your coats', 'a shelf and a chair', 'curtains that close', 'a window onto the street or the yard',
  ],
  fine: [
    'a king-size bed', 'soundproof windows', 'a seating area', 'a bathtub as well as a shower', 'two armchairs',
    'a large desk', 'a walk-in wardrobe', 'natural stone in the bathroom', 'linen sheets', 'a small hall', 'a coffee table and a sofa',
  ],
};

/** Who runs a small hotel. */
// oxfmt-ignore
export const OWNERS: readonly string[] = [
  'run by the same family since {since}', 'owned by two sisters', 'run by a couple since {recent}', 'family-run',
  'in the third generation of one family', 'run by its former night porter', 'taken over by a young team in {recent}',
  'owned by a retired architect', 'independent and run by its owners', "run by the founder's daughter since {recent}",
  'owned by a cook and a carpenter', 'kept by a couple from the coast', 'owned by the firm next door',
  'part of no chain', 'run by three friends', 'owned by its staff since {recent}', 'rebuilt and run by two brothers',
  'run by two former teachers', 'in family hands since {since}', 'run by a brother and a sister',
  'managed by one family since it opened', 'bought by its manager in {recent}', 'owned by a family of cooks',
];

/** Who runs a guest house. */
// oxfmt-ignore
export const LANDLORDS: readonly string[] = [
  'run by owners who live on the ground floor', 'run by a mother and her son', 'in the same family since {since}',
  'taken over by a young couple in {recent}', 'kept by a retired nurse', 'run by two cousins', 'owned by a former teacher',
  'run by a family of five', 'owned by people who used to be guests', 'looked after by a landlady and her dog',
  'run by an aunt and her nephew', 'kept by a retired sailor', 'owned by a baker and his wife',
];
