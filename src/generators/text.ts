import type { Context } from './context.ts';
import { author } from './grammars/author.ts';
import { book } from './grammars/book.ts';
import { company } from './grammars/company.ts';
import { coupon } from './grammars/coupon.ts';
import { course } from './grammars/course.ts';
import { event } from './grammars/event.ts';
import { hotel } from './grammars/hotel.ts';
import { imageDescription, imageTitle, sceneIn } from './grammars/image.ts';
import { mentor } from './grammars/mentor.ts';
import { notification, notificationMessage } from './grammars/notification.ts';
import { write } from './grammars/subject.ts';
import type { About, Subject } from './grammars/subject.ts';
import { ticket, ticketSubject } from './grammars/ticket.ts';
import { video, videoTitle } from './grammars/video.ts';
import { entry } from './lists/entry.ts';
import { GENRES } from './lists/genres.ts';
import { photoTags } from './lists/photos.ts';
import { SKILLS } from './lists/skills.ts';
import { videoCategories } from './lists/videos.ts';

/** What paragraphs can be about. */
type ParagraphSubject = 'author' | 'book' | 'company' | 'course' | 'event' | 'hotel' | 'mentor' | 'ticket' | 'video';

/** What sentences can be about, besides titles. */
type SentenceSubject = 'coupon' | 'image_description' | 'notification' | 'notification_message' | 'ticket';

const PARAGRAPHS: Readonly<Record<ParagraphSubject, Subject>> = {
  author,
  book,
  company,
  course,
  event,
  hotel,
  mentor,
  ticket,
  video,
};

const SENTENCES: Readonly<Record<SentenceSubject, Subject>> = {
  coupon,
  image_description: imageDescription,
  notification,
  notification_message: notificationMessage,
  ticket: ticketSubject,
};

/** For {@link sentence}: what is known of the thing it is about. */
interface SentenceArgs extends About {
  readonly about: SentenceSubject | 'image' | 'video';
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
  /** Least and greatest number of tags. */
  readonly count: readonly [number, number];
}

/**
 * A line of text: a title, a headline or a sentence. Titles of videos and images do not repeat within hundreds of
 * records. Source: own grammars.
 *
 * @example
 * sentence(context, { about: 'coupon', topic: 'percentage', amount: 15 }) // => "Get 15% off your whole order because you have been away for so long."
 */
export function sentence(context: Context, { about, ...known }: SentenceArgs): string {
  if (about === 'video') return videoTitle(context, known.topic);
  if (about === 'image') return imageTitle(context, known.place);
  return write(context.random, SENTENCES[about], known);
}

/**
 * Two to four sentences about something. Source: own grammars.
 *
 * @example
 * paragraph(context, { about: 'hotel', name: 'Linden House', place: 'Lyon', stars: 3 }) // => "Guests of Linden House stay in a welcoming three-star hotel in one of the older parts of Lyon. The rooms are bright and quiet, with desks that are large enough to work at. The house offers free Wi-Fi, breakfast and a lounge."
 */
export function paragraph({ random }: Context, { about, ...known }: ParagraphArgs): string {
  return write(random, PARAGRAPHS[about], known);
}

/**
 * Short words that something is found by, without repeats. Genres and skills come from one family each, so that they
 * fit one person. Source: own lists.
 *
 * @example
 * tags(context, { pool: 'photos', count: [2, 2] }) // => ["candid","outdoors"]
 */
export function tags({ random }: Context, { pool, topic, count }: TagsArgs): string[] {
  const words = poolOf(pool, topic, random.next());
  const sure = pool === 'photos' ? (sceneIn(topic ?? '')?.tags ?? []) : [];
  const others = words.filter((word) => !sure.includes(word));
  const wanted = random.int(...count);
  return [...sure, ...random.sample(others, wanted)].slice(0, wanted);
}

/** The words of a pool; `share`, from 0 to 1, tells which family of those that have families. */
function poolOf(pool: TagsArgs['pool'], topic: string | undefined, share: number): readonly string[] {
  if (pool === 'photos') return photoTags;
  if (pool === 'videos' && topic !== undefined) return entry(videoCategories, topic).tags;
  const families = pool === 'genres' ? GENRES : pool === 'skills' ? SKILLS : undefined;
  const lists = families ? Object.values(families) : Object.values(videoCategories).map((category) => category.tags);
  return lists[Math.floor(share * lists.length)] ?? [];
}
