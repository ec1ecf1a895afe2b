import type { Grammar } from '../grammar.ts';

/** How books of one genre are called. */
export interface BookGenre {
  /** How often the genre comes, in comparison. */
  readonly weight: number;
  /** The least and the greatest number of pages. */
  readonly pages: readonly [number, number];
  /** Patterns of titles. `@` is the hero whom all books of an author have in common. */
  readonly titles: readonly string[];
  /** Patterns of the first books of all, of many shapes; once each is used, come those of `titles`. Default: none. */
  readonly first?: readonly string[];
  /** The words of their slots. Where they are about a thing, `{x}` is that thing. */
  readonly words: Grammar;
}

/** Titles without a subtitle, `{z}`, and with one. */
const subtitled = (titles: readonly string[]): readonly string[] =>
  titles.concat(titles.map((title) => `${title}: {z}`));

/** All names that begin with one of some words and end with another. */
const joined = (starts: string, ends: readonly string[]): readonly string[] =>
  starts.split(' ').flatMap((start) => ends.map((end) => `${start}${end}`));

/** Genres by name. */
// prettier-ignore
export const bookGenres: Readonly<Record<string, BookGenre>> = {
  Mystery: {
    weight: 10,
    pages: [224, 432],
    titles: [
      'The {y} at {x}', 'The {x} {y}', 'The Last {y} at {x}', '{a y} for {x}', 'The Second {y} at {x}', 'Death at {x}',
      'The Trouble at {x}',
    ],
    first: ['{x}', 'Murder at {x}', '@ and the {adj} {y}', 'The {y} at {m}', "The {job}'s {y}", 'The {kind} {job}'],
    words: {
      adj: ['Missing', 'Wrong', 'Other', 'Unlucky', 'Last', 'Vanished', 'Borrowed'],
      kind: ['Silent', 'Wrong', 'Perfect', 'Nervous', 'Unlucky', 'Honest', 'Sleepless', 'Second', 'Reluctant', 'Curious'],
      m: joined('Harrow Saltmarsh Foxglove Linden Barrow Nettle', [' Lodge', ' Priory', ' Manor']),
      job: [
        'Organist', 'Vicar', 'Postmaster', 'Clockmaker', 'Beekeeper', 'Verger', 'Magistrate', 
        'Housekeeper', 'Butcher', 
      ],
      x: ['{p} {q}'],
      p: [
        'Harrow', 'Marrow', 'Pebble', 'Saltmarsh', 'Quarry', 'Foxglove', 'Linden', "Cutler's", 'Tollgate', "Widow's",
        'Barrow', 'Copper', 'Nettle', "Drover's", 'Lantern', 'Ferry', 'Hollow', 'Candle',
      ],
      q: ['Hill', 'Bay', 'End', 'Cottage', 'House', 'Reach', 'Bridge', 'Mill', 'Green', 'Farm', 'Hall', 'Court', 'Cross'],
      y: [
        'Ledger', 'Key', 'Telegram', 'Portrait', 'Alibi', 'Diary', 'Postcard', 'Photograph', 'Bequest', 'Suitcase',
        'Recipe', 'Confession',
      ],
    },
  },
  Thriller: {
    weight: 9,
    pages: [272, 512],
    titles: [
      'Operation {x}', '{x} Rising', '{x} Down', 'Code Name {x}', 'Return to {x}', 
      'The Last {x} {z}', 'After the {x} {z}', 'Before the {x} {z}', 'The Second {c} {z}', 'The {job} and the {x} {z}',
      '{k} to {c}: {a x} Thriller', '{l}: {a x} Thriller', '{l} in {c}: {a x} Thriller', 'The {job} of {c}',
    ],
    first: ['{x}', '{k} to {c}', '{l} in {c}', 'The {c} {z}', 'The {x} {z}', 'What the {job} Knew'],
    words: {
      c: [
        'Trieste', 'Tangier', 'Oslo', 'Valletta', 'Vienna', 'Riga', 'Cairo', 'Tallinn', 'Belgrade', 'Geneva',
        'Murmansk', 'Odesa', 'Bergen',
      ],
      k: ['Last Train', 'Night Flight', 'One Way', 'Nine Hours'],
      l: ['A Good Liar', 'Dead Letters', 'No Witness', 'Safe House', 'Old Friends', 'Blackout'],
      z: ['Dossier', 'Exchange', 'Betrayal', 'Archive', 'Defector', 'Option', 'Shipment', 'Agreement'],
      job: [
        'Courier', 'Interpreter', 'Pilot', 'Auditor', 'Locksmith', 'Forger', 'Clerk', 'Surgeon', 'Bookkeeper', 
        'Diver', 'Piano Tuner', 
      ],
      x: [
        'Vesper', 'Cobalt', 'Falconer', 'Nightfall', 'Obsidian', 'Redline', 'Sandglass', 
        'Ultramarine', 'Winterline', 'Halcyon', 'Black Harbour', 'Cold Signal', 'Sundial', 'Northgate', 'Copperhead',
        'Watershed', 'Pale Horizon', 'Longitude', 'Ironwood', 'Lodestar', 'Whiteout',
        'Meridian',
      ],
    },
  },
  Romance: {
    weight: 9,
    pages: [240, 416],
    titles: [
      '{y} at the {t} {x}', 'Love at the {x} in {t}', 'Back to the {x} in {t}', 'Meet Me at the {x} in {t}',
      '{y} for the {t} {job}',
    ],
    first: ['How Not to {v} {a job}', '{y} for the {job}', 'The {x} in {t}', '{y} at the {x}', '{season} in {t}'],
    words: {
      v: ['Lose', 'Marry', 'Forget', 'Charm', 'Kiss', 'Hire', 'Fall for', 'Quarrel with'],
      job: ['Vet', 'Baker', 'Ferry Captain', 'Bookseller', 'Tailor', 'Chef', 'Carpenter', ],
      season: ['Almost Home', 'Back', 'Another Year', 'Starting Over'],
      x: [
        'Orchard', 'Lemon Grove', 'Boathouse', 'Bookshop', 'Vineyard', 'Tea Room', 'Flower Market', 'Little Bakery',
        'Old Cinema', 'Post Office', 'Goat Farm', 'Inn', 'Library',
      ],
      y: ['Second Chances', 'New Beginnings', 'Happy Endings', 'Love and Other Plans', 'Something New', 'Trouble'],
      t: joined(
        'Mallow Honey Lark Starling Rose Clover Tern Windle Butter Fennel Alder Gull Quince Tansy Sorrel Heron Maple Otter Hazel Bram',
        ['combe', 'wick', 'bourne', 'ford', 'stead', 'mouth', ' Bay', ' Green', ' Cove', ' Hill', ' Mill', ' Rock'],
      ),
    },
  },
  'Science Fiction': {
    weight: 8,
    pages: [256, 640],
    titles: [
      '{l} the {x}',
      '{y} of the {x}', 'The {x} {y}', 'The Last {y} of the {x}', 'The {y} Beyond the {x}', '{y} on the {x}',
    ],
    first: ['The {x}', '{l} {w}', 'The {p} {y}', '{p} {q}'],
    words: {
      w: joined('Halden Calder Tethys Oro Vesta Ceto Phobos', [' Reach', ' Deep', ' Yard', ' Four', ' Minor', ' Drift', ' Hill']),
      l: ['Rain on', 'Winter on', 'Strike on', 'Letters from', 'Born on', 'Exiles from', 'Nobody on', 'Return from'],
      x: [
        '{p} {q}',
      ],
      p: [
        'Glass', 'Outer', 'Quiet', 'Ninth', 'Red', 'Hollow', 'Silver', 'Far', 'Long', 'Lost', 'Drowned', 'Iron',
        'Paper', 'Frozen', 'Blind',
      ],
      q: [
        'Moon', 'Ring', 'Star', 'Orbit', 'Plateau', 'Planet', 'Comet', 'Ship', 'Colony', 'Station', 'Array', 'Beacon',
        'Satellite', 'Nebula', 'Sun',
      ],
      y: ['Signals', 'Archive', 'Exodus', 'Machines', 'Survivors', 'Inheritance', 'Treaty', 'Memory'],
    },
  },
  Fantasy: {
    weight: 9,
    pages: [304, 832],
    titles: [
      '{k} of {x} and {z}',
      'The Last {x} {y}', 'Keepers of the {x} {y}', '{a y} of {x} and {z}', 'The {h} and the {x} {y}',
      'The {x} {y} of {c}',
    ],
    first: ['The {x} {y}', '{x} and {z}', 'The {k} of {c}', "The {h}'s {y}"],
    words: {
      k: ['Daughters', 'Thieves', 'Heirs', 'Saints', 'Wolves'],
      x: [
        'Ember', 'Thorn', 'Salt', 'Briar', 'Tide', 'Mist', 'Copper', 'Lantern',
        'Willow', 'Frost', 'Saffron', 'Thistle', 'Juniper', 'Iron',
        'Amber', 'Moss', 'Bramble', 'Silver',
      ],
      z: [
        'Ash', 'Shadow', 'Storm', 'Honey', 'Ruin', 'Song', 'Winter', 'Snow', 
      ],
      h: [
        'Hedge Witch', 'Squire', 'Smuggler', 'Bell-Ringer', 'Mapmaker', 'Gravedigger', 'Weaver',
        'Falconer',
      ],
      c: joined('Thorn Alden Ester Rook Kel Var Omber Isk Mor Bel', [
        'mere', 'gard', 'wyn', 'haven', 'march', 'fell', 'oth', 'ara',
      ]),
      y: [
        'Crown', 'Oath', 'Gate', 'Archive', 'Mirror', 'Tower', 'Prophecy', 'Dragon', 'Bargain', 'Labyrinth',
        'Guild', 'Throne', 'Map',
      ],
    },
  },
  'Historical Fiction': {
    weight: 7,
    pages: [288, 624],
    first: ['The {x} and the {o}', "The {x}'s {y}", '{z} in {c}', 'The {x} of {c}', '{c}, {year}'],
    titles: [
      'The {x} and the {o} of {c}', 'The Last {x} of {c}', '{a x} in {c}', 'Letters to the {x} of {c}',
      "The {x}'s {y}: A Novel of {c}", "The {c} {x}'s {y}",
    ],
    words: {
      x: [
        'Glassblower', 'Cartographer', 'Apothecary', 'Weaver', 'Shipwright', 'Court Painter', 'Lacemaker',
        'Printer', 'Perfumer', 'Goldsmith', 'Dyer', 
      ],
      y: ['Winter', 'Debt', 'Bride', 'Inheritance'],
      o: ['Bishop', 'Spy', 'Foundling', 'Widow', 'Heretic'],
      year: ['1588', '1612', '1631', '1648', '1665', '1709'],
      z: ['A Room', 'The Long Year', 'Salt and Silver', 'Foreigners', 'Winter', 'A Fair Wind', 'Bad Debts', 'A Stranger', 'Bread and Bells'],
      c: [
        'Lisbon', 'Antwerp', 'Venice', 'Lübeck', 'Bruges', 'Cádiz', 'Genoa', 'Ghent', 'Palermo', 'Seville',
        'Trieste', 'Bergen', 'Delft', 'Dubrovnik', 'Leiden', 'Marseille', 'Naples',
        'Porto', 'Riga', 'Tallinn', 'Rouen', 'Toledo', 'Bologna', 'Haarlem', 'Bristol', 'Turin', 'Lucca', 'Utrecht',
      ],
    },
  },
  'Literary Fiction': {
    weight: 8,
    pages: [160, 448],
    titles: [
      "The {job}'s {v} {w}",
      'A House of {x} {y}', 'All the {x} {y}', 'The Year of {x} {y}', 'A Catalogue of {x} {y}',
      'Notes Towards {x} {y}', 'A Theory of {x} {y}', 'In Praise of {x} {y}', 'An Atlas of {x} {y}', 'More {x} {y}',
      '{x} {y} in the Rain', '{x} {t} at the {l}', '{k} {p} {q}',
    ],
    first: ['{k} {p}', '{day} at the {l}', "The {job}'s {w}", '{x} {y}', 'Mostly {y}'],
    words: {
      k: [
        'What We Told', 'Letters to', 'Lunch with', 'Waiting for', 'Apologies to', 'Goodbye to', 'Arguing with', 'Putting Up with',
        'In Defence of', 'The Trouble with', 'Remembering', 'Everything About', 'Some Questions for',
      ],
      q: ['on a Bad Day', 'at Christmas', 'in Winter', 'in August', 'and Others', 'and the Law', 'Again'],
      p: ['the landlord', 'Aunt Edith', 'the lodger', 'Uncle Pavel'],
      day: ['Sunday', 'Closing Time', 'The Last Week', 'Monday', 'New Year', 'August', 'A Wet Tuesday', 'Lost Property'],
      t: ['Mornings', 'Evenings', 'Afternoons', 'Hours', 'Weeks', 'Days', 'Nights'],
      l: ['Lido', 'Bus Depot', ],
      job: [
        'Beekeeper', 'Surveyor', 'Organist', 'Translator', 'Tailor', 'Optician',
        'Caretaker', 'Magistrate', 'Postman', 'Notary', 'Watchmaker', 'Piano Teacher', 'Ferryman',
      ],
      v: [
        'Quiet', 'Perfect', 'Clever', 'Famous', 'Stubborn', 'Forgotten', 'Secret', 'Absent', 'Favourite', 'Difficult',
      ],
      w: ['Holiday', 'Second Wife', 'Sister', 'Garden', 'Sons', 'Daughters', 'Wife', 'Grandson'],
      x: [
        'Quiet', 'Ordinary', 'Borrowed', 'Unfinished', 'Distant', 'Late', 'Small', 'Early', 'Empty', 'Long',
        'Slow', 'Narrow', 'Shared', 'Secret', 'Northern', 'Old', 'Familiar', 'Winter', 'Other', 'Forgotten', 'Private', 'Unlikely',
      ],
      y: ['Sentences', 'Summers', 'Silences', 'Windows', 'Rooms', 'Departures', 'Stairs', 'Maps', 'Songs', 'Roads', 'Ambitions', 'Marriages'],
    },
  },
  Horror: {
    weight: 5,
    pages: [208, 448],
    titles: [
      '{k} {x}', 'What Waits at {x}', 'The {x} Tapes', '{x}', 'The Last Summer at {x}', 'Eleven Nights at {x}', 'The Road to {x}',
      'No One Leaves {x}', 'The Gate to {x}',
    ],
    words: {
      k: ['The Haunting of', 'Beneath', 'Return to', 'The Bells of', 'The Children of', 'A Guest at'],
      x: ['{p} {q}'],
      p: [
        'Harrow', 'Blackthorn', 'Crow', 'Tallow', 'Ashen', 'Crooked', 'Burnt', 'Gallows', 'Widow', 'Cold', 'Marrow', 'Nether',
        'Bitter', 'Wither', 'Raven', 'Hob', 'Thornley', 'Candle', 'Long', 'Grey',
      ],
      q: ['House', 'Hall', 'Mill', 'Chapel', 'Farm', 'Quarry', 'Wood', 'Marsh', 'Lake', 'School', 'Point'],
    },
  },
  'Young Adult': {
    weight: 6,
    pages: [208, 416],
    titles: [
      'The {x} {y}', 'My {x} {y}', 'Our {x} {y}', 'How to Survive {a x} {y}', 'The {x} {y} of @', "@'s {x} {y}",
      '@ and the {x} {y}', '@ Against the {x} {y}', 'Notes from {a x} {y}',
    ],
    words: {
      x: [
        'Impossible', 'Accidental', 'Secret', 'Midnight', 'Honest', 'Perfect', 'Invisible', 'Reluctant', 'Unwritten',
        'Fearless', 'Borrowed', 'Rooftop', 'Neon', 'Last-Minute', 'Ordinary', 'Sideways', 'Electric', 'Improbable',
        'Homemade', 'Unofficial', 'Backup', 'Two-Week',
      ],
      y: [
        'Rebellion', 'Playlist', 'Summer', 'Map', 'Promise', 'Band', 'Theory', 'Truth', 'Friendship', 'Rulebook', 'Road Trip',
        'Crush', 'Election', 'Diary', 'Team', 'Dance',
      ],
    },
  },
  "Children's": {
    weight: 6,
    pages: [24, 48],
    titles: [
      '{g}, {n} the {x}', '{f} {n} the {x}?', '{n} the {x} {v}', '{n} the {x} at the {l}', '{n}, the {x} {h}',
      '{x} and {y}', 'Little {x} and {y}', 'Grandfather {x} and {y}', '{n} the {x} and {y}',
      '{n}, the Smallest {x}, and {y}',
    ],
    first: ['{y}', '{n} and {y}', 'The {x} {h}', '{g}, {n}', '{f} {n}?', '{n} {v}', '{n} at the {l}'],
    words: {
      h: ['Who Would Not Sleep', 'on the Night Bus', 'in the Bathtub', 'Next Door', 'on the Roof'],
      l: ['Dentist', 'Seaside', 'Swimming Pool', 'Library'],
      g: ['Goodnight'],
      f: ['Where Is'],
      v: ['Says No'],
      n: [
        'Pippa', 'Bertie', 'Olive', 'Max', 'Tilly', 'Hugo', 'Mabel', 'Gus', 'Daisy', 'Barnaby', 'Lottie', 'Wilbur',
        'Nell', 'Oscar',
      ],
      x: [
        'Badger', 'Hedgehog', 'Otter', 'Owl', 'Mole', 'Puffin', 'Squirrel', 'Elephant', 'Penguin', 'Rabbit', 
        'Fox', 'Tortoise', 'Mouse', 'Bear', 'Duckling', 'Hippo', 'Frog', 'Donkey', 
      ],
      y: [
        'the Lost Mitten', 'the Moon Balloon', 'the Singing Teapot', 'the Big Parade',
        'the Wobbly Bridge', 'the Runaway Kite', 'the Giant Pumpkin', 'the Noisy Night',
        'the Birthday Surprise', 'the Paper Boat',
      ],
    },
  },
  Poetry: {
    weight: 4,
    pages: [56, 144],
    titles: [
      '{x} {y}', 'The Book of {x} {y}', 'Notes on {x} {y}', 'Forty {x} {y}', '{x} {y} for {z}', '{x} {y} from {w}',
    ],
    words: {
      x: [
        'Blue', 'Winter', 'Salt', 'Tin', 'Paper', 'Wild', 'Low', 'Grey', 'River', 'Night', 'Stone',
        'Thin', 'Amber', 'Wooden', 'Morning', 'Rain', 'Borrowed',
      ],
      y: [
        'Psalms', 'Hymns', 'Elegies', 'Maps', 'Bells', 'Lamps', 'Swallows', 'Alphabets', 
        'Orchards', 'Boats', 'Lullabies', 'Feathers', 'Letters', 'Windows', 'Kites', 'Syllables',
      ],
      z: [
        'My Mother', 'Bus Drivers', 'a Small Town', 'the Late Shift', 'an Empty Chair', 'My Brother', 'Strangers',
        'a Lost Dog', 'the Last Tram', 'My Daughter', 
      ],
      w: [
        'a Kitchen Window', 'the Night Bus', 'an Island', 'the Allotment', 'the Waiting Room', 'the Coast',
        'an Attic', 'the Border', 'the Harbour Wall', 'a Hospital Bed',
      ],
    },
  },
  Biography: {
    weight: 5,
    pages: [256, 736],
    titles: [
      '{x}: A Biography', 'The Life of {x}', 'The Many Lives of {x}', '{x}: A Portrait', 'The Story of {x}',
      'Becoming {x}', 'In Search of {x}', 'The Private World of {x}', '{x}: A Life in Letters', 'The World of {x}',
      'Remembering {x}',
      'Who Was {x}?', 'Looking for {x}', 'The Trials of {x}',
    ],
    words: {
      x: [
        '{p} {q}',
      ],
      p: [
        'Adeline', 'Agnes', 'August', 'Beatrix', 'Bertrand', 'Clara', 'Dorothea', 'Edmund',
        'Eleanor', 'Gideon', 'Henrietta', 'Ingrid', 'Julian', 'Leopold', 
        'Matteo', 'Ottilie', 'Philippa', 'Rafael', 'Rosalind',
      ],
      q: [
        'Ashgrove', 'Brandauer', 'Calloway-Finch', 'Dahlgaard', 
        'Hollowell', 'Lindqvold', 'Marchbank', 'Merrowby', 'Pell',
        'Quaife', 'Roebury', 'Saltwick', 'Solheimer',
      ],
    },
  },
  Memoir: {
    weight: 5,
    pages: [176, 368],
    titles: [
      'A House Without {x}', "My Father's {x}", "My Mother's {x}", 'The Year of {x}', 'What I Know About {x}',
      'Growing Up with {x}', 'Learning from {x}', 'A Childhood of {x}',
      '{x}: A Memoir', 'Notes on {x}',
      '{z} and {x}', 'A Life of {x} and {z}', 'The {x} of My Childhood: A Memoir of {z}',
      '{x}, {z}, and Me', 'What {x} Taught Me About {z}', 'A Memoir of {x} and {z}',
      "My Mother's {x}, My Father's {z}", 'Between {x} and {z}', 'After {x}: A Memoir of {z}',
    ],
    words: {
      x: [
        'boats', 'suitcases', 'clocks', 'horses', 'recipes', 'bees', 'shoes', 'trains', 'orchards', 'songs', 'kitchens', 'dogs', 'maps', 'gardens', 'photographs', 'bicycles', 'pianos', 'keys',
      ],
      z: [
        'silence', 'luck', 'rain', 'homesickness', 'grief', 'distance', 'laughter', 'pride', 'doubt', 'shame', 'patience',
        'love', 'loss', 'belonging', 'memory',
      ],
    },
  },
  History: {
    weight: 6,
    pages: [272, 768],
    titles: [
        'A History of {x}', '{x}: A Popular History', 'The Untold History of {x}', 'A New History of {x}',
        '{x}: A Social History',
      ...subtitled([
          'How {x} Changed Daily Life', 'The World of {x}', 'The Age of {x}',
          'The People Behind {x}', 'The Story of {x}', 'Rediscovering {x}', 'The Making of {x}', 'The Lost World of {x}', 'The Early Days of {x}',
          'On the Trail of {x}',
      ]),
    ],
    words: {
      x: [
        'the spice trade', 'canals', 'the printing press', 'lighthouses', 'bread', 'the postal service', 'coffee houses', 'street lighting', 'the bicycle', 'night trains', 'public libraries', 'glass', 'the passport', 'railway stations', 'soap', 'the typewriter', 'mapmaking', 'shipwrecks',
      ],
      z: [
        'Ten Turning Points', 'A Second Look', 'New Findings', 'An Illustrated History', 'Myths and Facts', 'Work, Money, and Power',
        'A Story of Accidents', 'Winners and Losers', 'A Long View', 'Old Stories, New Questions', 'A Global History', 'A Human History', 'From the Beginning',
      ],
    },
  },
  'Popular Science': {
    weight: 6,
    pages: [208, 432],
    titles: [
        '{x}: A Natural History', 'Small Wonders: {x}', 'A Field Guide to {x}', '{x} in Twelve Questions',
      ...subtitled([
          'The Hidden Life of {x}', 'The Science of {x}', 'What We Know About {x}', 'The Strange World of {x}',
          'The Trouble with {x}', 'The Curious Case of {x}', 'Why We Need {x}',
          'Understanding {x}', 'In Praise of {x}', 'Inside {x}', 'Rethinking {x}', 'The Future of {x}', 'The Secrets of {x}',
      ]),
    ],
    words: {
      x: [
        'sleep', 'the human voice', 'black holes', 'soil', 'tides', 'memory', 'ice', 'bird migration', 'fungi', 'colour', 'bacteria', 'gravity', 'whales', 'the immune system', 'the deep sea', 'volcanoes', 'smell', 'clouds',
      ],
      z: [
        'A Guide for the Curious', 'What We Know and What We Do Not', 'A Guided Tour', 'Old Myths and New Findings',
        'From First Ideas to Open Questions', 'An Illustrated Tour', 'A Short Introduction', 'A Closer Look', 'The Story So Far', 'Facts and Puzzles',
      ],
    },
  },
  'Self-Help': {
    weight: 5,
    pages: [128, 288],
    titles: [
        'The Little Guide to {x}', '{x}, One Day at a Time', 'A Handbook of {x}', 'Ten Lessons in {x}',
      ...subtitled([
          'The Quiet Power of {x}', 'The Practice of {x}', 'A Year of {x}', 'The Case for {x}', 'Room for {x}',
          '{x} for Busy People', 'The Art of {x}', 'Everyday {x}', 'The Gift of {x}',
          '{x} Without Guilt', 'Small Steps to {x}',
      ]),
    ],
    words: {
      x: [
        'rest', 'saying no', 'focus', 'letting go', 'better sleep', 'friendship', 'confidence', 'patience', 'kindness', 'attention', 'asking for help', 'creativity', 'boundaries', 'listening', 'good habits', 'honest conversation', 'forgiveness', 'simple living', 'gratitude', 'balance',
      ],
      z: [
        'Small Steps for Hard Days', 'Notes to Myself', 'Advice for Tired People', 'How to Start', 'A Guide for Beginners',
        'Honest Advice', 'What Helped Me', 'A Kinder Way', 'In Your Own Time', 'One Thing at a Time', 'For the Rest of Us',
      ],
    },
  },
  Travel: {
    weight: 5,
    pages: [192, 384],
    titles: [
        'A Notebook from {x}', 'In No Hurry: {x}',
      ...subtitled([
          'Along {x}', 'All the Way Along {x}', 'Slow Miles Along {x}', 'Voices from {x}',
          'The Road Along {x}', 'Life on {x}', 'Back to {x}', 'Lost on {x}', 'Somewhere on {x}', 'Getting to Know {x}',
          'Strangers on {x}', 'A Journey Along {x}',
          '{x} from End to End',
      ]),
    ],
    words: {
      x: [
        'the Danube', 'the Baltic Coast', 'the Silk Road', 'the Adriatic Coast', 'the Rhine', 'the Atlantic Coast', 'the Black Sea Coast', 'the Loire', 'the Mekong', 'the Finnish Coast', 'the Basque Coast', 'the Douro', 'the Pacific Coast', 'the Rio Grande', 'the Mississippi', 'the Aegean Coast', 'the North Sea Coast', 'the Ganges',
      ],
      z: [
        'Notes from the Road', 'Notes on Slow Travel', 'A Long Journey', 'People and Places',
        'Stories from the Road', 'The Long Way', 'Bread, Rain, and Good Company', 'Places and Detours', 'Wrong Turns', 'People on the Way',
      ],
    },
  },
  Cooking: {
    weight: 5,
    pages: [144, 352],
    titles: [
        'The Little Book of {x}', 'The Big Book of {x}', '{x}: Eighty Recipes', 'Cooking with Care: {x}',
      ...subtitled([
          '{x} for Every Season', '{x} at Home', 'Simply {x}', 'A Love of {x}', 'More {x}', 'In Praise of {x}',
          '{x} from Scratch', '{x} for Friends', 'The Joy of {x}', '{x} Without Fuss',
      ]),
    ],
    words: {
      x: [
        'home baking', 'soups', 'one-pot suppers', 'rice', 'Sunday lunches', 'dumplings', 'herbs', 'noodles', 'potatoes', 'breakfasts', 'pies and tarts', 'mushrooms', 'salads', 'fish suppers', 'spices', 'stews', 'cheese dishes', 'pancakes',
      ],
      z: [
        'Eighty Recipes', 'Recipes from Home', 'Simple Recipes for Busy Days', 'Old Recipes, New Ideas', 'Fifty Favourites', 'Simple and Good', 'Notes of a Cook', 
        'Sixty Simple Dishes', 'Recipes for Sundays', 'A Family Cookbook', 'Cooking with the Seasons',
        'The Essential Recipes', 'Recipes and Stories', 
      ],
    },
  },
  Business: {
    weight: 4,
    pages: [176, 320],
    titles: [
        'A Practical Guide to {x}', 'Lessons in {x}',
      ...subtitled([
          'Rethinking {x}', 'The Rules of {x}', 'The Truth About {x}', '{x} in Practice',
          'Beyond {x}', 'What We Get Wrong About {x}',
          'The Human Side of {x}', 'The Discipline of {x}',
          '{x} for Sceptics', 'Mastering {x}',
      ]),
    ],
    words: {
      x: [
        'pricing', 'remote work', 'negotiation', 'hiring', 'supply chains', 'productivity', 'innovation', 'organizational change', 'leadership', 'meetings', 'failure', 'customer loyalty', 'growth', 'decision making', 'budgets', 'feedback', 'teamwork', 'strategy', 'customer service', 'office politics',
      ],
      z: [
        'Ideas for Busy Managers', 'From Theory to Monday', 'Evidence and Doubt', 'Ideas That Last', 'Myths and Facts',
        'What Good Companies Do', 'A Plain Guide', 'What Works and What Does Not', 'Notes for Managers', 'Less Noise, Better Work',
        'Before You Decide', 'Common Sense and Numbers',
      ],
    },
  },
};
