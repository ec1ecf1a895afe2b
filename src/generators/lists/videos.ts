import type { Grammar } from '../grammar.ts';

/** What videos of one category are about. */
export interface VideoCategory {
  /** How often the category comes, in comparison. */
  readonly weight: number;
  /**
   * Patterns of titles. `{x}` is the subject; each word of a slot goes with all words of the others. `{n}` is the number
   * in a series, `{m}` a number of minutes.
   */
  readonly titles: readonly string[];
  readonly words: { readonly x: readonly string[] } & Grammar;
  readonly tags: readonly string[];
}

/** The numbers of a series, and of minutes. */
const NUMBERS: Grammar = {
  n: Array.from({ length: 44 }, (_, at) => String(at + 2)),
  m: ['5', '8', '10', '12', '15', '20'],
};

/** Video categories by name. */
// prettier-ignore
export const videoCategories: Readonly<Record<string, VideoCategory>> = {
  Cooking: {
    weight: 12,
    titles: [
      '{x} {y}', 'How to Make {x} {y}', "Let's Make {x} {y}", 'Making {x} {y}', 'Cook with Me: {x} {y}',
      'Homemade {x} {y}', 'Simple {x} {y}', 'Easy {x} {y}', 'Learning to Make {x} {y}', 'Better {x} {y}',
      'I Made {x} {z}', '{x} {z}', 'I Tried to Make {x} {z}', 'Can You Make {x} {z}?', 'Kitchen Basics #{n}: {x}',
      'The Secret of Good {x}', 'Three Ways to Make {x}', 'Common Mistakes with {x}', 'What Makes Good {x}?',
      'The Best {x} I Ever Made', '{x}: The Full Recipe', '{x}, Step by Step',
    ],
    words: {
      ...NUMBERS,
      x: [
        'sourdough bread', 'mushroom risotto', 'lentil soup', 'apple strudel', 'pumpkin ravioli', 'vegetable curry',
        'potato dumplings', 'onion tart', 'fish tacos', 'tomato sauce', 'flatbread', 'cinnamon buns', 'chickpea stew',
        'lemon cake', 'rice pilaf', 'pickled cucumbers', 'roast chicken', 'spinach lasagne', 'noodle soup',
        'carrot salad', 'chocolate mousse', 'bean burritos', 'herb butter', 'plum jam', 'fried rice',
        'stuffed peppers', 'goat cheese quiche', 'beetroot soup', 'orange marmalade', 'pancakes', 'walnut bread',
        'baked aubergines', 'coconut rice', 'garlic bread', 'leek soup', 'pear crumble', 'fresh pasta',
        'rye bread', 'oven fries', 'fruit salad', 'vanilla custard', 'braised cabbage', 'fish stew', 'potato gratin',
      ],
      y: [
        'for Two', 'for a Crowd', 'for Beginners', 'for Picky Eaters', 'for Guests', 'for Students',
        'for Busy People', 'for One', 'on a Weeknight', 'on a Budget', 'on a Camping Stove', 'in a Tiny Kitchen',
        'in Big Batches', 'with Few Ingredients', 'without Fancy Equipment', 'for Lazy Sundays', 'for a Potluck',
      ],
      z: [
        'Without a Recipe', 'with My Neighbour', 'from Memory', 'for Thirty People', 'for the First Time',
        'Five Days in a Row',
      ],
    },
    tags: [
      'cooking', 'recipe', 'food', 'kitchen', 'homemade', 'easy recipes', 'cooking tips', 'home cook',
      'from scratch',
    ],
  },
  Travel: {
    weight: 11,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} {y}', '{x} {y}', 'Slow Travel: {x} {y}',
      'Travel Notes #{n}: {x}', 'Seven {x} to Remember', 'My Favourite {x} So Far', 'Getting Lost Among {x}',
      'Why I Love {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'night trains', 'mountain huts', 'island ferries', 'street markets', 'hill villages', 'old harbours',
        'desert roads', 'city parks', 'coastal paths', 'river boats', 'hidden courtyards', 'local buses',
        'wild beaches', 'pilgrim routes', 'cable cars', 'village festivals', 'lighthouse trails', 'canal towns',
        'border towns', 'vineyards', 'hot springs', 'old railway stations', 'food halls', 'rooftop views',
        'ferry crossings', 'thermal baths', 'forest cabins', 'cycling routes', 'fishing villages', 'spice markets',
        'tram rides', 'botanical gardens', 'castle ruins', 'salt lakes', 'cave houses', 'night markets', 'tea houses',
        'monastery guest houses', 'lakeside campsites', 'waterfall hikes', 'quiet islands', 'open-air museums',
        'university towns', 'mountain railways',
      ],
      lead: [
        'Exploring', 'In Search of', 'Discovering', 'In Praise of', 'Finding', 'Getting to Know', 'A Love Letter to',
      ],
      sub: [
        'What to Expect', 'What I Learned', 'Was It Worth It?', 'An Honest Review', 'Mistakes I Made',
        'What It Really Costs', 'Five Practical Tips', 'What Nobody Tells You', 'The Best Moments',
        'A Guide for First-Timers', 'Questions and Answers', 'The Highs and Lows', 'How to Plan It',
        'What I Would Do Differently',
      ],
      y: [
        'Off Season', 'in the Rain', 'in Winter', 'with Little Luggage', 'on a Small Budget', 'on My Own',
        'with Friends', 'with Children',
      ],
    },
    tags: [
      'travel', 'travel vlog', 'slow travel', 'travel tips', 'adventure', 'sightseeing', 'hidden places',
      'itinerary', 'local life',
    ],
  },
  Fitness: {
    weight: 8,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} {y}', '{x} {y}', 'Follow Along: {x} {y}',
      "Coach's Tips: {x} {y}", 'Training Diary #{n}: {x}', 'The Science of {x}', 'Back to Basics: {x}',
      'The Case for {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'core exercises', 'morning stretches', 'side planks', 'bodyweight squats', 'shoulder exercises',
        'balance exercises', 'push-ups', 'pull-ups', 'plank variations', 'rope skipping', 'calf raises',
        'hip openers', 'breathing drills', 'sun salutations', 'stair workouts', 'kettlebell swings',
        'band exercises', 'cool-downs', 'warm-ups', 'wall sits', 'glute bridges', 'arm circles', 'desk stretches',
        'ankle exercises', 'back exercises', 'leg exercises', 'circuit training', 'foam rolling', 'jump training',
        'walking lunges', 'yoga flows', 'pilates exercises', 'recovery exercises', 'mountain climbers',
        'grip exercises', 'posture exercises', 'burpees', 'cross-training', 'boxing drills', 'dance workouts',
        'crunches', 'neck exercises', 'hamstring stretches', 'step aerobics',
      ],
      lead: [
        'How to Do', 'A Closer Look at', 'Getting Better at', 'An Introduction to', 'Thirty Days of', 'Why I Do',
        'Learning',
      ],
      sub: [
        'Common Mistakes', 'A Simple Routine', 'What Changed', 'Five Useful Tips', 'A Short Routine',
        'An Easier Version', 'A Form Check', 'Questions and Answers', 'How Often and How Long',
        'What to Watch Out For', 'A Gentle Start', 'My Honest Review', 'What a Physio Says',
      ],
      y: [
        'for Beginners', 'for Runners', 'for Cyclists', 'for Office Workers', 'Before Work', 'After Forty',
        'After a Long Break', 'on Busy Days', 'at Home',
      ],
    },
    tags: [
      'fitness', 'workout', 'exercise', 'training plan', 'healthy habits', 'beginner workout', 'movement',
      'training at home', 'motivation',
    ],
  },
  Technology: {
    weight: 11,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', 'Choosing {x} {y}', 'Comparing {x} {y}', 'A Guide to {x} {y}',
      '{x} {y}', 'The Best {x} {y}', 'Plain Tech #{n}: {x}', 'A Short History of {x}', 'The Truth About {x}',
      'Everything I Got Wrong About {x}', '{x} Compared',
    ],
    words: {
      ...NUMBERS,
      x: [
        'home networks', 'password managers', 'mechanical keyboards', 'smart thermostats', 'phone cameras',
        'electric bikes', 'solar chargers', 'noise-cancelling headphones', '3D printers', 'e-readers',
        'single-board computers', 'home servers', 'robot vacuums', 'office software', 'computer monitors',
        'wireless earbuds', 'backup drives', 'graphics cards', 'smart lamps', 'video doorbells', 'screen readers',
        'refurbished laptops', 'weather stations', 'digital notebooks', 'heat pumps', 'camera drones',
        'voice assistants', 'USB cables', 'internet radios', 'projectors', 'dashboard cameras', 'fitness trackers',
        'air purifiers', 'text editors', 'drawing tablets', 'home batteries', 'encrypted messengers',
        'second-hand phones', 'satellite internet', 'smart locks', 'digital cameras', 'ergonomic mice',
        'cloud storage', 'portable chargers',
      ],
      lead: [
        'Living with', 'Choosing', 'Testing', 'Rethinking', 'Starting Out with', 'A Guide to', 'Comparing',
        'Understanding',
      ],
      sub: [
        'What to Look For', 'An Honest Review', 'Worth the Money?', 'Five Common Myths', 'Questions and Answers',
        'The Good and the Bad', 'What I Would Do Again', 'After One Year', 'What the Adverts Leave Out',
        'Before You Decide', 'Mistakes to Avoid', 'The Basics', 'What Has Changed', 'Cheap or Expensive?',
        'What Reviewers Miss', 'My Verdict', 'The Fine Print', 'Old Against New',
      ],
      y: [
        'on a Budget', 'for Beginners', 'for Families', 'for Small Businesses', 'for Everyday Use',
        'for Older People', 'for First-Time Users',
      ],
    },
    tags: [
      'technology', 'review', 'how it works', 'buying advice', 'digital life', 'setup', 'comparison',
      'tech explained', 'tips and tricks',
    ],
  },
  Science: {
    weight: 8,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} in {m} Minutes', '{x} in {m} Minutes',
      'Science Notes #{n}: {x}', 'How Scientists Study {x}', 'What We Can Learn from {x}',
      'The Surprising Side of {x}', 'Five Questions About {x}', 'Everything We Know About {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'black holes', 'tides', 'honeybee dances', 'glaciers', 'magnets', 'rainbows', 'bacteria', 'ocean currents',
        'comets', 'earthquakes', 'antibodies', 'dark matter', 'crystals', 'sound waves', 'vaccines', 'sleep',
        'gravity', 'lichens', 'solar flares', 'photosynthesis', 'plate tectonics', 'optical illusions',
        'bird migration', 'superconductors', 'soil', 'the Moon', 'fossils', 'memory', 'lightning', 'enzymes',
        'neutrinos', 'soap bubbles', 'frost', 'prime numbers', 'probability', 'clouds', 'venom',
        'the northern lights', 'echoes', 'permafrost', 'static electricity', 'DNA', 'tsunamis', 'viruses',
      ],
      lead: [
        'Understanding', 'Getting to Grips with', 'The Story of', 'The Science of', 'The Strange World of',
        'An Introduction to', 'A Closer Look at', 'Thinking About',
      ],
      sub: [
        'Myth and Fact', 'What We Know', 'Open Questions', 'Five Big Questions', 'What the Data Say',
        'A Simple Experiment', 'What Textbooks Leave Out', 'How We Found Out', 'The Latest Research',
        'Common Misconceptions', 'In Plain English', 'What Experts Disagree On', 'Why It Matters', 'Told in Numbers',
        'From Theory to Proof',
      ],
    },
    tags: [
      'science', 'research', 'explained', 'learning', 'curiosity', 'education', 'science facts', 'popular science',
      'discovery',
    ],
  },
  Nature: {
    weight: 8,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} {y}', '{x} {y}', 'Field Notes #{n}: {x}',
      'A Year with {x}', 'Protecting {x}', 'The Return of {x}', 'The Secret Life of {x}', 'Where to Find {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'red squirrels', 'tawny owls', 'alpine flowers', 'tide pools', 'hedgehogs', 'beavers', 'hares',
        'dragonflies', 'grey seals', 'wild orchids', 'white storks', 'moor frogs', 'fireflies', 'ospreys', 'cranes',
        'bats', 'kingfishers', 'river otters', 'snails', 'garden spiders', 'swallows', 'grass snakes', 'avocets',
        'bumblebees', 'red foxes', 'barn owls', 'newts', 'butterflies', 'mountain goats', 'wild mushrooms',
        'starlings', 'toads', 'salmon', 'woodpeckers', 'roe deer', 'puffins', 'wolves', 'ladybirds', 'badgers',
        'grey herons', 'grasshoppers', 'meadow flowers', 'wall lizards', 'harvest mice',
      ],
      lead: [
        'Filming', 'Looking for', 'A Portrait of', 'In the Company of', 'Watching', 'My Search for',
        'Getting Close to', 'Sketching',
      ],
      sub: [
        'Notes from the Field', 'A Short Film', 'What I Saw', 'Three Days of Waiting', 'Sounds Only',
        'What Has Changed', 'Where to Look', 'A Quiet Look', 'Questions for a Biologist', 'Season by Season',
      ],
      y: [
        'at Dawn', 'at Dusk', 'After a Storm', 'in the Mist', 'in Midsummer', 'in Late Spring', 'Close to Home',
        'Through the Seasons', 'with a Biologist', 'on a Quiet Morning',
      ],
    },
    tags: [
      'nature', 'wildlife', 'outdoors', 'conservation', 'nature sounds', 'habitat', 'slow video', 'biodiversity',
      'field notes', 'observation',
    ],
  },
  Music: {
    weight: 11,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', 'An Introduction to {x} {y}', 'All About {x} {y}',
      'Getting to Know {x} {y}', '{x} {y}', 'An Introduction to {x} in {m} Minutes', '{x} in {m} Minutes',
      'Listening Room #{n}: {x}', '{x} from Around the World', 'The Story Behind {x}', 'My Favourite {x}',
      '{x}, Then and Now',
    ],
    words: {
      ...NUMBERS,
      x: [
        'fingerpicking patterns', 'blues scales', 'four-part harmonies', 'drum fills', 'piano études', 'folk songs',
        'sea shanties', 'bass lines', 'street musicians', 'choir rehearsals', 'vinyl records', 'home recordings',
        'loop pedals', 'chord progressions', 'cello duets', 'film scores', 'lullabies', 'brass bands',
        'church organs', 'synthesizers', 'ukulele songs', 'baroque dances', 'steel drums', 'accordion tunes',
        'song lyrics', 'vocal warm-ups', 'string quartets', 'tango rhythms', 'microphones', 'field recordings',
        'guitar tunings', 'piano ballads', 'polyrhythms', 'bagpipes', 'jam sessions', 'waltzes', 'mixing desks',
        'broken chords', 'hand drums', 'harmonicas', 'samba grooves', 'violin sonatas', 'open-mic nights',
        'practice routines',
      ],
      lead: [
        'An Introduction to', 'All About', 'In Praise of', 'A Closer Look at', 'The Beauty of', 'Discovering',
        'Getting to Know', 'Why I Love',
      ],
      sub: [
        'Where to Start', 'Five Good Examples', 'A Listening Guide', 'Then and Now', 'What I Learned', 'The Basics',
        'Live Examples', 'Stories and Sounds', 'What Makes Them Special', 'My Favourites', 'Questions and Answers',
        'With a Special Guest', 'What to Listen For', 'Old and New', 'The Sound Up Close', 'A Personal Guide',
      ],
      y: [
        'for Beginners', 'with Live Examples', 'in Plain English', 'without Theory', 'for Curious Listeners',
      ],
    },
    tags: [
      'music', 'live music', 'acoustic', 'practice', 'rhythm', 'melody', 'musicians', 'session', 'listening',
      'performance',
    ],
  },
  Gaming: {
    weight: 10,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', 'Playing {x} {y}', 'Trying {x} {y}', '{x} {y}',
      'Live Session: {x} {y}', 'Save Point #{n}: {x}', 'The History of {x}', 'How Designers Think About {x}',
      'The Trouble with {x}', '{x}, Then and Now',
    ],
    words: {
      ...NUMBERS,
      x: [
        'boss fights', 'speedruns', 'city builders', 'puzzle platformers', 'retro games', 'couch co-op games',
        'adventure games', 'farming simulators', 'tower defence games', 'dungeon crawlers', 'card battlers',
        'racing simulators', 'turn-based strategy games', 'open-world games', 'roguelikes', 'crafting games',
        'co-op campaigns', 'side quests', 'life simulators', 'pixel art games', 'text adventures',
        'point-and-click adventures', 'survival games', 'rhythm games', 'party games', 'space simulators',
        'naval battles', 'base building games', 'stealth games', 'bonus levels', 'walking simulators', 'final levels',
        'chess variants', 'level editors', 'deck builders', 'railway simulators', 'pinball tables',
        'flight simulators', 'management games', 'word games', 'detective games', 'fishing mini-games',
        'fighting games', 'escape room games',
      ],
      lead: [
        'Playing', 'Rediscovering', 'Ranking', 'In Defence of', 'Learning to Love', 'Getting Better at', 'A Guide to',
        'Trying', 'The Joy of',
      ],
      sub: [
        'Five Useful Tips', 'What Makes Them Fun', 'No Spoilers', 'My Top Ten', 'Where to Start', 'Then and Now',
        'First Impressions', 'What I Missed', 'Small Studios, Big Ideas', 'Questions and Answers',
        'The Design Behind Them', 'One Evening, No Cuts', 'From Easy to Hard', 'The Underrated Ones',
        'Are They Worth It?',
      ],
      y: [
        'with Friends', 'on a Handheld', 'on Old Hardware', 'After Work', 'for the First Time',
      ],
    },
    tags: [
      'gaming', 'gameplay', "let's play", 'indie games', 'tips and tricks', 'game design', 'review', 'commentary',
      'casual games',
    ],
  },
  Crafts: {
    weight: 7,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} {y}', '{x} {y}', 'Workbench #{n}: {x}',
      'Three Ideas for {x}', 'Selling {x} at Markets', 'Finishing Touches for {x}', 'My First {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'wooden spoons', 'patchwork quilts', 'clay bowls', 'beeswax candles', 'paper lanterns', 'knitted socks',
        'leather wallets', 'linocut prints', 'hand-bound notebooks', 'macramé plant hangers', 'felt slippers',
        'willow baskets', 'embroidered collars', 'block-printed fabrics', 'soap bars', 'origami boxes',
        'stained-glass ornaments', 'bead necklaces', 'woven scarves', 'crocheted blankets', 'papier-mâché bowls',
        'birdhouses', 'wooden toys', 'pressed-flower cards', 'silver rings', 'hand-dyed yarns', 'braided rugs',
        'picture frames', 'concrete planters', 'paper kites', 'hand puppets', 'paper flowers', 'tote bags',
        'wax seals', 'marbled papers', 'cushion covers', 'mosaics', 'paper stars', 'wooden stools', 'key rings',
        'book covers', 'tea cosies', 'driftwood shelves', 'clay tiles',
      ],
      lead: [
        'How to Make', 'Making', 'Designing', "Let's Make", 'Learning to Make', 'I Made', 'Easy', 'Better',
      ],
      sub: [
        'What I Would Do Differently', 'Materials and Tools', 'Mistakes and Fixes', 'The Full Process',
        'Three Variations', 'The Second Attempt', 'Cheap and Simple',
      ],
      y: [
        'for Beginners', 'with Simple Tools', 'in an Afternoon', 'as Gifts', 'without a Workshop', 'on a Budget',
        'the Traditional Way', 'at the Kitchen Table', 'in a Weekend', 'in Bright Colours', 'in a Small Flat',
        'for a Market Stall', 'from Start to Finish',
      ],
    },
    tags: [
      'crafts', 'handmade', 'diy', 'tutorial', 'craft ideas', 'making', 'craft tools', 'gift ideas', 'slow making',
    ],
  },
  Gardening: {
    weight: 6,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', '{lead} {x} {y}', '{x} {y}', 'Garden Diary #{n}: {x}',
      'A Fresh Start for {x}', 'Ten Years of {x}', 'What I Learned from {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'tomato plants', 'raised beds', 'compost heaps', 'herb spirals', 'climbing roses', 'herb pots',
        'fruit trees', 'lavender hedges', 'vegetable patches', 'garden ponds', 'tulip beds', 'hardy perennials',
        'cold frames', 'wildflower meadows', 'salad beds', 'berry bushes', 'potted citrus trees', 'green manure',
        'rain barrels', 'seed trays', 'dahlias', 'ornamental grasses', 'pumpkins', 'kitchen herbs', 'window boxes',
        'worm bins', 'runner beans', 'shade plants', 'rose arches', 'ferns', 'strawberries', 'garlic', 'hedges',
        'potatoes', 'rock gardens', 'ground cover plants', 'greenhouse cucumbers', 'peonies', 'gravel gardens',
        'insect hotels', 'chilli plants', 'flower borders', 'hydrangeas', 'ivy walls',
      ],
      lead: [
        'Caring for', 'Planning', 'A Practical Guide to', 'Rethinking', 'Getting Started with', 'All About', 'Better',
        'Thinking About',
      ],
      sub: [
        'Common Mistakes', 'What I Changed', 'Questions and Answers', 'Before and After', 'Month by Month',
        'What It Costs', 'Lessons from Last Year', 'The Simple Method', 'Pests and Problems', 'Soil and Water',
      ],
      y: [
        'for Beginners', 'on a Budget', 'without Chemicals', 'in Dry Summers', 'in Wet Summers', 'in Cold Regions',
        'in Small Gardens', 'Through the Year', 'with Little Time', 'in a City',
      ],
    },
    tags: [
      'gardening', 'garden', 'plants', 'organic gardening', 'soil', 'garden tips', 'seasonal jobs',
      'urban gardening', 'growing',
    ],
  },
  History: {
    weight: 7,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', 'A Short History of {x} in {m} Minutes',
      'The Story of {x} in {m} Minutes', '{x} in {m} Minutes', 'History Notes #{n}: {x}',
      'How {x} Changed Daily Life', 'What Remains of {x}', 'In the Age of {x}', 'Five Facts About {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'Roman roads', 'medieval markets', 'the Silk Road', 'steam engines', 'lighthouses', 'the printing press',
        'Viking ships', 'castle kitchens', 'the telegraph', 'canals', 'ancient maps', 'plague doctors',
        'coffee houses', 'the spice trade', 'cathedrals', 'forgotten queens', 'postal routes', 'siege engines',
        'monastery gardens', 'the abacus', 'samurai armour', 'windmills', 'guilds', 'the first railways',
        'lost libraries', 'Egyptian bread', 'whaling stations', 'the typewriter', 'caravanserais', 'tournaments',
        'early cinema', 'stone circles', 'the Hanseatic League', 'clockmakers', 'polar expeditions', 'the bicycle',
        'shipwrecks', 'Inca bridges', 'street lamps', 'tapestries', 'the census', 'aqueducts', 'sailing ships',
        'the umbrella',
      ],
      lead: [
        'A Short History of', 'Rethinking', 'The Story of', 'The World of', 'The Rise and Fall of', 'On the Trail of',
        'A New Look at', 'In Search of',
      ],
      sub: [
        'What the Sources Say', 'Myth and Fact', 'Five Things to Know', 'What We Get Wrong',
        'The People Behind the Story', 'Work, Money, and Power', 'Everyday Life', 'What Is Left Today',
        'In Five Objects', 'In Old Pictures', 'Letters and Diaries', 'The Forgotten Side', 'A Visit to the Archive',
        'What Films Get Wrong', 'The Long View', 'Seen Up Close', 'Winners and Losers', 'New Finds',
      ],
    },
    tags: [
      'history', 'documentary', 'archaeology', 'heritage', 'everyday life', 'sources', 'museum', 'culture',
      'storytelling', 'the past',
    ],
  },
  Pets: {
    weight: 7,
    titles: [
      '{lead} {x}: {sub}', '{x}: {sub}', '{lead} {x}', 'Living with {x} {y}', 'Caring for {x} {y}',
      'Looking After {x} {y}', '{x} {y}', 'Pet Diary #{n}: {x}', 'Ask the Vet: {x}', 'Keeping {x} Happy',
      'What {x} Need', 'Funny Moments with {x}', 'What I Learned from {x}',
    ],
    words: {
      ...NUMBERS,
      x: [
        'puppies', 'senior cats', 'guinea pigs', 'house rabbits', 'rescue dogs', 'budgies', 'hamsters',
        'aquarium fish', 'kittens', 'tortoises', 'mixed-breed dogs', 'indoor cats', 'bearded dragons', 'chinchillas',
        'ferrets', 'parrots', 'deaf dogs', 'shy cats', 'small dogs', 'large dogs', 'axolotls', 'geckos', 'pet rats',
        'dachshunds', 'sheepdogs', 'tabby cats', 'canaries', 'pet mice', 'corn snakes', 'gerbils', 'foster kittens',
        'three-legged cats', 'beagles', 'terriers', 'greyhounds', 'degus', 'lovebirds', 'giant snails', 'cockatiels',
        'Siamese cats', 'stick insects', 'anxious dogs', 'long-haired cats', 'senior dogs',
      ],
      lead: [
        'Living with', 'Getting to Know', 'Caring for', 'Understanding', 'Feeding', 'Looking After', 'A Day with',
        'Making Friends with', 'Choosing',
      ],
      sub: [
        'What a Vet Says', 'Costs and Care', 'Questions and Answers', 'Common Mistakes', 'What I Wish I Had Known',
        'Funny Moments', 'A Calm Start', 'Food and Space', 'Signs of Stress', 'Daily Routines', 'The First Year',
        'Are They Right for You?', 'Myth and Fact', 'Tips from Owners',
      ],
      y: [
        'in Winter', 'in Hot Weather', 'in a Small Home', 'Around Children', 'in the First Weeks', 'on a Budget',
        'During a House Move',
      ],
    },
    tags: [
      'pets', 'animals', 'pet care', 'training', 'animal behaviour', 'vet advice', 'rescue', 'pet tips',
      'family pets', 'companions',
    ],
  },
};
