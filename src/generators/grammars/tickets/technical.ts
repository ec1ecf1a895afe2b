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
        'It gets to about a third, stops, and tells me to check my connection. My connection is fine.',
        'Late in the evening it works. At any normal hour I can forget it.',
        'Error {code}, and a picture of a sad cloud. That is all I know.',
        'I left it open over lunch. It was still turning when I came back.',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {daily} {where}", 'Unable to {daily} {since}', 'No way to {rare} {where}?'],
      texts: [
        'The button goes grey as soon as I touch it and stays that way.',
        'I {daily}, it looks as if it had worked, and a minute later everything is as before. No error or anything.',
        "I've looked in every menu I can find. Has it moved, or is it gone?",
        'Nothing happens at all, not even an error. As if I had not pressed anything.',
        'It worked for years without my giving it a thought. What have you done?',
        'Your help page explains it in four steps. I get as far as the second.',
        'I get a small red line at the bottom that is gone before I can read it.',
        'One time in {count} it works. I have not found out why that one.',
        'I know I have done it before, but I cannot find it any more for the life of me.',
      ],
    },
    {
      urgency: 2,
      heads: ["Why can't I {daily} {where} any more?", 'Can no longer {rare} {where}'],
      texts: [
        "You changed something with the last update and didn't tell anyone. Please change it back.",
        "The entry has vanished from the menu, there's a gap where it used to be.",
        'It worked the last time I tried. Do I have to pay extra for it now?',
        'Was it taken out, or do I have to switch it on somewhere?',
        'I am told that I lack the rights. I am the only person on this account.',
        'There is a new screen in between that I do not understand.',
        'I keep getting a tour of the new features, and at the end of it I am back where I was.',
        'It used to be two clicks. Now I do not get there at all.',
        'A window opens, and everything in it is grey.',
      ],
    },
    {
      urgency: 2,
      heads: ['Error {code} {where} when I {rare}', 'Error {code} {where} when I try to {daily}'],
      texts: [
        'Just the number, nothing else. What does {code} mean and what can I do about it?',
        'It happens about one time in {count}, and I see no pattern.',
        'I waited an hour and tried again, then on another network. Always {code}.',
        'I looked it up, and it seems to be something on your side.',
        'I need this to work before the end of the week. Is somebody on it?',
        'If I press "Try again", I get {code} again, only faster.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", '{thing} closes by itself {where}'],
      texts: [
        'I see the menu and nothing but grey where {thing} should be.',
        'It opens and closes again before I can read a word.',
        'White page. No error, no wheel, just white.',
        'I get my name at the top, and below it nothing.',
        'As soon as I touch the screen, it is gone.',
        'The old version of the page comes up for a second, and then nothing any more.',
        'There is a message, but it goes away before I get to the end of it.',
      ],
    },
    {
      urgency: 2,
      heads: ['{list} is very slow {where}', '{thing} takes ages to open {where}'],
      texts: [
        "Typing is a second or two behind. By the time a letter shows up I'm three words further on.",
        'A good {dozens} seconds, I timed it.',
        'If I tick something off, the tick comes after a while, and sometimes twice.',
        'Time enough to make a coffee. It was quick until not so long ago.',
        'It stutters when I scroll. I have {dozens} or so entries in {list}, which can\'t be too many.',
      ],
    },
    {
      urgency: 2,
      heads: ["{list} doesn't sync {where}"],
      texts: [
        'What I enter there stays there. The other way round it works, with an hour or so of delay.',
        'It says "all changes synced", and they are not.',
        'The last change that came over is four days old. Everything newer is only there.',
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
        'I have added you to my contacts and looked in every folder there is.',
        'The address is right, since this is where I get your newsletter.',
      ],
    },
    {
      urgency: 2,
      heads: ['Import of {dozens} contacts into {names} stops halfway {where}'],
      texts: [
        "It doesn't say which line it doesn't like. I've tried it with commas and with semicolons.",
        'The first thirteen come in, and then it sits there. Always the same thirteen.',
        'Perhaps it is the accents? The list comes straight out of your own export.',
      ],
    },
    {
      urgency: 2,
      heads: ['Invitation to {cal} cannot be accepted {where}'],
      texts: [
        'I press "Accept", have to sign in, and am asked to accept again. By now I have been invited three times.',
        'It says that the invitation is for somebody else. It has my name on it.',
        'The page thanks me for accepting, and that is the last I see of it.',
      ],
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
      'I have emptied the cache.', 'Same thing after a restart.', 'Please tell me what else you need to know.', 'I have the latest update.', 'Not urgent, but annoying.',
      'Is anybody else writing to you about this?', 'I attach a picture.', 'Can you see anything on your side?', 'A quick answer would be nice.', 'What can I try?',
      'I have installed it again from scratch.', 'You may look into my account if you have to.', 'My sister has the same.', 'I hope you can help.',
    ],
    detail: ['App version {version}.', 'I am on {version}.', 'Updated to {version}, same thing.', 'Version {version}.', '{version} if that helps.'],
  },
}; // oxfmt-ignore
