import type { Grammar } from '../../grammar.ts';

/** How courses for the time off are taught, by subject area: at least ten sentences, so that neighbours do not say the same. */
export const leisure: Readonly<Record<string, Grammar>> = {
  Photography: {
    own: [
      'Raw files for practice are included.',
      'Homework after every section.',
      'Any camera will do.',
      'Settings are given for every picture.',
      'With many before-and-after comparisons.',
      'Feedback in the gallery.',
      'Final task: a series of ten pictures.',
      'Checklists as PDF.',
      'Bring a camera and some patience.',
      'Weekly photo challenge.',
    ],
  },
  Languages: {
    own: [
      'Dialogues recorded by native speakers.',
      'Flash cards for every lesson.',
      'Grammar in small portions.',
      'Audio files for download.',
      'Exercises with answer key.',
      'Vocabulary list after each unit.',
      'Short writing tasks with corrections.',
      'Pauses give you time to answer.',
      'Half an hour a day is enough.',
      'Transcripts of all dialogues.',
    ],
  },
  Music: {
    own: [
      'Audio examples for download.',
      'Practice plan for every section.',
      'Half an hour a day is enough.',
      'You can send in a recording for feedback.',
      'You need a quiet room and headphones.',
      'Short exercises in every section.',
      'Notes as PDF.',
      'Listening list included.',
      'Every section ends with a small task.',
      'You can go at your own speed.',
    ],
  },
  'Art & Crafts': {
    own: [
      'Close-ups of the hands.',
      'Cheap alternatives for most materials.',
      'List of materials included.',
      'Templates to print at home.',
      'One project per section.',
      'Filmed from above.',
      'Shows common mistakes and how to fix them.',
      'Each project fits into a weekend.',
      'List of suppliers included.',
      'You work on one finished piece.',
    ],
  },
  'Health & Fitness': {
    own: [
      'Easier and harder versions of each exercise.',
      'Short versions for busy days.',
      'Printable log included.',
      'Please ask a doctor first if you have been injured.',
      'Short test at the start and at the end.',
      'With references.',
      'Weekly plan included.',
      'One exercise a day.',
      'Videos and a printed plan.',
      'No special equipment.',
    ],
  },
  Cooking: {
    own: [
      'Filmed in an ordinary kitchen.',
      'All recipes as PDF.',
      'Three recipes per section.',
      'Each recipe lists substitutes.',
      'You can cook along in real time.',
      'Shopping lists in grams and cups.',
      'Close-ups of every step.',
      'Tips on storage and leftovers.',
      'Ordinary equipment is enough.',
      'One dish per lesson.',
    ],
  },
};
