import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from './course-topics.ts';

/** How events of one category are called. */
export interface EventCategory {
  /**
   * Patterns of titles; `{x}` is the subject, and `{y}` what it is about in particular: `#0` to `#5` are the things that
   * a course on the subject deals with.
   */
  readonly titles: readonly string[];
  /** The fields, crafts, sports or groups of people in `{x}`, and the words of all other slots. */
  readonly words: Grammar;
}

/** Sports without opponents: each one is measured, timed or given marks. */
export const SCORED: ReadonlySet<string> = new Set([
  'gymnastics',
  'athletics',
  'trampolining',
  'weightlifting',
  'archery',
  'sport climbing',
  'indoor rowing',
  'bouldering',
]);

/** Fields of work that conferences are held on, and what is talked about there. */
export const FIELDS: Readonly<Record<string, string>> = {
  'renewable energy': 'wind, storage, grids',
  'urban planning': 'zoning, transport, green space',
  'digital health': 'patient records, apps, telemedicine',
  'supply chains': 'ports, inventories, contracts',
  'marine biology': 'reefs, plankton, fisheries',
  'open-source software': 'licences, maintainers, security',
  'food safety': 'hygiene, labelling, traceability',
  'machine translation': 'evaluation, terminology, post-editing',
  'library science': 'cataloguing, digitization, loans',
  'water management': 'floods, drinking water, rivers',
  'early education': 'play, language, staff training',
  'museum work': 'collections, visitors, loans',
  'structural engineering': 'bridges, timber, earthquakes',
  cybersecurity: 'incident response, passwords, audits',
  'rural tourism': 'farm stays, trails, transport',
  'agricultural technology': 'sensors, seeds, robots',
  'human resources': 'hiring, pay, training',
  'materials science': 'alloys, polymers, coatings',
  'public transport': 'timetables, fares, accessibility',
  'medical imaging': 'MRI, dose, image analysis',
  'data protection': 'consent, audits, breaches',
  recycling: 'plastics, metals, sorting',
  nursing: 'staffing, wound care, home care',
  'game design': 'prototyping, balance, playtests',
  'social housing': 'rents, repairs, tenants',
  'space technology': 'launchers, small satellites, debris',
  'investigative journalism': 'sources, records, safety',
  'forest management': 'storms, bark beetles, timber',
  robotics: 'grippers, navigation, safety',
  'adult education': 'literacy, evening classes, funding',
  packaging: 'paper, deposits, shelf life',
  'international law': 'treaties, courts, sanctions',
  'soil science': 'erosion, carbon, microbes',
  'user experience': 'interviews, prototypes, accessibility',
  'local government': 'budgets, elections, services',
  'battery technology': 'cells, recycling, charging',
  'heritage conservation': 'stone, timber, paper',
  'veterinary medicine': 'vaccines, farm animals, surgery',
  'risk management': 'insurance, audits, scenarios',
  'sports medicine': 'tendons, concussion, rehabilitation',
  'waste management': 'landfill, collection, composting',
  'mental health': 'prevention, schools, crisis lines',
  'air traffic': 'noise, drones, controllers',
  archaeology: 'digs, dating, finds',
  logistics: 'warehouses, last mile, customs',
  'customer service': 'complaints, call centres, training',
};

/** What ensembles play. */
export const REPERTOIRE: Readonly<Record<string, string>> = {
  'String Quartet': 'Haydn, Bartók, and Schubert',
  'Jazz Trio': 'Ellington, Monk, and Evans',
  'Brass Band': 'marches, hymns, and film music',
  'Folk Collective': 'reels, ballads, and waltzes',
  'Chamber Choir': 'Purcell, Brahms, and Pärt',
  'Piano Duo': 'Mozart, Schubert, and Poulenc',
  'Big Band': 'Basie, Ellington, and Mingus',
  'Wind Quintet': 'Reicha, Nielsen, and Ibert',
  'Bluegrass Band': 'fiddle tunes, gospel, and murder ballads',
  'Baroque Ensemble': 'Telemann, Vivaldi, and Corelli',
  Singers: 'Byrd, Stanford, and spirituals',
  'Gospel Choir': 'spirituals, hymns, and modern gospel',
  Orchestra: 'Beethoven, Sibelius, and Dvořák',
  Sinfonia: 'Mozart, Grieg, and Britten',
  'Swing Band': 'Goodman, Miller, and Basie',
  'String Ensemble': 'Holst, Elgar, and Barber',
  'Percussion Group': 'Reich, Cage, and Xenakis',
  'Saxophone Quartet': 'Singelée, Glazunov, and Gershwin',
};

/** Topics of courses that no hall or screen is enough for. */
const OUTDOORS: ReadonlySet<string> = new Set([
  'swimming technique',
  'outdoor fitness',
  'running',
  'wildlife photography',
]);

