import type { Home } from './surroundings.ts';

/** What a photograph shows. */
export interface Scene {
  /** The drawing of it. */
  readonly motif: string;
  /** The field it belongs to, for more words that it is found by. */
  readonly theme: string;
  /** Where there is such a thing; everywhere, when it is missing. */
  readonly home?: Home;
  /** What to write of it in a sentence: noun phrases that tell neither time nor weather. */
  readonly shows: readonly string[];
  /** Words it is found by. */
  readonly tags: readonly string[];
}

/** By title: things to be seen in or near a city, in the open, at any hour. */
// prettier-ignore
export const scenes: Readonly<Record<string, Scene>> = {
  'Market Stalls': {
    motif: 'stall',
    theme: 'food',
    shows: ['crates of fruit under striped awnings', 'market stalls in a narrow lane', 'sellers behind their scales'],
    tags: ['market', 'food'],
  },
  'Side Street': {
    motif: 'street',
    theme: 'town',
    shows: [
      'a side street with parked bicycles', 'a narrow street between tall houses', 'a side street that ends at a wall',
    ],
    tags: ['street', 'houses'],
  },
  Rooftops: {
    motif: 'roofs',
    theme: 'town',
    shows: ['rooftops and chimneys close together', 'roofs of all ages side by side', 'a jumble of roofs and aerials'],
    tags: ['rooftops', 'skyline'],
  },
  'River Bank': {
    motif: 'river',
    theme: 'water',
    shows: ['a path along the water', 'steps that lead down to the water', 'a bench close to the water'],
    tags: ['river', 'water'],
  },
  'Bookshop Window': {
    motif: 'books',
    theme: 'shops',
    shows: [
      'the window of a small bookshop', 'stacks of books behind glass', 'second-hand books on a table outside a shop',
    ],
    tags: ['books', 'shop window'],
  },
  'Street Musicians': {
    motif: 'violin',
    theme: 'music',
    shows: ['two musicians on a street corner', 'violinists beside an open case', 'a small band in front of a shop'],
    tags: ['music', 'people'],
  },
  'Empty Square': {
    motif: 'square',
    theme: 'buildings',
    shows: ['an almost empty square', 'a square with a single passer-by', 'a wide square framed by old houses'],
    tags: ['square', 'architecture'],
  },
  'Old Bridge': {
    motif: 'bridge',
    theme: 'buildings',
    home: 'old',
    shows: ['a stone bridge with three arches', 'an old bridge and its railings', 'a footpath across an old bridge'],
    tags: ['bridge', 'architecture'],
  },
  'Park Bench': {
    motif: 'bench',
    theme: 'park',
    shows: [
      'a wooden bench below a tree', 'a park bench and a forgotten newspaper', 'two people at opposite ends of a bench',
    ],
    tags: ['park', 'bench'],
  },
  'Café Terrace': {
    motif: 'terrace',
    theme: 'food',
    shows: [
      'small tables in front of a café', 'chairs stacked outside a café', 'a waiter between the tables of a café',
    ],
    tags: ['café', 'people'],
  },
  'Stone Stairs': {
    motif: 'stairs',
    theme: 'buildings',
    shows: ['worn steps between two walls', 'a long flight of stone stairs', 'stairs with an iron handrail'],
    tags: ['stairs', 'texture'],
  },
  'Quiet Courtyard': {
    motif: 'courtyard',
    theme: 'buildings',
    shows: ['a courtyard with potted plants', 'a courtyard behind an open gate', 'bicycles in a cobbled courtyard'],
    tags: ['courtyard', 'houses'],
  },
  'Lone Bicycle': {
    motif: 'bicycle',
    theme: 'transport',
    shows: ['a bicycle against a wall', 'a bicycle chained to a lamp post', 'an old bicycle with a basket'],
    tags: ['bicycle', 'minimal'],
  },
  'Flower Stall': {
    motif: 'flowers',
    theme: 'plants',
    shows: [
      'buckets of cut flowers on the pavement', 'a flower seller arranging bouquets', 'flowers wrapped in newspaper',
    ],
    tags: ['flowers', 'market'],
  },
  'Clock Tower': {
    motif: 'clock',
    theme: 'buildings',
    shows: ['a clock tower above the roofs', 'the face of a large public clock', 'a tower at the end of a street'],
    tags: ['tower', 'architecture'],
  },
  'Shop Signs': {
    motif: 'signs',
    theme: 'shops',
    shows: [
      'hand-painted signs above the shops', 'a row of old shop signs', 'letters on a shop front, half of them missing',
    ],
    tags: ['signs', 'typography'],
  },
  'Blue Door': {
    motif: 'door',
    theme: 'buildings',
    shows: [
      'a blue door in a plain wall', 'a painted door with a brass knocker', 'a blue door at the top of two steps',
    ],
    tags: ['door', 'colour'],
  },
  'Public Fountain': {
    motif: 'fountain',
    theme: 'water',
    shows: [
      'a fountain in a small square', 'water in a stone basin', 'the rim of a fountain with coins below the surface',
    ],
    tags: ['fountain', 'water'],
  },
  'Bus Stop': {
    motif: 'bus',
    theme: 'transport',
    shows: ['people at a bus stop', 'a bus stop with a single passenger', 'a bus shelter and its timetable'],
    tags: ['bus', 'people'],
  },
  'Small Bakery': {
    motif: 'bread',
    theme: 'food',
    shows: ['the front of a small bakery', 'a bakery on a street corner', 'baskets of bread in a shop window'],
    tags: ['bakery', 'shop window'],
  },
  'Street Lamps': {
    motif: 'lamp',
    theme: 'town',
    shows: ['a row of street lamps', 'an old street lamp on a house wall', 'lamp posts along an avenue'],
    tags: ['lamps', 'street'],
  },
  'Playground Swings': {
    motif: 'swings',
    theme: 'park',
    shows: ['two swings side by side', 'an empty playground', 'swings and a slide behind a fence'],
    tags: ['playground', 'minimal'],
  },
  'Laundry Lines': {
    motif: 'laundry',
    theme: 'town',
    home: 'old',
    shows: ['laundry between two houses', 'shirts on a line above the street', 'washing on a balcony'],
    tags: ['laundry', 'everyday life'],
  },
  'Construction Cranes': {
    motif: 'crane',
    theme: 'buildings',
    shows: ['cranes above a building site', 'scaffolding around a tall building', 'a crane behind older houses'],
    tags: ['cranes', 'construction'],
  },
  'Tiled Wall': {
    motif: 'tiles',
    theme: 'buildings',
    shows: ['a wall covered with tiles', 'patterned tiles, some of them broken', 'a tiled house front'],
    tags: ['tiles', 'pattern'],
  },
  Balconies: {
    motif: 'balconies',
    theme: 'buildings',
    shows: ['balconies one above the other', 'iron balconies with plants', 'a wall of small balconies'],
    tags: ['balconies', 'geometry'],
  },
  'Chess Players': {
    motif: 'chess',
    theme: 'people',
    shows: ['two chess players and their spectators', 'a chessboard on a park table', 'players bent over a chessboard'],
    tags: ['chess', 'people'],
  },
  Umbrellas: {
    motif: 'umbrella',
    theme: 'town',
    shows: ['a crowd of umbrellas', 'one red umbrella among black ones', 'café umbrellas, open and closed'],
    tags: ['umbrellas', 'pattern'],
  },
  'Window Reflections': {
    motif: 'window',
    theme: 'buildings',
    shows: ['reflections in a shop window', 'a street mirrored in glass', 'passers-by reflected in a window'],
    tags: ['reflection', 'glass'],
  },
  'Old Cinema': {
    motif: 'cinema',
    theme: 'town',
    shows: ['the front of an old cinema', 'a cinema with empty poster frames', 'the ticket booth of an old cinema'],
    tags: ['cinema', 'signs'],
  },
  Footbridge: {
    motif: 'footbridge',
    theme: 'town',
    shows: ['a footbridge over a busy road', 'pedestrians on a narrow bridge', 'the steel beams of a footbridge'],
    tags: ['bridge', 'lines'],
  },
  'Street Cat': {
    motif: 'cat',
    theme: 'pets',
    shows: ['a cat on a window sill', 'a cat crossing the street', 'a cat between flower pots'],
    tags: ['cat', 'animals'],
  },
  'Tree-Lined Avenue': {
    motif: 'avenue',
    theme: 'park',
    shows: ['an avenue with tall trees', 'a row of trees between two lanes', 'a broad avenue with benches'],
    tags: ['trees', 'avenue'],
  },
  'Newspaper Stand': {
    motif: 'kiosk',
    theme: 'shops',
    shows: ['a newspaper stand on a corner', 'magazines pinned up like laundry', 'a kiosk with its owner inside'],
    tags: ['newspapers', 'street'],
  },
  'Garden Wall': {
    motif: 'gate',
    theme: 'plants',
    shows: ['a garden wall with climbing plants', 'branches hanging over a wall', 'ivy around a gate in a garden wall'],
    tags: ['wall', 'plants'],
  },
  'Street Food': {
    motif: 'foodcart',
    theme: 'food',
    shows: ['a street kitchen and its customers', 'steam above a food cart', 'a cook behind a row of pans'],
    tags: ['food', 'people'],
  },
  'Painted Shutters': {
    motif: 'shutters',
    theme: 'buildings',
    home: 'old',
    shows: [
      'window shutters in faded paint', 'a house with all its shutters closed', 'shutters in three shades of green',
    ],
    tags: ['windows', 'colour'],
  },
  'Neon Sign': {
    motif: 'neon',
    theme: 'shops',
    shows: ['a neon sign above a doorway', 'a neon sign with one dead letter', 'an old neon sign on a brick wall'],
    tags: ['signs', 'colour'],
  },
  'Tram Tracks': {
    motif: 'tram',
    theme: 'transport',
    home: 'old',
    shows: [
      'tracks in the middle of the road', 'rails that cross on a wide junction', 'overhead wires above the tracks',
    ],
    tags: ['rails', 'lines'],
  },
  'Corner Shop': {
    motif: 'shop',
    theme: 'shops',
    shows: ['a corner shop with crates outside', 'a corner shop under a faded awning', 'a shopkeeper at the door'],
    tags: ['shop', 'street'],
  },
  'City Wall': {
    motif: 'rampart',
    theme: 'buildings',
    home: 'old',
    shows: ['a stretch of old city wall', 'grass between the stones of a city wall', 'a gate in the old city wall'],
    tags: ['wall', 'history'],
  },
  'Parked Scooters': {
    motif: 'scooter',
    theme: 'transport',
    shows: ['scooters parked in a row', 'a scooter with a worn seat', 'helmets on parked scooters'],
    tags: ['scooter', 'street'],
  },
  'Mural on a Gable': {
    motif: 'mural',
    theme: 'art',
    shows: ['a mural that covers a whole gable', 'a painted face on the side of a house', 'a mural behind a car park'],
    tags: ['street art', 'colour'],
  },
  'Allotment Gardens': {
    motif: 'shed',
    theme: 'plants',
    home: 'old',
    shows: ['sheds and vegetable beds', 'bean poles between garden sheds', 'an allotment with a handmade scarecrow'],
    tags: ['garden', 'plants'],
  },
  'Station Forecourt': {
    motif: 'suitcase',
    theme: 'transport',
    shows: ['travellers in front of a station', 'taxis outside a station', 'a suitcase in front of a station'],
    tags: ['station', 'transport'],
  },
  'Running Track': {
    motif: 'track',
    theme: 'people',
    shows: ['runners on a public track', 'the lanes of a running track', 'a runner on a public track'],
    tags: ['sport', 'lines'],
  },
  'Row of Houses': {
    motif: 'houses',
    theme: 'buildings',
    home: 'old',
    shows: ['a row of narrow houses', 'houses that lean on one another', 'a row of houses with the same front door'],
    tags: ['houses', 'architecture'],
  },
  'Coffee Cups': {
    motif: 'cup',
    theme: 'food',
    shows: ['two cups on a small table', 'a coffee cup and a folded napkin', 'the last sip of a coffee'],
    tags: ['coffee', 'café'],
  },
  'Flower Pots': {
    motif: 'pot',
    theme: 'plants',
    shows: ['flower pots on a window ledge', 'a row of potted plants', 'herbs in clay pots'],
    tags: ['plants', 'pots'],
  },
  'Old Car': {
    motif: 'car',
    theme: 'transport',
    shows: ['an old car at the kerb', 'an old car with worn paint', 'an old car between two vans'],
    tags: ['car', 'vintage'],
  },
  'Duck Pond': {
    motif: 'duck',
    theme: 'animals',
    shows: ['a duck on a pond', 'ducks waiting for bread', 'a duck and its ripples'],
    tags: ['ducks', 'pond'],
  },
  'Kite Flyers': {
    motif: 'kite',
    theme: 'park',
    shows: ['a kite above a meadow', 'two children and one kite', 'a kite with a long tail'],
    tags: ['kite', 'play'],
  },
  'Railway Tracks': {
    motif: 'rails',
    theme: 'transport',
    shows: ['two rails that meet in the distance', 'a signal beside the tracks', 'weeds between railway tracks'],
    tags: ['railway', 'lines'],
  },
  'Local Train': {
    motif: 'train',
    theme: 'transport',
    shows: [
      'a local train at its platform', 'a train seen from a level crossing', 'faces behind the windows of a train',
    ],
    tags: ['train', 'railway'],
  },
  'Sleeping Dog': {
    motif: 'dog',
    theme: 'pets',
    shows: ['a dog in a doorway', 'a dog waiting for its owner', 'a dog with one ear up'],
    tags: ['dog', 'animals'],
  },
  'Rowing Boat': {
    motif: 'boat',
    theme: 'water',
    shows: ['a rowing boat tied to a post', 'a wooden boat on still water', 'two oars in an empty boat'],
    tags: ['boat', 'water'],
  },
  'Fallen Leaf': {
    motif: 'leaf',
    theme: 'park',
    shows: ['a single leaf against the light', 'the veins of a large leaf', 'a leaf on the path'],
    tags: ['leaves', 'nature'],
  },
  'Woodland Path': {
    motif: 'wood',
    theme: 'nature',
    shows: ['a path between tall trunks', 'a woodland path and its shadows', 'a bend in a path through trees'],
    tags: ['trees', 'path'],
  },
  'Hot-Air Balloon': {
    motif: 'balloon',
    theme: 'sky',
    shows: [
      'a balloon above the fields', 'a striped balloon and a smaller one far off', 'a balloon just above the tree line',
    ],
    tags: ['balloon', 'sky'],
  },
  'Street Guitarist': {
    motif: 'guitar',
    theme: 'music',
    shows: ['a guitar leaning on a wall', 'a guitarist on a folding stool', 'coins in an open guitar case'],
    tags: ['guitar', 'music'],
  },
  'Fish Counter': {
    motif: 'fish',
    theme: 'food',
    shows: ['a single fish on a board', 'fish and lemons on a counter', 'the silver scales of a fish'],
    tags: ['fish', 'market'],
  },
  'Cake Shop': {
    motif: 'cake',
    theme: 'food',
    shows: ['a layer cake on a stand', 'a slice of cake with a cherry', 'cakes in a shop window'],
    tags: ['cake', 'sweets'],
  },
  'Tea Stall': {
    motif: 'teapot',
    theme: 'food',
    shows: ['a teapot and a small glass', 'tea poured from a height', 'a kettle on a street stove'],
    tags: ['tea', 'teapot'],
  },
  'Butterfly Garden': {
    motif: 'butterfly',
    theme: 'animals',
    shows: ['a butterfly with open wings', 'a butterfly on a thistle', 'two butterflies above a hedge'],
    tags: ['butterfly', 'insects'],
  },
  'Record Fair': {
    motif: 'record',
    theme: 'music',
    shows: ['a record player on a trestle table', 'crates of second-hand records', 'a needle on an old record'],
    tags: ['records', 'vintage'],
  },
  'Open-Air Painter': {
    motif: 'palette',
    theme: 'art',
    shows: ['a painter at an easel by the roadside', 'a painter and a half-finished canvas', 'a painter mixing colours'],
    tags: ['painting', 'art'],
  },
  'Street Piano': {
    motif: 'piano',
    theme: 'music',
    shows: ['a piano on the pavement', 'hands on the keys of a street piano', 'a painted upright piano'],
    tags: ['piano', 'music'],
  },
  'Small Bird': {
    motif: 'bird',
    theme: 'animals',
    shows: ['a small bird on a wire', 'a bird with its head tilted', 'a bird fluffed up into a ball'],
    tags: ['bird', 'animals'],
  },
  'Noodle Bowl': {
    motif: 'noodles',
    theme: 'food',
    shows: ['a bowl of noodles and two chopsticks', 'noodles lifted from a bowl', 'soup in a painted bowl'],
    tags: ['noodles', 'food'],
  },
  Harbour: {
    motif: 'harbour',
    theme: 'coast',
    home: 'coast',
    shows: ['sailing boats side by side in a harbour', 'masts in a small harbour', 'boats at their moorings'],
    tags: ['boats', 'harbour'],
  },
  Lighthouse: {
    motif: 'lighthouse',
    theme: 'coast',
    home: 'coast',
    shows: ['a striped lighthouse on a rock', 'a lighthouse at the end of a pier', 'the lamp room of a lighthouse'],
    tags: ['lighthouse', 'sea'],
  },
  'Empty Beach': {
    motif: 'beach',
    theme: 'coast',
    home: 'coast',
    shows: ['a single parasol on a beach', 'footprints along the water', 'an empty beach and its lifeguard chair'],
    tags: ['beach', 'sand'],
  },
  'Harbour Ferry': {
    motif: 'ferry',
    theme: 'coast',
    home: 'coast',
    shows: ['a ferry leaving the harbour', 'a ferry and its wake', 'passengers on the deck of a ferry'],
    tags: ['ferry', 'boats'],
  },
  Seagull: {
    motif: 'gull',
    theme: 'coast',
    home: 'coast',
    shows: ['a gull with spread wings', 'a gull above the waves', 'a gull looking for crumbs'],
    tags: ['gull', 'birds'],
  },
  'Mountain Ridge': {
    motif: 'mountain',
    theme: 'mountains',
    home: 'peaks',
    shows: ['a sharp ridge above a valley', 'a mountain with two faces', 'a summit seen from the last bend'],
    tags: ['mountain', 'summit'],
  },
  'Mountain Lake': {
    motif: 'lake',
    theme: 'mountains',
    home: 'peaks',
    shows: ['a lake below a ring of mountains', 'peaks mirrored in a lake', 'a still lake and its far shore'],
    tags: ['lake', 'reflection'],
  },
  'Mountain Hut': {
    motif: 'cabin',
    theme: 'mountains',
    home: 'peaks',
    shows: ['a hut below a pass', 'a wooden hut with a lit window', 'a hut with a stone roof'],
    tags: ['hut', 'hiking'],
  },
  'Cable Car': {
    motif: 'cablecar',
    theme: 'mountains',
    home: 'peaks',
    shows: ['a cable car above a gorge', 'a cable car on its rope', 'a cable car close to the upper station'],
    tags: ['cable car', 'views'],
  },
  Waterfall: {
    motif: 'falls',
    theme: 'mountains',
    home: 'peaks',
    shows: ['a waterfall between dark rocks', 'water falling into a round pool', 'the foot of a waterfall'],
    tags: ['waterfall', 'rocks'],
  },
  'Sand Dunes': {
    motif: 'dunes',
    theme: 'desert',
    home: 'desert',
    shows: ['dunes with sharp edges', 'a lone walker on a dune', 'wind patterns in the sand'],
    tags: ['dunes', 'sand'],
  },
  'Date Palms': {
    motif: 'palm',
    theme: 'desert',
    home: 'desert',
    shows: ['date palms beside a well', 'two palms on a sandy bank', 'the crown of a palm seen from below'],
    tags: ['palms', 'oasis'],
  },
  'First Snow': {
    motif: 'snow',
    theme: 'winter',
    home: 'cold',
    shows: ['a bare tree in untouched snow', 'snow on every branch', 'the first footprints in the snow'],
    tags: ['snow', 'white'],
  },
  Snowman: {
    motif: 'snowman',
    theme: 'winter',
    home: 'cold',
    shows: ['a snowman with a scarf', 'a snowman with a crooked hat', 'a snowman in a front garden'],
    tags: ['snowman', 'snow'],
  },
  'Pine Trees': {
    motif: 'forest',
    theme: 'nature',
    home: 'cold',
    shows: ['a stand of pine trees', 'pines of three different heights', 'the tips of tall pines'],
    tags: ['pines', 'trees'],
  },
};

