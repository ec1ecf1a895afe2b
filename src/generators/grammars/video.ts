import { compose } from '../compose.ts';
import type { Context } from '../context.ts';
import { fill } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { videoCategories } from '../lists/videos.ts';
import type { Subject } from './subject.ts';
import { mentioned, titleCase } from './wording.ts';

/** The title of a video of a category: no two of the first 1,000 or so of one category are the same. */
export function videoTitle(context: Context, category?: string): string {
  const { titles, subjects } = entry(videoCategories, category ?? context.random.weighted(weights));
  const [title = '', subject = ''] = compose(context, titles, subjects);
  return titleCase(fill(title, () => subject));
}

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** Paragraphs about a video: what it shows of the subject in its title. */
export const video: Subject = {
  rules: {
    text: ['{opening} {detail} {detail}', '{opening} {detail} {detail} {closing}'],
    closing: [
      'Chapter marks are listed below.',
      'Questions are welcome in the comments.',
      'Sources and further reading are linked below.',
      'Subtitles are available.',
      'The next video will take up some of the questions from viewers.',
      'If something is unclear, leave a comment.',
      'Thanks to everyone who sent in ideas for this one.',
      'A correction to an earlier video is included at the end.',
      'Filmed on an ordinary day, with an ordinary camera.',
      'No sponsors, no background music, just the subject itself.',
      'Suggestions for the next video are always welcome.',
      'A list of everything mentioned can be found below.',
    ],
  },
  parts: {
    Cooking: {
      opening: [
        'This video shows how to prepare {x} in an ordinary kitchen, from the shopping list to the plate.',
        'Everything one needs to know about {x}: ingredients, timing and the mistakes that are easy to avoid.',
        'There are many recipes for {x}, and this is the one that has worked every time so far.',
        'A recipe for {x} that needs patience rather than expensive ingredients.',
        'We cook {x} together and talk about what really matters along the way.',
        'After many failed attempts at {x}, here is the version that stays in the family cookbook.',
      ],
      detail: [
        'All quantities are listed in the description, along with possible substitutes.',
        'The trickiest step is shown twice, once at normal speed and once slowly.',
        'Leftovers keep for a day or two, if there are any.',
        'There is also a short word on equipment, most of which you will not need.',
        'The most important ingredient is time, and most of it is waiting time.',
        'I explain what to look for when shopping and how to tell when it is done.',
      ],
    },
    Travel: {
      opening: [
        'This video is about {x}, and about the people one meets there.',
        'For several weeks I planned a journey around {x}, and this is what I brought home.',
        'A calm look at {x}, without drone shots and without hurry.',
        'Some places are known for their monuments; this trip was all about {x}.',
        'Here is what to expect from {x}, what to pack and what to leave at home.',
        'Friends kept telling me about {x}, so I finally went to see for myself.',
      ],
      detail: [
        'I talk about prices, timetables and the small things that guidebooks leave out.',
        'The best moments came when the plan fell apart.',
        'A rough map of the route and a packing list are linked below.',
        'Most of the tips come from people who live there.',
        'There is advice on when to go and on how to avoid the crowds.',
        'At the end I answer the question whether it was worth the effort.',
      ],
    },
    Fitness: {
      opening: [
        'A session on {x} that can be adapted to any level.',
        'This video explains {x} from the ground up and shows the most common mistakes.',
        'Here is what {x} can do for you, what to watch out for and how to begin safely.',
        'Follow along as we work on {x}, with a slow warm-up and clear instructions.',
        'Many viewers asked about {x}, so here is a simple routine to try.',
        'Today it is all about {x}: posture, breathing and how often to practise.',
      ],
      detail: [
        'Every movement is shown from two angles, along with an easier version.',
        'Pay attention to your breathing and stop if anything hurts.',
        'Two or three times a week is enough to notice a difference.',
        'There is time to rest between rounds, so nobody has to hurry.',
        'Towards the end I explain how to build this into an ordinary week.',
        'Wear something comfortable and keep some water at hand.',
      ],
    },
    Technology: {
      opening: [
        'This video takes a sober look at {x}: what is promised and what is delivered.',
        'Everything you should know about {x} before spending any money.',
        'We have tried out {x} at home and at work, and the results were mixed.',
        'A plain explanation of {x} for people who do not read manuals.',
        'What has changed with {x} in recent years, and what has stayed the same?',
        'Readers asked for a video on {x}, so here are the basics, without advertising.',
      ],
      detail: [
        'Repairs, running costs and data protection get as much attention as speed.',
        'All measurements were repeated three times and are linked below.',
        'The cheapest option did better than expected, the most expensive one did not.',
        'There is a short list of questions to ask before buying.',
        'Setting things up took longer than the instructions suggest.',
        'Nothing in this video was paid for by a manufacturer.',
      ],
    },
    Science: {
      opening: [
        'What do we actually know about {x}, and how do we know it?',
        'This video explains {x} with simple drawings and a few surprising numbers.',
        'A short journey into the science of {x}, from the first theories to open questions.',
        'Most people have heard of {x}, but few could explain the science.',
        'We asked three researchers to explain {x} in words that everyone understands.',
        'From school we remember very little about {x}; here is the missing part.',
      ],
      detail: [
        'No previous knowledge is needed, and formulas appear only once.',
        'A simple experiment to try at home is included.',
        'Some popular explanations turn out to be wrong.',
        'At the end we look at questions that nobody has answered yet.',
        'All figures come from published studies, which are linked below.',
        'An everyday comparison makes the hardest part easier to picture.',
      ],
    },
    Nature: {
      opening: [
        'Quiet pictures of {x}, filmed over several weeks from a respectful distance.',
        'This video follows {x} through a few days that looked ordinary at first.',
        'To film {x}, one mostly needs patience and warm clothes.',
        'A film about {x} and the landscape they depend on.',
        'Hardly anyone notices {x}, although they are closer than most people think.',
        'This film shows what it takes to watch {x} without disturbing anything.',
      ],
      detail: [
        'There is almost no commentary, only the sounds that were there.',
        'A biologist explains what can be seen and why it happens.',
        'The exact place is not named, so that it stays as quiet as it is.',
        'Some of the scenes took days of waiting, others were pure luck.',
        'The changes of recent years can be seen clearly in the older recordings.',
        'Towards the end there are tips for watching wildlife near home.',
      ],
    },
    Music: {
      opening: [
        'This video is all about {x}: the background, the sound and the small details.',
        'A relaxed introduction to {x}, with plenty of examples to listen to.',
        'For everyone who has always wanted to know more about {x}.',
        'We spent an afternoon with {x} and let the microphones run.',
        'Three musicians talk about {x} and play what they mean.',
        'What makes {x} so appealing, and why does everyone hear something else?',
      ],
      detail: [
        'All examples are played twice, the second time slowly.',
        'Good headphones help, as some of the details are very quiet.',
        'No ability to read music is needed to follow along.',
        'The recordings were made live, with all the small mistakes left in.',
        'Chords and notes for the examples are linked below.',
        'At the end everything comes together in a short performance.',
      ],
    },
    Gaming: {
      opening: [
        'This video looks at {x} and asks why some are remembered and others are not.',
        'A personal look at {x}, from childhood favourites to small new releases.',
        'What separates good {x} from forgettable ones, and who decides?',
        'In this episode we try out {x} and talk about design along the way.',
        'Everything a newcomer should know about {x}, without spoilers.',
        'A friend who never plays took on {x} for the first time, and I only watched.',
      ],
      detail: [
        'There are no spoilers for anything released in the last two years.',
        'Difficulty settings and accessibility options are covered as well.',
        'Several examples come from tiny studios that deserve more attention.',
        'The footage was recorded in one sitting, with all failures included.',
        'Some of the tricks work almost everywhere.',
        'It gets loud once, and there is a warning before it does.',
      ],
    },
    Crafts: {
      opening: [
        'This video shows how to make {x} by hand, with tools that most households own.',
        'A quiet afternoon at the workbench, devoted entirely to {x}.',
        'Making {x} is easier than it looks once the first attempt is behind you.',
        'Step by step, we turn simple materials into {x}.',
        'My grandfather taught me how to make {x}, and I have changed only two details.',
        'For this video I made {x} three times, and only the third try is worth keeping.',
      ],
      detail: [
        'A list of materials and a template can be found below.',
        'Mistakes are left in, along with ways to repair them.',
        'The hands are filmed from above, so that every step can be followed.',
        'Most of the materials were left over from earlier projects.',
        'There are tips on where to save money and where not to.',
        'The last step needs a day to dry or settle, so plan ahead.',
      ],
    },
    Gardening: {
      opening: [
        'This video is about {x}, and about the mistakes I made in the first years.',
        'A practical look at {x}: when to begin, what to buy and what to leave alone.',
        'Even a small garden or a balcony has room for {x}.',
        'We walk through the garden and talk about {x}, one question at a time.',
        'The secret of {x} is mostly time, and a little attention at the right moment.',
        'Last year went badly, so this year I tried something new with {x}.',
      ],
      detail: [
        'Dates refer to a mild climate and should be adjusted to your own region.',
        'No chemicals are used, and water is used sparingly.',
        'There is a short calendar with the most important jobs.',
        'Slugs, drought and late frost are dealt with as well.',
        'The before and after pictures were taken four months apart.',
        'Most of the material came from neighbours and cost nothing.',
      ],
    },
    History: {
      opening: [
        'The story of {x} is also a story about work, money and chance.',
        'This video tells what is known about {x}, and how we know it.',
        'Most of what films tell us about {x} is wrong, but the truth is at least as interesting.',
        'A historian approaches {x} by way of letters, bills and old drawings.',
        'Why does it make sense to look at {x} today?',
        'Few subjects say as much about everyday life in the past as {x}.',
      ],
      detail: [
        'Original sources are shown and read aloud in translation.',
        'Dates and names are kept to a minimum.',
        'The most surprising details come from account books.',
        'Several museums kindly opened their storerooms for the recording.',
        'Common legends are examined one by one.',
        'Towards the end we ask what has survived to this day.',
      ],
    },
    Pets: {
      opening: [
        'This video answers the most common questions about {x}.',
        'Here is what daily life with {x} is like, including the parts nobody posts.',
        'Before taking in {x}, there are a few things one should know.',
        'A calm and honest look at {x}: costs, habits and happy moments.',
        'We visited people who have shared their homes with {x} for many years.',
        'Everything I wish I had known about {x} from the start.',
      ],
      detail: [
        'A veterinarian explains what to look out for.',
        'Food, space and company are covered, as are the yearly costs.',
        'No animal was disturbed for the recording, and most of them slept through it.',
        'There are also a few words on rescue centres and adoption.',
        'The funniest scene was not planned at all.',
        'Patience and treats solve most problems, though not all of them.',
      ],
    },
  },
  read({ name = '', topic }, random) {
    const part = topic ?? random.weighted(weights);
    const { subjects } = entry(videoCategories, part);
    return { part, slots: { x: mentioned(name, subjects) ?? random.pick(subjects) } };
  },
};
