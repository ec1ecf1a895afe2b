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
      'A tripod, {n2to20} minutes of patience, and cold fingers.',
    ] },
    { unless: /crop/i, says: [
      'Cropped at the {edge}, where {blemish} stood in the way.',
      'Just outside the frame: {blemish}.',
      'I waited {n5to40} minutes for {blemish} to leave.',
      'There is {blemish} at the {edge}, if you look for it.',
    ] },
    { says: [
      'My {companion} is holding the umbrella.',
      'I had come for {other}.',
      'My {nth} visit, after {before}.',
      'Taken on the way to {way}.',
      'I missed {way} because of it.',
    ] },
    { says: [
      'It looked nothing like this {n20to90} minutes later.',
      'My favourite of the {n9to60} that I kept.',
      '{people} keep asking where this is.',
      'I have gone back {n2to9} times and never seen it like that again.',
      'Hangs in my {room} at home.',
      'The {edge} half is what made me stop.',
      'Best seen {large}.',
    ] },
    { says: [
      'It was {cold} that day.',
      'I had {n3to40} seconds.',
      'Somebody offered me {offer} while I was waiting.',
      'It smelled of {smell}.',
      'Very quiet, apart from {sound}.',
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
    room: listOf('kitchen, hall, office'), cold: ['bitterly cold', 'far too hot', 'windier than it looks', 'about to rain', 'the first mild day'], offer: ['tea', 'a chair', 'half a sandwich', 'money to go away', 'an umbrella'], smell: ['diesel', 'bread', 'cut grass', 'rain', 'coffee', 'dust'], sound: ['a radio', 'one dog', 'the wind', 'a generator', 'children somewhere'],
    before: ['two in the rain', 'a closed gate', 'three without a camera', 'one in fog', 'a year of planning'], free: ['in schools', 'if you say whose it is', 'in anything that is not advertising', 'by charities'], hand: ['gloves on', 'one foot on a wall', 'the phone', 'breath held', 'a coffee in the other hand'], film: ['expired', 'slide', 'cheap', 'black-and-white', 'the last of my'], large: ['large', 'on paper', 'from across the room', 'upside down'], people: ['People', 'My parents', 'Two estate agents', 'Strangers'],
    version: ['black-and-white', 'square', 'darker', 'first'], other: ['something else altogether', 'the bridge', 'a friend who was late', 'the birds', 'a picnic'],
    edge: listOf('left, right, top, bottom'), blemish: ['a bin', 'a delivery van', 'a man with a phone', 'a crane', 'a pigeon', 'a road sign', 'my own shadow'], companion: listOf('brother, daughter, neighbour, father, flatmate'),
    nth: listOf('second, third, fourth, fifth'), way: ['the dentist', 'a wedding', 'work', 'the last train', 'an interview', 'lunch'],
  },
};
