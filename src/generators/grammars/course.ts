import type { Grammar } from '../grammar.ts';
import { COURSE_OPENINGS } from '../lists/course-openings.ts';
import { COURSE_TEASERS } from '../lists/course-teasers.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { COURSE_SHEET } from './sheets/course.ts';
import type { Subject } from './subject.ts';
import { counted, mentioned, series } from './wording.ts';

/**
 * Which parts of a topic a course covers, by its level: the index of the first part, and the index after the last one.
 */
const STEPS: Readonly<Record<string, readonly [start: number, end: number]>> = {
  beginner: [0, 5],
  intermediate: [1, 6],
  advanced: [2, 6],
  'all-levels': [0, 6],
};

/** Sentences on how courses of a subject area are taught. */
const OWN: Grammar = {
  Programming: [
    'All code is on GitHub.',
    'One project runs through the whole course.',
    'We build it, break it, and mend it.',
    'No slides, only code.',
    'You write a little, run it, and write a little more.',
    'The last section is one long change to code that somebody else wrote.',
    'Each lesson starts from code that almost works.',
    'There is a solution for every exercise, and often a second one.',
  ],
  'Data Science': [
    'The data is real, and so are its gaps.',
    'Every step is shown on screen.',
    'Each method is used on a question that somebody asked.',
    'Little theory, many tables.',
    'You argue with the results before you show them to anyone.',
    'Every file comes from somewhere, and you hear where.',
    'At the end, you write one page for somebody in a hurry.',
    'The first answer is usually wrong, and you see how we find out.',
  ],
  Design: [
    'You come out with two pieces for your portfolio.',
    'Most of the examples come from small studios.',
    'Every rule is shown together with somebody who broke it.',
    'We work on one brief from the first sketch to the last.',
    'You get a brief each week, and a critique of what you make of it.',
    'There are more pencils in it than programs.',
    'You see my drafts, including the embarrassing ones.',
    'Each section begins with five examples from the street.',
  ],
  Business: [
    'Templates are included.',
    'Most of the cases are from small firms.',
    'You hear from people who do this every day.',
    'Short lessons, long examples.',
    'Each lesson is one situation and what was said in it.',
    'You leave with something to use on Monday.',
    'There is a checklist for every section, and none is longer than a page.',
    'I have done this in firms with four people and with four hundred.',
  ],
  Marketing: [
    'Real campaigns, with what they cost.',
    'Each module ends with a task for the same day.',
    'The examples come from shops, theatres, and one zoo.',
    'Everything is shown on a budget that you could have.',
    'You see what was tried, what it cost, and what came back.',
    'Nothing in it needs a large team.',
    'Before and after are shown side by side.',
    'You plan something real and report on it at the end.',
  ],
  'Personal Development': [
    'There is one short exercise for each day.',
    'You get a workbook to print.',
    'It takes little time and some honesty.',
    'You try each idea for a week before the next one comes.',
    'You practise on small things first.',
    'Each part ends with a question to think about on a walk.',
    'What did not work for me is in it as well.',
    'It is practical, and it can be taken slowly.',
  ],
  Photography: [
    'My settings are shown for every picture.',
    'You get the raw files to work on.',
    'We look at good pictures first, and then at why they are good.',
    'Less about equipment than about light.',
    'Each lesson is one afternoon and what came of it.',
    'You see the whole shoot and not only the best frame.',
    'We plan, go out, and look at the results together.',
    'Most of it is done with one lens.',
  ],
  Languages: [
    'All dialogues are read by native speakers.',
    'You can send in a recording and get an answer.',
    'Notices, letters, and recordings from daily life are part of it.',
    'New words come back until you know them.',
    'You hear every sentence at two speeds.',
    'Each lesson is built around one conversation.',
    'You talk first and read the rules afterwards.',
    'Mistakes are welcome, and some of mine are in it.',
  ],
  Music: [
    'Half an hour a day is enough.',
    'Everything is shown slowly first.',
    'Each piece is taken apart and put together again.',
    'You listen first and do it yourself afterwards.',
    'You can play or sing along from the first lesson on.',
    'There is something to listen to in every lesson.',
    'We take four bars at a time.',
    'The hard places are marked, with a way round each of them.',
  ],
  'Art & Crafts': [
    'Filmed from above, so you see the hands.',
    'My own failures are shown too.',
    'Step by step, with time to catch up.',
    'The first piece is small, and the last is one to keep.',
    'You see each step twice, once from close by.',
    'It can be done at a kitchen table.',
    'What goes wrong is repaired on camera.',
    'There is a list of materials for every section.',
  ],
  'Health & Fitness': [
    'Each section ends with a plan for one week.',
    'I have taught this to people from 16 to 83.',
    'It starts gently and stays that way.',
    'Short sessions that fit into a working day.',
    'Every session begins with a few minutes to warm up.',
    'You need a mat, a little room, and no talent.',
    'There is a harder and an easier version of each part.',
    'You write down how you feel, and adjust.',
  ],
  Cooking: [
    'Filmed in an ordinary kitchen.',
    'The recipes can be printed.',
    'You see what it looks like when it is done, and when it is not.',
    'Nothing in it needs special equipment.',
    'You cook along, with breaks to chop.',
    'Each lesson is something to eat that evening.',
    'Most ingredients come from an ordinary shop.',
    'I explain why, so that you can do it without me.',
  ],
};

/** The area whose mentors teach one topic each. */
const LANGUAGES = 'Languages';

/** How teasers are marked that do not suit a level. */
const UNFIT: Readonly<Record<string, string>> = { advanced: '*', intermediate: '**', beginner: '+' };

