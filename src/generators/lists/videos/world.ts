import { NUMBERS } from './category.ts';
import type { VideoCategory } from './category.ts';

/** Categories of what people go out to see, and of what they learn. */
// prettier-ignore
export const world: Readonly<Record<string, VideoCategory>> = {
  Travel: {
    weight: 11,
    tags: [
      'travel', 'travel vlog', 'slow travel', 'travel tips', 'trip report', 'itinerary', 'on the road', 'budget travel',
    ],
    words: {
      ...NUMBERS,
      how: [
        'in Winter', 'in the Rain', 'in Spring', 'in August', 'on a Budget', 'on My Own', 'with My Parents',
        'with Children', 'with Hand Luggage', 'without a Plan', 'in January', 'in Autumn', 'in October', 'in May',
        'in the Off-Season', 'with My Sister', 'Before the Crowds', 'at Easter', 'in June', 'Again', 'with a Cold',
      ],
      sub: [
        'Was It Worth It?', 'What It Really Costs', 'An Honest Review', 'What I Would Do Differently', 'Every Mistake I Made',
        'Day One', 'How to Plan It', 'Three Mistakes', 'What to Pack', 
        'What Surprised Me', 'Tips from People Who Live There',
      ],
      stay: ['Two Days', 'Three Days', '48 Hours', 'A Long Weekend', 'Five Days', 'A Week', 'Ten Days', 'A Month'],
      cost: ['a Small Budget', 'a Student Budget', 'Almost Nothing', 'Bread and Cheese', 'Next to No Money'],
    },
    opening: [
      '{friends} told me to see {x}.',
      'Three lists, one notebook, {x}.',
      'No drone, no hurry: {x}.',
      '{x}: what I paid and what I skipped.',
      'My diary from {x}, with sound.',
      '{x} without the famous sights.',
      'Too many plans for {x}.',
      'What I saw of {x}, and what I missed.',
    ],
    detail: [
      'It rained on the first day, and I would still go back.',
      'Half of what I had planned did not happen, and that was fine.',
      'The wind spoils the sound once or twice.',
      'The budget was on paper, and I show where it broke.',
      'Prices change, so check them.',
      'My route is {links}.',
    ],
    kinds: [
      {
        x: 'Lisbon, Porto, Kraków, Ghent, Bologna, Ljubljana, Seville, Prague, Bergen, Valencia, Edinburgh, Vienna, Riga, Istanbul, Athens, Marseille',
        minutes: [6, 26],
        titles: [
          '{stay} in {x}', '{x} {how}', '{x} on {cost}', '{stay} in {x} {how}', 'Weekend Bag ##{n}: {x} {how}',
          'Moving to {x}? {sub}', 'Back in {x} After {years} Years', 'Walking Across {x} {how}', '{x} on Foot: {sub}',
        ],
        opening: [
          'On foot through {x}, bakery to bakery.',
          'A friend shows me {x}, old town excluded.',
        ],
        detail: [
          'The best lunch was in a place without a menu.',
          'I say which museum is worth the queue, and which is not.',
          'A baker explained the town to me better than any guidebook.',
          'Two of the cafés have closed since then.',
          'Stay a few stops further out and pay half.',
          'I got lost {count} times.',
        ],
      },
      {
        x: 'Hanoi, Osaka, Seoul, Taipei, Bangkok, Penang, Mexico City, Lima, Marrakesh, Cairo, Kathmandu, Bogotá, Jaipur, Kyoto, Buenos Aires, Busan',
        minutes: [8, 32],
        titles: [
          '{stay} in {x}', '{x} {how}', '{x} on {cost}', '{stay} in {x} {how}', 'Passport ##{n}: {x} {how}',
          'Street Food in {x}: {sub}', 'Markets of {x} {how}', 'My First Time in {x}: {sub}', 'Working from {x} for {d} Days',
        ],
        opening: [
          '{x} with a phrase book and a paper fan.',
          'What I ate in {x}, and where.',
        ],
        detail: [
          'The heat is real, so I did most things before ten.',
          'I ate where the queue was longest.',
          'A taxi driver gave me the best tip of the whole trip.',
          'I show how to buy a ticket for the bus, because nobody showed me.',
          'Jet lag has a good side: the markets at five in the morning.',
        ],
      },
      {
        x: 'the Dolomites, the Lofoten Islands, Snowdonia, the Tatra Mountains, the Pyrenees, Corsica, Sardinia, the Faroe Islands, Crete, the Black Forest, Orkney, the Scottish Borders, Galicia',
        minutes: [9, 38],
        titles: [
          '{stay} in {x}', '{x} {how}', 'Hiking in {x} {how}', 'Cycling in {x} {how}', 'Slow Roads ##{n}: {x} {how}',
          '{x} by Bus {how}', 'Getting to {x} without Flying: {sub}', 'A Tent in {x} {how}', 'Walking {d} Kilometres in {x}',
        ],
        opening: [
          '{x} without a car.',
          'New weather every ten minutes: {x}.',
        ],
        detail: [
          'Huts and rooms have to be booked months ahead in summer.',
          'The last bus leaves earlier than you think.',
          'My boots were wet from the first day to the last.',
          'I met more sheep than people.',
          'I carried too much, as always.',
          'A farmer filled my bottle and told me about the winters.',
        ],
      },
    ],
  },
  Science: {
    weight: 8,
    tags: [
      'science', 'explained', 'learning', 'education', 'science facts', 'popular science', 'research', 'curiosity',
    ],
    words: {
      ...NUMBERS,
      sub: [
        'The Short Version', 'What We Know', 'Open Questions', 'Five Common Mistakes', 'A Simple Experiment', 'With Drawings',
        'What the Data Say', 'How We Found Out', 'In Plain English', 'Why It Matters', 'What Is Still Unclear',
        'What the Textbook Leaves Out', 'The History', 'For Twelve-Year-Olds',
      ],
      whom: ['My Niece', 'Night Owls', 'Poets', 'Impatient People', 'People Who Slept Through School', 'the Whole Family'],
      lead: ['Understanding', 'Explaining', 'The Science of', 'The Strange Side of', 'What I Got Wrong About', 'A Lesson on', 'Everyday Questions About'],
    },
    opening: [
      'What do we know about {x}, and how do we know it?',
      '{x} in {count} numbers.',
      'My niece is nine and asked about {x}. I guessed wrong.',
      '{x}: one short answer, one long one.',
      'Pencil, paper, {x}.',
    ],
    detail: [
      'The figures are rounded, and I say how far.',
      'One popular explanation is wrong.',
      'My drawings are not to scale unless I say so.',
      'No formulas.',
      'The sources are listed {links}.',
      'At the end: what nobody has been able to answer so far.',
    ],
    kinds: [
      {
        x: 'black holes, comets, solar flares, dark matter, the Moon, the northern lights, meteor showers, neutron stars, the rings of Saturn, eclipses, red dwarfs, gravity',
        minutes: [5, 18],
        titles: [
          '{lead} {x}', '{x}: {sub}', '{x} for {whom}', 'Night Sky ##{n}: {x} for {whom}', '{x} in {m} Minutes',
        ],
        opening: ['I stood in a field with a telescope and thought about {x}.'],
        detail: [
          'The distances are to scale.',
          'The recordings come from public archives.',
          'An orange and a grain of sand help to picture the sizes.',
          'Most colours are added later.',
        ],
      },
      {
        x: 'bacteria, vaccines, sleep, memory, enzymes, antibodies, lichens, honeybees, photosynthesis, bird migration, venom, DNA, allergies, taste, yeast, hiccups',
        minutes: [4, 16],
        titles: [
          '{lead} {x}', '{x}: {sub}', '{x} for {whom}', 'Lens Club ##{n}: {x}',
          '{x} in {m} Minutes', 'What {x} Can Teach Us: {sub}',
        ],
        opening: ['A day in a laboratory, on {x}.'],
        detail: [
          'The microscope is borrowed.',
          'Where there was nothing to film, I made a drawing.',
          'I read the studies, and some are better than others.',
          'There is one animation; I drew it myself, and it shows.',
        ],
      },
      {
        x: 'tides, glaciers, earthquakes, rainbows, lightning, magnets, sound waves, crystals, static electricity, echoes, fog, soap bubbles, ocean currents, volcanoes, snowflakes, waves',
        minutes: [4, 15],
        titles: [
          '{lead} {x}', '{x}: {sub}', '{x} for {whom}', 'Kitchen Physics ##{n}: {x}',
          '{x} in {m} Minutes', 'Measuring {x}: {sub}',
        ],
        opening: ['A bowl of water, a torch, and a ruler: a first look at {x}.'],
        detail: [
          'Please do the part with the candle outdoors.',
          'The demonstration took {count} attempts.',
          'A phone will do for the measurement.',
          'Most of it was worked out two centuries ago.',
        ],
      },
    ],
  },
  Nature: {
    weight: 8,
    tags: ['nature', 'wildlife', 'outdoors', 'conservation', 'field notes', 'filming wildlife', 'slow video', 'biodiversity'],
    words: {
      ...NUMBERS,
      when: [
        'at Dawn', 'at Dusk', 'After a Storm', 'in the Mist', 'in June', 'in Late Spring', 'Close to Home', 'in July',
        'on a Quiet Morning', 'Before Sunrise', 'on the Edge of Town', 'in a Dry Summer', 'in a Wet Spring', 'in Late Summer', 'after Dinner',
      ],
      sub: [
        'What I Saw', 'Where to Look', 'Three Days of Waiting', 'A Short Film', 'Season by Season', 'What Has Changed',
        'Notes and Sketches', 'What I Learned', 'My Luckiest Week', 'How to Tell Them Apart', 'The Whole Story',
        'What They Eat', 'No Commentary',
      ],
    },
    opening: [
      'Out for {x}, home with cold feet.',
      'Hardly anyone here notices the {x}.',
      '{x}, seen from a ditch.',
      'How to watch {x} and not disturb them.',
      'Wet socks, warm tea, {x}.',
      'My {x} notebook, on film.',
    ],
    detail: [
      'It rained for most of it, as you will hear.',
      'The wait was long, the film is short.',
      'Patience is most of it.',
      'I do not say where this is, so that it stays quiet.',
      'There is no music, only what could be heard there.',
      'A beanbag does for a tripod.',
    ],
    kinds: [
      {
        x: 'tawny owls, kingfishers, white storks, cranes, ospreys, swallows, woodpeckers, barn owls, starlings, grey herons, puffins, avocets, curlews, nightingales',
        tags: ['birds', 'birdwatching'],
        minutes: [4, 24],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Hide Notes ##{n}: {x} {when}', 'Looking for {x} {when}',
          'A Year with {x}: {sub}', '{d} Days with {x}', 'Counting {x} {when}', 'Listening to {x} {when}',
        ],
        opening: ['A pair of {x} turned up behind the church this year.'],
        detail: [
          'The young leave the nest in the last minute of the film.',
          'I sat in the hide for hours, and my tea went cold.',
          'You hear them long before you see them.',
          'The nest was never approached; the lens is very long.',
        ],
      },
      {
        x: 'red squirrels, hedgehogs, beavers, hares, otters, red foxes, badgers, roe deer, bats, harvest mice, grey seals, stoats, dormice',
        minutes: [4, 22],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Tracks and Signs ##{n}: {x} {when}', 'Looking for {x} {when}',
          'A Year with {x}: {sub}', '{d} Nights with {x}', 'The Return of {x}: {sub}', 'Living Next to {x}: {sub}',
        ],
        opening: ['Two weeks of tracks, then the {x}.'],
        detail: [
          'The night scenes come from a camera that starts by itself.',
          'One of them looks straight into the lens, and I forgot to breathe.',
          'A forester showed me where they cross the road.',
          'They know that I am there; they just do not mind.',
        ],
      },
      {
        x: 'dragonflies, bumblebees, fireflies, moor frogs, newts, stag beetles, butterflies, snails, grass snakes, wall lizards, toads, wood ants, garden spiders',
        minutes: [3, 17],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Meadow Diary ##{n}: {x} {when}', 'Looking for {x} {when}',
          'A Year with {x}: {sub}', '{d} Days with {x}', 'The Small World of {x}: {sub}', '{x} Up Close: {sub}',
        ],
        opening: ['Flat in the wet grass for {x}.'],
        detail: [
          'Most of what you see is smaller than a fingernail.',
          'The meadow is mown once a year.',
          'I name the species where I am sure.',
          'A drop of dew nearly ended the filming.',
        ],
      },
    ],
  },
  History: {
    weight: 7,
    tags: ['history', 'documentary', 'heritage', 'everyday life', 'museum', 'local history', 'archaeology', 'sources'],
    words: {
      ...NUMBERS,
      sub: [
        'What the Sources Say', 'Myth and Fact', 'In Five Objects', 'Work, Money, and Power', 'In Old Pictures',
        'What Is Left Today', 'A Visit to the Archive', 'What Films Get Wrong', 'Letters and Bills', 'New Finds',
        'Five Things to Know', 'The People Behind It', 'Told in Maps',
      ],
      guest: ['a Curator', 'a Historian', 'Two Historians', 'a Collector', 'an Archivist', 'a Museum Guide', 'a Retired Teacher'],
      lead: [
        'A Short History of', 'The Story of', 'On the Trail of', 'A New Look at', 'What We Get Wrong About', 'Seven Facts About',
        'In Praise of', 'A Closer Look at', 'Who Paid for',
      ],
    },
    opening: [
      'Work, money, and chance: {x}.',
      'Films get {x} wrong. I checked.',
      'School books give {x} half a page.',
      '{count} books on {x}, no agreement.',
      'What is left of {x}? I looked.',
    ],
    detail: [
      'I mispronounce one name, and I am sorry.',
      'The oldest source is a shopping list.',
      'There is a reading list {links}.',
      'I read from the sources in translation.',
      'No battles, no kings.',
      'The storeroom smelled of camphor.',
    ],
    kinds: [
      {
        x: 'Roman roads, aqueducts, castle kitchens, cathedrals, Viking ships, siege engines, medieval markets, guilds, monastery gardens, stone circles, plague doctors, tournaments, Roman baths',
        minutes: [8, 34],
        titles: [
          '{lead} {x}', '{x}: {sub}', 'Talking About {x} with {guest}', 'Old Stones ##{n}: {x} with {guest}', '{x} in {m} Minutes',
          'A Weekend with {x}: {sub}',
        ],
        opening: ['{friends} and I look for traces of {x}.'],
        detail: [
          'Much of it was rebuilt later, and I show where.',
          'An archaeologist explains what a bent nail can tell you.',
          'The only person who wrote about it had never been there.',
          'The model in the museum is charming and wrong.',
        ],
      },
      {
        x: 'steam engines, the telegraph, the typewriter, the bicycle, early cinema, street lamps, the first railways, the postcard, the sewing machine, airships, the lift, tinned food, the telephone',
        minutes: [7, 26],
        titles: [
          '{lead} {x}', '{x}: {sub}', 'Talking About {x} with {guest}', 'Machine Hour ##{n}: {x} with {guest}', '{x} in {m} Minutes',
          'Life Before {x}: {sub}',
        ],
        opening: ['In the beginning, nobody had any use for {x}.'],
        detail: [
          'The inventor died poor; the lawyers did not.',
          'The patent drawings are lovelier than what was built.',
          'The old advertisements are worth a video.',
          'Newspapers called it a fashion that would pass.',
        ],
      },
      {
        x: 'the spice trade, coffee houses, caravanserais, whaling stations, the Silk Road, polar expeditions, lighthouses, old maps, the Hanseatic League, shipwrecks, postal routes, tea clippers, salt roads',
        minutes: [8, 36],
        titles: [
          '{lead} {x}', '{x}: {sub}', 'Talking About {x} with {guest}', 'Trade Winds ##{n}: {x} with {guest}', '{x} in {m} Minutes',
          'The World of {x}: {sub}',
        ],
        opening: ['An account book on {x}, read aloud.'],
        detail: [
          'The prices at the time are given in days of work.',
          'A map from the archive appears here for the first time.',
          'Old newspapers helped more than books.',
          'I give dates only where they matter.',
        ],
      },
    ],
  },
};
