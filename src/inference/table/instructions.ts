import { said } from './about.ts';
import { listed, row, type Row } from './row.ts';

/** Rows for what is to be done, step by step. */
export const INSTRUCTIONS: readonly Row[] = [
  row(
    'placeholder',
    'placeholder, help text, hint, tooltip, aria label, helper text, input hint, accessibility label',
    {
      string: listed(
        'Enter a name, Choose a date, Select one or more, Up to 200 characters, As on your invoice, Optional, For example Berlin, You can change this later, Only visible to your team, Separate with commas',
      ),
    },
  ),
  row(
    'instruction',
    'instruction, step, direction text, step text, how to, procedure text, method text, preparation, recipe instruction, cooking instruction, assignment instruction, step description, task instruction, guideline, requirement text, usage, how to use, care instruction, setup instruction, instruction text, next step, safety instruction, activity instruction',
    {
      string: said(
        'Read the whole text first.',
        'Prepare all parts and lay them out.',
        'Follow the steps in the given order.',
        'Check the result and write it down.',
        'Ask for help if anything is unclear.',
        'Clean everything when you have finished.',
        'Take your time and work in pairs.',
        'Hand in the result by the end of the week.',
      ),
    },
  ),
  row(
    'instruction',
    'recipe instruction, recipe step, recipe direction, recipe method, cooking instruction, dish preparation, recipe preparation, meal instruction, preparation step, recipe step description, recipe step text, recipe direction text, meal preparation',
    {
      string: said(
        'Chop the onions and fry them until soft.',
        'Add the stock and simmer for twenty minutes.',
        'Season with salt, pepper, and lemon juice.',
        'Bake at 180 °C until golden.',
        'Mix flour, eggs, and milk to a smooth dough.',
        'Leave to rest for half an hour.',
        'Serve warm with fresh bread.',
        'Garnish with herbs and serve at once.',
      ),
    },
  ),
  row(
    'instruction',
    'delivery instruction, shipping instruction, special instruction, pickup instruction, driver instruction, access instruction, order instruction, drop off instruction, courier instruction, entry instruction, arrival instruction, parking instruction, check in instruction, handling instruction',
    {
      string: said(
        'Please ring the bell twice.',
        'Leave with the neighbour if nobody is in.',
        'Call ten minutes before arrival.',
        'Use the side entrance.',
        'Handle with care.',
        'Third floor, no lift.',
        'Do not bend.',
        'Deliver between nine and twelve.',
      ),
    },
  ),
];
