import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

/** Blurbs of poetry, by genre. */
export const verse: Readonly<Record<string, Grammar>> = {
  Poetry: {
    text: [
      'Poems about {m}, {m}, and {m}.',
      'The new collection turns to {m} and {m}, with a formal ease that never draws attention to itself.',
      'A book of unusual poise. From a long sequence on {m} to the short, bare lyrics of the second half, these are poems that trust the reader.',
      'Written in the year after a stroke, these poems return again and again to {m}. They are angry, tender, and surprisingly often funny.',
      '{m}. {m}. {m}. Nothing is too small for this poet, and nothing in these pages stays small for long.',
      'How do you write about {m}? Sideways, it turns out, and by looking very hard at everything nearby.',
      'Sonnets, mostly, and one long poem about {m}.',
      'The new book moves from {m} to {m}, by way of a marriage, a move north, and a good deal of weather.',
      'A selection from many years of work, with new poems and a note by the author.',
      'A choice of the Poetry Book Circle. Poems on {m} and {m}, most of them short enough to learn by heart.',
      'These poems were written on the 6:14 to work. They are about {m}, other passengers, and God.',
    ],
    m: listOf(`
      a father who rarely speaks, night shifts, an allotment in March, lost gloves, a wedding in the rain
      a sold house, swifts, a first language, the winter sea, my sister's piano, moving house, a dead dog, bread
      sleeplessness, daughters, the smell of diesel, blackberries, a drained canal, snow in April, old photographs
    `),
  },
};
