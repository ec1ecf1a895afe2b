import { listOf } from './list-of.ts';
import type { Home } from './surroundings.ts';

/** Something to photograph, with the name of its drawing, captions, what photographers say about it, and tags. */
export interface Scene {
  /** Name of the drawing for this subject. */
  readonly motif: string;
  /** Theme of the subject. Themes have tags of their own. */
  readonly theme: string;
  /** Kind of surroundings in which the subject is found. Default: everywhere. */
  readonly home?: Home;
  /** Captions as people write them, without time or weather. */
  readonly shows: readonly string[];
  /** What photographers say about such a picture, without time or weather. */
  readonly says: readonly string[];
  /** Tags of this subject, besides those of its theme. */
  readonly tags: readonly string[];
}

/** Scenes by title: things to see in or near a city, in the open, at any hour. */
// oxfmt-ignore
export const scenes: Readonly<Record<string, Scene>> = {
  'Market Stalls': {
    motif: 'stall',
    theme: 'food',
    shows: ['Market day', 'Fruit and vegetables at the market', 'The egg seller'],
    says: [
      'I went for tomatoes and came back with forty photos and no tomatoes.',
      'I was allowed to take the picture after I had bought a bag of oranges.',
      'By the time I had focused, half of it was sold.',
    ],
    tags: ['market', 'food'],
  },
  'Side Street': {
    motif: 'street',
    theme: 'town',
    shows: ['Quiet side street', 'Parked bicycles', 'One-way street'],
    says: [
      'I cut through here to avoid the traffic and stopped for half an hour.',
      'Nothing happens in this street, which is why I like it.',
      'My first flat was just round this corner.',
    ],
    tags: ['street', 'houses'],
  },
  Rooftops: {
    motif: 'roofs',
    theme: 'town',
    shows: ['View over the rooftops', 'Aerials and satellite dishes', 'Rooftops from the fifth floor'],
    says: [
      'From the kitchen window of a friend who is moving out.',
      'Five floors without a lift, but look at the view.',
      'I like to count the chimneys.',
    ],
    tags: ['rooftops', 'skyline'],
  },
  'River Bank': {
    motif: 'river',
    theme: 'water',
    shows: ['Down by the river', 'Steps to the water', 'By the water'],
    says: [
      'A good spot for lunch.',
      'Sat here long enough for my coffee to go cold.',
      'The other side always looks better from here.',
    ],
    tags: ['river', 'water'],
  },
  'Bookshop Window': {
    motif: 'books',
    theme: 'shops',
    shows: ['Second-hand books', 'Books outside a shop'],
    says: [
      "I always say I'm only looking.",
      "The owner has been here for thirty years and still doesn't take cards.",
      'The cat that sleeps in the display was out.',
    ],
    tags: ['books', 'shop window'],
  },
  'Street Musicians': {
    motif: 'violin',
    theme: 'music',
    shows: ['Two buskers', 'Music on the corner'],
    says: [
      'They played three songs and I missed my train.',
      'I asked first and left a tip.',
      'The one on the left nodded when I put the camera down.',
    ],
    tags: ['music', 'people'],
  },
  'Empty Square': {
    motif: 'square',
    theme: 'buildings',
    shows: ['Nobody around', 'The empty square', 'Crossing the square'],
    says: [
      'Usually you can hardly move here for people.',
      'I waited ten minutes for somebody to walk into the frame.',
      'It took a public holiday to get it like this.',
    ],
    tags: ['square', 'architecture'],
  },
  'Old Bridge': {
    motif: 'bridge',
    theme: 'buildings',
    home: 'old',
    shows: ['The old bridge', 'Stone arches', 'Under the bridge'],
    says: [
      'Everybody photographs it from the other side.',
      'You get this angle if you climb down to the water, mind the steps.',
      'My grandparents met on it, or so they say.',
    ],
    tags: ['bridge', 'architecture'],
  },
  'Park Bench': {
    motif: 'bench',
    theme: 'park',
    shows: ['Bench with a view', 'An empty bench', 'Bench under a tree'],
    says: [
      'Sat down for a minute, stayed for an hour.',
      'Somebody had left a newspaper on it.',
      'There is a name on the plaque that nobody could explain to me.',
    ],
    tags: ['park', 'bench'],
  },
  'Café Terrace': {
    motif: 'terrace',
    theme: 'food',
    shows: ['Coffee outside', 'Table for two', 'Café tables'],
    says: [
      'The waiter asked if I was from a newspaper.',
      'We only wanted to sit down for five minutes.',
      'The chairs were still being put out.',
    ],
    tags: ['café', 'people'],
  },
  'Stone Stairs': {
    motif: 'stairs',
    theme: 'buildings',
    shows: ['Worn steps', 'The long way up', 'Stairs'],
    says: [
      '112 steps, I counted them with my luggage.',
      'You can see where everybody walks and where nobody does.',
      'The railing is newer than the steps.',
    ],
    tags: ['stairs', 'texture'],
  },
  'Quiet Courtyard': {
    motif: 'courtyard',
    theme: 'buildings',
    shows: ['The courtyard', 'Behind the gate', 'Plants in a courtyard'],
    says: [
      "The gate is usually locked. It wasn't.",
      'An old lady came out to ask what I was doing and then showed me around.',
      'All that I could hear was a radio behind one of the windows.',
    ],
    tags: ['courtyard', 'houses'],
  },
  'Lone Bicycle': {
    motif: 'bicycle',
    theme: 'transport',
    shows: ['Bike against a wall', 'Left for the day', 'Old bicycle'],
    says: [
      'According to a neighbour, nobody has moved it for a year.',
      "The chain is gone, the basket isn't.",
      'The lock is worth more than the rest of it.',
    ],
    tags: ['bicycle', 'minimal'],
  },
  'Flower Stall': {
    motif: 'flowers',
    theme: 'plants',
    shows: ['Cut flowers', 'At the flower stall', 'Wrapped in newspaper'],
    says: [
      'Picked up a bunch for my mother and a photo for myself.',
      'She was arranging them faster than I could focus.',
      'The buckets are older than the stall.',
    ],
    tags: ['flowers', 'market'],
  },
  'Clock Tower': {
    motif: 'clock',
    theme: 'buildings',
    shows: ['The clock tower', 'Running late', 'Clock above the roofs'],
    says: [
      'Five minutes slow.',
      'You can see it from almost everywhere in town.',
      'I had to lie on the pavement for this.',
    ],
    tags: ['tower', 'architecture'],
  },
  'Shop Signs': {
    motif: 'signs',
    theme: 'shops',
    shows: ['Hand-painted sign', 'Old shop signs', 'Letters missing'],
    says: [
      "Sooner or later it will all be plastic.",
      'I collect these. The letters, not the shops.',
      'The shop behind it sells something else by now.',
    ],
    tags: ['signs', 'typography'],
  },
  'Blue Door': {
    motif: 'door',
    theme: 'buildings',
    shows: ['The blue door', 'Front door', 'The door with the knocker'],
    says: [
      "I had walked past it for a year before I noticed the knocker.",
      'Somebody repaints it every year, always in the same blue.',
      'Number seven, and I have never seen anybody come out.',
    ],
    tags: ['door', 'colour'],
  },
  'Public Fountain': {
    motif: 'fountain',
    theme: 'water',
    shows: ['At the fountain', 'Coins in the water'],
    says: [
      'I made a wish, seeing that I was there.',
      'Kids kept running into the picture until I gave up and sat down.',
      'The water had just been switched back on.',
    ],
    tags: ['fountain', 'water'],
  },
  'Bus Stop': {
    motif: 'bus',
    theme: 'transport',
    shows: ['Waiting for the bus', 'Bus shelter', 'Still no bus'],
    says: [
      'According to the timetable it left ten minutes ago.',
      'Everybody here was on the phone.',
      'The bench is broken, so nobody sits.',
    ],
    tags: ['bus', 'people'],
  },
  'Small Bakery': {
    motif: 'bread',
    theme: 'food',
    shows: ['The bakery on the corner', 'Bread in the window', 'Fresh bread'],
    says: [
      'They sell out by ten, so get up early.',
      'Smelled it before I saw it.',
      'The window steams up whenever the oven is opened.',
    ],
    tags: ['bakery', 'shop window'],
  },
  'Street Lamps': {
    motif: 'lamp',
    theme: 'town',
    shows: ['A row of lamps', 'Under the street lamp'],
    says: [
      "The city is replacing these with LEDs, so I'm photographing them while I can.",
      'Lamps are patient models.',
      'Every second one is out, which helps the picture.',
    ],
    tags: ['lamps', 'street'],
  },
  'Playground Swings': {
    motif: 'swings',
    theme: 'park',
    shows: ['Empty swings', 'The playground', 'Nobody on the swings'],
    says: [
      'My two had just run off to the slide.',
      'I had to try it, of course.',
      'One of them squeaks, and I know which.',
    ],
    tags: ['playground', 'swings'],
  },
  'Laundry Lines': {
    motif: 'laundry',
    theme: 'town',
    home: 'old',
    shows: ['Washing day', 'Laundry across the street', 'Shirts on a line'],
    says: [
      'Third floor on the left always hangs by size.',
      'I like that nobody hides it here.',
      'Whoever lives here owns a lot of striped shirts.',
    ],
    tags: ['laundry', 'everyday life'],
  },
  'Construction Cranes': {
    motif: 'crane',
    theme: 'buildings',
    shows: ['Cranes', 'Building site', 'Going up'],
    says: [
      'Somebody up there waved.',
      'I counted five of them from the bus.',
      'They moved one at a time, as if they had agreed on it.',
    ],
    tags: ['cranes', 'construction'],
  },
  'Tiled Wall': {
    motif: 'tiles',
    theme: 'buildings',
    shows: ['Tiles', 'Blue and white tiles', 'Old tiles'],
    says: [
      'Nearly every tile is different if you look closely.',
      "The landlord wants to paint over them. I hope he doesn't.",
      'One tile is upside down, can you see it?',
    ],
    tags: ['tiles', 'pattern'],
  },
  'Chess Players': {
    motif: 'chess',
    theme: 'people',
    shows: ['Playing chess in the park', 'Knights and pawns'],
    says: [
      "I didn't dare to ask who was winning.",
      'The man on the left plays here every day and beats everyone.',
      'The clock was running, so I kept quiet.',
    ],
    tags: ['chess', 'people'],
  },
  'Window Reflections': {
    motif: 'window',
    theme: 'buildings',
    shows: ['Reflections', 'Myself in a window', 'Street in a shop window'],
    says: [
      'No double exposure, just a clean window.',
      'You can find me in this one if you try.',
      'Half of this is behind me.',
    ],
    tags: ['reflection', 'glass'],
  },
  'Old Cinema': {
    motif: 'cinema',
    theme: 'town',
    shows: ['The old cinema', 'Ticket booth', 'The box office'],
    says: [
      'I can still smell the popcorn.',
      'They still change the letters by hand, with a ladder.',
      'Two of the bulbs have been missing for years.',
    ],
    tags: ['cinema', 'signs'],
  },
  'Street Cat': {
    motif: 'cat',
    theme: 'pets',
    shows: ['The local cat', 'Cat on a windowsill'],
    says: [
      'She belongs to nobody and eats at four different houses.',
      'It took six shots until both eyes were open.',
      'I was allowed to come this close and no closer.',
    ],
    tags: ['cat', 'animals'],
  },
  'Tree-Lined Avenue': {
    motif: 'avenue',
    theme: 'park',
    shows: ['Under the trees', 'The avenue', 'Tall trees'],
    says: [
      'The long way round.',
      "Planted by somebody who knew he'd never see them this tall.",
      'Cyclists came out of the shade all the time.',
    ],
    tags: ['trees', 'avenue'],
  },
  'Garden Wall': {
    motif: 'gate',
    theme: 'plants',
    shows: ['Ivy on the wall', 'Over the garden wall', 'Garden gate'],
    says: [
      "I'd love to know what's on the other side.",
      "The wall is crooked, my horizon isn't.",
      'A hole at the bottom is for the hedgehogs, I was told.',
    ],
    tags: ['wall', 'plants'],
  },
  'Street Food': {
    motif: 'foodcart',
    theme: 'food',
    shows: ['At the food cart', 'Smoke from the grill'],
    says: [
      'Best thing I ate all week, and the cheapest.',
      'He asked me to send him the photo, so I did.',
      'I ordered one more after taking this.',
    ],
    tags: ['food', 'people'],
  },
  'Old Window': {
    motif: 'shutters',
    theme: 'buildings',
    home: 'old',
    shows: ['Green window frame', 'Closed window', 'Faded paint'],
    says: [
      'Three coats of paint, all of them coming off.',
      'I knocked to ask for permission and was shown the whole house.',
      'The catch is older than the frame.',
    ],
    tags: ['windows', 'colour'],
  },
  'Corner Shop': {
    motif: 'shop',
    theme: 'shops',
    shows: ['The corner shop', 'Crates outside', 'Open all hours'],
    says: [
      'Went in for milk, came out with everything else.',
      "They sell everything, including the stamps.",
      'The bell over the door is louder than the street.',
    ],
    tags: ['shop', 'street'],
  },
  'Mural on a Gable': {
    motif: 'mural',
    theme: 'art',
    shows: ['Painted wall', 'Paint on brick'],
    says: [
      'I met the artist by accident, she was having a sandwich across the street.',
      "You only see all of it from across the street.",
      'The windows are real, only the curtains are painted.',
    ],
    tags: ['street art', 'colour'],
  },
  'Allotment Gardens': {
    motif: 'shed',
    theme: 'plants',
    home: 'old',
    shows: ['The allotments', 'Garden shed', 'Bean poles'],
    says: [
      'The plot on the right has had the same owner since 1981.',
      'Every shed has a different lock and the same kettle.',
      'I was given two courgettes for my trouble.',
    ],
    tags: ['garden', 'plants'],
  },
  'Row of Houses': {
    motif: 'houses',
    theme: 'buildings',
    home: 'old',
    shows: ['Four different doors', 'Leaning houses'],
    says: [
      'None of these walls is straight, I checked.',
      "We looked at one of them once and couldn't afford the front door.",
      'One of them has a different door, and it is not the newest.',
    ],
    tags: ['houses', 'architecture'],
  },
  'Coffee Cups': {
    motif: 'cup',
    theme: 'food',
    shows: ['Two coffees', 'Coffee break', 'Last sip'],
    says: [
      'Taken while she was looking at the menu.',
      'Mine is the one that has gone cold.',
      'We had run out of things to talk about, in a good way.',
    ],
    tags: ['coffee', 'café'],
  },
  'Old Car': {
    motif: 'car',
    theme: 'transport',
    shows: ['Parked for good', 'Round headlights'],
    says: [
      'There was a note from the owner behind the glass: not for sale.',
      'My dad had the same one in brown.',
      'The engine was still warm.',
    ],
    tags: ['car', 'vintage'],
  },
  'Duck Pond': {
    motif: 'duck',
    theme: 'animals',
    shows: ['Ducks', 'Duck on the pond', 'Waiting for bread'],
    says: [
      "Please don't feed them bread, they only pretend to be hungry.",
      'It kept posing, I kept shooting.',
      'The one on the left was in charge.',
    ],
    tags: ['ducks', 'pond'],
  },
  'Kite Flyers': {
    motif: 'kite',
    theme: 'park',
    shows: ['Flying a kite', 'Red kite tail'],
    says: [
      'The dad was having more fun than the kids.',
      'Second before it hit the tree.',
      'You need less wind than you would think.',
    ],
    tags: ['kite', 'play'],
  },
  'Railway Tracks': {
    motif: 'rails',
    theme: 'transport',
    shows: ['Tracks', 'Down the line', 'Signal beside the tracks'],
    says: [
      'From the footbridge, before anyone asks.',
      "I've been fascinated by these lines since I was six.",
      'The signal changed while I was looking at it.',
    ],
    tags: ['railway', 'lines'],
  },
  'Local Train': {
    motif: 'train',
    theme: 'transport',
    shows: ['The local train', 'Faces in a train window', 'On the platform'],
    says: [
      'A minute later the doors closed.',
      'Shot through a dirty window, and better for it.',
      'The only other passenger was asleep.',
    ],
    tags: ['train', 'railway'],
  },
  'Sleeping Dog': {
    motif: 'dog',
    theme: 'pets',
    shows: ['Asleep in the doorway', 'Good dog', 'Dog waiting'],
    says: [
      "He opened one eye, decided I wasn't important, and closed it again.",
      "The owner came out and gave me his whole life story. The dog's, I mean.",
      'Same spot every time I walk past.',
    ],
    tags: ['dog', 'animals'],
  },
  'Rowing Boat': {
    motif: 'boat',
    theme: 'water',
    shows: ['Tied up', 'Two oars'],
    says: [
      "Belongs to a man who told me he hasn't been out in it for years.",
      'It moved a little with every wave, so I took about thirty.',
      'The oars are in the shed behind it.',
    ],
    tags: ['boat', 'water'],
  },
  'Woodland Path': {
    motif: 'wood',
    theme: 'nature',
    shows: ['Into the woods', 'The path behind the houses', 'Path through the trees'],
    says: [
      "Ten minutes from the main road, and you hear nothing at all.",
      'I always turn around at this bend.',
      'The fork on the left leads nowhere, I tried.',
    ],
    tags: ['trees', 'path'],
  },
  'Hot-Air Balloon': {
    motif: 'balloon',
    theme: 'sky',
    shows: ['Up there', 'Balloon over the fields'],
    says: [
      'It came so low that we could hear them talking.',
      'I stopped the car for this one.',
      'My neighbours waved, and somebody waved back.',
    ],
    tags: ['balloon', 'sky'],
  },
  'Fish Counter': {
    motif: 'fish',
    theme: 'food',
    shows: ['Fresh fish', 'Fish and lemons'],
    says: [
      'The light above the counter does all the work.',
      'He held it up for me without being asked.',
      'The ice had been raked into lines.',
    ],
    tags: ['fish', 'market'],
  },
  'Tea Stall': {
    motif: 'teapot',
    theme: 'food',
    shows: ['A glass of tea', 'Tea to go', 'Pouring tea'],
    says: [
      'Too hot to drink, so I took a picture first.',
      'Strong enough to stand a spoon in.',
      'Two sugars unless you say something.',
    ],
    tags: ['tea', 'drinks'],
  },
  'Butterfly Garden': {
    motif: 'butterfly',
    theme: 'animals',
    shows: ['Butterfly', 'On a thistle', 'Wings open'],
    says: [
      'It sat still for exactly one picture.',
      "No idea what it's called, tell me if you know.",
      'There were forty of them on the other side of the path.',
    ],
    tags: ['butterfly', 'insects'],
  },
  'Record Fair': {
    motif: 'record',
    theme: 'music',
    shows: ['Second-hand records', 'Boxes full of records'],
    says: [
      "I found the one I'd been looking for and then it skipped.",
      'I only came to look. That never works.',
      'Somebody had drawn a moustache on the cover in front.',
    ],
    tags: ['records', 'vintage'],
  },
  'Small Bird': {
    motif: 'bird',
    theme: 'animals',
    shows: ['On the wire', 'On a branch'],
    says: [
      'Through the kitchen window, with the cat next to me.',
      "Cropped a lot, I don't own a long lens.",
      'It was gone before I had the second picture.',
    ],
    tags: ['bird', 'animals'],
  },
  Harbour: {
    motif: 'harbour',
    theme: 'coast',
    home: 'coast',
    shows: ['Down at the docks', 'Boats', 'Masts'],
    says: [
      "I don't know a thing about sailing, but I like the sound of the masts.",
      'They let me onto the jetty after I promised to touch nothing.',
      'The smallest boat has the longest name.',
    ],
    tags: ['boats', 'harbour'],
  },
  Lighthouse: {
    motif: 'lighthouse',
    theme: 'coast',
    home: 'coast',
    shows: ['The lighthouse', 'End of the pier'],
    says: [
      'You can climb up for a small donation. Do it.',
      'Worth the long walk out, even with a tripod on your back.',
      "The keeper's house is rented out by now.",
    ],
    tags: ['lighthouse', 'sea'],
  },
  'Empty Beach': {
    motif: 'beach',
    theme: 'coast',
    home: 'coast',
    shows: ['Footprints', 'Nobody here'],
    says: [
      'We had it all to ourselves, apart from one dog.',
      'Walked for an hour and met nobody.',
      'The tide wiped out my own tracks behind me.',
    ],
    tags: ['beach', 'sand'],
  },
  'Harbour Ferry': {
    motif: 'ferry',
    theme: 'coast',
    home: 'coast',
    shows: ['The ferry', 'Leaving port', 'On deck'],
    says: [
      'I missed it. At least I got the picture.',
      "There's one every twenty minutes and I've photographed most of them.",
      'The man at the rope never misses.',
    ],
    tags: ['ferry', 'boats'],
  },
  Seagull: {
    motif: 'gull',
    theme: 'coast',
    home: 'coast',
    shows: ['Gull', 'Looking for chips'],
    says: [
      'Seconds later it had my sandwich.',
      "They're easy to photograph if you bring food.",
      'It looked at my bag, not at me.',
    ],
    tags: ['gull', 'birds'],
  },
  'Mountain Ridge': {
    motif: 'mountain',
    theme: 'mountains',
    home: 'peaks',
    shows: ['The ridge', 'View from the top', 'Along the ridge'],
    says: [
      'Four hours up, ten minutes at the top, knees gone.',
      'My brother is the small dot on the left.',
      'The path is behind the second rock, you just cannot see it.',
    ],
    tags: ['mountain', 'summit'],
  },
  'Mountain Lake': {
    motif: 'lake',
    theme: 'mountains',
    home: 'peaks',
    shows: ['Reflections in the lake', 'The far shore'],
    says: [
      'I put a foot in. One foot was enough.',
      "There's a hut behind me that sells soup.",
      'The stones at the bottom look nearer than they are.',
    ],
    tags: ['lake', 'reflection'],
  },
  'Mountain Hut': {
    motif: 'cabin',
    theme: 'mountains',
    home: 'peaks',
    shows: ['The hut', 'Soup of the day', 'Below the pass'],
    says: [
      'They had twenty beds and thirty people.',
      'Carried the tripod all the way up for this one.',
      'The soup was better than the view.',
    ],
    tags: ['hut', 'hiking'],
  },
  Waterfall: {
    motif: 'falls',
    theme: 'mountains',
    home: 'peaks',
    shows: ['At the foot of the falls', 'Wet rocks'],
    says: [
      'I spent more time drying the lens than taking pictures.',
      'My shoes are still drying.',
      'You hear it long before you see it.',
    ],
    tags: ['waterfall', 'rocks'],
  },
  'Sand Dunes': {
    motif: 'dunes',
    theme: 'desert',
    home: 'desert',
    shows: ['Dunes', 'Lines in the sand', 'Alone on a dune'],
    says: [
      'I still find sand in that camera bag.',
      'The footprints are mine, I only noticed at home.',
      'The edge moved while I was standing on it.',
    ],
    tags: ['dunes', 'sand'],
  },
  'First Snow': {
    motif: 'snow',
    theme: 'winter',
    home: 'cold',
    shows: ['Footprints in the snow', 'Snow on the branches'],
    says: [
      'Out before anybody had cleared the path.',
      'Two hours later it was all slush.',
      'The only tracks are those of a cat.',
    ],
    tags: ['snow', 'white'],
  },
  Snowman: {
    motif: 'snowman',
    theme: 'winter',
    home: 'cold',
    shows: ['Crooked hat', 'Snowman in a front garden'],
    says: [
      'The kids next door insisted on the hat.',
      'He lost his nose to a dog the next day.',
      'The scarf is mine, and I would like it back.',
    ],
    tags: ['snowman', 'snow'],
  },
};

