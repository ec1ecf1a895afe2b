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
      'Chapter marks are listed below.',
      'Questions are welcome in the comments.',
      'Sources and further reading are linked below.',
      'Subtitles are available in {count} languages.',
      "In the next video, I'll pick up some of your questions.",
      'If something is unclear, leave a comment.',
      'Thanks to everyone who sent in ideas for this one.',
      'At the end, I correct a mistake from an earlier video.',
      'Filmed on an ordinary day with an ordinary camera.',
      'No sponsors and no background music this time.',
      'Tell me in the comments what you would like to see next.',
      'Everything I mention is listed below.',
      'Thanks to the {count} viewers who helped me with this.',
      'If you liked this, share it with somebody who needs it.',
      'The longer version is on my other channel.',
      'New videos come out every {count} weeks.',
      'This is part {count} of a series; you can watch the parts in any order.',
      'A written version is linked below.',
      'Sorry about the noise in the background.',
      'I reply to every comment in the first {count} days.',
      'Let me know how it goes if you try it.',
      'Please watch to the end before you comment.',
      'My thanks to everyone who supports this channel.',
      'I made this in {count} days, so be kind.',
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
      ],
      detail: [
        'All quantities are listed below, along with possible substitutes.',
        'I show the trickiest step twice, once at normal speed and once slowly.',
        'Leftovers keep for a day or two, if there are any.',
        "You won't need most of the equipment that people tell you to buy.",
        'The most important ingredient is time, and most of it is waiting time.',
        "I explain what to look for when shopping and how to tell when it's done.",
        'It takes about {minutes} minutes, and half of that is cleaning up.',
        'The whole thing costs less than a coffee and feeds {count} people.',
        'My first try burned, so I left that in as a warning.',
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
      ],
      detail: [
        'I talk about prices, timetables, and the small things that guidebooks leave out.',
        'The best moments came when the plan fell apart.',
        "You'll find a rough map of the route and a packing list below.",
        'Most of the tips come from people who live there.',
        'I also say when to go and how to avoid the crowds.',
        'At the end, I answer the question whether it was worth it.',
        'The whole trip took {count} days and cost less than I expected.',
        'It rained for {count} days, and it was still the best trip of the year.',
        'I only missed {count} connections this time.',
        'If you have {count} days to spare, I can recommend the same route.',
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
      ],
      detail: [
        'I show every movement from two angles, along with an easier version.',
        'Pay attention to your breathing, and stop if anything hurts.',
        'Two or three times a week is enough to notice a difference.',
        "There is time to rest between rounds, so don't rush.",
        'At the end, I explain how to fit this into an ordinary week.',
        'Wear something comfortable and keep some water at hand.',
        'We do {count} rounds of {count} minutes each.',
        "I've been doing this for {count} months, and my back thanks me.",
        "You don't need any music for this, but it helps.",
        "Skip a day if you're sore; it will still work.",
      ],
    },
    Technology: {
      opening: [
        'A sober look at {x}: what is promised and what you get.',
        'Everything you should know about {x} before you spend any money.',
        'We tried out {x} at home and at work, with mixed results.',
        "A plain explanation of {x} for people who don't read manuals.",
        'What has changed with {x} in recent years, and what has stayed the same?',
        'You asked for a video on {x}, so here are the basics.',
      ],
      detail: [
        'Repairs, running costs, and data protection get as much attention as speed.',
        'All measurements were repeated three times and are linked below.',
        "The cheapest option did better than I expected, and the most expensive one didn't.",
        'I put together a short list of questions to ask before you buy.',
        'Setting things up took longer than the instructions say.',
        'No manufacturer paid for anything in this video.',
        'I have used this every day for {count} weeks.',
        'We asked {count} readers to test it at home.',
        'Out of {count} models, only two made it to the end.',
        'There is a cheaper way, and I show it at the end.',
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
      ],
      detail: [
        "You don't need to know anything in advance, and there is only one formula.",
        'I also show a simple experiment that you can try at home.',
        'Some of the popular explanations turn out to be wrong.',
        'At the end, we look at questions that nobody has answered yet.',
        'All figures come from published studies, which are linked below.',
        'An everyday comparison makes the hardest part easier to picture.',
        'It took me {count} tries to get the drawing right.',
        'Textbooks need {count} pages for this; here it takes one drawing.',
        'There are {count} common mistakes, and I used to believe most of them.',
        'A viewer who works in the field checked the script.',
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
      ],
      detail: [
        'There is almost no commentary, only the sounds that were there.',
        'A biologist explains what you can see and why it happens.',
        "I don't say exactly where this is, so that it stays as quiet as it is.",
        'Some of the scenes took days of waiting, and others were pure luck.',
        'The older recordings show clearly how much has changed.',
        'At the end, I give some tips for watching wildlife close to home.',
        'I went back {count} times and saw nothing on most of them.',
        'These are the best scenes out of {count} hours of footage.',
        'All I used was a small tripod and {a count}-year-old camera.',
        'It was so cold that the battery lasted only {minutes} minutes.',
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
      ],
      detail: [
        'I play every example twice, the second time slowly.',
        'Good headphones help, because some of the details are very quiet.',
        "You don't need to be able to read music to follow along.",
        'We recorded everything live and left the small mistakes in.',
        'The chords and notes are linked below.',
        'At the end, everything comes together in a short performance.',
        'It took us {count} takes, and you can hear why.',
        'My neighbours have been listening to this for {count} weeks.',
        'The best part comes right at the end.',
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
      ],
      detail: [
        'There are no spoilers for anything released in the last two years.',
        'I also cover difficulty settings and accessibility options.',
        'Several examples come from tiny studios that deserve more attention.',
        'I recorded it all in one sitting and left every failure in.',
        'Some of the tricks work almost everywhere.',
        'It gets loud once, but I warn you first.',
        'I needed {count} attempts, and you get to see all of them.',
        'It took {count} evenings and a lot of tea.',
        'My personal top {count} comes at the end.',
        'If you are short of time, start with the second chapter.',
      ],
    },
    Crafts: {
      opening: [
        'How to make {x} by hand with tools that most people have at home.',
        'A quiet afternoon at the workbench, all about {x}.',
        'Making {x} is easier than it looks once the first attempt is behind you.',
        'Step by step, we turn simple materials into {x}.',
        "My grandfather taught me how to make {x}, and I've changed only two details.",
        'I made {x} three times for this video, and only the third try is worth keeping.',
      ],
      detail: [
        "You'll find a list of materials and a template below.",
        'I left my mistakes in, along with ways to fix them.',
        'The camera looks straight down, so you can follow every step.',
        'Most of the materials were left over from earlier projects.',
        "I also say where you can save money and where you shouldn't.",
        'The last step needs a day to dry or settle, so plan ahead.',
        'It took me {count} evenings from start to finish.',
        'The materials cost less than a pizza.',
        'If you have {minutes} minutes a day, you can finish it within a week.',
        "Please wear gloves for the third step; I didn't.",
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
      ],
      detail: [
        'The dates are for a mild climate, so adjust them to your region.',
        "I don't use any chemicals, and not much water either.",
        'There is a short calendar with the most important jobs.',
        'I also talk about slugs, drought, and late frost.',
        'The before and after pictures were taken four months apart.',
        'Most of what I use came from neighbours and cost nothing.',
        'It needs about {minutes} minutes a week, more in spring.',
        'After {count} years, I finally know what I should have done at the start.',
        'Only {count} of my plants made it through last winter.',
        'The hard work is over after {count} weekends.',
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
      ],
      detail: [
        'I show the original sources and read from them in translation.',
        'I keep dates and names to a minimum and let the people of the time speak.',
        'The most surprising details come from account books.',
        'Several museums were kind enough to open their storerooms.',
        'We go through the best-known legends one by one.',
        'At the end, we ask what is left of it today.',
        'I read {count} books for this, and two of them contradict each other.',
        'It took {count} letters to the archive to see the drawing at the end.',
        'There is a reading list below with {count} titles.',
        'I filmed most of it in {count} small museums.',
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
      ],
      detail: [
        'A vet explains what to look out for.',
        'I talk about food, space, and company, and about what it all costs in a year.',
        'No animal was disturbed, and most of them slept through it.',
        'I also say a few words about rescue centres and adoption.',
        "The funniest scene wasn't planned at all.",
        'Patience and treats solve most problems, but not all of them.',
        'It took {count} weeks until we understood each other.',
        'One of them chewed through {count} cables while we were filming.',
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
