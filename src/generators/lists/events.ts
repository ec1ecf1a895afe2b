import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from './course-topics.ts';
import { givenNames } from '../given-names.ts';
import { southAfrica } from '../regions/south-africa.ts';
import { listOf } from './list-of.ts';

/** The names of events of one category. */
export interface EventCategory {
  /**
   * Patterns of titles. `{x}` stands for the subject and `{y}` for a part of it: `#0` to `#5` are the parts that a
   * course or conference on the subject covers.
   */
  readonly titles: readonly string[];
  /**
   * Patterns for online events. None of them is also a pattern for events on site, and none names the city. Default:
   * the category has no online events.
   */
  readonly online?: readonly string[];
  /**
   * Shorter patterns, for the first events of each subject: those on site, and those online. None of them is one of the
   * patterns above. Default: none.
   */
  readonly early?: Readonly<Record<'onSite' | 'online', readonly string[]>>;
  /**
   * Words for the placeholders of the patterns: the fields, crafts, sports or groups of people for `{x}`, and all
   * others.
   */
  readonly words: Grammar;
}

/** Individual sports in which athletes are measured, timed or scored, or face opponents of the same weight. */
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
  'boxing',
  'cheerleading',
  'indoor athletics',
]);

/** Fields of work that conferences cover: what is discussed there, and who attends. */
export const FIELDS: Readonly<Record<string, string>> = {
  'water management': 'floods, drinking water, leaks, sewage, river restoration, meters; engineers',
  logistics: 'warehouses, last-mile delivery, customs, night deliveries, driver shortages, returns; carriers',
  'renewable energy': 'offshore wind, heat pumps, grid fees, battery storage, solar roofs, permits; engineers',
  'urban planning': 'zoning, car-free streets, green space, housing, school routes, heat in cities; planners',
  'digital health': 'patient records, apps, telemedicine, prescriptions, wearables, consent forms; clinics',
  'molecular biology':
    'protein folding, cell signalling, sequencing, gene editing, lab automation, microscopy; biologists',
  'open-source software': 'licences, funding, security fixes, code review, governance, translations; maintainers',
  'food safety': 'hygiene, labelling, traceability, allergens, recalls, cold chains; inspectors',
  'library science': 'cataloguing, digitization, open access, reading promotion, archives, metadata; librarians',
  'structural engineering': 'bridges, timber buildings, earthquakes, fatigue, glass, concrete repair; engineers',
  cybersecurity: 'incident response, phishing, audits, passwords, backups, supply chains; administrators',
  'agricultural technology': 'sensors, seeds, field robots, irrigation, drones, milking robots; farmers',
  'human resources': 'hiring, pay, training, part-time work, parental leave, appraisals; managers',
  'public transport': 'timetables, fares, accessibility, night buses, driver training, electric fleets; operators',
  'medical imaging': 'MRI, radiation dose, image analysis, ultrasound, screening, archiving; radiologists',
  'data protection': 'consent, audits, breaches, cookies, health data, employee records; lawyers',
  recycling: 'plastics, metals, sorting, glass, textiles, deposits; plant operators',
  nursing: 'staffing, wound care, home care, night shifts, training, dementia care; nurses',
  'game design': 'prototyping, balance, playtests, tutorials, sound, level editors; designers',
  'space technology': 'launchers, small satellites, debris, propulsion, ground stations, star trackers; engineers',
  'forest management': 'storm damage, bark beetles, timber, planting, hunting, drought; foresters',
  robotics: 'grippers, navigation, safety, cameras, soft materials, service contracts; manufacturers',
  'soil science': 'erosion, carbon, microbes, drainage, compost, mapping; farmers',
  'mental health': 'prevention, schools, crisis lines, loneliness, workplaces, waiting times; therapists',
  archaeology: 'digs, dating, finds, pottery, aerial surveys, storage; archaeologists',
  'marine biology': 'coral, fish stocks, tides, plankton, seagrass, noise; biologists',
  'adult education': 'literacy, vocational courses, funding, distance learning, exams, course fees; teachers',
  'heritage conservation': 'stone, paintwork, fire safety, damp, roofs, climate control; conservators',
  'sleep medicine': 'shift work, apnoea, sleep in children, insomnia, snoring, sleep laboratories; physicians',
  'building acoustics': 'open offices, concert halls, traffic noise, impact sound, classrooms, party walls; engineers',
  'animal welfare': 'transport, shelters, housing, slaughter, enrichment, strays; vets',
  'museum studies': 'exhibitions, loans, visitors, labels, storage, visitor surveys; curators',
  'emergency medicine': 'triage, dispatch, heatstroke, hand-overs, poisoning, drones; paramedics',
  'translation studies':
    "subtitles, court interpreting, machine translation, children's books, quality checks, dialects; translators",
  'railway engineering': 'signalling, track, night trains, level crossings, noise barriers, batteries; engineers',
  'nutrition science': 'salt, school meals, supplements, fibre, labelling, taste; dietitians',
  'volcano research': 'ash, gas, early warning, satellites, lava flows, evacuation; geologists',
};

