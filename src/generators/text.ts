import { arg, type GivenArgs } from './arguments.ts';
import { countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { author } from './grammars/author.ts';
import { book } from './grammars/book.ts';
import { company } from './grammars/company.ts';
import { coupon } from './grammars/coupon.ts';
import { course } from './grammars/course.ts';
import { event } from './grammars/event.ts';
import { hotel } from './grammars/hotel.ts';
import { imageDescription } from './grammars/image-notes.ts';
import { imageTitle, sceneIn } from './grammars/image.ts';
import { mentor } from './grammars/mentor.ts';
import { notifications } from './grammars/notification.ts';
import { write } from './grammars/subject.ts';
import type { About, Subject } from './grammars/subject.ts';
import { tickets } from './grammars/ticket.ts';
import { videoTitle, videoTopic } from './grammars/video-titles.ts';
import { video } from './grammars/video.ts';
import { entry } from './lists/entry.ts';
import { GENRES } from './lists/genres.ts';
import { listOf } from './lists/list-of.ts';
import { photoTags, themeTags } from './lists/photos.ts';
import { SKILLS, TONGUES } from './lists/skills.ts';
import { videoCategories } from './lists/videos.ts';
import type { VideoKind } from './lists/videos/category.ts';
import { homesOf } from './name-origins.ts';

/** What paragraphs can be about. */
type ParagraphSubject = 'author' | 'book' | 'company' | 'course' | 'event' | 'hotel' | 'mentor' | 'ticket' | 'video';

/** What single sentences can be about. */
type SentenceSubject = 'coupon' | 'image_description' | 'notification_message';

/** What titles and headlines can be about. */
type TitleSubject = 'image' | 'notification' | 'ticket' | 'video';

const PARAGRAPHS: Readonly<Record<ParagraphSubject, Subject>> = {
  author,
  book,
  company,
  course,
  event,
  hotel,
  mentor,
  ticket: tickets.told,
  video,
};

const SENTENCES: Readonly<Record<SentenceSubject, Subject>> = {
  coupon,
  image_description: imageDescription,
  notification_message: notifications.told,
};

const TITLES: Readonly<Record<TitleSubject, (context: Context, about: About) => string>> = {
  image: (context, { place, date, writerNumber }) => imageTitle(context, place, date, writerNumber),
  notification: notifications.head,
  ticket: tickets.head,
  video: videoTitle,
};

/** Arguments that tell facts about the subject of a text. */
const ABOUT = {
  name: arg.text('Name or title of the subject.'),
  topic: arg.text('Kind or field of the subject.'),
  topics: arg.texts('Fields of a person, or what a company or a hotel offers.'),
  place: arg.text('City or venue.'),
  address: arg.text('Street and number.'),
  years: arg.number('Years of experience, year of foundation, or age of the creator of a video.'),
  hours: arg.number('Duration in hours.'),
  stars: arg.number('Stars of a hotel.'),
  amount: arg.number('Discount of a coupon, size of a company, or another number of the subject.'),
  hero: arg.text('Name of the main character of a book.'),
  tale: arg.number('Number of the plot of a book, from book_tale.'),
  slogan: arg.text('Slogan of a company.', { formerly: 'said' }),
  currency: arg.text('ISO 4217 code of the amounts.'),
  articleCount: arg.number('Number of articles by an author.', { formerly: 'articles' }),
  minPurchase: arg.number('Minimum purchase for a coupon, or 0.', { formerly: 'least' }),
  occasion: arg.text('Occasion of a coupon.', { formerly: 'reason' }),
  level: arg.text('Level of a course.'),
  language: arg.text('ISO 639-1 code of the spoken language. Default: English.'),
  price: arg.number('Price of the subject, or 0 if it is free.'),
  online: arg.flag('Whether an event takes place online.'),
  writer: arg.text('Given or full name of the person who writes.', { formerly: 'first' }),
  writerNumber: arg.number('Number of the writer, from 0. The same writer always has the same habits.', {
    formerly: 'manner',
  }),
  username: arg.text('Login name of the person who writes, or who reads a notification.'),
  email: arg.text('E-mail address of the person who writes.', { formerly: 'mail' }),
  date: arg.text('Date or date-time of the text.'),
  number: arg.text('Number of an invoice.'),
  facts: arg.texts('Facts of a bill that a ticket is about: names and words in turn.', { internal: true }),
  endDate: arg.text('With `date`: date-time of the end of an event.', { formerly: 'until' }),
  customerSince: arg.text('Date-time of registration of the writer. Texts do not mention earlier months.', {
    formerly: 'since',
  }),
} as const;

const TAGS = {
  pool: arg.word('genres', 'skills', 'videos', 'photos')('What the tags describe.', { required: true }),
  topic: arg.text('Category of a video, or title of a photograph, that the tags fit.'),
  name: arg.text(
    'Title of a video; or full name of a person with skills, who may teach the language of the home country.',
  ),
  fieldShare: arg.number('Place in the list of all fields of work, from 0 to 1. Default: any.', {
    internal: true,
  }),
  count: arg.twoNumbers('Minimum and maximum number of tags.', { required: true }),
};

type PoolName = GivenArgs<typeof TAGS>['pool'];

export const sentence = defineGenerator({
  name: 'sentence',
  makes: 'Title, headline or sentence about a subject. Titles of videos and images rarely repeat.',
  args: {
    about: arg.word(
      'coupon',
      'image',
      'image_description',
      'notification',
      'notification_message',
      'ticket',
      'video',
    )('What the text is about.', { required: true }),
    ...ABOUT,
  },
  examples: [{ args: { about: 'coupon', topic: 'percentage', amount: 15 }, value: '15% off all orders.' }],
  make(context, { about, ...known }): string {
    if (about === 'image' || about === 'notification' || about === 'ticket' || about === 'video') {
      return TITLES[about](context, known);
    }
    return write(context, SENTENCES[about], known);
  },
});

export const paragraph = defineGenerator({
  name: 'paragraph',
  makes: 'One to four sentences about a subject.',
  args: {
    about: arg.word(
      'author',
      'book',
      'company',
      'course',
      'event',
      'hotel',
      'mentor',
      'ticket',
      'video',
    )('What the text is about.', { required: true }),
    ...ABOUT,
  },
  examples: [
    {
      args: { about: 'hotel', name: 'Linden House', place: 'Lyon', stars: 3 },
      value:
        'This welcoming hotel in central Lyon has 73 bright rooms. Guests can count on a lounge and luggage storage.',
    },
  ],
  make: (context, { about, ...known }): string => write(context, PARAGRAPHS[about], known),
});

export const tags = defineGenerator({
  name: 'tags',
  makes: 'List of different tags.',
  args: TAGS,
  examples: [{ args: { pool: 'photos', count: [2, 2] }, value: ['simple things', 'outdoors'] }],
  make(context, { pool, topic, name, count, fieldShare }): string[] {
    const { random } = context;
    const { words, most } = poolOf(pool, topic, name, context, fieldShare);
    // The first skills are those that few people with neighbouring ids have.
    const sure = pool === 'skills' ? words.slice(0, 2) : sureTags(pool, topic, name);
    const others = words.filter((word) => !sure.includes(word));
    const wanted = Math.min(most, random.int(...count));
    return [...sure, ...random.sample(others, wanted)].slice(0, wanted);
  },
});

/** Matches words at the start of a title that are left out in a tag. */
const UNSAID = /^(?:the|(?:pair|set|block|sheet) of) /;

/**
 * Returns the tags that always come first: those of the scene of a photo, or the subject of a video. Empty for all
 * other records.
 */
function sureTags(pool: PoolName, topic = '', name = ''): readonly string[] {
  if (pool === 'photos') return sceneIn(topic)?.tags ?? [];
  const subject = pool === 'videos' && topic !== '' ? videoTopic(name, topic)?.x : undefined;
  return subject === undefined ? [] : [subject.replace(UNSAID, '')];
}

/**
 * Words that go together as tags, and how many tags a record has at most. A pool is a list of words that tags are drawn
 * from.
 */
interface Pool {
  readonly words: readonly string[];
  readonly most: number;
}

/**
 * Returns the words that the tags of a record are drawn from: those of a pool or, for the pools `genres` and `skills`,
 * those of one family of words.
 */
function poolOf(pool: PoolName, topic: string | undefined, name = '', context: Context, place?: number): Pool {
  if (pool === 'genres' || pool === 'skills') return familyOf(pool, context, name, place);
  const share = context.random.next();
  if (pool === 'photos') return { words: themeTags[sceneIn(topic ?? '')?.theme ?? ''] ?? photoTags, most: Infinity };
  const lists = Object.values(videoCategories).map((category) => category.tags);
  if (topic === undefined) return { words: lists[Math.floor(share * lists.length)] ?? [], most: Infinity };
  const { x, kind } = videoTopic(name, topic) ?? {};
  const own = kind && x !== undefined ? [...(kind.tags ?? []), ...factTags(kind, x)] : [];
  return { words: [...entry(videoCategories, topic).tags, ...own], most: Infinity };
}

/**
 * Returns facts about the subject of a video that can serve as tags, without those that only make sense in a sentence.
 * There are none if the facts of the subject are chapters.
 */
const factTags = ({ steps, x: known }: VideoKind, x: string): readonly string[] =>
  steps === undefined ? listOf(known[x] ?? '').filter((fact) => /^(?!an? |the |my )\D{8,}$/i.test(fact)) : [];

/** A field of work and its families of words. A person has words of one family only. */
interface WorkField {
  readonly weight: number;
  readonly families: readonly (readonly string[])[];
  readonly most?: number;
}

/**
 * The section, from `start` to `end`, of the range from 0 to 1 that stands for a field of work. `turns` has the words
 * of its families in several orders, in which each word comes first once.
 */
interface Slice {
  readonly start: number;
  readonly end: number;
  readonly turns: WorkField['families'];
  readonly most: number;
}

function slicesOf(fields: Readonly<Record<string, WorkField>>): readonly Slice[] {
  const all = Object.values(fields);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  let end = 0;
  return all.map(({ weight, families, most = Infinity }) => {
    end += weight / total;
    const turns = families.flatMap((family) => family.map((_, at) => [...family.slice(at), ...family.slice(0, at)]));
    return { start: end - weight / total, end, turns, most };
  });
}

const FIELDS = { genres: slicesOf(GENRES), skills: slicesOf(SKILLS) };

/** Among this many consecutive records, each field of work comes about as often as its weight says. */
const RUN = { genres: 20, skills: 25 };

/** Topics of courses on languages. */
const SPOKEN: ReadonlySet<string> = new Set(Object.values(TONGUES));

/**
 * Share of teachers of languages who teach the language of their own region, if it is one of those taught; fewer for
 * English, since many regions speak it.
 */
const NATIVE = 0.6;
const NATIVE_ENGLISH = 0.15;

/** A run of records can start at this many points of the range from 0 to 1. */
const STARTS = 64;

/**
 * Draws one of the families (lists of words that fit one person) of a field of work. Larger families are more frequent,
 * so that all words are about equally frequent.
 */
function familyOf(pool: keyof typeof FIELDS, context: Context, name: string, place?: number): Pool {
  const [slices, run] = [FIELDS[pool], RUN[pool]];
  // Records of a run are evenly spaced, so that those of one field are as far apart as possible.
  const page = Math.floor((context.id - 1) / run) % STARTS;
  const share = place ?? (context.distinct(run) + context.distinct(STARTS, page) / STARTS) / run;
  const slice = slices.find(({ end }) => share < end) ?? slices.at(-1);
  if (!slice) return { words: [], most: 0 };
  const { start, end, most } = slice;
  const isSpoken = slice.turns.some(([first = '']) => SPOKEN.has(first));
  const [home] = name !== '' && isSpoken ? homesOf(name) : [];
  const code = home && countryNamed(home.country).language;
  const isNative = code !== undefined && context.random.chance(code === 'en' ? NATIVE_ENGLISH : NATIVE);
  const tongue = isNative ? TONGUES[code] : undefined;
  const own = slice.turns.filter(([first]) => first === tongue);
  const turns = own.length > 0 ? own : slice.turns;
  // The position within the field decides, so that records of a run in the same field start with different words.
  return { words: turns[Math.floor(((share - start) / (end - start)) * turns.length)] ?? [], most };
}
