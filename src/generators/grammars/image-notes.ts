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
    '{scene}. {note}',
    '{scene}, {exif}.',
    'From a long walk: {scene}.',
    'Taken on foot, with {lens} mm: {scene}. {note}',
    'What {place} looked like to me: {scene}.',
    'I stopped for {scene}. {note}',
    'My mother wanted a print of this one: {scene}.',
    'Frame {n} of {m}: {scene}.',
    '{scene}; {lens} mm and some patience.',
    'I had walked past for years. {scene}. {note}',
    'For my series on {place}: {scene}.',
    'A quick one on the way home: {scene}.',
    '{scene}. Printed at 30 by 40.',
    '{scene}, cropped a little on the left.',
    'Nothing special, just {scene}.',
    'Somebody called it boring, so here it is again: {scene}.',
    'Found while lost in {place}: {scene}. {note}',
    '{scene}. Available as a postcard.',
    'From the archive: {scene}, {exif}.',
    'Test shot with a borrowed lens, {exif}: {scene}.',
    '{scene}, {frame}. {note}',
    'The client wanted {place} without landmarks, so {scene}.',
    'Second attempt at {scene}. {note}',
    'No filter: {scene}, {exif}.',
    '{scene}. {exif}.',
    '{scene}: three frames, this is the last.',
  ],
};

/** Where the title says it all: how the picture came about. */
const TOLD: Grammar = {
  text: [
    '{exif}.',
    '{place}, {exif}.',
    '{note} {exif}.',
    'Not planned: I was on my way to the dentist.',
    'I came back three times for this. {note}',
    'A man stopped to ask what I was looking at.',
    'Early for a train in {place}, camera in the bag.',
    'Frame {n} of {m}. {note}',
    'I only saw what was in it at home.',
    '{place}, part {n}. {note}',
    'Licensed once, for a bank calendar.',
    'Better large. {exif}.',
    'It took longer than I will admit. {note}',
    'Seen by chance, {exif}.',
    'One of {n} from {place} that I kept.',
    'Shot for a friend who misses {place}.',
    'My daughter chose this one. {exif}.',
    'Edited on the train home. {note}',
    'Shown in {place}, next to the fire extinguisher.',
    'Waited a while for this. {exif}.',
    'A spare one from a paid job, {exif}.',
    'See also the other {m} from {place}.',
    'Contact sheet {n}, {exif}.',
    'Credit me if you use it, please.',
    'Hand-held, {exif}. {note}',
    'I like how ordinary this is.',
    'I keep going back to this one. {note}',
    'Postcard size, {exif}.',
  ],
};

/** What a photograph shows of the scene in its title or, where that says it all, how it was taken. */
export const imageDescription: Subject = {
  rules: {
    exif: [
      '{lens} mm, f/{f}, 1/{t} s',
      '{lens} mm, f/{f}, ISO {iso}',
      '1/{t} s at f/{f}',
      '{lens} mm at f/{f}',
      '{lens} mm, ISO {iso}',
      '1/{t} s, {lens} mm, ISO {iso}',
    ],
    lens: ['20', '24', '28', '35', '40', '50', '58', '70', '85', '90', '105', '135'],
    n: ['two', 'three', 'four', 'five', 'six', 'seven', 'nine'],
    m: ['11', '12', '14', '18', '24', '31', '36', '40', '52'],
    frame: ['off centre', 'with plenty of space', 'soft at the edges', 'filling the frame', 'from a low angle'],
    note: [
      'Free to use with credit.',
      'Prints on request.',
      'Also in black and white.',
      'It hangs in our kitchen now.',
      'My favourite from that day.',
      'Light edits only.',
      'Cropped a little.',
      'I nearly walked past.',
      'There was no second chance.',
      'My first week with this lens.',
      'Comments welcome.',
      'Not for commercial use.',
      'Large version on request.',
      'The colours are as they were.',
      'More in the album.',
      'Slightly straightened.',
      'Taken without a tripod.',
      'First shared on my blog.',
      'Noise left in.',
      'Dust spots removed.',
      'It has won nothing.',
      'Feedback appreciated.',
      'Second upload, better file.',
      'It took three tries.',
      'Please do not crop it.',
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
