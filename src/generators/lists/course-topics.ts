import { listOf } from './list-of.ts';

/** What courses teach: for each category and topic, the six parts that a course on it covers. */
export const COURSE_TOPICS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Programming: {
    'web development': listOf(
      'page structure, style sheets, responsive layouts, forms and validation, accessible components, publishing a site',
    ),
    'object-oriented programming': listOf(
      'classes and objects, interfaces, clean class design, common design patterns, unit tests, refactoring older code',
    ),
    databases: listOf(
      'table design, joins and subqueries, indexes and query plans, backups, transactions, reporting queries',
    ),
    'mobile app development': listOf(
      'screen navigation, offline storage, push notifications, sensors and location, touch-friendly layouts, preparing a release',
    ),
    'software testing': listOf(
      'unit tests, realistic test data, integration tests, testing user interfaces, automated test runs, finding edge cases',
    ),
    'API design': listOf(
      'resource naming, versioning, error handling, rate limits, authentication, clear documentation',
    ),
    'functional programming': listOf(
      'pure functions, immutable data, higher-order functions, composing functions, handling errors with types, recursion',
    ),
    'version control': listOf(
      'branching, resolving conflicts, code review, working with remotes, tidy histories, release workflows',
    ),
    algorithms: listOf(
      'measuring running time, sorting and searching, hash tables, trees and graphs, greedy strategies, dynamic programming',
    ),
    'backend development': listOf(
      'request handling, database access, background jobs, deployment, caching, logging and monitoring',
    ),
    'embedded programming': listOf(
      'reading sensors, timers and interrupts, saving power, memory limits, serial communication, debugging on hardware',
    ),
    'game programming': listOf(
      'the game loop, collision detection, sprite animation, enemy behaviour, level design, simple physics',
    ),
  },
  'Data Science': {
    'data visualization': listOf(
      'choosing the right chart, colour and labels, interactive dashboards, charts that mislead, maps, charts for reports',
    ),
    statistics: listOf(
      'sampling, distributions, confidence intervals, hypothesis tests, regression, reading published results',
    ),
    'machine learning': listOf(
      'preparing features, decision trees, model evaluation, clustering, overfitting, explaining predictions',
    ),
    'data cleaning': listOf(
      'missing values, duplicate records, inconsistent dates, mixed units, free-text fields, repeatable clean-up steps',
    ),
    'time series analysis': listOf(
      'trends and seasons, smoothing, outliers, gaps in the data, comparing periods, sensor data',
    ),
    'survey analysis': listOf(
      'writing good questions, sampling, weighting answers, open questions, response bias, presenting results',
    ),
    'spreadsheet modelling': listOf(
      'clean layouts, linked sheets, named ranges, scenario sheets, checking a model for errors, charts from live data',
    ),
    forecasting: listOf(
      'simple baselines, seasonal demand, measuring error, expert judgement, ranges and scenarios, reporting uncertainty',
    ),
    'text analysis': listOf(
      'cleaning raw text, splitting text into words, keyword counts, topic models, sentiment, comparing documents',
    ),
    'geographic data': listOf(
      'map projections, joining data to places, distance calculations, address matching, layered maps, satellite pictures',
    ),
    'experiment design': listOf(
      'control groups, sample sizes, randomization, ethical questions, A/B tests, writing up results',
    ),
    'data storytelling': listOf(
      'finding the message, building a narrative, slides with numbers, titles and captions, speaking to non-experts, annotated charts',
    ),
  },
  Design: {
    typography: listOf(
      'choosing a typeface, pairing typefaces, grids and margins, readable line lengths, headlines, setting long texts',
    ),
    'user interface design': listOf(
      'layout and hierarchy, buttons and forms, colour contrast, icons and labels, design systems, clickable prototypes',
    ),
    'user research': listOf(
      'finding participants, planning interviews, usability tests, diary studies, sorting findings, presenting insights',
    ),
    'logo design': listOf(
      'sketching ideas, simple shapes, lettering, black-and-white versions, presenting drafts to clients, preparing final files',
    ),
    'colour theory': listOf(
      'the colour wheel, warm and cool tones, harmonies, colour in print, contrast, building a palette',
    ),
    'interior design': listOf('floor plans, lighting, small rooms, storage, materials and textures, mood boards'),
    wireframing: listOf(
      'paper sketches, page flows, navigation, working with developers, annotations, testing early drafts',
    ),
    'packaging design': listOf(
      'choosing a shape, folding boxes, labels, print finishes, shelf impact, sustainable materials',
    ),
    'icon design': listOf(
      'drawing on a grid, line and weight, consistent icon sets, metaphors, small sizes, exporting for screens',
    ),
    'brand identity': listOf(
      'naming, positioning, visual language, tone of voice, style guides, rolling out a redesign',
    ),
    'service design': listOf(
      'observing users, customer journeys, service blueprints, prototyping encounters, working with staff, measuring change',
    ),
    'poster design': listOf(
      'finding an idea, bold composition, type as image, silkscreen printing, limited palettes, working from a brief',
    ),
  },
  Business: {
    'project management': listOf(
      'scope and goals, realistic schedules, working with stakeholders, risk lists, status reports, closing a project',
    ),
    negotiation: listOf(
      'preparation, opening offers, listening for interests, dealing with difficult people, handling pressure, writing down agreements',
    ),
    bookkeeping: listOf(
      'daily records, petty cash, invoices and receipts, bank reconciliation, month-end closing, preparing for an audit',
    ),
    'business planning': listOf('customer profiles, market size, pricing, cash flow, milestones, presenting a plan'),
    'supply chain management': listOf(
      'choosing suppliers, stock levels, transport planning, quality checks, demand forecasts, dealing with shortages',
    ),
    'team leadership': listOf(
      'one-to-one conversations, setting expectations, giving feedback, hiring, delegating, leading through change',
    ),
    'cash flow planning': listOf(
      'payment terms, seasonal income, reserves, late payers, loan options, monthly forecasts',
    ),
    'contract law': listOf(
      'offer and acceptance, liability clauses, termination, negotiating changes, breach of contract, reading standard terms',
    ),
    'customer service': listOf(
      'clear answers in writing, difficult calls, complaints, working under pressure, service standards, learning from feedback',
    ),
    'remote team management': listOf(
      'written updates, time zones, meetings that matter, trust and control, onboarding from afar, keeping a team connected',
    ),
    'product management': listOf(
      'customer interviews, roadmaps, setting priorities, launching a feature, working with engineers, measuring success',
    ),
    'meeting facilitation': listOf(
      'agendas, quiet participants, reaching decisions, remote meetings, difficult discussions, useful minutes',
    ),
  },
  Marketing: {
    'content marketing': listOf(
      'finding your topic, editorial calendars, article ideas, newsletters, working with writers, measuring readership',
    ),
    'email marketing': listOf(
      'subject lines, mailing lists, welcome messages, timing and frequency, split tests, staying out of the spam folder',
    ),
    'search engine optimization': listOf(
      'keyword research, page titles, site speed, writing for readers, internal links, tracking rankings',
    ),
    'social media strategy': listOf(
      'planning a month ahead, choosing channels, posting schedules, short videos, answering comments, monthly reports',
    ),
    copywriting: listOf(
      'headlines, product descriptions, landing pages, calls to action, tone of voice, editing your own text',
    ),
    'market research': listOf(
      'questionnaires, focus groups, competitor studies, interviewing customers, reading public statistics, short reports',
    ),
    'brand storytelling': listOf(
      'finding a voice, founding stories, customer portraits, story structure, pictures and film, consistency across channels',
    ),
    'event marketing': listOf(
      'invitations, landing pages, working with partners, ticket sales, press lists, following up with visitors',
    ),
    'customer segmentation': listOf(
      'customer profiles, purchase history, survey data, describing segments, tailored offers, testing assumptions',
    ),
    'marketing analytics': listOf(
      'campaign goals, attribution, conversion rates, weekly reports, cost per customer, clear dashboards',
    ),
    'public relations': listOf(
      'writing to editors, press releases, talking to journalists, crisis plans, interviews, measuring coverage',
    ),
    'local advertising': listOf(
      'posters and flyers, regional newspapers, shop windows, working with neighbours, neighbourhood events, tracking responses',
    ),
  },
  'Personal Development': {
    'public speaking': listOf(
      'structuring a speech, opening lines, voice and pauses, slides and notes, nerves, answering questions',
    ),
    'time management': listOf(
      'weekly planning, saying no, deep work, interruptions, email habits, realistic task lists',
    ),
    'habit building': listOf(
      'starting small, daily triggers, tracking progress, rewards, setbacks, changing old routines',
    ),
    'creative writing': listOf(
      'strong characters, dialogue, scenes and settings, point of view, beginnings and endings, revising a draft',
    ),
    'critical thinking': listOf(
      'reading statistics, spotting weak arguments, checking sources, common fallacies, asking better questions, changing your mind',
    ),
    'memory training': listOf(
      'memory palaces, names and faces, spaced repetition, remembering what you read, numbers and dates, learning vocabulary',
    ),
    'conflict resolution': listOf(
      'active listening, naming the issue, staying calm, saying sorry, mediation, agreements that last',
    ),
    mindfulness: listOf(
      'short breathing exercises, body scans, mindful walking, eating mindfully, dealing with worry, pauses in the working day',
    ),
    journaling: listOf(
      'daily prompts, reviewing a month, writing about feelings, writing by hand, travel journals, keeping at it',
    ),
    'career planning': listOf(
      'strengths and values, informational interviews, application letters, job interviews, changing fields, a five-year plan',
    ),
    'personal finance': listOf(
      'household budgets, saving for goals, paying off debt, comparing offers, insurance, planning for retirement',
    ),
    'decision making': listOf(
      'framing a choice, pros and cons, common biases, deciding under pressure, deciding in groups, looking back on decisions',
    ),
  },
  Photography: {
    'portrait photography': listOf(
      'window light, posing, eye contact, photographing children, backgrounds, gentle retouching',
    ),
    'street photography': listOf(
      'working unnoticed, layers and shadows, zone focusing, bad weather, asking for permission, editing a series',
    ),
    'landscape photography': listOf(
      'foreground and depth, early light, filters, clouds and weather, long exposures, planning with maps',
    ),
    'food photography': listOf(
      'natural light, styling a plate, side light, props and surfaces, steam and texture, shooting from above',
    ),
    'night photography': listOf(
      'finding locations, tripod technique, star trails, city lights, noise reduction, light painting',
    ),
    'black-and-white photography': listOf(
      'tonal contrast, shape and line, grain, portraits, converting from colour, printing',
    ),
    'product photography': listOf(
      'light tents, reflections, clean backgrounds, glass and metal, detail shots, consistent series',
    ),
    'macro photography': listOf(
      'depth of field, insects, water drops, flowers and leaves, focus stacking, flash up close',
    ),
    'wildlife photography': listOf(
      'patience and fieldcraft, long lenses, birds in flight, camouflage, hides, ethics in the field',
    ),
    'photo editing': listOf(
      'sorting and rating, exposure and contrast, colour correction, masks, cropping, exporting for print',
    ),
    'travel photography': listOf(
      'packing light, markets and streets, portraits on the road, telling a story, photo essays, sorting a journey',
    ),
    'studio lighting': listOf(
      'softboxes, portraits with one lamp, three-point lighting, white backgrounds, hard shadows, mixing flash and daylight',
    ),
  },
  Languages: {
    Spanish: listOf('pronunciation, travel situations, past tenses, spoken Spanish, short stories, the subjunctive'),
    French: listOf('pronunciation, small talk, spoken French, writing letters, songs and films, the subjunctive'),
    German: listOf('everyday phrases, cases, word order, listening practice, idioms, conversations at work'),
    Italian: listOf(
      'everyday conversation, verb forms, food and culture, listening practice, gestures and idioms, short stories',
    ),
    Japanese: listOf(
      'everyday vocabulary, particles, polite speech, conversation practice, listening practice, reading kanji',
    ),
    Portuguese: listOf(
      'pronunciation, verb forms, Brazilian usage, conversation practice, news and podcasts, formal letters',
    ),
    'Mandarin Chinese': listOf(
      'tones, ordering food, measure words, common characters, conversation practice, listening practice',
    ),
    Korean: listOf(
      'pronunciation, reading signs and menus, sentence endings, conversation practice, listening practice, honorifics',
    ),
    Dutch: listOf(
      'everyday phrases, pronunciation, word order, listening practice, conversations at work, short news texts',
    ),
    Swedish: listOf(
      'melody and stress, verb groups, conversation practice, songs and radio, reading short texts, listening practice',
    ),
    Arabic: listOf(
      'polite phrases, the script, root patterns, conversation practice, listening practice, reading headlines',
    ),
    'business English': listOf('small talk, emails, telephone calls, meetings, presentations, negotiations'),
  },
  Music: {
    'acoustic guitar': listOf(
      'tuning and care, chord changes, strumming patterns, fingerpicking, playing with a capo, accompanying songs',
    ),
    piano: listOf(
      'hand independence, sight-reading, chords and inversions, playing from memory, pedalling, practising slowly',
    ),
    'music theory': listOf('ear training, intervals, keys and scales, rhythm, harmony, analysing short pieces'),
    singing: listOf('warm-ups, breath support, pitch, vowel placement, vocal health, performing in front of others'),
    songwriting: listOf('finding a title, melody, lyrics, chord progressions, song structure, finishing a song'),
    'home recording': listOf(
      'microphone placement, room sound, layering tracks, recording vocals, mixing, editing takes',
    ),
    'jazz improvisation': listOf(
      'blues scales, swing feel, walking bass lines, learning standards, playing over changes, listening to others',
    ),
    drumming: listOf('rudiments, stick control, grooves, fills, playing with a metronome, brushes'),
    ukulele: listOf('strumming, chord shapes, fingerpicking, song accompaniment, singing along, playing in a group'),
    'choir conducting': listOf(
      'beat patterns, rehearsal planning, blend and intonation, warm-ups, score reading, cues',
    ),
    violin: listOf('bow hold, intonation, shifting positions, tone, vibrato, playing duets'),
    'sound design': listOf(
      'synthesis, field recording, layering, creating moods, sound for film, building a sample library',
    ),
  },
  'Art & Crafts': {
    'watercolour landscapes': listOf(
      'choosing paper, washes, skies and clouds, trees and water, light and shadow, painting outdoors',
    ),
    'figure drawing': listOf('gesture, proportion, hands and feet, faces, light and shade, drawing from a model'),
    'oil painting': listOf('preparing a canvas, mixing colours, layering, brushwork, still life, varnishing'),
    pottery: listOf('choosing clay, hand building, wheel throwing, trimming, glazing, firing'),
    bookbinding: listOf(
      'choosing paper, folding and sewing, hard covers, Japanese bindings, decorated papers, repairing old books',
    ),
    knitting: listOf('reading patterns, cables, colourwork, fixing mistakes, socks, finishing seams'),
    calligraphy: listOf('choosing ink, pen angles, italic script, layout, flourishes, addressing envelopes'),
    'linocut printing': listOf(
      'transferring a drawing, carving, inking, registration, printing by hand, editions in several colours',
    ),
    'furniture restoration': listOf(
      'identifying woods, stripping old paint, wood repairs, sanding, oils and waxes, new upholstery',
    ),
    origami: listOf('choosing paper, base folds, modular figures, animals, boxes, wet folding'),
    sewing: listOf(
      'choosing fabric, cutting patterns, zips and buttonholes, hems, alterations, working with stretch fabrics',
    ),
    'botanical illustration': listOf(
      'observing plants, pencil studies, mixing greens, pen and ink, fine detail, composing a plate',
    ),
  },
  'Health & Fitness': {
    yoga: listOf('standing poses, sun salutations, balance, breathing, hip mobility, a short daily practice'),
    'strength training': listOf(
      'warm-ups, squats and deadlifts, training plans, pull-ups and presses, recovery, training without machines',
    ),
    running: listOf('choosing shoes, pacing, running form, interval training, avoiding injuries, preparing for a race'),
    nutrition: listOf(
      'planning a week, reading labels, balanced meals, protein and fibre, myths about diets, eating on busy days',
    ),
    meditation: listOf(
      'posture, following the breath, wandering thoughts, dealing with restlessness, walking meditation, sitting every day',
    ),
    'sleep health': listOf('caffeine, bedtime routines, light and screens, naps, shift work, keeping a sleep diary'),
    pilates: listOf('posture, core control, mat exercises, breathing, spinal mobility, small equipment'),
    'mobility training': listOf('shoulders, hips, ankles, wrists, desk breaks, stretching after sport'),
    'stress management': listOf(
      'early warning signs, short breaks, breathing exercises, asking for help, setting boundaries, recovery at weekends',
    ),
    'swimming technique': listOf('body position, breathing, freestyle, turns, endurance sets, open water'),
    'back health': listOf(
      'sitting and standing, core strength, lifting safely, sleeping positions, gentle stretches, an exercise plan for the office',
    ),
    'outdoor fitness': listOf(
      'park benches as equipment, hill runs, circuit training, trail running, training in all weather, group workouts',
    ),
  },
  Cooking: {
    'bread baking': listOf(
      'sourdough, kneading and folding, shaping loaves, baking in a pot, crust and steam, wholegrain flours',
    ),
    'Italian cooking': listOf('fresh pasta, risotto, tomato sauces, pizza dough, antipasti, regional desserts'),
    'vegetarian cooking': listOf(
      'roasted vegetables, pulses, sauces and dressings, tofu, smoking and charring, cooking with the seasons',
    ),
    'knife skills': listOf('choosing a knife, grips, slicing and dicing, herbs, sharpening, filleting fish'),
    'cake decorating': listOf('smooth icing, piping, sugar flowers, lettering, chocolate work, tiered cakes'),
    fermentation: listOf('sauerkraut, kimchi, kombucha, pickled vegetables, hygiene, flavouring a brine'),
    'soup making': listOf('clear broths, vegetable stock, creamy soups, cold soups, garnishes, cooking in advance'),
    'pasta making': listOf(
      'egg dough, filled shapes, rolling by hand, coloured doughs, matching sauces, drying and storing',
    ),
    'meal planning': listOf(
      'weekly menus, shopping lists, using leftovers, cooking on a budget, batch cooking, cooking for families',
    ),
    'Indian cooking': listOf('toasting spices, dals, flatbreads, rice dishes, chutneys, slow curries'),
    'seafood cooking': listOf('choosing fish, filleting, shellfish, safe storage, grilling, sauces for fish'),
    'chocolate making': listOf('tempering, truffles, filled pralines, decorating, moulding bars, flavour pairings'),
  },
};
