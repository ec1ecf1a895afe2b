import type { TicketTopic } from './topic.ts';

/** What customers would like to have. */
export const featureRequest: TicketTopic = {
  matters: [
    {
      urgency: 1,
      heads: [
        'Please let {who} {want}',
        'Feature request: let {who} {want}',
        'Could {who} {want}?',
        'Idea: let {who} {want}',
      ],
      texts: [
        'It would be a great help if {who} could {want}.',
        'Right now there is no way for {who} to {want}, and I often wish there was.',
        'Would it be possible to let {who} {want}? The app I used before could do that.',
        "I'd love to see a way for {who} to {want}.",
        'I keep wondering why {who} have no way to {want}.',
      ],
    },
    {
      urgency: 1,
      heads: [
        'Please let me {do} in {thing}',
        'Feature request: {do} in {thing}',
        'It would help to {do} in {thing}',
        'Could we {do} in {thing}?',
        'Suggestion: {do} in {thing}',
      ],
      texts: [
        'I use {thing} every day and would love to be able to {do}.',
        'Would it be possible to {do} in {thing}? I looked everywhere and found no such option.',
        'If I could {do} in {thing}, I would need far fewer steps.',
        'In {thing}, I really miss being able to {do}.',
        'My suggestion is simple: let us {do} in {thing}.',
        'What would help me most in {thing} is to {do}.',
        'There are days when I try to {do} in {thing} and remember that it is not there.',
      ],
    },
    {
      urgency: 2,
      heads: ['I need to {do} in {thing} by {deadline}', 'Is there a date for {wanted} in {thing}?'],
      texts: [
        'I was told that changes to {thing} were on the way, and my plans depend on them.',
        'I asked in your chat about {thing} and was told it would be looked at. Is there any news?',
        'What I need in {thing} will decide whether I go on with it or look for something else.',
      ],
    },
  ],
  frames: {
    feature_request: [
      '{problem} {habit} {thanks}',
      '{problem} {habit} {bye}',
      '{hello} {problem} {habit}',
      '{hello} {problem} {thanks}',
      '{problem} {thanks} {bye}',
    ],
  },
  rules: {
    habit: [
      'At the moment, I keep a separate spreadsheet, which takes about {count} hours a month.',
      'I asked around, and at least {count} of my friends would use it every day.',
      'A simple first version would be enough for me.',
      'For now I use a paper list on the fridge, and it is always out of date.',
      'It has been on my own list since the day I started.',
      'Of all that is missing, it is what I miss most.',
      'We live in different time zones, so it would help a lot.',
      'It would make the end of the month much easier.',
      'Without it, I have to click through page after page.',
      'My old app had it, and I got used to it very quickly.',
      'I would happily pay a little more for an app with it.',
      'It would spare us a lot of messages to and fro.',
      "It doesn't have to be pretty, as long as it works on {device}.",
      'Your chat suggested that I write to you about it.',
      'I can send you a sketch of how it might look.',
      'I would use it mostly on {device}, if that helps.',
    ],
    thanks: [
      'Thanks for considering it, and for your time.',
      "I'd be glad to explain it in a short call.",
      'If this is already planned, I would love to test it early.',
      "If there's a way to do this that I've missed, please tell me.",
      'I like the app a lot, so keep up the good work!',
      'Is something like this among your plans for the year?',
      'Other than that, I am very happy with the app.',
      'I would love to hear what you think about it.',
      'Please add my vote if others have asked for it.',
      'Let me know if you need more details about how I use it.',
      'Thanks for listening to the people who use it every day.',
      'Even a rough date would help me with my own plans.',
      'Feel free to call me about it any evening this week.',
      'I am happy to answer any questions you have.',
      'Have other customers asked you for this, too?',
      'Thank you for a fine app, and have a nice week.',
    ],
  },
};
