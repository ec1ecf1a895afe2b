import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { darkMoments, moments, scenes } from '../lists/photos.ts';
import { inSentence, lightIn, momentIn, sceneIn, sceneNames } from './image.ts';
import type { Subject } from './subject.ts';

/** Notes that fit files of one format and size only. */
const BY_FILE: Readonly<Record<string, readonly string[]>> = {
  'large jpg': ['Straight from the camera.', 'Shot on film and scanned.', 'Edited slowly, over a week.'],
  'small jpg': ['Shot on film and scanned.', 'Cropped a little, otherwise unedited.'],
  'large png': ['Exported for printing, without loss.', 'The file is large because it is for print.'],
  'small png': ['Saved without loss.', 'Edited slowly, over a week.'],
  'large webp': ['Edited slowly, over a week.', 'Cropped a little, otherwise unedited.'],
  'small webp': [
    'Saved small, for the web.',
    'A larger file is on request.',
    'The small version, so that it loads quickly.',
  ],
};

/** Pictures at least so wide are large, in pixels. */
const LARGE = 2560;

/** How pictures are exposed: apertures and times that go with the light. */
interface Exposure {
  readonly setting: readonly string[];
  readonly iso: readonly string[];
}

const BRIGHT: Exposure = {
  setting: ['f/8, 1/320 s', 'f/5.6, 1/640 s', 'f/11, 1/200 s', 'f/4, 1/1250 s', 'f/8, 1/250 s', 'f/5.6, 1/500 s'],
  iso: ['100', '125'],
};
const SOFT: Exposure = {
  setting: ['f/4, 1/250 s', 'f/5.6, 1/125 s', 'f/2.8, 1/500 s', 'f/4, 1/160 s', 'f/2.8, 1/320 s'],
  iso: ['400', '500'],
};
const DIM: Exposure = { setting: ['f/2, 1/60 s', 'f/1.8, 1/100 s', 'f/2.8, 1/60 s'], iso: ['1600', '3200'] };

const EXPOSURES: Readonly<Record<string, Exposure>> = {
  day: BRIGHT, morning: BRIGHT, afternoon: BRIGHT, dawn: DIM, dusk: DIM, night: DIM,
}; // prettier-ignore

const NOTES: readonly string[] = [
  'The light was gone a minute later.',
  'One of {count} frames, and not the one I expected to keep.',
  'I nearly walked past.',
  'Free to use with credit.',
  'Prints on request.',
  'Please ask before you use it; the answer is usually yes.',
  'Also in black and white.',
  'It hangs in our kitchen now.',
  'The colours are as they were.',
  'From the first week with a new lens.',
  'My favourite from that day.',
];

/** What is written of a photograph: with the moment of the title, in the dark, without one, and where the title says it all. */
const KINDS: Readonly<Record<string, Grammar>> = {
  timed: {
    text: [
      '{place} {moment}: {shows}. {exif}',
      '{shows}, seen in {place} {moment}. {note}',
      'I went out in {place} {moment} and found {shows}. {exif}',
      '{shows} {moment}, for a series about {place}.',
      '{shows}, {frame}, in {place} {moment}.',
      'What {place} looks like {moment}, if you stop for long enough: {shows}.',
      '{shows} in {place} {moment}. {note}',
      'You have to be in {place} {moment} to see this: {shows}, {frame}.',
    ],
  },
  dark: {
    text: [
      '{place} {moment}: {shows}. {note}',
      '{shows}, seen in {place} {moment}. {note}',
      '{shows} in {place} {moment}, with the camera on a wall instead of a tripod.',
      'I went out in {place} {moment} and found {shows}. {note}',
      '{shows} {moment}, for a series about {place}.',
      'Tripod, {count} seconds, {place} {moment}: {shows}.',
    ],
  },
  plain: {
    text: [
      '{shows}, seen on a walk through {place}. {exif}',
      '{shows}, {frame}. {note}',
      'I stopped for {shows}. {note}',
      'In {place}: {shows}. {exif}',
      '{shows}, for a series about {place}.',
      'Of everything in {place}, this is what I remember: {shows}. {exif}',
      '{shows} in {place}. {note}',
      'Nothing special, just {shows}. {exif}',
      '{shows}, {frame}. {exif}',
    ],
  },
  told: {
    text: [
      'For a series about {place}. {exif}',
      'I was on my way to somewhere else. {note} {exif}',
      'Not planned: I had gone out in {place} for something else. {note}',
      'I took {count} frames and kept this one. {exif}',
      'Seen on a long walk through {place}. {note}',
      '{exif} {note}',
      'I like how ordinary this is. {note}',
      'From my collection of things that nobody looks at. {exif}',
      '{place}, where I had expected nothing of the kind. {note}',
      'I came back to {place} for this. {exif}',
      'I noticed it only on the way home. {exif}',
      'Somebody stopped to ask what I was looking at. {note}',
      'I was early for a train in {place}. {exif}',
      'One of a handful from {place} that I kept. {exif}',
      'I only saw what was in it at home. {note}',
      'Taken on the way back, with tired feet. {note}',
    ],
  },
};

/** What a photograph shows: the scene and the moment of its title, or, where that says it all, how it was taken. */
export const imageDescription: Subject = {
  rules: {
    moment: moments.map(inSentence),
    exif: [
      '{lens} mm, {setting}.',
      'ISO {iso}, {lens} mm, {setting}.',
      'Taken with {a lens} mm lens at {setting}.',
      'Hand-held, {lens} mm, {setting}.',
    ],
    lens: ['24', '28', '35', '40', '50', '70', '85', '105'],
    count: ['two', 'three', 'four', 'six', 'seven', 'nine', 'eleven', 'twenty'],
    frame: [
      'slightly off centre',
      'with plenty of empty space',
      'with soft edges',
      'in sharp focus against a soft background',
      'filling most of the frame',
      'from a low angle',
    ],
  },
  parts: Object.fromEntries(
    ['', ...Object.keys(BY_FILE)].flatMap((file) =>
      Object.entries(KINDS).map(([kind, grammar]): [string, Grammar] => [
        `${kind} ${file}`,
        { ...grammar, note: [...NOTES, ...(BY_FILE[file] ?? [])] },
      ]),
    ),
  ),
  read({ name = '', place = 'the city', topic = '', amount = LARGE }, random) {
    const { shows } = sceneIn(name) ?? entry(scenes, random.pick(sceneNames));
    const lower = name.toLowerCase();
    const sized = `${amount < LARGE ? 'small' : 'large'} ${topic}`;
    const file = sized in BY_FILE ? sized : '';
    const { setting, iso } = EXPOSURES[lightIn(name)] ?? SOFT;
    const slots = { place, setting, iso };
    if (shows.some((shown) => lower.includes(shown))) return { part: `told ${file}`, slots };
    const moment = momentIn(lower);
    if (moment === undefined) return { part: `plain ${file}`, slots: { ...slots, shows } };
    const part = `${darkMoments.includes(moment) ? 'dark' : 'timed'} ${file}`;
    return { part, slots: { ...slots, shows, moment: inSentence(moment) } };
  },
};
