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
      'You need a computer and an editor, and nothing that costs money.',
      'I leave my typing errors in and show how I find them.',
      'Each section ends with a small change request, as at work.',
      'You will read more code than you write, some of it bad.',
      'The setup is shown on Windows, macOS, and Linux.',
      '*The longest lesson is about reading error messages, and people thank me for it.',
      '*Everything is typed live, and nothing appears by magic.',
    ],
  },
  'Data Science': {
    says: [
      'You can follow along in a browser, so there is nothing to install.',
      'The maths is kept to what you need, and none of it is left unexplained.',
      '*Two of the data sets are in such bad shape that cleaning them takes a whole lesson.',
      'Each section ends with a question that a manager might ask.',
      '*We check our results against published figures, and once we turn out to be wrong.',
      'You keep all the files, with my comments in them.',
    ],
  },
  Design: {
    says: [
      'Bring something that you have made, since the last section is about improving it.',
      'Every example is shown with the versions that were turned down.',
      'The files open in free software, too.',
      'You get feedback from other learners, and learn to give it.',
      '*The assignments are briefs from former clients, with the names changed.',
    ],
  },
  Business: {
    says: [
      'The figures in the examples are made up, but the mistakes are not.',
      'You can work through it alone or with a colleague.',
      'Each section ends with one page to fill in for your own work.',
      'The last case goes wrong, and you find out why.',
      'It suits people who have just been given the job and no training.',
      'No word of jargon is used before it is explained.',
    ],
  },
  Marketing: {
    says: [
      'It is made for small budgets, and for people who do this beside another job.',
      'You will need something to promote, even if it is a school fair.',
      'Each checklist fits on one page.',
      'Two of the campaigns failed, and those lessons are the popular ones.',
      'No paid tool is required, and none is advertised.',
      '*The assignments are about your own firm or, if you have none, a bakery.',
    ],
  },
  'Personal Development': {
    says: [
      'Nothing in it takes more than a quarter of an hour a day.',
      'You will need a pen and some paper, and no app.',
      'If an exercise does not suit you, there is always a second one.',
      '*There are no slogans in it, and nobody claps.',
      '*It works best with a friend who takes it too.',
    ],
  },
  Photography: {
    unless: /edit|colour correction/i,
    says: [
      'Any camera with manual settings will do.',
      'There is an assignment for each section, and most can be done near home.',
      'The pictures that did not work are in it as well.',
      'You can send in one picture per section and get a few lines back.',
      'Expect to take many bad pictures, and to know why.',
      'I photograph the same subject in good conditions and in bad ones.',
    ],
  },
  Languages: {
    says: [
      'Every lesson ends with the sentences that you are likely to need that week.',
      'Grammar comes up when it is needed and not before.',
      'There is a list of words for each section, with recordings.',
      'Typical mistakes are pointed out before you can get used to them.',
      'A short test after every section tells you what to repeat.',
      'The listening exercises come at two speeds.',
      'You speak in every lesson, if only to the screen.',
    ],
  },
  Music: {
    says: [
      'The recordings come at two speeds.',
      'Nothing in it takes talent, but all of it takes repetition.',
      'If you get stuck, send me a recording of half a minute.',
      'Each section ends with something that you could let a friend hear.',
      'All examples are written out as well as played.',
      'You hear what it sounds like when it goes wrong, and why.',
    ],
  },
  'Art & Crafts': {
    says: [
      'A list of what to buy comes first, and it is short.',
      'You finish one piece in each section.',
      'Cheap materials are fine for the first half.',
      '*Left-handed people get their own camera angle.',
      'Nothing is sped up, so you can work along.',
      'Most of the tools can be borrowed or replaced, and you are told how.',
    ],
  },
  'Health & Fitness': {
    says: [
      'There is an easier version of everything, for bad days.',
      'Ask a doctor first if you have been ill.',
      '*There is no music and no shouting.',
      'It asks for a little more each week, and never for much.',
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
      'Where an ingredient is hard to find, I name another that does.',
      '*Leftovers get a lesson of their own.',
    ],
  },
};
