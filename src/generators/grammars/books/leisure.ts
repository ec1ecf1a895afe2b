import type { Grammar } from '../../grammar.ts';

/** What books about travelling and cooking tell of, and how, by genre. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Travel: {
    text: [
      'In the spring after {her} divorce, with no plan and a borrowed tent, the author set off from {d}. {f} was a very long way away. A funny, moving account of a journey that nearly did not happen.',
      '{d}, {e}, {f}: three places on one route, and a thousand years of people passing through.',
      'What is it like to grow up in {e} now? A reporter spends a year along the route and talks to farmers, priests, smugglers, and a great many taxi drivers.',
      'Two friends, two bicycles, and an argument that lasts from {d} to {f}.',
      'By slow train, bus, and thumb to {f}, with good company on most of the way.',
      "Part travelogue, part history, this book follows {x} from {d}, where the author's grandmother was born, to {f}, where she was turned back.",
      '{she} had six weeks and a bad knee. An honest book about walking alone, with practical notes on maps, shoes, and where to stay between {d} and {e}.',
      'The definitive portrait of {x} by a writer who has lived in {e} for twenty years. With maps and a section of black-and-white photographs.',
      'Everyone warned {him} about {e}. {she} stayed for the winter.',
      'How does a place change when the tourists go home? Out of season from {d} to {f}, with closed hotels, open churches, and dogs.',
    ],
  },
  Cooking: {
    text: [
      'From {d} to {f}, with every step explained and nothing left out.',
      'Some of it is for a weeknight, some for a long weekend. Try the {e}. A photograph of every dish; metric and cup measures throughout.',
      'No time to cook? There is always Sunday. {d}, {e}, and {f}, with as little washing-up as possible.',
      'From the kitchen of a small café that people cross town for. Includes the famous {f}.',
      'My grandmother never wrote anything down. It took me nine summers in her kitchen to get this right: {d}, {e}, and her way with everything in between.',
      '{x} on a family budget, with a shopping list for every week and ideas for leftovers.',
      '{x} for complete beginners, with step-by-step photographs and honest advice on what can go wrong.',
      'A winter of {x}: {d} in the first weeks, {f} in the last.',
      'A guide to {x} for people who read cookbooks in bed.',
      'Think you cannot make {e}? You can. A relaxed, chatty introduction to {x} by a cook who burnt hers for years.',
    ],
  },
};
