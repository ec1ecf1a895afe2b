import type { Grammar } from '../grammar.ts';
import { knowledge } from '../grammars/books/knowledge.ts';
import { leisure } from '../grammars/books/leisure.ts';
import { lives } from '../grammars/books/lives.ts';

/** A genre of books: how frequent it is, the titles of its books, and the words in these. */
export interface BookGenre {
  /** How frequent the genre is among books, as a weight. */
  readonly weight: number;
  /** How many pages a book of the genre has: the lowest and the highest number. */
  readonly pages: readonly [number, number];
  /** Patterns of titles. `@` stands for the hero that all books of one author share. */
  readonly titles: readonly string[];
  /**
   * More varied patterns for the very first books; `titles` is used once each of these has been used. Default: none.
   */
  readonly first?: readonly string[];
  /** Words for the placeholders of the patterns. In words about a thing, `{x}` stands for that thing. */
  readonly words: Grammar;
}

/**
 * Returns the titles of non-fiction that were written together with a blurb. Each comes without its subtitle, and with
 * the placeholder `{z}` for one.
 */
const headed = (facts: Readonly<Record<string, Grammar>>, genre: string): readonly string[] =>
  (facts[genre]?.['text'] ?? []).flatMap((told) => [told.replace(/\|.*/, ''), told.replace(/\|.*/, ': {z}')]);

/** Returns every name that combines one of the starts with one of the ends. */
const joined = (starts: string, ends: readonly string[]): readonly string[] =>
  starts.split(' ').flatMap((start) => ends.map((end) => `${start}${end}`));

