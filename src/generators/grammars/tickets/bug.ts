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
        'I opened {thing} as I do every day, and found {wrong}.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} has kept losing {setup} {since}'],
      frame: 'screen',
      texts: [
        'Every time I reload {thing} or come back to it, I lose {setup}.',
        'I have to restore {setup} in {thing} by hand every single time.',
        "{thing} doesn't remember {setup} for longer than one session.",
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong} {since}', 'Exported file of {thing} has {wrong} {since}'],
      texts: [
        'When I export {thing}, the file contains {wrong}. On screen, everything looks right.',
        'I opened the exported file of {thing} in two programs, and both show {wrong}.',
        'I keep the export of {thing} as a backup, and now it contains {wrong}.',
      ],
    },
    {
      urgency: 3,
      heads: [
        'Totals in {sheet} are wrong {where} {since}',
        'Wrong totals in {sheet} {where} {since}',
        '{sheet} counts entries twice {where} {since}',
      ],
      texts: [
        "The total at the bottom of {sheet} doesn't match the rows above it.",
        '{sheet} counts some entries twice, so the sum is too high.',
        'I added up {sheet} by hand and got a different result. The difference is exactly {count} entries.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button in {thing} does nothing {where}', '{button} button missing from {thing} {since}'],
      frame: 'screen',
      texts: [
        'I can no longer use the {button} button in {thing}, whatever I do.',
        'The {button} button in {thing} is no use to me any more, and I need it all the time.',
        'In {thing}, the {button} button has stopped working properly.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', '{thing} overlaps the menu {screen}', 'Layout of {thing} broken {screen}'],
      frame: 'screen',
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
        'As soon as I try to {act}, the window closes without any message.',
        'It crashes more often than not when I {act}, on any device.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} have not been saved {since}', 'Lost my work in {thing} {where}'],
      frame: 'severe',
      texts: [
        'I lost a lot of work because {thing} did not save my changes.',
        '{thing} tells me that my changes are saved, but they are gone after a reload.',
        "Saving doesn't work in {thing}: whatever I enter is lost when I leave the page.",
      ],
    },
  ],
  frames: {
    bug: [
      '{problem} {steps} {wish}',
      '{problem} {steps} {bye}',
      '{hello} {problem} {impact}',
      '{problem} {impact} {wish}',
    ],
    screen: [
      '{problem} {look} {wish}',
      '{problem} {look} {bye}',
      '{hello} {problem} {look}',
      '{problem} {impact} {wish}',
    ],
  },
  rules: {
    steps: [
      'To see it, open the page, set the period to last month, and press Apply.',
      'It happens every time, whichever account I use.',
      'Steps: select more than {dozens} entries, go to page two, and come back.',
      'I can reproduce it with a second account that I made.',
      'A screenshot is attached; I marked the wrong part in red.',
      'It makes no difference which list or folder I choose.',
      'It started without any change on my side.',
      "I can send a short video if you can't reproduce it.",
      "Waiting doesn't help; an hour later, it was still the same.",
      'It comes and goes, but never for longer than an hour.',
      'With fewer than {count} entries, the problem disappears.',
      'The older the entry, the more likely it is to happen.',
      'The browser console shows some red lines, which I have attached.',
      'Changing the language to English makes no difference.',
      'I made a new account to test it, and it has the same problem.',
      'It is the same on every device that I have at home.',
    ],
    look: [
      'I attached a picture with the spot marked.',
      'I could show you on a shared screen what I mean.',
      'It used to be fine, so I suppose that something has changed.',
      'Zooming in and out makes no difference at all.',
      'Signing out and back in helps for a few minutes.',
      'Changing the theme and the font size did not help.',
      'It looks the same in all languages that I tried.',
      'I found no setting that would change it.',
      'I attached what the browser console shows.',
      'I switched off all extensions, and it is still the same.',
      'It is no different in a new account.',
      'All the other pages look as they should.',
      'It is not a big thing, but it gets in the way all day.',
    ],
  },
};
