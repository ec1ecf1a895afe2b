/** How events of one category are called. */
export interface EventCategory {
  /** Patterns of titles; `{x}` is one of the subjects. */
  readonly titles: readonly string[];
  /** Fields, crafts, performers, sports or groups of people. */
  readonly subjects: readonly string[];
}

/** By category. No title names a place, a season, a year or a time of day: other fields do. */
// prettier-ignore
export const eventCategories: Readonly<Record<string, EventCategory>> = {
  Conference: {
    titles: [
      '{x} Conference', 'International Conference on {x}', 'Annual {x} Summit', '{x} Forum', 'Symposium on {x}',
      'Congress on {x}', '{x} Days', 'The Future of {x}', 'Advances in {x}', 'New Directions in {x}', '{x} in Practice',
      '{x} Today', "Practitioners' Forum on {x}", 'The {x} Meeting', '{x}: Research and Practice',
      'Open Conference on {x}', 'Colloquium on {x}', '{x} Convention', 'Perspectives on {x}', 'The {x} Assembly',
      '{x} Summit', 'Rethinking {x}', 'Responsible {x}', 'Bridging the Gaps in {x}',
    ],
    subjects: [
      'renewable energy', 'urban planning', 'digital health', 'supply chains', 'marine biology', 'open-source software',
      'food safety', 'machine translation', 'library science', 'water management', 'early education', 'museum work',
      'structural engineering', 'cybersecurity', 'rural tourism', 'agricultural technology', 'human resources',
      'materials science', 'public transport', 'medical imaging', 'data protection', 'circular economy', 'nursing',
      'game design', 'social housing', 'space technology', 'investigative journalism', 'forest management',
      'consumer research', 'robotics', 'adult education', 'packaging', 'international law', 'crisis communication',
      'soil science', 'user experience', 'local government', 'battery technology', 'heritage conservation',
      'product management', 'veterinary medicine', 'risk management', 'sports medicine', 'accessibility',
    ],
  },
  Workshop: {
    titles: [
      '{x} Workshop', 'Hands-On {x}', 'Introduction to {x}', '{x} for Beginners', '{x} from Scratch',
      'A Practical Workshop on {x}', '{x}: Tools and Techniques', 'First Steps in {x}', 'Better {x}',
      '{x} in Small Groups', 'Learn {x} by Doing', '{x} Lab', 'Open Studio: {x}', 'Getting Started with {x}',
      'The {x} Clinic', '{x}: A Working Session', '{x} for Everyone', 'Try It Yourself: {x}', 'Deep Dive: {x}',
      '{x} Refresher', 'Everyday {x}', 'Skills Exchange: {x}',
    ],
    subjects: [
      'bookbinding', 'pitch writing', 'first aid', 'bread baking', 'podcast recording', 'basket weaving',
      'spreadsheet modelling', 'user interviews', 'life drawing', 'bicycle repair', 'public speaking',
      'screen printing', 'meeting facilitation', 'creative writing', 'furniture upholstery', 'prototyping',
      'negotiation', 'calligraphy', 'photo editing', 'vegetable fermentation', 'sewing', 'storytelling with data',
      'grant writing', 'soldering', 'mindful breathing', 'pottery', 'video editing', 'mending clothes',
      'chess openings', 'plant propagation', 'sign language', 'stop-motion animation', 'budget planning',
      'knife sharpening', 'voice training', 'map reading', 'conflict mediation', 'natural dyeing', 'app design',
      'wood carving', 'project planning', 'watercolour painting', 'improvisation theatre', 'home recording',
    ],
  },
  Concert: {
    titles: [
      '{x} in Concert', '{x} Live', '{x}: Benefit Concert', '{x}: Anniversary Concert', '{x} and Guests',
      '{x}: New Pieces', '{x}: Favourites Old and New', '{x}: Family Concert', '{x}: Close Up',
      '{x}: Farewell Tour', '{x} on Tour', '{x}: Music and Stories', '{x}: By Request', '{x}: Gala Concert', '{x}: Encore',
      '{x}: The Long Programme',
    ],
    subjects: [
      'Saltmarsh String Quartet', 'Copper Lane Jazz Trio', 'The Paper Herons', 'Ottoline Vane', 'Halcyon Brass',
      'The Midnight Gardeners', 'Ensemble Larkspur', 'Quayside Folk Collective', 'The Velvet Tram', 'Tansy Merrow',
      'Kestrel Chamber Choir', 'The Borrowed Umbrellas', 'Northlight Piano Duo', 'Rosalba Finetti', 'The Tin Orchard',
      'Barley Street Big Band', 'Marlo Ashdene', 'The Slow Ferries', 'Juniper Wind Quintet', 'Idris Okonell',
      'Cinder & Lace', 'The Harbour Lamps', 'Old Mill Bluegrass Band', 'Sabine Lorquette', 'The Quiet Carnival',
      'Amberwood Baroque', 'Tobin Farrow Quartet', 'The Second Staircase', 'Meadowlark Singers', 'Otis Pellworth',
      'Glass Harbour', 'The Long Division', 'Vesper Street Gospel Choir', 'Linnea Vrangsund Trio',
      'The Wandering Cellos', 'Salt & Timber', 'Fennimore Jones Band', 'The Blue Suitcases',
      'Lower Bridge Orchestra', 'Mirela Dunarescu', 'The Patient Drummers', 'Thistle & Drum', 'Lantern Row',
      'Emeka Sunday Sextet', 'The Left-Hand Pianists', 'Pebble Choir', 'Ansgar Raskelund', 'The Wooden Satellites',
    ],
  },
  Sports: {
    titles: [
      'Open {x} Championship', '{x} Cup', 'Regional {x} Finals', '{x} Masters', 'Charity {x} Tournament',
      'Junior {x} Cup', '{x} Challenge', 'International {x} Open', '{x} Invitational', 'City {x} Championship',
      '{x} Grand Final', 'Youth {x} Festival', '{x} League Finals', 'Club {x} Championship', '{x} Classic',
      'Friendship {x} Cup', '{x} Trophy', "Veterans' {x} Tournament", 'University {x} Cup', 'National {x} Qualifier',
      'Invitational {x} Tournament', '{x} Showdown', 'Association {x} Cup', 'All-Comers {x} Open',
    ],
    subjects: [
      'basketball', 'volleyball', 'handball', 'badminton', 'table tennis', 'futsal', 'judo', 'karate', 'fencing',
      'boxing', 'gymnastics', 'wrestling', 'indoor athletics', 'squash', 'floorball', 'wheelchair basketball',
      'indoor hockey', 'taekwondo', 'trampoline', 'rhythmic gymnastics', 'weightlifting', 'indoor archery',
      'sport climbing', 'darts', 'netball', 'roller hockey', 'goalball', 'powerlifting', 'indoor rowing', 'kickboxing',
      'dodgeball', 'sitting volleyball', 'indoor bowls', 'bouldering', 'korfball', 'indoor cricket',
      'three-on-three basketball', 'artistic cycling', 'billiards', 'cheerleading',
    ],
  },
  Networking: {
    titles: [
      '{x} Meetup', 'Meetup for {x}', '{x} Connect', 'Mixer for {x}', 'Open Table: {x}', 'Meet and Greet for {x}',
      '{x} Get-Together', '{x} Exchange', 'Contacts and Conversations: {x}', 'Speed Networking for {x}',
      '{x} Community Gathering', 'Open House for {x}', '{x} Roundtable', 'New Faces: {x}', '{x} and Friends',
      'Peer Circle for {x}', '{x} Social', 'Connecting {x}', 'Small Talk, Big Ideas: {x}', 'Introductions: {x}',
      '{x} Network Meeting', 'Fresh Contacts for {x}',
    ],
    subjects: [
      'product designers', 'first-time founders', 'women in engineering', 'freelance writers', 'data analysts',
      'restaurant owners', 'museum professionals', 'remote workers', 'young lawyers', 'independent publishers',
      'teachers', 'software testers', 'translators', 'local retailers', 'architects', 'sound engineers',
      'social workers', 'health professionals', 'career changers', 'investors and inventors', 'illustrators',
      'community organizers', 'film makers', 'event planners', 'accountants', 'urban gardeners', 'photographers',
      'open-source contributors', 'project managers', 'hotel managers', 'graduates', 'science communicators',
      'farmers and food makers', 'family businesses', 'recruiters', 'game developers', 'energy consultants',
      'exporters', 'librarians', 'furniture makers', 'nonprofit leaders', 'journalists', 'estate agents',
      'craft brewers',
    ],
  },
};
