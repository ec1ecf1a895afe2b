import type { EventTexts } from './texts.ts';

export const workshop: EventTexts = {
  anywhere: {
    opening: [
      'Bring something of your own: this workshop is about {x} as you need it, {focus} first of all.',
      'Learn the basics of {x} and put them to use straight away.',
      'This workshop on {x} suits beginners as well as people who want a refresher.',
      'You work on {x} with the help of two experienced instructors.',
      'Less theory, more practice: this workshop on {x} starts with an exercise and ends with one.',
      'If you have always wanted to give {x} a try, this is for you.',
      'Spend a few hours on {x}, with a focus on {focus}.',
      'This workshop takes you through {x}, from {focus} to {second}.',
      'Come and practise {x} in good company and at your own pace.',
      'If you are not sure where to start with {x}, start here.',
    ],
    programme: [
      'You start with {focus} and then move on to {second}.',
      'Short introductions are followed by exercises on {focus}.',
      'Everyone works at their own pace, and the instructors help with {focus} and {second}.',
      'The instructors show typical mistakes in {focus} and how to avoid them.',
      'There is time for individual questions, especially about {second}.',
      'You will leave with notes on {focus} and a list of next steps.',
      'The group looks at examples together before moving on to {focus}.',
      'The main exercise is about {focus}; those who finish early can try {second}.',
      'After a round of introductions, the group chooses between {focus} and {second}.',
      'A handout on {focus} is included.',
    ],
    audience: [
      'You do not need any experience.',
      'You will get a list of what you need in advance.',
      'The group is limited to {places} people.',
      'Feel free to bring a project of your own.',
      'There are {places} places, with two instructors.',
      'All materials are yours to keep.',
      'It helps to have tried {focus} before, but it is not necessary.',
      'Returning participants will find new exercises on {second}.',
      'The instructors have taught {x} for many years.',
      'Please be on time, because the first exercise starts straight away.',
    ],
  },
  onSite: {
    audience: [
      'Come alone or bring a friend.',
      'There will be a long break for questions and tea.',
      'Everything you need is provided, so just bring yourself.',
    ],
  },
  online: {
    audience: [
      'It works best with a camera, but you can keep it off.',
      'A recording is available to participants for two weeks.',
      'There is a longer break halfway through, away from the screen.',
    ],
  },
};