/** Name of the light at each moment of the day or kind of weather in which photographs are taken. */
// oxfmt-ignore
export const momentLights: Readonly<Record<string, string>> = {
  'at Dawn': 'dawn', 'at Sunrise': 'dawn', 'in the Early Morning': 'morning', 'at Midday': 'day', 'in the Afternoon': 'afternoon',
  'in the Late Afternoon': 'afternoon', 'at Sunset': 'sunset', 'in the Last Light': 'sunset', 'at Dusk': 'dusk', 'at Night': 'night',
  'in the Rain': 'rain', 'in the Fog': 'fog', 'After the Rain': 'grey', 'in the Morning Light': 'morning', 'in the Evening Sun': 'sunset',
};

/** Phrases for the moments of the day and the weather in which photographs are taken. */
export const moments: readonly string[] = Object.keys(momentLights);

/** Captions that fit no particular moment: lasting states, jokes, and captions that name a time themselves. */
export const timeless: ReadonlySet<string> = new Set(
  listOf(
    `Market day, Left for the day, Running late, Letters missing, Going up, Open all hours, Last sip, Parked for good, Good dog
    Tea to go, Soup of the day, Crooked hat, Looking for chips, Wrapped in newspaper`,
  ),
);

/** Moments that do not occur in snow or in a desert. */
export const wetMoments: readonly string[] = ['in the Rain', 'in the Fog', 'After the Rain'];

