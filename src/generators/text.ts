import { countryNamed } from './atlas.ts';
import type { Context } from './context.ts';
import { author } from './grammars/author.ts';
import { book } from './grammars/book.ts';
import { company } from './grammars/company.ts';
import { coupon } from './grammars/coupon.ts';
import { course } from './grammars/course.ts';
import { event } from './grammars/event.ts';
import { hotel } from './grammars/hotel.ts';
import { imageTitle, sceneIn } from './grammars/image.ts';
import { imageDescription } from './grammars/image-notes.ts';
import { mentor } from './grammars/mentor.ts';
import { notifications } from './grammars/notification.ts';
import { write } from './grammars/subject.ts';
import type { About, Subject } from './grammars/subject.ts';
import { tickets } from './grammars/ticket.ts';
import { video } from './grammars/video.ts';
import { videoTitle, videoTopic } from './grammars/video-titles.ts';
import { entry } from './lists/entry.ts';
import { listOf } from './lists/list-of.ts';
import { GENRES } from './lists/genres.ts';
import { photoTags, themeTags } from './lists/photos.ts';
import { SKILLS, TONGUES } from './lists/skills.ts';
import { videoCategories } from './lists/videos.ts';
import type { VideoKind } from './lists/videos/category.ts';
import { homesOf } from './origins.ts';

/** What paragraphs can be about. */
type ParagraphSubject = 'author' | 'book' | 'company' | 'course' | 'event' | 'hotel' | 'mentor' | 'ticket' | 'video';

/** What whole sentences can be about. */
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
  image: (context, { place, date, manner }) => imageTitle(context, place, date, manner),
  notification: notifications.head,
  ticket: tickets.head,
  video: videoTitle,
};

/** For {@link sentence}: what is known of the thing it is about. */
interface SentenceArgs extends About {
  readonly about: SentenceSubject | TitleSubject;
}

/** For {@link paragraph}: what is known of the thing it is about. */
interface ParagraphArgs extends About {
  readonly about: ParagraphSubject;
}

/** For {@link tags}. */
interface TagsArgs {
  readonly pool: 'genres' | 'skills' | 'videos' | 'photos';
  /** The category of a video or the title of a photograph, for tags that fit it. */
  readonly topic?: string;
  /** The title of a video, whose subject becomes a tag; or the full name of who has the skills: mostly the own language is taught. */
  readonly name?: string;
  /** The place of one with skills among 25 neighbours, from 0: those of one field have places in a row. Default: any. */
  readonly place?: number;
  /** Least and greatest number of tags. */
  readonly count: readonly [number, number];
}

/**
 * A line of text: a title, a headline or a sentence. Titles of videos and images do not repeat within hundreds of
 * records. Source: own grammars.
 *
 * @example
 * sentence(context, { about: 'coupon', topic: 'percentage', amount: 15 }) // => "15% off small furniture. Terms apply."
 */
export function sentence(context: Context, { about, ...known }: SentenceArgs): string {
  if (about === 'image' || about === 'notification' || about === 'ticket' || about === 'video') {
    return TITLES[about](context, known);
  }
  return write(context, SENTENCES[about], known);
}

/**
 * One to four sentences about something. Source: own grammars.
 *
 * @example
 * paragraph(context, { about: 'hotel', name: 'Linden House', place: 'Lyon', stars: 3 }) // => "Nothing fancy: a clean room, a good shower, and the middle of Lyon outside the door. There are two dishes without meat on the menu. If you bring a dog, we give you a room with a wooden floor."
 */
export function paragraph(context: Context, { about, ...known }: ParagraphArgs): string {
  return write(context, PARAGRAPHS[about], known);
}

/**
 * Short words that something is found by, without repeats. Genres and skills come from one family each, so that they
 * fit one person. Source: own lists.
 *
 * @example
 * tags(context, { pool: 'photos', count: [2, 2] }) // => ["creative","heat"]
 */
export function tags(context: Context, { pool, topic, name, count, place }: TagsArgs): string[] {
  const { random } = context;
  const { words, most } = poolOf(pool, topic, name, context, place);
  // What somebody can do best is what few neighbours can.
  const sure = pool === 'skills' ? words.slice(0, 2) : sureTags(pool, topic, name);
  const others = words.filter((word) => !sure.includes(word));
  const wanted = Math.min(most, random.int(...count));
  return [...sure, ...random.sample(others, wanted)].slice(0, wanted);
}

