import { entry } from '../lists/entry.ts';
import { months } from '../lists/months.ts';
import { scenes } from '../lists/photos.ts';
import type { Random } from '../random.ts';
import type { RotationContext } from '../rotation.ts';
import { lightIn, roundOf, sceneIn, sceneNames } from './image.ts';
import { IMAGE_SHEET } from './sheets/image.ts';
import type { Subject } from './subject.ts';

/** Apertures (f-numbers). Each is a third of a stop from the one before. */
const APERTURES = ['2', '2.2', '2.5', '2.8', '3.2', '3.5', '4', '4.5', '5', '5.6', '6.3', '7.1', '8', '9', '10', '11'];
/** Exposure times as fractions of a second. Each is a third of a stop from the one before. */
const TIMES = [
  '1600', '1250', '1000', '800', '640', '500', '400', '320', '250', '200', '160', '125', '100', '80', '60', '50', '40',
  '30',
]; // oxfmt-ignore

/** The exposure of pictures in one kind of light. */
interface Exposure {
  /** First and last index of the apertures that are used in this light. */
  readonly apertures: readonly [number, number];
  /** What is added to the index of the aperture to get the index of the exposure time. */
  readonly shift: number;
  readonly iso: readonly string[];
}

const BRIGHT: Exposure = { apertures: [7, 15], shift: -6, iso: ['100', '125', '160', '200'] };
const SOFT: Exposure = { apertures: [1, 10], shift: 2, iso: ['100', '125', '160', '200'] };
const DIM: Exposure = { apertures: [0, 3], shift: 13, iso: ['1600', '2000', '2500', '3200'] };

const EXPOSURES: Readonly<Record<string, Exposure>> = {
  day: BRIGHT, afternoon: BRIGHT, dawn: DIM, dusk: DIM, night: DIM,
}; // oxfmt-ignore

/** Draws an aperture, a time within a third of a stop of the right one, a sensitivity and a lens. */
function exposed(
  { apertures: [least, most], shift, iso }: Exposure,
  random: Random,
): Readonly<Record<'f' | 't' | 'iso' | 'mm', string>> {
  const at = random.int(least, most);
  return {
    f: APERTURES[at] ?? '',
    t: TIMES[at + shift + random.int(-1, 1)] ?? '',
    iso: random.pick(iso),
    mm: random.pick(LENSES),
  };
}

const LENSES = ['20', '24', '28', '35', '40', '50', '58', '70', '85', '90', '105', '135'];

/** Patterns of descriptions, by photographer: mostly what is in the picture, in some also place, date or exposure. */
const HABITS: readonly (readonly string[])[] = [
  ['{says}'],
  ['{says} {exif}.', '{exif}.', '{says}'],
  ['{says} Seen in {place}.', '{says}'],
  ['{says}', '{says} {place}, {month} {year}.', '{says} {month} {year}.'],
  ['{says}', '{says} {use}'],
  ['{says}', '{says} {place}, {year}.'],
  ['{says}', '{says} {note}'],
  ['{says} {note}', '{says}'],
];

/** What photographers add about the picture, whatever it shows. */
const NOTES: readonly string[] = [
  'Edited on my phone.',
  'Taken with an old manual lens.',
  'Slightly cropped.',
  'One of my favourites.',
  'Not the sharpest, but I like it anyway.',
  'No filter.',
  'Scanned from film.',
  'Also available in black and white.',
  'I took a similar picture two years ago, and this one is better.',
  'I straightened the horizon a little.',
  'I have edited it again, since the old version was too dark.',
  'One of the first pictures I took with my new camera.',
  'I had been trying to get this picture for years.',
  'Best viewed on a large screen.',
  'I reduced the contrast a little.',
  'Two exposures, merged.',
  'I like the light in this one.',
  'My phone was all I had with me.',
  'I will come back with a longer lens.',
  'More pictures from that day are on my profile.',
  'The original is a little warmer.',
  'Comments are welcome.',
  'I used a polarizing filter.',
  'Cleaned up a little, nothing else.',
];

/** A seed has a number below this, which decides what is said first about each scene. */
const SEEDS = 10_007;

/** Returns what is said about a scene: each time that the scene comes back, the next of its sentences. */
function saidIn(says: readonly string[], turning: RotationContext): string {
  // The length of a sentence stands for the scene, so that seeds differ in what they begin with.
  const first = turning.distinct(SEEDS, 0) % (says[0]?.length ?? 1);
  return says[(first + roundOf(turning.id)) % says.length] ?? '';
}

/** The description of a photograph: what it shows, or how it was taken. */
export const imageDescription: Subject = {
  sheet: IMAGE_SHEET,
  rules: {
    note: NOTES,
  },
  parts: Object.fromEntries(HABITS.map((text, at) => [String(at), { text }])),
  read({ name = '', place = 'town', date, ...rest }, random, turning) {
    const { writerNumber = random.int(0, 999) } = rest;
    const { says } = sceneIn(name) ?? entry(scenes, random.pick(sceneNames));
    const { f, t, iso, mm } = exposed(EXPOSURES[lightIn(name)] ?? SOFT, random);
    return {
      part: String(writerNumber % HABITS.length),
      // The title has named the place already.
      ...(name.includes(place) && {
        own: {
          text: (HABITS[writerNumber % HABITS.length] ?? []).map((text) =>
            text.replace(/ Seen in .+|\{place\}, (?=\{month)| \{place\}, \{year\}\./, ''),
          ),
        },
      }),
      slots: {
        place,
        // A list, since the full stops of a list's texts end sentences.
        says: turning ? [saidIn(says, turning)] : says,
        exif:
          [`${mm} mm, f/${f}, 1/${t} s`, `${mm}mm f/${f} 1/${t}s ISO${iso}`, `1/${t} s at f/${f}, ISO ${iso}`][
            writerNumber % 3
          ] ?? '',
        use: USES[writerNumber % USES.length] ?? '',
        month: date === undefined ? months : (months[Number(date.slice(5, 7)) - 1] ?? ''),
        year: date?.slice(0, 4) ?? String(random.int(2021, 2025)),
      },
    };
  },
};

/** Terms of use, by photographer. */
const USES: readonly string[] = [
  'Free to use with credit.', 'Prints on request.', 'Please ask before you use it.', 'Free for personal use.',
  'All rights reserved.',
]; // oxfmt-ignore
