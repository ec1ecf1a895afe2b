/** What videos of one category are about. */
export interface VideoCategory {
  /** How often the category comes, in comparison. */
  readonly weight: number;
  /** Patterns of titles; `{x}` is the subject, and `{y}` in which way or for whom it is dealt with. */
  readonly titles: readonly string[];
  readonly words: { readonly x: readonly string[]; readonly y: readonly string[] };
  readonly tags: readonly string[];
}

/** Video categories by name. */
// prettier-ignore
export const videoCategories: Readonly<Record<string, VideoCategory>> = {
  Cooking: {
    weight: 12,
    titles: [
      'How to Make {x} {y}', '{x} {y}', 'My Favourite {x} {y}', '{x} {y}: Step by Step', '{x} {y}, Explained',
      '{x} {y} (and What Can Go Wrong)', "Let's Cook {x} {y}", 'I Made {x} {y}', 'Can You Make {x} {y}?',
      '{x} {y}: The Full Recipe', 'Learning to Make {x} {y}', 'I Tried to Make {x} {y}', 'The Secret of Good {x}',
      'Three Ways to Make {x}', 'Common Mistakes with {x}', 'What Makes Good {x}?', 'The Best {x} I Ever Made',
    ],
    words: {
      x: [
        'sourdough bread', 'mushroom risotto', 'lentil soup', 'apple strudel', 'pumpkin ravioli', 'vegetable curry',
        'potato dumplings', 'onion tart', 'fish tacos', 'tomato sauce', 'flatbread', 'cinnamon buns', 'chickpea stew',
        'lemon cake', 'rice pilaf', 'pickled cucumbers', 'roast chicken', 'spinach lasagne', 'noodle soup',
        'carrot salad', 'chocolate mousse', 'bean burritos', 'herb butter', 'plum jam', 'fried rice',
        'stuffed peppers', 'goat cheese quiche', 'beetroot soup', 'orange marmalade', 'pancakes', 'walnut bread',
        'baked aubergines', 'coconut rice', 'garlic bread', 'leek soup', 'pear crumble', 'homemade pasta',
        'rye bread', 'oven fries', 'fruit salad', 'vanilla custard', 'braised cabbage', 'fish stew', 'potato gratin',
      ],
      y: [
        'for Two', 'for a Crowd', 'on a Weeknight', 'on a Budget', 'in a Tiny Kitchen', 'Without a Recipe',
        'with My Grandmother', 'for Beginners', 'Ahead of Time', 'for Picky Eaters', 'from My Childhood',
        'for Lazy Sundays', 'Like a Chef', 'with Few Ingredients', 'with a Twist', 'the Slow Way', 'for Guests',
        'the Easy Way', 'on a Camping Stove', 'from Memory', 'with My Neighbour', 'in Under an Hour',
        'for Busy Parents', "My Father's Way",
      ],
    },
    tags: [
      'cooking', 'recipe', 'food', 'kitchen', 'homemade', 'easy recipes', 'dinner ideas', 'cooking tips', 'home cook',
      'ingredients', 'seasonal food', 'family meals', 'cooking basics', 'from scratch',
    ],
  },
  Travel: {
    weight: 11,
    titles: [
      'A Week of {x} {y}', '{x} {y}', 'Exploring {x} {y}', '{x} {y}: What to Expect', 'In Search of {x} {y}',
      'What I Learned from {x} {y}', 'A Guide to {x} {y}', '{x} {y} on a Small Budget', 'Slow Travel: {x} {y}',
      'Travel Diary: {x} {y}', 'Why I Love {x} {y}', 'A Summer of {x} {y}', 'Planning a Trip to See {x}',
      'Seven {x} to Remember', 'My Favourite {x} So Far', 'Getting Lost Among {x}',
    ],
    words: {
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
      y: [
        'Without a Car', 'Off Season', 'with Children', 'by Bicycle', 'with My Parents', 'in the Rain',
        'for First-Timers', 'for Solo Travellers', 'with Only Hand Luggage', 'off the Beaten Track', 'with a Local',
        'in January', 'on a Long Weekend', 'with a Dog', 'for Families', 'with No Plan', 'on Foot', 'in Bad Weather',
        'with an Old Camera', 'for the Second Time', 'in Good Company', 'Without a Phone', "at a Snail's Pace",
        'Close to Home',
      ],
    },
    tags: [
      'travel', 'travel vlog', 'slow travel', 'budget travel', 'solo travel', 'road trip', 'travel tips', 'adventure',
      'sightseeing', 'backpacking', 'city guide', 'hidden places', 'itinerary', 'local life',
    ],
  },
  Fitness: {
    weight: 8,
    titles: [
      '{x} {y}', 'How to Do {x} {y}', 'Getting Better at {x} {y}', 'Follow Along: {x} {y}',
      '{x} {y}: A Simple Routine', 'Thirty Days of {x} {y}', 'I Tried {x} {y}', '{x} {y}: Common Mistakes',
      'Starting {x} {y}', "Coach's Tips: {x} {y}", 'The Case for {x} {y}', '{x} {y}: What Changed',
      'The Science of {x}', 'Back to Basics: {x}', 'My Honest Review of {x}',
    ],
    words: {
      x: [
        'core exercises', 'morning stretches', 'side planks', 'bodyweight squats', 'shoulder exercises',
        'balance exercises', 'push-ups', 'pull-ups', 'plank variations', 'rope skipping', 'calf raises',
        'hip openers', 'breathing drills', 'sun salutations', 'stair workouts', 'kettlebell swings',
        'resistance bands', 'cool-downs', 'warm-ups', 'wall sits', 'glute bridges', 'arm circles', 'desk stretches',
        'ankle exercises', 'back exercises', 'leg exercises', 'circuit training', 'foam rolling', 'jump training',
        'walking lunges', 'yoga flows', 'pilates exercises', 'recovery exercises', 'mountain climbers',
        'grip exercises', 'posture exercises', 'burpees', 'cross-training', 'boxing drills', 'dance workouts',
        'crunches', 'neck exercises', 'hamstring stretches', 'step aerobics',
      ],
      y: [
        'for Beginners', 'After Forty', 'in a Few Minutes', 'for Busy Weeks', 'Before Work', 'on Tired Days',
        'for Runners', 'with a Partner', 'for Office Workers', 'After a Long Break', 'the Gentle Way',
        'for Stiff Backs', 'for Better Sleep', 'After an Injury', 'at Your Own Pace', 'for Cyclists',
        'with a Physiotherapist', 'for Teenagers', 'After a Cold', 'in a Hotel Room', 'for People Who Hate Exercise',
        'Without Pressure', 'During Lunch Break', 'Step by Step',
      ],
    },
    tags: [
      'fitness', 'workout', 'exercise', 'training plan', 'strength', 'mobility', 'stretching', 'endurance',
      'healthy habits', 'beginner workout', 'recovery', 'movement', 'training at home', 'motivation',
    ],
  },
  Technology: {
    weight: 11,
    titles: [
      '{x} {y}', '{x} {y}: What to Look For', '{x} {y} Compared', 'Choosing {x} {y}', '{x} {y}: An Honest Review',
      'Testing {x} {y}', '{x} {y}: Worth the Money?', 'The Best {x} {y}', '{x} {y}: Five Common Myths',
      'Living with {x} {y}', '{x} {y}: Questions and Answers', 'A Guide to {x} {y}', 'A Short History of {x}',
      'The Truth About {x}', 'Before You Buy {x}', 'Everything I Got Wrong About {x}',
    ],
    words: {
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
      y: [
        'on a Budget', 'for Beginners', 'for Families', 'for Your Parents', 'Without the Hype',
        'for Small Businesses', 'in Everyday Use', 'for People in a Hurry', 'for Seniors', 'in Plain English',
        'for Sceptics', 'for Non-Technical People', 'for First-Time Buyers', 'for the Undecided', 'Without Jargon',
        'for Careful Spenders', 'for Late Adopters', 'for Every Budget', 'Step by Step', 'Without Adverts',
        'in a Few Minutes', 'for Normal People', 'for Perfectionists', 'Beyond the Marketing',
      ],
    },
    tags: [
      'technology', 'gadgets', 'review', 'hardware', 'software', 'how it works', 'buying advice', 'digital life',
      'setup', 'privacy', 'comparison', 'tech explained', 'electronics', 'smart home',
    ],
  },
  Science: {
    weight: 8,
    titles: [
      '{x} {y}', '{x}, Explained {y}', 'Understanding {x} {y}', 'The Story of {x} {y}', 'The Science of {x} {y}',
      'The Strange World of {x} {y}', 'What We Know About {x} {y}', 'Five Questions About {x} {y}',
      'Everything About {x} {y}', 'A Closer Look at {x} {y}', 'An Introduction to {x} {y}',
      "Let's Talk About {x} {y}", 'How Scientists Study {x}', '{x}: Myth and Fact', 'What We Can Learn from {x}',
      'The Surprising Side of {x}',
    ],
    words: {
      x: [
        'black holes', 'tides', 'honeybee dances', 'glaciers', 'magnets', 'rainbows', 'bacteria', 'ocean currents',
        'comets', 'earthquakes', 'antibodies', 'dark matter', 'crystals', 'sound waves', 'vaccines', 'sleep',
        'gravity', 'lichens', 'solar flares', 'photosynthesis', 'plate tectonics', 'optical illusions',
        'bird migration', 'superconductors', 'soil', 'the Moon', 'fossils', 'memory', 'lightning', 'enzymes',
        'neutrinos', 'soap bubbles', 'frost', 'prime numbers', 'probability', 'clouds', 'venom',
        'the northern lights', 'echoes', 'permafrost', 'static electricity', 'DNA', 'tsunamis', 'viruses',
      ],
      y: [
        'in a Few Minutes', 'Without Formulas', 'for Beginners', 'with Simple Drawings', 'for Curious Kids',
        'in Everyday Terms', 'with an Expert', 'Step by Step', 'at a Glance', 'for Teachers', 'from Scratch',
        'in Plain English', 'Through History', 'in One Take', 'for the Curious', 'on a Blackboard', 'for Busy People',
        'for Visual Learners', 'Without Jargon', 'for Grown-Ups', 'Over a Cup of Tea', 'with Good Questions',
        'in Three Parts', 'for Total Beginners',
      ],
    },
    tags: [
      'science', 'physics', 'biology', 'research', 'explained', 'learning', 'experiment', 'curiosity', 'education',
      'science facts', 'popular science', 'documentary', 'discovery', 'how things work',
    ],
  },
  Nature: {
    weight: 8,
    titles: [
      '{x} {y}', 'Filming {x} {y}', 'Looking for {x} {y}', 'A Portrait of {x} {y}', 'Meeting {x} {y}',
      'In the Company of {x} {y}', 'Where to Find {x} {y}', 'Watching {x} {y}', 'The Secret Life of {x} {y}',
      'Getting Close to {x} {y}', 'My Search for {x} {y}', 'A Short Film About {x} {y}', 'A Year with {x}',
      'Protecting {x}', 'Sketching {x}', 'The Return of {x}',
    ],
    words: {
      x: [
        'red squirrels', 'tawny owls', 'alpine flowers', 'tide pools', 'hedgehogs', 'beavers', 'oak trees',
        'dragonflies', 'grey seals', 'wild orchids', 'white storks', 'moor frogs', 'fireflies', 'peat bogs', 'cranes',
        'bats', 'kingfishers', 'river otters', 'mosses', 'garden spiders', 'swallows', 'old forests', 'salt marshes',
        'bumblebees', 'red foxes', 'barn owls', 'newts', 'butterflies', 'mountain goats', 'wild mushrooms',
        'starlings', 'reed beds', 'salmon', 'woodpeckers', 'roe deer', 'puffins', 'wolves', 'ladybirds', 'badgers',
        'grey herons', 'grasshoppers', 'meadow flowers', 'wall lizards', 'harvest mice',
      ],
      y: [
        'at Dawn', 'in the Rain', 'in Late Light', 'in Early Spring', 'After a Storm', 'Without Disturbing Them',
        'with a Biologist', 'in Slow Motion', 'Close to Home', 'Through the Seasons', 'After Years of Waiting',
        'in the Mist', 'on a Windy Day', 'on a Cheap Camera', 'in Midsummer', 'for Beginners', 'with My Daughter',
        'Before Breakfast', 'in Black and White', 'in Silence', 'on My Doorstep', 'Through an Old Lens',
        'in Their Own Time', 'in One Long Take',
      ],
    },
    tags: [
      'nature', 'wildlife', 'outdoors', 'conservation', 'wildlife filming', 'nature sounds', 'habitat', 'slow video',
      'biodiversity', 'field notes', 'seasons', 'landscape', 'observation', 'wilderness',
    ],
  },
  Music: {
    weight: 11,
    titles: [
      '{x} {y}', '{x}, Explained {y}', 'An Introduction to {x} {y}', 'A Lesson on {x} {y}', 'All About {x} {y}',
      'The Beauty of {x} {y}', 'Discovering {x} {y}', '{x}: A Listening Guide {y}', 'A Session on {x} {y}',
      'Why I Love {x} {y}', "Let's Talk About {x} {y}", 'Getting to Know {x} {y}', '{x} from Around the World',
      'The Story Behind {x}', 'My Favourite {x}', '{x}, Then and Now',
    ],
    words: {
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
      y: [
        'for Beginners', 'for Patient Ears', 'in a Few Minutes', 'with Live Examples', 'with a Special Guest',
        'in One Take', 'for Late Starters', 'from a Small Studio', 'at the Kitchen Table', 'for Non-Musicians',
        'with My Old Teacher', 'on a Rainy Day', 'for Busy People', 'with Lots of Examples', 'for Sunday Mornings',
        'Step by Step', 'with Friends', 'in Plain English', 'Without Theory', 'for Curious Listeners',
        'Through the Decades', 'with Headphones On', 'from the Beginning', 'for Children',
      ],
    },
    tags: [
      'music', 'live music', 'acoustic', 'music lesson', 'practice', 'instruments', 'songwriting', 'rhythm', 'melody',
      'musicians', 'session', 'listening', 'music theory', 'performance',
    ],
  },
  Gaming: {
    weight: 10,
    titles: [
      '{x} {y}', 'The Best {x} {y}', 'A Guide to {x} {y}', 'Playing {x} {y}', 'Trying {x} {y}',
      'In Defence of {x} {y}', 'Ranking {x} {y}', 'Live Session: {x} {y}', 'Five Tips for {x} {y}',
      'Learning to Love {x} {y}', 'Getting Better at {x} {y}', 'My Favourite {x} {y}', 'The History of {x}',
      'How Designers Think About {x}', 'The Trouble with {x}', '{x}, Then and Now',
    ],
    words: {
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
      y: [
        'for Newcomers', 'with Friends', 'on Old Hardware', 'with My Sister', 'Without Frustration',
        'on the Hardest Setting', 'for People with Little Time', 'for the First Time', 'Without Spoilers',
        'on a Handheld', 'After Work', 'on a Free Afternoon', 'with Viewers', 'Twenty Years Later', 'as a Parent',
        'for Grown-Ups', 'on a Train', 'with a Broken Controller', 'Without a Guide', 'on a Small Screen',
        'for Impatient People', 'in One Sitting', 'for Completionists', 'on a Budget',
      ],
    },
    tags: [
      'gaming', 'gameplay', 'walkthrough', "let's play", 'indie games', 'strategy', 'tips and tricks', 'game design',
      'retro', 'multiplayer', 'single player', 'review', 'commentary', 'casual games',
    ],
  },
  Crafts: {
    weight: 7,
    titles: [
      'How to Make {x} {y}', '{x} {y}', 'Making {x} {y}', '{x} {y}, Step by Step', 'Designing {x} {y}',
      'I Made {x} {y}', 'Easy {x} {y}', 'Better {x} {y}', '{x} {y}: What I Would Do Differently',
      "Let's Make {x} {y}", 'Learning to Make {x} {y}', 'My Favourite {x} {y}', 'Three Ideas for {x}',
      'Selling {x} at Markets', 'Finishing Touches for {x}', 'My First {x}',
    ],
    words: {
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
      y: [
        'for Beginners', 'with Simple Tools', 'in an Afternoon', 'as Gifts', 'with Children', 'Without a Workshop',
        'on a Budget', 'the Traditional Way', 'at the Kitchen Table', 'with My Grandfather', 'in a Weekend',
        'from Leftovers', 'for Impatient People', 'by Hand', 'with Natural Materials', 'for a Market Stall',
        'in Bright Colours', 'from Start to Finish', 'Without a Plan', 'for the First Time', 'in a Small Flat',
        'with Left Hands Only', 'for My Sister', 'the Quiet Way',
      ],
    },
    tags: [
      'crafts', 'handmade', 'diy', 'tutorial', 'workshop', 'craft ideas', 'making', 'craft tools', 'materials',
      'gift ideas', 'upcycling', 'slow making', 'patterns', 'craft supplies',
    ],
  },
  Gardening: {
    weight: 6,
    titles: [
      '{x} {y}', 'Caring for {x} {y}', 'Planning {x} {y}', 'Getting Started: {x} {y}', 'A Practical Guide to {x} {y}',
      '{x} {y}: Questions and Answers', 'My {x} {y}', 'What I Changed About {x} {y}', '{x} {y}: Common Mistakes',
      'Everything About {x} {y}', "Let's Talk About {x} {y}", 'Better {x} {y}', 'Before and After: {x}',
      'Garden Diary: {x}', 'A Fresh Start for {x}', 'Ten Years of {x}',
    ],
    words: {
      x: [
        'tomato plants', 'raised beds', 'compost heaps', 'herb spirals', 'climbing roses', 'balcony gardens',
        'fruit trees', 'lavender hedges', 'vegetable patches', 'garden ponds', 'tulip beds', 'hardy perennials',
        'cold frames', 'wildflower meadows', 'salad beds', 'berry bushes', 'potted citrus trees', 'green manure',
        'rain barrels', 'seed trays', 'dahlias', 'ornamental grasses', 'pumpkins', 'kitchen herbs', 'window boxes',
        'worm bins', 'runner beans', 'shade plants', 'houseplants', 'ferns', 'strawberries', 'garlic', 'hedges',
        'potatoes', 'succulents', 'ground cover plants', 'greenhouse cucumbers', 'peonies', 'gravel gardens',
        'insect hotels', 'chilli plants', 'flower borders', 'orchids', 'ivy walls',
      ],
      y: [
        'for Beginners', 'in Small Spaces', 'in Dry Summers', 'Without Chemicals', 'on a Budget', 'in Poor Soil',
        'in the Shade', 'for City People', 'on a North-Facing Plot', 'in the First Year', 'the Lazy Way',
        'in a Rented Garden', 'with Children', 'in Cold Regions', 'in Wet Weather', 'Step by Step',
        'for Weekend Gardeners', 'on a Slope', 'Through the Year', 'with Few Tools', 'by the Sea',
        'for Impatient People', 'After a Hard Winter', 'with My Neighbour',
      ],
    },
    tags: [
      'gardening', 'garden', 'plants', 'growing food', 'organic gardening', 'balcony garden', 'soil', 'pruning',
      'garden tips', 'seasonal jobs', 'seeds', 'urban gardening', 'flowers', 'vegetables',
    ],
  },
  History: {
    weight: 7,
    titles: [
      '{x} {y}', 'A Short History of {x} {y}', 'The Story of {x} {y}', 'What We Get Wrong About {x} {y}',
      'The World of {x} {y}', 'The Rise and Fall of {x} {y}', 'The People Behind {x} {y}', 'Five Facts About {x} {y}',
      'On the Trail of {x} {y}', 'A New Look at {x} {y}', 'Everyday Life and {x} {y}', "Let's Talk About {x} {y}",
      'How {x} Changed Daily Life', 'What Remains of {x}', 'Reading the Sources: {x}', 'In the Age of {x}',
    ],
    words: {
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
      y: [
        'in a Few Minutes', 'in Old Pictures', 'with a Historian', 'in Letters and Diaries', 'on Old Maps',
        'for Beginners', 'Without the Legends', 'from the Archives', 'Through One Object', 'in Five Objects',
        'for People Who Hated History at School', 'at the Museum', 'in Plain English', 'Told Backwards',
        'with Original Sources', 'in Numbers', 'for Families', 'Step by Step', 'for the Curious',
        'Through Ordinary Eyes', 'in Three Parts', 'with Reconstructions', 'Over a Cup of Tea', 'in Everyday Terms',
      ],
    },
    tags: [
      'history', 'documentary', 'archaeology', 'heritage', 'everyday life', 'sources', 'museum', 'culture',
      'storytelling', 'the past', 'education', 'historical facts', 'archives', 'inventions',
    ],
  },
  Pets: {
    weight: 7,
    titles: [
      '{x} {y}', 'Living with {x} {y}', 'Caring for {x} {y}', 'Understanding {x} {y}', 'Feeding {x} {y}',
      'A Day with {x} {y}', 'What {x} Need {y}', 'The Truth About {x} {y}', 'Making Friends with {x} {y}',
      'Questions About {x} {y}', 'Looking After {x} {y}', 'Keeping {x} Happy {y}', 'Ask the Vet: {x}',
      'Funny Moments with {x}', 'Choosing {x}', 'What I Learned from {x}',
    ],
    words: {
      x: [
        'puppies', 'senior cats', 'guinea pigs', 'house rabbits', 'rescue dogs', 'budgies', 'hamsters',
        'aquarium fish', 'kittens', 'tortoises', 'mixed-breed dogs', 'indoor cats', 'bearded dragons', 'chinchillas',
        'ferrets', 'parrots', 'deaf dogs', 'shy cats', 'small dogs', 'large dogs', 'axolotls', 'geckos', 'pet rats',
        'dachshunds', 'sheepdogs', 'tabby cats', 'canaries', 'pet mice', 'corn snakes', 'gerbils', 'foster kittens',
        'three-legged cats', 'beagles', 'terriers', 'greyhounds', 'degus', 'lovebirds', 'giant snails', 'cockatiels',
        'Siamese cats', 'stick insects', 'anxious dogs', 'long-haired cats', 'senior dogs',
      ],
      y: [
        'for Beginners', 'on a Budget', 'in Winter', 'in Hot Weather', 'for Busy People', 'After Adoption',
        'in the First Weeks', 'on Holiday', 'Without Stress', 'at Home', 'During a House Move', 'the Calm Way',
        'for Families', 'for First-Time Owners', 'in a Small Home', 'Around Children', 'After Ten Years',
        'Through the Year', 'Step by Step', 'on Rainy Days', 'While Working from Home', 'for Patient People',
        'After Dark', 'as a Couple',
      ],
    },
    tags: [
      'pets', 'animals', 'pet care', 'dogs', 'cats', 'small animals', 'training', 'animal behaviour', 'vet advice',
      'cute', 'rescue', 'pet tips', 'family pets', 'companions',
    ],
  },
};
