import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

/** What poems tell of, and how, by genre. */
export const verse: Readonly<Record<string, Grammar>> = {
  Poetry: {
    text: ['{opening}', '{opening} {line}'],
    opening: [
      'Poems about {m}, {m}, and {m}.',
      '{m}, {m}, {m}: nothing here is too small for a poem.',
      'The first half is about {m}, the second about {m}.',
      'A sequence on {m}, {count} sonnets on {m}, and a long poem about {m}.',
      'What {m} and {m} have in common is a question that {name} does not answer.',
      '{m}, {m}, and very little else to hold on to.',
      '{count} poems on {m}, written over {count} winters.',
      'After {m}, {m}; after that, {m}.',
      'From {m} to {m} in {count} short sections.',
      '{name} begins with {m} and ends with {m}.',
    ],
    m: listOf(`
      a father who rarely speaks, night shifts, an allotment in March, the number nine bus, lost gloves, a wedding in the rain
      a sold house, hospital corridors, swifts, a first language, an empty fridge, the winter sea, my sister's piano
      moving house, a dead dog, bread, a border at night, sleeplessness, a broken kettle, daughters, the smell of diesel
      an unpaid bill, blackberries, a drained canal, snow in April, old photographs, a job centre, tinned peaches
    `),
    line: [
      'Some are no longer than a breath.',
      'The humour is quiet, and the grief is never on display.',
      'Old forms in new clothes.',
      'Nothing is explained twice.',
      'A poem for every week of the year.',
      'Some begin as jokes and end as prayers.',
      'For people who think they do not like poems.',
      'Clear, musical, and surprisingly funny.',
      'Shortlisted for two prizes.',
      'It reads like a letter from a good friend.',
      'With drawings by the author.',
    ],
  },
};
