import type { Context } from './context.ts';
import { videoTopic } from './grammars/video-titles.ts';
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

/** For {@link video_duration}. */
interface DurationArgs extends RangeArgs {
  /** What the video is about. Default: anything. */
  readonly topic?: string;
  /** Its title, which may name the minutes. */
  readonly name?: string;
}

/** How many videos are about the first subject of their creator. */
const FIRST_SUBJECT = 0.75;

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

const VIDEO_WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** Widths that cameras and editors give, in pixels. */
const WIDTHS: readonly number[] = [640, 800, 1024, 1280, 1600, 1920, 2048, 2560, 3000, 3840, 4000, 4896, 6000];

/** Heights as a share of the width: landscape, square, portrait. */
const RATIOS: readonly (readonly [number, number])[] = [
  [2, 3], [2, 3], [3, 4], [3, 4], [9, 16], [1, 1], [3, 2], [4, 3], [5, 4],
]; // oxfmt-ignore

/** The greatest width of upright and square pictures, in pixels: the shorter side of what a camera takes. */
const WIDEST_UPRIGHT = 4000;
const LYING = RATIOS.filter(([height, across]) => height < across);

/** Bytes per pixel by format, least and greatest. */
const BYTES_PER_PIXEL: Readonly<Record<string, readonly [number, number]>> = {
  jpg: [0.15, 0.5],
  png: [0.8, 2],
  webp: [0.1, 0.3],
  gif: [0.3, 1],
};

/**
 * What a video is about: one of the subjects of its creator, if they are told. Source: own list.
 *
 * @example
 * video_category(context) // => "Technology"
 * @example
 * video_category(context, { of: ['Music', 'Gaming'] }) // => "Gaming"
 */
export function video_category({ random }: Context, { of = [] }: VideoCategoryArgs = {}): string {
  const [first, ...others] = of;
  if (first === undefined) return random.weighted(VIDEO_WEIGHTS);
  return others.length === 0 || random.chance(FIRST_SUBJECT) ? first : random.pick(others);
}

/** The minutes that a title names as its own length: "in 8 Minutes", but not "8 Minutes a Day". */
const OWN_MINUTES = /\b(\d+)(?:-minute| minutes)\b(?! a day)/i;

/**
 * The length of a video in seconds: what its title says, or what is usual for its subject, mostly a few minutes above the
 * least. Where neither is known, mostly between 2 and 20 minutes.
 *
 * @example
 * video_duration(context) // => 995
 * @example
 * video_duration(context, { topic: 'Music', name: 'A Brass Band in a Barn' }) // => 552
 */
export function video_duration({ random }: Context, args: DurationArgs = {}): number {
  const { min = 15, max = 7200, topic, name = '' } = args;
  const own = Number(OWN_MINUTES.exec(name)?.[1]);
  const kind = topic === undefined ? undefined : videoTopic(name, topic)?.kind;
  let seconds = random.chance(0.85) ? random.bell(90, 1300) : random.skewed(min, max, 3);
  if (own > 0) seconds = own * 60 * random.between(0.95, 1.08);
  else if (kind) seconds = 60 * random.low(...kind.minutes);
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
 * The height of a picture in pixels, in one of the usual proportions; upright ones up to a width of 4,000, as cameras
 * that are turned have no wider ones.
 *
 * @example
 * image_height(context, { width: 1200 }) // => 900
 */
export function image_height({ random }: Context, { width }: ImageHeightArgs): number {
  const [height, across] = random.pick(width > WIDEST_UPRIGHT ? LYING : RATIOS);
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
