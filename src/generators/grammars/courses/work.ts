import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

/** What courses for work and life are like, what one needs for them, and what comes out of them, by subject area. */
export const work: Readonly<Record<string, Grammar>> = {
  Programming: {
    own: [
      'Every section ends with a small program to write and a sample solution to compare it with.',
      'The exercises come with tests, so you see at once whether your code works.',
      'You also learn what error messages are really trying to say.',
      'All solutions are discussed line by line, including two that do not work.',
      'Code samples are on GitHub.',
      'We set up the editor together in lesson one.',
      'One project runs through the whole course, from first sketch to release.',
      'Expect more typing than watching.',
    ],
    made: listOf('a working project, a tidy repository, something to show an employer, a small tool of your own'),
    kit: listOf('a laptop, any text editor, an up-to-date browser, a computer you may install things on'),
  },
  'Data Science': {
    own: [
      'All data files are real and messy: gaps, typing errors, and a few surprises.',
      'You work out each method by hand before you let the computer do it.',
      'The data come from city bikes, weather stations, and a public library.',
      'One wrong figure is hidden in every section, and you have to find it.',
      'Every chart can be redrawn from the files provided.',
      'Notebooks and data sets can be downloaded.',
      'Bring a question from your own work, and use it for the last assignment.',
    ],
    made: listOf('a short report, an analysis others can check, a set of reusable scripts, three honest charts'),
    kit: listOf('a spreadsheet program, a laptop, some school mathematics, the free files'),
  },
  Design: {
    own: [
      'Each section starts with a real brief and ends with a critique.',
      'One client, a neighbourhood bakery, runs through the whole course.',
      'We take apart well-known examples to see how they work.',
      'Every exercise has a time limit, because real projects have one too.',
      'You rework the same draft three times for three different readers.',
      'Source files for all examples are attached.',
      'There is a good deal of sketching before anyone opens a program.',
    ],
    made: listOf('two portfolio pieces, a small style guide, a finished draft, a project to present'),
    kit: listOf('paper and a pencil, any drawing program, a printer if possible, a pile of magazines'),
  },
  Business: {
    own: [
      'The examples come from a joinery with eleven employees and from a department store.',
      'There are templates for each step, which you can adapt to any company.',
      'Case studies: a family firm, a charity, and a start-up.',
      'Each section closes with something to try at work the same week.',
      'Role plays are filmed with people who do this for a living.',
      'All the forms can be downloaded as spreadsheets.',
      'Two guest talks, one from a banker and one from a bankrupt.',
    ],
    made: listOf('a plan on one page, a checklist for your desk, a folder of templates, answers to hard questions'),
    kit: listOf('a pocket calculator, your own figures, a case from work, an hour a week'),
  },
  Marketing: {
    own: [
      'Every campaign shown here really ran, and you see what it cost.',
      'We follow a bicycle shop and a museum through one season.',
      'Half of the examples failed, which makes them more useful.',
      'You can submit a draft and get it back with notes.',
      'Budgets in the exercises are small on purpose.',
      'Swipe files and calendars are part of the download.',
      'There is one section on what not to measure.',
    ],
    made: listOf('a plan for three months, a tested campaign, a calendar for the year, six drafts'),
    kit: listOf('a product to sell, a case from work, a notebook, a small budget'),
  },
  'Personal Development': {
    own: [
      'The exercises take ten minutes a day.',
      'Nothing here asks you to get up at five.',
      'Every method comes with its limits and the situations it suits.',
      'You keep a simple log and look at it again in the last lesson.',
      'Some exercises need a partner; a patient friend will do.',
      'The research behind it is listed, chapter by chapter.',
      'There is a lesson on what to do when you fall behind.',
    ],
    made: listOf('a plan of your own, a list of what works for you, one changed habit, notes worth keeping'),
    kit: listOf('a notebook, a quiet corner, some honesty, ten minutes a day'),
  },
};