/** People who meet to talk about their work, and what they talk about. */
export const TRADES: Readonly<Record<string, string>> = {
  'product designers': 'design reviews, portfolios, accessibility, handovers to developers',
  'first-time founders': 'co-founders, first hires, pricing, investors',
  'young lawyers': 'billable hours, first hearings, changing firms, difficult clients',
  teachers: 'marking, phones in class, talking to parents, AI in homework',
  'software testers': 'bug reports, test data, automation, release days',
  translators: 'rates, machine translation, glossaries, rush jobs',
  'local retailers': 'rents, shop windows, online orders, opening hours',
  architects: 'building permits, timber construction, fees, conversions',
  'sound engineers': 'hearing protection, wireless gear, small venues, festivals',
  'social workers': 'caseloads, home visits, paperwork, staying healthy',
  'film-makers': 'funding, festivals, small crews, short films',
  accountants: 'year-end closing, digital invoices, new clients, fees',
  photographers: 'weddings, image rights, pricing, backups',
  'project managers': 'late projects, status reports, estimates, hard deadlines',
  'game developers': 'publishers, trailers, funding, crunch',
  librarians: 'story time, e-books, homework help, noisy visitors',
  florists: 'weddings, wholesale prices, local flowers, shop windows',
  physiotherapists: 'home visits, opening a practice, back pain, running injuries',
  bakers: 'night shifts, sourdough, apprentices, energy costs',
  journalists: 'fact-checking, local news, paywalls, data stories',
  'food producers': "shelf life, farmers' markets, labels, packaging",
  'craft brewers': 'hops, taprooms, beer tax, small batches',
  nurses: 'night shifts, handovers, agency work, ward staffing',
  'web developers': 'page speed, frameworks, old code, day rates',
  'garden designers': 'dry summers, small plots, planting plans, fees',
  copywriters: 'briefs, AI drafts, day rates, house style',
  midwives: 'night calls, home births, paperwork, staffing',
  'tax advisers': 'deadlines, e-filing, difficult clients, succession',
  'museum curators': 'loans, insurance, labels, school classes',
  carpenters: 'apprentices, timber prices, site access, power tools',
  'language teachers': 'exam classes, mixed levels, online lessons, pay',
  'restaurant owners': 'staff, menus, delivery apps, no-shows',
  'civil engineers': 'tenders, site visits, standards, flood risk',
  'data analysts': 'dashboards, dirty data, data requests, forecasts',
  'community managers': 'rules, trolls, volunteers, newsletters',
  hairdressers: 'price lists, apprentices, no-shows, sore backs',
  'volunteer coordinators': 'recruiting, training, thank-you notes, small budgets',
  'school heads': 'timetables, sick leave, buildings, parents',
  'bicycle mechanics': 'e-bikes, spare parts, training, workshop software',
  'podcast producers': 'sponsors, editing, guests, microphones',
  dentists: 'nervous patients, assistants, new equipment, invoices',
  'radio journalists': 'interviews, archives, live reports, podcasts',
  'fashion designers': 'samples, small series, suppliers, returns',
  'furniture makers': 'timber prices, commissions, exhibitions, finishes',
};

/** Returns the ways to name two of the `size` parts of a subject, as placeholders: `#2 and #0`. */
function choicesOf(size: number): readonly string[] {
  const all = Array.from({ length: size }, (_, at) => `#${at}`);
  return all.flatMap((one) => all.flatMap((other) => (one === other ? [] : [`${one} and ${other}`])));
}

/** Titles of concerts in the language of the place, by language. */
export const LOCAL_TITLES: Readonly<Record<string, readonly string[]>> = {
  de: ['{x} im Konzert', '{x} live'],
  fr: ['{x} en concert'],
  es: ['{x} en concierto', '{x} en vivo'],
  it: ['{x} in concerto', '{x} dal vivo'],
  pt: ['{x} ao vivo', '{x} em concerto'],
  nl: ['{x} in concert', '{x} live'],
};

/** Topics of courses that need the open air, the night or the morning, so that there is no workshop on them. */
const OUTDOORS: ReadonlySet<string> = new Set([
  'swimming technique',
  'outdoor fitness',
  'running',
  'wildlife photography',
  'landscape photography',
  'street photography',
  'night photography',
]);

/**
 * Event categories by name. No title names a season, a year or a time of day, since other fields do. `@` stands for the
 * city: amateur cups are usually named after one.
 */
