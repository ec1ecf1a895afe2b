import { ANY_MEETING } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const workshop: EventTexts = {
  anywhere: {
    opening: [
      '{person} starts with {focus}, and then everyone tries it out.',
      'We start with {focus}, take a break, and go on with {second}.',
      '{length} on {y}, with exercises.',
      'For everybody who gets stuck at {focus}, and most people do.',
      'A first look at {x}: {focus}, {second}, and a bit of {third}.',
      '{person} has taught {x} for {count} years. Bring your questions on {focus}.',
      '{focus} step by step, and {second} if there is time.',
      '{person} explains {y}, and then you have a go yourselves.',
      'Part of our series on {x}. This time: {y}.',
      'Short explanations, long exercises. Topics: {focus}, {second}, and {third}.',
      '{person} brings examples, good and bad. They all have to do with {y}.',
      'All you need to know about {y} to begin with.',
      'A practical session on {y}, with more doing than listening.',
      'We spend the whole time on {y}, step by step.',
      'The second round of our workshop on {x}, this time with more on {focus}.',
      'We practise {focus} and finish with a short round on {second}.',
      '{person} shows a few tricks and answers your questions about {y}.',
      '{focus}, {second}, and {third} in more detail.',
      'Common mistakes with {y}, and how to avoid them.',
      'A short course in {x}, taught by {person}. Main topics: {focus} and {second}.',
      'Half theory, half practice: first {focus}, then {second}.',
      '{person} sets small tasks on {focus} and helps where you get stuck.',
      'What people ask most about {x}: {focus}, {second}, {third}, and {fourth}.',
      'With {person}: first {focus}, then a break, then {second}, and questions at the end.',
      '{y}, explained with many examples.',
    ],
    more: [
      ...ANY_MEETING,
      'Your questions set the pace.',
      'A handout is included.',
      'Open to anybody aged 16 or over.',
      'Please bring something to write with.',
      'You can leave early if you have to.',
      'There is time for questions.',
      'Ask us about follow-up courses.',
      'Former participants are welcome back.',
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
