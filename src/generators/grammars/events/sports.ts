import type { EventTexts } from './texts.ts';

export const sports: EventTexts = {
  anywhere: {
    opening: [
      'Come and watch {x} with close results, loud cheers, and a final to remember.',
      'Familiar names and young talents meet in {x}.',
      'Last time, {x} filled the stands to the last row.',
      'From the first round to the medals, see {x} at its best.',
      'Local clubs meet in {x} to find out who is on form.',
      'Eleven clubs, one hall, and a lot of {x}.',
      'If you have never seen {x} live, this is a good place to start.',
      'A full programme of {x}, with {count} competitions in all.',
      'Months of training come down to a few hours of {x}.',
      'Referees, volunteers, and cake are ready: it is time for {x}.',
    ],
    programme: [
      'The early rounds lead up to the semi-finals and the final.',
      'Between the rounds, youth teams show what they can do.',
      'Results and the draw are displayed live.',
      'Former champions explain the rules to newcomers.',
      'The winners qualify for the next level.',
      'Officials and volunteers come from {count} local clubs.',
      'There are {count} classes by age and experience.',
      'The final will be streamed live.',
      'There are {count} entries from out of town.',
      'A warm-up area is open to all participants.',
    ],
    audience: [
      'Families are welcome, and there is a section for fan clubs.',
      'During the breaks, spectators can have a go themselves.',
      'There is a special prize for fair play.',
      'There is room for {places} spectators.',
      'School classes and clubs can reserve seats together.',
      'The best views are from the upper rows.',
      'A commentator explains what is going on.',
      'You can get autographs after the prize-giving.',
      'Volunteers are still needed at the desk and in the kitchen.',
      'Hot food is sold by the host club.',
    ],
    count: ['six', 'eight', 'ten', 'twelve', 'fourteen', 'sixteen', 'eighteen', 'twenty'],
  },
};