/** The light of each moment that they are taken at. */
// prettier-ignore
export const momentLights: Readonly<Record<string, string>> = {
  'at Dawn': 'dawn', 'at Sunrise': 'dawn', 'in the Early Morning': 'morning', 'in the Late Morning': 'morning',
  'at Midday': 'day', 'in the Afternoon': 'afternoon', 'in the Late Afternoon': 'afternoon', 'at Sunset': 'sunset',
  'in the Last Light': 'sunset', 'at Dusk': 'dusk', 'at Night': 'night', 'in the Rain': 'rain', 'in the Fog': 'fog',
  'after the Rain': 'grey', 'on a Windy Day': 'day', 'in the Morning Light': 'morning', 'in the Evening Sun': 'sunset',
};

/** When they are taken. */
export const moments: readonly string[] = Object.keys(momentLights);

/** Moments that neither snow nor a desert knows. */
export const wetMoments: readonly string[] = ['in the Rain', 'in the Fog', 'after the Rain'];

/** Moments at which there is little to see of what people, animals, and plants do by day. */
export const darkMoments: readonly string[] = ['at Dawn', 'at Dusk', 'at Night'];

/** Themes of what happens by day, and of what stays dry. */
export const dayThemes: ReadonlySet<string> = new Set(['animals', 'art', 'food', 'park', 'people', 'pets', 'plants']);
export const dryThemes: ReadonlySet<string> = new Set(['art', 'food', 'music', 'people', 'sky']);

