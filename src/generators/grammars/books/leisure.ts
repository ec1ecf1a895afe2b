import type { Grammar } from '../../grammar.ts';

/** What books about travelling and cooking tell of, and how, by genre. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Travel: {
    opening: [
      'A journey along {x}, on foot, by bus, and in the company of strangers.',
      'The author set out along {x} with a rucksack, a notebook, and no return ticket.',
      'This book tells of the people who live on {x} and of what they have seen.',
      'To get to know {x}, the author decided to travel slowly.',
      'One summer, one route: {x}, from the first village to the last.',
      'There are faster ways to see {x}, but none that lead past so many kitchen tables.',
    ],
    twist: [
      'There are missed connections, unexpected invitations, and a great deal of soup.',
      'Every stop has its story, and few of them are in the guidebooks.',
      'History is never far away, and neither is the next border.',
      'Fishermen, teachers, and bus drivers tell what has changed and what has not.',
      'The weather plays a part, as do blisters and the kindness of others.',
      'Hand-drawn maps show the way, including the detours.',
      'Two tyres burst, three friendships begin, and the plan is dropped by the second week.',
      'The best conversations take place in waiting rooms.',
      'Wherever the road ends, somebody has a boat.',
      'Every landscape comes with the voice of someone who works in it.',
    ],
    verdict: [
      'Travel writing that listens more than it talks.',
      'Funny, observant, and full of respect for the people along the way.',
      'For armchair travellers and for people about to leave.',
      'It is the next best thing to going.',
      'Dry humour and wet boots on every page.',
      'Places come alive through the people who live in them.',
    ],
  },
  Cooking: {
    opening: [
      'A cookbook devoted entirely to {x}, from the simplest version to the most festive.',
      'This book shows how much there is to discover in {x}.',
      'Everything the home cook needs to know about {x}, with recipes that have been tested many times.',
      'Recipes for {x}, collected over many years in home kitchens and small restaurants.',
      'There is always room for {x} on the table, and this book explains why.',
      'With recipes from three generations, this book celebrates {x}.',
      '{x}, morning, noon, and night.',
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
    verdict: [
      'Reliable, generous, and never complicated.',
      'Plain cooking at its best.',
      'The instructions are clear, and the results are worth it.',
      'It makes you hungry by page ten.',
      'Unfussy food, lovingly explained.',
      'You will cook from it more often than you expect.',
    ],
  },
};
