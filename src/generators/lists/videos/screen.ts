import { NUMBERS } from './category.ts';
import type { VideoCategory } from './category.ts';

/** Categories of what people train, play, and buy. */
// prettier-ignore
export const screen: Readonly<Record<string, VideoCategory>> = {
  Fitness: {
    weight: 8,
    tags: [
      'fitness', 'exercise', 'training at home', 'healthy habits', 'movement', 'training plan', 'routine',
      'motivation', 'strength',
    ],
    words: {
      ...NUMBERS,
      how: [
        'for Beginners', 'for Runners', 'for Cyclists', 'at Home', 'Before Work', 'After a Long Day', 'without Jumping',
        'After Forty', 'in a Small Room', 'on a Mat', 'with a Chair', 'for Your Lunch Break', 'with Music', 'without Equipment',
        'After a Long Break', 'for Two',
      ],
      whom: [
        'for Beginners', 'for Runners', 'for Cyclists', 'at Home', 'After Forty', 'After an Injury', 'with Bad Knees',
        'After a Long Break', 'for Swimmers', 'for Tall People',
      ],
      race: ['Before Breakfast', 'with a Full-Time Job', 'in the Rain', 'with My Sister', 'on Little Sleep', 'After an Injury', 'in Old Shoes'],
      sub: [
        'Common Mistakes', 'What a Physio Says', 'An Easier Version', 'My Honest Results', 'A Form Check',
        'My Notes', 'Ten Questions', 'The Slow Way', 'Six Weeks Later', 'What Helped', 'What I Would Change',
      ],
    },
    opening: [],
    detail: [
      'I get tired at the same point as you do.',
      'The neighbours downstairs have agreed to it.',
      'I keep talking to a minimum.',
      'Stop if anything hurts.',
      'Every other day is enough, whatever others tell you.',
      'My notes are {links}.',
    ],
    kinds: [
      {
        x: 'full-body workout, core workout, leg workout, full-body stretch, yoga flow, pilates session, dumbbell workout, balance session, hip stretch, shoulder routine, back routine, circuit',
        article: 'a',
        minutes: [8, 32],
        titles: [
          '{m}-Minute {x} {how}', 'Day {n}: {x} {how}', 'Gentle {x} {how}', 'Calm {m}-Minute {x} {how}', 'Mat Time ##{n}: {x} {how}',
          '{x} {how}', 'New {x} {how}: Week {years}', '{x} in {m} Minutes',
        ],
        opening: [
          '{a x} in real time, no shouting.',
          'Roll out the mat for {a x} that is slow and kind.',
          'My {x} for days when I would rather not.',
          'Each move of this {x} has an easy version.',
          'Old towel, small room, {x}.',
          'The {x} that I do {often}.',
        ],
        detail: [
          'A clock in the corner shows how long each exercise lasts.',
          'There is a warm-up, so you can start from cold.',
          'Drink something, and open a window.',
          'Left and right are as you see them.',
        ],
      },
      {
        x: 'push-up, pull-up, squat, deadlift, plank, side plank, lunge, kettlebell swing, glute bridge, burpee, handstand, overhead press, wall sit, calf raise',
        article: 'the',
        minutes: [3, 13],
        titles: [
          'Learning the {x} {race}', 'The {x}: {sub}', 'How to Do a Proper {x} {whom}', 'One Exercise ##{n}: The {x}',
          'The {x} Every Day for {d} Days', 'A Better {x} {whom}', 'Fixing My {x} After {years} Years', 'The {x} {whom}', 'From One {x} to {d}: {sub}',
        ],
        opening: [
          'The {x} looks simple. Mine was wrong for {count} years.',
          'From the floor up: how to learn the {x}.',
          'I filmed my own {x} and did not like what I saw.',
          'A physiotherapist watched my {x} and winced.',
          'Filmed my {x} {often}, and it shows.',
          'What the {x} trains.',
        ],
        detail: [
          'You see it from the front and from the side.',
          'Five good ones are worth more than twenty bad ones.',
          'Breathe out when it gets hard.',
          'There is a version against the wall for the first weeks.',
        ],
      },
      {
        x: '5K, 10K, half marathon, marathon, triathlon, long bike ride, open-water swim, mountain hike, trail run, rowing race',
        article: 'my',
        minutes: [6, 24],
        titles: [
          'Training for My {x} {race}', 'My {x}: {sub}', 'Training Log ##{n}: {x} {race}', '{m} Weeks to My {x}: {sub}',
          'Preparing for My {x} {race}', 'My {x} in {d} Pictures', 'What I Ate Before My {x} {race}', 'My {x} {race}',
        ],
        opening: [
          'Training for my {x}, lazy days included.',
          'I signed up for {a x} after a glass of wine.',
          'Getting ready for my {x} before work.',
          'My {x} in {count} parts, blisters included.',
          'My {x}: worse than planned, better than feared.',
          'A coach cut my plan for the {x} in half.',
        ],
        detail: [
          'The plan is free, and it fits on one page.',
          'New shoes, by the way, are not for the day itself.',
          'Sleep did more for me than any powder.',
          'My watch stopped halfway, so the figures are estimates.',
        ],
      },
    ],
  },
  Technology: {
    weight: 11,
    tags: [
      'technology', 'how it works', 'tech explained', 'tips and tricks', 'gadgets',
    ],
    words: {
      ...NUMBERS,
      who: [
        'for Beginners', 'for Families', 'for My Parents', 'on a Budget', 'for Students', 'for Renters', 'for a Small Flat',
        'for Everyday Use', 'for a Shared House', 'for Impatient People', 'for Night Owls', 'for Small Budgets', 'for Light Sleepers', 'for People in a Hurry',
      ],
      sub: [
        'An Honest Review', 'The Good and the Bad', 'What Nobody Mentions', 'Cheap or Expensive?', 'A Second Opinion', 'What I Would Buy Today', 'The Fine Print',
        'Five Things to Check',
      ],
      verdict: ['What Broke', 'Would I Buy It Again?', 'My Verdict', 'What Nobody Mentions', 'Regrets'],
      result: [
        'No Shortcuts', 'What Went Wrong', 'The Easy Way', 'What It Cost', 'The Cheap Way',
        'What I Learned', 'Easier Than It Looks', 'Part One', 'Part Two',
      ],
    },
    opening: [],
    detail: [
      'Failures included.',
      'Nothing here was a gift.',
      'It cost more time than money.',
      'Everything was bought with my own money.',
      'Links and part numbers are {links}.',
      'Prices were right when I looked.',
    ],
    kinds: [
      {
        x: 'mechanical keyboard, e-reader, robot vacuum, pair of wireless earbuds, standing desk, refurbished laptop, 3D printer, camera drone, drawing tablet, e-bike, air purifier, smartwatch, mirrorless camera, portable projector, video doorbell, ergonomic mouse, folding phone',
        tags: ['review', 'buying advice', 'long-term test'],
        article: 'a',
        minutes: [6, 18],
        titles: [
          '{d} Days with {a x}: {sub}', 'Is {a x} Worth It {who}?', '{years} Years with {a x}: {verdict}', 'My {x}: {sub}',
          'Choosing {a x} {who}', 'The Best {x} {who}', 'Long Test ##{n}: {x} {who}', 'I Sold My {x}: {verdict}', 'A Cheap {x} {who}',
        ],
        opening: [
          'My {x}, scratches included.',
          'What {a x} does well, and what it does not.',
          'I read the manual of the {x} for you.',
          'Paid for, used, judged: {a x}.',
          '{a x}, minus the advertising.',
          '{friends} wanted my opinion on {a x}.',
        ],
        detail: [
          'I measured what the maker only promises.',
          'The manual is the weak part.',
          'I also say who should save the money.',
          'The warranty is shorter than it sounds.',
        ],
      },
      {
        x: 'home server, weather station, backup plan, home network, solar panel on the balcony, password manager, old laptop as a server, media centre, personal website, spreadsheet for the household, smart heating control',
        tags: ['setup', 'self-hosted', 'diy'],
        article: 'a',
        minutes: [7, 24],
        titles: [
          'Setting Up {a x}: {result}', 'Building {a x} {who}', '{a x} {who}', 'My {x}: {result}', 'Side Project ##{n}: {x} {who}',
          'Running {a x} for {d} Days', 'My {x} After {years} Years: {result}', '{a x} in {m} Minutes', 'A Better {x}: {result}',
        ],
        opening: [
          'I wanted {a x} that Dad can use.',
          '{a x} in one weekend, wrong turns included.',
          'No cloud, no monthly fee, just {a x}.',
          'My way to {a x}, without a course.',
          'What {a x} does, and what it cost.',
          'The plan was simple: {a x}.',
        ],
        detail: [
          'All commands are on my page.',
          'I test what happens when the power fails.',
          'Make a copy of everything before you start.',
          'There is a diagram {links}.',
        ],
      },
      {
        x: 'cracked phone screen, laptop battery, noisy fan, washing machine pump, broken headphone cable, slow computer, worn-out bicycle brake, dead hard disk, sticky keyboard, old radio, bent charging socket, dripping coffee machine',
        tags: ['repair', 'spare parts', 'right to repair'],
        article: 'a',
        minutes: [5, 17],
        titles: [
          'Repairing {a x}: {result}', 'Can I Save {a x}? {result}', 'Spare Parts ##{n}: {x}',
          'What to Do with {a x}: {result}', 'Fixed in {m} Minutes: {a x}', 'Before You Throw Out {a x}: {result}',
          'My {x}, Again: {result}',
        ],
        opening: [
          '{a x}, and the first two ideas did not help.',
          'Bin or repair? {a x}.',
          'On my bench: {a x}.',
          '{friends} brought {a x} and cake.',
          'First time with {a x}, so I read first.',
          'It was only {a x}.',
        ],
        detail: [
          'The spare part costs less than the postage.',
          'Pull out the plug first, every single time.',
          'One screw is left over, and I know where it belongs.',
          'Smoke means stop.',
        ],
      },
    ],
  },
  Music: {
    weight: 11,
    tags: ['music', 'acoustic', 'musicians', 'listening', 'instruments'],
    words: {
      ...NUMBERS,
      skill: [
        'Reading Rhythms', 'Long Notes', 'Playing Faster', 'The First Five Notes', 'Playing by Ear', 'A Warm-Up', 'Three Easy Tunes',
        'Slow Practice', 'Learning a Waltz', 'Playing Softly', 'Keeping Time', 'A Blues in E',
        'Learning a Folk Tune', 'Your First Scale', 'Playing in a Group', 'How to Practise', 'Two Old Songs',
      ],
      where: [
        'in a Kitchen', 'in an Empty Church', 'on a Roof', 'on a Ferry', 'in the Rain', 'at a Village Fair', 'in a Stairwell',
        'by the Harbour', 'in Our Living Room', 'in a Bookshop', 'by Candlelight', 'in a Barn',
        'at the Railway Station', 'at a Wedding',
      ],
    },
    opening: [],
    detail: [
      'The sheet music is free on my page.',
      'Everything is live, small mistakes included.',
      'You can hear the street in the middle.',
      'The room was cold, so the tuning is a little low.',
      'Headphones help.',
    ],
    kinds: [
      {
        x: 'guitar, piano, ukulele, violin, cello, mandolin, accordion, harmonica, bass guitar, clarinet, flute, banjo, tin whistle, trumpet',
        tags: ['lesson', 'practice', 'home studio'],
        article: 'the',
        minutes: [5, 19],
        titles: [
          '{x} Lesson #{n}: {skill}', '{x} for Beginners: {skill}', '{skill} on the {x}', '{x} Homework: {skill}',
          'Better {x} Practice: {skill}', '{m} Minutes of {x} Practice: {skill}', '{x} for Late Starters: {skill}',
        ],
        opening: [
          '{a x} lesson for people with neighbours.',
          'I took up the {x} late, and this is what helped.',
          'Ten calm minutes with the {x}.',
          'Where I got stuck on the {x}.',
          'One small thing on the {x} today, done slowly.',
          'Most {x} lessons start too fast, so this one does not.',
          'My own {x} came from a flea market, and it will do for this.',
          'A winter stuck on the {x}, then this.',
          'Back to basics on the {x}.',
          'I play the {x} badly today, and explain why.',
        ],
        detail: [
          'Everything comes twice: slowly, and at full speed.',
          'No need to read music.',
          'Use a metronome, even if you hate it.',
          'Stop while it still sounds good.',
          'Record yourself once a week, and listen the next day.',
          'Five minutes a day do more than an hour on Sunday.',
          'Hum it first, then play it.',
          'Shake out your hand as soon as it hurts.',
        ],
      },
      {
        x: 'string quartet, brass band, community choir, folk trio, jazz trio, tango duo, steel band, sea shanty choir, ukulele orchestra, gospel choir, recorder consort, saxophone quartet, piano duo',
        tags: ['live music', 'session', 'concert'],
        article: 'a',
        minutes: [4, 58],
        titles: [
          '{a x} {where}', 'Filming {a x} {where}', 'Live Room ##{n}: {a x} {where}', '{a x} {where}: Full Set', 'Rehearsing with {a x} {where}',
          '{m} Minutes with {a x}', 'Recording {a x} {where}', 'Listening to {a x} {where}',
        ],
        opening: [
          '{a x}, some chairs, two microphones.',
          'The {x} had one hour.',
          '{a x} from an evening class.',
          '{friends} joined {a x}. I brought microphones.',
          'Thursday evening with {a x}.',
          'What {a x} sounds like from the middle of it.',
        ],
        detail: [
          'The names of the pieces appear as they begin.',
          'It took {count} takes, and you can hear why.',
          'A dog sleeps in the front row.',
          'The applause is real, if a little thin.',
          'Somebody laughs in the second piece, and I left it in.',
          'I mixed it at home, on a pair of old speakers.',
        ],
      },
    ],
  },
  Gaming: {
    weight: 10,
    tags: ['gaming', 'gameplay', "let's play", 'indie games', 'game design', 'commentary', 'playthrough', 'no spoilers'],
    words: {
      ...NUMBERS,
      goal: [
        'A Fresh Start', 'A Narrow Escape', 'Late Again', 'The Hidden Ending', 'Hard Mode', 'Everything Goes Wrong', 'Starting Over', 'A New Plan', 'Lost Again',
        'The Long Way Round', 'One Last Try', 'The Bridge', 'No Map', 'The Secret Room', 'A Lucky Day',
        'Night Shift', 'Almost There', 'The Worst Idea So Far',
      ],
      rule: [
        'without Reading the Manual', 'on the Hardest Setting', 'with a Broken Controller',
        'with Friends', 'for the First Time', 'in One Evening', 'with My Brother', 'for the Fifth Time',
      ],
      sub: [
        'Worth Playing?', 'No Spoilers', 'First Impressions', 'A Beginner\'s Guide', 'Ten Tips', 'What Makes It Good',
        'My Review', 'The Good and the Bad', 'Everything in the Update', 'Where to Start', 'Tips for the First Hour',
      ],
    },
    opening: [],
    detail: [
      '{name} talks over the best part.',
      'I missed something obvious, and you will see it.',
      'I talk too much in the middle.',
      'There are no spoilers for the ending.',
      'The settings and my key bindings are {links}.',
      'It gets loud once, and I warn you first.',
    ],
    kinds: [
      {
        x: 'Brindlemoor, Turnip County, Lanternfold, Kettle Island, Mossgate Farm, Tidewick, Puddleford Post, Orchard Nine, The Salt Allotment, Hen Harbour',
        tags: ['cosy games', 'farming game'],
        minutes: [16, 70],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', '{d} Days in {x}: {goal}',
          'Playing {x} {rule}: {goal}', 'My Farm in {x}: {goal}',
        ],
        opening: [
          'Back in {x}, and the harvest will not wait.',
          '{friends} joined my {x} save.',
          'A slow evening in {x}, with a pot of tea.',
          'Somebody has to feed the hens in {x}.',
          'The village in {x} has a new neighbour: me.',
          '{count} more minutes of {x}, I said, hours ago.',
        ],
        detail: [
          'I finally build the barn, in the wrong place.',
          'The storm took half of the field.',
          'We spend too much on furniture and nothing on seed.',
          'There is a festival at the end, and I come last.',
        ],
      },
      {
        x: 'Ashen Stairwell, Vault of Wrens, Ninth Ember, Gravelmancer, Halberd Down, The Sunken Choir, Iron Pilgrimage, Cinderway, Hollow Regent, Below Thornwall',
        tags: ['dark fantasy', 'hard games'],
        minutes: [14, 85],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', 'I Died {d} Times in {x}: {goal}',
          'Playing {x} {rule}: {goal}', 'My Worst Run in {x}: {goal}',
        ],
        opening: [
          'Down we go: {x}, with two potions and a bent sword.',
          '{count} deaths in {x}, one lesson.',
          '{x} is too hard, and I like it.',
          '{friends} watched me lose in {x}.',
          'Back to {x}, where I left the lift on the wrong floor.',
          '{x}, act three: the wrong door.',
        ],
        detail: [
          'The boss has a second half, of course.',
          'I find a shortcut that I could have taken an hour ago.',
          'I still cannot parry.',
          'My shield breaks at the worst possible moment.',
        ],
      },
      {
        x: 'Signal Junction, Metro Ledger, Canton & Cog, Tin Parliament, Slow Orbit, Harbour Planner, Grain & Steel, Meridian Yards, Six Provinces, Little Dynamo, Parcel Empire',
        tags: ['strategy', 'building game'],
        minutes: [15, 75],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', '{m} Turns of {x}: {goal}',
          'Playing {x} {rule}: {goal}',
        ],
        opening: [
          'Our budget in {x} is red again.',
          'New map in {x}, same old habits.',
          'An evening of {x}, spreadsheet open.',
          '{x}, and surely an easier way exists.',
          'We borrow too much in {x}.',
          '{friends} explained {x} to me.',
        ],
        detail: [
          'The traffic jam solves itself, in a way.',
          'We save at the start, and are glad of it later.',
          'I explain my layout, then tear it down.',
          'It turns out that people need water, too.',
        ],
      },
    ],
  },
};
