/** What a photograph shows. */
export interface Scene {
  /** What to write of it in a sentence: noun phrases that tell neither time nor weather. */
  readonly shows: readonly string[];
  /** Words it is found by. */
  readonly tags: readonly string[];
}

/** By title: things to be seen in any city, in the open, at any hour. */
// prettier-ignore
export const scenes: Readonly<Record<string, Scene>> = {
  'Market Stalls': {
    shows: ['crates of fruit under striped awnings', 'market stalls in a narrow lane', 'traders behind their scales'],
    tags: ['market', 'food'],
  },
  'Side Street': {
    shows: [
      'a side street with parked bicycles', 'a narrow street between tall houses', 'a side street that ends at a wall',
    ],
    tags: ['street', 'houses'],
  },
  Rooftops: {
    shows: ['rooftops and chimneys close together', 'roofs of all ages side by side', 'a jumble of roofs and aerials'],
    tags: ['rooftops', 'skyline'],
  },
  'River Bank': {
    shows: ['a path along the water', 'steps that lead down to the water', 'a bench close to the water'],
    tags: ['river', 'water'],
  },
  'Bookshop Window': {
    shows: [
      'the window of a small bookshop', 'stacks of books behind glass', 'second-hand books on a table outside a shop',
    ],
    tags: ['books', 'shop window'],
  },
  'Street Musicians': {
    shows: ['two musicians on a street corner', 'a violinist beside an open case', 'a small band in front of a shop'],
    tags: ['music', 'people'],
  },
  'Empty Square': {
    shows: ['an almost empty square', 'a square with a single passer-by', 'a wide square framed by old houses'],
    tags: ['square', 'architecture'],
  },
  'Old Bridge': {
    shows: ['a stone bridge with three arches', 'an old bridge and its railings', 'a footpath across an old bridge'],
    tags: ['bridge', 'architecture'],
  },
  'Park Bench': {
    shows: [
      'a wooden bench below a tree', 'a park bench and a forgotten newspaper', 'two people at opposite ends of a bench',
    ],
    tags: ['park', 'bench'],
  },
  'Café Terrace': {
    shows: [
      'small tables in front of a café', 'chairs stacked outside a café', 'a waiter between the tables of a café',
    ],
    tags: ['café', 'people'],
  },
  'Stone Stairs': {
    shows: ['worn steps between two walls', 'a long flight of stone stairs', 'stairs with an iron handrail'],
    tags: ['stairs', 'texture'],
  },
  'Quiet Courtyard': {
    shows: ['a courtyard with potted plants', 'a courtyard behind an open gate', 'bicycles in a cobbled courtyard'],
    tags: ['courtyard', 'houses'],
  },
  'Lone Bicycle': {
    shows: ['a bicycle against a wall', 'a bicycle chained to a lamp post', 'an old bicycle with a basket'],
    tags: ['bicycle', 'minimal'],
  },
  'Flower Stall': {
    shows: [
      'buckets of cut flowers on the pavement', 'a flower seller arranging bouquets', 'flowers wrapped in newspaper',
    ],
    tags: ['flowers', 'market'],
  },
  'Clock Tower': {
    shows: ['a clock tower above the roofs', 'the face of a large public clock', 'a tower at the end of a street'],
    tags: ['tower', 'architecture'],
  },
  'Shop Signs': {
    shows: [
      'hand-painted signs above the shops', 'a row of old shop signs', 'letters on a shop front, half of them missing',
    ],
    tags: ['signs', 'typography'],
  },
  'Blue Door': {
    shows: [
      'a blue door in a plain wall', 'a painted door with a brass knocker', 'a blue door at the top of two steps',
    ],
    tags: ['door', 'colour'],
  },
  'Public Fountain': {
    shows: [
      'a fountain in a small square', 'water in a stone basin', 'the rim of a fountain with coins below the surface',
    ],
    tags: ['fountain', 'water'],
  },
  'Bus Stop': {
    shows: ['people at a bus stop', 'a bus stop with a single passenger', 'a bus shelter and its timetable'],
    tags: ['bus', 'people'],
  },
  'Small Bakery': {
    shows: ['the front of a small bakery', 'a bakery on a street corner', 'baskets of bread in a shop window'],
    tags: ['bakery', 'shop window'],
  },
  'Street Lamps': {
    shows: ['a row of street lamps', 'an old street lamp on a house wall', 'lamp posts along an avenue'],
    tags: ['lamps', 'street'],
  },
  'Playground Swings': {
    shows: ['two swings side by side', 'an empty playground', 'swings and a slide behind a fence'],
    tags: ['playground', 'minimal'],
  },
  'Laundry Lines': {
    shows: ['laundry between two houses', 'shirts on a line above the street', 'washing on a balcony'],
    tags: ['laundry', 'everyday life'],
  },
  'Construction Cranes': {
    shows: ['cranes above a building site', 'scaffolding around a tall building', 'a crane behind older houses'],
    tags: ['cranes', 'construction'],
  },
  'Tiled Wall': {
    shows: ['a wall covered with tiles', 'patterned tiles, some of them broken', 'a tiled house front'],
    tags: ['tiles', 'pattern'],
  },
  Balconies: {
    shows: ['balconies one above the other', 'iron balconies with plants', 'a wall of small balconies'],
    tags: ['balconies', 'geometry'],
  },
  'Fruit Seller': {
    shows: [
      'a fruit seller with a handcart', 'a pyramid of oranges on a cart', 'a seller weighing fruit for a customer',
    ],
    tags: ['market', 'portrait'],
  },
  'Chess Players': {
    shows: ['two chess players and their spectators', 'a chessboard on a park table', 'players bent over a chessboard'],
    tags: ['chess', 'people'],
  },
  Umbrellas: {
    shows: ['a crowd of umbrellas', 'one red umbrella among black ones', 'café umbrellas, open and closed'],
    tags: ['umbrellas', 'pattern'],
  },
  'Window Reflections': {
    shows: ['reflections in a shop window', 'a street mirrored in glass', 'passers-by reflected in a window'],
    tags: ['reflection', 'glass'],
  },
  'Museum Steps': {
    shows: ['visitors on the steps of a museum', 'wide steps below tall columns', 'a single visitor on museum steps'],
    tags: ['museum', 'stairs'],
  },
  'Old Cinema': {
    shows: ['the front of an old cinema', 'a cinema with empty poster frames', 'a ticket booth from another age'],
    tags: ['cinema', 'signs'],
  },
  Footbridge: {
    shows: ['a footbridge over a busy road', 'pedestrians on a narrow bridge', 'the steel beams of a footbridge'],
    tags: ['bridge', 'lines'],
  },
  'Street Cat': {
    shows: ['a cat on a window sill', 'a cat crossing the street', 'a cat between flower pots'],
    tags: ['cat', 'animals'],
  },
  'Tree-Lined Avenue': {
    shows: ['an avenue with tall trees', 'a row of trees between two lanes', 'a broad avenue with benches'],
    tags: ['trees', 'avenue'],
  },
  'Newspaper Stand': {
    shows: ['a newspaper stand on a corner', 'magazines pinned up like laundry', 'a kiosk with its owner inside'],
    tags: ['newspapers', 'street'],
  },
  'Spiral Staircase': {
    shows: [
      'an iron spiral staircase on the outside of a house', 'a spiral staircase seen from below',
      'the turns of a fire escape',
    ],
    tags: ['stairs', 'geometry'],
  },
  'Garden Wall': {
    shows: ['a garden wall with climbing plants', 'branches hanging over a wall', 'a gate in a long garden wall'],
    tags: ['plants', 'texture'],
  },
  'Delivery Bikes': {
    shows: ['delivery bikes outside a restaurant', 'a courier checking an address', 'cargo bikes in a row'],
    tags: ['bicycle', 'work'],
  },
  'Street Food': {
    shows: ['a street kitchen and its customers', 'steam above a food cart', 'a cook behind a row of pans'],
    tags: ['food', 'people'],
  },
  'Painted Shutters': {
    shows: [
      'window shutters in faded paint', 'a house with all its shutters closed', 'shutters in three shades of green',
    ],
    tags: ['windows', 'colour'],
  },
  'Neon Sign': {
    shows: ['a neon sign above a doorway', 'a neon sign with one dead letter', 'an old neon sign on a brick wall'],
    tags: ['signs', 'colour'],
  },
  'Tram Tracks': {
    shows: [
      'tracks in the middle of the road', 'rails that cross on a wide junction', 'overhead wires above the tracks',
    ],
    tags: ['rails', 'lines'],
  },
  'Corner Shop': {
    shows: ['a corner shop with crates outside', 'a corner shop under a faded awning', 'a shopkeeper at the door'],
    tags: ['shop', 'street'],
  },
  'School Gate': {
    shows: [
      'a school gate with painted handprints', 'the railings of a school yard', 'hopscotch squares in a school yard',
    ],
    tags: ['school', 'colour'],
  },
  'City Wall': {
    shows: ['a stretch of old city wall', 'grass between the stones of a wall', 'a gate in the old city wall'],
    tags: ['wall', 'history'],
  },
  'Parked Scooters': {
    shows: ['scooters parked in a row', 'a scooter with a worn seat', 'helmets on the handlebars of scooters'],
    tags: ['scooter', 'street'],
  },
  'Mural on a Gable': {
    shows: ['a mural that covers a whole gable', 'a painted face on the side of a house', 'a mural behind a car park'],
    tags: ['street art', 'colour'],
  },
  'Allotment Gardens': {
    shows: ['sheds and vegetable beds', 'bean poles between garden sheds', 'an allotment with a handmade scarecrow'],
    tags: ['garden', 'plants'],
  },
  'Station Forecourt': {
    shows: ['travellers in front of a station', 'taxis outside a station', 'a suitcase on the forecourt of a station'],
    tags: ['station', 'transport'],
  },
  'Running Track': {
    shows: ['runners on a public track', 'the lanes of a running track', 'an empty stand beside a running track'],
    tags: ['sport', 'lines'],
  },
  'Row of Houses': {
    shows: ['a row of narrow houses', 'houses that lean on one another', 'front doors of the same design'],
    tags: ['houses', 'architecture'],
  },
  'Wooden Pavilion': {
    shows: ['a wooden pavilion in a park', 'dancers in a park pavilion', 'a pavilion with carved posts'],
    tags: ['park', 'architecture'],
  },
};

