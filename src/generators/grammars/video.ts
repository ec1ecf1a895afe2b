import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { videoCategories } from '../lists/videos.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/** The title of a video; no two of a category are the same before its thousands of forms are used up. */
export function videoTitle(context: Context, category?: string): string {
  const topic = category ?? context.random.weighted(weights);
  const { titles, words } = entry(videoCategories, topic);
  const grammar = grammars.get(topic) ?? { ...words, title: titles };
  grammars.set(topic, grammar);
  return titleCase(composeText(context, '{title}', grammar));
}

const weights: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { weight }]) => [category, weight]),
);

/** Patterns and words of a category as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(videoCategories).map(([category, { titles, words }]) => [category, createReader(titles, words)]),
);

/** The subject that the title of a video of a category names. */
export function videoSubject(title: string, category: string): string | undefined {
  return readers[category]?.(title)?.slots['x'];
}

/** Paragraphs about a video: what it shows of the subject in its title. */
export const video: Subject = {
  rules: {
    text: ['{opening} {detail} {closing}'],
    closing: [
      'Questions are welcome in the comments.',
      "In the next video, I'll pick up some of your questions.",
      'If something is unclear, leave a comment.',
      'Thanks for all the ideas for this one.',
      'At the end, I correct a mistake from an earlier video.',
      'No sponsors and no background music this time.',
      'Tell me in the comments what you would like to see next.',
      'If you liked this, share it with somebody who needs it.',
      'The longer version is on my other channel.',
      'Subscribe if you want to see the next one.',
      'Chapters are marked in the timeline.',
      'See you next week.',
      'Sorry about the noise in the background.',
      'Let me know how it goes if you try it.',
      'My thanks to everyone who supports this channel.',
    ],
    count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    minutes: ['ten', 'fifteen', 'twenty', 'thirty', 'forty', 'fifty'],
  },
  parts: {
    Cooking: {
      opening: [
        'How to make {x} in an ordinary kitchen, from the shopping list to the plate.',
        'Everything you need to know about {x}: ingredients, timing, and the mistakes that are easy to avoid.',
        'There are many recipes for {x}, and this is the one that has worked every time so far.',
        "You don't need expensive ingredients for {x}, just a little patience.",
        'I make {x} and talk about what really matters along the way.',
        'After many failed attempts at {x}, here is the version that made it into the family cookbook.',
        'I get asked about {x} more than about anything else, so here it is.',
        'This is how I make {x} when people come over and time is short.',
        'Good {x} needs less than you think: a few ingredients and the right order.',
        'I tried several recipes for {x} and kept the best parts of each.',
      ],
      detail: [
        'I give all quantities, along with possible substitutes.',
        'I show the trickiest step twice, once at normal speed and once slowly.',
        'Leftovers keep for a day or two, if there are any.',
        'I say which steps matter and which ones you can skip.',
        'I explain what to look for when shopping and how to taste as you go.',
        'It takes about {minutes} minutes, and half of that is cleaning up.',
        'My first try went wrong, so I left that in as a warning.',
        'You can prepare most of it the day before.',
      ],
    },
    Travel: {
      opening: [
        'This video is about {x} and the people you meet there.',
        'I planned a trip around {x} for weeks, and this is what I brought home.',
        'A calm look at {x}, without drone shots and without rushing.',
        'Some places are known for their monuments; this trip was all about {x}.',
        'What to expect from {x}, what to pack, and what to leave at home.',
        'Friends kept telling me about {x}, so I finally went to see for myself.',
        'I had wanted to see {x} for years, and this spring it finally worked out.',
        'No rankings and no hype, just a few honest days with {x}.',
        'A friend lent me a camera, and I took it along to see {x}.',
        'I made a list of {x} and managed to see more of them than planned.',
      ],
      detail: [
        'I talk about prices, timetables, and the small things that guidebooks leave out.',
        'The best moments came when the plan fell apart.',
        'There is a rough map of the route and a packing list.',
        'Most of the tips come from people who live there.',
        'I also say when to go and how to avoid the crowds.',
        'At the end, I answer the question whether it was worth it.',
        'It rained for {count} days, and it was still the best trip of the year.',
        'I missed only one connection this time.',
      ],
    },
    Fitness: {
      opening: [
        'A session on {x} that you can adapt to your level.',
        '{x} from the ground up, along with the most common mistakes.',
        'What {x} can do for you, what to watch out for, and how to start safely.',
        'Follow along as we work on {x}, with a slow warm-up and clear instructions.',
        'Many of you asked about {x}, so here is a simple routine to try.',
        'Today is all about {x}: posture, breathing, and how often to practise.',
        'I was sceptical about {x}, so I tried it for a while and took notes.',
        'A short explanation of {x}, followed by a routine to join in with.',
        'Three versions of {x}, from very gentle to quite hard.',
        'What I tell people who ask me how to begin with {x}.',
      ],
      detail: [
        'I show every movement from two angles, along with an easier version.',
        'Pay attention to your breathing, and stop if anything hurts.',
        'Two or three times a week is enough to notice a difference.',
        "There is time to rest between rounds, so don't rush.",
        'At the end, I explain how to fit this into an ordinary week.',
        'Wear something comfortable and keep some water at hand.',
        "I've been doing this for {count} months and feel better for it.",
        "You don't need any music for this, but it helps.",
      ],
    },
    Technology: {
      opening: [
        'A sober look at {x}: what is promised and what you get.',
        'Everything you should know about {x} before you settle on anything.',
        'We tried out {x} at home and at work, with mixed results.',
        "A plain explanation of {x} for people who don't read manuals.",
        'What has changed with {x} in recent years, and what has stayed the same?',
        'You asked for a video on {x}, so here are the basics.',
        'A viewer asked me to take another look at {x}, so I did.',
        'I changed my mind about {x} this year, and this video explains why.',
        'Here is what I tell friends who ask me about {x}.',
        'After a long time with {x}, I finally have an opinion.',
      ],
      detail: [
        'The running costs and the fine print get as much attention as the features.',
        'Everything was tested more than once, with the same result.',
        "The cheapest option did better than I expected, and the most expensive one didn't.",
        'I put together a short list of questions to ask before you decide.',
        'No manufacturer paid for anything in this video.',
        'I have used this every day for {count} weeks.',
        'Some viewers tried it at home and told me what they thought.',
        'Out of {count} candidates, only two made it to the end.',
      ],
    },
    Science: {
      opening: [
        'What do we actually know about {x}, and how do we know it?',
        'I explain {x} with simple drawings and a few surprising numbers.',
        'A short journey into the science of {x}, from the first theories to open questions.',
        'Most people have heard of {x}, but few could explain the science.',
        'We asked three researchers to explain {x} in words that everyone understands.',
        "Most of us don't remember much about {x} from school; here is the missing part.",
        'The short answer on {x} fits into a sentence; the long one is more fun.',
        'What happens if you keep asking why, with {x} as the example?',
        'A question from a viewer about {x} turned into a whole video.',
        'I used to teach {x}, and these are the questions that came up every time.',
      ],
      detail: [
        "You don't need to know anything in advance, and there is only one formula.",
        'I also show a simple experiment that you can try at home.',
        'Some of the popular explanations turn out to be wrong.',
        'At the end, we look at questions that nobody has answered yet.',
        'All figures come from published studies.',
        'An everyday comparison makes the hardest part easier to picture.',
        'It took me {count} tries to get the drawing right.',
        'There are some common mistakes, and I used to make most of them.',
      ],
    },
    Nature: {
      opening: [
        'Quiet pictures of {x}, filmed over several weeks from a respectful distance.',
        'This video follows {x} through a few days that looked ordinary at first.',
        'To film {x}, you mostly need patience and warm clothes.',
        'A film about {x} and the landscape they depend on.',
        'Hardly anyone notices {x}, although they are closer than most people think.',
        'What it takes to watch {x} without disturbing anything.',
        'I went out to film {x} and came back with more than I had hoped for.',
        'A few quiet minutes with {x}, without music.',
        'One place, one season, and a lot of {x}, filmed whenever I had time.',
        'I have been following {x} for some time, and this is what I have seen.',
      ],
      detail: [
        'There is almost no commentary, only the sounds that were there.',
        'A biologist explains what you can see and why it happens.',
        "I don't say exactly where this is, so that it stays as quiet as it is.",
        'Some of the scenes took days of waiting; others were luck.',
        'The older recordings show clearly how much has changed.',
        'At the end, I give some tips for watching wildlife close to home.',
        'I went back {count} times and saw nothing on most of them.',
        'All I used was a small tripod and an old camera.',
      ],
    },
    Music: {
      opening: [
        'All about {x}: the background, the sound, and the small details.',
        'A relaxed introduction to {x}, with plenty of examples to listen to.',
        'For everyone who has always wanted to know more about {x}.',
        'We spent an afternoon with {x} and let the microphones run.',
        'Three musicians talk about {x} and play what they mean.',
        'What makes {x} so appealing, and why does everyone hear something different?',
        'I spent a month with {x}, and here is what stayed with me.',
        'A short tour of {x}, with my favourite examples.',
        'You asked about {x}, so I invited someone who knows more than I do.',
        '{x} can sound like a lot of things; here are a few of them.',
      ],
      detail: [
        'Every example comes twice, so that you can listen again.',
        'Good headphones help, because some of the details are very quiet.',
        "You don't need to be able to read music to follow along.",
        'We recorded everything live and left the small mistakes in.',
        'I name every piece as it comes along.',
        'At the end, everything comes together in a short performance.',
        'It took us {count} takes, and you can hear why.',
        'A friend joined in for the last {count} minutes.',
      ],
    },
    Gaming: {
      opening: [
        'A look at {x} and why some are remembered and others are not.',
        'A personal look at {x}, from childhood favourites to small new releases.',
        'What separates good {x} from forgettable ones, and who decides?',
        'In this episode, we try out {x} and talk about design along the way.',
        'Everything a newcomer should know about {x}, without spoilers.',
        'A friend who never plays took on {x} for the first time, and I just watched.',
        'I used to avoid {x}, and I was wrong about that.',
        'A slow evening with {x}, a full pot of tea, and no hurry.',
        'Viewers picked the examples, and all of them are about {x}.',
        'What I look for in {x}, with a few that got it right.',
      ],
      detail: [
        'There are no spoilers for anything released in the last two years.',
        'I also cover difficulty settings and accessibility options.',
        'Several examples come from tiny studios that deserve more attention.',
        'I recorded it all in one sitting and left every failure in.',
        'Some of the tricks work almost everywhere.',
        'It gets loud once, but I warn you first.',
        'It took {count} evenings and a lot of tea.',
        'My personal top {count} comes at the end.',
      ],
    },
    Crafts: {
      opening: [
        'How to make {x} by hand with tools that most people have at home.',
        'A quiet afternoon at the workbench, all about {x}.',
        'Making {x} is easier than it looks once the first attempt is behind you.',
        'Step by step, we turn simple materials into {x}.',
        "An old neighbour taught me how to make {x}, and I've changed only two details.",
        'I made {x} three times for this video, and only the third try is worth keeping.',
        'I sell {x} at the weekend market, and people keep asking how they are made.',
        'Everything I know about {x}, from the first sketch to the last touch.',
        'I had some material left over from another project, so I made {x}.',
        'This is my third video about {x}, and the method has changed a lot.',
      ],
      detail: [
        'There is a list of materials at the start.',
        'I left my mistakes in, along with ways to fix them.',
        'The camera looks straight down, so you can follow every step.',
        'Most of the materials were left over from earlier projects.',
        "I also say where you can save money and where you shouldn't.",
        'The last step needs a day to dry or settle, so plan ahead.',
        'It took me {count} evenings from start to finish.',
        'The materials cost less than a pizza.',
      ],
    },
    Gardening: {
      opening: [
        'All about {x}, and about the mistakes I made in the first few years.',
        'A practical look at {x}: when to start, what to buy, and what to leave alone.',
        'Even a small garden or a balcony has room for {x}.',
        'We walk through the garden and talk about {x}, one question at a time.',
        'The secret of {x} is mostly time, and a little attention at the right moment.',
        'Last year went badly, so this year I tried something new with {x}.',
        'I get more questions about {x} than about anything else in the garden.',
        'A walk around the garden, with {x} at every stop.',
        'My notes on {x} from the past few years, in one video.',
        "You don't need much money for {x}, but you do need a plan.",
      ],
      detail: [
        'The dates are for a mild climate, so adjust them to your region.',
        "I don't use any chemicals, and not much water either.",
        'There is a short calendar with the most important jobs.',
        'I also talk about slugs, drought, and late frost.',
        'The pictures were taken months apart, from the same spot.',
        'Most of what I use came from neighbours and cost nothing.',
        'After {count} years, I finally know what I should have done at the start.',
        'Last winter was hard on my garden, and it shows.',
      ],
    },
    History: {
      opening: [
        'The story of {x} is also a story about work, money, and chance.',
        'What we know about {x}, and how we know it.',
        'Most of what films tell us about {x} is wrong, but the truth is at least as interesting.',
        'A historian looks at {x} through letters, bills, and old drawings.',
        'Why look at {x} today, after such a long time?',
        'Few subjects say as much about everyday life in the past as {x}.',
        'I went to see what is left of {x}, and it was more than I expected.',
        'A viewer sent me a photo, and it led me straight to {x}.',
        'School books give {x} half a page, which is a pity.',
        'Three objects, three people, and one question about {x}.',
      ],
      detail: [
        'I show the original sources and read from them in translation.',
        'I keep dates and names to a minimum and let the people of the time speak.',
        'The most surprising details come from account books.',
        'Several museums were kind enough to open their storerooms.',
        'We go through the best-known legends one by one.',
        'At the end, we ask what is left of it today.',
        'It took several letters to the archive to see the drawing at the end.',
        'There is a reading list at the end.',
      ],
    },
    Pets: {
      opening: [
        'Answers to the most common questions about {x}.',
        'What daily life with {x} is like, including the parts nobody posts.',
        'There are a few things that you should know before you take in {x}.',
        'A calm and honest look at {x}: costs, habits, and happy moments.',
        'We visited people who have shared their homes with {x} for many years.',
        'Everything I wish I had known about {x} from the start.',
        'A friend is about to take in {x}, so I wrote down what I know.',
        'One week with {x}, filmed from morning to night.',
        'What I got wrong about {x}, and what I do differently today.',
        'People ask me about {x} all the time, so here are my answers.',
      ],
      detail: [
        'A vet explains what to look out for.',
        'I talk about food, space, and company, and about what it all costs in a year.',
        'No animal was disturbed, and most of them slept through it.',
        'I also say a few words about rescue centres and adoption.',
        "The funniest scene wasn't planned at all.",
        'Patience and treats solve most problems, but not all of them.',
        'We asked {count} owners what they would do differently.',
        "You'll meet the star of the video right after the introduction.",
      ],
    },
  },
  read({ name = '', topic }, random) {
    const part = topic ?? random.weighted(weights);
    const { words } = entry(videoCategories, part);
    return { part, slots: { x: readers[part]?.(name)?.slots['x'] ?? random.pick(words.x) } };
  },
};
