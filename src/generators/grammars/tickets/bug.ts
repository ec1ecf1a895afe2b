import type { TicketTopic } from './topic.ts';

/** What works, but not as it should. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} has shown {wrong} {since}', '{thing} shows {wrong} {where}', '{wrong} in {thing}'],
      texts: [
        '{thing} shows {wrong} as soon as I set a filter.',
        'Since when does {thing} show {wrong}? I found no setting for it.',
        'Opened {thing} {where} and found {wrong}.',
        'I get {wrong} in {thing}, in every view.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} has been losing {setup} {since}'],
      frame: 'small',
      texts: [
        'I have to set {setup} again after each reload.',
        "{thing} doesn't keep {setup} for longer than a session.",
        'I set {setup}, come back later, and {thing} has reset it.',
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong}', 'Exports of {thing} have had {wrong} {since}'],
      texts: [
        'On screen all is right, but the exported file contains {wrong}.',
        'I exported {thing} {count} times: {wrong} each time.',
        'Both CSV and PDF of {thing} come with {wrong}.',
      ],
    },
    {
      urgency: 3,
      heads: ['Totals in {sheet} wrong {since}', 'Wrong totals in {sheet} {where}', '{sheet} has added up wrongly {since}'],
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
      heads: ['{button} button in {thing} does nothing {where}', '{button} button in {thing} dead {since}'],
      texts: [
        'I press {button} in {thing} and nothing happens.',
        'The {button} button in {thing} turns blue, then nothing.',
        '{button} does not react in {thing}, neither to mouse nor to keyboard.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button missing from {thing} {since}', 'Where is the {button} button in {thing}?'],
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
        'Roughly {percent} of the time it crashes when I {act}.',
        'The app quits on {device} whenever I {act}.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} not saved {since}', 'Lost my work in {thing} {where}', '{thing} loses what I enter {where}'],
      frame: 'unsaved',
      texts: [
        '{thing} did not save my changes, {count} hours of work.',
        'It says "saved", but after a reload {thing} is as before.',
        'Whatever I enter in {thing} is gone when I leave the page.',
        'My edits to {thing} {where} never arrive.',
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
      'I marked it in red on the screenshot.', 'Same with a second account.', 'I can send a video.',
      'The browser console shows red lines.', 'An hour later, same thing.', 'Changing the language does nothing.',
      'I tried it on {device} too.', 'It was right before.', 'Nothing has changed on my side.',
      'I hope that helps.', 'Log attached.', 'I cleared the cache first.', 'My sister has it, too.', 'I noticed it by chance.',
      'Restarting changes nothing.', 'Only I see it, it seems.', 'The app is up to date.', 'My brother can reproduce it.', 'Other pages are fine.',
      'Incognito mode, no difference.', 'Easy to reproduce, just try it.', 'Please see the attached file.',
      'It makes no sense to me.', 'I have seen this before.', 'Removing all filters does not help.',
    ],
    figures: [
      'I need the figures for my tax return.', 'I checked with a calculator.', 'My bank statement agrees with me.',
      'Two columns are affected, not all.', 'Deleting and re-entering a row fixes that row.', 'Currency is set correctly.',
      'It is only cents, but still.', 'I attached both versions.', 'We split costs by this, so it matters.',
      'The chart next to it is right.',
    ],
    look: [
      'A picture is attached.', 'Not a big thing, but a daily one.', 'It used to be fine.', 'Same in every language.',
      'Other pages look fine.', 'I could not find a setting.', 'Signing out does not help.',
      'A new account has it too.', 'I can live with it for a while.', 'It has been like that for weeks.',
      'I am on the latest version.', 'Two friends see the same.',
    ],
    loss: [
      'Can it be recovered?', 'I now copy everything to a text file first.', 'I cannot work like this.',
      'No warning, nothing.', 'Autosave is on.', 'My connection did not drop.', 'It has cost me an evening.',
      'Offline mode is off.', 'I had {dozens} new entries in there.', 'It happens on {device} as well.',
    ],
  },
}; // prettier-ignore
