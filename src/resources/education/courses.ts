import type { ResourceSpec } from '../spec.ts';

export const courses = {
  name: 'courses',
  singular: 'course',
  category: 'education',
  description: 'Online courses with their teacher, length, price and rating.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the course', args: { min: 1 } },
    title: {
      type: 'string',
      generator: 'course_title',
      description: 'Title of the course',
      args: { topic: { from: 'topic' }, level: { from: 'level' }, slot: { from: 'slot' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'What is taught, for whom, and to what end',
      args: {
        about: 'course',
        name: { from: 'title' },
        topic: { from: 'category' },
        topics: [{ from: 'topic' }],
        level: { from: 'level' },
        hours: { from: 'duration' },
        amount: { from: 'lessons' },
        writer: { from: 'instructor' },
        writerNumber: { from: 'slot' },
        language: { from: 'language' },
        date: { from: 'created_at' },
      },
    },
    instructor: {
      type: 'string',
      generator: 'name',
      description: 'Full name of the teacher: a mentor who covers the topic',
      args: { name: { from: 'mentor_id.name' } },
    },
    category: {
      type: 'string',
      generator: 'course_category',
      description: 'Subject area',
      args: { topic: { from: 'topic' } },
    },
    level: {
      type: 'string',
      generator: 'course_level',
      description: 'Level of the course',
      args: {
        choices: {
          cases: [
            // Topics without an advanced level.
            {
              when: {
                topic: [
                  'back health',
                  'career planning',
                  'habit building',
                  'journaling',
                  'meal planning',
                  'meditation',
                  'mindfulness',
                  'mobility training',
                  'nutrition',
                  'personal finance',
                  'sleep health',
                  'soup making',
                  'stress management',
                  'time management',
                ],
              },
              use: { beginner: 5, 'all-levels': 4 },
            },
            // Teachers with few years of practice teach lower levels.
            { when: { practice: [2] }, use: { beginner: 12, 'all-levels': 3 } },
            { when: { practice: [3] }, use: { beginner: 10, intermediate: 4, 'all-levels': 3 } },
            { when: { practice: [4] }, use: { beginner: 8, intermediate: 6, 'all-levels': 3 } },
          ],
          else: { beginner: 8, intermediate: 6, advanced: 4, 'all-levels': 3 },
        },
      },
      enum: ['advanced', 'all-levels', 'beginner', 'intermediate'],
    },
    duration: {
      type: 'integer',
      generator: 'course_duration',
      description: 'Total length in hours',
      args: { min: 1, max: 80, category: { from: 'category' }, level: { from: 'level' } },
    },
    lessons: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of lessons',
      args: { min: 4, baseValue: { from: 'duration' }, factor: [1.5, 4] },
    },
    enrolled: {
      type: 'integer',
      generator: 'random_int',
      description: 'Students enrolled so far; older and better rated courses have more',
      copy: 'students',
    },
    rating: {
      type: 'number',
      generator: 'rating',
      description: 'Mean rating by students, from 1 to 5',
      copy: 'score',
    },
    price: {
      type: 'number',
      generator: 'price',
      description: 'Fee for the whole course, roughly in proportion to its size',
      args: { usd: [2.8, 11], multiplier: { from: 'worth' }, currency: { from: 'currency' }, ending: 'course' },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: "ISO 4217 code of the currency of the price, the teacher's own",
      args: { payee: { from: 'instructor' } },
    },
    language: {
      type: 'string',
      generator: 'language',
      description:
        'ISO 639-1 code of the language of the course: English, or beyond beginners mostly the language it teaches',
      args: {
        choices: {
          cases: [
            { when: { level: ['beginner'] }, use: { en: 1 } },
            { when: { topic: ['French'] }, use: { en: 1, fr: 5 } },
            { when: { topic: ['German'] }, use: { en: 1, de: 5 } },
            { when: { topic: ['Italian'] }, use: { it: 1 } },
            { when: { topic: ['Portuguese'] }, use: { en: 1, pt: 5 } },
            { when: { topic: ['Spanish'] }, use: { en: 1, es: 5 } },
          ],
          else: { en: 1 },
        },
      },
      enum: ['de', 'en', 'es', 'fr', 'it', 'pt'],
    },
    certificate: {
      type: 'boolean',
      generator: 'boolean',
      description: 'Whether a certificate is given at the end',
      args: { probability: 0.65 },
    },
    thumbnail: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the cover picture',
      args: { kind: 'course', title: { from: 'title' }, category: { from: 'category' } },
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When the course was added',
      args: {
        // By then, the teacher had practised for a year.
        days: { by: 'practice', is: { 2: [5, 360], 3: [5, 700], 4: [5, 1050] }, else: [5, 1400] },
        distribution: 'low',
        dayKind: 'work',
        city: { from: 'seat' },
        hours: 'awake',
      },
    },
  },
  causes: {
    practice: {
      type: 'integer',
      generator: 'random_int',
      description: 'Years that the teacher has practised',
      copy: 'mentor_id.experience_years',
    },
    score: {
      type: 'number',
      generator: 'float',
      description: 'Rating by students, mostly around 4.5',
      args: { min: 1, max: 5, typical: 4.5, deviation: 0.5 },
    },
    place: {
      type: 'integer',
      generator: 'course_place',
      description: 'Position among the courses of all mentors',
    },
    teacher: {
      type: 'integer',
      generator: 'course_mentor',
      description: 'Number of the mentor at that position',
      args: { place: { from: 'place' } },
    },
    mentor_id: {
      type: 'integer',
      generator: 'course_mentor',
      description: 'The mentor who teaches it',
      references: 'mentors',
      copy: 'teacher',
    },
    seat: {
      type: 'string',
      generator: 'city',
      description: 'Country where the teacher may live',
      args: { resident: { from: 'instructor' } },
    },
    worth: {
      type: 'integer',
      generator: 'random_int',
      description: 'Size of the course for its price; very short courses do not get cheaper still',
      args: { min: { by: 'level', is: { advanced: 7 }, else: 5 }, baseValue: { from: 'duration' }, factor: [0.5, 1.1] },
    },
    nth: {
      type: 'integer',
      generator: 'course_turn',
      description: 'Number of earlier courses of the teacher',
      args: { place: { from: 'place' } },
    },
    share: {
      type: 'number',
      generator: 'even_share',
      description: 'Place of the teacher in the list of all fields of work',
      copy: 'mentor_id.place',
    },
    slot: {
      type: 'integer',
      generator: 'course_slot',
      description: 'Number of the course among those on its topic',
      args: { place: { from: 'place' }, share: { from: 'share' } },
    },
    topic: {
      type: 'string',
      generator: 'course_topic',
      description: 'Topic, one of the areas that the teacher covers',
      args: { skills: { from: 'mentor_id.specialization' }, index: { from: 'nth' } },
    },
    students: {
      type: 'integer',
      generator: 'course_enrolment',
      description: 'Students so far, at a daily rate that depends on the rating',
      args: { since: { from: 'created_at' }, rating: { from: 'rating' }, level: { from: 'level' } },
    },
  },
} as const satisfies ResourceSpec;
