import type { TicketTopic } from './topic.ts';

/** The ticket topic of requests for features that customers miss. */
export const featureRequest: TicketTopic = {
  matters: [
    {
      urgency: 1,
      heads: ['Please let us {want} {os}', 'Idea: {want} {os}', 'Would love to {want} {os}', 'Wish: {want} {os}', 'Why is there no way to {want} {os}?'],
      texts: [
        'You must get a lot of these. But everybody I know who uses the app says the same thing.',
        "Doesn't have to be pretty. A plain entry in the menu would do.",
        "My old app could do it, and it's the only thing I miss about that app.",
        'It would save me a few minutes every single day.',
        'Or is it there and I just can\'t find it? I went through all the settings twice.',
        'We have four calendars in this house. You can imagine the rest.',
        'At the moment I do it with a pen and a sticky note.',
        'Two of my colleagues have asked me how it works. I had to tell them that it does not.',
        'It would spare me a good many phone calls.',
        'I would use it every morning.',
      ],
    },
    {
      urgency: 1,
      heads: ['I would like to {want} {os}', 'Any chance to {want} {os}?', 'Let me {want} {os}, please', 'Please add: {want} {os}', 'I wish I could {want} {os}'],
      texts: [
        'There are ways around it, but they all take five clicks too many.',
        "I'd even pay a little extra for it.",
        "Other apps let me {want}, and I'd rather not go back to one of those.",
        'The first thing I looked for when I came to you, to be honest.',
        'I asked for it in your chat and was told to write here.',
        'It does not have to be clever. The simplest form of it would do.',
        'I teach, and at the start of a term this would save me a whole day.',
        'I have been waiting for it since I signed up.',
        'A colleague thinks that I am the only one who needs it. Please tell me that he is wrong.',
        'I found two old threads about it in your forum, both without an answer.',
      ],
    },
    {
      urgency: 1,
      heads: ['Please let me {do} in {list}', 'Feature request: {do} in {list}', 'No way to {do} in {list}?', 'Wish for {list}: {do}', 'I need to {do} in {list}'],
      texts: [
        'With {dozens} entries it is getting hard to handle without that.',
        "I share {list} with others, and without it I lose track by Wednesday.",
        "I've looked in the menu, behind the three dots, and in the help pages. If it exists, it's well hidden.",
        'It works elsewhere in the app, just not there.',
        "At the moment I keep a spreadsheet for that, which can't be the idea.",
        'Four of us use {list}, and we keep tripping over each other.',
        'I would not mind if it were hidden in the settings.',
        'On paper I would use a marker. Here I scroll.',
        'You did it so nicely elsewhere in the app.',
        'It is the one thing my boss asks me about every time.',
      ],
    },
    {
      urgency: 1,
      heads: ['It would be nice to {do} in {list}', 'Could we {do} in {list}?', 'Suggestion: {do} in {list}', 'Idea for {list}: {do}', 'Please make it possible to {do} in {list}'],
      texts: [
        "Not a big thing. I just think of it every time I use {list}, so now I've written to you.",
        "I run everything through {list} and that's the one thing I miss.",
        "I attach a sketch of how I'd do it.",
        'Even a very simple version would help.',
        'It would make my Monday mornings a lot shorter.',
        'I am sure that you have thought of it. I only want to add my vote.',
        'For ten entries it does not matter. I have a few hundred.',
        'I catch myself looking for it again and again.',
        'My old planner, the paper one, could do that.',
        'If it costs extra, tell me how much.',
      ],
    },
    {
      urgency: 2,
      heads: ['Is there a date for {wanted} in {list}?', '{wanted} in {list}: is it planned?', 'Will there be {wanted} in {list}?', 'When will there be {wanted} in {list}?', 'No {wanted} in {list}?'],
      texts: [
        'Somebody in your chat told me "soon". Do you know any more than that?',
        'I have to decide whether to stay with you, and this would settle it.',
        'A yes or a no would be enough.',
        'Your roadmap says "in progress". Is that weeks or months?',
        'Your chat sends me here with this.',
        'I saw it in a video of yours and cannot find it anywhere.',
        'We are about to move the whole office over and would like to know.',
        'If it is not planned, that is fine too. Then I stop looking.',
        'The last answer that I got to this was "next quarter", and that was a while ago.',
        'I read about it in your newsletter and have heard nothing since.',
      ],
    },
  ],
  frames: { feature_request: ['{problem}', '{problem} {wish}'] },
  rules: {
    wish: [
      'Is it planned?', 'Just an idea.', 'Happy to explain what I mean.', 'Where can I vote for it?', 'Can I get a note when it comes?', 'I would gladly test it.',
      'Thanks for reading this.', 'No hurry.', 'Or is there a reason why not?', 'Do others ask for it?', 'Otherwise I am very happy with the app.', 'I know that it is not as easy as it sounds.',
    ],
  },
}; // oxfmt-ignore
