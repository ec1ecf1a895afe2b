import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** Paragraphs about a course: its topic, how it is taught, what one can do afterwards. */
export const course: Subject = {
  rules: {
    text: ['{opening} {practice} {outcome}', '{opening} {outcome} {offer}', '{opening} {practice} {offer}'],
    opening: [
      'This course on {topic} begins with {focus} and moves on to {second} and {third}.',
      'From {focus} to {second}, the lessons lead through {topic} one clear example at a time.',
      'The main themes of this course on {topic} are {focus}, {second}, and {third}.',
      'Anyone who wants to work on {topic} will find {focus}, {second}, and {third} explained here without jargon.',
      '{focus}, {second}, and {third} are the three pillars of this course on {topic}.',
      'A course on {topic} for people who like to try things out, with sections on {focus}, {second}, and {third}.',
      'Each section of the course looks at a different side of {topic}, among them {focus}, {second}, and {third}.',
      'What matters most in {topic}? The lessons single out {focus}, {second}, and {third}.',
      'In this course, {topic} means practice above all: {focus}, {second}, and {third} each get a section of their own.',
      'The lessons approach {topic} through three things that come up all the time: {focus}, {second}, and {third}.',
      'With {focus} at its centre, this course on {topic} also makes room for {second} and {third}.',
      'Short lessons on {focus}, {second}, and {third} add up to a solid course on {topic}.',
    ],
    offer: [
      'The section on {more} comes with a checklist to download and keep.',
      'Questions are answered in the course forum, where participants also show each other their work.',
      'All lessons can be repeated as often as needed, and each ends with a short quiz.',
      'A summary at the end of every section makes it easy to look things up again later.',
      'Those who get stuck on {more} will find extra examples in the appendix.',
      'Lessons can be taken in any order, though the part on {more} is best left for last.',
      'The section on {more} was added at the request of earlier participants.',
      'Every section closes with a list of common mistakes and how to avoid them.',
    ],
  },
  parts: {
    Programming: {
      practice: [
        'Every section ends with a small program to write and a sample solution to compare it with.',
        'The examples grow into one working project that participants keep and can extend.',
        'Code is written, run and improved on screen, and mistakes are treated as part of the lesson.',
        'Each idea is shown first in a few lines of code and then in a realistic project.',
        'The exercises come with tests, so that everyone can see at once whether a solution works.',
        'Instead of toy examples, the lessons follow one project from its first sketch to a working version.',
      ],
      outcome: [
        'By the end, participants can plan, write and explain a project of their own.',
        "Afterwards, it is easier to read other people's code and to explain one's own.",
        'At the end stands a finished piece of work that can be shown to an employer.',
        'Those who complete the course know which questions to ask before the first line is written.',
      ],
    },
    'Data Science': {
      practice: [
        'All exercises use realistic data sets with gaps, typing errors and a few surprises.',
        'Every method is first worked out by hand on a few values and then applied to a large file.',
        'The running example is introduced in the first lesson and grows more demanding from section to section.',
        'Each section ends with a small investigation and a one-page report of the findings.',
        'Participants compare their results with a worked solution that explains every step.',
        'The data come from city bicycles, weather stations and a lending library.',
      ],
      outcome: [
        'By the end, participants can turn a vague question into an analysis that others can check.',
        'Afterwards, it is easier to tell a solid result from a lucky one.',
        'At the end stands a complete report with charts, method and conclusions.',
        'Those who complete the course can explain their results to colleagues who never studied statistics.',
      ],
    },
    Design: {
      practice: [
        'Each section starts from a real brief and ends with a draft that is discussed in detail.',
        'Participants work on a task of their choice and document every decision on the way.',
        'Good and bad examples are placed side by side, so that the differences become visible.',
        'The exercises need nothing more than paper, a pencil and any drawing program.',
        'A single client, a small neighbourhood bakery, runs through all sections.',
        'Every exercise ends with a round of comments on the work of others.',
      ],
      outcome: [
        'By the end, participants have two finished pieces for their portfolio.',
        'Afterwards, it is easier to explain to clients why one solution works and another does not.',
        'Those who complete the course see layouts, signs and screens with different eyes.',
        'At the end, each participant presents a project and the reasoning behind it.',
      ],
    },
    Business: {
      practice: [
        'Case studies from a family firm, a charity and a young company show what works and what does not.',
        'Templates for each step are included and can be adapted to any company.',
        'Role plays and short written exercises make sure that nothing stays theory.',
        'Each section closes with a task to carry out in your own organisation.',
        'The examples are taken from a joinery with eleven employees and from a large department store.',
        'Experienced managers describe what they would do differently today.',
      ],
      outcome: [
        'By the end, participants can prepare and defend a decision in front of colleagues.',
        'Afterwards, the usual mistakes are easier to see coming.',
        'Those who complete the course leave with a plan for the next three months.',
        'At the end stands a document that can be put to use the following Monday.',
      ],
    },
    Marketing: {
      practice: [
        'Each section is built around a real campaign, with its budget, its results and its mistakes.',
        'Participants develop a small campaign for a product of their choice and improve it step by step.',
        'Worksheets help to apply every idea to your own product or association.',
        'Before and after versions show how small changes make a text or a page work.',
        'All examples come from small firms that have more ideas than money.',
        'The exercises take little time and use tools that cost nothing.',
      ],
      outcome: [
        'By the end, participants have a plan with goals, channels and a realistic budget.',
        'Afterwards, it is easier to judge which ideas deserve time and money.',
        'Those who complete the course can show with figures whether a campaign has paid off.',
        'At the end stands a finished concept that can be presented to a client.',
      ],
    },
    'Personal Development': {
      practice: [
        'Short exercises fit into an ordinary day and are reviewed in the following lesson.',
        'Participants keep a notebook in which they try out each idea for several days.',
        'Every method is explained along with its limits and the situations it suits.',
        'Conversations with people from very different professions show how they go about it.',
        'Each section contains one exercise to do alone and one to do with a friend.',
        'There are no miracle recipes here, only methods that have proved themselves.',
      ],
      outcome: [
        'By the end, participants have found two or three methods that suit them and stick to them.',
        'Afterwards, everyday situations that used to cost energy become easier to handle.',
        'Those who complete the course leave with a personal plan on a single page.',
        'At the end, a short review shows what has changed since the first lesson.',
      ],
    },
    Photography: {
      practice: [
        'Each section ends with a task to carry out with whatever camera is at hand.',
        'Picture reviews show which small decisions separate a good shot from a lucky one.',
        'Settings are explained only where they change the picture, with examples side by side.',
        'The instructor comments on every step of a shoot, including the shots that failed.',
        'Participants build a series of ten pictures and refine it from section to section.',
        'Each lesson opens with one picture and explains in detail how it came about.',
      ],
      outcome: [
        'By the end, participants have a small portfolio that holds together.',
        'Afterwards, light and background are noticed before the camera is even out of the bag.',
        'Those who complete the course can plan a shoot and bring home the picture they had in mind.',
        'At the end, each participant chooses one picture and prepares it for print.',
      ],
    },
    Languages: {
      practice: [
        'Dialogues recorded by native speakers are followed by exercises for speaking and writing.',
        'Every section brings together a conversation, a short text and a listening exercise.',
        'New words return in later lessons until they come by themselves.',
        'Speaking exercises with pauses leave time to answer aloud before the solution is heard.',
        'Grammar appears in small portions and always inside a situation from daily life.',
        'Participants write short messages and receive corrected versions with comments.',
      ],
      outcome: [
        'By the end, participants take part in conversations with far less hesitation.',
        'Afterwards, it is easier to follow a talk without translating every word.',
        'Those who complete the course can keep learning on their own with books and films.',
        'At the end, a recorded conversation shows how far each participant has come.',
      ],
    },
    Music: {
      practice: [
        'Every section contains a practice plan and a short piece to work on.',
        'Each new idea is heard before it is explained, and explained before it is practised.',
        'Each technique is applied at once to music from different styles and periods.',
        'Exercises start simply, and difficulty is added only when the last step is secure.',
        'Participants may send in a recording and receive comments on it.',
        'Listening examples show how well-known styles use the same means.',
      ],
      outcome: [
        'By the end, participants can prepare a complete piece on their own and present it.',
        'Afterwards, practice time goes where it is really needed.',
        'Those who complete the course hear details in music that used to pass them by.',
        'At the end stands a small piece of work to play to friends.',
      ],
    },
    'Art & Crafts': {
      practice: [
        'Every technique is demonstrated slowly and in close-up before it is tried out.',
        'A list of materials is included, with affordable alternatives for most of them.',
        'Each section leads to a finished piece, and the pieces grow more demanding.',
        'The instructor also shows how to rescue work that seems to have failed.',
        'Participants photograph their work and receive suggestions for the next attempt.',
        'Tools are introduced when they are needed, and household items do for many steps.',
      ],
      outcome: [
        'By the end, participants can plan and complete a piece after their own design.',
        'Afterwards, it is easier to choose good materials and to treat them well.',
        'Those who complete the course have several finished pieces to keep or give away.',
        'At the end, all the techniques come together in one larger work.',
      ],
    },
    'Health & Fitness': {
      practice: [
        'Each idea comes in an easier and a harder version, so that everyone finds a suitable pace.',
        'A diary helps to notice progress and to avoid changing too much at once.',
        'The instructor explains what happens in the body and where caution is advised.',
        'Suggestions for busy weeks make sure that nothing depends on a free afternoon.',
        'Common myths are taken apart politely, with references for those who want to read more.',
        'Every section combines background knowledge with something to try the same day.',
      ],
      outcome: [
        'By the end, participants have a routine that fits into their week.',
        'Afterwards, it is easier to judge which advice is sound and which is fashion.',
        'Those who complete the course can adapt the advice to their own needs and limits.',
        'At the end stands a plan for the following three months.',
      ],
    },
    Cooking: {
      practice: [
        'Every section contains three recipes, one easy, one classic and one ambitious.',
        'All steps are filmed in an ordinary kitchen with ordinary equipment.',
        'Each recipe explains what may be replaced, left out or prepared the day before.',
        'The instructor shows by look, sound and smell when a dish is ready.',
        'Shopping lists and conversion tables for all recipes are included.',
        'Things that often go wrong are shown on purpose, along with ways to save the dish.',
      ],
      outcome: [
        'By the end, participants can work in the kitchen without clinging to the recipe.',
        'Afterwards, it is easier to shop well and to throw less away.',
        'Those who complete the course can plan an afternoon in the kitchen without rushing.',
        'At the end, everyone develops a recipe of their own and writes it down.',
      ],
    },
  },
  read({ name = '', topic }, random) {
    const part = topic ?? random.pick(Object.keys(COURSE_TOPICS));
    const topics = entry(COURSE_TOPICS, part);
    const names = Object.keys(topics);
    const about = mentioned(name, names) ?? random.pick(names);
    const all = entry(topics, about);
    const subtitle = name.includes(': ') ? name.slice(name.indexOf(': ')) : '';
    const first = mentioned(subtitle, all);
    const rest = random.sample(
      all.filter((focus) => focus !== first),
      first === undefined ? 3 : 2,
    );
    // In the order of the list, which is the order one learns things in.
    const [focus = '', second = '', third = ''] = [
      ...(first === undefined ? [] : [first]),
      ...all.filter((other) => rest.includes(other)),
    ];
    const more = all.filter((other) => ![focus, second, third].includes(other));
    return { part, slots: { topic: about, focus, second, third, more } };
  },
};
