import type { Grammar } from '../../grammar.ts';

/** Blurbs of books about travelling and cooking, by genre. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Travel: {
    text: [
      'A Borrowed Tent on {x}|In the spring after {her} divorce, with no plan and a borrowed tent, the author set off from {d}. {f} was a very long way away. A funny, moving account of a journey that nearly did not happen.',
      'Three Places on {x}|{d}, {e}, {f}: three places on one route, and a thousand years of people passing through.',
      'A Year Along {x}|What is it like to grow up in {e} now? A reporter spends a year along the route and talks to farmers, priests, smugglers, and a great many taxi drivers.',
      'Two Bicycles Along {x}|Two friends, two bicycles, and an argument that lasts from {d} to {f}.',
      'Slow Trains Along {x}|By slow train, bus, and thumb to {f}, with good company on most of the way.',
      "My Grandmother and {x}|Part travelogue, part history, this book follows {x} from {d}, where the author's grandmother was born, to {f}, where she was turned back.",
      'A Bad Knee on {x}|{she} had six weeks and a bad knee. An honest book about walking alone, with practical notes on maps, shoes, and where to stay between {d} and {e}.',
      'A Portrait of {x}|The definitive portrait of {x} by a writer who has lived in {e} for twenty years. With maps and a section of black-and-white photographs.',
      'A Winter on {x}|Everyone warned {him} about {e}. {she} stayed for the winter.',
      'Out of Season on {x}|How does a place change when the tourists go home? Out of season from {d} to {f}, with closed hotels, open churches, and dogs.',
    ],
  },
  Cooking: {
    text: [
      '{x} with Nothing Left Out|From {d} to {f}, with every step explained and nothing left out.',
      '{x} for Weeknights and Weekends|Some of it is for a weeknight, some for a long weekend. Try the {e}. A photograph of every dish; metric and cup measures throughout.',
      '{x} for People with No Time|No time to cook? There is always Sunday. {d}, {e}, and {f}, with as little washing-up as possible.',
      '{x} from a Small Café|From the kitchen of a small café that people cross town for. Includes the famous {f}.',
      "My Grandmother's {x}|My grandmother never wrote anything down. It took me nine summers in her kitchen to get this right: {d}, {e}, and her way with everything in between.",
      '{x} on a Budget|{x} on a family budget, with a shopping list for every week and ideas for leftovers.',
      '{x} for Beginners|{x} for complete beginners, with step-by-step photographs and honest advice on what can go wrong.',
      'A Winter of {x}|A winter of {x}: {d} in the first weeks, {f} in the last.',
      'The Bedside Book of {x}|A guide to {x} for people who read cookbooks in bed.',
      '{x} Without Fear|Think you cannot make {e}? You can. A relaxed, chatty introduction to {x} by a cook who burnt hers for years.',
    ],
  },
};
