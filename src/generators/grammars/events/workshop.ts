import { ANY_MEETING } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const workshop: EventTexts = {
  anywhere: {
    opening: [
      '{person} shows how to approach {focus}, and then everyone tries it out.',
      'We start with {focus}, take a break, and go on with {second}.',
      '{length} on {focus}, with exercises.',
      'For people who know the basics of {x} but get stuck at {focus}.',
      'A first look at {x}: {focus}, {second}, and a bit of {third}.',
      '{person} has taught {x} for {count} years. Bring your questions on {focus}.',
      '{focus} step by step, and {second} if there is time.',
      'For people who have always wanted to try {x}.',
      'Part of our series on {x}. This time: {focus}.',
      'Short explanations, long exercises. Topics: {focus}, {second}, and {third}.',
      '{person} brings good and bad examples of {focus}.',
      'Everything you need to get going with {x}.',
      'A practical introduction to {focus} for beginners.',
      'We work on {focus} from start to end.',
      "Last year's workshop on {x} was full within a week, so here it is again.",
      'We practise {focus} in pairs and finish with a short round on {second}.',
      'Learn {focus} from {person}, who does it for a living.',
      '{focus}, {second}, and {third} in more detail.',
      'Common mistakes in {x}, and how to avoid them.',
      'A small course in {x}, taught by {person}. Main topics: {focus} and {second}.',
      'Half theory, half practice: first {focus}, then {second}.',
      'Open practice session in {x} with help from {person}.',
      'What beginners ask most about {x}: {focus}, {second}, {third}, and {fourth}.',
      'With {person}. Programme: {focus}, a break, {second}, questions.',
      'We take one topic, {focus}, and do it properly.',
    ],
    more: [
      ...ANY_MEETING,
      'No experience needed.',
      'A handout is included.',
      'Open to anybody aged 16 or over.',
      'Please bring something to write with.',
      'The group is small, the pace is relaxed.',
      'There is time for individual feedback.',
      'Ask us about follow-up courses.',
      'Beginners are very welcome.',
    ],
    count: ['three', 'four', 'six', 'seven', 'nine', 'eleven', 'twelve'],
  },
  onSite: {
    more: [
      'All materials are provided.',
      'Tea and coffee are provided.',
      'Doors open 15 minutes before.',
      'Wheelchair access is at the side entrance.',
      'Bring a snack, there is no canteen at the venue.',
    ],
  },
  online: {
    more: [
      'The link will be sent the day before.',
      'You will need a camera and a microphone.',
      'A recording is available for a week.',
      'Any browser will do.',
      'Please test your connection beforehand.',
    ],
  },
};