/** Where no wind is: nobody flies a balloon in it. */
export const WINDY = 'on a Windy Day';

/** More words that photographs are found by, by their theme. */
// prettier-ignore
export const themeTags: Readonly<Record<string, readonly string[]>> = {
  food: ['food', 'local life', 'details', 'close-up', 'colour', 'everyday life'],
  town: ['street', 'city life', 'urban', 'everyday life', 'neighbourhood', 'street scene'],
  water: ['water', 'reflection', 'waterside', 'calm', 'riverside', 'ripples'],
  shops: ['shop front', 'street', 'window display', 'small business', 'lettering', 'retail'],
  music: ['music', 'instrument', 'street music', 'sound', 'performance', 'busker'],
  buildings: ['architecture', 'facade', 'geometry', 'lines', 'perspective', 'urban'],
  park: ['park', 'green', 'outdoors', 'trees', 'leisure', 'public space'],
  transport: ['transport', 'street', 'travel', 'commute', 'city life', 'journey'],
  plants: ['plants', 'garden', 'green', 'blossom', 'growing', 'leaves'],
  people: ['outdoors', 'leisure', 'city life', 'free time', 'public space', 'everyday life'],
  animals: ['animals', 'wildlife', 'outdoors', 'close-up', 'nature', 'urban wildlife'],
  pets: ['pets', 'portrait', 'close-up', 'everyday life', 'neighbourhood', 'curious'],
  art: ['art', 'creative', 'colour', 'handmade', 'craft', 'detail'],
  nature: ['nature', 'landscape', 'outdoors', 'countryside', 'open air', 'quiet'],
  sky: ['landscape', 'outdoors', 'countryside', 'open air', 'flight', 'horizon'],
  coast: ['sea', 'coast', 'horizon', 'salt air', 'waves', 'seaside'],
  mountains: ['mountains', 'landscape', 'alpine', 'altitude', 'hiking', 'outdoors'],
  desert: ['desert', 'landscape', 'heat', 'horizon', 'emptiness', 'sky'],
  winter: ['winter', 'cold', 'frost', 'white', 'outdoors', 'season'],
};

/** Words that any photograph is found by. */
export const photoTags: readonly string[] = [...new Set(Object.values(themeTags).flat())];
