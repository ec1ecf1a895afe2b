import type { TicketTopic } from './topic.ts';

/** The ticket topic of technical problems: with signing in, pages, e-mails. */
export const technical: TicketTopic = {
  matters: [
    {
      urgency: 4,
      frame: 'plain',
      heads: ["Can't {login} {where}", "I haven't been able to {login} {where}", 'Unable to {enter} {where}'],
      texts: [
        'It just says "something went wrong" and puts me back on the first page.',
        'I get the spinning circle for about a minute and then a blank page. All our appointments are in there.',
        'Every attempt to {enter} ends with "please try again later", and later is no better.',
        'I have a client at nine tomorrow, and the address is in there.',
        'I have changed nothing on my side. What has changed on yours?',
        'I have tried it on two networks and with two browsers.',
        'It lets me in for a second and throws me out again.',
        'I am told that there is no such account. There is, and all my lists are in it.',
        'It asks for a code, takes the code, and asks for it again.',
      ],
    },
    {
      urgency: 4,
      frame: 'plain',
      heads: ['Password reset link to my {address} address not accepted {where}', 'Account locked {where} after {count} wrong passwords', "Lost my phone, now I can't {login} {where}"],
      texts: [
        'The email comes, I click on it, and the link has "already been used". Not by me it hasn\'t.',
        'My own fault, I know. But it says "try again in 24 hours", and I have waited 24 hours.',
        'It wants a code from that phone. I still have the recovery email and can prove who I am in any way you like.',
        'The link opens a page that asks for the password that I do not have.',
        'It was my son, not me. How do I get in again?',
        'The new phone is here, and the code still goes to the old one.',
        'By the time the email is here, the link has run out.',
        'I know the right one now, and the page does not even let me type it.',
        'I have the printed backup codes, but I do not see where to enter one.',
      ],
    },
    {
      urgency: 3,
      heads: ['{thing} times out {where}', "I haven't been able to reach {thing} {since}"],
      texts: [
        'Everything else opens. {thing} just sits there and never comes up.',
        'Is there an outage I haven\'t heard of? Your status page is all green, but what I get is error {code}.',
        'I need one thing out of {thing} for an appointment tomorrow. Is there any other way to get at it?',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {daily} {where}", 'Unable to {daily} {since}', 'No way to {rare} {where}?'],
      texts: [
        'The button goes grey as soon as I touch it and stays that way.',
        "I've looked in every menu I can find. Has it moved, or is it gone?",
        'I {daily}, it looks as if it had worked, and a minute later everything is as before. No error or anything.',
      ],
    },
    {
      urgency: 2,
      heads: ["Why can't I {daily} {where} any more?", 'Can no longer {rare} {where}'],
      texts: [
        "You changed something with the last update and didn't tell anyone. Please change it back.",
        "The entry has vanished from the menu, there's a gap where it used to be.",
        "It worked the last time I tried. Do I have to pay extra for it now?",
      ],
    },
    {
      urgency: 2,
      heads: ['Error {code} {where} when I {rare}', 'Error {code} {where} when I try to {daily}'],
      texts: [
        'Just the number, nothing else. What does {code} mean and what can I do about it?',
        'It happens about one time in {count}, and I see no pattern.',
        'I waited an hour and tried again, then on another network. Always {code}.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", '{thing} closes by itself {where}'],
      texts: [
        'I see the menu and nothing but grey where {thing} should be.',
        'It opens and closes again before I can read a word.',
        'White page. No error, no wheel, just white.',
      ],
    },
    {
      urgency: 2,
      heads: ['{list} is very slow {where}', '{thing} takes ages to open {where}'],
      texts: [
        "Typing is a second or two behind. By the time a letter shows up I'm three words further on.",
        'A good {dozens} seconds, I timed it.',
        'It stutters when I scroll. I have {dozens} or so entries in {list}, which can\'t be too many.',
      ],
    },
    {
      urgency: 2,
      heads: ["{list} doesn't sync {where}"],
      texts: [
        'What I enter there stays there. The other way round it works, with an hour or so of delay.',
        'Two devices, two versions of {list}, and I no longer know which one is right. Can I tell it which one to keep?',
      ],
    },
    {
      urgency: 2,
      frame: 'plain',
      heads: ['{mail} emails have not reached my {address} address {since}'],
      texts: [
        'Everything else you send gets through. There is nothing in spam, and my provider says that nothing was rejected.',
        'Your site says they were sent. Maybe so, but they did not arrive.',
      ],
    },
    {
      urgency: 2,
      heads: ['Import of {dozens} contacts into {names} stops halfway {where}'],
      texts: ["It doesn't say which line it doesn't like. I've tried it with commas and with semicolons."],
    },
    {
      urgency: 2,
      heads: ['Invitation to {cal} cannot be accepted {where}'],
      texts: ['I press "Accept", have to sign in, and am asked to accept again. By now I have been invited three times.'],
    },
    {
      urgency: 3,
      heads: ['{cal} has lost its connection {since}'],
      texts: ['It asks for permission, I give it, and it asks again.', 'The page says "connected", but the last entry that came over is a week old.'],
    },
  ],
  frames: {
    technical: ['{problem}', '{problem} {tried}', '{problem} {tried} {detail}', '{problem} {detail} {tried}'],
    plain: ['{problem}'],
  },
  rules: {
    // Further sentences about anything that fails, and `detail` about the version of the app.
    tried: [
      'Screenshot attached.', 'Signed out and in again, no change.', 'Restarting does nothing.', "I can't be the only one.", 'I can send logs.',
      "I've looked through the help pages and found nothing.", 'It works for a colleague.', 'Is this a known problem?', 'Is it just me?', 'I can record a video if that helps.',
    ],
    detail: ['App version {version}.', 'I am on {version}.', 'Updated to {version}, same thing.', 'Version {version}.', '{version} if that helps.'],
  },
}; // oxfmt-ignore
