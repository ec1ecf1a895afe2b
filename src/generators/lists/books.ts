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
      'The {y} of {x}', 'The {y} at {x}', 'The Last {y} of {x}', 'The {x} {y}', '{a y} for {x}',
      'The Second {y} at {x}', 'Death at {x}', 'The Trouble at {x}',
    ],
    first: ['{x}', 'Murder in {room}', '@ and the {adj} {y}', 'The {y} in {room}', "The {job}'s {y}", 'The {kind} {job}'],
    words: {
      adj: [
        'Missing', 'Wrong', 'Second', 'Other', 'Unlucky', 'Last', 'Vanished', 'Borrowed',
      ],
      kind: [
        'Curious', 'Silent', 'Wrong', 'Perfect', 'Nervous', 'Other', 'Unlucky', 'Honest', 'Sleepless', 'Second', 'Reluctant',
        'Watchful',
      ],
      room: [
        'the Vestry', 'the Boathouse', 'the Laundry', 'the Organ Loft', 'the Allotment', 'the Bandstand', 'the Greenhouse',
        'the Reading Room', 'the Bell Tower', 'the Potting Shed',
      ],
      job: [
        'Organist', 'Vicar', 'Postmaster', 'Clockmaker', 'Lodger', 'Beekeeper', 'Verger', 'Magistrate', 'Bookbinder',
        'Housekeeper', 'Butcher', 'Understudy',
      ],
      x: [
        '{p} {q}',
      ],
      p: [
        'Harrow', 'Marrow', 'Pebble', 'Saltmarsh', 'Quarry', 'Foxglove', 'Linden', "Cutler's", 'Tollgate', "Widow's",
        'Barrow', 'Copper', 'Nettle', "Drover's", 'Lantern', 'Ferry', 'Hollow', 'Candle',
      ],
      q: [
        'Lane', 'Hill', 'Bay', 'End', 'Road', 'Cottage', 'Square', 'Yard', 'House', 'Reach', 'Bridge', 'Mill',
        'Green', 'Street', 'Island',
      ],
      y: [
        'Ledger', 'Legacy', 'Bargain', 'Key', 'Telegram', 'Portrait', 'Alibi', 'Umbrella', 'Diary', 'Telephone',
        'Verdict', 'Postcard', 'Photograph', 'Bequest', 'Suitcase', 'Recipe', 'Confession',
      ],
    },
  },
  Thriller: {
    weight: 9,
    pages: [272, 512],
    titles: [
      'The {x} {y}', 'Inside the {x} {y}', 'After the {x} {y}', 'The Last {x} {y}', 'Before the {x} {y}',
      'Beyond the {x} {y}', 'Behind the {x} {y}', 'The Second {x} {y}', 'Escape from the {x} {y}',
      'The Silent {x} {y}',
    ],
    first: ['{x}', '{k} to {c}', '{l} in {c}', 'The {c} {z}', 'The {x} {z}', 'What the {job} Knew'],
    words: {
      c: [
        'Trieste', 'Tangier', 'Oslo', 'Lisbon', 'Vienna', 'Riga', 'Cairo', 'Tallinn', 'Valletta', 'Belgrade', 'Geneva',
        'Murmansk', 'Nicosia', 'Macau', 'Odesa', 'Bergen',
      ],
      k: ['Last Train', 'Night Flight', 'One Way', 'Nine Hours', 'Back Road', 'No Ticket'],
      l: [
        'A Good Liar', 'Dead Letters', 'Three Days', 'No Witness', 'A Quiet Man', 'Safe House', 'Burnt Papers',
        'Old Friends', 'Blackout',
      ],
      z: ['Dossier', 'Exchange', 'Betrayal', 'Archive', 'Defector', 'Option', 'Shipment', 'Agreement'],
      job: [
        'Courier', 'Interpreter', 'Pilot', 'Auditor', 'Locksmith', 'Forger', 'Consul', 'Clerk', 'Surgeon', 'Stoker', 'Bookkeeper', 'Glazier',
        'Diver', 'Chaplain', 'Piano Tuner', 'Paymaster',
      ],
      x: [
        'Vesper', 'Cobalt', 'Falconer', 'Marlin', 'Nightfall', 'Obsidian', 'Redline', 'Sandglass', 'Tangent',
        'Ultramarine', 'Winterline', 'Halcyon', 'Black Harbour', 'Cold Signal', 'Sundial', 'Northgate', 'Copperhead',
        'Gantry', 'Lockstep', 'Watershed', 'Deadlight', 'Pale Horizon', 'Trapdoor', 'Granite', 'Longitude',
        'Firebreak', 'Quarantine', 'Lighthouse', 'Meridian', 'Ironwood', 'Zero Hour', 'Backwater',
      ],
      y: [
        'Protocol', 'Cipher', 'Directive', 'Deception', 'Countdown', 'Contract', 'Conspiracy', 'Transfer', 'Ultimatum', 'Intercept', 'Extraction', 'Blackout', 'Leak',
        'Cascade', 'Hostage', 'Network', 'Witness', 'Exit', 'Verdict', 'Alliance',
        'Pursuit', 'Identity',
      ],
    },
  },
  Romance: {
    weight: 9,
    pages: [240, 416],
    titles: [
      '{a y} at the {x}', 'The {x} in {t}', '{season} in {t}', 'One Last {y} at the {x}', '{a y} at the {t} {x}', 'The {x} {y} in {t}',
      'Love at the {x} in {t}', 'Back to the {x} in {t}', 'Meet Me at the {x} in {t}',
    ],
    first: ['How Not to {v} {a job}', '{a y} for the {job}', "The {job}'s {y}", '{y} at the {x}', 'The {x} {y}'],
    words: {
      v: ['Lose', 'Marry', 'Forget', 'Charm', 'Avoid', 'Kiss', 'Hire', 'Outbid', 'Fall for', 'Quarrel with'],
      job: [
        'Vet', 'Baker', 'Florist', 'Ferry Captain', 'Bookseller', 'Beekeeper', 'Tailor', 'Organist', 'Gardener', 'Chef',
        'Carpenter', 'Doctor',
      ],
      season: [
        'A Winter', 'One Summer', 'Christmas', 'A Wedding', 'Almost Home', 'Stranded', 'Sundays', 'Second Love',
        'Yours',
      ],
      x: [
        'Orchard', 'Lemon Grove', 'Boathouse', 'Bookshop', 'Vineyard', 'Tea Room', 'Flower Market', 'Little Bakery',
        'Harbour Café', 'Old Cinema', 'Post Office', 'Dance Hall', 'Goat Farm', 'Piano Shop', 'Apple Farm',
        'Corner Pharmacy', 'Plant Nursery', 'Bandstand', 'Theatre', 'Inn', 'Hotel', 'Library', 'Ice Cream Parlour',
      ],
      y: [
        'Promise', 'Summer', 'Wedding', 'Letter', 'Secret', 'Second Chance', 'Kiss', 'Quarrel', 'Reunion', 'Waltz',
        'Love Story', 'Proposal', 'Homecoming', 'Surprise', 'Agreement', 'Winter', 'Bouquet', 'Rumour', 'Christmas',
        'Weekend',
      ],
      t: joined(
        'Myrtle Honey Lark Starling Rose Clover Tern Windle Butter Fennel Alder Gull Quince Tansy Sorrel Heron Maple Otter Hazel Bram',
        ['combe', 'wick', 'bourne', 'ford', 'stead', 'mouth', ' Bay', ' Green', ' Cove', ' Hill', ' Mill', ' Rock'],
      ),
    },
  },
  'Science Fiction': {
    weight: 8,
    pages: [256, 640],
    titles: [
      '{y} of the {x}', 'The {x} {y}', 'The Last {y} of the {x}', 'The {y} Beyond the {x}',
    ],
    first: ['The {x}', '{k} Days to {w}', '{l} {w}', 'The {job} and the {q}', '{y} of the {q}', '{p} {q}'],
    words: {
      w: joined('Halden Calder Tethys Phobos Oro Ceto Ansible Callisto Vesta Port', [
        ' Reach', ' Deep', ' Yard', ' Gate', ' Four', ' Minor', ' Hill', ' Meridian', ' Drift', ' Iron',
      ]),
      job: [
        'Botanist', 'Archivist', 'Pilot', 'Welder', 'Midwife', 'Cook', 'Cartographer', 'Judge', 'Postmaster',
        'Surgeon', 'Stowaway',
      ],
      k: ['Nine', 'Ten', 'Forty', 'Ninety', 'A Thousand', 'Six Hundred'],
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
      y: [
        'Signals', 'Archive', 'Exodus', 'Engineers', 'Garden', 'Cartographers', 'Machines', 'Survivors',
        'Inheritance', 'Treaty', 'Memory', 'Gardeners', 'Migration', 'Transmission',
      ],
    },
  },
  Fantasy: {
    weight: 9,
    pages: [304, 832],
    titles: [
      'The Last {x} {y}', 'Keepers of the {x} {y}', '{a y} of {x} and {z}', 'The {h} and the {x} {y}',
      'The {x} {y} of {c}',
    ],
    first: ['The {x} {y}', '{x} and {z}', '{k} of {c}', "The {h}'s {y}"],
    words: {
      k: ['Daughters', 'Thieves', 'Heirs', 'A Song', 'Wardens', 'The Bones', 'Ghosts', 'Saints', 'Wolves', 'The Rivers'],
      x: [
        'Ember', 'Thorn', 'Salt', 'Quicksilver', 'Briar', 'Moth', 'Tide', 'Wolfsbane', 'Mist', 'Copper', 'Lantern',
        'Willow', 'Frost', 'Starling', 'Granite', 'Saffron', 'Thistle', 'Driftwood', 'Marble', 'Juniper', 'Iron',
        'Rook', 'Amber', 'Moss', 'Bramble', 'Silver',
      ],
      z: [
        'Ash', 'Shadow', 'Storm', 'Honey', 'Ruin', 'Ivy', 'Song', 'Winter', 'Snow', 'Dust',
      ],
      h: [
        'Hedge Witch', 'Squire', 'Smuggler', 'Bell-Ringer', 'Mapmaker', 'Gravedigger', 'Jester', 'Tinker', 'Weaver',
        'Falconer',
      ],
      c: joined('Thorn Alden Ester Rook Kel Var Omber Isk Mor Bel', [
        'mere', 'gard', 'wyn', 'haven', 'march', 'fell', 'oth', 'ara',
      ]),
      y: [
        'Crown', 'Oath', 'Gate', 'Archive', 'Harp', 'Mirror', 'Tower', 'Prophecy', 'Covenant', 'Forge', 'Dragon',
        'Library', 'Bargain', 'Banner', 'Well', 'Labyrinth', 'Guild', 'Chronicle', 'Throne', 'Map',
      ],
    },
  },
  'Historical Fiction': {
    weight: 7,
    pages: [288, 624],
    first: ['The {x} and the {o}', "The {x}'s {y}", '{z} in {c}', 'The {c} {y}', '{c}, {year}'],
    titles: [
      'The {x} and the {o} of {c}', 'The Last {x} of {c}', '{a x} in {c}', 'Letters to the {x} of {c}',
      "The {x}'s {y}: A Novel of {c}", "The {c} {x}'s {y}",
    ],
    words: {
      x: [
        'Glassblower', 'Silk Merchant', 'Cartographer', 'Apothecary', 'Bellfounder', 'Weaver', 'Shipwright',
        'Saltmaker', 'Court Painter', 'Lacemaker', 'Printer', 'Falconer', 'Perfumer', 'Stonemason', 'Wool Trader',
        'Goldsmith', 'Lute Maker', 'Ferryman', 'Dyer', 'Scribe', 'Miller', 'Pilot',
      ],
      y: [
        'Oath', 'Winter', 'Secret', 'Promise', 'Ledger', 'Bargain', 'Debt', 'Bride', 'Inheritance',
      ],
      o: ['Bishop', 'Duke', 'Spy', 'Foundling', 'Widow', 'Heretic', 'Captain', 'Abbess'],
      year: ['1546', '1588', '1599', '1612', '1631', '1648', '1665', '1709'],
      z: ['A Room', 'The Long Year', 'Salt and Silver', 'Foreigners', 'Winter', 'A Fair Wind', 'Bad Debts', 'A Stranger'],
      c: [
        'Lisbon', 'Antwerp', 'Venice', 'Lübeck', 'Bruges', 'Cádiz', 'Genoa', 'Ghent', 'Kraków', 'Palermo', 'Seville',
        'Toledo', 'Trieste', 'Bergen', 'Delft', 'Dubrovnik', 'Florence', 'Granada', 'Leiden', 'Marseille', 'Naples',
        'Porto', 'Prague', 'Riga', 'Salzburg', 'Tallinn',
      ],
    },
  },
  'Literary Fiction': {
    weight: 8,
    pages: [160, 448],
    titles: [
      '{x} {y}', 'A House of {x} {y}', 'All the {x} {y}', 'The Year of {x} {y}', 'A Catalogue of {x} {y}',
      'Notes Towards {x} {y}', '{x} {y} and {z}', 'The {x} {y} of @',
    ],
    first: ['{k} {p}', '{day} at the {l}', "The {job}'s {w}", '{y} and {z}', 'The {y} of @', 'Mostly {y}'],
    words: {
      k: [
        'What We Told', 'Letters to', 'Lunch with', 'Waiting for', 'Apologies to', 'Living Below', 'Goodbye to',
        'A Bed for', 'Arguing with', 'In the Car with',
      ],
      p: [
        'the neighbours', 'the in-laws', 'the landlord', 'Aunt Edith', 'the twins', 'the vet', 'the bishop',
        'the first wife', 'the lodger', 'a stranger', 'the whole family', 'Uncle Pavel', 'the piano teacher',
      ],
      day: [
        'Sunday', 'Monday Morning', 'A Wedding', 'Closing Time', 'Low Water', 'Visiting Hours', 'New Year',
        'The Last Week', 'Half Term',
      ],
      l: [
        'Waterworks', 'Lido', 'Registry Office', 'Garden Centre', 'Motorway Hotel', 'Lost Property Office', 'Bus Depot',
        'Boarding House', 'Ferry Terminal', 'Observatory', 'Night School', 'Piano Factory',
      ],
      job: [
        'Beekeeper', 'Surveyor', 'Organist', 'Translator', 'Dentist', 'Geologist', 'Tailor', 'Optician', 'Lodger',
        'Caretaker', 'Magistrate',
      ],
      w: ['Brother', 'Holiday', 'Debts', 'Second Wife', 'Raincoat', 'Sister', 'Silence', 'Garden', 'Inventory', 'Son'],
      x: [
        'Quiet', 'Ordinary', 'Borrowed', 'Unfinished', 'Distant', 'Late', 'Patient', 'Small', 'Open', 'Empty', 'Long',
        'Slow', 'Half-Lit', 'Unsent', 'Careful', 'Narrow', 'Early', 'Uneven', 'Shared', 'Unsaid', 'Northern',
        'Salted', 'Second', 'Foreign', 'Spare',
      ],
      y: [
        'Hours', 'Rooms', 'Weather', 'Houses', 'Letters', 'Summers', 'Rivers', 'Distances', 'Afternoons', 'Windows',
        'Gardens', 'Voices', 'Bridges', 'Tides', 'Mirrors', 'Fields', 'Harbours', 'Arguments', 'Sundays', 'Answers',
        'Kitchens', 'Stations', 'Lessons',
      ],
      z: [
        'the Sea', 'a Dog', 'Other Mistakes', 'Two Suitcases', 'the Neighbours', 'the Last Bus', 'an Open Door',
      ],
    },
  },
  Horror: {
    weight: 5,
    pages: [208, 448],
    titles: [
      '{y} in the {x}', 'The {y} Beneath the {x}', 'The {y} from the {x}', 'The {y} Behind the {x}', '{k} at the {x}',
      '{k} in the {q}',
    ],
    words: {
      x: [
        '{p} {q}',
      ],
      p: [
        'Hollow', 'Blackthorn', 'Dry', 'Drowned', 'Nameless', 'Silent', 'Sunken', 'Forgotten', 'Crooked', 'Burnt', 'Crow',
        'Ashen', 'Saltgrave',
      ],
      q: [
        'House', 'Wood', 'Well', 'Attic', 'Crypt', 'Marsh', 'Chapel', 'Quarry', 'Boarding School', 'Cabin', 'Nursery',
        'Mill', 'Lighthouse', 'Carnival', 'Icehouse',
      ],
      y: [
        'Shadows', 'Teeth', 'Footsteps', 'Visitors', 'Voices', 'Bones', 'Candles', 'Eyes', 'Dolls', 'Roots', 'Hands',
        'Children', 'Bells',
      ],
      k: [
        'Do Not Sleep', 'Nobody Home', 'A Light', 'Something Old', 'What Waits', 'Eleven Nights', 'The Guest',
        'The Last Summer',
      ],
    },
  },
  'Young Adult': {
    weight: 6,
    pages: [208, 416],
    titles: [
      'The {x} {y}', 'My {x} {y}', 'Our {x} {y}', 'How to Survive {a x} {y}', 'The {x} {y} of @', "@'s {x} {y}",
      '@ and the {x} {y}', '@ Against the {x} {y}', 'Everything but the {x} {y}', 'Notes from {a x} {y}',
    ],
    words: {
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
  },
  "Children's": {
    weight: 6,
    pages: [24, 48],
    titles: [
      '{x} and {y}', 'Little {x} and {y}', 'Grandfather {x} and {y}', '{n} the {x} and {y}',
      '{n}, the Smallest {x}, and {y}',
    ],
    first: ['{y}', '{n} and {y}', 'The {x} {h}', 'Goodnight, {n}', 'Where Is {n}?', '{n} Says No', '{n} at the {l}'],
    words: {
      h: [
        'Who Would Not Sleep', 'on the Night Bus', 'in the Bathtub', 'Who Lost Its Hat', 'with Cold Feet', 'Next Door',
        'Who Ate the Picnic', 'on the Roof', 'Who Could Not Swim', 'in the Library',
      ],
      l: ['Dentist', 'Seaside', 'Zoo', 'Fair', 'Allotment', 'Swimming Pool', 'Station', 'Library'],
      n: [
        'Pippa', 'Bertie', 'Olive', 'Max', 'Tilly', 'Hugo', 'Mabel', 'Gus', 'Daisy', 'Barnaby', 'Lottie', 'Wilbur',
        'Nell', 'Oscar',
      ],
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
  },
  Poetry: {
    weight: 4,
    pages: [56, 144],
    titles: [
      '{x} {y}', 'The Book of {x} {y}', 'Notes on {x} {y}', 'Forty {x} {y}', '{x} {y} for {z}', '{x} {y} from {w}',
    ],
    words: {
      x: [
        'Blue', 'Winter', 'Salt', 'Tin', 'Unlit', 'Paper', 'Bare', 'Wild', 'Low', 'Grey', 'River', 'Night', 'Stone',
        'Thin', 'Amber', 'Loose', 'Plain', 'Wooden', 'Morning', 'Inland', 'Rain', 'Borrowed',
      ],
      y: [
        'Psalms', 'Hymns', 'Elegies', 'Maps', 'Bells', 'Lamps', 'Swallows', 'Alphabets', 'Ladders', 'Wires',
        'Orchards', 'Boats', 'Lullabies', 'Feathers', 'Almanacs', 'Letters', 'Windows', 'Kites', 'Gates', 'Syllables',
      ],
      z: [
        'My Mother', 'Bus Drivers', 'a Small Town', 'the Late Shift', 'an Empty Chair', 'My Brother', 'Strangers',
        'the Unread', 'a Lost Dog', 'Tired People', 'the Last Tram', 'My Daughter', 'Beginners',
      ],
      w: [
        'a Kitchen Window', 'the Night Bus', 'an Island', 'the Allotment', 'the Waiting Room', 'the Coast',
        'an Attic', 'a Borrowed Room', 'the Border', 'the Harbour Wall', 'a Hospital Bed',
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
        'Eleanor', 'Gideon', 'Henrietta', 'Ingrid', 'Isadora', 'Julian', 'Leopold', 'Margit',
        'Matteo', 'Ottilie', 'Philippa', 'Rafael', 'Rosalind',
      ],
      q: [
        'Ashgrove', 'Belforin', 'Brandauer', 'Calloway-Finch', 'Coquillard', 'Dahlgaard', 
        'Hollowell', 'Lindqvold', 'Marchbank', 'Marrasch', 'Merrowby', 'Oakhanger', 'Ostrowe', 'Pell',
        'Plessing', 'Quaife', 'Quintavalle', 'Roebury', 'Saltwick', 'Solheimer',
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
        'boats', 'suitcases', 'clocks', 'horses', 'recipes', 'borders', 'bees', 'bridges', 'shoes', 'trains',
        'orchards', 'songs', 'winters', 'kitchens', 'dogs', 'maps', 'radios', 'gardens', 'photographs', 'snowfalls',
        'sewing machines', 'bicycles', 'lighthouses', 'languages', 'harvests', 'pianos', 'schools', 'keys',
      ],
      z: [
        'silence', 'luck', 'debts', 'rain', 'small lies', 'homesickness', 'hard work', 'hope', 'grief', 'distance',
        'laughter', 'pride', 'hunger', 'forgiveness', 'doubt', 'stubbornness', 'music', 'faith', 'shame', 'patience',
        'ambition', 'exile',
      ],
    },
  },
  History: {
    weight: 6,
    pages: [272, 768],
    titles: [
        'A History of {x}', '{x}: A Short History', 'The Untold History of {x}', 'A New History of {x}',
        '{x}: A Social History',
      ...subtitled([
          'How {x} Changed Daily Life', 'The World of {x}', 'The Age of {x}',
          'The People Behind {x}', 'The Story of {x}', 'The Rise of {x}', 'Living with {x}',
          'On the Trail of {x}',
      ]),
    ],
    words: {
      x: [
        'the spice trade', 'canals', 'the printing press', 'lighthouses', 'bread', 'the telegraph',
        'the postal service', 'the umbrella', 'coffee houses', 'street lighting', 'the bicycle', 'night trains',
        'public libraries', 'windmills', 'quarantine', 'the census', 'glass', 'markets', 'the passport', 'orphanages',
        'railway stations', 'soap', 'the typewriter', 'lotteries', 'border towns', 'mapmaking', 'paper', 'shipwrecks',
      ],
      z: [
        'Told in Twelve Objects', 'A Short History',
        'The Evidence of Letters and Bills', 'The View from Below', 'New Findings', 'An Illustrated History',
        'Myths and Facts', 'Voices from the Archives', 'Work, Money, and Power', 'A Story of Accidents', 'Lives and Ledgers',
        'Winners and Losers', 'An Unlikely Success', 
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
          'Understanding {x}', 'In Praise of {x}', 'The Secrets of {x}',
      ]),
    ],
    words: {
      x: [
        'sleep', 'the human voice', 'mosses', 'black holes', 'soil', 'tides', 'memory', 'venom', 'ice',
        'bird migration', 'fungi', 'sunlight', 'colour', 'bacteria', 'gravity', 'whales', 'the immune system',
        'chance', 'beetles', 'the deep sea', 'volcanoes', 'smell', 'clouds', 'seeds', 'numbers', 'salt marshes',
        'magnetism', 'lichens',
      ],
      z: [
        'Twelve Lessons', 'A Guide for the Curious', 'What We Know and What We Do Not', 'Questions and Answers',
        'Stories from the Lab', 'A Short Introduction', 'Old Myths and New Findings',
        'From First Ideas to Open Questions', 'An Illustrated Tour', 'Notes from the Field', 
        
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
        'rest', 'saying no', 'focus', 'letting go', 'starting over', 'calm mornings', 'better sleep', 'friendship',
        'confidence', 'patience', 'solitude', 'kindness', 'courage', 'attention', 'asking for help', 'creativity',
        'boundaries', 'listening', 'stillness', 'slowness', 'good habits', 'honest conversation', 'forgiveness',
        'simple living', 'curiosity', 'gratitude', 'balance', 'self-respect',
      ],
      z: [
        'Small Steps for Hard Days', 'Thirty Exercises', 'A Workbook', 'Advice for Tired People',
        'Lessons from Real Life', 'One Page a Day', 'A Guide for Beginners', 'Honest Advice', 'Fifty Ideas',
        'A Quiet Guide', 'Letters to a Friend', 'What Helps', 'Notes for Beginners', 'A Beginner Tries Again',
        'Twelve Weeks', 'Essays', 'A Short Course', 'A Journal', 'Questions and Answers', 'A Sceptic Reports',
      ],
    },
  },
  Travel: {
    weight: 5,
    pages: [192, 384],
    titles: [
        'A Notebook from {x}', 'Letters from {x}', 'In No Hurry: {x}',
      ...subtitled([
          'Along {x}', 'Getting Lost on {x}', 'Slow Miles Along {x}', 'Voices from {x}',
          'The Road Along {x}', 'Life on {x}', 'Somewhere on {x}', 'Getting to Know {x}',
          'Strangers on {x}', 'A Journey Along {x}',
          '{x} from End to End',
      ]),
    ],
    words: {
      x: [
        'the Danube', 'the Baltic Coast', 'the Silk Road', 'the Adriatic Coast', 'the Rhine', 'the Atlantic Coast',
        'the Black Sea Coast', 'the Loire', 'the Mekong', 'the Tagus', 'the Amber Road', 'the Finnish Coast',
        'the Basque Coast', 'the Douro', 'the Volga', 'the Pacific Coast', 'the Vistula', 'the Rio Grande',
        'the Saint Lawrence', 'the Arctic Coast', 'the Great Karoo', 'the Mississippi', 'the Paraná',
        'the Aegean Coast', 'the North Sea Coast', 'the Ganges', 'the Tasman Coast', 'the Old Salt Route',
      ],
      z: [
        'Notes from the Road', 'Notes on Slow Travel', 'A Slow Journey', 'People and Places',
        'Stories from the Road', 'With Bad Maps', 'The Long Way', 'A Travel Diary',
        'Bread, Rain, and Good Company', 'A Journey in Sketches', 
      ],
    },
  },
  Cooking: {
    weight: 5,
    pages: [144, 352],
    titles: [
        'The Little Book of {x}', 'The Big Book of {x}', '{x}: Eighty Recipes', 'Cooking with Care: {x}',
      ...subtitled([
          '{x} for Every Season', '{x} at Home', 'Simply {x}', 'In Praise of {x}',
          '{x} from Scratch', '{x} for Friends', 'The Joy of {x}', '{x} Without Fuss',
      ]),
    ],
    words: {
      x: [
        'home baking', 'soups', 'one-pot suppers', 'lentils and beans', 'root vegetables', 'citrus', 'rice',
        'Sunday lunches', 'preserves', 'dumplings', 'herbs', 'noodles', 'potatoes', 'breakfasts', 'picnics',
        'pies and tarts', 'mushrooms', 'honey cakes', 'yoghurt', 'salads', 'fish suppers', 'spices', 'stews',
        'biscuits', 'grains', 'cheese dishes', 'pancakes', 'fruit desserts',
      ],
      z: [
        'Eighty Recipes', 'Recipes from Home', 'Simple Recipes for Busy Days', 'Old Recipes, New Ideas', 'Fifty Favourites', 'My Kitchen Diary', 'Notes of a Cook', 'Easy and Otherwise',
        'Sixty Simple Dishes', 'Recipes for Sundays', 'A Family Cookbook', 'Cooking with the Seasons',
        'The Essential Recipes', 'Recipes and Stories', 
      ],
    },
  },
  Business: {
    weight: 4,
    pages: [176, 320],
    titles: [
        'A Short Guide to {x}', 'Lessons in {x}',
      ...subtitled([
          'Rethinking {x}', 'The Rules of {x}', 'The Truth About {x}', 'The Economics of {x}', '{x} in Practice',
          'Beyond {x}', 'The Hidden Cost of {x}', 'What We Get Wrong About {x}',
          'The Human Side of {x}', 'The Discipline of {x}',
          '{x} for Sceptics', 'Mastering {x}',
      ]),
    ],
    words: {
      x: [
        'pricing', 'trust', 'family firms', 'remote work', 'negotiation', 'hiring', 'small shops', 'supply chains',
        'productivity', 'innovation', 'organizational change', 'leadership', 'meetings', 'failure',
        'customer loyalty', 'growth', 'decision making', 'start-ups', 'budgets', 'feedback', 'teamwork', 'quality',
        'delegation', 'strategy', 'customer service', 'planning', 'slow growth', 'office politics',
      ],
      z: [
        'Lessons from Small Companies', 'What Research Tells Us', 'A Field Guide', 'Ideas for Busy Managers', 'From Theory to Monday', 'A Reckoning', 'Notes from a Factory',
        'Evidence and Doubt', 'What the Figures Say', 'An Insider Reports', 'In Nine Conversations',
        'Rules and Exceptions', 'Twelve Case Studies', 'The View from Below', 'Myths and Facts',
        'What Good Companies Do', 'Stories from the Office',
      ],
    },
  },
};
