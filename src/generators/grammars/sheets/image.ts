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
        'One frame of about thirty.',
        '*With a lens that is older than I am.',
        'Taken with my old phone.',
        'Focused by hand.',
        'A single exposure.',
        'The last frame on the roll.',
        '*Taken from a stepladder.',
        'I kept the grain.',
        'Shot through a window.',
        'Not cropped.',
      ],
    },
    {
      unless:
        /hour|minute|came|come|way|walk|stop|wait|second|try|lunch|day|week|year|\bin the\b|late|early|next|back|twice|again|sat/i,
      says: [
        'Taken on the way to work.',
        'I nearly walked past.',
        'I came back twice for this.',
        'The second try.',
        '*I had only gone out for bread.',
        'A friend pointed it out.',
        '*I was waiting for a bus.',
        'Nobody else looked.',
        '*I was late because of it.',
        'It took me four visits.',
        'The first picture of the day, and the best.',
        '*I had my hands full and took it anyway.',
        '*Somebody asked what I was looking at.',
        'I had planned to photograph something else.',
      ],
    },
    {
      unless: /free|print|credit|use|rights|favourite|home|series|mine|family|sister/i,
      says: [
        'Part of a series.',
        '*It hangs in our kitchen now.',
        'My favourite of that year.',
        '*Shown in a library in {place}.',
        '*I gave the first print to my mother.',
        'Free to use in schools.',
        '*It became a birthday card.',
        'It looks best on paper.',
        '*A neighbour has a print of it.',
        '*It was on the cover of a parish magazine.',
        'Best seen large.',
        '*I sold one print of it, to a dentist.',
      ],
    },
  ],
  words: {},
};