/**
 * By category. No title names a season, a year or a time of day: other fields do. `@` stands for the city: a cup of an
 * amateurs' sport is mostly called after it.
 */
// prettier-ignore
export const eventCategories: Readonly<Record<string, EventCategory>> = {
  Conference: {
    titles: [
      '{x} Conference', 'Annual {x} Summit', '{x} Forum', 'The Future of {x}', 'New Directions in {x}',
      '{x}: Research and Practice', 'Rethinking {x}', 'Bridging the Gaps in {x}', 'World {x} Congress',
      '{x} Conference: {y}', 'Global Conference on {x}: {y}', 'Annual {x} Summit: {y}', '{x} Forum: {y}',
      'Symposium on {x}: {y}', '{x} Colloquium: {y}', '{y} in {x}', 'Open Conference on {x}: {y}', 'The {x} Meeting: {y}',
      'Perspectives on {x}: {y}', '{x} Congress: {y}', 'National {x} Conference: {y}', '{x} Summit: {y}',
    ],
    words: {
      x: Object.keys(FIELDS),
      y: [
        'Skills and Training', 'Costs and Benefits', 'Law and Regulation', 'Open Data',
        'International Cooperation', 'Lessons from Practice', 'Public Trust', 'Standards', 'Staff Shortages',
        'Safety and Quality', 'Funding', 'Ethics', 'Procurement', 'Diversity', 'Climate Goals', 'Long-Term Planning',
        'Automation', 'Case Studies', 'Research Methods', 'The Next Generation', 'Career Paths', 'Tight Budgets',
        'Learning from Failure', 'Measuring Success', 'Public Policy', 'New Tools', 'Documentation', 'Local Solutions',
        'Resilience', 'Data and Evidence', 'Common Mistakes', 'Partnerships', 'Teamwork', 'Artificial Intelligence',
      ],
    },
  },
  Workshop: {
    titles: [
      '{x} Workshop: {y}', 'Hands-On {x}: {y}', 'Introduction to {x}: {y}', 'First Steps in {x}: {y}',
      'Better {x}: {y}', '{x} in Small Groups: {y}', '{x} Lab: {y}', 'Getting Started with {x}: {y}', '{x} Club: {y}',
      '{x} for Everyone: {y}', '{x} Step by Step: {y}', 'Practical {x}: {y}', '{x} Basics: {y}', 'Try {x}: {y}',
      'Everyday {x}: {y}', '{x} Together: {y}', '{x} Practice Session: {y}',
    ],
    words: {
      x: Object.values(COURSE_TOPICS)
        .flatMap((topics) => Object.keys(topics))
        .filter((topic) => !OUTDOORS.has(topic)),
      y: [
        '#0', '#1', '#2', '#3', '#4', '#5',
      ],
    },
  },
  Concert: {
    titles: [
      '{x} in Concert', '{x} Live', '{x}: Benefit Concert', '{x}: Anniversary Concert', '{x} and Guests',
      '{x}: New Music', '{x} in @', '{x}: Up Close', '{x}: One Night Only', '{x} in Two Sets',
      '{x} on Tour', '{x}: Music and Stories', '{x}: Album Launch', '{x}: Tour Finale', '{x}: Farewell Tour',
    ],
    words: {
      x: ['The {kind} {thing}', '{house} {ensemble}', '{star} {last}', 'The {last} {band}'],
      kind: [
        'Paper', 'Midnight', 'Velvet', 'Borrowed', 'Tin', 'Slow', 'Quiet', 'Wandering', 'Blue', 'Patient',
        'Left-Hand', 'Wooden', 'Second', 'Long', 'Upstairs', 'Copper', 'Lost', 'Sunday', 'Little', 'Salt', 'Amber',
        'Unlikely', 'Northern', 'Electric', 'Honest', 'Early', 'Invisible', 'Crooked', 'Lucky', 'Glass',
      ],
      thing: [
        'Herons', 'Gardeners', 'Trams', 'Umbrellas', 'Orchards', 'Ferries', 'Carnivals', 'Cellos', 'Suitcases',
        'Drummers', 'Satellites', 'Staircases', 'Lanterns', 'Foxes', 'Sailors', 'Tigers', 'Postcards', 'Bicycles',
        'Swallows', 'Harbours', 'Radios', 'Balloons', 'Weavers', 'Islands', 'Strangers', 'Sparrows', 'Engines',
        'Magnets', 'Rivers', 'Neighbours',
      ],
      house: [
        'Saltmarsh', 'Copper Lane', 'Quayside', 'Kestrel', 'Northlight', 'Barley Street', 'Juniper', 'Old Mill',
        'Meadowlark', 'Lower Bridge', 'Vesper Street', 'Lantern Row', 'Amberwood', 'Halcyon', 'Larkspur', 'Tidewater',
        'Elm Park', 'Foundry', 'Southgate', 'Granary', 'Bellfield', 'Orchard Hill',
      ],
      ensemble: Object.keys(REPERTOIRE),
      star: ['Ottoline', 'Rosalba', 'Idris', 'Linnea', 'Emeka', 'Solveig', 'Leandro', 'Farah'],
      last: [
        'Vane', 'Merrow', 'Finetti', 'Ashdene', 'Okonell', 'Lorquette', 'Pellworth', 'Vrangsund', 'Dunarescu',
        'Raskelund', 'Farrow', 'Abara', 'Castellane', 'Hollis', 'Ibarrola', 'Kesterton', 'Lindqvold', 'Marchetto',
        'Norrby', 'Quillan', 'Sandoz', 'Tavares', 'Ulmer', 'Yarrow', 'Bellamy', 'Corvin', 'Drummond', 'Eriksen', 'Fonseca',
        'Galloway', 'Hartog', 'Ilves', 'Jansson', 'Kaminer', 'Lomax', 'Moreau', 'Nakata', 'Orsini', 'Pascoe', 'Rademaker',
        'Sorley', 'Tolland', 'Verhaal', 'Westby', 'Zeller',
      ],
      band: ['Trio', 'Quartet', 'Sextet', 'Band'],
    },
  },
  Sports: {
    titles: [
      '@ {prize}: {class} {x}', '@ {class} {x} {games}', '{class} {x} {games}', 'Open {x} {games}', 'Regional {x} {games}',
      '@ City {x} {games}',
    ],
    words: {
      x: [
        'basketball', 'volleyball', 'handball', 'badminton', 'table tennis', 'futsal', 'judo', 'karate', 'fencing',
        'squash', 'gymnastics', 'wrestling', 'athletics', 'floorball', 'wheelchair basketball',
        'hockey', 'taekwondo', 'trampolining', 'weightlifting', 'archery', 'sport climbing', 'darts', 'roller hockey',
        'goalball', 'indoor rowing', 'dodgeball', 'sitting volleyball', 'bouldering', 'padel', 'korfball', 'snooker', 'boccia',
      ],
      class: [
        "Women's", "Men's", 'Senior', 'Junior', 'Under-16', 'Under-18', 'Under-21', 'Club', 'School', 'University',
        'Amateur', 'Student', 'Under-20',
      ],
      prize: ['Cup', 'Trophy', 'Shield', 'Medal', 'Plate', 'Bowl', 'Challenge Cup', 'Charity Cup', "Mayor's Cup"],
      games: [
        'Championship', 'Championships', 'Invitational', 'Trophy', 'Cup', 'Festival', 'Challenge', 'Masters', 'Games',
        'Classic',
      ],
    },
  },
  Networking: {
    titles: [
      '{x} Meetup', '{x} Connect', 'Open Table for {x}', '{x} Get-Together', '{x} Community Gathering',
      'Open House for {x}', '{x} Meetup: {y}', 'Meetup for {x}: {y}', '{x} Connect: {y}', 'Mixer for {x}: {y}',
      'Open Table for {x}: {y}', 'Meet and Greet for {x}: {y}', '{x} Get-Together: {y}', '{x} Exchange: {y}',
      'Speed Networking for {x}: {y}', '{x} Roundtable: {y}', 'Peer Circle for {x}: {y}', '{x} Social: {y}',
    ],
    words: {
      x: [
        'product designers', 'first-time founders', 'women in engineering', 'freelance writers', 'data analysts',
        'restaurant owners', 'museum professionals', 'young lawyers', 'independent publishers',
        'teachers', 'software testers', 'translators', 'local retailers', 'architects', 'sound engineers',
        'social workers', 'health professionals', 'investors and inventors', 'illustrators',
        'community organizers', 'film-makers', 'event planners', 'accountants', 'photographers',
        'open-source contributors', 'project managers', 'hotel managers', 'science communicators',
        'food producers', 'family businesses', 'recruiters', 'game developers', 'energy consultants', 'exporters',
        'librarians', 'joiners', 'florists', 'physiotherapists', 'bakers', 'nonprofit leaders', 'journalists', 'estate agents', 'craft brewers',
      ],
      y: [
        'Finding a Mentor', 'Learning from Failure', 'Side Projects', 'Work and Family', 'Working Together',
        'Asking for Help', 'Money Matters', 'Good Habits', 'Working with AI', 'Difficult Conversations', 'First Years',
        'Changing Direction', 'Success Stories', 'New Ideas', 'Avoiding Burnout', 'Local Projects', 'Tools We Use',
        'Ask Me Anything', 'Saying No', 'Working Alone', 'Finding Time', 'Being Heard', 'Useful Mistakes',
        'Books That Helped', 'Being New', 'Delegating', 'Sharing Work', 'Staying Up to Date',
      ],
    },
  },
};
