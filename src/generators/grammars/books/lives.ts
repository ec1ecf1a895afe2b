import type { Grammar } from '../../grammar.ts';

/** Blurbs of biographies, memoirs and history books, by genre. */
export const lives: Readonly<Record<string, Grammar>> = {
  Biography: {
    text: [
      '{x} was the first European to describe more than four hundred plants, and the last to mention that local people had shown {him} most of them. This biography, based on {her} field notebooks, restores the guides to the story.',
      'Drawing on unpublished letters, this is the definitive account of {x}, prodigy, exile, and for thirty years the best-kept secret in European music.',
      'Eleven bridges, nine of them still standing. The engineer {x} was as famous in 1890 as any film star later, and died owing rent. A gripping story of iron, ambition, and two terrible minutes in a gale.',
      'At twenty, {x} proved a theorem that others had been chasing for a century. At thirty, {she} stopped. Why? The first full biography asks friends, rivals, and the family who kept the door closed.',
      'You know the pictures. You do not know {x}, who took them, sold them for next to nothing, and destroyed the rest. With sixty photographs that have never been published before.',
      '{x} operated in barns, in trenches, and once by candlelight on a moving train. It was only in peacetime that {she} could not cope.',
      "By night, {x} counted stars for a salary smaller than the porter's; by day, {she} campaigned for shorter hours. The story of a life in two halves, and of the comet that joined them.",
      'A hero to {her} generation and a fraud to the next: did {x} really get there? This book follows the route, reads the diaries, and changes its mind twice.',
      'Rows, rehearsals, three marriages (two of them to the same person), and one performance that nobody who saw it ever forgot. {x}, in the words of the people who were there.',
      'The authorized life of {x}, with full access to the family papers. It is not the book that the family wanted.',
    ],
  },
  Memoir: {
    text: [
      "My Father's {x}|My father could mend anything except himself. A memoir of {x}, drink, and the long drive home.",
      "My Mother's {x}|When the care home rang, I had not spoken to my mother for six years. This is what happened next, and what had happened before. There are {x} in it, and a good deal of laughing in the wrong places.",
      'A Card with {x}|{she} {was} told that both parents were dead. At forty-two, {she} got a card from one of them, with {x} on the front.',
      'A Farm Without {x}|Raised on a farm at the end of a nine-mile track, the author was supposed to take it over with everything on it. {she} left for drama school instead. Twenty years on, with a father who is ill and a farm that is failing, it is time to come back for lambing.',
      'What to Do with the {x}|What do you keep when the house that you grew up in is emptied? Each chapter begins with one thing out of one drawer.',
      'The {x} They Left Behind|Half of the family stayed, and half of them got out. Two generations later, the story is pieced together from letters, a diary, and a school report.',
      'Goodbye to the {x}|I was nine when we left friends, {x}, and the sea behind and took the cat. Nobody had told us that the cat would not be allowed in.',
      'A Year of {x}|A year of grief and {x}, month by month. Funny, furious, and kind.',
      'The {x} Nobody Mentioned|My mother was a nurse for thirty-one years. These are the patients she talked about at supper, and the {x} that neither she nor my father ever mentioned.',
      'My Brother and the {x}|Everybody has a theory about why my brother did it. This book is mine, and it starts with {x}.',
    ],
  },
  History: {
    text: [
      'A Short History of {x}|From {d} to {f}, a lively account of {x}, with a timeline.',
      'The Price of {x}|Who paid, who profited, and who was left out? Behind {x} lies a story of greed, genius, and luck. With sixteen pages of colour plates.',
      'The Other History of {x}|There is more to {x} than you might think. This absorbing study takes us from {d} to the present, by way of {e} and one very long lawsuit.',
      'Rethinking {x}|There is a familiar story of {x}. Beginning with {d}, this book takes it apart and puts it together again.',
      'The Story of {x}|A readable account of {x}, with chapters on {d}, {e}, and {f}.',
      'A History of {x}|A history of {x} with maps, a timeline, and forty pages of notes, in which some of the best stories are told.',
      'The Unruly History of {x}|Accidents, patents, riots, and {d}. The story of {x} has never been told with such relish.',
      'In Search of {x}|Nobody set out to write about {e}. But the deeper the author dug into {x}, the harder that was to avoid.',
      '{x} Around the World|Richly illustrated, this book follows {x} across four continents, and ends, rather surprisingly, with {f}.',
      "{x} in Ordinary Lives|A ship's log, a pawnbroker's ledger, a cookery book annotated by a maid. From such sources, we learn to look at {x} with the eyes of the time.",
    ],
  },
};
