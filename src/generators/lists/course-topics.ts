import { listOf } from './list-of.ts';

/** What courses teach: by category and topic, five things a course on it deals with. */
export const COURSE_TOPICS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Programming: {
    'web development': listOf(
      'page structure, responsive layouts, forms and validation, accessible components, publishing a site',
    ),
    'object-oriented programming': listOf(
      'classes and objects, interfaces, clean class design, unit tests, refactoring older code',
    ),
    'SQL and databases': listOf(
      'joins and subqueries, table design, indexes and query plans, transactions, reporting queries',
    ),
    'mobile app development': listOf(
      'screen navigation, offline storage, push notifications, touch-friendly layouts, preparing a release',
    ),
    'software testing': listOf(
      'unit tests, realistic test data, integration tests, automated test runs, finding edge cases',
    ),
    'API design': listOf('resource naming, versioning, error handling, authentication, clear documentation'),
    'functional programming': listOf(
      'pure functions, immutable data, higher-order functions, handling errors with types, recursion',
    ),
    'version control': listOf('branching, resolving conflicts, code review, tidy histories, release workflows'),
    'algorithms and data structures': listOf(
      'sorting and searching, trees and graphs, hash tables, dynamic programming, measuring running time',
    ),
    'backend development': listOf(
      'request handling, database access, background jobs, caching, logging and monitoring',
    ),
    'embedded programming': listOf(
      'reading sensors, timers and interrupts, saving power, serial communication, debugging on hardware',
    ),
    'game programming': listOf('the game loop, collision detection, sprite animation, level design, simple physics'),
  },
  'Data Science': {
    'data visualization': listOf(
      'choosing the right chart, colour and labels, interactive dashboards, maps, charts for reports',
    ),
    statistics: listOf('distributions, confidence intervals, hypothesis tests, regression, reading published results'),
    'machine learning': listOf(
      'preparing features, decision trees, model evaluation, overfitting, explaining predictions',
    ),
    'data cleaning': listOf(
      'missing values, duplicate records, inconsistent dates, free-text fields, repeatable clean-up steps',
    ),
    'time series analysis': listOf('trends and seasons, smoothing, outliers, comparing periods, sensor data'),
    'survey analysis': listOf('sampling, weighting answers, open questions, response bias, presenting results'),
    'spreadsheet modelling': listOf(
      'lookup formulas, pivot tables, scenario sheets, checking a model for errors, charts from live data',
    ),
    forecasting: listOf(
      'simple baselines, seasonal demand, measuring error, ranges and scenarios, reporting uncertainty',
    ),
    'text analysis': listOf('splitting text into words, keyword counts, topic models, sentiment, comparing documents'),
    'geographic data': listOf(
      'map projections, joining data to places, distance calculations, layered maps, satellite pictures',
    ),
    'experiment design': listOf('control groups, sample sizes, randomization, A/B tests, writing up results'),
    'data storytelling': listOf(
      'finding the message, building a narrative, slides with numbers, speaking to non-experts, annotated charts',
    ),
  },
  Design: {
    typography: listOf('pairing typefaces, grids and margins, readable line lengths, headlines, setting long texts'),
    'user interface design': listOf(
      'layout and hierarchy, buttons and forms, colour contrast, design systems, clickable prototypes',
    ),
    'user research': listOf(
      'planning interviews, usability tests, diary studies, sorting findings, presenting insights',
    ),
    'logo design': listOf(
      'sketching ideas, simple shapes, lettering, black-and-white versions, presenting drafts to clients',
    ),
    'colour theory': listOf('the colour wheel, warm and cool tones, harmonies, contrast, building a palette'),
    'interior design': listOf('floor plans, lighting, small rooms, materials and textures, mood boards'),
    wireframing: listOf('paper sketches, page flows, navigation, annotations, testing early drafts'),
    'packaging design': listOf('folding boxes, labels, print finishes, shelf impact, sustainable materials'),
    'icon design': listOf(
      'drawing on a grid, line and weight, consistent icon sets, small sizes, exporting for screens',
    ),
    'brand identity': listOf('positioning, visual language, tone of voice, style guides, rolling out a redesign'),
    'service design': listOf(
      'customer journeys, service blueprints, prototyping encounters, working with staff, measuring change',
    ),
    'poster design': listOf(
      'bold composition, type as image, silkscreen printing, limited palettes, working from a brief',
    ),
  },
  Business: {
    'project management': listOf('scope and goals, realistic schedules, risk lists, status reports, closing a project'),
    negotiation: listOf(
      'preparation, opening offers, listening for interests, handling pressure, writing down agreements',
    ),
    bookkeeping: listOf(
      'daily records, invoices and receipts, bank reconciliation, month-end closing, preparing for an audit',
    ),
    'business planning': listOf('market size, pricing, cash flow, milestones, presenting a plan'),
    'supply chain management': listOf(
      'choosing suppliers, stock levels, transport planning, demand forecasts, dealing with shortages',
    ),
    'team leadership': listOf(
      'one-to-one conversations, setting expectations, giving feedback, delegating, leading through change',
    ),
    'cash flow planning': listOf('payment terms, seasonal income, reserves, loan options, monthly forecasts'),
    'contract law': listOf(
      'offer and acceptance, liability clauses, termination, breach of contract, reading standard terms',
    ),
    'customer service': listOf(
      'difficult calls, clear answers in writing, complaints, service standards, learning from feedback',
    ),
    'remote team management': listOf(
      'written updates, time zones, meetings that matter, onboarding from afar, keeping a team connected',
    ),
    'product management': listOf(
      'customer interviews, roadmaps, setting priorities, working with engineers, measuring success',
    ),
    'meeting facilitation': listOf(
      'agendas, quiet participants, reaching decisions, difficult discussions, useful minutes',
    ),
  },
  Marketing: {
    'content marketing': listOf(
      'editorial calendars, article ideas, newsletters, working with writers, measuring readership',
    ),
    'email marketing': listOf(
      'subject lines, mailing lists, welcome messages, split tests, staying out of the spam folder',
    ),
    'search engine optimization': listOf(
      'keyword research, page titles, site speed, internal links, tracking rankings',
    ),
    'social media strategy': listOf(
      'choosing channels, posting schedules, short videos, answering comments, monthly reports',
    ),
    copywriting: listOf('headlines, product descriptions, landing pages, tone of voice, editing your own text'),
    'market research': listOf(
      'questionnaires, focus groups, competitor studies, reading public statistics, short reports',
    ),
    'brand storytelling': listOf(
      'founding stories, customer portraits, story structure, pictures and film, consistency across channels',
    ),
    'event marketing': listOf(
      'invitations, landing pages, working with partners, press lists, following up with visitors',
    ),
    'customer segmentation': listOf(
      'purchase history, survey data, describing segments, tailored offers, testing assumptions',
    ),
    'marketing analytics': listOf('campaign goals, attribution, conversion rates, cost per customer, clear dashboards'),
    'public relations': listOf('press releases, talking to journalists, crisis plans, interviews, measuring coverage'),
    'local advertising': listOf(
      'posters and flyers, regional newspapers, shop windows, neighbourhood events, tracking responses',
    ),
  },
  'Personal Development': {
    'public speaking': listOf('structuring a speech, opening lines, voice and pauses, nerves, answering questions'),
    'time management': listOf('weekly planning, saying no, deep work, email habits, realistic to-do lists'),
    'habit building': listOf('starting small, daily triggers, tracking progress, setbacks, changing old routines'),
    'creative writing': listOf('strong characters, dialogue, point of view, revising a draft, scenes and settings'),
    'critical thinking': listOf(
      'spotting weak arguments, checking sources, common fallacies, asking better questions, changing your mind',
    ),
    'memory training': listOf(
      'memory palaces, names and faces, spaced repetition, numbers and dates, learning vocabulary',
    ),
    'conflict resolution': listOf('active listening, naming the issue, staying calm, mediation, agreements that last'),
    mindfulness: listOf(
      'short breathing exercises, body scans, mindful walking, dealing with worry, pauses in the working day',
    ),
    journaling: listOf('daily prompts, reviewing a month, writing about feelings, travel journals, keeping at it'),
    'career planning': listOf(
      'strengths and values, informational interviews, application letters, changing fields, a five-year plan',
    ),
    'personal finance': listOf(
      'household budgets, saving for goals, paying off debt, insurance, planning for retirement',
    ),
    'decision making': listOf(
      'framing a choice, pros and cons, common biases, deciding in groups, looking back on decisions',
    ),
  },
  Photography: {
    'portrait photography': listOf('window light, posing, eye contact, backgrounds, gentle retouching'),
    'street photography': listOf(
      'working unnoticed, layers and shadows, zone focusing, asking for permission, editing a series',
    ),
    'landscape photography': listOf('foreground and depth, early light, filters, long exposures, planning with maps'),
    'food photography': listOf(
      'styling a plate, side light, props and surfaces, steam and texture, shooting from above',
    ),
    'night photography': listOf('tripod technique, star trails, city lights, noise reduction, light painting'),
    'black-and-white photography': listOf('tonal contrast, shape and line, grain, converting from colour, printing'),
    'product photography': listOf('light tents, reflections, clean backgrounds, detail shots, consistent series'),
    'macro photography': listOf('depth of field, insects, water drops, focus stacking, flash up close'),
    'wildlife photography': listOf('patience and fieldcraft, long lenses, birds in flight, hides, ethics in the field'),
    'photo editing': listOf('exposure and contrast, colour correction, masks, cropping, exporting for print'),
    'travel photography': listOf(
      'packing light, markets and streets, portraits on the road, photo essays, sorting a journey',
    ),
    'studio lighting': listOf('softboxes, three-point lighting, metering, hard shadows, portraits with one lamp'),
  },
  Languages: {
    Spanish: listOf('everyday conversation, past tenses, pronunciation, short stories, travel situations'),
    French: listOf('spoken French, pronunciation, writing letters, the subjunctive, songs and films'),
    German: listOf('word order, cases, conversations at work, listening practice, separable verbs'),
    Italian: listOf('everyday conversation, verb forms, food and culture, listening practice, short stories'),
    Japanese: listOf('reading kanji, polite speech, particles, listening practice, everyday conversation'),
    Portuguese: listOf('pronunciation, everyday conversation, verb forms, news and podcasts, writing messages'),
    'Mandarin Chinese': listOf('tones, common characters, measure words, everyday conversation, listening practice'),
    Korean: listOf('sentence endings, honorifics, pronunciation, everyday conversation, reading signs and menus'),
    Dutch: listOf('word order, pronunciation, conversations at work, short news texts, everyday phrases'),
    Swedish: listOf('melody and stress, verb groups, everyday conversation, reading short texts, listening practice'),
    Arabic: listOf('the script, root patterns, everyday conversation, listening practice, reading headlines'),
    'business English': listOf('meetings, emails, presentations, small talk, telephone calls'),
  },
  Music: {
    'acoustic guitar': listOf(
      'chord changes, strumming patterns, fingerpicking, playing with a capo, accompanying songs',
    ),
    piano: listOf('hand independence, sight-reading, chords and inversions, pedalling, practising slowly'),
    'music theory': listOf('intervals, keys and scales, rhythm, harmony, analysing short pieces'),
    singing: listOf('breath support, pitch, vowel placement, warm-ups, performing in front of others'),
    songwriting: listOf('melody, lyrics, chord progressions, song structure, finishing a song'),
    'home recording': listOf('microphone placement, room sound, layering tracks, mixing, editing takes'),
    'jazz improvisation': listOf(
      'blues scales, swing feel, walking bass lines, playing over changes, listening to others',
    ),
    drumming: listOf('stick control, grooves, fills, playing with a metronome, brushes'),
    ukulele: listOf('strumming, chord shapes, fingerpicking, singing along, playing in a group'),
    'choir conducting': listOf('beat patterns, rehearsal planning, blend and intonation, score reading, cues'),
    violin: listOf('bow hold, intonation, shifting positions, vibrato, playing duets'),
    'sound design': listOf('synthesis, field recording, layering, sound for film, building a sample library'),
  },
  'Art & Crafts': {
    'watercolour landscapes': listOf('washes, skies and clouds, trees and water, light and shadow, painting outdoors'),
    'figure drawing': listOf('gesture, proportion, hands and feet, light and shade, drawing from a model'),
    'oil painting': listOf('mixing colours, layering, brushwork, still life, varnishing'),
    pottery: listOf('wheel throwing, hand building, glazing, trimming, firing'),
    bookbinding: listOf('folding and sewing, hard covers, Japanese bindings, decorated papers, repairing old books'),
    knitting: listOf('reading patterns, cables, colourwork, socks, finishing seams'),
    calligraphy: listOf('pen angles, italic script, layout, flourishes, addressing envelopes'),
    'linocut printing': listOf('carving, inking, registration, printing by hand, editions in several colours'),
    'furniture restoration': listOf('stripping old paint, wood repairs, sanding, oils and waxes, new upholstery'),
    origami: listOf('base folds, modular figures, animals, boxes, wet folding'),
    sewing: listOf('cutting patterns, zips and buttonholes, hems, alterations, working with stretch fabrics'),
    'botanical illustration': listOf('observing plants, pencil studies, mixing greens, fine detail, composing a plate'),
  },
  'Health & Fitness': {
    yoga: listOf('sun salutations, balance, breathing, hip mobility, a short daily practice'),
    'strength training': listOf('squats and deadlifts, warm-ups, training plans, recovery, training without machines'),
    running: listOf('pacing, running form, interval training, avoiding injuries, preparing for a race'),
    nutrition: listOf('reading labels, balanced meals, protein and fibre, myths about diets, eating on busy days'),
    meditation: listOf('posture, following the breath, wandering thoughts, walking meditation, sitting every day'),
    'sleep health': listOf('evening routines, light and screens, naps, shift work, keeping a sleep diary'),
    pilates: listOf('core control, mat exercises, breathing, spinal mobility, small equipment'),
    'mobility training': listOf('shoulders, hips, ankles, desk breaks, stretching after sport'),
    'stress management': listOf(
      'early warning signs, short breaks, breathing exercises, setting boundaries, recovery at weekends',
    ),
    'swimming technique': listOf('breathing, freestyle, turns, endurance sets, open water'),
    'back health': listOf(
      'sitting and standing, core strength, lifting safely, gentle stretches, an exercise plan for the office',
    ),
    'outdoor fitness': listOf(
      'park benches as equipment, hill runs, circuit training, training in all weather, group workouts',
    ),
  },
  Cooking: {
    'bread baking': listOf('sourdough, kneading and folding, shaping loaves, crust and steam, wholegrain flours'),
    'Italian cooking': listOf('fresh pasta, risotto, tomato sauces, antipasti, regional desserts'),
    'vegetarian cooking': listOf('pulses, roasted vegetables, sauces and dressings, tofu, cooking with the seasons'),
    'knife skills': listOf('grips, slicing and dicing, herbs, sharpening, filleting fish'),
    'cake decorating': listOf('smooth icing, piping, sugar flowers, chocolate work, tiered cakes'),
    fermentation: listOf('sauerkraut, kimchi, kombucha, safe hygiene, flavouring a brine'),
    'soups and stocks': listOf('clear broths, vegetable stock, creamy soups, garnishes, cooking in advance'),
    'pasta making': listOf('egg dough, filled shapes, rolling by hand, matching sauces, drying and storing'),
    'meal planning': listOf('weekly menus, shopping lists, using leftovers, batch cooking, cooking for families'),
    'Indian cooking': listOf('toasting spices, dals, flatbreads, chutneys, slow curries'),
    'seafood cooking': listOf('choosing fish, filleting, shellfish, grilling, sauces for fish'),
    'chocolate making': listOf('tempering, truffles, filled pralines, moulding bars, flavour pairings'),
  },
};

