import type { EventTexts } from './texts.ts';

export const concert: EventTexts = {
  anywhere: {
    opening: [
      '{x} will play new pieces and old favourites.',
      'No effects and hardly any light: {x} as on the early records.',
      'Ten years after a first concert in front of nineteen people, {x} will play for a few more.',
      'If you have heard {x} before, you know to expect surprises.',
      'After months of preparation, {x} will return to the stage.',
      'A concert by {x} is never the same twice, and that is why people come back.',
      'With {x}, even a sad song can end in dancing.',
      'Critics love {x}, and so do people who never read reviews.',
      'It has been a busy year for {x}, and this concert shows what came of it.',
      'Come early and get a good seat: {x} will be playing.',
    ],
    programme: [
      'The programme leads from a quiet beginning to a lively finale.',
      'Between the pieces, there are stories about how the music came about.',
      'Some of the music has never been played in public before.',
      'Local musicians will join in for the last part.',
      'A few requests from the audience have made it into the programme.',
      'All arrangements were written for this concert.',
      'Expect {count} encores if the audience is loud enough.',
      'There will be {count} new pieces and as many old ones.',
      'The first half is quiet, and the second is anything but.',
      'There is one interval, with drinks in the foyer.',
    ],
    audience: [
      'Children are welcome, and so are people who rarely go to concerts.',
      'The concert will be recorded for later broadcast.',
      'Part of the proceeds goes to a music school.',
      'The audience will be asked to sing along at least once.',
      'There are {places} tickets, and half of them were gone in a week.',
      'Dancing is encouraged.',
      'Bring a friend who thinks this is not their kind of music.',
      'Signed records will be on sale afterwards.',
      'The musicians will be around for a chat after the show.',
      'There are seats for everyone and some standing room at the back.',
    ],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    minutes: ['50', '60', '65', '70', '75', '80'],
  },
};
