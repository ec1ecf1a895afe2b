import type { TicketTopic } from './topic.ts';

/** What customers would like to have. */
export const featureRequest: TicketTopic = {
  matters: [
    {
      urgency: 1,
      heads: ['Please let {who} {want}', 'Feature request: let {who} {want}', 'Could {who} {want}?', 'Idea: let {who} {want}'],
      texts: [
        '{who} should be able to {want}.',
        'Is there a way for {who} to {want}? I found none.',
        'It would help {who} to {want}.',
        'I keep wishing {who} could {want}.',
        'An app I had before let {who} {want}.',
        'Please think about {who}: they cannot {want}.',
      ],
    },
    {
      urgency: 1,
      heads: [
        'Please let me {do} in {thing}', 'Feature request: {do} in {thing}', 'It would help to {do} in {thing}',
        'Could we {do} in {thing}?', 'Suggestion: {do} in {thing}',
      ],
      texts: [
        'I would love to {do} in {thing}.',
        'Can I {do} in {thing}? I looked everywhere.',
        'If I could {do}, {thing} would be perfect.',
        'In {thing} I really miss a way to {do}.',
        'Simple wish: {do}, right there in {thing}.',
        '{thing} is great, but I cannot {do}.',
        'Every other week I try to {do} in {thing} and remember that it is not there.',
      ],
    },
    {
      urgency: 2,
      heads: ['I need to {do} in {thing} by {deadline}', 'Is there a date for {wanted} in {thing}?', '{wanted} in {thing}: any news?'],
      frame: 'news',
      texts: [
        'Changes to {thing} were announced, and I count on them.',
        'Your chat said {thing} would be looked at.',
        'Whether I stay depends on {thing}.',
        'Last year you wrote that {thing} was next.',
      ],
    },
  ],
  frames: {
    feature_request: ['{problem}', '{problem} {habit}', '{problem} {habit} {bye}', '{hello} {problem} {habit}', '{problem} {habit} {thanks}', '{problem} {thanks}'],
    news: ['{problem} {thanks}', '{problem} {news}', '{hello} {problem} {news}', '{problem} {news} {bye}'],
  },
  rules: {
    habit: [
      'Right now I keep a spreadsheet for that.', 'At least {count} of my friends would use it.',
      'A simple first version is enough.', 'For now a paper list on the fridge does the job, badly.',
      'We live in different time zones.', 'Month ends would be easier.', 'My old app had it.',
      'I would pay a little more.', 'It would save us many messages.', 'As long as it works on {device}.',
      'I can send a sketch.', 'Mostly on {device}, in my case.', 'I have wanted this since day one.',
      'Now it takes {count} clicks.', 'My mother would finally use the app.', 'A shortcut would do as well.',
      'I do this by hand every Sunday.', 'We are a family of {count}.', 'Nobody I asked knew a trick for it.',
      'It need not be pretty.', 'I work around it with tags.', 'I export everything just for that.',
      'Even {percent} of it would help.', 'Other apps charge extra for it.', 'It comes up about {count} times a week.',
    ],
    news: [
      'Is there a date?', 'Even a rough date helps.', 'I would test it early.', 'What should I tell my family?',
      'My subscription is up soon.', 'Please be frank.', 'I could plan around it.', 'Is it dropped?',
    ],
    thanks: [
      'Thanks for considering it.', 'Otherwise I am very happy.', 'Keep up the good work!', 'Please add my vote.',
      'Happy to explain.', 'What do you think?', 'Is it planned?', 'I would gladly test it.', 'Or did I miss it?',
      'Have others asked?',
    ],
  },
}; // prettier-ignore
