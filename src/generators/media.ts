import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { fill } from './grammar.ts';
import { bookTitle } from './grammars/book.ts';
import { titleCase } from './grammars/wording.ts';
import { bookGenres } from './lists/books.ts';
import { COURSE_TITLES, COURSE_TOPICS } from './lists/course-topics.ts';
import { entry } from './lists/entry.ts';
import { BOOK_GENRES, GENRES } from './lists/genres.ts';
import { videoCategories } from './lists/videos.ts';

/** For the generators of lengths and sizes. */
interface RangeArgs {
  readonly min?: number;
  readonly max?: number;
}

/** For {@link video_category}. */
interface VideoCategoryArgs {
  /** What the creator makes videos about, most of them about the first of it. Default: anything. */
  readonly of?: readonly string[];
}

/** How many videos are about the first subject of their creator. */
const FIRST_SUBJECT = 0.75;

/** For {@link course_title}. */
interface CourseTitleArgs {
  readonly category: string;
  /** `beginner`, `intermediate`, `advanced` or `all-levels`. */
  readonly level: string;
}

/** For {@link book_genre}. */
interface BookGenreArgs {
  /** The genres of the author. Default: none are known. */
  readonly genres?: readonly string[];
}

/** For {@link book_title}. */
interface BookTitleArgs {
  readonly genre: string;
}

/** For {@link image_height}. */
interface ImageHeightArgs {
  /** In pixels. */
  readonly width: number;
}

/** For {@link file_size}. */
interface FileSizeArgs extends ImageHeightArgs {
  /** In pixels. */
  readonly height: number;
  /** `jpg`, `png`, `webp`, `gif` or `svg`. */
  readonly format: string;
}

/** The weights of a table, by key. */
function weightsOf(table: Readonly<Record<string, { readonly weight: number }>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(table).map(([key, { weight }]) => [key, weight]));
}

const GENRE_WEIGHTS = weightsOf(bookGenres);
const VIDEO_WEIGHTS = weightsOf(videoCategories);

/** How often each subject area of courses comes, in comparison. */
const COURSE_WEIGHTS: Readonly<Record<string, number>> = {
  Programming: 14,
  'Data Science': 11,
  Design: 10,
  Business: 10,
  Marketing: 8,
  'Personal Development': 7,
  Photography: 7,
  Languages: 8,
  Music: 6,
  'Art & Crafts': 7,
  'Health & Fitness': 6,
  Cooking: 6,
};

/** Widths that cameras and editors give, in pixels. */
const WIDTHS: readonly number[] = [640, 800, 1024, 1280, 1600, 1920, 2048, 2560, 3000, 3840, 4000, 4896, 6000];

/** Heights as a share of the width: landscape, square, portrait. */
const RATIOS: readonly (readonly [number, number])[] = [
  [2, 3], [2, 3], [3, 4], [3, 4], [9, 16], [1, 1], [3, 2], [4, 3], [5, 4],
]; // prettier-ignore

/** Bytes per pixel by format, least and greatest. */
const BYTES_PER_PIXEL: Readonly<Record<string, readonly [number, number]>> = {
  jpg: [0.15, 0.5],
  png: [0.8, 2],
  webp: [0.1, 0.3],
  gif: [0.3, 1],
};

/**
 * The subject area of a course, the sought-after ones more often. Source: own list.
 *
 * @example
 * course_category(context) // => "Personal Development"
 */
export function course_category({ random }: Context): string {
  return random.weighted(COURSE_WEIGHTS);
}

/**
 * The title of a course, of a form that suits its level; unique by construction within its category and level for
 * thousands of records. Source: own lists.
 *
 * @example
 * course_title(context, { category: 'Programming', level: 'beginner' }) // => "Introduction to Web Development: Responsive Layouts, Forms and Validation, and More"
 */
