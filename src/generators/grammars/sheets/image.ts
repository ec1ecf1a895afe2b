import { listOf } from '../../lists/list-of.ts';
import type { Sheet } from './sheet.ts';

/** Facts about photographs: how they were taken, with what, and what is not in them. */
// oxfmt-ignore
export const IMAGE_SHEET: Sheet = {
  lengths: { 0: 38, 1: 38, 2: 24 },
  topics: [
    { unless: /tripod|exposure|lens|camera|film|crop/i, says: [
      'Taken with a {lens} lens, from {stand}.',
      'Handheld, with {hand}.',
      'One frame of {n12to90}.',
      'Shot on {film} film; the dust is real.',
      'Straight from the camera, apart from the horizon.',
      'A tripod, and {n2to20} minutes of patience.',
    ] },
    { unless: /crop/i, says: [
      'Cropped at the {edge}, where {blemish} stood in the way.',
      'Just outside the frame: {blemish}.',
      'I waited {n5to40} minutes for {blemish} to be gone.',
      'There is {blemish} at the {edge}, if you look for it.',
    ] },
    { says: [
      'I had come for {other}.',
      'Taken on the way to {way}.',
      'I missed {way} because of it.',
      'The {nth} try.',
      'I had {n3to40} seconds.',
    ] },
    { says: [
      'My favourite of the {n9to60} that I kept.',
      'Hangs in my {room} at home.',
      'The {edge} half is what made me stop.',
      'Best seen {large}.',
    ] },
    { unless: /free to use|print/i, says: [
      'Prints are available up to {n40to120} centimetres.',
      'Part of a series of {n5to24}.',
      'The {version} version is the better one.',
      'Free to use {free}.',
    ] },
  ],
  words: {
    lens: ['wide', 'fixed 50 mm', 'borrowed', 'long', 'thirty-year-old'], stand: ['a stepladder', 'a moving bus', 'the kerb', "a friend's window", 'my knees'],
    room: listOf('kitchen, hall, office'), 
    free: ['in schools', 'if you say whose it is', 'in anything that is not advertising', 'by charities'], hand: ['one foot on a wall', 'breath held', 'both elbows on something'], film: ['expired', 'slide', 'cheap', 'black-and-white', 'the last of my'], large: ['large', 'on paper', 'from across the room', 'upside down'],
    version: ['black-and-white', 'square', 'darker', 'first'], other: ['something else altogether', 'the bridge', 'a friend who was late', 'the birds', 'a picnic'],
    edge: listOf('left, right, top, bottom'), blemish: ['a bin', 'a delivery van', 'a crane', 'a road sign', 'my own bag', 'a parked car'],
    nth: listOf('second, third, fourth, fifth'), way: ['the dentist', 'a wedding', 'work', 'the last train', 'an interview', 'lunch'],
  },
};