const OPEN_AT: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners',
    'Introduction to {topic}',
    '{topic} from Scratch',
    'First Steps in {topic}',
    'Getting Started with {topic}',
    '{topic} Made Simple',
    '{topic} from the Ground Up',
    'A First Course in {topic}',
    '{topic}: The Basics',
    'Discovering {topic}',
    'A Gentle Introduction to {topic}',
    '{topic} for Complete Newcomers',
    '{topic} Step by Step',
    "A Beginner's Guide to {topic}",
  ],
  intermediate: [
    'Practical {topic}',
    '{topic} Beyond the Basics',
    'Intermediate {topic}',
    '{topic} in Practice',
    'Hands-On {topic}',
    'The {topic} Workshop',
    '{topic}: The Next Step',
    'Building Confidence in {topic}',
    'Going Further with {topic}',
    'A Second Course in {topic}',
    'The {topic} Toolkit',
    '{topic}: Skills and Exercises',
  ],
  advanced: [
    'Advanced {topic}',
    'Mastering {topic}',
    '{topic} Masterclass',
    '{topic} for Experts',
    '{topic} in Depth',
    'The Advanced {topic} Seminar',
    'Advanced Topics in {topic}',
    'Advanced Techniques in {topic}',
    'The Expert Course in {topic}',
    '{topic}: An Expert Course',
    '{topic} for Experienced Learners',
    '{topic} at an Advanced Level',
  ],
  'all-levels': [
    'The Complete {topic} Course',
    '{topic} for Everyone',
    'Understanding {topic}',
    'The Art of {topic}',
    '{topic} at Any Level',
    '{topic} Essentials',
    'The Essential {topic} Course',
    'Exploring {topic}',
    '{topic} for All Levels',
    '{topic}: A Complete Guide',
    'Learn {topic} at Your Own Pace',
    'All About {topic}',
  ],
};

const NARROWED: Readonly<Record<string, readonly string[]>> = {
  beginner: [
    '{topic} for Beginners',
    'Introduction to {topic}',
    'First Steps in {topic}',
    'Getting Started with {topic}',
  ],
  intermediate: ['Practical {topic}', '{topic} in Practice', 'Hands-On {topic}', 'Intermediate {topic}'],
  advanced: ['Advanced {topic}', 'Mastering {topic}', '{topic} Masterclass', '{topic} in Depth'],
  'all-levels': ['Understanding {topic}', 'Exploring {topic}', '{topic} Essentials', '{topic} for Everyone'],
};

/**
 * The titles a course of a level may bear. `{topic}` is what it teaches; `{0}` to `{4}` are the things it deals with,
 * one of which some titles put after a colon.
 */
export const COURSE_TITLES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(OPEN_AT).map(([level, open]) => {
    const narrowed = (NARROWED[level] ?? []).flatMap((title) => [0, 1, 2, 3, 4].map((i) => `${title}: {${i}}`));
    return [level, [...open, ...narrowed]];
  }),
);