export function course_title(context: Context, { category, level }: CourseTitleArgs): string {
  const topics = entry(COURSE_TOPICS, category);
  const [title = '', topic = ''] = compose(context, entry(COURSE_TITLES, level), Object.keys(topics));
  return titleCase(fill(title, (slot) => (slot === 'topic' ? topic : (topics[topic]?.[Number(slot)] ?? ''))));
}

/**
 * The length of a course in whole hours, from 1 to 80, mostly short.
 *
 * @example
 * course_duration(context) // => 19
 */
export function course_duration({ random }: Context, { min = 1, max = 80 }: RangeArgs = {}): number {
  return Math.round(random.skewed(min, max));
}

/**
 * The genre of a book, the popular ones more often: one that its author writes, if the author's genres are told. Source:
 * own lists.
 *
 * @example
 * book_genre(context, { genres: ['haiku', 'prose poems'] }) // => "Poetry"
 */
export function book_genre({ random }: Context, { genres = [] }: BookGenreArgs = {}): string {
  const family = Object.keys(GENRES).find((name) => genres.some((genre) => GENRES[name]?.includes(genre)));
  const written = BOOK_GENRES[family ?? ''];
  if (!written) return random.weighted(GENRE_WEIGHTS);
  return random.weighted(GENRE_WEIGHTS, written);
}

/**
 * The title of a book, coined for its genre; unique by construction within it for thousands of records. Source: own lists.
 *
 * @example
 * book_title(context, { genre: 'Mystery' }) // => "The Last Bequest of Thistle Park"
 */
export function book_title(context: Context, { genre }: BookTitleArgs): string {
  return bookTitle(context, genre);
}

/**
 * The number of pages of a book, mostly between 150 and 500.
 *
 * @example
 * book_pages(context) // => 288
 */
export function book_pages({ random }: Context, { min = 48, max = 1200 }: RangeArgs = {}): number {
  return Math.min(max, Math.max(min, Math.round(random.chance(0.9) ? random.bell(120, 560) : random.skewed(560, max))));
}

/**
 * What a video is about: one of the subjects of its creator, if they are told. Source: own list.
 *
 * @example
 * video_category(context) // => "Crafts"
 * @example
 * video_category(context, { of: ['Music', 'Gaming'] }) // => "Gaming"
 */
export function video_category({ random }: Context, { of = [] }: VideoCategoryArgs = {}): string {
  const [first, ...others] = of;
  if (first === undefined) return random.weighted(VIDEO_WEIGHTS);
  return others.length === 0 || random.chance(FIRST_SUBJECT) ? first : random.pick(others);
}

/**
 * The length of a video in seconds, mostly between 2 and 20 minutes.
 *
 * @example
 * video_duration(context) // => 995
 */
export function video_duration({ random }: Context, { min = 15, max = 7200 }: RangeArgs = {}): number {
  const seconds = random.chance(0.85) ? random.bell(90, 1300) : random.skewed(min, max, 3);
  return Math.min(max, Math.max(min, Math.floor(seconds)));
}

/**
 * The width of a picture in pixels: one of the usual ones. Source: own list.
 *
 * @example
 * image_width(context) // => 4000
 */
export function image_width({ random }: Context, { min = 320, max = 7680 }: RangeArgs = {}): number {
  return Math.min(max, Math.max(min, random.pick(WIDTHS)));
}

/**
 * The height of a picture in pixels, in one of the usual proportions, upright ones included.
 *
 * @example
 * image_height(context, { width: 1200 }) // => 900
 */
export function image_height({ random }: Context, { width }: ImageHeightArgs): number {
  const [height, across] = random.pick(RATIOS);
  return Math.round((width * height) / across);
}

/**
 * The size of a picture's file in bytes: a share of its pixels that the format is known for; 2 to 60 kB for `svg`, which
 * has none.
 *
 * @example
 * file_size(context, { width: 1200, height: 800, format: 'jpg' }) // => 357868
 */
export function file_size({ random }: Context, { width, height, format }: FileSizeArgs): number {
  const density = BYTES_PER_PIXEL[format];
  if (!density) return random.int(2000, 60_000);
  return Math.round(width * height * random.between(...density));
}
