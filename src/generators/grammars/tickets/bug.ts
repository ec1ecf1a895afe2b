import type { TicketTopic } from './topic.ts';

/** What works, but not as it should. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} shows {wrong}', '{thing} shows {wrong} {where}', '{wrong} in {thing}'],
      texts: [
        'Only if I have a filter on. Without it {thing} looks right.',
        'I noticed it when I printed the page for my mother and she asked what it was.',
        "It isn't there when I open {thing} on another device, so I suppose that only the display is wrong.",
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} keeps losing {setup}', '{thing} never remembers {setup}'],
      texts: [
        'I set {setup}, close the tab, open it again, and have to start over.',
        'It lasts for a day, sometimes two.',
        'Same on every device I own, so it must be on your side.',
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong}', 'I export {thing} and get {wrong}', 'Exported file of {thing} has {wrong}'],
      texts: [
        "On the screen everything is right, in the CSV it isn't. Same in the PDF.",
        'I use the file for our club, so I now correct about {dozens} lines by hand.',
        'Found it when I tried to read the file back in and it was refused.',
      ],
    },
    {
      urgency: 3,
      heads: ['Events in {cal} shifted by an hour {since}', 'Reminders for {cal} come late {where}', 'All-day events in {cal} on the wrong day {where}'],
      texts: [
        'I turned up at the dentist an hour early. The time zone is right, on the device and in your settings.',
        "By the time it rings I'm already there, or I've already missed it. About ten minutes late, not always the same.",
        "A birthday on the 3rd shows on the 2nd. I've corrected it by hand twice and it moves back.",
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button in {thing} does nothing {where}', '{button} button in {thing} is dead {since}'],
      texts: [
        "It goes blue when I press it, and that's all.",
        'Same in all views. The keyboard shortcut for {button} still works, so I can live with it for a bit.',
        'I press {button} and nothing happens, no error either.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button missing from {thing}', 'Where is the {button} button in {thing}?'],
      texts: [
        "There's an empty square in its place. My sister still has hers.",
        "It used to be at the top right. I feel a bit silly asking, but I really can't find it.",
        'I need {button} every day, and without it {thing} is not much use to me.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', '{thing} overlaps the menu {screen}', 'Layout of {thing} broken {screen}'],
      texts: [
        "I have to guess what's in the last column. Scrolling sideways does nothing.",
        'The first two entries sit under the menu, so I can see them but not click on them.',
        'Everything sits on top of everything else. If I zoom out to {percent} it sorts itself out.',
      ],
    },
    {
      urgency: 3,
      heads: ['Crashes {since} when I {act}', 'Crashes {where} when I {act}', 'Crash on {device} when I {act}'],
      texts: [
        "It closes without a word. I've sent the crash report each time, {count} of them by now.",
        'Not always. Two times out of three, I would say.',
        'It gets as far as the spinning wheel. Then it is gone, and so is what I had typed.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} not saved {since}', 'Lost my work in {thing} {where}', '{thing} loses what I enter {where}'],
      texts: [
        "It says \"saved\" with a green tick, I reload {thing}, and everything's as it was before. I can't trust it like this.",
        "A whole evening's work, and I had nearly finished. Is there any chance you can get it back?",
        "I type, I leave the page, I come back, and it's gone. For now I write everything in a text file first and paste it in.",
      ],
    },
  ],
  frames: {
    bug: ['{problem}', '{problem} {detail}', '{problem} {ask}', '{problem} {detail} {ask}'],
  },
  rules: {},
}; // prettier-ignore
