import type { TicketTopic } from './topic.ts';

/** What customers would like to have. */
export const featureRequest: TicketTopic = {
  matters: [
    {
      urgency: 1,
      heads: ['Please let us {want} {os}', 'Idea: {want} {os}', 'Would love to {want} {os}', 'Wish: {want} {os}', 'Why is there no way to {want} {os}?'],
      texts: [
        'You must get a lot of these. But there are {count} of us using the same account and we all say the same thing.',
        "Doesn't have to be pretty. A tick box somewhere in the settings would do.",
        "My old app could do it, and it's the only thing I miss about that app.",
        'Right now I keep a spreadsheet next to it so that I can {want}.',
        'Or is it there and I just can\'t find it? I went through all the settings twice.',
      ],
    },
    {
      urgency: 1,
      heads: ['I would like to {want} {os}', 'Any chance to {want} {os}?', 'Let me {want} {os}, please', 'Please add: {want} {os}', 'I wish I could {want} {os}'],
      texts: [
        'I do it by hand at the moment and forget it half of the time.',
        "I'd even pay a little extra for it.",
        "Other apps let me {want}, and I'd rather not go back to one of those.",
      ],
    },
    {
      urgency: 1,
      heads: ['Please let me {do} in {list}', 'Feature request: {do} in {list}', 'No way to {do} in {list}?', 'Wish for {list}: {do}', 'I need to {do} in {list}'],
      texts: [
        'At the moment I scroll up and down until I find what I need, and with {dozens} entries that takes a while.',
        "We're a household of five and everybody adds things to {list}. Without it I lose track by Wednesday.",
        "I've looked in the menu, behind the three dots, and in the help pages. If it exists, it's well hidden.",
      ],
    },
    {
      urgency: 1,
      heads: ['It would be nice to {do} in {list}', 'Could we {do} in {list}?', 'Suggestion: {do} in {list}', 'Idea for {list}: {do}', 'Please make it possible to {do} in {list}'],
      texts: [
        "Not a big thing. I just think of it every time I use {list}, so now I've written to you.",
        "The two of us run everything through {list} and that's the one thing we still do on paper.",
        "I attach a sketch of how I'd do it.",
      ],
    },
    {
      urgency: 2,
      heads: ['Is there a date for {wanted} in {list}?', '{wanted} in {list}: any news?', 'Still waiting for {wanted} in {list}', 'When will there be {wanted} in {list}?', '{list} without {wanted}: still?'],
      texts: [
        'Somebody in your chat told me "soon". That was quite a while ago.',
        'I have to decide whether to stay with you, and this would settle it.',
        'A yes or a no would be enough. I just want to stop checking.',
      ],
    },
  ],
  frames: { feature_request: ['{problem}', '{problem} {ask_wish}', '{problem} {wish}'] },
  rules: {
    wish: [
      'Thanks for considering it.', 'Please add my vote.', 'Happy to explain what I mean.', "I'm on {version}, in case it matters.", 'Hope that helps.', 'Thanks!',
    ],
    ask_wish: [
      'Is it planned?', 'What do you think?', 'Is there a workaround until then?', 'Could you pass it on?', 'Is there somewhere I can vote for it?', 'Can I get a note when it comes?',
      'Or did I miss it?', 'Is anybody working on it?',
    ],
  },
}; // prettier-ignore
