import type { Sheet } from './sheet.ts';

/**
 * Sentences that descriptions of photographs can have at their end: how they were taken, by what chance, and what
 * became of them.
 */
export const IMAGE_SHEET: Sheet = {
  part: 0.5,
  lengths: { 0: 48, 1: 44, 2: 8 },
  topics: [
    {
      unless: /tripod|exposure|lens|camera|film|crop|f\/|ilter|dit|sharp|straight/i,
      says: [
        'Handheld.',
        'Taken with a borrowed lens.',
        'Shot on film.',
        'Straight from the camera.',
        'Taken from a tripod.',
        '*With a lens that is older than I am.',
        'Taken with my old phone.',
        'Focused by hand.',
        'A single exposure.',
        'The last frame on the roll.',
        '*Taken from a stepladder.',
        'Self-timer, two seconds.',
        'Not cropped.',
        'Manual mode throughout.',
      ],
    },
    {
      unless:
        /hour|minute|came|come|way|walk|stop|wait|second|try|lunch|day|week|year|\bin the\b|late|early|next|back|twice|again|sat/i,
      says: [
        'Taken on the way to work.',
        'I nearly walked past.',
        'It took me two visits.',
        'The second try.',
        '*I had only gone out for bread.',
        'A friend told me about this spot.',
        'Taken on a weekend trip.',
        'My third visit, and the best light so far.',
        'The first picture of the day.',
        'I had planned to photograph something else.',
        'I was passing by chance.',
        'Taken on a photo walk with friends.',
      ],
    },
    {
      unless: /free|print|credit|use|rights|favourite|home|series|mine|family|sister|profile|comment/i,
      says: [
        'Part of a series.',
        '*It hangs in our kitchen now.',
        'My favourite of that year.',
        '*Shown in a library in {place}.',
        '*I gave the first print to my mother.',
        '*It became a birthday card.',
        'Prints are available.',
        'High resolution on request.',
        '*It was used on a book cover.',
        'From my archive.',
        'First published on my blog.',
        '*It won second prize in a local contest.',
      ],
    },
  ],
  words: {},
};