// oxfmt-ignore
export const eventCategories: Readonly<Record<string, EventCategory>> = {
  Conference: {
    titles: [
      '{x} {kind}: {y}', '{kind} on {x}: {y}', '@ {x} {kind}: {y}', '{kind} on {x} in @: {y}', 'National {x} {kind}: {y}', '{x} Today: {y}',
    ],
    online: ['{mode} {x} {kind}: {y}', '{mode} {kind} on {x}: {y}', '{x} Online {kind}: {y}'],
    early: {
      onSite: [
        '@ {x} {kind}', '{nth} {x} {kind}', 'National {x} {kind}', '{nth} National {kind} on {x}', 'The Future of {x}', '{x}: Research and Practice',
        '{x} {kind} on {y}', '@ {kind} on {x}', '{kind} on {x}', 'Annual {x} {kind}', '{x} in Practice', '{nth} @ {x} {kind}',
      ],
      online: ['{mode} {x} {kind}', '{mode} {kind} on {x}', '{x} Online {kind}', '{mode} {x} Talks', '{x} Online Talks on {y}', 'Annual {mode} {x} {kind}'],
    },
    words: {
      x: Object.keys(FIELDS),
      y: choicesOf(6),
      kind: ['Conference', 'Forum', 'Congress', 'Symposium', 'Summit', 'Meeting'],
      mode: ['Online', 'Virtual'],
      nth: listOf('3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 12th, 15th, 18th, 20th, 25th'),
    },
  },
  Workshop: {
    titles: [
      '{x} Workshop: {y}', 'Hands-On {x}: {y}', 'Introduction to {x}: {y}', 'Basics of {x}: {y}',
      'Getting Started with {x}: {y}', '{x} for Everyone: {y}', 'Practical {x}: {y}', '{x} in Practice: {y}',
    ],
    online: ['Online Workshop on {x}: {y}', '{x} Online: {y}', '{x} Webinar: {y}', 'Live Online Course in {x}: {y}', 'Virtual Workshop on {x}: {y}', 'Virtual {x} Class: {y}'],
    early: {
      onSite: [
        '{x} Workshop', 'Hands-On {x}', 'Introduction to {x}', '{x} for Beginners', '{x}: {y}', 'First Steps in {x}', 'Practical {x}',
        '{x} Basics', 'A Taste of {x}', 'Learn {x}', '{x} Step by Step', 'Getting Started with {x}', '{x} for Everyone',
      ],
      online: [
        'Online Workshop on {x}', '{x} Online', '{x} Webinar', 'Live Online Course in {x}', 'Virtual {x} Class', 'Virtual Workshop on {x}',
        'Online {x} Workshop: {y}', 'Introduction to {x} (Online)',
      ],
    },
    words: {
      x: Object.values(COURSE_TOPICS)
        .flatMap((topics) => Object.keys(topics))
        .filter((topic) => !OUTDOORS.has(topic)),
      y: ['#0', '#1', '#2', '#3', '#4', '#5', '#0 & #1', '#1 & #2', '#2 & #3', '#3 & #4', '#4 & #5'],
    },
  },
  Concert: {
    titles: [
      '{x} in Concert', '{x} Live', '{x} in @', '{x} & Guests', '{x}',
    ],
    words: {
      x: ['{kind} {thing}', '{star} {last}', '{last} {band}', '{star} & the {kind}s'],
      kind: ['Tram', 'Heron', 'Radio', 'Engine', 'Harbour', 'Lantern', 'Sailor', 'Magnet', 'Orchard', 'Satellite', 'Weaver', 'Neighbour'],
      thing: ['Club', 'Season', 'Weather', 'Street', 'Department', 'Hotel', 'Theory', 'Parade', 'Signal', 'Holiday', 'Line'],
      // In each country, these names are replaced by names of that country.
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
        'gymnastics', 'wrestling', 'floorball', 'squash', 'pickleball', 'padel', 'cheerleading', 'dodgeball', 'trampolining', 'wheelchair basketball',
        'taekwondo', 'weightlifting', 'archery', 'sport climbing', 'darts', 'roller hockey',
        'indoor rowing', 'sitting volleyball', 'bouldering', 'boxing', 'indoor athletics', 'indoor hockey',
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
      '@ {x} {kind}: {y}', '{kind} for {x}: {y}', '{x} {kind}: {y}', '{x} in @: {y}', 'Open Table for {x}: {y}',
    ],
    online: ['{mode} {x} {kind}: {y}', '{mode} {kind} for {x}: {y}', 'Virtual Coffee for {x}: {y}'],
    early: {
      onSite: [
        '@ {x} {kind}', 'Mixer for {x} in @', '{kind} for {x}', '{x} on {y}', 'Open Table for {x}', 'Meet Other {x}', '{x} After Hours',
        '{x} in @', '{x} {kind} on {y}',
      ],
      online: ['{mode} {kind} for {x}', 'Virtual Coffee for {x}', '{mode} {x} {kind}', '{x} Online', '{x} on {y} (Online)', 'Online Table for {x}'],
    },
    words: { x: Object.keys(TRADES), y: choicesOf(4), kind: ['Meetup', 'Roundtable', 'Exchange', 'Get-Together'], mode: ['Online', 'Virtual'] },
  },
};
