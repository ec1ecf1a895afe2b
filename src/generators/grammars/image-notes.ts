import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { scenes } from '../lists/photos.ts';
import type { Random } from '../random.ts';
import { lightIn, sceneIn, sceneNames } from './image.ts';
import type { Subject } from './subject.ts';

/** Apertures and, as parts of a second, times: each third of a stop from the one before it. */
const APERTURES = ['2', '2.2', '2.5', '2.8', '3.2', '3.5', '4', '4.5', '5', '5.6', '6.3', '7.1', '8', '9', '10', '11'];
const TIMES = [
  '1600', '1250', '1000', '800', '640', '500', '400', '320', '250', '200', '160', '125', '100', '80', '60', '50', '40',
  '30',
]; // prettier-ignore

/** How pictures are exposed in a light. */
interface Exposure {
  /** From which to which aperture, by their index. */
  readonly apertures: readonly [number, number];
  /** By how much the index of the time is greater than that of the aperture. */
  readonly shift: number;
  readonly iso: readonly string[];
}

const BRIGHT: Exposure = { apertures: [7, 15], shift: -6, iso: ['100', '125', '160', '200'] };
const SOFT: Exposure = { apertures: [1, 10], shift: 2, iso: ['320', '400', '500', '640'] };
const DIM: Exposure = { apertures: [0, 3], shift: 13, iso: ['1600', '2000', '2500', '3200'] };

const EXPOSURES: Readonly<Record<string, Exposure>> = {
  day: BRIGHT, morning: BRIGHT, afternoon: BRIGHT, dawn: DIM, dusk: DIM, night: DIM,
}; // prettier-ignore

/** An aperture and a time that go with the light, give or take a third of a stop. */
function exposed({ apertures: [least, most], shift }: Exposure, random: Random): Readonly<Record<'f' | 't', string>> {
  const at = random.int(least, most);
  return { f: APERTURES[at] ?? '', t: TIMES[at + shift + random.int(-1, 1)] ?? '' };
}

/** Where the title names a scene: what is seen of it. */
const SCENE: Grammar = {
  text: [
    '{scene}.',
    '{scene}. {note}',
    '{scene}, {exif}.',
    '{place}: {scene}.',
    'Another one: {scene}.',
    '{scene}; {lens} mm.',
    'Passing by: {scene}.',
    '{exif}. {scene}.',
    'Today: {scene}.',
    '{scene}, in {place}. {note}',
    'For my series on {place}: {scene}.',
    '{scene}. {exif}.',
    'Again: {scene}.',
    '{scene}, as found.',
    '{note} {scene}.',
    '{scene}, slightly cropped.',
    'Second attempt at {scene}.',
    '{scene}, {place}, {exif}.',
    'Walking around {place}: {scene}.',
    '{scene}, {frame}.',
    '{scene}, {place}. {note}',
    'Test shot: {scene}, {exif}.',
    '{scene} ({place}).',
    '{frame}: {scene}.',
    'Subject: {scene}. Location: {place}.',
  ],
};

/** Where the title says it all: how the picture came about. */
const TOLD: Grammar = {
  text: [
    '{exif}.',
    '{place}, {exif}.',
    '{note} {exif}.',
    '{place}.',
    '{note}',
    'Early for a train in {place}.',
    '{exif}, {frame}.',
    '{place}, part {n}.',
    'Settings: {exif}.',
    'Seen by chance. {exif}.',
    'One of {n} from {place}.',
    'More from {place} soon.',
    'My daughter chose this one.',
    'Edited on the train home.',
    'Shown in {place} with {m} others.',
    '{place}, on foot.',
    'From a paid job in {place}.',
    '{exif}. {note}',
    'Location: {place}. {exif}.',
    'Hand-held, {exif}.',
    '{frame}, {exif}.',
    '{note} Location: {place}.',
    'Posted from {place}.',
    'Album: {place}. {note}',
    'Shot from the hip, {exif}.',
  ],
};

/** What a photograph shows of the scene in its title or, where that says it all, how it was taken. */
export const imageDescription: Subject = {
  rules: {
    exif: [
      '{lens} mm, f/{f}, 1/{t} s',
      '{lens} mm, f/{f}, ISO {iso}',
      '1/{t} s at f/{f}',
      '1/{t} s, {lens} mm, ISO {iso}',
    ],
    lens: ['20', '24', '28', '35', '40', '50', '58', '70', '85', '90', '105', '135'],
    n: ['two', 'three', 'four', 'five', 'six', 'seven', 'nine'],
    m: ['11', '12', '14', '18', '25', '31', '40', '52'],
    frame: ['off centre', 'with plenty of space', 'from a low angle'],
    note: [
      'Free to use with credit.',
      'Prints available.',
      'Also in black and white.',
      'Love this place!',
      'Light edits only.',
      'Editorial use only.',
      'What do you think?',
      'My first week with this lens.',
      'Comments welcome.',
      'Not for commercial use.',
      'Larger file on request.',
      'Unedited.',
      'More in the album.',
      'Slightly straightened.',
      'No tripod.',
      'Also on my blog.',
      'Straight from the camera.',
      'One of my best this year.',
      'It took three tries.',
      'Please ask before you use it.',
      'No filter.',
      'Thanks for looking.',
      'Feedback appreciated.',
      'Better file uploaded.',
      'Part of a longer walk.',
    ],
  },
  parts: { scene: SCENE, told: TOLD },
  read({ name = '', place = 'the city' }, random) {
    const { shows } = sceneIn(name) ?? entry(scenes, random.pick(sceneNames));
    const lower = name.toLowerCase();
    const exposure = EXPOSURES[lightIn(name)] ?? SOFT;
    // What the title has said is not said again: neither its words, nor the moment.
    const said = lower.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
    const fresh = shows.filter((shown) => !said.some((word) => shown.includes(word)));
    const isTold = shows.some((shown) => lower.includes(shown));
    return {
      part: isTold ? 'told' : 'scene',
      slots: {
        place,
        iso: exposure.iso,
        ...exposed(exposure, random),
        scene: random.pick(fresh.length > 0 ? fresh : shows),
      },
    };
  },
};
