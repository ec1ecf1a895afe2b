import type { Grammar } from '../../grammar.ts';

/** How courses for work and life are taught, by subject area: at least ten sentences, so that neighbours do not say the same. */
export const work: Readonly<Record<string, Grammar>> = {
  Programming: {
    own: [
      'Code samples are on GitHub.',
      'Every section ends with an exercise and a sample solution.',
      'One project runs through the whole course.',
      'The exercises come with tests.',
      'The editor is set up in lesson one.',
      'Solutions are discussed line by line.',
      'Source code for every lesson is included.',
      'You need a laptop.',
      'Quiz after each section.',
      'Screen recordings with subtitles.',
    ],
  },
  'Data Science': {
    own: [
      'Notebooks and data sets can be downloaded.',
      'All examples use real data.',
      'Exercises with solutions after every section.',
      'Data from weather stations, city bikes, and a library.',
      'You can use your own data for the last task.',
      'Final task: a short report.',
      'Slides as PDF.',
      'Free software only.',
      'Quiz after each section.',
      'Comes with a cheat sheet.',
    ],
  },
  Design: {
    own: [
      'Source files are included.',
      'Each section has a brief and a critique.',
      'Final task: two pieces for your portfolio.',
      'Paper and pencil are enough to start.',
      'With many before-and-after examples.',
      'Templates included.',
      'You get feedback on one assignment.',
      'Short videos with exercises.',
      'Case study: a neighbourhood bakery.',
      'Checklists as PDF.',
    ],
  },
  Business: {
    own: [
      'Templates for every step.',
      'Case studies: a family firm, a charity, and a start-up.',
      'All forms come as spreadsheets.',
      'Each section ends with something to try at work.',
      'Worksheets included.',
      'Examples from small companies.',
      'Role plays with professionals.',
      'Slides and checklists as PDF.',
      'Quiz after every section.',
      'Two guest lessons by practitioners.',
    ],
  },
  Marketing: {
    own: [
      'Real campaigns with real costs.',
      'Calendar template included.',
      'Examples from a bicycle shop and a museum.',
      'You can submit a draft and get it back with notes.',
      'Works with small budgets.',
      'Checklists as PDF.',
      'Final task: a plan for three months.',
      'Templates as spreadsheets.',
      'Quiz after every section.',
      'Screen recordings, step by step.',
    ],
  },
  'Personal Development': {
    own: [
      'The exercises take ten minutes a day.',
      'Workbook as PDF.',
      'Reading list included.',
      'Every method comes with its limits.',
      'With a template for your notes.',
      'Short lessons with one exercise each.',
      'Lessons can be taken in any order.',
      'Based on published research.',
      'Audio versions of all lessons.',
      'Some exercises need a partner.',
    ],
  },
};
