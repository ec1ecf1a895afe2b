/** What videos of one category are about. */
export interface VideoCategory {
  /** How often the category comes, in comparison. */
  readonly weight: number;
  /** Patterns of titles; `{x}` is one of the subjects. */
  readonly titles: readonly string[];
  readonly subjects: readonly string[];
  readonly tags: readonly string[];
}

/** Video categories by name. */
// prettier-ignore
export const videoCategories: Readonly<Record<string, VideoCategory>> = {
  Cooking: {
    weight: 12,
    titles: [
      'How to Make {x}', '{x} Step by Step', 'My Favourite {x}', '{x} the Slow Way', 'The Secret of Good {x}',
      '{x} for Two', '{x} for a Crowd', 'Cooking with My Grandmother: {x}', '{x} on a Weeknight',
      'Common Mistakes with {x}', '{x} with Few Ingredients', 'Three Ways to Make {x}', 'A Simple Recipe for {x}',
      '{x} for Beginners', 'Testing Five Recipes for {x}', '{x}, Explained', 'Old-Fashioned {x}', 'What Makes {x} Work',
      '{x} with a Twist', 'In a Small Kitchen: {x}', 'The Best {x} So Far', 'Better {x}', 'Back to {x}',
      'All You Need for {x}',
    ],
    subjects: [
      'sourdough bread', 'mushroom risotto', 'lentil soup', 'apple strudel', 'pumpkin ravioli', 'vegetable curry',
      'potato dumplings', 'onion tart', 'fish tacos', 'tomato sauce', 'flatbread', 'cinnamon buns', 'chickpea stew',
      'lemon cake', 'rice pilaf', 'pickled cucumbers', 'roast chicken', 'spinach lasagne', 'noodle soup',
      'carrot salad', 'chocolate mousse', 'bean burritos', 'herb butter', 'plum jam', 'fried rice', 'stuffed peppers',
      'goat cheese quiche', 'beetroot soup', 'orange marmalade', 'pancakes', 'walnut bread', 'baked aubergines',
      'coconut rice', 'garlic bread', 'leek soup', 'pear crumble', 'homemade pasta', 'rye bread', 'oven fries',
      'fruit salad', 'vanilla custard', 'braised cabbage', 'fish stew', 'potato gratin',
    ],
    tags: [
      'cooking', 'recipe', 'food', 'kitchen', 'homemade', 'easy recipes', 'dinner ideas', 'cooking tips', 'home cook',
      'ingredients', 'seasonal food', 'family meals', 'cooking basics', 'from scratch',
    ],
  },
  Travel: {
    weight: 11,
    titles: [
      'A Week of {x}', '{x} on a Small Budget', 'The Best {x} of the Year', 'What I Learned from {x}',
      '{x} Without a Car', 'Slow Travel: {x}', 'In Search of {x}', '{x} Off Season', 'For the First Time: {x}',
      'A Guide to {x}', '{x} Worth the Detour', 'My Favourite {x}', 'Planning a Trip Around {x}', '{x} in the Rain',
      'The Quiet Side of {x}', '{x} with Children', '{x} for Solo Travellers', 'Travel Diary: {x}',
      'Why I Keep Going Back to {x}', '{x}, Recommended by Locals', 'Between Two {x}', 'Seven {x} to Remember',
      'Getting Lost Among {x}', 'Small Stories from {x}',
    ],
    subjects: [
      'night trains', 'mountain huts', 'island ferries', 'street markets', 'hill villages', 'old harbours',
      'desert roads', 'city walks', 'coastal paths', 'river boats', 'hidden courtyards', 'local buses',
      'winter beaches', 'pilgrim routes', 'cable cars', 'village festivals', 'lighthouse trails', 'canal towns',
      'border towns', 'vineyards', 'hot springs', 'old railway stations', 'food halls', 'rooftop views',
      'ferry crossings', 'thermal baths', 'forest cabins', 'cycling routes', 'fishing villages', 'spice markets',
      'tram rides', 'botanical gardens', 'castle ruins', 'salt lakes', 'cave houses', 'night markets', 'tea houses',
      'monastery guest houses', 'lakeside campsites', 'waterfall hikes', 'quiet islands', 'open-air museums',
      'university towns', 'mountain railways',
    ],
    tags: [
      'travel', 'travel vlog', 'slow travel', 'budget travel', 'solo travel', 'road trip', 'travel tips', 'adventure',
      'sightseeing', 'backpacking', 'city guide', 'hidden places', 'itinerary', 'local life',
    ],
  },
  Fitness: {
    weight: 8,
    titles: [
      '{x} for Beginners', '{x} Done Right', 'Common Mistakes with {x}', '{x} at Your Own Pace',
      'A Routine Built on {x}', 'The Case for {x}', '{x} Explained', 'Thirty Days of {x}', '{x} with a Physiotherapist',
      '{x} After Forty', 'Getting Better at {x}', '{x} for Busy Weeks', 'Follow Along: {x}', '{x} on Tired Days',
      'The Science of {x}', 'Back to Basics: {x}', '{x} with a Partner', 'Progress Check: {x}', 'What Changed with {x}',
      '{x} in Small Steps', 'Questions About {x}', 'Starting Over with {x}', '{x} Without Pressure',
      'My Honest Review of {x}',
    ],
    subjects: [
      'core exercises', 'morning stretches', 'interval runs', 'bodyweight squats', 'shoulder mobility',
      'balance training', 'push-ups', 'pull-ups', 'plank variations', 'rope skipping', 'easy runs', 'hip openers',
      'breathing drills', 'sun salutations', 'stair workouts', 'kettlebell swings', 'resistance bands', 'cool-downs',
      'warm-ups', 'trail running', 'rowing technique', 'swimming drills', 'desk stretches', 'ankle stability',
      'back exercises', 'leg exercises', 'circuit training', 'foam rolling', 'jump training', 'walking lunges',
      'yoga flows', 'pilates exercises', 'recovery exercises', 'cycling intervals', 'grip strength', 'posture exercises',
      'long runs', 'cross-training', 'boxing drills', 'dance workouts', 'outdoor workouts', 'neck exercises',
      'hamstring stretches', 'step aerobics',
    ],
    tags: [
      'fitness', 'workout', 'exercise', 'training plan', 'strength', 'mobility', 'stretching', 'endurance',
      'healthy habits', 'beginner workout', 'recovery', 'movement', 'training at home', 'motivation',
    ],
  },
  Technology: {
    weight: 11,
    titles: [
      '{x} Explained', '{x}: What to Look For', '{x} Tested for a Month', 'The Truth About {x}', 'A Fair Look at {x}',
      'Getting Started with {x}', 'Inside {x}', '{x} on a Budget', '{x}: Five Common Myths', 'Living with {x}',
      '{x} for Non-Technical People', 'Long-Term Review: {x}', '{x} Compared', 'The Quiet Progress of {x}',
      'Everything I Got Wrong About {x}', '{x}: Questions and Answers', 'What Nobody Says About {x}',
      'A Short History of {x}', '{x} Without the Hype', 'Choosing {x}', '{x} in Everyday Use', 'My Year with {x}',
      'The Future of {x}', 'Before You Buy: {x}',
    ],
    subjects: [
      'home networks', 'password managers', 'mechanical keyboards', 'smart thermostats', 'phone cameras',
      'electric bikes', 'solar chargers', 'noise-cancelling headphones', '3D printers', 'e-readers',
      'single-board computers', 'home servers', 'robot vacuums', 'office software', 'computer monitors',
      'wireless earbuds', 'backup drives', 'graphics cards', 'smart lamps', 'video doorbells', 'screen readers',
      'refurbished laptops', 'weather stations', 'digital notebooks', 'heat pumps', 'camera drones', 'voice assistants',
      'USB cables', 'internet radios', 'projectors', 'dashboard cameras', 'fitness trackers', 'air purifiers',
      'text editors', 'drawing tablets', 'home batteries', 'encrypted messengers', 'second-hand phones',
      'satellite internet', 'smart locks', 'digital cameras', 'ergonomic mice', 'cloud storage', 'portable chargers',
    ],
    tags: [
      'technology', 'gadgets', 'review', 'hardware', 'software', 'how it works', 'buying advice', 'digital life',
      'setup', 'privacy', 'comparison', 'tech explained', 'electronics', 'smart home',
    ],
  },
  Science: {
    weight: 8,
    titles: [
      '{x} Explained', 'The Science of {x}', 'What We Still Do Not Know About {x}', '{x} in Everyday Life',
      'A Closer Look at {x}', 'The Strange World of {x}', '{x} in Plain Words', 'Five Questions About {x}',
      'How Scientists Study {x}', '{x}: Myth and Fact', 'The Story of {x}', '{x} for Curious People',
      'Understanding {x}', 'The Surprising Side of {x}', '{x}: The Short Version', 'What We Can Learn from {x}',
      'Why We Talk About {x}', 'Ask a Scientist: {x}', '{x} at a Glance', 'The Hidden Rules of {x}',
      'The People Who Study {x}', 'Thinking About {x}', '{x} Without Formulas', 'A Blackboard Talk on {x}',
    ],
    subjects: [
      'black holes', 'tides', 'honeybee dances', 'glaciers', 'magnets', 'rainbows', 'bacteria', 'ocean currents',
      'comets', 'earthquakes', 'antibodies', 'dark matter', 'crystals', 'sound waves', 'vaccines', 'sleep', 'gravity',
      'lichens', 'solar flares', 'photosynthesis', 'plate tectonics', 'optical illusions', 'bird migration',
      'superconductors', 'soil', 'the Moon', 'fossils', 'memory', 'lightning', 'enzymes', 'neutrinos', 'soap bubbles',
      'frost', 'prime numbers', 'probability', 'clouds', 'venom', 'the northern lights', 'echoes', 'permafrost',
      'static electricity', 'DNA', 'tsunamis', 'viruses',
    ],
    tags: [
      'science', 'physics', 'biology', 'research', 'explained', 'learning', 'experiment', 'curiosity', 'education',
      'science facts', 'popular science', 'documentary', 'discovery', 'how things work',
    ],
  },
  Nature: {
    weight: 8,
    titles: [
      'A Year with {x}', '{x} at Dawn', 'In the Company of {x}', '{x} Up Close', 'A Portrait of {x}',
      'The Hidden World of {x}', '{x} in the Rain', 'Filming {x}', '{x} and Their Neighbours', 'A Morning with {x}',
      'Where to Find {x}', '{x} Through the Seasons', 'The Return of {x}', '{x} in Late Light', 'Sketching {x}',
      '{x}, Undisturbed', 'Looking for {x}', 'Protecting {x}', 'A Quiet Moment with {x}', '{x} in the Wild',
      'Field Notes: {x}', 'The World of {x}', 'A Walk to See {x}', 'What {x} Need',
    ],
    subjects: [
      'red squirrels', 'tawny owls', 'alpine flowers', 'tide pools', 'hedgehogs', 'beavers', 'oak trees', 'dragonflies',
      'grey seals', 'wild orchids', 'white storks', 'moor frogs', 'fireflies', 'peat bogs', 'cranes', 'bats',
      'kingfishers', 'river otters', 'mosses', 'garden spiders', 'swallows', 'old forests', 'salt marshes',
      'bumblebees', 'red foxes', 'barn owls', 'sea turtles', 'butterflies', 'mountain goats', 'wild mushrooms',
      'starlings', 'reed beds', 'salmon', 'woodpeckers', 'coral reefs', 'puffins', 'wolves', 'ladybirds', 'badgers',
      'grey herons', 'grasshoppers', 'meadow flowers', 'wall lizards', 'harvest mice',
    ],
    tags: [
      'nature', 'wildlife', 'outdoors', 'conservation', 'wildlife filming', 'nature sounds', 'habitat', 'slow video',
      'biodiversity', 'field notes', 'seasons', 'landscape', 'observation', 'wilderness',
    ],
  },
  Music: {
    weight: 11,
    titles: [
      '{x} Explained', '{x} for Beginners', 'A Session on {x}', 'An Introduction to {x}', '{x} from Around the World',
      'The Beauty of {x}', 'A Lesson on {x}', '{x}: A Listening Guide', 'My Favourite {x}', 'Behind the Scenes: {x}',
      '{x} for Patient Ears', 'All About {x}', 'The Story Behind {x}', 'Notes on {x}', 'In Praise of {x}',
      '{x}, Then and Now', 'Discovering {x}', 'Three Ways into {x}', '{x} in Close-Up', 'Why I Love {x}',
      'A Conversation About {x}', 'The Trouble with {x}', 'A Closer Listen: {x}', 'Five Thoughts on {x}',
    ],
    subjects: [
      'fingerpicking patterns', 'blues scales', 'four-part harmonies', 'drum fills', 'piano études', 'folk songs',
      'sea shanties', 'bass lines', 'street musicians', 'choir rehearsals', 'vinyl records', 'home recordings',
      'loop pedals', 'chord progressions', 'cello duets', 'film scores', 'lullabies', 'brass bands', 'church organs',
      'synthesizers', 'ukulele songs', 'baroque dances', 'steel drums', 'accordion tunes', 'song lyrics',
      'vocal warm-ups', 'string quartets', 'tango rhythms', 'microphones', 'field recordings', 'guitar tunings',
      'piano ballads', 'polyrhythms', 'bagpipes', 'jam sessions', 'waltzes', 'mixing desks', 'broken chords',
      'hand drums', 'harmonicas', 'samba grooves', 'violin sonatas', 'open-mic nights', 'practice routines',
    ],
    tags: [
      'music', 'live music', 'acoustic', 'music lesson', 'practice', 'instruments', 'songwriting', 'rhythm', 'melody',
      'musicians', 'session', 'listening', 'music theory', 'performance',
    ],
  },
  Gaming: {
    weight: 10,
    titles: [
      '{x} Explained', 'The Best {x} for Newcomers', 'Why I Love {x}', '{x} Without Frustration',
      "A Beginner's Guide to {x}", '{x}: Five Hidden Tricks', 'The History of {x}', '{x} with Friends',
      'In Defence of {x}', 'What Makes {x} Fun', '{x}, Then and Now', 'The Art of {x}', '{x} on Old Hardware',
      'Live Session: {x}', 'Trying {x} for the First Time', '{x}: A Quiet Obsession', '{x} for People with Little Time',
      'The Trouble with {x}', 'How Designers Think About {x}', 'Back to {x}', '{x} Reconsidered',
      'Small Studios, Great {x}', 'Relaxing with {x}', 'Learning to Like {x}',
    ],
    subjects: [
      'boss fights', 'speedruns', 'city builders', 'puzzle platformers', 'retro games', 'couch co-op games',
      'stealth missions', 'farming simulators', 'tower defence games', 'dungeon crawlers', 'card battlers',
      'racing simulators', 'turn-based strategy games', 'open worlds', 'roguelikes', 'crafting systems',
      'escort missions', 'side quests', 'character creators', 'pixel art games', 'text adventures',
      'point-and-click adventures', 'survival games', 'rhythm games', 'party games', 'space simulators',
      'naval battles', 'base building games', 'skill trees', 'secret levels', 'walking simulators', 'final levels',
      'chess variants', 'level editors', 'deck builders', 'railway simulators', 'pinball tables', 'flight simulators',
      'management games', 'word games', 'detective games', 'fishing mini-games', 'fighting games', 'escape room games',
    ],
    tags: [
      'gaming', 'gameplay', 'walkthrough', "let's play", 'indie games', 'strategy', 'tips and tricks', 'game design',
      'retro', 'multiplayer', 'single player', 'review', 'commentary', 'casual games',
    ],
  },
  Crafts: {
    weight: 7,
    titles: [
      'How to Make {x}', 'Making {x} from Scrap', '{x} for Beginners', '{x} Step by Step', '{x} from Start to Finish',
      'My First {x}', '{x} as Gifts', '{x} with Simple Tools', '{x} in an Afternoon', 'Old Techniques: {x}',
      '{x} with Children', 'Mistakes to Avoid with {x}', 'Behind the Workbench: {x}', 'Three Ideas for {x}',
      'The Craft of {x}', '{x} Without a Workshop', 'Colourful {x}', '{x} for the Patient', "A Maker's Guide to {x}",
      'Selling {x} at Markets', 'Designing {x}', 'Finishing Touches for {x}', 'Better {x}', 'Small {x}, Big Effect',
    ],
    subjects: [
      'wooden spoons', 'patchwork quilts', 'clay bowls', 'beeswax candles', 'paper lanterns', 'knitted socks',
      'leather wallets', 'linocut prints', 'hand-bound notebooks', 'macramé plant hangers', 'felt slippers',
      'willow baskets', 'embroidered collars', 'block-printed fabrics', 'soap bars', 'origami boxes',
      'stained-glass ornaments', 'bead necklaces', 'woven scarves', 'crocheted blankets', 'papier-mâché bowls',
      'birdhouses', 'wooden toys', 'pressed-flower cards', 'silver rings', 'hand-dyed yarns', 'braided rugs',
      'picture frames', 'concrete planters', 'paper kites', 'hand puppets', 'paper flowers', 'tote bags', 'wax seals',
      'marbled papers', 'cushion covers', 'mosaics', 'paper stars', 'wooden stools', 'key rings', 'book covers',
      'tea cosies', 'driftwood shelves', 'clay tiles',
    ],
    tags: [
      'crafts', 'handmade', 'diy', 'tutorial', 'workshop', 'craft ideas', 'making', 'craft tools', 'materials',
      'gift ideas', 'upcycling', 'slow making', 'patterns', 'craft supplies',
    ],
  },
  Gardening: {
    weight: 6,
    titles: [
      '{x} for Beginners', '{x} Through the Year', 'Caring for {x}', 'Common Mistakes with {x}', '{x} in Small Spaces',
      '{x} in Dry Summers', '{x} Without Chemicals', 'A Practical Guide to {x}', 'Getting Started with {x}',
      '{x}: Questions and Answers', 'Before and After: {x}', '{x} Step by Step', 'My Plan for {x}', 'Rescuing {x}',
      '{x} on a Budget', 'The Patient Gardener: {x}', 'Spring Jobs: {x}', 'Autumn Jobs: {x}',
      'What I Changed About {x}', '{x} the Lazy Way', 'Garden Diary: {x}', '{x} for City People',
      'A Fresh Start for {x}', 'Ten Years of {x}',
    ],
    subjects: [
      'tomato plants', 'raised beds', 'compost heaps', 'herb spirals', 'climbing roses', 'balcony gardens',
      'fruit trees', 'lavender hedges', 'vegetable patches', 'garden ponds', 'tulip beds', 'hardy perennials',
      'cold frames', 'wildflower meadows', 'salad beds', 'berry bushes', 'potted citrus trees', 'green manure',
      'rain barrels', 'seed trays', 'dahlias', 'ornamental grasses', 'pumpkins', 'kitchen herbs', 'window boxes',
      'worm bins', 'runner beans', 'shade plants', 'houseplants', 'ferns', 'strawberries', 'garlic', 'hedges',
      'potatoes', 'succulents', 'ground cover plants', 'greenhouse cucumbers', 'peonies', 'gravel gardens',
      'insect hotels', 'chilli plants', 'flower borders', 'orchids', 'ivy walls',
    ],
    tags: [
      'gardening', 'garden', 'plants', 'growing food', 'organic gardening', 'balcony garden', 'soil', 'pruning',
      'garden tips', 'seasonal jobs', 'seeds', 'urban gardening', 'flowers', 'vegetables',
    ],
  },
  History: {
    weight: 7,
    titles: [
      'A Short History of {x}', 'The Story of {x}', '{x} Explained', 'What We Get Wrong About {x}', 'The World of {x}',
      '{x} in Old Pictures', 'The Rise and Fall of {x}', 'The People Behind {x}', 'Everyday Life and {x}',
      '{x}: Myth and Truth', 'On the Trail of {x}', 'Five Facts About {x}', 'The Forgotten Side of {x}',
      'In the Age of {x}', 'What Remains of {x}', 'How {x} Changed Daily Life', 'A Historian Looks at {x}',
      '{x}: Questions and Answers', 'Reading the Sources: {x}', 'The Long Shadow of {x}', 'Object Lesson: {x}',
      'Rediscovering {x}', 'A New Look at {x}', 'Small Stories About {x}',
    ],
    subjects: [
      'Roman roads', 'medieval markets', 'the Silk Road', 'steam engines', 'lighthouses', 'the printing press',
      'Viking ships', 'castle kitchens', 'the telegraph', 'canals', 'ancient maps', 'plague doctors', 'coffee houses',
      'the spice trade', 'cathedrals', 'forgotten queens', 'postal routes', 'siege engines', 'monastery gardens',
      'the abacus', 'samurai armour', 'windmills', 'guilds', 'the first railways', 'lost libraries', 'Egyptian bread',
      'whaling stations', 'the typewriter', 'caravanserais', 'tournaments', 'early cinema', 'stone circles',
      'the Hanseatic League', 'clockmakers', 'polar expeditions', 'the bicycle', 'shipwrecks', 'Inca bridges',
      'street lamps', 'tapestries', 'the census', 'aqueducts', 'sailing ships', 'the umbrella',
    ],
    tags: [
      'history', 'documentary', 'archaeology', 'heritage', 'everyday life', 'sources', 'museum', 'culture',
      'storytelling', 'the past', 'education', 'historical facts', 'archives', 'inventions',
    ],
  },
  Pets: {
    weight: 7,
    titles: [
      'Living with {x}', '{x} for Beginners', 'A Day with {x}', 'What {x} Need', 'Understanding {x}', 'Feeding {x}',
      'Questions About {x}', 'The Truth About {x}', '{x} at Home', 'A Home for {x}', 'First Weeks with {x}',
      'Funny Moments with {x}', 'Caring for {x}', '{x} and Children', 'Common Mistakes with {x}', 'Choosing {x}',
      'The Quiet Charm of {x}', 'Ask the Vet: {x}', 'What I Learned from {x}', '{x} in Winter', 'Why I Love {x}',
      'Everything About {x}', 'Making Friends with {x}', '{x}, Explained Calmly',
    ],
    subjects: [
      'puppies', 'senior cats', 'guinea pigs', 'house rabbits', 'rescue dogs', 'budgies', 'hamsters', 'aquarium fish',
      'kittens', 'tortoises', 'farm dogs', 'indoor cats', 'backyard hens', 'ponies', 'ferrets', 'parrots', 'deaf dogs',
      'shy cats', 'small dogs', 'large dogs', 'axolotls', 'geckos', 'pet rats', 'dachshunds', 'sheepdogs', 'tabby cats',
      'canaries', 'pet mice', 'dwarf goats', 'donkeys', 'foster kittens', 'three-legged cats', 'beagles', 'terriers',
      'greyhounds', 'degus', 'quails', 'giant snails', 'cockatiels', 'ducks', 'stick insects', 'anxious dogs',
      'long-haired cats', 'senior dogs',
    ],
    tags: [
      'pets', 'animals', 'pet care', 'dogs', 'cats', 'small animals', 'training', 'animal behaviour', 'vet advice',
      'cute', 'rescue', 'pet tips', 'family pets', 'companions',
    ],
  },
};
