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
    '{extra} {chapters}',
    '{x}: {facts}.',
    '{say} {say}',
    '{list} {extra}',
    '{thing}. {list}',
    '{x}: {facts}. {say}',
    '{say} {list} {extra}',
    '{chapters} {extra}',
    '{thing}. {chapters}',
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
    'New microphone.',
    'Recorded in {year}.',
    'Uploaded late, sorry.',
    'No script.',
    'Feedback is welcome.',
    'Best in full screen.',
    'Next video in two weeks.',
    'Less editing than usual.',
    'I had a cold, sorry about the voice.',
    'Captions checked by hand.',
    'New software, still learning.',
    'Questions by email, please.',
    'See you next week.',
    'Enjoy!',
    'Hello from {place}.',
    'Let me know what you think.',
    'Small cut at {mark}.',
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
