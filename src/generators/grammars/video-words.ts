import type { Grammar } from '../grammar.ts';

/** What stands before the chapters of a video: each creator has one way. */
export const chapterLabels: readonly string[] = ['Chapters: ', 'Timestamps: ', '', 'Contents: '];

/** Who lends a hand. */
export const helpers: readonly string[] = [
  'my sister',
  'a friend',
  'my flatmate',
  'my brother',
  'my mum',
  'a neighbour',
  'my cousin',
  'a colleague',
  'my dad',
  'my partner',
];

/** How descriptions of any video are put together: most are short, as people write them. */
export const videoRules: Grammar = {
  text: [
    '{say}',
    '{say} {list}',
    '{chapters}',
    '{list} {say}',
    '{thing}. {say}',
    '{list}',
    '{say} {extra}',
    '{say} {chapters}',
    '{x}: {facts}.',
    '{say} {say}',
    '{list} {extra}',
    '{thing}. {list}',
    '{list} {chapters}',
    '{x}: {facts}. {say}',
    '{say} {list} {extra}',
    '{chapters} {say}',
  ],
  extra: [
    'Subtitles: {tongue}.',
    'More in the playlist.',
    'Thanks for watching!',
    'Re-upload, the first version had no sound.',
    'Thumbnail by {name}.',
    'Edited by {name}.',
    'Sound gets better at {mark}.',
    'No ads.',
    'My first video with the new microphone.',
    'Recorded in {year}.',
    'Uploaded late, sorry.',
    'No script.',
  ],
  tongue: [
    'English',
    'English, Spanish',
    'English, French',
    'English, German',
    'English, Polish',
    'English, Portuguese',
  ],
};
