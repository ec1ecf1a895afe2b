import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** Whom a course is for, by its level. */
const SUITS: Grammar = {
  beginner: [
    'You do not need any experience with {topic}.',
    'It is made for people who have never tried {topic} before.',
    'All you need to bring is some curiosity about {topic}.',
    'Nothing is taken for granted, not even {focus}.',
    'Complete beginners are welcome, and we explain {focus} from the start.',
    'If you have always found {topic} too difficult, this is a good place to start.',
  ],
  intermediate: [
    'You should already know the basics of {topic}.',
    'It helps to have some practice in {topic}, but you do not have to be an expert.',
    'It picks up where most beginner courses on {topic} end.',
    'If you have taken a first course on {topic}, you are ready for this one.',
    'The pace is brisk, so a first look at {focus} beforehand will help.',
    'You will get the most out of it if you have tried {focus} before.',
  ],
  advanced: [
    'You should have worked on {topic} for a year or two.',
    'The basics of {topic} are not repeated, so this is not for beginners.',
    'It is aimed at people who already use {topic} at work or in their free time.',
    'You should feel at home with {focus} before you start.',
    'Expect to be challenged, especially by {third}.',
    'Experienced learners will find details of {topic} here that few courses cover.',
  ],
  'all-levels': [
    'Beginners can start with the first lesson, and everyone else can skip ahead to {second}.',
    'It works for beginners as well as for people who already know {topic}.',
    'Every exercise comes at three levels, so you can choose how far to go with {focus}.',
    'Whatever you know about {topic} already, you will find something new.',
    'Newcomers and experienced learners work side by side on {focus}.',
    'You decide how deep you go into {topic}.',
  ],
};

