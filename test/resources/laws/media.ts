import { cityNamed } from '../../../src/generators/atlas.ts';
import { fill } from '../../../src/generators/grammar.ts';
import { sceneIn } from '../../../src/generators/grammars/image.ts';
import { videoTopic } from '../../../src/generators/grammars/video-titles.ts';
import { listOf } from '../../../src/generators/lists/list-of.ts';
import { themeTags } from '../../../src/generators/lists/photos.ts';
import { videoCategories } from '../../../src/generators/lists/videos.ts';
import { REF_DATE } from './law.ts';
import type { Case, Laws } from './law.ts';
import { isProse, title } from './words.ts';

/** Whether there are some tags, none twice, each of which is known. */
const areTags = ({ list }: Case, isKnown: (tag: string) => boolean): boolean => {
  const tags = list('tags');
  return tags.length >= 2 && new Set(tags).size === tags.length && tags.every(isKnown);
};

/** Whether a count is whole and at most a share of the views. */
const ofViews = ({ num }: Case, field: string, most: number): boolean =>
  Number.isInteger(num(field)) && num(field) >= 0 && num(field) <= num('views') * most;

/** The number that a video of a series has in its title; 0 for any other. */
const episodeOf = ({ text }: Case): number => Number(/#(\d+)\b/.exec(text('title'))?.[1] ?? 0);

/** Whether the year that a title ends in, if any, is that in which the video was published. */
const isOfItsYear = ({ text }: Case): boolean =>
  text('published_at').startsWith(/ (\d+)\)$/.exec(text('title').replace('(', ' '))?.[1] ?? '');

/** Returns the days between the creation of the account behind a reference and a time in the record. */
const days = (given: Case, resource: string, reference: string, moment: string): number =>
  (Date.parse(given.text(moment)) - Date.parse(given.target(resource, reference).text('created_at'))) / 86_400_000;

/** Whether only whole lines follow the first one, and every link and address belongs to the creator. */
const areLines = (given: Case): boolean => {
  const [, ...lines] = given.text('description').split('\n');
  const { text } = given.target('users', 'creator_id');
  return (
    lines.every((line) => /^\S.*\S$/u.test(line) && !/[{}]|undefined/.test(line)) &&
    (lines.join(' ').match(/@[^\s/]+/g) ?? []).every(
      (one) => text('email').endsWith(one) || one === `@${text('username')}`,
    )
  );
};

/** Returns the details of the subject of a video. */
const factsIn = ({ text }: Case): readonly string[] => {
  const topic = videoTopic(text('title'), text('category'));
  return listOf(topic?.kind.x[topic.x] ?? '');
};

/** Whether a description begins with the text that belongs to the title, if there is one. */
const isOfOneHand = ({ text }: Case): boolean => {
  const topic = videoTopic(text('title'), text('category'));
  const told = topic?.kind.say
    .map((one) => one.split('|'))
    .find(([head = '', rest]) => rest && fill(head, () => topic.x).toLowerCase() === text('title').toLowerCase());
  const [start = ''] = told?.[1]?.split('{') ?? [];
  return text('description').toLowerCase().startsWith(start.toLowerCase());
};

/** Matches the start of a description that consists only of a list or chapters. */
const LISTED = /^(?:[A-Z][a-z ]+:[ \n]|Timestamps\n|0:00 )/;

/** Converts a time such as `4:05` to seconds. */
const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Laws about videos and images. */
export const media: Laws = {
  // A few users watch every video, and at most 1,600 more each day.
  'videos.views': ({ num, text }) => {
    const days = (Date.parse(REF_DATE) - Date.parse(text('published_at'))) / 86_400_000;
    return num('views') >= 7 && num('views') <= 7 + days * 1600;
  },
  'videos.likes': (given) =>
    ofViews(given, 'likes', 0.06) && given.num('likes') >= Math.floor(given.num('views') * 0.01),
  'videos.dislikes': ({ num }) => Number.isInteger(num('dislikes')) && num('dislikes') <= num('likes') * 0.042,
  // As long as its title says, or as usual for its subject.
  'videos.duration': ({ num, text }) => {
    const own = / in (\d+) minutes$/i.exec(text('title'))?.[1] ?? /\b(\d+)-minute /i.exec(text('title'))?.[1];
    const minutes = num('duration') / 60;
    if (own !== undefined) return Math.abs(minutes / Number(own) - 1) < 0.1;
    const [least, most] = videoTopic(text('title'), text('category'))?.kind.minutes ?? [0, 0];
    return (minutes >= Math.floor(least) && minutes <= most) || /\d minutes\b/i.test(text('title'));
  },
  'videos.comments_count': ({ num }) =>
    Number.isInteger(num('comments_count')) && num('comments_count') <= num('views') * 0.012,
  // The subject can be read back from the title.
  'videos.title': (given) =>
    title('title')(given) &&
    videoTopic(given.text('title'), given.text('category')) !== undefined &&
    isOfItsYear(given) &&
    episodeOf(given) <= 1 + 0.15 * (1 + days(given, 'users', 'creator_id', 'published_at')),
  // Sentences with lines after them, or lines only. Times are within the video, and no comments are mentioned, as there
  // may be none.
  'videos.description': (given) =>
    (isProse(given.text('description').split('\n')[0] ?? '') || LISTED.test(given.text('description'))) &&
    areLines(given) &&
    isOfOneHand(given) &&
    !/comments?\b/i.test(given.text('description')) &&
    (given.text('description').match(/\b(?:\d+:)?\d+:\d\d\b/g) ?? []).every(
      (time) => secondsOf(time) < given.num('duration'),
    ),
  'videos.category': ({ text }) => text('category') in videoCategories,
  'videos.tags': (given) =>
    areTags(
      given,
      (tag) =>
        given.text('title').toLowerCase().includes(tag.toLowerCase()) ||
        (videoCategories[given.text('category')]?.tags.includes(tag) ?? false) ||
        (videoTopic(given.text('title'), given.text('category'))?.kind.tags?.includes(tag) ?? false) ||
        factsIn(given).includes(tag),
    ),
  // Tags of what the picture shows, or of its theme.
  'images.tags': (given) => {
    const scene = sceneIn(given.text('title'));
    return areTags(
      given,
      (tag) => scene !== undefined && (scene.tags.includes(tag) || (themeTags[scene.theme] ?? []).includes(tag)),
    );
  },
  // Photographers are mostly in their home city: see the laws about shares.
  'images.location': ({ text }) => cityNamed(text('location')).name === text('location'),
  'images.format': ({ text }) => ['jpg', 'webp', 'png'].includes(text('format')),
};
