import { REPLY } from './topic.ts';
import type { TicketTopic } from './topic.ts';

/** What does not work: access, pages that fail, data that is gone, emails that do not come. */
export const technical: TicketTopic = {
  matters: [
    {
      urgency: 4,
      frame: 'access',
      heads: ["Can't {enter} {where}", "I haven't been able to {enter} {since}", 'Unable to {enter} {where}'],
      texts: [
        'It just says "something went wrong" and puts me back on the first page. I\'ve tried a private window, nothing.',
        'I get the spinning circle for about a minute and then a blank page. All our appointments are in there.',
        'It worked fine until now. Every attempt to {enter} ends with "please try again later", and later is no better.',
        'The whole family uses my account, so nobody can see the calendar until I get back in.',
      ],
    },
    {
      urgency: 4,
      frame: 'access',
      heads: ['Locked out: cannot {enter} {where}', 'No access {since}: I can no longer {enter}'],
      texts: [
        '"Too many attempts, try again in 24 hours." I waited 24 hours. Same message.',
        'The reset email comes, I click on it, and the link has "already been used". Not by me it hasn\'t.',
        'I got it wrong {count} times and then it closed the account. I only want back in.',
        'It asks for a code from a phone I no longer have. I still have the recovery email and can prove who I am in any way you like.',
      ],
    },
    {
      urgency: 4,
      heads: ['{thing} is down {where}', '{thing} has been down {since}', '{thing} is not reachable {where}'],
      texts: [
        'Everything else opens. {thing} just sits there until it times out.',
        'Is there an outage I haven\'t heard of? Your status page is all green, but what I get is error {code}.',
        'I need one thing out of {thing} for an appointment tomorrow. Is there any other way to get at it?',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {act} {where}", 'Unable to {act} {since}', 'No way to {act} {where}?'],
      texts: [
        'The button goes grey as soon as I touch it and stays that way.',
        "I must have done it a hundred times before. Now when I try to {act}, the wheel turns and turns and I end up on a blank page.",
        "I've looked in every menu I can find. Has it moved, or is it gone?",
        'I {act}, it looks as if it had worked, and a minute later everything is as before. No error or anything.',
      ],
    },
    {
      urgency: 2,
      heads: ["Why can't I {act} {where} any more?", 'Can no longer {act} {where}'],
      texts: [
        "You changed something with the last update and didn't tell anyone. Please change it back.",
        "The entry has vanished from the menu, there's a gap where it used to be.",
        "It's the main thing I use the app for. Do I have to pay extra for it now?",
      ],
    },
    {
      urgency: 3,
      heads: ['Error {code} when I {act}', 'Error {code} {where} when I try to {act}', 'Error {code}: cannot {act}'],
      texts: [
        'Just the number, nothing else. What does {code} mean and what can I do about it?',
        'It happens about one time in {count}. Otherwise I can {act} without a problem.',
        'I waited an hour and tried again, then on another network. Always {code}.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", "{thing} doesn't open {where}", '{thing} stays blank {where}'],
      texts: [
        'I see the menu on the left and nothing but grey to the right of it.',
        'It opens and closes again before I can read a word.',
        'White page. No error, no wheel, just white.',
      ],
    },
    {
      urgency: 2,
      heads: ['{thing} is very slow {where}', '{thing} lags on {device}', '{thing} takes ages to open {where}'],
      texts: [
        "Typing is a second or two behind. By the time a letter shows up I'm three words further on.",
        'It stutters when I scroll. I have {dozens} or so entries in {thing}, which can\'t be too many.',
        'We are talking about {count} minutes, I timed it.',
      ],
    },
    {
      urgency: 4,
      heads: ['Entries missing from {list} {since}', '{dozens} entries gone from {list}', 'Half of {list} is gone {where}', '{list} has been empty {since}'],
      texts: [
        'Not all of them, and that is the strange part: only those I typed in myself. What was imported is still there.',
        "I did not delete them, nobody else has my password, and the bin is empty. Please tell me there's a backup.",
        'Everything from A to M is there. From N onwards, nothing.',
        'I opened {list} and there was nothing in it, after all that work. Please look at it before the next backup runs.',
        "My partner still sees them on her tablet, which we have now switched off. What do we do?",
      ],
    },
    {
      urgency: 2,
      heads: ["{thing} doesn't sync {where}", '{thing} is out of sync on {device}'],
      texts: [
        'What I enter in {thing} stays there. The other way round it works, with an hour or so of delay.',
        'Two devices, two versions of {thing}, and I no longer know which one is right. Can I tell it which one to keep?',
      ],
    },
    {
      urgency: 2,
      heads: ['{mail} emails no longer reach my {address} address', 'Where are the {mail} emails to my {address} address?'],
      texts: [
        'Everything else you send gets through. There is nothing in spam, and my provider says that nothing was rejected.',
        'Your site says the {mail} emails were sent. Maybe so, but they did not arrive.',
      ],
    },
  ],
  frames: {
    technical: ['{problem} {detail}', '{problem} {ask}', '{problem} {detail} {ask}', '{problem} {ask} {detail}'],
    access: ['{problem}', '{problem} {ask}', '{problem} I wrote to you about it before, case {order}. {ask}', '{problem} {count} of us are affected. {ask}'],
  },
  rules: {
    // What more there is to say of anything that fails.
    detail: [
      'App version {version}.', 'I am on {version}.', 'Updated to {version}, same thing.', 'It still worked in {version}.',
      'My version is {version}.', 'Version {version}, the latest one I think.', 'Was fine in {version}.', '{version} if that helps.',
      'Screenshot attached.', 'See the attached picture.', 'I wrote to you about this before, case {order}.',
      'Signed out and in again, no change.', 'Cleared the cache, no difference.', 'Reinstalling took an hour and changed nothing.',
      'Restarting does nothing.', "I can't be the only one.", 'My login is the address I am writing from.', 'The chatbot was no help at all.',
      "I've looked through the help pages and found nothing.", 'My sister has had it too.', 'A friend has the same version and no trouble.',
      'Same on another network.', 'I use this every day.', 'It is the same with a new account.', 'My account number is {order}.',
    ],
    ask: [
      ...REPLY,
      'Any idea what I could try?', 'Is this a known problem?', 'Please let me know when it is fixed.', 'Happy to send logs if you tell me where to find them.',
      'I can record a video if that helps.', 'Is there anything I can do myself?', 'Please fix it.', 'Or is it just me?',
      'Is somebody working on it?', 'Is there a workaround?',
    ],
  },
}; // prettier-ignore
