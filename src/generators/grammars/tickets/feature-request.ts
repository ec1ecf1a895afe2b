import type { TicketTopic } from './topic.ts';

/** What customers would like to have. */
export const featureRequest: TicketTopic = {
  matters: [
    {
      urgency: 1,
      heads: [
        'Please let us {want} {os}', 'How do I {want} {os}?', 'Could I {want} {os}?', 'Idea: {want} {os}', 'Wish: {want} {os}',
        'I would like to {want} {os}', 'Let me {want} {os}, please',
      ],
      texts: [
        'It would help a lot.',
        'I looked in all the settings.',
        'The help pages say nothing on it.',
        'An app I had before could do that.',
        'Every week I miss it.',
        '{someone} would like it too.',
        'Often I want to {want} and cannot.',
      ],
    },
    {
      urgency: 1,
      heads: [
        'Please let me {do} in {list}', 'Feature request: {do} in {list}', 'No way to {do} in {list}?', 'How can I {do} in {list}?',
        'It would be nice to {do} in {list}',
        'Could we {do} in {list}?', 'Suggestion: {do} in {list}',
      ],
      texts: [
        'I really miss that here.',
        '{list} is great, but I cannot {do}.',
        'I looked everywhere.',
        'The menu has nothing of the kind.',
        'Then {list} would be perfect.',
        '{someone} asked for it.',
        'I try to {do} every other week and remember that it is not there.',
      ],
    },
    {
      urgency: 2,
      heads: ['Is there a date for {wanted} in {list}?', '{wanted} in {list}: any news?'],
      frame: 'news',
      texts: [
        'Your chat said that {wanted} would come to {list}.',
        'You once wrote that {list} would get {wanted} next.',
        'I have been waiting for {wanted} in {list}.',
        'The forum says {wanted} is planned for {list}.',
      ],
    },
  ],
  frames: {
    feature_request: ['{problem}', '{problem} {habit}', '{problem} {thanks}', '{problem} {habit} {thanks}'],
    news: ['{problem}', '{problem} {news}'],
  },
  rules: {
    habit: [
      'Right now I keep a spreadsheet for that.', 'At least {count} of my friends would use it.',
      'A simple first version is enough.', 'For now I write it on paper.', 
      'It is the one thing I miss.', 'My old app had it.', 'I would pay a little more.', 'A setting would be fine.',
      'I can send a sketch.', 'I have wanted this since day one.', 'Now it takes {count} steps.',
      'A shortcut would do as well.', 'I do this by hand so far.', 'Nobody I asked knew a trick for it.',
      'It need not be pretty.', 'Other apps charge extra for it.', 'Two others in my family ask for it too.',
      'I would use it daily.', 
      'The forum has a thread on it.', 'It would save me time every day.',
    ],
    news: [
      'Is there a date?', 'Even a rough date helps.', 'I would test it early.', 
      'My subscription is up soon.', 'Is it dropped?', 'I can wait until {deadline}.', 'A yes or no will do.',
    ],
    thanks: [
      'Thanks for considering it.', 'I am very happy with the rest.', 'Keep up the good work!', 'Please add my vote.',
      'Happy to explain.', 'I can wait a bit.', 'Is it planned?', 'I would gladly test it.', 'Or did I miss it?',
      'Have others asked?',
    ],
  },
}; // prettier-ignore
