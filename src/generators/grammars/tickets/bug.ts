import type { TicketTopic } from './topic.ts';

/** Things that work incorrectly, and what was lost because of it. */
export const bug: TicketTopic = {
  matters: [
    {
      urgency: 2,
      heads: ['{thing} suddenly shows {wrong} {where}', '{thing} has been showing {wrong} {since}'],
      texts: [
        'Only if I have a filter on. Without it {thing} looks right.',
        'I only noticed when I printed it for a meeting and they started asking questions.',
        "It's fine when I open {thing} on another device, so I suppose that only the display is wrong.",
        'I nearly sent it to a client like that.',
        'It comes and goes. I have seen it four times this week.',
        'For me only. My colleagues look at the same thing and see it as it should be.',
        'If I reload, it is right for a minute or so.',
        'I have made a picture of it, in case you do not believe me.',
        'It began small and has become worse.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} forgets {setup} {where}', '{thing} has not kept {setup} {since}'],
      texts: [
        'I set {setup}, leave the page, come back, and have to start over.',
        'Same on every device I own, so it must be on your side.',
        'It lasts for a day, sometimes two.',
        'I have set it for the sixth time now.',
        'It keeps what I had a year ago, and nothing newer.',
        'As long as the page is open it stays. The next morning it is as it was.',
      ],
    },
    {
      urgency: 2,
      heads: ['Export of {list} has had {wrong} {since}', 'I exported {list} {where} and got {wrong}', '{wrong} when I print {list} {where}'],
      texts: [
        "On the screen everything is right, in the file it isn't.",
        'I use the file for our newsletter, so I now correct about {dozens} lines by hand.',
        'The preview was right. I only saw it once it was on paper.',
      ],
    },
    {
      urgency: 3,
      heads: ['Events in {cal} shifted by an hour {since}', 'Reminders for {cal} come late {where}', 'All-day events in {cal} on the wrong day {where}'],
      texts: [
        'I turned up an hour early and nobody was there. The time zone is right, on the device and in your settings.',
        "By the time one comes I'm already there, or I've already missed it. About ten minutes late, not always the same.",
        "What belongs on the 3rd shows on the 2nd. I've corrected it by hand twice and it moves back.",
      ],
    },
    {
      urgency: 2,
      heads: ['Repeating events in {cal} doubled {since}'],
      texts: ['Each of them twice, same title, same time. If I delete one, both go.', 'I counted: every second one is a copy.', 'My week looks twice as full as it is. How do I get rid of them all at once?'],
    },
    {
      urgency: 4,
      frame: 'plain',
      heads: ['Private events in {cal} visible to others {where}'],
      texts: ['They have the little lock on them, and a colleague read one out to me. What else can people see?'],
    },
    {
      urgency: 2,
      heads: ['{button} button in {list} does nothing {where}', '{button} button in {list} has been dead {since}'],
      texts: [
        "It goes blue when I press it, and that's all.",
        'Same in all views. The keyboard shortcut for {button} still works, so I can live with it for a bit.',
        'I press it, and nothing moves. A colleague has the same.',
        'It worked in the morning. The menu with the same entry works, only the button does not.',
        'It needs ten clicks until one of them counts.',
        'Nothing at all, and no message either. I tried it with an empty list, too.',
        'It stays pressed and never comes up again.',
        'I use it all day. Is there another way to do the same?',
        'Only in long lists. With a handful of entries it does what it should.',
        'It went dead while I was using it, from one minute to the next.',
      ],
    },
    {
      urgency: 2,
      frame: 'plain',
      heads: ['{button} button missing from {list} {since}', 'Where is the {button} button in {list} {where}?'],
      texts: [
        "There's an empty square in its place. My colleague still has hers.",
        "It used to be at the top right. I feel a bit silly asking, but I really can't find it.",
        'My colleague sees it, I do not. We have the same rights.',
        'Your help page has a picture of it. On mine there is nothing in that place.',
        'It comes back when I make the window wider, and goes again when I scroll.',
        'Have you moved it? I do that ten times a day.',
      ],
    },
    {
      urgency: 1,
      heads: ['{thing} is cut off {screen}', 'Layout of {thing} broken {screen}'],
      texts: [
        "I have to guess what's in the last column. Scrolling sideways does nothing.",
        'Everything sits on top of everything else. A smaller font helps, but not much.',
        'The first two entries sit under the menu, so I can see them but not click on them.',
      ],
    },
    {
      urgency: 1,
      heads: ['Reminders from {cal} for things long past {where}'],
      texts: ['They go grey, as they should, and the next day I am told again.', 'Three years old, some of them. I had forgotten these people.', 'I was reminded of my own wedding, twice.'],
    },
    {
      urgency: 3,
      heads: ['Crashes when I {daily}, but only {since}', 'Crash on {device} when I {daily}', 'App closes on {device} when I {daily}'],
      texts: [
        "It closes without a word. I've sent the crash report each time, {count} of them by now.",
        'Not always. Two times out of three, I would say.',
        'It gets as far as the spinning wheel, and then the whole app is gone.',
      ],
    },
    {
      urgency: 4,
      frame: 'plain',
      heads: ['Changes to {list} not saved {since}', 'Lost my work in {list} {where}', '{list} loses what I enter {where}'],
      texts: [
        "It says \"saved\" with a green tick, I reload {list}, and everything's as it was before. I can't trust it like this.",
        "A whole afternoon's work, and I had nearly finished. Is there any chance you can get it back?",
        "I type, I leave the page, I come back, and it's gone. For now I write everything in a text file first and paste it in.",
      ],
    },
    {
      urgency: 4,
      frame: 'plain',
      heads: ['Entries missing from {list} {since}', '{dozens} entries gone from {list} {since}', 'Half of {names} is gone {where}', '{list} has been empty {since}'],
      texts: [
        'Not all of them, and that is the strange part: only those I typed in myself. What was imported is still there.',
        "I did not delete them, and the bin is empty. Please tell me there's a backup.",
        'Everything from A to M is there. From N onwards, nothing.',
        'I opened {list} and there was nothing in it, after all that work. Please look at it before the next backup runs.',
        "My business partner still sees them on her tablet, which we have now switched off. What do we do?",
      ],
    },
    {
      urgency: 2,
      heads: ["Attachments in {list} won't open {where}"],
      texts: ['They download, and then I am told that the file is damaged. The same file from my mailbox is fine.'],
    },
    {
      urgency: 2,
      heads: ['No sound for reminders from {cal} {where}'],
      texts: ['They are switched on wherever I looked. The little number goes up, and that is all.'],
    },
    {
      urgency: 2,
      heads: ['Signed out {where} whenever I {daily}'],
      texts: ["I've ticked \"stay signed in\" so often that I dream of it.", 'It wants my password, and what I have just entered is gone.'],
    },
    {
      urgency: 2,
      heads: ['Search in {list} finds nothing {where}'],
      texts: ['Not even words that are right there on the screen.', 'It finds a word if I type all of it. With half of it there is nothing.', 'If I look for a name, I get an empty page, and I know that it is in there.', 'It turns for a while and then says "no results" for anything.'],
    },
  ],
  frames: {
    bug: ['{problem}', '{problem} {detail}', '{problem} {tried}'],
  },
  rules: {},
}; // oxfmt-ignore
