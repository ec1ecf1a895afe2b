import type { Grammar } from '../../grammar.ts';

/** What books about travelling and cooking tell of, and how, by genre. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Travel: {
    opening: [
      'From {d} to {f}, on foot, by bus, and in the company of strangers.',
      'The author set out from {d} with a rucksack, a notebook, and no return ticket.',
      '{d}, {e}, {f}: {x} in {count} stops.',
      'Most people hurry past {e}. This book stays for a week.',
      'One summer, one route, {count} blisters, and a night in {e}.',
      'There are faster ways to {f}, but none that lead past so many kitchen tables.',
      'The off season in {d}, when the hotels are shut.',
      'A grandfather once went from {d} to {f}; a box of postcards shows the way.',
      'In {e}, the bus breaks down. The rest is this book.',
      '{x}, slowly, with notes on the weather and the soup.',
    ],
    twist: [
      'There are missed connections, unexpected invitations, and a great deal of soup.',
      'Every stop has its story, and few of them are in the guidebooks.',
      'The author speaks three of the languages and none of them well.',
      'Farmers, teachers, and bus drivers tell what has changed and what has not.',
      'The weather plays a part, as do blisters and the kindness of others.',
      'With hand-drawn maps that show every detour.',
      'Two bags are lost, three friendships begin, and the plan is dropped by the second week.',
      'The best conversations take place in waiting rooms.',
      'The chapters are short and can be read in any order.',
      'Every landscape comes with the voice of someone who works in it.',
    ],
  },
  Cooking: {
    opening: [
      '{d}, {e}, {f}, and what to do with the leftovers.',
      'Starts with {d} and works its way up to {f}.',
      'Recipes collected over {count} years in home kitchens and small restaurants, among them {e}.',
      'Grandmothers, canteen cooks, and one retired lorry driver share their recipes for {x}.',
      'Short on money, long on flavour: {d}, {e}, {f}.',
      'How to make {d} without swearing, and {e} without fear.',
      'A cookery teacher writes down what her pupils asked for most, from {d} to {f}.',
      'From {d} for a Tuesday to {f} for guests.',
      'The author cooked {d} every week for a year so that you do not have to.',
      'Come for {e}, stay for {f}.',
    ],
    twist: [
      'Ingredients are easy to find, and most dishes are ready within the hour.',
      'Each chapter starts with a basic recipe and adds four variations.',
      'Notes on shopping, storing, and leftovers make daily cooking easier.',
      'Photographs show the steps that are hard to put into words.',
      'There are quick suppers for weekdays and slow projects for Sundays.',
      'Stories about the people behind the recipes make it a pleasure to read.',
      'Every recipe has been cooked by people who do not usually cook.',
      'Substitutes are given for everything that is hard to find.',
      'There is a chapter on what to do when it goes wrong.',
      'Most of the recipes serve four and can easily be doubled.',
    ],
  },
};