/** Moments too dark to see what people, animals and plants do by day. */
export const darkMoments: readonly string[] = ['at Dawn', 'at Dusk', 'at Night'];

/** Themes of daytime activities, and of things that stay dry. */
export const dayThemes: ReadonlySet<string> = new Set([
  'animals',
  'art',
  'food',
  'park',
  'people',
  'pets',
  'plants',
  'sky',
]);
export const dryThemes: ReadonlySet<string> = new Set(['animals', 'art', 'food', 'music', 'people', 'sky']);

/** Tags that each theme adds to those of a subject. */
// oxfmt-ignore
export const themeTags: Readonly<Record<string, readonly string[]>> = {
  food: ['food', 'local life', 'taste', 'everyday life', 'city life', 'simple things'],
  town: ['city', 'city life', 'urban', 'everyday life', 'neighbourhood', 'street'],
  water: ['water', 'calm', 'outdoors', 'city', 'quiet', 'open air'],
  shops: ['shop front', 'street', 'small business', 'local shop', 'city life', 'city'],
  music: ['music', 'sound', 'culture', 'street life', 'city life', 'details'],
  buildings: ['architecture', 'city', 'lines', 'urban', 'cityscape', 'geometry'],
  park: ['park', 'green', 'outdoors', 'trees', 'leisure', 'nature'],
  transport: ['transport', 'vehicles', 'city', 'city life', 'urban', 'everyday life'],
  plants: ['plants', 'green', 'nature', 'close-up', 'quiet', 'everyday life'],
  people: ['outdoors', 'leisure', 'city life', 'street', 'local life', 'everyday life'],
  animals: ['animals', 'wildlife', 'outdoors', 'close-up', 'nature', 'urban nature'],
  pets: ['pets', 'animals', 'close-up', 'everyday life', 'neighbourhood', 'street'],
  art: ['art', 'creative', 'artist', 'paint', 'culture', 'city life'],
  nature: ['nature', 'landscape', 'outdoors', 'countryside', 'open air', 'quiet'],
  sky: ['landscape', 'outdoors', 'countryside', 'open air', 'flight', 'sky'],
  coast: ['sea', 'coast', 'horizon', 'outdoors', 'waves', 'seaside'],
  mountains: ['mountains', 'landscape', 'alpine', 'nature', 'hiking', 'outdoors'],
  desert: ['desert', 'landscape', 'heat', 'horizon', 'sand', 'sky'],
  winter: ['winter', 'cold', 'frost', 'white', 'outdoors', 'snow'],
};

/** Tags that fit any photograph. */
export const photoTags: readonly string[] = [...new Set(Object.values(themeTags).flat())];
