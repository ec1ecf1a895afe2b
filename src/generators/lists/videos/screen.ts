import { NUMBERS } from './category.ts';
import type { VideoCategory } from './category.ts';

/** Categories of what people train, play, and buy. */
// prettier-ignore
export const screen: Readonly<Record<string, VideoCategory>> = {
  Fitness: {
    weight: 8,
    tags: [
      'fitness', 'exercise', 'training at home', 'healthy habits', 'movement', 'training plan', 'beginner friendly',
      'motivation', 'mobility',
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
      sub: [
        'Common Mistakes', 'What a Physio Says', 'An Easier Version', 'My Honest Results', 'Step by Step', 'A Form Check',
        'How Often?', 'My Notes', 'Ten Questions', 'Start to Finish', 'The Slow Way', 'Progress in Six Weeks', 'What Helped', 'What I Would Change',
      ],
    },
    opening: [],
    detail: [
      'I get tired at the same point as you do.',
      'The neighbours below have agreed to it.',
      'I keep talking to a minimum.',
      'Please stop if anything hurts, and try again another day.',
      'Every other day is enough, whatever others tell you.',
      'No equipment from any sponsor was used.',
      'I wrote down how it went, week by week, {links}.',
    ],
    kinds: [
      {
        x: 'full-body workout, core workout, leg workout, full-body stretch, yoga flow, pilates session, dumbbell workout, balance session, hip stretch, shoulder routine, back routine, circuit',
        minutes: [8, 32],
        titles: [
          '{m}-Minute {x} {how}', 'Day {n}: {x}', 'Gentle {x} {how}', 'Calm {m}-Minute {x} {how}', 'Follow Along #{n}: {x} {how}',
          '{x} {how}', 'New {x} {how}: Week {years}', '{x} in {m} Minutes',
        ],
        opening: [
          '{a x} to follow along with, in real time.',
          'Roll out the mat: this {x} starts slowly and stays friendly.',
          'I do this {x} on days when I would rather not.',
          'You asked for {a x} without shouting, so here it is.',
          'Everything in this {x} comes in an easy and a hard version.',
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
        minutes: [3, 13],
        titles: [
          'Your First {x} {whom}', 'The {x}: {sub}', 'How to Do a Proper {x}: {sub}', 'One Exercise #{n}: The {x}',
          'The {x} Every Day for {d} Days', 'A Better {x} {whom}', 'Fixing My {x} After {years} Years', 'The {x} {whom}', 'From One {x} to {d}',
        ],
        opening: [
          'The {x} looks simple, and that is why so many people do it badly.',
          'From the floor up: how to learn the {x}.',
          'For {count} weeks, I filmed my own {x} every Monday.',
          'A physiotherapist watched my {x} and winced.',
          'What the {x} trains, and what it does not.',
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
        minutes: [6, 24],
        titles: [
          'Training for My {x}: Week {n}', 'My {x}: {sub}', 'Running Late #{n}: {x}', '{years} Weeks to My {x}: {sub}',
          'How I Prepared for My {x}: {sub}', 'My {x} in {d} Pictures', 'My {x}, {years} Years Later: {sub}', 'What I Ate Before My {x}: {sub}',
        ],
        opening: [
          'Training for my {x}, with all the days on which I did not feel like it.',
          'I signed up for {a x} after a glass of wine.',
          'How I got ready for my {x} with a full-time job.',
          'The {x} went worse than planned and better than feared.',
          'A coach rewrote my plan for the {x}, and there is less in it now.',
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
      'technology', 'review', 'how it works', 'buying advice', 'setup', 'tech explained', 'long-term test', 'repair',
      'tips and tricks',
    ],
    words: {
      ...NUMBERS,
      who: [
        'for Beginners', 'for Families', 'for My Parents', 'on a Budget', 'for Students', 'for Renters', 'for a Small Flat',
        'for Everyday Use', 'for a Shared House', 'for Impatient People', 'for Night Owls', 'for Small Budgets', 'for Under £200', 'for Under £400',
      ],
      sub: [
        'Worth the Money?', 'An Honest Review', 'The Good and the Bad', 'What Nobody Mentions', 'My Verdict',
        'Cheap or Expensive?', 'A Second Opinion', 'What I Would Buy Today', 'The Fine Print',
        'What Broke', 'Three Weeks Later', 'Five Things to Check',
      ],
      result: [
        'No Shortcuts', 'The Second Try', 'What Went Wrong', 'Step by Step', 'The Easy Way', 'An Hour Well Spent', 'What It Cost', 'The Cheap Way',
        'A Beginner Tries', 'Before and After', 'What I Learned', 'Easier Than It Looks', 'Part One', 'Part Two',
      ],
    },
    opening: [],
    detail: [
      'I show what did not work, too.',
      'It cost more time than money.',
      'Nothing here was sent to me free of charge.',
      'Everything was bought with my own money.',
      'Links and part numbers are {links}.',
      'I say which advice from my last video was wrong.',
      'I name my own mistakes, so that you can skip them.',
    ],
    kinds: [
      {
        x: 'mechanical keyboard, e-reader, robot vacuum, pair of wireless earbuds, standing desk, refurbished laptop, 3D printer, camera drone, drawing tablet, e-bike, air purifier, smartwatch, mirrorless camera, portable projector, video doorbell, ergonomic mouse, folding phone',
        minutes: [6, 18],
        titles: [
          '{d} Days with {a x}: {sub}', 'Is {a x} Worth It? {sub}', '{years} Years with {a x}: {sub}', 'My {x}: {sub}',
          'Choosing {a x} {who}', 'The Best {x} {who}', 'Long Test #{n}: {x} {who}', 'I Sold My {x}: {sub}', 'A Cheap {x}: {sub}',
        ],
        opening: [
          'I use this {x} nearly every day, so this is not a first impression.',
          'Most people I asked do not need {a x}, and some of them love theirs.',
          'I borrowed {a x} from a viewer and did not want to give it back.',
          'A long look at {a x}, after the first enthusiasm has gone.',
          'What to look for in {a x}, and which of the figures on the box do not matter.',
        ],
        detail: [
          'The cheapest one did better than I expected.',
          'I measured what the maker only promises.',
          'It can be repaired, but you will need a small screwdriver and a large cup of tea.',
          'The app wants an account, and I say what happens without one.',
        ],
      },
      {
        x: 'home server, weather station, backup plan, home network, solar panel on the balcony, password manager, old laptop as a server, media centre, website of my own, spreadsheet for the household, smart heating control, shared calendar',
        minutes: [7, 24],
        titles: [
          'Setting Up {a x}: {result}', 'Building {a x} {who}', '{a x} {who}', 'My {x}: {result}', 'Side Project #{n}: {x} {who}',
          'Running {a x} for {d} Days', '{a x} After {years} Years: {result}', '{a x} in {m} Minutes', 'Why I Have {a x}: {result}',
        ],
        opening: [
          'I wanted {a x} that my family can use without calling me.',
          'This is {a x} built in one weekend, with all wrong turns left in.',
          'You do not have to be a programmer for {a x}.',
          'What {a x} does for me, what it cost, and how much time it eats.',
          'My first {x} lasted a week, and this is the second.',
        ],
        detail: [
          'All commands are on my page, so you do not have to type them from the screen.',
          'I test what happens when the power fails.',
          'Make a copy of everything before you start.',
          'It has been running for {count} weeks now.',
        ],
      },
      {
        x: 'cracked phone screen, laptop battery, noisy fan, washing machine pump, broken headphone cable, slow computer, worn-out bicycle brake, dead hard disk, sticky keyboard, old radio, bent charging socket, dripping coffee machine',
        minutes: [5, 17],
        titles: [
          'Repairing {a x}: {result}', 'Can I Save {a x}? {result}', 'Spare Parts #{n}: {x}',
          'What to Do with {a x}: {result}', 'Fixed in {m} Minutes: {a x}', 'A Viewer\'s {x}: {result}',
          'My {x}, Again: {result}',
        ],
        opening: [
          'A viewer sent me {a x}, and the first two ideas did not help.',
          'To throw away or to repair, that is the question with {a x}.',
          'On the bench this week: {a x}.',
          'I had never dealt with {a x} before, so I read first and then opened it.',
          'The shop wanted to sell something new, but it was only {a x}.',
        ],
        detail: [
          'The spare part costs less than the postage.',
          'Pull out the plug first, every single time.',
          'One screw is left over, and I know where it belongs.',
          'If it still smells of smoke, leave it to somebody with a licence.',
        ],
      },
    ],
  },
  Music: {
    weight: 11,
    tags: ['music', 'practice', 'live music', 'acoustic', 'musicians', 'lesson', 'session', 'home studio', 'listening'],
    words: {
      ...NUMBERS,
      skill: [
        'Reading Rhythms', 'Long Notes', 'Playing Faster', 'The First Five Notes', 'Playing by Ear', 'A Warm-Up', 'Three Easy Tunes',
        'Slow Practice', 'Learning a Waltz', 'Playing Softly', 'Keeping Time', 'A Blues in E',
        'Learning a Folk Tune', 'Your First Scale', 'Playing in a Group', 'How to Practise', 'Two Old Songs',
      ],
      where: [
        'in a Kitchen', 'in an Empty Church', 'on a Roof', 'in One Take', 'in the Rain', 'at a Village Fair', 'in a Stairwell',
        'by the Harbour', 'in Our Living Room', 'in a Bookshop', 'for Forty People', 'by Candlelight', 'in a Barn',
        'at the Railway Station', 'at a Wedding',
      ],
    },
    opening: [],
    detail: [
      'Good headphones help with the quiet parts.',
      'The sheet music is free on my page.',
      'Everything is live, small mistakes included.',
      'Thank you to everyone who wrote after the last one.',
      'You can hear a tram go by in the middle.',
      'The room was cold, so the tuning is a little low.',
      'There is only one cut, and you will not hear it.',
    ],
    kinds: [
      {
        x: 'guitar, piano, ukulele, violin, cello, mandolin, accordion, harmonica, bass guitar, clarinet, flute, banjo, tin whistle, trumpet',
        minutes: [5, 19],
        titles: [
          '{x} Lesson #{n}: {skill}', '{x} for Beginners: {skill}', '{skill} on the {x}', '{x} After {years} Years: {skill}',
          'I Practised the {x} for {d} Days', '{m} Minutes of {x} Practice: {skill}', '{x} at Forty: {skill}',
        ],
        opening: [
          '{a x} lesson for people who practise in the evening and have neighbours.',
          'I took up the {x} at thirty-eight, and this is what helped.',
          'You need {a x}, a chair, and ten minutes a day.',
          'My {x} pupils all get stuck at the same point, so this lesson is about that.',
          'One small thing on the {x} today, done slowly.',
          'Most {x} lessons start too fast, so this one does not.',
          'My own {x} came from a flea market, and it will do for this.',
          'I was stuck on the {x} for a whole winter until I tried this.',
          'A viewer asked about the {x}, and the answer took a whole video.',
          'Today, I play the {x} as badly as I did in my first month, and explain why.',
        ],
        detail: [
          'Everything comes twice: slowly, and at full speed.',
          'You do not have to read music to follow along.',
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
        minutes: [4, 58],
        titles: [
          '{a x} {where}', 'Our {x} {where}', 'Live Room #{n}: {a x} {where}', '{a x} {where}: Full Set', 'Rehearsing with {a x}: Day {n}',
          '{a x} Plays for {m} Minutes', 'Recording {a x} {where}', 'Sunday Session {n}: {a x} {where}',
        ],
        opening: [
          'We invited {a x} and let the microphones run.',
          'The {x} had one hour and two microphones.',
          'This is {a x} that met at an adult education class.',
          'This {x} has met for {count} years, every Thursday.',
          'What {a x} sounds like from the middle of it.',
        ],
        detail: [
          'The names of the pieces appear as they begin.',
          'It took {count} takes, and you can hear why.',
          'The dog came to every rehearsal.',
          'The applause is real, if a little thin.',
          'Somebody laughs in the second piece, and I left it in.',
          'I mixed it at home, on a pair of old speakers.',
        ],
      },
    ],
  },
  Gaming: {
    weight: 10,
    tags: ['gaming', 'gameplay', "let's play", 'indie games', 'game design', 'commentary', 'playthrough', 'cosy games'],
    words: {
      ...NUMBERS,
      goal: [
        'A Fresh Start', 'A Bad Map', 'Late Again', 'The Hidden Ending', 'Hard Mode', 'Everything Goes Wrong', 'Starting Over', 'A New Plan', 'Lost Again',
        'With My Brother', 'The Long Way Round', 'One Last Try', 'The Bridge', 'No Map', 'The Secret Room', 'A Lucky Day',
        'Night Shift', 'Almost There', 'The Worst Idea So Far',
      ],
      rule: [
        'without Reading the Manual', 'on the Hardest Setting', 'with a Broken Controller',
        'with Friends', 'for the First Time', 'on Old Hardware', 'in One Evening', 'with Viewers', 'for the Fifth Time',
      ],
      sub: [
        'Worth Playing?', 'No Spoilers', 'First Impressions', 'A Beginner\'s Guide', 'Ten Tips', 'What Makes It Good',
        'My Review', 'The Good and the Bad', 'Everything in the Update', 'Where to Start', 'Tips for the First Hour',
      ],
    },
    opening: [],
    detail: [
      'My brother talks over the best part.',
      'I missed something obvious, and you will see it.',
      'The chat was right, and I was not.',
      'There are no spoilers for the ending.',
      'The settings and my key bindings are {links}.',
      'It gets loud once, and I warn you first.',
      'Recorded in one sitting, failures included.',
    ],
    kinds: [
      {
        x: 'Brindlemoor, Turnip County, Lanternfold, Kettle Island, Mossgate Farm, Tidewick, Puddleford Post, Orchard Nine, The Salt Allotment, Hen Harbour',
        minutes: [16, 70],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', '{d} Days in {x}',
          'Playing {x} {rule}: {goal}', 'My Farm in {x}: {goal}',
        ],
        opening: [
          'We are back in {x}, and the harvest will not wait.',
          'A slow evening in {x}, with a pot of tea.',
          'In {x}, somebody has to feed the hens, so that is where we start.',
          'The village in {x} has a new neighbour: me.',
          'I told myself {count} more minutes of {x}, and it was two in the morning.',
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
        minutes: [14, 85],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', 'I Died {d} Times in {x}',
          'Playing {x} {rule}: {goal}', 'My Worst Run in {x}: {goal}',
        ],
        opening: [
          'Down we go: {x}, with two potions and a bent sword.',
          'I have died {count} times in {x} this week, and I learned something each time.',
          'Everyone says that {x} is too hard, and everyone is right.',
          'Back to {x}, where I left the lift on the wrong floor.',
          'The third act of {x} begins with a door that I should not have opened.',
        ],
        detail: [
          'The boss has a second half, of course.',
          'I find a shortcut that I could have taken an hour ago.',
          'A viewer told me how to parry, and it changed everything.',
          'My shield breaks at the worst possible moment.',
        ],
      },
      {
        x: 'Signal Junction, Metro Ledger, Canton & Cog, Tin Parliament, Slow Orbit, Harbour Planner, Grain & Steel, Meridian Yards, Six Provinces, Little Dynamo, Parcel Empire',
        minutes: [15, 75],
        titles: [
          "Let's Play {x} #{n}: {goal}", '{x}: {goal}', '{x} {rule}', '{x}: {sub}', '{d} Hours of {x}',
          'Playing {x} {rule}: {goal}',
        ],
        opening: [
          'The budget in {x} is red, and the voters have noticed.',
          'Everything in {x} depends on one level crossing, which I built myself.',
          'We start a new map in {x} and promise to plan ahead this time.',
          'I let viewers vote on every decision in {x}.',
          'There is an easier way to do this in {x}, as you will tell me.',
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
