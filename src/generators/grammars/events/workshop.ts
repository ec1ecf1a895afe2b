import { ANY_ON_SITE, ANY_ONLINE } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const workshop: EventTexts = {
  anywhere: {
    opening: [
      'We start with {focus} and go on with {second}. By the end you will have tried {third}, too.',
      '{person} explains {focus}, then {second}, and everybody has a go.',
      '{person} brings examples and takes your own questions about {x}, be they on {focus} or {second}.',
      'We practise {focus} in pairs, look at {second} together, and finish with {third}.',
      '{person} has taught {x} for years. The topics this time are {pair}.',
      'A short course in {x}: {focus}, {second}, and a bit of {third}. No experience needed.',
      'Short explanations and long exercises on {pair}. {person} helps where you get stuck.',
      'First you watch {person}, then you try {focus} yourself. The second half is about {second}.',
      'Half theory, half practice. What {person} says before the break, you do after it, with {other}.',
      'Part of our series on {x}. There is a look at {other} as well, and at {another} if time allows.',
      'What you need most in {x}: {focus}, {second}, and {third}. Open to all levels.',
      '{person} looks at what each of you does and says what to change. There is time for {other}.',
      'After the first hour, {person} takes as many of your own questions as time allows, on {other} too.',
      'What people ask most about {x}: {focus}, {second}, {third}, and {fourth}. With {person}.',
      'You leave with a plan for going on by yourself, and with answers from {person} about {other}.',
      'One example from start to finish, with {focus}, {second}, and {third}. {person} explains each step.',
      'Common mistakes in {x}, and how to avoid them. {person} brings good examples and bad ones.',
      'For all who have only read about {x} and would like to do it. {person} starts with a short example.',
      'There is plenty of time to try things out. After the break we go on to {other}.',
      'Three tasks, each a little harder: {focus}, {second}, {third}. {person} helps.',
      '{person} shows a few tricks for {pair}. Then it is your turn.',
      'One part of our course in {x}, which can be booked by itself. The next one is on {other}.',
      'More doing than listening: {focus}, {second}, and questions at the end.',
      'Nothing is assumed, and the pace suits all. {person} also shows {other}.',
      'Learn about {focus} from {person}, then help each other with {second}. Beginners can keep up.',
    ],
  },
  onSite: {
    text: ['{opening} {kit}', '{opening} {kit} {facts}', '{opening} {more}', '{opening} {kit} {more}'],
    more: [
      'There is a waiting list.',
      'You get a certificate.',
      'Open to anybody aged 16 or over.',
      'A handout is included.',
      'Tea and coffee are provided.',
      'Questions are welcome at any time.',
      'You can cancel until the day before.',
      'A second part follows.',
      ...ANY_ON_SITE,
    ],
  },
  online: { more: ANY_ONLINE },
};

/** Sentences on what to bring to a workshop on site, and what is provided, by field. */
// oxfmt-ignore
export const KITS: Readonly<Record<string, readonly string[]>> = {
  Programming: ['Bring a laptop.', 'One laptop for two is enough.'],
  'Data Science': ['All you need is a laptop.', 'The data are provided.', 'No need to program.'],
  Design: ['Bring a project you are working on.', 'Paper and pens are provided.'],
  Business: ['Bring a case from your own work.', 'What is said in the room stays there.'],
  Marketing: ['Bring something you have published.', 'All examples are from small firms.'],
  'Personal Development': ['Bring a notebook.', 'Nobody has to read aloud.', 'Worksheets are included.'],
  Photography: ['Bring a camera with manual settings.', 'Cameras can be borrowed.', 'We look at the pictures together.'],
  Languages: ['A list of words is included.', 'We speak more than we write.'],
  Music: ['Sheet music is provided.', 'Bring something you are working on.'],
  'Art & Crafts': ['All materials are included.', 'You take home what you make.', 'Tools can be borrowed.'],
  'Health & Fitness': ['You get a plan for two weeks.', 'Bring a bottle of water.', 'There is time for your own questions.'],
  Cooking: ['We eat together at the end.', 'Ingredients and recipes are included.', 'Bring an apron.'],
};
