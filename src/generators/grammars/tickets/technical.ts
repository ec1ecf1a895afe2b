import type { TicketTopic } from './topic.ts';

/** What does not work: access, pages that fail, data that is gone, emails that do not come. */
export const technical: TicketTopic = {
  matters: [
    {
      urgency: 4,
      heads: ["Can't {enter} {where}", "I haven't been able to {enter} {where}", 'Unable to {enter} {since}'],
      frame: 'access',
      texts: [
        'It has always worked before. Now it just says "something went wrong".',
        'I try to {enter} and land on the start page each time.',
        'Since then all I get is "please try again later".',
        'My details are right, I checked them twice.',
      ],
    },
    {
      urgency: 4,
      heads: ['Locked out: unable to {enter} {where}', 'No access {since}: I can no longer {enter}'],
      frame: 'access',
      texts: [
        '"Too many attempts" is all I get.',
        'My account is closed to me, whatever I try.',
        'Completely locked out. It sends me round in circles.',
        'I have tried {count} times now and am still outside.',
      ],
    },
    {
      urgency: 4,
      heads: ['{thing} is down {where}', '{thing} has been down {since}', '{thing} unreachable {where}'],
      frame: 'down',
      texts: [
        'Everything else seems to be up.',
        'It times out after a minute or so.',
        'Nothing but error {code} where {thing} should be.',
        'However often I try, I cannot reach {thing}.',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {act} {where}", 'Unable to {act} {since}', 'No way to {act} {where}'],
      texts: [
        'The page keeps loading.',
        'When I try, nothing happens.',
        'Is it just me? The button stays grey.',
        'All I want is to {act}. It ends on a blank page.',
        'It used to take seconds to {act}. Now I wait and wait.',
      ],
    },
    {
      urgency: 2,
      heads: ["Why can't I {act} {where} any more?", 'Can no longer {act} {where}'],
      texts: [
        'I used to do it without thinking.',
        'Whatever I do, I cannot {act}.',
        'Every attempt throws me back to the start.',
        'The menu entry is gone.',
      ],
    },
    {
      urgency: 3,
      heads: ['Error {code} when I {act}', 'Error {code} {where} when I try to {act}', 'Error {code}: cannot {act}'],
      texts: [
        'It comes as soon as I {act}, with no further text.',
        'What does {code} mean? I have had it {count} times now.',
        'The page thinks for a while, then {code}.',
        'I wanted to {act} and got {code}.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", "{thing} doesn't open {where}", '{thing} stays blank {where}'],
      texts: [
        'I only see a grey page.',
        'The menu appears, {thing} does not.',
        'All white. I waited ten minutes.',
        'I open {thing}, get a spinning wheel, and that is it.',
      ],
    },
    {
      urgency: 2,
      heads: ['{thing} very slow {where}', '{thing} slow on {device}', '{thing} takes ages {where}'],
      texts: [
        '{thing} takes {count} minutes to open.',
        'It freezes for seconds at a time.',
        'You can make coffee while {thing} loads.',
        'Scrolling stutters a lot.',
        'I have about {dozens} entries, and it barely moves.',
      ],
    },
    {
      urgency: 4,
      heads: ['Entries missing from {list} {since}', '{dozens} entries gone from {list}', 'Half of {list} is gone {where}', '{list} has been empty {since}'],
      frame: 'lost',
      texts: [
        'Some that I use every day have disappeared.',
        'What I wrote over months is gone.',
        'I did not delete anything.',
        'I opened it, and there was nothing.',
      ],
    },
    {
      urgency: 2,
      heads: ["{thing} doesn't sync {where}", '{thing} out of sync on {device}'],
      texts: [
        'Changes never reach my other devices.',
        'It looks different on every device I own.',
        'What I enter in {thing} takes hours to show up elsewhere.',
        '{someone} and I see different versions of {thing}.',
      ],
    },
    {
      urgency: 2,
      heads: ['{mail} emails no longer reach my {address} address', 'Where are my {mail} emails?'],
      frame: 'mail',
      texts: [
        'They just stopped. Nothing in spam either.',
        'I rely on your {mail} emails and get none.',
        'All your other messages reach me.',
        "Your site says they were sent. They weren't.",
      ],
    },
  ],
  frames: {
    technical: ['{problem}', '{problem} {tried}', '{problem} {ask}', '{problem} {tried} {ask}'],
    access: ['{problem} {barred}', '{problem} {ask}', '{problem} {barred} {ask}'],
    down: ['{problem} {pressing}', '{problem} {pressing} {ask}', '{problem} {ask}'],
    lost: ['{problem} {rescue}', '{problem} {ask}', '{problem} {rescue} {ask}'],
    mail: ['{problem} {post}', '{problem} {ask}', '{problem} {post} {ask}'],
  },
  rules: {
    tried: [
      'Restarting made no difference.', 'Same for {someone} {os}.',
      'The help pages were no use.', 'Signing out and in changed nothing.', 'Everything is up to date.',
      'Reinstalled twice already.', 'Your status page is all green.', 'Version {version}.',
      'I use this every day.', 'I can send a screenshot.',
      'Screenshot attached.', 'The rest of the app is fine.', 'Reloading does nothing.',
      'I am not the only one, see your forum.', 'My connection is fast enough.',
      'A different network, same story.', 'It began with {version}.',
      'I can work around it for now.', 'A colleague has no such trouble.',
    ],
    barred: [
      'Your emails still reach me.',
      '{someone} has the same {os}.',
      'All our appointments are in there.', 'I have an appointment tomorrow and need it.', 'I waited an hour, as told.', 'Please help, I use it daily.', 'Another network, same result.',
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
      'The search finds nothing either.', 'My last export is from {period}.', 'An older version would do.',
    ],
    post: [
      'My address is still the same.', 'I checked my address letter by letter.', 'Other post arrives.',
      'My mailbox is not full.', 'They used to arrive within a minute.', 'A test from another account got through.',
      'I switched them off and on again.', 'You are in my contacts.', 'My provider says nothing was turned away.',
      'No filters on my side.',
    ],
  },
}; // prettier-ignore
