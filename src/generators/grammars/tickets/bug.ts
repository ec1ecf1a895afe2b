import type { TicketTopic } from './topic.ts';

/** What works, but not as it should. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} shows {wrong} {since}', '{thing} shows {wrong} {where}', '{wrong} in {thing} {since}'],
      texts: [
        '{thing} shows {wrong} whenever I set a filter.',
        "{thing} shows {wrong}, and I can't find a setting that explains it.",
        'I opened {thing} this morning and found {wrong}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} has kept losing {setup} {since}'],
      texts: [
        'Every time I reload {thing}, I lose {setup}.',
        'I have to restore {setup} in {thing} by hand every single morning.',
        "{thing} doesn't remember {setup} for longer than one session.",
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong} {since}', 'Exported file of {thing} has {wrong}'],
      texts: [
        'When I export {thing}, the file contains {wrong}. On screen, everything looks right.',
        'I opened the exported file of {thing} in two programs, and both show {wrong}.',
        'We send the export of {thing} to a client every week, and now it contains {wrong}.',
      ],
    },
    {
      urgency: 3,
      heads: [
        'Totals in {thing} are wrong {where}',
        'Totals in {thing} have been wrong {since}',
        '{thing} counts entries twice {since}',
      ],
      texts: [
        "The total at the bottom of {thing} doesn't match the rows above it.",
        '{thing} counts some entries twice, so the sum is too high.',
        'I added up {thing} by hand and got a different result. The difference is exactly {count} entries.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button in {thing} does nothing {where}', '{button} button missing from {thing} {since}'],
      texts: [
        'I can no longer use the {button} button in {thing}.',
        'The {button} button in {thing} is no use to me any more, and I need it several times a day.',
        'In {thing}, the {button} button has stopped working properly.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', '{thing} overlaps the menu {screen}', 'Layout of {thing} broken {screen}'],
      texts: [
        'The layout of {thing} is broken {screen}: part of it is hidden, and I have no way to reach it.',
        '{thing} is hard to use {screen} because some of it lies behind the menu.',
        'I have to zoom out to {percent} to see all of {thing} {screen}.',
      ],
    },
    {
      urgency: 3,
      heads: ['{since}, the app crashes when I {act}', 'Page freezes when I {act} {where}'],
      frame: 'severe',
      texts: [
        'Everything freezes when I {act}, and I have to start again.',
        'As soon as I {act}, the window closes without any message.',
        'It crashes about {count} times out of ten when I {act}.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} have not been saved {since}', 'Lost my work in {thing} {where}'],
      frame: 'severe',
      texts: [
        'I lost {count} hours of work because {thing} did not save my changes.',
        '{thing} tells me that my changes are saved, but they are gone after a reload.',
        "Saving doesn't work in {thing}: whatever I enter is lost when I leave the page.",
      ],
    },
  ],
  frames: {
    bug: ['{problem} {steps} {wish}', '{problem} {steps} {impact}', '{problem} {impact} {wish}'],
  },
  rules: {
    steps: [
      'To see it, open the page, set the period to last month, and press Apply.',
      'It happens every time, with {count} different accounts.',
      'Steps: select more than {dozens} entries, go to page two, and come back.',
      'It happens about once in {count} attempts.',
      'A screenshot is attached; I marked the wrong part in red.',
      'I see it in {browser} on {device}.',
      'It started without any change on our side; {others_here} noticed it first.',
      'It is the same on {device} and on {device}.',
      "I can send a short video if you can't reproduce it.",
      'It goes away when I reload and comes back after about {count} minutes.',
      'In {browser}, it works; in everything else, it fails.',
      'With fewer than {count} entries, the problem disappears.',
      'If I log in as {others_here}, I see the same thing.',
      'The browser console shows {count} red lines, which I have attached.',
      'It only affects entries that are more than {count} months old.',
      'Changing the language to English makes no difference.',
      'An admin account shows the same problem, so it is not a matter of permissions.',
      'I tested it with an empty project, and it happens there too.',
    ],
  },
};