/** What stands before a thing in a title and not in a tag. */
const UNSAID = /^(?:the|(?:pair|set|block|sheet) of) /;

/** The tags that come first: those of the very subject. */
function sureTags(pool: TagsArgs['pool'], topic = '', name = ''): readonly string[] {
  if (pool === 'photos') return sceneIn(topic)?.tags ?? [];
  const subject = pool === 'videos' && topic !== '' ? videoTopic(name, topic)?.x : undefined;
  return subject === undefined ? [] : [subject.replace(UNSAID, '')];
}

/** Words that fit together, and how many of them to take at most. */
interface Pool {
  readonly words: readonly string[];
  readonly most: number;
}

/** The words of a pool: those of a family, where it has families. */
function poolOf(pool: TagsArgs['pool'], topic: string | undefined, name = '', context: Context, place?: number): Pool {
  if (pool === 'genres' || pool === 'skills') return familyOf(pool, context, name, place);
  const share = context.random.next();
  if (pool === 'photos') return { words: themeTags[sceneIn(topic ?? '')?.theme ?? ''] ?? photoTags, most: Infinity };
  const lists = Object.values(videoCategories).map((category) => category.tags);
  if (topic === undefined) return { words: lists[Math.floor(share * lists.length)] ?? [], most: Infinity };
  const { x, kind } = videoTopic(name, topic) ?? {};
  const own = kind && x !== undefined ? [...(kind.tags ?? []), ...factTags(kind, x)] : [];
  return { words: [...entry(videoCategories, topic).tags, ...own], most: Infinity };
}

/** What is particular about a subject, where that are chapters, as words to find it by: without what only a sentence has. */
const factTags = ({ steps, x: known }: VideoKind, x: string): readonly string[] =>
  steps === undefined ? listOf(known[x] ?? '').filter((fact) => /^(?!an? |the |my )\D{8,}$/i.test(fact)) : [];

/** A field that people work in, with the families of words that one of them may have. */
interface Field {
  readonly weight: number;
  readonly families: readonly (readonly string[])[];
  readonly most?: number;
}

/** A field with the shares of all that it begins and ends at, from 0 to 1, and each of its families from each of its words on. */
interface Slice {
  readonly start: number;
  readonly end: number;
  readonly turns: Field['families'];
  readonly most: number;
}

function slicesOf(fields: Readonly<Record<string, Field>>): readonly Slice[] {
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

/** So many records in a row have the fields about in proportion, so that few records show many of them. */
const RUN = { genres: 20, skills: 25 };

/** The languages that are taught. */
const SPOKEN: ReadonlySet<string> = new Set(Object.values(TONGUES));

/** How many of those who teach languages teach that of their own region, if one does. */
const NATIVE = 0.6;

/** In so many places the first record of a run may be. */
const STARTS = 64;

/** One family of a field, the larger ones more often, so that each word comes about as often as the others. */
function familyOf(pool: keyof typeof FIELDS, context: Context, name: string, place?: number): Pool {
  const [slices, run] = [FIELDS[pool], RUN[pool]];
  // Evenly spaced in a run, so that those of one field are as far apart as can be.
  const page = Math.floor((context.id - 1) / run) % STARTS;
  const share = ((place ?? context.distinct(run)) + context.distinct(STARTS, page) / STARTS) / run;
  const slice = slices.find(({ end }) => share < end) ?? slices.at(-1);
  if (!slice) return { words: [], most: 0 };
  const { start, end, most } = slice;
  const isSpoken = slice.turns.some(([first = '']) => SPOKEN.has(first));
  const [home] = name !== '' && isSpoken && context.random.chance(NATIVE) ? homesOf(name) : [];
  const tongue = home && TONGUES[countryNamed(home.country).language];
  const own = slice.turns.filter(([first]) => first === tongue);
  const turns = own.length > 0 ? own : slice.turns;
  // By the place in the field: of neighbours in the same field, none begin with the same word.
  return { words: turns[Math.floor(((share - start) / (end - start)) * turns.length)] ?? [], most };
}
