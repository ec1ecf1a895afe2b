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
        'Please look at {thing}. I see {wrong}.',
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
      heads: ['Events in {cal} shifted by an hour {since}', 'Reminders for {cal} come late {where}', 'All-day events in {cal} on the wrong day {where}'],
      frame: 'times',
      texts: [
        'Everything in {cal} is an hour off.',
        'I moved the events in {cal} by hand, and they moved back.',
        'In {cal}, old events are right and new ones are not.',
        'I nearly missed an appointment from {cal}.',
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
      frame: 'crash',
      texts: [
        'The app closes by itself when I {act}.',
        'I {act}, the window closes, no message.',
        'Not every time, but often, it crashes when I {act}.',
        'The app quits whenever I {act}.',
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
    crash: ['{problem}', '{problem} {crashed}', '{hello} {problem} {crashed}', '{problem} {crashed} {bye}', '{problem} {crashed} {ask}'],
    times: ['{problem}', '{problem} {hours} {bye}', '{hello} {problem} {hours}', '{problem} {hours}'],
    small: ['{problem}', '{problem} {look}', '{problem} {look} {bye}', '{hello} {problem}', '{hello} {problem} {look}'],
    unsaved: ['{problem} {loss}', '{problem} {loss} {bye}', '{problem} {loss} {ask}'],
  },
  rules: {
    steps: [
      'Screenshot attached.', 'Same with a second account.', 'I can send a video.',
       
      'I tried a second device too.', 'I am on {version}.', 'Still there in {version}.',
      'Log attached.', 'I cleared the cache first.', 'My sister has it, too.',
      'Restarting changes nothing.', 'App version {version}.', 'My brother can reproduce it.', 'Other pages are fine.',
      'Easy to reproduce.', 'Please see the attached file.',
      'First seen in {version}.',
    ],
    hours: [
      'My time zone is set correctly.', 'My partner sees the right time.', 'Other calendars are fine.',
      'Screenshot attached.', 'The clock of the device is right.', 'Deleting and adding them again helps for a day.',
      'The invitations had the right time.', 'I have not changed any setting.', 'I am on {version}.',
      'It looks like a time zone problem.', 'Two of us missed a meeting.',
    ],
    crashed: [
      'The crash report was sent.', 'Reinstalling did not help.', 'It is version {version}.', 'Nothing else crashes.',
      'Same with a second account.', 'I have lost entries that way.', 'Log attached.', 'Restarting changes nothing.',
      'It still does so in {version}.', 'There is plenty of free memory.', 'I can send a video.',
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
      'Offline mode is off.', 'I had {dozens} new entries in there.', 
    ],
  },
}; // prettier-ignore
