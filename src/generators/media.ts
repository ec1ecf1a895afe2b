import { arg } from './arguments.ts';
import { defineGenerator } from './define.ts';
import { videoTopic } from './grammars/video-titles.ts';
import { videoCategories } from './lists/videos.ts';

/** Share of videos, from 0 to 1, that are about the first subject of their creator. */
const FIRST_SUBJECT = 0.75;

const VIDEO_WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** Widths of pictures in pixels, to be drawn evenly. */
const WIDTHS: readonly number[] = [640, 800, 1024, 1280, 1600, 1920, 2048, 2560, 3000, 3840, 4000, 4896, 6000];

/** Height and width of pictures in proportion, to be drawn evenly: landscape, square, portrait. */
const RATIOS: readonly (readonly [number, number])[] = [
  [2, 3], [2, 3], [3, 4], [3, 4], [9, 16], [1, 1], [3, 2], [4, 3], [5, 4],
]; // oxfmt-ignore

/** Maximum width of portrait and square pictures, in pixels: the shorter side of a camera's pictures. */
const WIDEST_UPRIGHT = 4000;
/** The elements of {@link RATIOS} for pictures that are wider than high. */
const LYING = RATIOS.filter(([height, across]) => height < across);

/** How many bytes a picture has per pixel, by format: the lowest and the highest number. */
const BYTES_PER_PIXEL: Readonly<Record<string, readonly [number, number]>> = {
  jpg: [0.15, 0.5],
  png: [0.8, 2],
  webp: [0.1, 0.3],
  gif: [0.3, 1],
};

export const video_category = defineGenerator({
  name: 'video_category',
  makes: 'Category of a video: usually the first subject of its creator, if subjects are given.',
  args: {
    subjects: arg.texts('Subjects of the creator. Default: any.', { formerly: 'of' }),
  },
  examples: [{ value: 'Nature' }, { args: { subjects: ['Music', 'Gaming'] }, value: 'Music' }],
  make({ random }, { subjects = [] }): string {
    const [first, ...others] = subjects;
    if (first === undefined) return random.weighted(VIDEO_WEIGHTS);
    return others.length === 0 || random.chance(FIRST_SUBJECT) ? first : random.pick(others);
  },
});

/** Matches minutes in a title that tell the length of the video: "in 8 Minutes", but not "8 Minutes a Day". */
const OWN_MINUTES = /\b(\d+)(?:-minute| minutes)\b(?! a day)/i;

export const video_duration = defineGenerator({
  name: 'video_duration',
  makes: 'Length of a video in seconds: the one in its title, or one that is typical of its category.',
  args: {
    topic: arg.text('Category of the video. Default: any.'),
    name: arg.text('Title of the video, which may state its length in minutes.'),
    min: arg.number('Minimum number of seconds.', { default: 15 }),
    max: arg.number('Maximum number of seconds.', { default: 7200 }),
  },
  examples: [{ value: 703 }, { args: { topic: 'Music', name: 'A Brass Band in a Barn' }, value: 723 }],
  make({ random }, args): number {
    const { min, max, topic, name = '' } = args;
    const own = Number(OWN_MINUTES.exec(name)?.[1]);
    const kind = topic === undefined ? undefined : videoTopic(name, topic)?.kind;
    let seconds = random.chance(0.85) ? random.bell(90, 1300) : random.skewed(min, max, 3);
    if (own > 0) seconds = own * 60 * random.between(0.95, 1.08);
    else if (kind) seconds = 60 * random.low(...kind.minutes);
    return Math.min(max, Math.max(min, Math.floor(seconds)));
  },
});

export const image_width = defineGenerator({
  name: 'image_width',
  makes: 'Width of an image in pixels: a common one.',
  args: {
    min: arg.number('Minimum width.', { default: 320 }),
    max: arg.number('Maximum width.', { default: 7680 }),
  },
  examples: [{ value: 640 }],
  make({ random }, { min, max }): number {
    return Math.min(max, Math.max(min, random.pick(WIDTHS)));
  },
});

export const image_height = defineGenerator({
  name: 'image_height',
  makes: 'Height of an image in pixels, in a common aspect ratio.',
  args: {
    width: arg.number('Width in pixels.', { required: true }),
  },
  examples: [{ args: { width: 1200 }, value: 900 }],
  make({ random }, { width }): number {
    const [height, across] = random.pick(width > WIDEST_UPRIGHT ? LYING : RATIOS);
    return Math.round((width * height) / across);
  },
});

export const file_size = defineGenerator({
  name: 'file_size',
  makes: 'Size of an image file in bytes, typical of its format.',
  args: {
    height: arg.number('Height in pixels.', { required: true }),
    format: arg.text('`jpg`, `png`, `webp`, `gif` or `svg`.', { required: true }),
    width: arg.number('Width in pixels.', { required: true }),
  },
  examples: [{ args: { width: 1200, height: 800, format: 'jpg' }, value: 145_137 }],
  make({ random }, { width, height, format }): number {
    const density = BYTES_PER_PIXEL[format];
    if (!density) return random.int(2000, 60_000);
    return Math.round(width * height * random.between(...density));
  },
});
