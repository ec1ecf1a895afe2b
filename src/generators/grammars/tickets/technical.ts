import type { TicketTopic } from './topic.ts';

/** What does not work: access, pages that fail, data that is gone, emails that do not come. */
export const technical: TicketTopic = {
  matters: [
    {
      urgency: 4,
      heads: ["Can't {enter} {where}", "I haven't been able to {enter} {where}", 'Unable to {enter} {since}'],
      frame: 'access',
      texts: [
        "I can't {enter} {where}. It has always worked before.",
        'I try to {enter} and land on the start page each time.',
        'When I {enter} {where}, it just says "something went wrong".',
        "It won't let me {enter}. My details are right, I checked them twice.",
      ],
    },
    {
      urgency: 4,
      heads: ['Locked out: unable to {enter} {where}', 'No access {since}: I can no longer {enter}'],
      frame: 'access',
      texts: [
        'Completely locked out. I can neither {enter} nor reach a help form.',
        '"Too many attempts" is all I get when I try to {enter}.',
        'My account is closed to me: no way to {enter} {where}.',
        'I have tried to {enter} {count} times now and am still outside.',
      ],
    },
    {
      urgency: 4,
      heads: ['{thing} is down {where}', '{thing} is down {since}', '{thing} unreachable {where}'],
      frame: 'down',
      texts: [
        '{thing} is down {where}. Everything else seems to be up.',
        'Nothing but error {code} where {thing} should be.',
        'I cannot reach {thing} {where}, however often I try.',
        '{thing} times out after a minute or so.',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {act} {where}", 'Unable to {act} {since}', 'No way to {act} {where}'],
      texts: [
        "I can't {act} {where}. The page keeps loading.",
        'When I {act} {where}, nothing happens.',
        'Is it just me, or is there no way to {act} {where}? The button stays grey.',
        'All I want is to {act}. It ends on a blank page.',
        'It used to take seconds to {act}. Now I wait and wait.',
      ],
    },
    {
      urgency: 2,
      heads: ["Why can't I {act} {where} any more?", 'Can no longer {act} {where}'],
      texts: [
        'I used to {act} {where} without thinking. Not any more.',
        'Whatever I do, I cannot {act}.',
        'Every attempt to {act} throws me back to the start.',
        'Need to {act}, but the menu entry is gone.',
      ],
    },
    {
      urgency: 3,
      heads: ['Error {code} when I {act}', 'Error {code} {where} when I try to {act}', 'Error {code}: cannot {act}'],
      texts: [
        'Error {code} as soon as I {act}.',
        'I wanted to {act} and got error {code}, with no further text.',
        'What does {code} mean? I see it whenever I {act} {where}.',
        'I {act}, the page thinks for a while, then error {code}.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", "{thing} doesn't open {where}", '{thing} stays blank {where}'],
      texts: [
        "{thing} won't load {where}, I only see a grey page.",
        'The menu appears {where}, {thing} does not.',
        'A white screen where {thing} should be.',
        'I click on {thing}, get a spinning wheel, and that is it.',
      ],
    },
    {
      urgency: 2,
      heads: ['{thing} very slow {where}', '{thing} slow on {device}', '{thing} takes ages {where}'],
      texts: [
        '{thing} takes {count} minutes to open.',
        '{thing} freezes for seconds after every click.',
        'Scrolling through {thing} stutters.',
        'I have about {dozens} entries, and {thing} barely moves.',
        'You can make coffee while {thing} loads.',
      ],
    },
    {
      urgency: 4,
      heads: ['Entries missing from {list} {since}', '{dozens} entries gone from {list}', 'Half of {list} is gone {where}', '{list} is empty {since}'],
      frame: 'lost',
      texts: [
        'Entries that I use every day have disappeared from {list}.',
        'What I wrote in {list} over months is gone.',
        'I opened {list}, and my entries were missing.',
        'Most of {list} is gone. I did not delete anything.',
      ],
    },
    {
      urgency: 2,
      heads: ["{thing} doesn't sync {where}", '{thing} out of sync on {device}'],
      texts: [
        'Changes to {thing} never reach my other devices.',
        'What I enter in {thing} takes hours to show up elsewhere.',
        '{thing} looks different on every device I own.',
        '{someone} and I see different versions of {thing}.',
      ],
    },
    {
      urgency: 2,
      heads: ['{mail} emails no longer reach my {address} address', 'Where are my {mail} emails?'],
      frame: 'mail',
      texts: [
        'The {mail} emails have stopped. Nothing in spam either.',
        'I rely on your {mail} emails and get none.',
        'All your other messages reach me, only the {mail} emails do not.',
        "Your site says the {mail} email was sent. It wasn't.",
      ],
    },
  ],
  frames: {
    technical: ['{problem}', '{problem} {tried}', '{hello} {problem} {tried}', '{problem} {tried} {bye}', '{problem} {tried} {ask}'],
    access: ['{problem} {barred}', '{problem} {barred} {bye}', '{hello} {problem} {barred}', '{problem} {barred} {ask}'],
    down: ['{problem} {pressing}', '{problem} {pressing} {bye}', '{problem} {ask}'],
    lost: ['{problem} {rescue}', '{problem} {rescue} {bye}', '{hello} {problem} {rescue}'],
    mail: ['{problem} {post}', '{problem} {post} {bye}', '{hello} {problem} {post}'],
  },
  rules: {
    tried: [
      'Restarting made no difference.', 'Same with a second account.',
      'The help pages were no use.', 'Signing out and in changed nothing.', 'All updates are installed.',
      'Reinstalled twice already.', 'Your status page is all green.', 'Version {version}.',
      'I use this every day.', 'I can send a screenshot.',
      'Screenshot attached.', 'The rest of the app is fine.', 'Reloading does nothing.',
      'I am not the only one, see your forum.', 'My connection is fast enough.',
      'A different network, same story.', 'The chat bot sent me here.',
      'I can work around it for now.', 'A colleague has no such trouble.',
    ],
    barred: [
      'I typed everything by hand.', 'The password manager is off.', 'Your emails still reach me.',
      'I asked for {count} codes so far.', 'The clock of the device is right.', 
      'All our appointments are in there.', 'I have an appointment tomorrow and need it.', 'I waited an hour, as told.',
      'Your help page only says to contact support.', 'I changed nothing in my account.', 'My recovery code is rejected too.',
    ],
    pressing: [
      "This can't wait, please.", 'I need it by tomorrow.', 'I depend on it all day.', 'There is no way around it.',
      'We leave on a trip tomorrow.', 'It is the third time this year.', 'Your status page says all is well.',
      'I have nothing else with me.', 'My whole week is in there.', 'Even an old copy would help.',
    ],
    rescue: [
      'Is there a backup?', 'Please restore it.', 'The trash is empty.', 'Nobody else has access.',
      'I have no copy of my own.', 'It took me months to enter all that.', 'Please tell me that can be undone.',
      'The search finds nothing either.', 'My last export is from spring.', 'An older version would do.',
    ],
    post: [
      'My address is still the same.', 'I checked my address letter by letter.', 'Other post arrives.',
      'My mailbox is not full.', 'They used to arrive within a minute.', 'A test from another account got through.',
      'I switched them off and on again.', 'You are in my contacts.', 'My provider says nothing was turned away.',
      'No filters on my side.',
    ],
  },
}; // prettier-ignore
