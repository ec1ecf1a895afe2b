import { listOf } from './list-of.ts';

/** A field in which mentors work, and on which courses are taught. */
interface SkillField {
  /** Subject area of courses whose topics are the skills of the field. */
  readonly category: string;
  /** How frequent the field is among mentors, as a weight. */
  readonly weight: number;
  /** Factor on the hourly rate of mentors in this field. */
  readonly pay: number;
  /** Lists of skills that one person has: a mentor's skills come from a single list. */
  readonly families: readonly (readonly string[])[];
  /** One person has at most this many skills of the field. Default: no maximum. */
  readonly most?: number;
}

/** Language courses that native speakers teach, by language code. */
// oxfmt-ignore
export const TONGUES: Readonly<Record<string, string>> = {
  ar: 'Arabic', de: 'German', en: 'business English', es: 'Spanish', fr: 'French', it: 'Italian', ja: 'Japanese',
  ko: 'Korean', nl: 'Dutch', pt: 'Portuguese', sv: 'Swedish', zh: 'Mandarin Chinese',
};

/**
 * What mentors teach, by field. Each skill is a topic of courses, so a mentor's courses are about one of their skills.
 */
export const SKILLS: Readonly<Record<string, SkillField>> = {
  engineering: {
    category: 'Programming',
    weight: 14,
    pay: 1.3,
    families: [
      listOf('web development, API design, backend development, databases, version control, software testing'),
      listOf(`
        object-oriented programming, functional programming, algorithms, software testing
        version control
      `),
      listOf('mobile app development, web development, software testing, API design, game programming'),
      listOf('embedded programming, algorithms, version control'),
    ],
  },
  data: {
    category: 'Data Science',
    weight: 11,
    pay: 1.3,
    families: [
      listOf(`
        data visualization, data storytelling, spreadsheet modelling, survey analysis, statistics, geographic data
      `),
      listOf(`
        machine learning, statistics, text analysis, time series analysis, data cleaning, experiment design, forecasting
      `),
    ],
  },
  design: {
    category: 'Design',
    weight: 10,
    pay: 1,
    families: [
      listOf('typography, logo design, brand identity, poster design, packaging design, icon design, colour theory'),
      listOf('user interface design, user research, wireframing, service design, icon design'),
      listOf('interior design, colour theory'),
    ],
  },
  product: {
    category: 'Business',
    weight: 4,
    pay: 1.2,
    families: [listOf('project management, product management, customer service, supply chain management')],
  },
  leadership: {
    category: 'Business',
    weight: 3,
    pay: 1.4,
    families: [listOf('team leadership, remote team management, negotiation, meeting facilitation')],
  },
  business: {
    category: 'Business',
    weight: 4,
    pay: 1.25,
    families: [listOf('bookkeeping, business planning, cash flow planning, contract law')],
  },
  marketing: {
    category: 'Marketing',
    weight: 8,
    pay: 1.1,
    families: [
      listOf(`
        content marketing, email marketing, search engine optimization, social media strategy, copywriting
        marketing analytics, customer segmentation
      `),
      listOf(`
        market research, brand storytelling, event marketing, public relations, local advertising, copywriting
        social media strategy
      `),
    ],
  },
  career: {
    category: 'Personal Development',
    weight: 3,
    pay: 0.9,
    families: [listOf('career planning, time management, decision making')],
  },
  communication: {
    category: 'Personal Development',
    weight: 3,
    pay: 0.9,
    families: [listOf('public speaking, creative writing, conflict resolution, critical thinking')],
  },
  habits: {
    category: 'Personal Development',
    weight: 3,
    pay: 0.75,
    families: [listOf('habit building, mindfulness, memory training, journaling, personal finance')],
  },
  photography: {
    category: 'Photography',
    weight: 7,
    pay: 0.75,
    families: [
      listOf(`
        portrait photography, studio lighting, product photography, food photography, black-and-white photography
        photo editing
      `),
      listOf(`
        landscape photography, wildlife photography, macro photography, night photography, travel photography
        photo editing
      `),
      listOf(`
        street photography, travel photography, night photography, black-and-white photography, portrait photography
      `),
    ],
  },
  languages: {
    category: 'Languages',
    weight: 11,
    pay: 0.6,
    most: 1,
    // A tutor teaches one language.
    families: listOf(
      `Spanish, French, German, business English, Italian, Portuguese, Japanese, Mandarin Chinese, Arabic, Dutch,
      Swedish, Korean`,
    ).map((language) => [language]),
  },
  music: {
    category: 'Music',
    weight: 6,
    pay: 0.65,
    families: [
      listOf('acoustic guitar, ukulele, songwriting, home recording'),
      listOf('piano, music theory, jazz improvisation, singing, choir conducting'),
      listOf('violin, music theory, choir conducting'),
      listOf('drumming, jazz improvisation, home recording, sound design'),
    ],
  },
  crafts: {
    category: 'Art & Crafts',
    weight: 7,
    pay: 0.6,
    families: [
      listOf('watercolour landscapes, figure drawing, oil painting, botanical illustration, linocut printing'),
      listOf('bookbinding, calligraphy, origami'),
      listOf('pottery, furniture restoration'),
      listOf('knitting, sewing'),
    ],
  },
  fitness: {
    category: 'Health & Fitness',
    weight: 6,
    pay: 0.65,
    families: [
      listOf('yoga, meditation, pilates, mobility training, back health, stress management'),
      listOf('strength training, running, outdoor fitness, mobility training, swimming technique, nutrition'),
      listOf('nutrition, sleep health, stress management, meditation'),
    ],
  },
  cooking: {
    category: 'Cooking',
    weight: 6,
    pay: 0.6,
    families: [
      listOf('bread baking, cake decorating, chocolate making, pasta making'),
      listOf('Italian cooking, pasta making, soup making, knife skills, seafood cooking'),
      listOf('vegetarian cooking, Indian cooking, fermentation, meal planning, soup making, knife skills'),
    ],
  },
};