/** Returns the sentences that can open a text about a course: what it leads to, and what its topic is about. */
function teasersOf(area: string, at: number, level: string): readonly string[] {
  const [own = '', easier] = entry(COURSE_TEASERS, area).split('\n')[at]?.split('|') ?? [];
  const fit = own.startsWith(UNFIT[level] ?? '?') ? easier : own.replace(/^[*+]+/, '');
  const openings = entry(COURSE_OPENINGS, area).split('\n')[at]?.split('|') ?? [];
  if (area === LANGUAGES) return fit === undefined ? openings : [fit, ...openings.slice(1)];
  return fit === undefined ? openings : [...openings, fit];
}

/**
 * Returns which of the teasers of its topic a course has, by its number from `course_slot`: an even number for the first
 * course of a mentor, an odd one for the second. Courses of other mentors on the same topic that are near it have numbers
 * that differ by at least four. Both courses of a mentor of languages are about the same one.
 */
function teaserAt(teasers: readonly string[], area: string, slot: number): string {
  const far = Math.floor(slot / 4);
  return teasers[(area === LANGUAGES ? far * 2 + (slot % 2) : far % 4) % teasers.length] ?? '';
}

/** Texts about any course, after a teaser (a sentence that opens the text). */
const TEXTS: readonly string[] = [
  '{teaser}Along the way, there are lessons on {all}.',
  '{teaser}There is a section on {focus}, and a longer one on {third}.',
  '{teaser}People who teach {topic} often skip {third}. This course does not.',
  '{teaser}{lessons} lessons on {topic}, and none longer than it has to be. {own}',
  '{teaser}{own} Several lessons are about {third}.',
  "{teaser}I'm {first}, and what I like teaching most is {third}.",
  '{teaser}Among other things, there are lessons on {both}.',
  '{teaser}Topics: {four}. {own}',
  '{teaser}{hours} of {topic}, with a closer look at {third}.',
  '{teaser}I have taught {topic} for years, and still learn something from every group. {own}',
  '{teaser}By the last lesson, you have worked through {four}.',
  '{teaser}We cover {all}. {own}',
  '{teaser}The lessons on {focus} are short, and those on {third} take their time.',
  '{teaser}It takes about {hours}, with exercises on {both}.',
  '{teaser}There is more to {topic} than people think, and much of that is in the part on {third}.',
  '{teaser}{own} Each section on {topic} stands alone, so you can begin with {third} if you like.',
  '{teaser}Most people come for the lessons on {third} and stay for those on {focus}.',
  '{teaser}I take my time with {focus}, because I wish somebody had done that for me.',
  '{teaser}The longest section is on {focus}. {own}',
  '{teaser}{lessons} lessons on {four}.',
  '{teaser}Most questions on {topic} that I get are about {third}, so there is more on that than on {focus}.',
  '{teaser}{own} There are {hours} in all, some of them on {third}.',
  '{teaser}Watch the lessons on {focus} first. Those on {third} make more sense afterwards.',
  '{teaser}We work on {four}.',
  '{teaser}The part on {third} is my favourite. {own}',
  '{teaser}What I know about {topic} is in here, and most of that I learned from mistakes. {own}',
  '{teaser}The section on {third} is the one that people watch twice. {own}',
  '{teaser}There is plenty on {both}, and little talk in between.',
  '{teaser}The sections are on {all}, in that order. {own}',
  '{teaser}People kept asking me about {third}, so I have added lessons on that. {own}',
  '{teaser}What you will learn: {four}.',
  '{teaser}I have put {hours} of what I know about {topic} into it, much of that on {third}.',
];

/**
 * Paragraphs about a course: a teaser, some parts of its topic, and how it is taught. A part can be singular or plural,
 * so it is never the subject of a verb.
 */
export const course: Subject = {
  sheet: COURSE_SHEET,
  rules: {
    text: TEXTS,
  },
  parts: Object.fromEntries(Object.entries(OWN).map(([area, own]) => [area, { own }])),
  read(about, random) {
    const { name = '', topic, topics: [subject] = [], level = 'all-levels', hours = 12, amount = 30 } = about;
    const { writer: teacher = 'Robin Hale' } = about;
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const x = subject ?? mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, x);
    const rest = name.toLowerCase().replace(x.toLowerCase(), '');
    const told = all.filter((one) => rest.includes(one.toLowerCase()));
    const [start, end] = entry(STEPS, level);
    const six = all.filter((one, at) => told.includes(one) || (at >= start && at < end));
    const untold = six.filter((one) => !told.includes(one));
    // The first part is never left out.
    const withFirst = (count: number): readonly string[] => [
      ...untold.slice(0, 1),
      ...random.sample(untold.slice(1), count - 1),
    ];
    const others = withFirst(4 - told.length);
    // In the order of the list, which is the order of learning.
    const four = six.filter((one) => told.includes(one) || others.includes(one));
    const some = withFirst(3);
    // What the title names appears in the text as well.
    const three = told.length > 0 ? four : six.filter((one) => some.includes(one));
    const [focus = ''] = three;
    const third = three.at(-1) ?? '';
    const teasers = teasersOf(part, names.indexOf(x), level);
    const spoken = (about.language ?? 'en') === 'en' ? '' : ` All lessons are in ${x}.`;
    const teaser = teaserAt(teasers, part, about.writerNumber ?? random.int(0, 15));
    return {
      part,
      slots: {
        // A list, since the full stops of a list's texts end sentences; those of a plain text do not.
        teaser: [`${teaser}${spoken} `],
        topic: x,
        focus,
        third,
        first: teacher.split(' ')[0] ?? teacher,
        both: series([focus, third]),
        all: series(three),
        three: three.join(', '),
        four: series(four),
        hours: `${counted(hours)} hours`,
        lessons: counted(amount),
      },
    };
  },
};
