import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

/** What people were whose lives are told. */
export const CALLINGS: readonly string[] = listOf(`
  botanist, composer, bridge builder, stage designer, explorer, mathematician, photographer
  botanical painter, surgeon, publisher, cellist, astronomer
`);

/** What books about lives and times tell of, and how, by genre. */
export const lives: Readonly<Record<string, Grammar>> = {
  Biography: {
    opening: [
      '{x} became famous as {a calling} and spent a lifetime avoiding attention.',
      'Few people shaped their field like {x}, who was both {a calling} and a restless traveller.',
      'This biography tells the story of {x}, {a calling} who never fitted in.',
      'Who was {x} really? The public knew {a calling}, friends knew somebody else.',
      'Born into modest circumstances, {x} became {a calling} against all odds.',
      'For decades, {x} was known only to specialists; this book brings the {calling} back to life.',
      '{x}, {calling}, never gave an interview. The letters tell the rest.',
      '{x} was dead for ten years before anyone asked about the diaries.',
      'The first full account of {x}, {calling}, gambler, and letter writer.',
      'Three cities, two names, one vocation: {x} lived fast and worked slowly.',
    ],
    twist: [
      'Letters and diaries that were long thought lost make it possible to follow almost every step.',
      'The author spoke with relatives, rivals, and former pupils.',
      'Success came late, and it came at a price.',
      'Behind the public figure appears a person of great humour and lasting doubts.',
      'War, exile, and illness interrupted the work but never ended it.',
      'The friendships are as interesting as the quarrels.',
      'A suitcase of unpaid bills turned out to be the best source of all.',
      'The marriage lasted forty years, and hardly anyone knew of it.',
      'Fame brought invitations, enemies, and very little sleep.',
      'The greatest failure is described as closely as the greatest success.',
    ],
  },
  Memoir: {
    opening: [
      'A memoir of a childhood among {x}.',
      'It starts with {x}, and with a family that never talked about them.',
      'The author looks back on a childhood in which {x} meant everything.',
      'What can {x} tell us about a family? More than anyone wanted to hear.',
      'A daughter writes about her parents, their silences, and {x}.',
      'Two brothers, one house, and a great many {x}.',
      'Growing up poor, and with {x}, at the end of a bus line.',
      'Letters, {x}, and a secret that three generations kept.',
      'My father had no time for {x}. I have had little else.',
      'Written after a funeral, this memoir begins with {x}.',
    ],
    twist: [
      'Years later, a phone call makes it necessary to go back.',
      'Leaving was easy; coming home took thirty years.',
      'The truth comes out between the soup and the coffee.',
      'One drawer stayed locked until there was nobody left to ask.',
      'Some chapters are told twice, by two people who disagree.',
      'The family moved seven times and took the same silence along.',
      'The author went back and asked the neighbours.',
      'There are photographs, some of them torn.',
      'What nobody said at the kitchen table is said here at last.',
      'Each chapter is devoted to a single object and to the person who owned it.',
    ],
  },
  History: {
    opening: [
      'From {d} to {f}: how {x} changed, and who paid for it.',
      'A history of {x} in {count} chapters, with one on {e}.',
      'The story runs from {d} to {f}, with a long stop at {e}.',
      'Why {x} mattered to ordinary people, told through court records, letters, and bills.',
      'With chapters on {d}, {e}, and {f}.',
      'The author follows {x} through {count} archives and three languages.',
      'An account of {x} that starts with {d} and ends with {f}.',
      'There is more to {x} than {e}.',
      'What {x} meant for the rich, and what for everybody else.',
      'A study of {x} that begins with {d}.',
      'Diaries and account books are the main sources of this study of {x}.',
    ],
    twist: [
      'Merchants and inventors appear, and also the people who did the work.',
      'With a timeline.',
      'Contemporary drawings accompany each chapter.',
      'Much of it is told in the words of people who were there.',
      'Some of the best evidence comes from rubbish heaps.',
      'The author taught the subject for thirty years.',
      'No earlier knowledge is needed.',
      'The last chapter deals with the present.',
      'What appears to be progress often had a price, and somebody else paid it.',
      'The notes run to eighty pages and are worth reading.',
    ],
  },
};
