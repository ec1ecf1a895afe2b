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
      'Three cities, two marriages, one vocation: {x} lived fast and worked slowly.',
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
      'A memoir in which {x} keep turning up at the decisive moments.',
      'It starts with {x}, and with a family that never talked about them.',
      'In this memoir, the author looks back on a childhood in which {x} meant everything.',
      'Some people remember faces; the author of this memoir remembers {x}.',
      'What can {x} tell us about a family? More than anyone wanted to hear.',
      'Between {x} and unpaid bills, a child learns to read the moods of the grown-ups.',
      '{x} first, then everything else: that was the order of things at home.',
      'My father counted everything, and most of all {x}.',
      'The whole village knew about the {x}, and so did the tax office.',
      'We had {x}. We had little else.',
    ],
    twist: [
      'There are no villains here, only people who did what they could.',
      'Years later, a phone call makes it necessary to go back.',
      'The author tells of poverty without pity and of love without sugar.',
      'Each chapter is devoted to a single object and to the person who owned it.',
      'Leaving was easy; coming home took thirty years.',
      'What nobody said at the kitchen table is said here at last.',
      'The truth comes out at a funeral, between the soup and the coffee.',
      'One drawer stayed locked until there was nobody left to ask.',
      'Some chapters are told twice, by two people who disagree.',
      'The family moved seven times and took the same silence along.',
    ],
  },
  History: {
    opening: [
      '{d}, {e}, {f}: {x} from the beginning.',
      'Who paid for {x}, who profited, who was left out.',
      'The story runs from {d} to {f}, with a long stop at {e}.',
      'A cook, a clerk, and a king meet in this account of {x}.',
      'Told through {count} lives, and through {d}.',
      'We take {x} for granted. {f} will change that.',
      'What {d} meant for the rich, and {e} for everybody else.',
      'Without {d}, no {x}; without {x}, no {f}.',
      'Court records and family letters shed new light on {e}.',
      'Begins with {d} and takes {count} chapters to get to {f}.',
    ],
    twist: [
      'There are merchants, inventors, and smugglers, and also the people who did the work.',
      'Based on finds in {count} archives.',
      'Wars were fought, fortunes made, and habits changed within a single generation.',
      'Maps and contemporary drawings accompany each chapter.',
      'With {count} maps.',
      'What appears to be progress often had a price, and somebody else paid it.',
      'Kings appear in the margins, and cooks take the stage.',
      'A single ledger from a harbour office changes the picture.',
      'Some of the best evidence was found in rubbish heaps.',
      'The trail crosses four oceans and ends in an ordinary kitchen.',
    ],
  },
};
