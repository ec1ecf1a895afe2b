import type { TicketTopic } from './topic.ts';

/** What works, but not as it should. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} shows {wrong}', '{thing} shows {wrong} {where}', '{wrong} in {thing}'],
      texts: [
        'Only when a filter is set.',
        'It was fine last week.',
        'I get {wrong} in every view.',
        'I found no setting for it.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} keeps losing {setup}'],
      frame: 'small',
      texts: [
        'After each reload I start over.',
        'It never lasts longer than a session.',
        'I set {setup}, come back later, and all is as before.',
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {thing} contains {wrong}', '{wrong} when I export {thing}'],
      texts: [
        'On screen all is right.',
        'I exported {thing} {count} times, same result.',
        'Both the CSV and the PDF.',
      ],
    },
    {
      urgency: 3,
      heads: ['Events in {cal} shifted by an hour {since}', 'Reminders for {cal} come late {where}', 'All-day events in {cal} on the wrong day {where}'],
      frame: 'times',
      texts: [
        'All of them, even the old ones.',
        'I nearly missed an appointment.',
        'Old events are right, new ones are not.',
        'I moved them by hand, and they moved back.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button in {thing} does nothing {where}', '{button} button in {thing} is dead'],
      texts: [
        'I press {button} and nothing happens.',
        'It turns blue, then nothing.',
        'However often I press {button}, no reaction.',
      ],
    },
    {
      urgency: 2,
      heads: ['{button} button missing from {thing}', 'Where is the {button} button in {thing}?'],
      texts: [
        '{someone} still has it, I do not.',
        'It used to be top right.',
        'Did you move it somewhere?',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', '{thing} overlaps the menu {screen}', 'Layout of {thing} broken {screen}'],
      frame: 'small',
      texts: [
        'The right edge is out of reach.',
        'I cannot get at the first entries.',
        'To see all of it, I zoom out to {percent}.',
      ],
    },
    {
      urgency: 3,
      heads: ['Crashes {since} when I {act}', 'Crashes {where} when I {act}', 'Crash on {device} when I {act}'],
      frame: 'crash',
      texts: [
        'The app closes by itself.',
        'No message, it is just gone.',
        'Not every time, but often.',
        'The app quits whenever I {act}.',
      ],
    },
    {
      urgency: 4,
      heads: ['Changes to {thing} not saved {since}', 'Lost my work in {thing} {where}', '{thing} loses what I enter {where}'],
      frame: 'unsaved',
      texts: [
        'It says "saved", but after a reload all is as before.',
        'It was an evening of work.',
        'Whatever I enter is gone when I leave the page.',
        'I change {thing}, reload, and the change is gone.',
      ],
    },
  ],
  frames: {
    bug: ['{problem}', '{problem} {steps}', '{problem} {ask}', '{problem} {steps} {ask}'],
    crash: ['{problem}', '{problem} {crashed}', '{problem} {crashed} {ask}'],
    times: ['{problem}', '{problem} {hours}'],
    small: ['{problem}', '{problem} {look}'],
    unsaved: ['{problem}', '{problem} {loss}'],
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
