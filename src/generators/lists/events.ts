import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from './course-topics.ts';
import { givenNames } from '../given-names.ts';
import { southAfrica } from '../regions/south-africa.ts';
import { listOf } from './list-of.ts';

/** How events of one category are called. */
export interface EventCategory {
  /**
   * Patterns of titles; `{x}` is the subject, and `{y}` what it is about in particular: `#0` to `#5` are the things that
   * a course or a conference on the subject deals with.
   */
  readonly titles: readonly string[];
  /** Patterns for what takes place online, none of which is that of an event on site; none name the city. */
  readonly online?: readonly string[];
  /** The fields, crafts, sports or groups of people in `{x}`, and the words of all other slots. */
  readonly words: Grammar;
}

/** Sports without teams and groups: each one is measured, timed or given marks, or meets opponents of the same weight. */
export const SCORED: ReadonlySet<string> = new Set([
  'judo',
  'karate',
  'taekwondo',
  'wrestling',
  'gymnastics',
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
  'molecular biology': 'proteins, cell signalling, sequencing',
  'open-source software': 'licences, maintainers, security',
  'food safety': 'hygiene, labelling, traceability',
  'library science': 'cataloguing, digitization, loans',
  'water management': 'floods, drinking water, rivers',
  'early education': 'play, language, staff training',
  'museum work': 'collections, visitors, loans',
  'structural engineering': 'bridges, timber, earthquakes',
  cybersecurity: 'incident response, passwords, audits',
  'rural tourism': 'farm stays, trails, transport',
  'agricultural technology': 'sensors, seeds, robots',
  'human resources': 'hiring, pay, training',
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
  'adult education': 'literacy, numeracy, exams',
  'user experience': 'interviews, prototypes, accessibility',
  'local government': 'budgets, elections, services',
  'battery technology': 'cells, recycling, charging',
  'heritage conservation': 'stone, timber, paper',
  packaging: 'paper, deposits, shelf life',
  'soil science': 'erosion, carbon, microbes',
  'customer care': 'complaints, call centres, training',
  'materials science': 'alloys, polymers, coatings',
  'veterinary medicine': 'vaccines, farm animals, surgery',
  'risk management': 'insurance, audits, scenarios',
  'sports medicine': 'tendons, concussion, rehabilitation',
  'waste management': 'landfill, collection, composting',
  'mental health': 'prevention, schools, crisis lines',
  archaeology: 'digs, dating, finds',
  logistics: 'warehouses, last mile, customs',
};

/** How concerts are announced, by the language of the place. */
export const LOCAL_TITLES: Readonly<Record<string, readonly string[]>> = {
  de: ['{x} im Konzert', '{x} live', '{x} und Gäste'],
  fr: ['{x} en concert', '{x} et ses invités'],
  es: ['{x} en concierto', '{x} en vivo', '{x} y amigos'],
  it: ['{x} in concerto', '{x} dal vivo', '{x} e ospiti'],
  pt: ['{x} ao vivo', '{x} e convidados', '{x} em concerto'],
  nl: ['{x} in concert', '{x} live', '{x} en vrienden'],
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
      '{x} Conference @', 'Annual {x} Summit', '@ {x} Forum', 'The Future of {x}', 'New Directions in {x}', '@ {x} Congress',
      '{x}: Research and Practice', '{nth} {x} Congress', '{nth} National Conference on {x}', '{nth} @ {x} Forum',
      '{nth} Annual {x} Meeting', '@ {x} Forum: {y}', '{x} Symposium: {y}', '{x} Colloquium: {y}', '@ {x} Summit: {y}',
      'Conference on {x}: {y}', '@ {x} Talks: {y}', 'Meeting on {x}: {y}', 'National {x} Conference: {y}', '{x} Seminar @: {y}',
      'Focus on {x}: {y}', 'Seminar on {x}: {y}', 'Forum on {x}: {y}', '@ {x} Congress: {y}', 'Congress on {x}: {y}', '{x} Today: {y}', '@ {x} Dialogue: {y}',
    ],
    online: [
      'Online {x} Forum: {y}', 'Virtual {x} Conference: {y}', 'Online {x} Talks: {y}', 'Online Symposium on {x}: {y}',
      'Virtual {x} Summit: {y}', '{x} Online Congress: {y}', '{x} Online Seminar: {y}',
      'Virtual Meeting on {x}: {y}', 'Online Meeting on {x}: {y}', 'Virtual {x} Forum: {y}', 'Online Conference on {x}: {y}', 'Virtual Seminar on {x}: {y}', 'Online Forum on {x}: {y}', 'Virtual Congress on {x}: {y}',
    ],
    words: {
      x: Object.keys(FIELDS),
      y: ['#0', '#1', '#2', '#0 and #1', '#1 and #2', '#0 and #2', '#1 and #0', '#2 and #1', '#2 and #0'],
      nth: listOf('3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th, 18th, 19th, 20th, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th'),
    },
  },
  Workshop: {
    titles: [
      '{x} Workshop: {y}', 'Hands-On {x}: {y}', 'Introduction to {x}: {y}', '{x} Basics: {y}',
      'Getting Started with {x}: {y}', '{x} for Everyone: {y}', 'Practical {x}: {y}', '{x}: {y}', '{x} in Practice: {y}',
      '{x} Workshop', 'Hands-On {x}',
    ],
    online: ['Online Workshop on {x}: {y}', '{x} Online: {y}', '{x} Webinar: {y}', 'Live Online Course in {x}: {y}', 'Virtual Workshop on {x}: {y}', 'Virtual {x} Class: {y}'],
    words: {
      x: Object.values(COURSE_TOPICS)
        .flatMap((topics) => Object.keys(topics))
        .filter((topic) => !OUTDOORS.has(topic)),
      y: ['#0', '#1', '#2', '#3', '#4', '#5', '#0 & #1', '#1 & #2', '#2 & #3', '#3 & #4', '#4 & #5'],
    },
  },
  Concert: {
    titles: [
      '{x} in Concert', '{x} Live', '{x} and Guests', '{x} in @', '{x}: Up Close',
      '{x} in Two Sets', '{x} on Tour', '{x}: Music and Stories', '{x}: Album Launch', '{x}',
    ],
    words: {
      x: ['{kind} {thing}', '{star} {last}', '{last} {band}', '{star} & the {kind}s'],
      kind: ['Tram', 'Heron', 'Radio', 'Engine', 'Harbour', 'Lantern', 'Sailor', 'Magnet', 'Orchard', 'Satellite', 'Weaver', 'Neighbour'],
      thing: ['Club', 'Season', 'Weather', 'Street', 'Department', 'Hotel', 'Theory', 'Parade', 'Signal', 'Holiday', 'Line'],
      // Those of the country take their place.
      star: givenNames(southAfrica),
      last: listOf(southAfrica.family),
      band: ['Trio', 'Quartet', 'Quintet', 'Band'],
    },
  },
  Sports: {
    titles: [
      '@ {prize}: {class} {x}', '@ {class} {x} {games}', '{class} {x} {games}', 'Open {x} {games}', 'Regional {x} {games}',
    ],
    words: {
      x: [
        'basketball', 'volleyball', 'handball', 'badminton', 'table tennis', 'futsal', 'judo', 'karate', 'fencing',
        'gymnastics', 'wrestling', 'floorball', 'squash', 'pickleball', 'boccia', 'goalball', 'dodgeball', 'trampolining', 'wheelchair basketball',
        'taekwondo', 'weightlifting', 'archery', 'sport climbing', 'darts', 'roller hockey',
        'indoor rowing', 'sitting volleyball', 'bouldering', 'korfball', 'snooker', 'indoor hockey',
      ],
      class: [
        "Women's", "Men's", 'Senior', 'Junior', 'Under-16', 'Under-18', 'Under-21', 'Club',
        'Amateur', 'Under-20', 'Under-14', 'Under-13', "Girls'", "Boys'", 'Under-15', 'Under-17', 'Under-19', 'Student',
      ],
      prize: ['Cup', 'Trophy', 'Challenge Cup', 'Charity Cup', 'Open', "President's Cup", "Mayor's Cup"],
      games: [
        'Championship', 'Championships', 'Tournament', 'Cup', 'Challenge', 'Trophy', 'Invitational',
      ],
    },
  },
  Networking: {
    titles: [
      '@ {x} Meetup No. {n}', '{x} Meetup No. {n}', '{x} Get-Together', 'Open House for {x}', '@ {x} Meetup: {y}', 'Meetup for {x}: {y}',
      '{x} Connect: {y}', 'Mixer for {x}: {y}', 'Open Table for {x}: {y}', '{x} Forum: {y}', '@ {x} Roundtable: {y}',
      '@ {x} Social: {y}', '{x} in @: {y}',
    ],
    online: ['Virtual {x} Meetup No. {n}', 'Online Meetup for {x}: {y}', 'Virtual Coffee for {x}: {y}', 'Online Roundtable for {x}: {y}'],
    words: {
      x: [
        'product designers', 'first-time founders', 'women in engineering', 'freelance writers', 'data analysts',
        'museum professionals', 'young lawyers', 'independent publishers',
        'teachers', 'software testers', 'translators', 'local retailers', 'architects', 'sound engineers',
        'social workers', 'illustrators',
        'film-makers', 'event planners', 'accountants', 'photographers',
        'open-source contributors', 'project managers', 'hotel managers', 'science communicators',
        'family businesses', 'recruiters', 'game developers',
        'librarians', 'florists', 'physiotherapists', 'bakers', 'journalists', 'health professionals', 'food producers', 'exporters',    'craft brewers', 'nurses', 'web developers',
      ],
      y: [
        'Finding Good People', 'Staying Up to Date', 'Artificial Intelligence', 'Difficult Conversations', 'Mentoring', 'Long Hours',
        'Going Part-Time', 'Better Meetings', 'Career Changes', 'New Rules', 'New Tools', 'Rising Costs', 'Training Newcomers',
        'Working Together', 'Learning from Mistakes',
      ],
      n: Array.from({ length: 58 }, (_, at) => String(at + 2)),
    },
  },
};
