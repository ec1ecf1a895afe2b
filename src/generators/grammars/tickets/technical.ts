import type { TicketTopic } from './topic.ts';

/** What does not work: access, pages that fail, data that is gone, emails that do not come. */
export const technical: TicketTopic = {
  matters: [
    {
      urgency: 4,
      heads: ["Can't {enter} {where} {since}", 'Unable to {enter} {where} ({unit} team)'],
      frame: 'access',
      texts: [
        "I can't {enter} {where}. It has always worked before.",
        "I need to get into my account, but I can't {enter} {where}.",
        'Every time I try to {enter} {where}, I end up back on the start page.',
      ],
    },
    {
      urgency: 4,
      heads: ["{unit} team can't {enter} {since}", 'Locked out {since}: unable to {enter} {where}'],
      frame: 'access',
      texts: [
        "I haven't been able to {enter} {since}, so I'm completely locked out.",
        "I can't {enter} any more. My details are correct; I checked them twice.",
        "I've been trying to {enter} again and again {since}, and nothing works.",
      ],
    },
    {
      urgency: 4,
      heads: ['{thing} is down for {team}', '{thing} is unreachable for {team} {since}'],
      frame: 'severe',
      texts: [
        '{thing} is down for {team}, and we have customers waiting.',
        "{thing} doesn't respond at all for {team}. Everything else seems to be up.",
        'Nobody can reach {thing}, which has brought work to a halt for {team}.',
      ],
    },
    {
      urgency: 2,
      heads: ["Can't {act} {where}", 'Unable to {act} {where} {since}', 'No way to {act} {where} {since}'],
      texts: [
        "I can't {act} {where}. The page just keeps loading.",
        'When I try to {act} {where}, nothing happens at all.',
        'I tried to {act} {where} several times, and it failed every time.',
        "There's no way for me to {act} {where} at the moment; the button stays grey.",
      ],
    },
    {
      urgency: 2,
      heads: ["{unit} team can't {act} {since}", '{since}, I am unable to {act} {where}', "{team} can't {act} {since}"],
      texts: [
        "I haven't been able to {act} {since}.",
        'It was no trouble at all to {act} before, and now it just fails.',
        'Every attempt to {act} ends on a blank page.',
      ],
    },
    {
      urgency: 3,
      heads: ['Error {code} {since} when I try to {act}', 'Error {code} {where} when trying to {act}'],
      texts: [
        'As soon as I try to {act}, I get error {code} and have to start over.',
        "I'm getting error {code} when I try to {act}.",
        'I wanted to {act}, but all I get is error {code} and a request to try again later.',
      ],
    },
    {
      urgency: 3,
      heads: ["{thing} won't load {where}", "{thing} won't open {where}", '{thing} stays blank {where}'],
      texts: [
        "{thing} won't load {where}; all I see is a grey page.",
        '{thing} stays blank {where}, no matter how often I reload it.',
        'I can see the menu {where}, but {thing} itself never appears.',
      ],
    },
    {
      urgency: 2,
      heads: [
        '{thing} has been very slow {since}',
        '{thing} is very slow {where}',
        '{thing} takes ages to load {since}',
      ],
      texts: [
        '{thing} takes minutes to open, which is far too slow to work with.',
        'Everything else is as fast as ever, but {thing} has become painfully slow.',
        'I spend half my day waiting for {thing}. With more than a hundred entries, it barely moves.',
      ],
    },
    {
      urgency: 4,
      heads: ['Entries missing from {thing} {since}', 'Data gone from {thing} for {team}'],
      frame: 'severe',
      texts: [
        'Dozens of entries have disappeared from {thing}, and nobody here deleted them.',
        'Part of our data is gone from {thing}. I hope there is a backup.',
        "When I opened {thing}, whole weeks were missing. We can't work like this.",
      ],
    },
    {
      urgency: 2,
      heads: ["{thing} doesn't sync {where}", '{thing} out of sync {since}'],
      texts: [
        "{thing} doesn't sync any more: what I change on one device never reaches the other.",
        'My colleagues and I see different versions of {thing}, even after a reload.',
        "{thing} is always a few hours behind, so we keep overwriting each other's work.",
      ],
    },
    {
      urgency: 2,
      heads: ['No {mail} emails for {team} {since}', '{mail} emails not reaching the {unit} team {since}'],
      frame: 'mail',
      texts: [
        "The {mail} emails don't arrive any more. They aren't in the spam folder either.",
        'We depend on the {mail} emails, and none of them has reached us.',
        'I still get every other message from you, but the {mail} emails have stopped.',
      ],
    },
  ],
  frames: {
    technical: ['{problem} {tried} {wish}', '{problem} {impact} {wish}', '{problem} {tried} {impact}'],
    access: ['{problem} {tried} {wish}', '{problem} {damage} {wish}', '{problem} {tried} {damage}'],
    severe: ['{problem} {damage} {wish}'],
    mail: ['{problem} {impact} {wish}'],
  },
  rules: {
    tried: [
      "I've cleared the cache, restarted everything, and tried again.",
      'It is the same with every account that I tried.',
      'I asked {others_here} to try it from another account, with the same result.',
      "The help pages didn't get me any further.",
      "I waited a while in case it would sort itself out, but it hasn't.",
      "{others_here} had a look too and couldn't find anything.",
      "Signing out and back in didn't change anything.",
      "I've installed all updates and switched off all extensions.",
      'Everything here is fully up to date.',
      'I restarted everything twice, just to be sure.',
      'I also tried it over another network, without any luck.',
      'Your status page shows nothing unusual.',
      'It happens every time, and nothing has changed on our side.',
      "{others_here} has the same problem, so it can't just be me.",
      'I deleted all cookies and site data, and it made no difference.',
      'I went through all the settings with {others_here} and found nothing unusual.',
    ],
    damage: [
      'Nobody here can work at the moment.',
      'This is urgent: we have orders that have to go out.',
      'We have a customer on the phone who needs an answer now.',
      'It is holding up most of our projects.',
      'I have a deadline tomorrow.',
      'We may have to send people home.',
      'Everything has come to a standstill here.',
      'We are losing money with every hour.',
      'I have to present the figures to the board tomorrow.',
      'Our customers are starting to complain.',
      'It has happened before, and we cannot go on like this.',
      'We depend on it completely, and there is no way around it.',
      'Our pay run has to be finished tomorrow.',
      'Our auditors are with us this week and need access.',
      'Our shops cannot open without it.',
      'We are working on paper for now, which cannot go on for long.',
    ],
  },
};
