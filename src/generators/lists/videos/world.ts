import { NUMBERS } from './category.ts';
import type { VideoCategory } from './category.ts';

/** Categories of videos about travel, science, nature and history. */
// oxfmt-ignore
export const world: Readonly<Record<string, VideoCategory>> = {
  Travel: {
    weight: 11,
    tags: ['travel', 'travel vlog', 'slow travel', 'travel tips', 'travel guide', 'vlog', 'budget travel'],
    words: {
      ...NUMBERS,
      how: [
        'on a Budget', 'with My Parents', 'with Kids', 'with Only Hand Luggage', 'in the Off-Season', 'with My Sister',
        'with Friends', 'without a Car', 'with a Toddler', 'Like a Local',
      ],
      sub: ['Travel Guide', 'Travel Vlog', 'Worth the Hype?', 'Things to Do', 'Tips and Costs', 'What We Loved'],
      stay: ['A Few Days', 'Three Days', 'Four Days', 'A Long Weekend', 'Five Days', 'A Week', 'Ten Days', 'Two Weeks'],
    },
    kinds: [
      {
        x: {
          Lisbon: 'Alfama, Chiado, Belém, the Cacilhas ferry',
          Porto: 'Ribeira, Bolhão market, Foz, the Gaia cellars',
          Kraków: 'Kazimierz, Wawel, Nowa Huta, Planty park',
          Bologna: 'the porticoes, San Luca, Quadrilatero, the two towers',
          Prague: 'Letná, Vinohrady, Vyšehrad, Charles Bridge',
          Edinburgh: "Arthur's Seat, Leith, Stockbridge, Dean Village",
          Istanbul: 'Kadıköy, Balat, the Bosphorus ferry, Süleymaniye',
        },
        minutes: [6, 26],
        titles: [
          '{stay} in {x}', '{x} {how}', '{stay} in {x}: {sub}', '{stay} in {x} {how}', 'Back in {x} After {years} Years',
          'Walking Around {x} {how}', '{x} on Foot: {sub}',
        ],
        list: 'Places',
        say: [
          'No Plan in {x}|We knew about {one} and {two}, and everything else just happened.',
          'What {x} Cost Me|I paid for everything in this video myself, including the overpriced coffee.',
          "Getting Lost in {x}|I was looking for {three} and found the best lunch of the trip instead. There's a map on screen at {mark}.",
          'A Rushed Weekend in {x}|We saw {one} and {two} and missed the rest. At {mark} you see why we ran.',
          '{x} Before the Tour Groups|I started at six in the morning and had {two} to myself.',
          "{x} in the Rain|I nearly stayed in and skipped {three}. I'm glad I didn't.",
          'Doing Nothing in {x}|The best hour was around {two}, on a bench.',
        ],
      },
      {
        x: {
          Hanoi: 'the Old Quarter, Hoàn Kiếm Lake, Train Street, Tây Hồ',
          Osaka: 'Dōtonbori, Shinsekai, the castle, Kuromon market',
          Bangkok: 'Chinatown, Wat Arun, Chatuchak, the khlong boats',
          'Mexico City': 'Coyoacán, Roma Norte, Xochimilco, Chapultepec',
          Marrakesh: 'Jemaa el-Fnaa, the souks, Majorelle, the Mellah',
          'Buenos Aires': 'San Telmo, La Boca, Palermo, Recoleta',
        },
        minutes: [8, 32],
        titles: [
          '{stay} in {x}', '{x} {how}', '{stay} in {x}: {sub}', '{stay} in {x} {how}', 'My First Time in {x}: {sub}',
          '{d} Days in {x}: {sub}',
        ],
        list: 'Places',
        say: [
          "Eating My Way Around {x}|Go where the queue is longest, and carry small change. We spent most of our time around {one}.",
          'The Sound of {x}|Street sound only. First {one}, then {two}, and {last} at the end.',
          'Before You Fly to {x}|I paid for the flight and the room myself. Check the visa rules for your own passport, they were different for each of us.',
          "Finally in {x}|I'd wanted to go since I was a kid. It was louder and busier than I expected, and better.",
          "One Day in {x}|I'd make it {two} and {three}, and skip the rest. Sorry about the traffic noise at {mark}.",
          '{x} Ruined My Shoes|My stomach survived, at least. A lot of walking in this one, most of it uphill.',
        ],
      },
      {
        x: {
          'the Dolomites': 'Seceda, Lago di Braies, Tre Cime, Val Gardena',
          'the Lofoten Islands': 'Reine, Henningsvær, Kvalvika, Nusfjord',
          Snowdonia: 'Tryfan, Beddgelert, Llyn Idwal, Crib Goch',
          'the Pyrenees': 'Gavarnie, Ordesa, Cauterets, Aigüestortes',
          'the Faroe Islands': 'Gásadalur, Saksun, Mykines, Tórshavn',
          Crete: 'Chania, the Samaria gorge, Loutro, Elafonisi',
        },
        minutes: [9, 38],
        titles: [
          '{stay} in {x}', '{x} {how}', 'Hiking in {x} {how}', '{x} by Bus: {sub}', 'Back to {x}: {sub}',
          '{stay} in {x}: {sub}', '{stay} in {x} {how}',
        ],
        list: 'Stops',
        say: [
          "We Missed the Last Bus in {x}|They only run a few times a day, so check the timetable. We didn't, and it was a long walk.",
          '{x} Without a Drone|Everything is filmed from the ground, with a small tripod. {one} was the highlight for me, and {two} came close.',
          'No Room in {x}|Rooms fill up months ahead in the high season, so book early or bring a tent.',
          'What I Packed for {x}|My pack was far too heavy, and I never used half of it.',
          "{x} on Pasta and a Tent|What it all cost is at {late}. It's not a cheap place, but a tent and a bag of pasta go a long way.",
          "Soaked and Sunburned in {x}|All in the space of eight hours. {three} is the reason I'd go back anyway.",
        ],
      },
    ],
  },
  Science: {
    weight: 8,
    tags: ['science', 'education', 'science explained', 'learning', 'science facts', 'popular science'],
    words: {
      ...NUMBERS,
      sub: [
        'The Essentials', 'What We Know', 'Why It Matters', 'The Basics', "A Beginner's Guide", 'In a Nutshell',
        'The Key Ideas',
      ],
      lead: [
        'Understanding', 'The Science of', 'A Short Introduction to', 'All About', 'The Basics of', 'A Closer Look at',
        'The Story of',
      ],
    },
    kinds: [
      {
        x: {
          'black holes': 'event horizons, accretion discs, the centre of the Milky Way, Hawking radiation',
          'dark matter': 'Zwicky, galaxy rotation, gravitational lenses, WIMPs',
          'the Moon': 'the far side, libration, the maria, the giant impact',
          'the northern lights': 'solar wind, oxygen green, the Kp index, where to go',
          eclipses: 'umbra and penumbra, Saros cycles, safe glasses, Eddington',
          'the rings of Saturn': 'Cassini, shepherd moons, the Roche limit, ring rain',
        },
        minutes: [5, 18],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          "My Niece Asked About {x}|It was at dinner, and she didn't like my first answer, so here is a second one. No equations.",
          '{x} in Plain Words|From {one} to {last}, without a formula. Images are from public archives.',
          "An Amateur's Guide to {x}|All I have is a small telescope and a shelf of books.",
          'I Animated {x}|The animation at {mark} took me three weeks, so please pretend to be impressed.',
          'The Part on {x} Everybody Skips|It is {two}, and it finally made the rest click for me.',
          "My Library Talk on {x}|Twelve people came on the night. Now it's here for everybody else.",
        ],
      },
      {
        x: {
          bacteria: 'Leeuwenhoek, gut flora, biofilms, resistance',
          vaccines: 'Jenner, antigens, herd immunity, mRNA',
          sleep: 'sleep stages, melatonin, naps, jet lag',
          honeybees: 'the waggle dance, the queen, drones, the winter cluster',
          DNA: 'base pairs, copying, Rosalind Franklin, sequencing',
          yeast: 'fermentation, budding, bread, beer',
        },
        minutes: [4, 16],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          "{x}, with a Quiz|Made for my own students and free to use in class. There's a short quiz at {mark}.",
          '{x}, Drawn by Hand|I scanned the sheets one by one at the library, which is why the arrows wobble.',
          '{x} for Beginners|The first half is about {one} and {two}, the second about what we do not know yet.',
          '{x}, Slightly Simplified|I say where I leave something out. The chart at {mark} comes from a review paper.',
          "I Used to Find {x} Boring|Then somebody explained {two} to me, and I couldn't stop reading.",
          'The Main Points on {x}|From {one} to {last}, in the order in which I teach it.',
        ],
      },
      {
        x: {
          tides: 'the Moon, spring tides, neap tides, the Bay of Fundy',
          glaciers: 'firn, moraines, ice cores, retreat',
          earthquakes: 'plates, P and S waves, magnitude, early warning',
          rainbows: 'raindrops, double bows, Descartes, garden hoses',
          lightning: 'charge separation, leaders, thunder, the 30-second rule',
          volcanoes: 'shields and cones, lava types, Pompeii, Iceland',
        },
        minutes: [4, 15],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          '{x} on the Kitchen Table|The little experiment worked on the third attempt. You see all three.',
          "Ever Wondered About {x}?|For anyone from about twelve up who won't stop asking why.",
          '{x} from the Beginning|We start with {one} and end with {last}. If you get lost in the middle, go back to {early}.',
          '{x} in the Old Physics Room|Recorded at our school in {place} after hours. Thanks to the caretaker for the keys.',
          'My Son Asked About {x}|It was in the car, in heavy traffic, and this is the better answer.',
          '{x}, Explained to My Mother|I had to go over {one} four times before she was happy, so it should be clear by now.',
        ],
      },
    ],
  },
  Nature: {
    weight: 8,
    tags: ['nature', 'wildlife', 'nature video', 'outdoors', 'relaxing nature'],
    words: {
      ...NUMBERS,
      when: [
        'Close to Home', 'on the Edge of Town', 'on My Day Off', 'at the Nature Reserve', 'in the Wild',
        'After the Rain', 'with a New Camera', 'Before Breakfast', 'on a Quiet Day', 'with My Son', 'on a Windy Day',
        'in the Evening',
      ],
      sub: ['Filmed Outdoors', 'Wildlife Diary', 'My Best Footage', 'Relaxing Footage', 'Quiet Moments', 'Best Moments'],
    },
    kinds: [
      {
        x: {
          kingfishers: 'a clay bank, a perch, small fish',
          ospreys: 'a nest platform, a dive, a large fish',
          'barn owls': 'an old barn, voles, silent flight',
          herons: 'a ditch, patience, a frog',
          gulls: 'a quay, chips, a fight over nothing',
          ducks: 'a village pond, ducklings, a grumpy swan',
        },
        tags: ['birds', 'birdwatching'],
        steps: 'The place, First sighting, Close-ups, Best shots',
        minutes: [4, 24],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Looking for {x} {when}', 'Watching {x} {when}',
          '{x} {when}: {sub}',
        ],
        say: [
          '{x} from the Hide|Filmed from a hide with a 400 mm lens, and nothing was baited.',
          'Four Cold Mornings with {x}|Worth the frozen fingers. The best view is at {mark}.',
          '{x}, Natural Sound Only|Best with headphones and a cup of tea next to you.',
          "I Never Noticed the {x} Here|And I've walked past for years. Binoculars are enough, you don't need a big lens.",
          "{x}, from a Distance|Please stay away from nests, even if you think they haven't noticed you. They have.",
          "An Unplanned Hour with {x}|I only went out for an hour and came home with this. The light isn't great until {early}, and then it is.",
        ],
      },
      {
        x: {
          foxes: 'a railway bank, an old shoe, three cubs',
          hares: 'a stubble field, long ears, a short race',
          otters: 'a muddy bank, a crab, a splash',
          deer: 'a clearing, a gate left open, two fawns',
          seals: 'a sandbank, pups, a very large bull',
          rabbits: 'a railway bank, a burrow, a hawk overhead',
        },
        steps: 'Arriving, Waiting, First sighting, Best shots',
        minutes: [4, 22],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Looking for {x} {when}', 'Watching {x} {when}',
          '{x} {when}: {sub}',
        ],
        say: [
          'Waiting for {x}|A long lens, a flask of tea, and a lot of waiting. Nobody was disturbed.',
          "{x} Without the Dog|The wind was in my face and for once I'd left the dog at home. Closest shot at {mark}.",
          "My Neighbour's {x}|He has watched them from his window for years. He'd never seen them up close, so this one is for him.",
          "How I Got into Filming {x}|I volunteer at a wildlife rescue, and that's how all this started.",
          '{x}, Slightly Out of Focus|I had left the tripod at home, but look at {mark}!',
          'An Hour of Nothing, Then {x}|I was about to pack up, then {three}, and I nearly dropped the camera.',
        ],
      },
      {
        x: {
          dragonflies: 'a garden pond, an empty skin, a short flight',
          bees: 'clover, a hollow stem, pollen',
          frogs: 'a ditch, spawn, a loud night',
          butterflies: 'nettles, caterpillars, a chrysalis',
          snails: 'rain, lettuce, a garden wall',
          ants: 'a mound, a long march, a crumb of cake',
        },
        steps: 'The place, First finds, Close-ups, Best shots',
        minutes: [3, 17],
        titles: [
          '{x} {when}', 'Filming {x} {when}', '{x}: {sub}', 'Looking for {x} {when}', 'Watching {x} {when}',
          '{x} {when}: {sub}',
        ],
        say: [
          'Wet Knees for {x}|It was worth it. Macro lens, nothing caught, nothing moved.',
          "{x} Round the Corner|You don't have to travel far for this. Bring something to kneel on and half an hour of patience.",
          'Which {x} Are These?|I looked them up in a field guide, but please tell me if I named one wrong.',
          'The Kids Found {x}|We spent ages on our stomachs with a phone and a cheap macro lens.',
          '{x}, Handheld|Not very steady, sorry. Watch what happens at {mark}.',
          'Most People Walk Past {x}|I put the camera on a beanbag next to the path and let it run for an hour.',
        ],
      },
    ],
  },
  History: {
    weight: 7,
    tags: ['history', 'documentary', 'history documentary', 'heritage', 'history facts', 'history lesson'],
    words: {
      ...NUMBERS,
      sub: [
        'What the Sources Say', 'Myth and Fact', 'What Is Left Today', 'A Short Documentary', 'The Real Story',
        'The Whole Story',
      ],
      lead: [
        'A Short History of', 'The Story of', 'The Forgotten History of', 'All About', 'The Surprising History of',
        'The Origins of', 'A New Look at',
      ],
    },
    kinds: [
      {
        x: {
          'Roman roads': 'layers, milestones, the Via Appia, Watling Street',
          aqueducts: 'gradients, the Pont du Gard, lead pipes, Frontinus',
          cathedrals: 'flying buttresses, masons, Chartres, money',
          'Viking ships': 'clinker planks, Oseberg, sails, Roskilde',
          'medieval markets': 'charters, weights, tolls, pepper',
          'stone circles': 'Avebury, Callanish, alignments, tools',
        },
        minutes: [8, 34],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          'A Year of Reading About {x}|The shelf is full, and I still find new things. My sources are listed at {late}.',
          'Not Everything About {x}|Mostly {one} and {two}. The rest would have needed another hour.',
          "My Photos of {x}|Some are ten years old. The drawing at {mark} is simplified, please don't build from it.",
          "What We Still Argue About: {x}|Even the textbooks don't agree on all of it, and I try to say where.",
          "{x} Are Not Boring|My students used to disagree, until we got to {three}. So that's what I spend most time on.",
          '{x} with a Real Historian|Recorded with a friend who actually studied this. She had heard my first version and sighed.',
        ],
      },
      {
        x: {
          'steam engines': 'Newcomen, James Watt, Trevithick, flooded mines',
          'the telegraph': 'Samuel Morse, railway lines, the Atlantic cable, telegram boys',
          'the bicycle': 'Karl Drais, the penny-farthing, Dunlop, touring clubs',
          'early cinema': 'the Lumière brothers, Méliès, nickelodeons, pianists',
          'the sewing machine': 'Elias Howe, Isaac Singer, instalments, piecework',
          airships: 'Count Zeppelin, the R34, Lakehurst',
        },
        minutes: [7, 26],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          'Who Was First with {x}?|The short answer is at {mark}, and the long one takes up the rest.',
          '{x} at a Small Museum|It is near {place} and run by one very patient volunteer. My favourite exhibit is at {mark}.',
          '{x}, Mispronounced|At least two names, sorry. Pictures are in the public domain.',
          'My Favourite Part of {x}|It is {two}. To get there, I have to start with {one}.',
          'Yet Another Film on {x}|There are longer ones, but none that has this much on {three}.',
          '{x} in Old Advertisements|They came in a box from a flea market. The best ones are at {mark}.',
        ],
      },
      {
        x: {
          'the spice trade': 'Malacca, nutmeg, the VOC, pepper prices',
          'coffee houses': "Istanbul, Oxford, Lloyd's, newspapers",
          'the Silk Road': 'Samarkand, Dunhuang, paper, horses',
          'polar expeditions': 'Nansen, Amundsen, scurvy, dogs',
          lighthouses: 'Eddystone, Fresnel, keepers, automation',
          'tea clippers': 'the Cutty Sark, Fuzhou, the 1866 race, Suez',
        },
        minutes: [8, 36],
        titles: ['{lead} {x}', '{x}: {sub}', '{x} in {m} Minutes', '{x} Explained: {sub}', '{lead} {x}: {sub}'],
        say: [
          "I Drew a Map of {x}|It's on screen from {mark}. Books are named at {late}.",
          'A Long Way Round to {x}|It starts with {one} and ends somewhere quite different.',
          'Three Months with {x}|I came across this while looking for something else in the library in {place}.',
          '{x} in Paintings|All of them are in the public domain. There could be a whole video about {two}.',
          'What Is True About {x}?|Less than I thought, and I used to teach this. I go through the claims one by one.',
          'One Good Book on {x}|Half of this comes from it, the other half from arguing with it.',
        ],
      },
    ],
  },
};