/** When they are taken. */
// prettier-ignore
export const moments: readonly string[] = [
  'at Dawn', 'at Sunrise', 'in the Early Morning', 'at Midday', 'in the Afternoon', 'in the Late Afternoon',
  'at Sunset', 'at Dusk', 'at Night', 'in the Rain', 'in the Fog', 'before Breakfast', 'on a Sunday', 'on a Quiet Day',
  'on a Windy Day', 'under a Grey Sky', 'between Showers', 'in the Last Light', 'on a Holiday', 'on a Weekday',
];

/** Words that any photograph taken in a city is found by. */
// prettier-ignore
export const photoTags: readonly string[] = [
  'urban', 'travel', 'city life', 'street photography', 'documentary', 'composition', 'perspective', 'light', 'shadow',
  'texture', 'pattern', 'detail', 'atmosphere', 'everyday life', 'candid', 'geometry', 'contrast', 'lines',
  'wide angle', 'handheld', 'natural light', 'exploring', 'walking', 'local life', 'cityscape', 'old town',
  'neighbourhood', 'storytelling', 'mood', 'framing', 'layers', 'symmetry', 'minimal', 'photo walk', 'travel diary',
  'photo series', 'street scene', 'public space', 'colour', 'print', 'prime lens', 'outdoors', 'place', 'observation',
  'architecture', 'street',
];
