/**
 * Sentences on how courses of a subject area are taught, and a pattern that matches texts which say something similar
 * already.
 */
interface Ways {
  readonly says: readonly string[];
  readonly unless?: RegExp;
}

/** Sentences on how courses are taught and what one needs for them, by area. */
export const COURSE_WAYS: Readonly<Record<string, Ways>> = {
  Programming: {
    says: [
      'The exercises come with tests, so you know when you are done.',
      'All tools that you need are free.',
      'I show how I find and fix my own mistakes.',
      'Each section ends with a small change request, as at work.',
      'You will learn to read code as well as to write it.',
      'The setup is shown on Windows, macOS, and Linux.',
      'One lesson is all about reading error messages.',
      'All code is typed live, so you can follow along.',
    ],
  },
  'Data Science': {
    says: [
      'You can follow along in a browser, so there is nothing to install.',
      'The maths is kept to what you need, and every formula is explained.',
      'You work with data sets from public sources.',
      'Each section ends with a question that a manager might ask.',
      'We check our results against published figures.',
      'You keep all the files, with my comments in them.',
    ],
  },
  Design: {
    says: [
      'In the last section, you improve something that you have made.',
      'You see early versions as well as the final design.',
      'The files open in free software, too.',
      'You get feedback from other learners, and learn to give it.',
      '*The assignments are briefs from former clients, with the names changed.',
    ],
  },
  Business: {
    says: [
      'The examples are based on real cases.',
      'You can work through it alone or with a colleague.',
      'Each section ends with one page to fill in for your own work.',
      'The last section is a case study.',
      'It is ideal for people who are new in the job.',
      'All technical terms are explained.',
    ],
  },
  Marketing: {
    says: [
      'It is made for small budgets, and for people who do this alongside another job.',
      'You can apply each lesson to your own business.',
      'Each checklist fits on one page.',
      'You also look at campaigns that failed, and why.',
      'No paid tools are required.',
      'You can do the assignments for your own firm or for an example.',
    ],
  },
  'Personal Development': {
    says: [
      'Nothing in it takes more than a quarter of an hour a day.',
      'All you need is a pen and some paper.',
      'If an exercise does not suit you, there is always a second one.',
      'The tips are simple and tried and tested.',
      '*It works best with a friend who takes it too.',
    ],
  },
  Photography: {
    unless: /edit|colour correction/i,
    says: [
      'Any camera with manual settings will do.',
      'There is an assignment for each section, and most can be done near home.',
      'You also see which pictures did not work, and why.',
      'You can send in one picture per section and get feedback.',
      'You take pictures in every section.',
      'I photograph the same subject in good conditions and in bad ones.',
    ],
  },
  Languages: {
    says: [
      'Every lesson ends with the sentences that you are likely to need that week.',
      'Grammar is explained when it is needed.',
      'There is a list of words for each section, with recordings.',
      'Typical mistakes are pointed out before you can get used to them.',
      'A short test after every section tells you what to repeat.',
      'The listening exercises come at two speeds.',
      'You speak in every lesson.',
    ],
  },
  Music: {
    says: [
      'The recordings come at two speeds.',
      'With a little practice each day, you will soon hear progress.',
      'You can send me a recording and get feedback.',
      'Each section ends with a piece that you can share with friends.',
      'There are notes for every example.',
      'Typical mistakes are explained with examples.',
    ],
  },
  'Art & Crafts': {
    says: [
      'A short list of materials comes first.',
      'You finish one piece in each section.',
      'Cheap materials are fine for the first half.',
      'There are tips for left-handed learners.',
      'The videos are in real time, so you can work along.',
      'Most of the tools can be borrowed or replaced, and you are told how.',
    ],
  },
  'Health & Fitness': {
    says: [
      'There is an easier version of every exercise.',
      'Ask a doctor first if you have been ill.',
      'The tone is calm and friendly.',
      'You do a little more each week.',
      'You need no equipment that you do not have at home.',
      'If you miss a week, you simply go on where you were.',
    ],
  },
  Cooking: {
    says: [
      'Quantities are given by weight and by spoon.',
      'Everything can be made in a small kitchen.',
      'What can be prepared the day before is marked.',
      'There is a shopping list for each lesson.',
      'I suggest alternatives for ingredients that are hard to find.',
      'There are tips for using leftovers, too.',
    ],
  },
};
