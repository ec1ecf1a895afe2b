/** How books of one genre are called. */
export interface BookGenre {
  /** How often the genre comes, in comparison. */
  readonly weight: number;
  /** Patterns of titles with one word of `x` and, where there are any, one of `y`. */
  readonly titles: readonly string[];
  readonly x: readonly string[];
  readonly y?: readonly string[];
}

/** Genres by name. Where `y` is missing, `x` is the very thing the book is about. */
// prettier-ignore
export const bookGenres: Readonly<Record<string, BookGenre>> = {
  Mystery: {
    weight: 10,
    titles: [
      'The {y} of {x}', 'The {y} at {x}', 'The Last {y} of {x}', 'The {x} {y}', '{a y} for {x}',
      'The Second {y} at {x}',
    ],
    x: [
      'Harrow Lane', 'Marrow Hill', 'Pebble Bay', 'Saltmarsh End', 'Quarry Road', 'Foxglove Cottage', 'Linden Square',
      "Cutler's Yard", 'Tollgate House', "Widow's Reach", 'Barrow Bridge', 'Copper Mill', 'Nettle Green',
      "Drover's End", 'Lantern Street', 'Ferry Island', 'Hollow Farm', 'Candle Court', 'Cinder Row', 'Thistle Park',
      'Osier Wharf', 'Bellfield',
    ],
    y: [
      'Ledger', 'Guest', 'Witness', 'Legacy', 'Bargain', 'Key', 'Telegram', 'Portrait', 'Gardener', 'Poisoner',
      'Silence', 'Telephone', 'Verdict', 'Postcard', 'Locksmith', 'Photograph', 'Bequest', 'Stranger', 'Suitcase',
      'Warning',
    ],
  },
  Thriller: {
    weight: 9,
    titles: ['The {x} {y}', 'Inside the {x} {y}', 'After the {x} {y}', 'The Last {x} {y}'],
    x: [
      'Vesper', 'Cobalt', 'Falconer', 'Marlin', 'Nightfall', 'Obsidian', 'Redline', 'Sandglass', 'Tangent',
      'Ultramarine', 'Winterline', 'Halcyon', 'Black Harbour', 'Cold Signal', 'Sundial', 'Northgate', 'Silent Ridge',
      'Copperhead', 'Gantry', 'Lockstep', 'Watershed', 'Deadlight', 'Pale Horizon', 'Trapdoor',
    ],
    y: [
      'Protocol', 'Cipher', 'Directive', 'Exchange', 'Dossier', 'Deception', 'Countdown', 'Contract', 'Betrayal',
      'Option', 'Conspiracy', 'Transfer', 'Ultimatum', 'Intercept', 'Extraction', 'Blackout', 'Defector', 'Leak',
      'Cascade', 'Hostage',
    ],
  },
  Romance: {
    weight: 9,
    titles: ['{a y} at the {x}', 'The {x} {y}', 'One {y} at the {x}', 'One Last {y} at the {x}'],
    x: [
      'Orchard', 'Lemon Grove', 'Boathouse', 'Bookshop', 'Vineyard', 'Tea Room', 'Flower Market', 'Ferry Landing',
      'Little Bakery', 'Harbour Café', 'Garden Gate', 'Old Cinema', 'Post Office', 'Dance Hall', 'Honey Farm',
      'Piano Shop', 'Island Hotel', 'Apple Farm', 'Seaside Theatre', 'Corner Pharmacy', 'Rose Nursery', 'Lakeside Inn',
    ],
    y: [
      'Promise', 'Summer', 'Wedding', 'Letter', 'Secret', 'Second Chance', 'Kiss', 'Season', 'Invitation', 'Reunion',
      'Waltz', 'Love Story', 'Proposal', 'Homecoming', 'Surprise', 'Agreement', 'Winter', 'Bouquet', 'Rumour', 'Spring',
    ],
  },
  'Science Fiction': {
    weight: 8,
    titles: ['{y} of the {x}', 'The {x} {y}', 'The Last {y} of the {x}', 'The {y} Beyond the {x}'],
    x: [
      'Glass Moon', 'Outer Ring', 'Quiet Star', 'Ninth Orbit', 'Red Plateau', 'Hollow Planet', 'Silver Comet',
      'Sleeper Ship', 'Far Colony', 'Tidal Station', 'Long Array', 'Lost Beacon', 'Drowned Satellite', 'Iron Nebula',
      'Paper Sun', 'Frozen Belt', 'Blind Probe', 'Second Earth', 'White Dwarf', 'Broken Dome', 'Salt Moon',
      'Amber Station',
    ],
    y: [
      'Signals', 'Archive', 'Exodus', 'Engineers', 'Garden', 'Cartographers', 'Machines', 'Survivors', 'Inheritance',
      'Treaty', 'Memory', 'Gardeners', 'Migration', 'Transmission', 'Children', 'Clocks', 'Harvest', 'Passage',
      'Voices', 'Witnesses',
    ],
  },
  Fantasy: {
    weight: 9,
    titles: ['The {x} {y}', 'The Last {x} {y}', 'Beneath the {x} {y}', 'Heirs to the {x} {y}'],
    x: [
      'Ember', 'Thorn', 'Salt', 'Ashen', 'Hollow', 'Quicksilver', 'Briar', 'Moth', 'Tide', 'Wolfsbane', 'Mist',
      'Copper', 'Lantern', 'Willow', 'Frost', 'Starling', 'Granite', 'Saffron', 'Thistle', 'Driftwood', 'Marble',
      'Juniper',
    ],
    y: [
      'Crown', 'Oath', 'Gate', 'Archive', 'Harp', 'Mirror', 'Tower', 'Prophecy', 'Court', 'Covenant', 'Forge', 'Dragon',
      'Library', 'Song', 'Bargain', 'Banner', 'Well', 'Labyrinth', 'Guild', 'Chronicle',
    ],
  },
  'Historical Fiction': {
    weight: 7,
    titles: ["The {x}'s {y}", "The {x}'s Last {y}", "The {y} of the {x}'s House", 'The {x} and the {y}'],
    x: [
      'Glassblower', 'Silk Merchant', 'Cartographer', 'Apothecary', 'Bellfounder', 'Weaver', 'Shipwright', 'Saltmaker',
      'Court Painter', 'Lacemaker', 'Printer', 'Falconer', 'Perfumer', 'Stonemason', 'Tea Trader', 'Goldsmith',
      'Lute Maker', 'Ferryman', 'Dyer', 'Scribe', 'Miller', 'Pilot',
    ],
    y: [
      'Oath', 'Winter', 'Secret', 'Widow', 'Journey', 'War', 'Promise', 'Ledger', 'Return', 'Bargain', 'Rebellion',
      'Letters', 'Inheritance', 'Confession', 'Debt', 'Voyage', 'Garden', 'Verdict', 'Silence', 'Lesson',
    ],
  },
  'Literary Fiction': {
    weight: 8,
    titles: ['{x} {y}', 'A House of {x} {y}', 'All the {x} {y}', 'The Year of {x} {y}', 'A Catalogue of {x} {y}'],
    x: [
      'Quiet', 'Ordinary', 'Borrowed', 'Unfinished', 'Distant', 'Late', 'Patient', 'Small', 'Open', 'Empty', 'Long',
      'Slow', 'Half-Lit', 'Unsent', 'Careful', 'Narrow', 'Early', 'Uneven', 'Shared', 'Unsaid', 'Northern', 'Salted',
    ],
    y: [
      'Hours', 'Rooms', 'Weather', 'Houses', 'Letters', 'Summers', 'Rivers', 'Distances', 'Afternoons', 'Windows',
      'Gardens', 'Voices', 'Bridges', 'Tides', 'Mirrors', 'Fields', 'Harbours', 'Arguments', 'Sundays', 'Answers',
    ],
  },
  Horror: {
    weight: 5,
    titles: ['{y} in the {x}', 'The {y} Beneath the {x}', 'The {x} of {y}', 'The {y} from the {x}'],
    x: [
      'Hollow House', 'Blackthorn Wood', 'Dry Well', 'Attic', 'Crypt', 'Marsh', 'Chapel', 'Quarry', 'Boarding School',
      'Lake Cabin', 'Nursery', 'Old Mill', 'Lighthouse', 'Carnival', 'Icehouse', 'Tunnel', 'Cornfield', 'Ferry',
      'Orchard', 'Clinic', 'Cellar', 'Motel',
    ],
    y: [
      'Whispers', 'Shadows', 'Teeth', 'Hunger', 'Footsteps', 'Visitors', 'Voices', 'Bones', 'Things', 'Candles', 'Eyes',
      'Screams', 'Dolls', 'Roots', 'Hands', 'Ghosts', 'Faces', 'Masks', 'Breath', 'Strangers',
    ],
  },
  'Young Adult': {
    weight: 6,
    titles: ['The {x} {y}', 'My {x} {y}', 'Our {x} {y}', 'How to Survive {a x} {y}'],
    x: [
      'Impossible', 'Accidental', 'Secret', 'Midnight', 'Honest', 'Perfect', 'Invisible', 'Reluctant', 'Unwritten',
      'Fearless', 'Borrowed', 'Rooftop', 'Neon', 'Last-Minute', 'Ordinary', 'Sideways', 'Electric', 'Improbable',
      'Homemade', 'Unofficial', 'Backup', 'Two-Week',
    ],
    y: [
      'Rebellion', 'Playlist', 'Summer', 'Map', 'Promise', 'Band', 'Theory', 'Truth', 'Friendship', 'Rulebook',
      'Road Trip', 'Crush', 'Election', 'Diary', 'Experiment', 'Team', 'Orchestra', 'Dance', 'Season', 'Disaster',
    ],
  },
  "Children's": {
    weight: 6,
    titles: ['{x} and {y}', 'Little {x} and {y}', 'The {x} and {y}', 'Grandfather {x} and {y}'],
    x: [
      'Badger', 'Hedgehog', 'Otter', 'Owl', 'Mole', 'Puffin', 'Squirrel', 'Elephant', 'Penguin', 'Rabbit', 'Snail',
      'Fox', 'Tortoise', 'Mouse', 'Bear', 'Duckling', 'Hippo', 'Frog', 'Firefly', 'Donkey', 'Heron', 'Walrus',
    ],
    y: [
      'the Lost Mitten', 'the Moon Balloon', 'the Rainy Day', 'the Singing Teapot', 'the Big Parade',
      'the Wobbly Bridge', 'the Runaway Kite', 'the Secret Pond', 'the Missing Button', 'the Snowy Hill',
      'the Giant Pumpkin', 'the Sleepy Train', 'the Noisy Night', 'the Birthday Surprise', 'the Purple Umbrella',
      'the Treasure Tree', 'the Paper Boat', 'the Upside-Down House', 'the Talking Clock', 'the Marble Race',
    ],
  },
  Poetry: {
    weight: 4,
    titles: ['{x} {y}', 'The Book of {x} {y}', 'Notes on {x} {y}', 'Forty {x} {y}', 'For {x} {y}'],
    x: [
      'Blue', 'Winter', 'Salt', 'Tin', 'Unlit', 'Paper', 'Bare', 'Wild', 'Low', 'Grey', 'River', 'Night', 'Stone',
      'Thin', 'Amber', 'Loose', 'Plain', 'Wooden', 'Morning', 'Inland', 'Rain', 'Borrowed',
    ],
    y: [
      'Psalms', 'Hymns', 'Elegies', 'Maps', 'Bells', 'Lamps', 'Swallows', 'Alphabets', 'Ladders', 'Wires', 'Orchards',
      'Boats', 'Lullabies', 'Feathers', 'Almanacs', 'Letters', 'Windows', 'Kites', 'Gates', 'Syllables',
    ],
  },
  Biography: {
    weight: 5,
    titles: [
      '{x}: A Biography', 'The Life of {x}', 'The Many Lives of {x}', '{x}: A Portrait', 'The Story of {x}',
      'Becoming {x}', 'In Search of {x}', 'The Private World of {x}', '{x}: A Life in Letters', 'The World of {x}',
      'The Remarkable {x}', '{x}: A Critical Life', 'Remembering {x}', 'The Question of {x}', 'Following {x}',
      'The Unfinished {x}', 'Who Was {x}?', '{x} and the Century', 'Looking for {x}', 'The Trials of {x}',
    ],
    x: [
      'Eleanor Marchbank', 'Tobias Wrenfield', 'Clara Ostrowe', 'August Lindqvold', 'Philippa Thornley',
      'Ezra Calloway-Finch', 'Ottilie Brandauer', 'Silas Merrowby', 'Henrietta Vosk', 'Matteo Belforin',
      'Agnes Hollowell', 'Rafael Quintavalle', 'Dorothea Pell', 'Lionel Ashgrove', 'Ingrid Saltwick',
      'Cornelius Fennimar', 'Beatrix Oakhanger', 'Julian Varrow', 'Margit Solheimer', 'Edmund Tarrow',
      'Rosalind Quaife', 'Anselm Kirchgatter', 'Isadora Penhallick', 'Bertrand Coquillard', 'Winifred Stakely',
      'Leopold Marrasch', 'Adeline Farthingay', 'Gideon Roebury', 'Sunniva Dahlgaard', 'Theodor Plessing',
    ],
  },
  Memoir: {
    weight: 5,
    titles: [
      'A House Without {x}', "My Father's {x}", "My Mother's {x}", 'The Year of {x}', 'What I Know About {x}',
      'Growing Up with {x}', 'After the {x}', 'Between Two {x}', 'Learning from {x}', 'A Childhood of {x}',
      'Leaving the {x}', '{x}: A Memoir', 'Notes on {x}', 'Too Many {x}', 'Late {x}', 'The Last of the {x}',
      'Forgotten {x}', 'A Life in {x}', 'Counting {x}', 'Letters About {x}',
    ],
    x: [
      'boats', 'suitcases', 'clocks', 'horses', 'recipes', 'borders', 'bees', 'bridges', 'shoes', 'trains', 'orchards',
      'songs', 'winters', 'kitchens', 'dogs', 'maps', 'radios', 'gardens', 'photographs', 'snowfalls',
      'sewing machines', 'bicycles', 'lighthouses', 'languages', 'harvests', 'pianos', 'schools', 'keys',
    ],
  },
  History: {
    weight: 6,
    titles: [
      'A History of {x}', '{x}: A Short History', 'How {x} Changed Daily Life', 'The World of {x}', 'The Age of {x}',
      'In the Time of {x}', 'The Untold History of {x}', 'The People Behind {x}', '{x} and the Making of Europe',
      'A New History of {x}', 'The Long Story of {x}', '{x} in War and Peace', 'Living with {x}',
      'The Meaning of {x}', 'On the Trail of {x}', 'Before and After {x}', 'The Politics of {x}',
      '{x}: A Social History',
    ],
    x: [
      'the spice trade', 'canals', 'the printing press', 'lighthouses', 'bread', 'the telegraph', 'the postal service',
      'the umbrella', 'coffee houses', 'street lighting', 'the bicycle', 'night trains', 'public libraries',
      'windmills', 'quarantine', 'the census', 'glass', 'markets', 'the passport', 'orphanages', 'railway stations',
      'soap', 'the typewriter', 'lotteries', 'border towns', 'mapmaking', 'paper', 'shipwrecks',
    ],
  },
  'Popular Science': {
    weight: 6,
    titles: [
      'The Hidden Life of {x}', 'The Science of {x}', 'What We Know About {x}', 'The Strange World of {x}',
      '{x}: A Natural History', 'Thinking About {x}', 'The Trouble with {x}', 'Small Wonders: {x}',
      'The Curious Case of {x}', 'Why We Need {x}', 'Understanding {x}', 'A Field Guide to {x}',
      '{x} in Twelve Questions', 'The Language of {x}', 'In Praise of {x}', 'The Secrets of {x}', 'A World of {x}',
      'Listening to {x}',
    ],
    x: [
      'sleep', 'the human voice', 'mosses', 'black holes', 'soil', 'tides', 'memory', 'venom', 'ice', 'bird migration',
      'fungi', 'sunlight', 'colour', 'bacteria', 'gravity', 'whales', 'the immune system', 'chance', 'beetles',
      'the deep sea', 'volcanoes', 'smell', 'clouds', 'seeds', 'numbers', 'salt marshes', 'magnetism', 'lichens',
    ],
  },
  'Self-Help': {
    weight: 5,
    titles: [
      'The Quiet Power of {x}', 'The Practice of {x}', 'A Year of {x}', 'The Case for {x}', 'Room for {x}',
      '{x} for Busy People', 'The Art of {x}', 'Everyday {x}', 'The Little Guide to {x}', '{x}, One Day at a Time',
      'A Handbook of {x}', 'Ten Lessons in {x}', 'The Gift of {x}', 'Begin with {x}', 'Back to {x}',
      '{x} Without Guilt', 'Small Steps to {x}', 'Choosing {x}',
    ],
    x: [
      'rest', 'saying no', 'focus', 'letting go', 'starting over', 'calm mornings', 'better sleep', 'friendship',
      'confidence', 'patience', 'solitude', 'kindness', 'courage', 'attention', 'seeking help', 'creativity',
      'boundaries', 'listening', 'enough', 'slowness', 'good habits', 'honest conversation', 'forgiveness',
      'simple living', 'curiosity', 'gratitude', 'balance', 'self-respect',
    ],
  },
  Travel: {
    weight: 5,
    titles: [
      'Along {x}', '{x} by Bicycle', 'Slow Miles Along {x}', 'A Notebook from {x}', 'Letters from {x}',
      'The Long Way Along {x}', 'Voices from {x}', 'Crossing {x}', 'A Season on {x}', 'Back Roads of {x}',
      'Two Seasons on {x}', '{x} on Foot', 'The Other Side of {x}', 'Strangers on {x}', 'Bread and Salt on {x}',
      'In No Hurry: {x}', 'A Winter Journey Along {x}', '{x} from End to End',
    ],
    x: [
      'the Danube', 'the Baltic Coast', 'the Silk Road', 'the Adriatic Coast', 'the Rhine', 'the Atlantic Coast',
      'the Black Sea Coast', 'the Loire', 'the Mekong', 'the Tagus', 'the Amber Road', 'the Finnish Coast',
      'the Basque Coast', 'the Douro', 'the Volga', 'the Pacific Coast', 'the Vistula', 'the Rio Grande',
      'the Saint Lawrence', 'the Arctic Coast', 'the Great Karoo', 'the Mississippi', 'the Paraná', 'the Aegean Coast',
      'the North Sea Coast', 'the Ganges', 'the Tasman Coast', 'the Old Salt Route',
    ],
  },
  Cooking: {
    weight: 5,
    titles: [
      '{x} for Every Season', '{x} at Home', 'Simply {x}', 'A Table Full of {x}', 'The Little Book of {x}',
      'The Big Book of {x}', 'In Praise of {x}', '{x} from Scratch', 'Good {x}', '{x} for Friends', 'The Joy of {x}',
      '{x} Without Fuss', 'A Year of {x}', 'Honest {x}', '{x}: Eighty Recipes', 'The {x} Table', 'Everyday {x}',
      'Cooking with Care: {x}',
    ],
    x: [
      'bread', 'soups', 'one-pot suppers', 'lentils and beans', 'autumn vegetables', 'citrus', 'rice', 'Sunday lunches',
      'preserves', 'dumplings', 'herbs', 'noodles', 'potatoes', 'breakfasts', 'picnics', 'pies and tarts', 'mushrooms',
      'honey cakes', 'yoghurt', 'salads', 'fish suppers', 'spices', 'stews', 'biscuits', 'grains', 'cheese dishes',
      'pancakes', 'fruit desserts',
    ],
  },
  Business: {
    weight: 4,
    titles: [
      'Rethinking {x}', 'The Rules of {x}', 'The Truth About {x}', 'The Economics of {x}', '{x} in Practice',
      'Beyond {x}', 'The Hidden Cost of {x}', 'A Short Guide to {x}', 'The Future of {x}',
      'What We Get Wrong About {x}', 'The Human Side of {x}', 'Lessons in {x}', 'The Discipline of {x}', 'Better {x}',
      'In Defence of {x}', 'The Craft of {x}', '{x} for Sceptics', 'Mastering {x}',
    ],
    x: [
      'pricing', 'trust', 'family firms', 'remote work', 'negotiation', 'hiring', 'small shops', 'supply chains',
      'productivity', 'innovation', 'organizational change', 'leadership', 'meetings', 'failure', 'customer loyalty',
      'growth', 'decision making', 'start-ups', 'budgets', 'feedback', 'teamwork', 'quality', 'delegation', 'strategy',
      'customer service', 'planning', 'slow growth', 'office politics',
    ],
  },
};