/** Paragraphs about a course: its topic, how it is taught, whom it suits, what one can do afterwards. */
export const course: Subject = {
  rules: {
    text: [
      '{opening} {practice} {outcome}',
      '{opening} {suits} {practice}',
      '{opening} {practice} {offer}',
      '{opening} {suits} {offer}',
      '{opening} {suits} {outcome}',
    ],
    opening: [
      'This course on {topic} begins with {focus} and moves on to {second} and {third}.',
      'From {focus} to {second}, the lessons take you through {topic} one clear example at a time.',
      'The main parts of this course on {topic} are {focus}, {second}, and {third}.',
      'If you want to get into {topic}, this course explains {focus}, {second}, and {third} without jargon.',
      'A course on {topic} for people who like to try things out, with sections on {focus}, {second}, and {third}.',
      'Each section looks at a different side of {topic}, from {focus} to {second}.',
      'What matters most in {topic}? This course picks out {focus}, {second}, and {third}.',
      'In this course on {topic}, practice comes first: {focus}, {second}, and {third} each get a section of their own.',
      'You get to know {topic} through three things that come up all the time: {focus}, {second}, and {third}.',
      'The heart of this course on {topic} is {focus}, with plenty of room for {second} and {third}.',
      'Short lessons on {focus}, {second}, and {third} add up to a solid course on {topic}.',
      'Learn {topic} from someone who uses it every day, with a close look at {focus} and {second}.',
      'Three questions shape this course on {topic}, and they lead you to {focus}, {second}, and {third}.',
      'You will spend most of your time on {focus} and {second}, the two things that people find hardest about {topic}.',
    ],
    offer: [
      'The section on {more} comes with a checklist to download and keep.',
      'You can ask questions in the course forum and see what others are working on.',
      'You can repeat all lessons as often as you like, and each ends with a short quiz.',
      'A summary at the end of every section makes it easy to look things up later.',
      'If you get stuck on {more}, there are extra examples in the appendix.',
      'You can take the lessons in any order, though it is best to leave {more} for last.',
      'The section on {more} was added because so many people asked for it.',
      'Every section closes with a list of common mistakes and how to avoid them.',
      'All lessons have subtitles and can be downloaded.',
      'The instructor answers questions once a week in a live session.',
      'A reading list for {more} is included.',
      'There is a bonus lesson on {more}.',
      'You can see a sample lesson on {more} before you sign up.',
      'New exercises are added every few months.',
      'Most people take two or three lessons a week.',
      'Two guest speakers talk about {more}.',
      'There is no exam, just a small project at the end.',
      'You will find worksheets for every lesson in the download area.',
    ],
  },
  parts: {
    Programming: {
      practice: [
        'Every section ends with a small program to write and a sample solution to compare it with.',
        'The examples grow into one working project that you can keep and extend.',
        'You write, run, and improve code on screen, and mistakes are part of the lesson.',
        'Each idea is shown first in a few lines of code and then in a realistic project.',
        'The exercises come with tests, so you can see at once whether your solution works.',
        'Instead of toy examples, the lessons follow one project from first sketch to working version.',
        'Short videos show {focus} on screen, and the exercises let you try it yourself.',
        'You also learn to read error messages without panicking.',
      ],
      outcome: [
        'By the end, you can plan, write, and explain a project of your own.',
        "Afterwards, you will find it easier to read other people's code and explain your own.",
        'You finish with a piece of work that you can show to an employer.',
        'You will know which questions to ask before writing the first line.',
      ],
    },
    'Data Science': {
      practice: [
        'All exercises use realistic data with gaps, typing errors, and a few surprises.',
        'You work out every method by hand on a few values before you apply it to a large file.',
        'The running example starts small and becomes more demanding with every section.',
        'Each section ends with a small investigation and a one-page report.',
        'You compare your results with a worked solution that explains every step.',
        'The data come from city bikes, weather stations, and a public library.',
        'The section on {focus} uses figures that you may know from the news.',
        'Every chart in the course can be redrawn from the files provided.',
      ],
      outcome: [
        'By the end, you can turn a vague question into an analysis that others can check.',
        'Afterwards, you will find it easier to tell a solid result from a lucky one.',
        'You finish with a complete report, including charts, method, and conclusions.',
        'You will be able to explain your results to people who never studied statistics.',
      ],
    },
    Design: {
      practice: [
        'Each section starts with a real brief and ends with a draft that is discussed in detail.',
        'You work on a task of your choice and note down every decision along the way.',
        'Good and bad examples are placed side by side, so you can see the difference.',
        'All you need for the exercises is paper, a pencil, and any drawing program.',
        'One client, a small neighbourhood bakery, runs through all sections.',
        "Every exercise ends with a round of comments on each other's work.",
        'For {focus}, you start on paper and only then move to the screen.',
        'You will take apart well-known designs to see how they work.',
      ],
      outcome: [
        'By the end, you have two finished pieces for your portfolio.',
        'Afterwards, you can explain to clients why one solution works and another does not.',
        'You will never look at signs, labels, and screens in the same way again.',
        'At the end, you present a project and the reasoning behind it.',
      ],
    },
    Business: {
      practice: [
        'Case studies from a family firm, a charity, and a start-up show what works and what does not.',
        'There are templates for each step, which you can adapt to any company.',
        'Role plays and short written exercises keep things practical.',
        'Each section closes with a task to try out at work.',
        'The examples come from a joinery with eleven employees and from a large department store.',
        'Experienced managers describe what they would do differently today.',
        'You look at {focus} from both sides of the table.',
        'A checklist for {second} is included.',
      ],
      outcome: [
        'By the end, you can prepare a decision and defend it in front of colleagues.',
        'Afterwards, you will see the usual mistakes coming.',
        'You finish with a plan for the next three months.',
        'What you take away can be used at work the following Monday.',
      ],
    },
    Marketing: {
      practice: [
        'Each section is built around a real campaign, with its budget, its results, and its mistakes.',
        'You develop a small campaign for a product of your choice and improve it step by step.',
        'Worksheets help you apply every idea to your own product.',
        'Before-and-after examples show how small changes make a text or a page work.',
        'All examples come from small firms that have more ideas than money.',
        'The exercises take little time and use free tools.',
        'The section on {focus} includes two campaigns that failed, and why.',
        'You test every idea on real people before you spend money on it.',
      ],
      outcome: [
        'By the end, you have a plan with goals, channels, and a realistic budget.',
        'Afterwards, you will find it easier to judge which ideas deserve time and money.',
        'You will be able to show with figures whether a campaign has paid off.',
        'You finish with a concept that is ready to be presented to a client.',
      ],
    },
    'Personal Development': {
      practice: [
        'Short exercises fit into an ordinary day and are reviewed in the next lesson.',
        'You keep a notebook in which you try out each idea for several days.',
        'Every method comes with its limits and the situations it suits.',
        'People from very different jobs talk about how they go about it.',
        'Each section has one exercise to do alone and one to do with a friend.',
        'There are no miracle cures here, only methods that have stood the test of time.',
        'You can start with {focus} tonight; it takes ten minutes.',
        'Setbacks are planned for, and there is a lesson on how to deal with them.',
      ],
      outcome: [
        'By the end, you will have found two or three methods that suit you.',
        'Afterwards, everyday situations that used to drain you become easier to handle.',
        'You finish with a personal plan on a single page.',
        'At the end, you look back at what has changed since the first lesson.',
      ],
    },
    Photography: {
      practice: [
        'Each section ends with a task to carry out with whatever camera you have.',
        'Picture reviews show which small decisions make the difference between a good shot and a lucky one.',
        'Settings are explained only where they change the picture, with examples side by side.',
        'The instructor comments on every step of a shoot, including the shots that failed.',
        'You build a series of ten pictures and refine it from section to section.',
        'Each lesson opens with one picture and explains how it was made.',
        'For {focus}, you go out with a short list of shots and come back with a story.',
        'Most of the examples were taken with a phone.',
      ],
      outcome: [
        'By the end, you have a small portfolio that holds together.',
        'Afterwards, you will notice light and background before you take out the camera.',
        'You will be able to plan a shoot and bring home the picture you had in mind.',
        'At the end, you choose one picture and prepare it for print.',
      ],
    },
    Languages: {
      practice: [
        'Dialogues recorded by native speakers are followed by speaking and writing exercises.',
        'Every section combines a conversation, a short text, and a listening exercise.',
        'New words come back in later lessons until you know them by heart.',
        'Pauses in the speaking exercises give you time to answer before you hear the solution.',
        'Grammar comes in small portions and always in a situation from daily life.',
        'You write short messages and get them back with corrections and comments.',
        'The part on {focus} is full of phrases that you can use the same day.',
        'You hear different voices and accents right from the start.',
      ],
      outcome: [
        'By the end, you can take part in conversations with far less hesitation.',
        'Afterwards, you will be able to follow a talk without translating every word.',
        'You will be ready to keep learning on your own with books and films.',
        'At the end, you record a conversation that shows how far you have come.',
      ],
    },
    Music: {
      practice: [
        'Every section has a practice plan and a short piece to work on.',
        'You hear each new idea before it is explained, and you learn how it works before you practise it.',
        'Each technique is applied at once to music from different styles and periods.',
        'Exercises start simply and become harder only when you are ready.',
        'You can send in a recording and get comments on it.',
        'Listening examples show how different styles use the same means.',
        'There is a play-along track for {focus}.',
        'Ten minutes of practice a day are enough to keep up.',
      ],
      outcome: [
        'By the end, you can prepare a complete piece on your own and perform it.',
        'Afterwards, you will spend your practice time where it is really needed.',
        'You will hear details in music that used to pass you by.',
        'You finish with a small piece to play to your friends.',
      ],
    },
    'Art & Crafts': {
      practice: [
        'Every technique is shown slowly and in close-up before you try it yourself.',
        'The list of materials includes affordable alternatives for most of them.',
        'Each section leads to a finished piece, and the pieces become more demanding.',
        'The instructor also shows how to rescue work that seems to have failed.',
        'You photograph your work and get suggestions for the next attempt.',
        'Tools are introduced when you need them, and household items will do for many steps.',
        'You can repeat the part on {focus} as often as you like.',
        'The camera stays close to the hands, so you do not miss a step.',
      ],
      outcome: [
        'By the end, you can plan and complete a piece of your own design.',
        'Afterwards, you will find it easier to choose good materials and look after them.',
        'You finish with several pieces to keep or give away.',
        'At the end, all the techniques come together in one larger piece.',
      ],
    },
    'Health & Fitness': {
      practice: [
        'Each idea comes in an easier and a harder version, so you can find a pace that suits you.',
        'A diary helps you notice progress and avoid changing too much at once.',
        'The instructor explains what happens in your body and where to be careful.',
        'Suggestions for busy weeks make sure that you do not need a free afternoon.',
        'Common myths are politely taken apart, with references for further reading.',
        'Every section combines some background with something to try the same day.',
        'The part on {focus} can be done in ordinary clothes.',
        'You choose your own goals, and small ones are fine.',
      ],
      outcome: [
        'By the end, you have a routine that fits into your week.',
        'Afterwards, you will find it easier to tell sound advice from fashion.',
        'You will be able to adapt the advice to your own needs and limits.',
        'You finish with a plan for the next three months.',
      ],
    },
    Cooking: {
      practice: [
        'Every section has three recipes: one easy, one classic, and one ambitious.',
        'All steps are filmed in an ordinary kitchen with ordinary equipment.',
        'Each recipe says what you can replace, leave out, or prepare the day before.',
        'The instructor shows how to tell by look, sound, and smell when a dish is ready.',
        'Shopping lists and conversion tables for all recipes are included.',
        'Things that often go wrong are shown on purpose, along with ways to save the dish.',
        'The part on {focus} needs no special equipment.',
        'You can cook along in real time or just watch first.',
      ],
      outcome: [
        'By the end, you can cook without clinging to the recipe.',
        'Afterwards, you will shop better and throw less away.',
        'You will be able to plan an afternoon in the kitchen without rushing.',
        'At the end, you develop a recipe of your own and write it down.',
      ],
    },
  },
  read({ name = '', topic, level = 'all-levels' }, random) {
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const about = mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, about);
    const subtitle = name.includes(': ') ? name.slice(name.indexOf(': ')).toLowerCase() : '';
    const told = all.filter((focus) => subtitle.includes(focus.toLowerCase()));
    const rest = random.sample(
      all.filter((focus) => !told.includes(focus)),
      3 - told.length,
    );
    // What the title tells comes first; the rest in the order of the list, which is the order one learns things in.
    const [focus = '', second = '', third = ''] = [...told, ...all.filter((other) => rest.includes(other))];
    const more = all.filter((other) => ![focus, second, third].includes(other));
    const words: Readonly<Record<string, string>> = { topic: about, focus, second, third };
    const suits = entry(SUITS, level).map((text) => fill(text, (slot) => words[slot] ?? ''));
    return { part, slots: { ...words, more, suits } };
  },
};