/** Genres by name. */
// oxfmt-ignore
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
      m: joined('Harrow Saltmarsh Foxglove Linden Barrow Nettle Ashby Wren Thorne Larch Mallard Cobble', [' Lodge', ' Priory', ' Manor']),
      job: [
        'Organist', 'Vicar', 'Postmaster', 'Clockmaker', 'Beekeeper', 'Verger', 'Magistrate', 
        'Housekeeper', 'Butcher', 
      ],
      x: ['{p} {q}'],
      p: [
        'Harrow', 'Saltmarsh', 'Quarry', 'Foxglove', 'Linden', "Cutler's", 'Tollgate', 'Barrow', 'Nettle', 'Lantern', 'Ferry', 'Candle',
      ],
      q: ['Hill', 'Bay', 'Cottage', 'House', 'Bridge', 'Mill', 'Green', 'Farm', 'Hall', 'Cross'],
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
        'Vesper', 'Cobalt', 'Falconer', 'Nightfall', 'Obsidian', 'Redline', 'Ultramarine', 'Winterline', 'Halcyon', 'Black Harbour', 'Cold Signal', 'Sundial', 'Pale Horizon', 'Longitude', 'Ironwood', 'Lodestar', 'Whiteout',
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
    first: [
        'How Not to {v} {a job}', '{y} for the {job}', 'The {x} in {t}', '{y} at the {x}', '{season} in {t}', 'Falling for the {job}',
        'The {job} and Me', 'Meet Me at the {x}', 'Love at the {x}', 'Back to the {x}', 'My Heart and the {job}', 'What the {job} Said',
      ],
    words: {
      v: ['Lose', 'Marry', 'Forget', 'Charm', 'Kiss', 'Hire', 'Fall for', 'Quarrel with'],
      job: ['Vet', 'Baker', 'Ferry Captain', 'Bookseller', 'Tailor', 'Chef', 'Carpenter', ],
      season: ['Almost Home', 'Back', 'Another Year', 'Starting Over'],
      x: [
        'Orchard', 'Lemon Grove', 'Boathouse', 'Bookshop', 'Vineyard', 'Tea Room', 'Flower Market', 'Little Bakery',
        'Old Cinema', 'Post Office', 'Goat Farm', 'Inn', 'Library',
      ],
      y: [
        'Second Chances', 'New Beginnings', 'Happy Endings', 'Love and Other Plans', 'Something New', 'Trouble', 'Love Letters',
        'A Fresh Start', 'Wedding Bells', 'Sweet Surprises', 'Good Intentions', 'An Unexpected Guest',
      ],
      t: joined(
        'Mallow Honey Lark Rose Clover Tern Fennel Alder Gull Quince Sorrel Heron Maple Hazel',
        ['combe', 'wick', 'bourne', 'ford', 'mouth', ' Bay', ' Green', ' Cove', ' Hill'],
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
        'Glass', 'Outer', 'Quiet', 'Ninth', 'Red', 'Hollow', 'Silver', 'Lost', 'Drowned', 'Iron',
        'Frozen', 'Blind',
      ],
      q: [
        'Moon', 'Ring', 'Star', 'Orbit', 'Planet', 'Comet', 'Ship', 'Colony', 'Station', 'Satellite', 'Nebula', 'Sun',
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
        'Porto', 'Riga', 'Toledo', 'Bologna', 'Bristol', 'Lucca', ],
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
        'Quiet', 'Ordinary', 'Borrowed', 'Unfinished', 'Late', 'Small', 'Early', 'Empty', 'Long',
        'Slow', 'Narrow', 'Northern', 'Old', 'Familiar', 'Winter', 'Forgotten', 'Unlikely',
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
        'Harrow', 'Blackthorn', 'Crow', 'Tallow', 'Ashen', 'Crooked', 'Burnt', 'Gallows', 'Widow', 'Nether',
        'Bitter', 'Wither', 'Raven', 'Hob', 'Thornley', 'Long', 'Grey',
      ],
      q: ['House', 'Hall', 'Mill', 'Chapel', 'Farm', 'Quarry', 'Wood', 'Marsh', 'Lake', 'School', 'Point'],
    },
  },
  'Young Adult': {
    weight: 6,
    pages: [208, 416],
    titles: [
      'The {x} {y}', 'My {x} {y}', 'Our {x} {y}', 'Not Another {x} {y}', 'How to Survive {a x} {y}', 'The {x} {y} of @',
      "@'s {x} {y}", '@ and the {x} {y}',
    ],
    first: ['Not Another {y}', 'After the {y}', 'The Year of the {y}', 'The {y}'],
    words: {
      x: [
        'Impossible', 'Accidental', 'Secret', 'Midnight', 'Perfect', 'Invisible', 'Unwritten', 'Borrowed', 'Rooftop',
        'Worst', 'Second', 'Homemade', 'Unofficial', 'Backup', 'Forbidden', 'Terrible', 'Imaginary', 'Ordinary', 'Awkward', 'Hopeless',
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
    titles: ['{x} {y}', 'The {x} {y}', '{x} {y} for {z}', '{x} {y} from {w}'],
    first: ['{y} for {z}', '{y} from {w}', 'Forty {y}', 'The Book of {y}'],
    words: {
      x: [
        'Blue', 'Winter', 'Salt', 'Paper', 'Wild', 'Grey', 'River', 'Night', 'Stone',
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
    titles: headed(lives, 'Memoir'),
    words: {
      x: [
        'boats', 'suitcases', 'clocks', 'horses', 'recipes', 'bees', 'shoes', 'trains', 'orchards', 'pigeons', 'dogs',
        'maps', 'gardens', 'photographs', 'bicycles', 'pianos', 'keys', 'roses',
      ],
      z: [
        'A Memoir', 'A Memoir of silence', 'A Memoir of luck', 'A Memoir of homesickness', 'A Memoir of grief',
        'A Memoir of distance', 'A Memoir of laughter', 'A Memoir of pride', 'A Memoir of doubt', 'A Memoir of shame',
        'A Memoir of patience', 'A Memoir of love', 'A Memoir of loss', 'A Memoir of belonging',
      ],
    },
  },
  History: {
    weight: 6,
    pages: [272, 768],
    titles: headed(lives, 'History'),
    words: {
      x: [
        'the spice trade', 'canals', 'the printing press', 'lighthouses', 'bread', 'the postal service', 'coffee houses', 'street lighting', 'the bicycle', 'night trains', 'public libraries', 'glass', 'the passport', 'railway stations', 'soap', 'the typewriter', 'mapmaking', 'shipwrecks',
      ],
      z: [
        'Ten Turning Points', 'New Findings', 'Work, Money, and Power', 'A Story of Accidents', 'Winners and Losers',
        'A Long View', 'Old Stories, New Questions', 'From the Beginning', 'A View from Below', 'Myths and Facts',
        'People and Prices', 'In Twelve Objects', 'Makers and Users',
      ],
    },
  },
  'Popular Science': {
    weight: 6,
    pages: [208, 432],
    titles: headed(knowledge, 'Popular Science'),
    words: {
      x: [
        'sleep', 'the human voice', 'black holes', 'soil', 'tides', 'memory', 'ice', 'bird migration', 'fungi', 'colour', 'bacteria', 'gravity', 'whales', 'the immune system', 'the deep sea', 'volcanoes', 'smell', 'clouds',
      ],
      z: [
        'A Guide for the Curious', 'What We Know and What We Do Not', 'Old Myths and New Findings',
        'From First Ideas to Open Questions', 'An Illustrated Guide', 'The Story So Far', 'Facts and Puzzles',
        'Ten Experiments', 'Science Without Jargon', 'Notes from the Field', 'Twelve Questions', 'A Personal View',
        'For Readers of Any Age',
      ],
    },
  },
  'Self-Help': {
    weight: 5,
    pages: [128, 288],
    titles: headed(knowledge, 'Self-Help'),
    words: {
      x: [
        'rest', 'saying no', 'focus', 'letting go', 'better sleep', 'friendship', 'confidence', 'patience', 'kindness', 'attention', 'asking for help', 'creativity', 'boundaries', 'listening', 'good habits', 'honest conversation', 'forgiveness', 'simple living', 'gratitude', 'balance',
      ],
      z: [
        'Small Steps for Hard Days', 'Lessons Learned Late', 'Advice for Tired People', 'How to Start',
        'A Guide for Beginners', 'Honest Advice', 'What Helped Me', 'A Kinder Way', 'In Your Own Time',
        'One Thing at a Time', 'Good Days and Bad Days', 'A Gentle Guide',
      ],
    },
  },
  Travel: {
    weight: 5,
    pages: [192, 384],
    titles: headed(leisure, 'Travel'),
    words: {
      x: [
        'the Danube', 'the Baltic Coast', 'the Silk Road', 'the Adriatic Coast', 'the Rhine', 'the Atlantic Coast', 'the Black Sea Coast', 'the Loire', 'the Mekong', 'the Finnish Coast', 'the Basque Coast', 'the Douro', 'the Pacific Coast', 'the Rio Grande', 'the Mississippi', 'the Aegean Coast', 'the North Sea Coast', 'the Ganges',
      ],
      z: [
        'Notes from the Road', 'Notes on Slow Travel', 'A Long Journey', 'People and Places', 'Stories from the Road',
        'The Long Way', 'Bread, Rain, and Good Company', 'Places and Detours', 'Wrong Turns', 'People on the Way',
        'From End to End', "A Traveller's Diary", 'Maps and Weather',
      ],
    },
  },
  Cooking: {
    weight: 5,
    pages: [144, 352],
    titles: headed(leisure, 'Cooking'),
    words: {
      x: [
        'home baking', 'soups', 'one-pot suppers', 'rice', 'Sunday lunches', 'dumplings', 'herbs', 'noodles', 'potatoes', 'breakfasts', 'pies and tarts', 'mushrooms', 'salads', 'fish suppers', 'spices', 'stews', 'cheese dishes', 'pancakes',
      ],
      z: [
        'Eighty Recipes', 'Recipes from Home', 'Simple Recipes for Busy Days', 'Old Recipes, New Ideas',
        'Fifty Favourites', 'Simple and Good', 'Notes of a Cook', 'Sixty Simple Dishes', 'Recipes Worth Repeating',
        'A Family Cookbook', 'Cooking with the Seasons', 'The Essential Recipes', 'Recipes and Stories',
      ],
    },
  },
  Business: {
    weight: 4,
    pages: [176, 320],
    titles: headed(knowledge, 'Business'),
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
