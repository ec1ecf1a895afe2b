import type { EventTexts } from './texts.ts';

export const conference: EventTexts = {
  anywhere: {
    opening: [
      'Talks, panels, and discussions on {x}, with a focus on {y}.',
      'This conference brings together people who work in {x} and people who depend on their results.',
      'What is new in {x}, what has proved itself, and what needs to change?',
      'Researchers, practitioners, and newcomers meet to talk about {x}.',
      'Why is progress in {x} so uneven, and what has {y} to do with it?',
      'If you deal with {x} at work, this is your chance to learn from others.',
      'Parallel sessions give an overview of current work in {x}.',
      'Two questions run through the talks: where {x} stands today, and what is needed next.',
      'Much has been promised in {x}; the speakers look at what was delivered, {y} included.',
      'Experts in {x} share what they know about {y}.',
    ],
    programme: [
      'Keynotes are followed by short talks and plenty of time for questions.',
      'Each session ends with an open discussion instead of a summary.',
      'Case studies from {count} countries show what works and what does not.',
      'A panel of users, critics, and makers opens the programme.',
      'Practical sessions alternate with talks on the bigger questions.',
      'There are {count} tracks, and you can switch between them at any time.',
      'In addition to the talks, {count} companies will present their latest work.',
      'The session on {y} has been given more time than ever.',
      'No talk is longer than twenty minutes, so there is room for debate.',
      'A committee picked the talks from more than {hundreds} submissions.',
    ],
    audience: [
      'Up to {places} people can take part, students included.',
      'Most participants come from companies, universities, and public bodies.',
      "If it is your first time, join the newcomers' session before the opening.",
      'Talks are in plain language, so people from neighbouring fields can follow.',
      'The papers will be published after the event.',
      'There are {places} places, and a tenth of them are kept for students.',
      'Interpretation into sign language is available for the main talks.',
      'After their talks, the speakers are happy to be asked about {y}.',
      'Half of the speakers are giving their first conference talk.',
      'Slides will be shared with everyone who takes part.',
    ],
    count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen'],
    hundreds: ['150', '180', '200', '240', '250', '300', '350', '400', '450', '500'],
  },
  onSite: {
    programme: [
      'Posters and demonstrations let young researchers present their work.',
      'Workshops on {y} are held alongside the talks.',
      'Long coffee breaks leave time to meet the speakers.',
    ],
    audience: [
      'Recruiters will be there too, so bring your CV.',
      'Childcare is available if you ask for it when you register.',
      'Lunch and coffee are included.',
    ],
  },
  online: {
    programme: [
      'Between the talks, you can meet other participants in small video rooms.',
      'Questions are collected in the chat and answered at the end of each talk.',
      'Talks are streamed live and can be watched again for {count} weeks.',
    ],
    audience: [
      'You can follow from anywhere, and the chat is open before and after the talks.',
      'If you are in another time zone, you can watch the recordings later.',
      'A chat room for each session lets you compare notes with others.',
    ],
  },
};
