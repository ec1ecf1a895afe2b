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
  'my dad',
  'my partner',
];

/**
 * How the descriptions of a creator are put together, each in one of a few ways: `told` mentions what is particular in a
 * sentence, `list` only lists it.
 */
export const habits: readonly (readonly string[])[] = [
  ['{told}', '{say} {told}', '{x}. {told}', '{say}'],
  ['{say}', '{say} {extra}', '{told}'],
  ['{chapters}', '{extra} {chapters}', '{x}. {chapters}'],
  ['{told} {say}', '{say} {extra}', '{told}'],
  ['{say}', '{extra}', '{x}, {year}.'],
  ['{x}: {facts}.', '{list} {say}', '{say} {list} {extra}'],
  ['{say} {told} {extra}', '{told} {say}', '{say} {extra}'],
];

/** How descriptions of any video are put together: most are short, as people write them. */
export const videoRules: Grammar = {
  text: [...new Set(habits.flat())],
  told: [
    'Mostly {one} and {two}.',
    '{one} first, then {two}.',
    'More on {one} than planned, less on {two}.',
    'I go on about {one} for too long.',
    'If you only want {two}, skip to {mark}.',
    'Only {one} and {two}.',
    'I meant to show {two} only, but then {one} took over.',
    'We begin with {one}. {three} at {mark}.',
    'Came for {one}, stayed for {two}.',
    'I recorded {two} twice.',
    'Cut down from an hour, so there is little on {two}.',
    'Jump to {mark} for {two}.',
  ],
  extra: [
    'Subtitles: English.',
    'More in the playlist.',
    'Thanks for watching!',
    'Re-upload, the first version had no sound.',
    'Thumbnail by {name}.',
    'Edited by {name}.',
    'No ads.',
    'New microphone.',
    'Uploaded late, sorry.',
    'No script.',
    'Next video in two weeks.',
    'Less editing than usual.',
    'I had a cold, sorry about the voice.',
    'Captions checked by hand.',
    'New software, still learning.',
    'Questions by email, please.',
    'See you next week.',
    'Enjoy!',
    'Hello from {place}.',
  ],
};
