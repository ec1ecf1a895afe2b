import type { Grammar } from '../../grammar.ts';

/** What poems tell of, and how, by genre. */
export const verse: Readonly<Record<string, Grammar>> = {
  Poetry: {
    opening: [
      'The poems in {name} look closely at what is easily overlooked.',
      '{name} gathers poems about work, weather, and the people who come and go.',
      'In {name}, everyday objects begin to speak.',
      'These poems move between kitchen and coastline, and between childhood and old age.',
      'In short lines and long breaths, {name} tells of departures and returns.',
      'The collection opens with a walk at dawn and ends with a light left on.',
      '{name} is full of people who say little and mean a lot.',
      'There are {count} sections in {name}, one for each stage of a long journey.',
      'The poems in {name} ask simple questions and leave them open.',
      '{name} starts at the front door and goes a long way from there.',
      '{name} was written on night shifts and reads like it.',
    ],
    twist: [
      'Some of the poems are no longer than a breath, and others tell whole lives.',
      'The humour is quiet, and the grief is never on display.',
      'Old forms appear in new clothes, and plain words begin to sing.',
      'A river runs through many of the poems, and so does a father who rarely speaks.',
      'The poems ask what remains when a house is sold or a language is lost.',
      'Nothing is hurried, and nothing is explained twice.',
      'There is a poem for every week of the year.',
      'Some poems begin as jokes and end as prayers.',
      'Trains, weddings, and lost gloves turn up again and again.',
      'The longest poem is about a kitchen table.',
    ],
    verdict: [
      'Poems for people who think they do not like poems.',
      'Clear, musical, and surprisingly funny.',
      'Language at its most attentive.',
      'It reads like a letter from a good friend.',
      'The kind of poetry that finds you when you need it.',
      'Few books say so much in so few words.',
    ],
  },
};
