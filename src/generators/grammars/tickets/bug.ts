import type { TicketTopic } from './topic.ts';

/** What works, but not as it should. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} shows {wrong}', '{thing} shows {wrong} {where}', '{wrong} in {thing}'],
      texts: [
        '{thing} shows {wrong} as soon as I set a filter.',
        'Since when does {thing} show {wrong}? I found no setting for it.',
        'Opened {thing} {where} and found {wrong}.',
        'I get {wrong} in {thing}, in every view.',
        'Look at {thing}: {wrong} all over it.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} keeps losing {setup}'],
      frame: 'small',
      texts: [
        'I have to set {setup} again after each reload.',
        "{thing} doesn't keep {setup} for longer than a session.",
        'I set {setup}, come back later, and {thing} has reset it.',
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong}', '{wrong} when I export {thing}'],
      texts: [
        'On screen all is right, but the exported file contains {wrong}.',
        'I exported {thing} {count} times: {wrong} each time.',
        'Both CSV and PDF of {thing} come with {wrong}.',
      ],
    },
    {
      urgency: 3,
      heads: ['Totals in {sheet} wrong {since}', 'Wrong totals in {sheet} {where}', '{sheet} adds up wrongly {where}'],
      frame: 'sums',
      texts: [
        "The total of {sheet} doesn't match its rows.",
        'By hand I get a different sum than {sheet}, by {count} entries.',
        '{sheet} rounds up where it should not.',
        'In {sheet}, last month is right and this month is not.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button in {thing} does nothing {where}', '{button} button in {thing} is dead'],
      texts: [
        'I press {button} in {thing} and nothing happens.',
        'The {button} button in {thing} turns blue, then nothing.',
        '{button} does not react in {thing}, neither to mouse nor to keyboard.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button missing from {thing}', 'Where is the {button} button in {thing}?'],
      texts: [
        'There is no {button} button in {thing} any more.',
        'I cannot find {button} in {thing}. It used to be top right.',
        '{someone} still has the {button} button in {thing}, I do not.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', '{thing} overlaps the menu {screen}', 'Layout of {thing} broken {screen}'],
      frame: 'small',
      texts: [
        'The right edge of {thing} is out of reach {screen}.',
        'Part of {thing} lies under the menu {screen}.',
        'To see all of {thing} {screen}, I zoom out to {percent}.',
      ],
    },
    {
      urgency: 3,
      heads: ['{since}, the app crashes when I {act}', 'Crashes {where} when I {act}', 'Crash on {device} when I {act}'],
      texts: [
        'The app gives up when I {act}.',
        'I {act}, the window closes, no message.',
        'Not every time, but often, it crashes when I {act}.',
        'The app quits on {device} whenever I {act}.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} not saved {since}', 'Lost my work in {thing} {where}', '{thing} loses what I enter {where}'],
      frame: 'unsaved',
      texts: [
        '{thing} did not save my changes, an evening of work.',
        'It says "saved", but after a reload {thing} is as before.',
        'Whatever I enter in {thing} is gone when I leave the page.',
        'I change {thing} {where}, reload, and the change is gone.',
      ],
    },
  ],
  frames: {
    bug: ['{problem} {steps}', '{problem} {steps} {bye}', '{hello} {problem} {steps}', '{problem} {steps} {ask}'],
    sums: ['{problem} {steps}', '{problem} {figures} {bye}', '{hello} {problem} {figures}', '{problem} {figures}'],
    small: ['{problem}', '{problem} {look}', '{problem} {look} {bye}', '{hello} {problem}', '{hello} {problem} {look}'],
    unsaved: ['{problem} {loss}', '{problem} {loss} {bye}', '{problem} {loss} {ask}'],
  },
  rules: {
    steps: [
      'Screenshot attached.', 'Same with a second account.', 'I can send a video.',
      'The browser console shows red lines.', 
      'I tried it on {device} too.', 'I am on {version}.', 'Still there in {version}.',
      'Log attached.', 'I cleared the cache first.', 'My sister has it, too.',
      'Restarting changes nothing.', 'App version {version}.', 'My brother can reproduce it.', 'Other pages are fine.',
      'Incognito mode, no difference.', 'Easy to reproduce.', 'Please see the attached file.',
      'First seen in {version}.',
    ],
    figures: [
      'I need the figures for my tax return.', 'I checked with a calculator.', 'My bank statement agrees with me.',
      'Two columns are affected, not all.', 'Deleting and re-entering a row fixes that row.', 'Currency is set correctly.',
      'It is only cents, but still.', 'I attached both versions.', 'We split costs by this, so it matters.',
      'The chart next to it is right.',
    ],
    look: [
      'A picture is attached.', 'Not a big thing, but a daily one.', 'Same in every language.',
      'Other pages look fine.', 'I could not find a setting.', 'Signing out does not help.',
      'A new account has it too.', 'I can live with it for a while.', 
      'This is {version}.', 'Two friends see the same.',
    ],
    loss: [
      'Can it be recovered?', 'I now copy everything to a text file first.', 'I cannot work like this.',
      'No warning, nothing.', 'Autosave is on.', 'My connection did not drop.', 
      'Offline mode is off.', 'I had {dozens} new entries in there.', 'It happens on {device} as well.',
    ],
  },
}; // prettier-ignore
