import { ANY_MEETING } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const networking: EventTexts = {
  anywhere: {
    opening: [
      'An informal get-together for {x}.',
      '{person} talks for ten minutes about {y}, the rest is conversation.',
      'Come and meet other {x}, whether you know anybody or not.',
      'Three short talks by {x}, then time to chat.',
      '{x} meet, swap contacts, and talk about {y}.',
      'For {x} and anyone who works with them.',
      '{person} and {person} on {y}, with questions from the floor.',
      'Lightning talks of {minutes} minutes each, mostly about {y}.',
      'This time we talk about {y}. Anybody can start.',
      'Small groups that change every quarter of an hour, so that you meet everybody.',
      'No formal talks, just {x} with time for each other.',
      '{person} hosts the round, and everyone gets a word in.',
      '{person} answers questions about {y}, and then there is time to talk.',
      'A regular meetup for {x}, every two months. On the agenda: {y}.',
      'Last time {turnout} people turned up, so do not be shy.',
      'An open round for {x}, with {y} to start us off.',
      '{person} reports from practice. The topic is {y}.',
      'For {x} who would like to talk to others in the same boat.',
      'Introductions first, then groups of {count} on {y}.',
      'Our guest is {person}, who will be asked about {y}.',
      'Tell us what you are working on. Open to all {x}.',
      'One topic, {y}, and {length} to discuss it.',
    ],
    more: [
      ...ANY_MEETING,
      'Nothing is recorded.',
      'You can post jobs on our board.',
      'Newcomers are introduced to everyone.',
      'We are always looking for speakers.',
      'Come alone or bring a colleague.',
      'No slides, please.',
      'No sales pitches, please.',
      'It is fine to arrive late.',
    ],
    count: ['four', 'five', 'six', 'eight'],
    minutes: ['five', 'seven', 'ten'],
  },
  onSite: {
    opening: [
      'Get to know other {x} from the area and hear how they do things.',
      'For {x} from the whole region. We go round the table once, then it is open.',
    ],
    more: [
      'The first drink is on us.',
      'There will be snacks.',
      'Dogs are welcome.',
      'Bring some business cards.',
      'The venue is step-free.',
    ],
  },
  online: {
    more: [
      'We split into small video rooms after the introduction.',
      'You will get the link on the day.',
      'It is nicer with the camera on, but not a must.',
      'We collect links in the chat.',
      'A browser is all you need.',
    ],
  },
};
