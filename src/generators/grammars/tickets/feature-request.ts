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
        'It would save us a lot of time if {who} could {want}.',
        'Right now there is no way for {who} to {want}, and we need it often.',
        'Would it be possible to let {who} {want}? The tool we used before could do that.',
        "I'd love to see a way for {who} to {want}.",
        'Every week somebody asks me why {who} have no way to {want}.',
      ],
    },
    {
      urgency: 1,
      heads: [
        'Please let us {do} in {thing}',
        'Feature request: {do} in {thing}',
        'It would help to {do} in {thing}',
        'Could we {do} in {thing}?',
        'Suggestion: {do} in {thing}',
      ],
      texts: [
        'I work with {thing} all day and would love to be able to {do}.',
        'Would it be possible to {do} in {thing}? I looked everywhere and found no such option.',
        'If we could {do} in {thing}, we would need far fewer steps.',
        'In {thing}, I really miss being able to {do}.',
        'My suggestion is simple: let us {do} in {thing}.',
      ],
    },
    {
      urgency: 2,
      heads: ['We need to {do} in {thing} by {deadline}', 'Is there a date for {wanted} in {thing}?'],
      texts: [
        'We were told that changes to {thing} were on the way, and our plans depend on them.',
        'I asked your sales team about {thing} and was told it would be looked at. Is there any news?',
        'What we need in {thing} will decide whether we can keep using it in the long run.',
      ],
    },
  ],
  frames: {
    feature_request: ['{problem} {habit} {thanks}'],
  },
  rules: {
    habit: [
      'At the moment, we keep a separate spreadsheet, which takes about {count} hours a week.',
      'I asked around, and at least {count} people here would use it every day.',
      'A simple first version would be enough for us.',
      'For now we use a paper list, and it is always out of date.',
      'New colleagues ask for it in their first week.',
      'It is the one thing my team keeps asking for.',
      'With offices in different time zones, it would help a lot.',
      'It would make month-end much easier.',
      'Without it, we have to click through page after page.',
      'Our old tool had it, and people miss it.',
      'I would happily pay a little more for it.',
      'It would spare us a lot of emails.',
      "It doesn't have to be pretty, as long as it works on {device}.",
      '{others_here} suggested that I write to you about it.',
      'I can send you a sketch of how it might look.',
      'We would use it mostly on {device}.',
    ],
    thanks: [
      'Thanks for considering it.',
      "I'd be glad to explain it in a short call.",
      'If this is already planned, we would love to test it early.',
      "If there's a way to do this that I've missed, please tell me.",
      'Keep up the good work!',
      'Is something like this on your roadmap?',
      'Other than that, we are very happy with the product.',
      'I would love to hear what you think.',
      'Please add our vote if others have asked for it.',
      'Let me know if you need more details about how we work.',
      'Thanks for listening to your customers.',
      'Even a rough date would help us plan.',
      'Feel free to call me about it any time this week.',
      'Happy to answer any questions.',
      'Do other customers ask for this too?',
      'Thank you, and have a nice week.',
    ],
  },
};
