import { composeText } from '../compose.ts';
import type { Context } from '../context.ts';
import type { Grammar } from '../grammar.ts';
import { COURSE_TOPICS } from '../lists/course-topics.ts';
import { entry } from '../lists/entry.ts';
import { eventCategories } from '../lists/events.ts';
import { createReader } from './forms.ts';
import type { Subject } from './subject.ts';
import { titleCase } from './wording.ts';

/** The title of an event; no two of a category are the same before its thousands of forms are used up. */
export function eventTitle(context: Context, category: string): string {
  const { titles, words } = entry(eventCategories, category);
  return titleCase(composeText(context, '{title}', titlesOf(category, titles, words)));
}

/** Patterns and words of a category as one grammar; made when first asked for. */
const grammars: Map<string, Grammar> = new Map();

function titlesOf(category: string, titles: readonly string[], words: Grammar): Grammar {
  let grammar = grammars.get(category);
  if (!grammar) grammars.set(category, (grammar = { ...words, title: titles }));
  return grammar;
}

const readers: Readonly<Record<string, ReturnType<typeof createReader>>> = Object.fromEntries(
  Object.entries(eventCategories).map(
    ([
      category,
      {
        titles,
        words: { x = [], ...words },
      },
    ]) => [
      category,
      // The name of a performer is made of other words; it is read as it stands.
      createReader(titles, x.some((word) => word.includes('{')) ? words : { ...words, x }),
    ],
  ),
);

/** Paragraphs about an event. They fit on site as well as online, and name no date, place, or price. */
export const event: Subject = {
  rules: {
    text: [
      '{opening} {programme} {audience}',
      '{opening} {programme} {closing}',
      '{opening} {audience} {closing}',
      '{opening} {programme} {audience} {closing}',
    ],
    closing: [
      'The full programme is on the event page.',
      'Register early, as places are limited.',
      'Everyone who registers gets the details by email.',
      'Please mention any accessibility needs when you register.',
      'If you have questions, write to the organizer at any time.',
      'Changes to the programme will be announced on the event page.',
      'Once all places are taken, a waiting list opens.',
      'If you cannot make it, please let us know so that someone else can have your place.',
      'Parts of the event will be recorded.',
      'Please sign in half an hour before the start.',
      'Volunteers are still needed and get in free.',
      'Keep your confirmation at hand.',
      'Group bookings are possible; just ask the organizer.',
      'The event is run by volunteers.',
      'Sign up for the newsletter to hear about the next one.',
      'All feedback is welcome afterwards.',
      'The organizer will be happy to answer questions in advance.',
    ],
  },
  parts: {
    Conference: {
      opening: [
        'Talks, panels, and discussions on {x}, with a focus on {y}.',
        'This conference brings together people who work in {x} and people who depend on their results.',
        'What is new in {x}, what has proved itself, and what needs to change?',
        'Researchers, practitioners, and newcomers meet to talk about {x}.',
        'The programme covers {x} from first principles to open problems.',
        'If you deal with {x} at work, this is your chance to learn from others.',
        'Parallel sessions give an overview of current work in {x}.',
        'Two questions run through the talks: where {x} stands today, and what is needed next.',
        'Everything here revolves around {x}, and above all around {y}.',
        'Experts in {x} share what they have learned about {y}.',
        'Join colleagues from many countries to discuss {x}, with a special session on {y}.',
        'In {x}, few things are discussed as often as {y}, so that is where the programme starts.',
      ],
      programme: [
        'Keynotes are followed by short talks and plenty of time for questions.',
        'Posters and demonstrations let young researchers present their work.',
        'Each session ends with an open discussion instead of a summary.',
        'Case studies from {count} countries show what works and what does not.',
        'A panel of users, critics, and makers opens the programme.',
        'Practical sessions alternate with talks on the bigger questions.',
        'There are {count} tracks, and you can switch between them at any time.',
        'In addition to the talks, {count} companies will show their latest work.',
        'The session on {y} has been given more time than ever.',
        'No talk is longer than twenty minutes, so there is room for debate.',
        'A committee picked the talks from more than {hundreds} submissions.',
        'Lightning talks give {count} newcomers five minutes each.',
        'Workshops on {y} are held alongside the talks.',
        'All talks will be recorded and made available to participants.',
      ],
      audience: [
        'You do not need to be a member, and students are especially welcome.',
        'Most participants come from companies, universities, and public bodies.',
        "If it is your first time, join the newcomers' session before the opening.",
        'Talks are in plain language, so people from neighbouring fields can follow.',
        'The papers will be published after the event.',
        'About {hundreds} participants are expected.',
        'Participants receive a certificate of attendance.',
        'Interpretation into sign language is available for the main talks.',
        'Recruiters will be there too, so bring your CV.',
        'After their talks, the speakers are happy to be asked about {y}.',
        'Half of the speakers are giving their first conference talk.',
        'Discounts are available for students and charities.',
      ],
      count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen'],
      hundreds: ['150', '180', '200', '240', '250', '300', '350', '400', '450', '500'],
    },
    Workshop: {
      opening: [
        'A workshop on {x} in which everyone gets to try things out.',
        'Learn the basics of {x} and put them to use straight away.',
        'This workshop on {x} suits beginners as well as people who want a refresher.',
        'In a small group, you work on {x} with the help of two experienced instructors.',
        'Less theory, more practice: this workshop on {x} starts with an exercise and ends with one.',
        'If you have always wanted to give {x} a try, this is for you.',
        'Spend a few hours on {x}, with a focus on {focus}.',
        'This workshop takes you through {x}, from {focus} to {second}.',
        'Come and practise {x} in good company and at your own pace.',
        'If you are not sure where to start with {x}, start here.',
      ],
      programme: [
        'You start with {focus} and then move on to {second}.',
        'Short introductions are followed by exercises on {focus}.',
        'Everyone works at their own pace, and the instructors help with {focus} and {second}.',
        'The instructors show typical mistakes in {focus} and how to avoid them.',
        'There is time for individual questions, especially about {second}.',
        'You will leave with notes on {focus} and a list of next steps.',
        'The group looks at examples together before moving on to {focus}.',
        'The main exercise is about {focus}; those who finish early can try {second}.',
        'After a round of introductions, the group chooses between {focus} and {second}.',
        'A handout on {focus} is included.',
        'The second half is devoted to {second}.',
        'You work in pairs on {focus} and compare your results at the end.',
      ],
      audience: [
        'You do not need any experience.',
        'You will get a list of what you need in advance.',
        'The group is kept small, so that everyone gets attention.',
        'Feel free to bring a project of your own.',
        'Adults of any age can take part.',
        'The handouts are yours to keep.',
        'It helps to have tried {focus} before, but it is not necessary.',
        'Returning participants will find new exercises on {second}.',
        'Come alone or bring a friend.',
        'The instructors have taught {x} for many years.',
        'There will be a long break for questions and tea.',
        'Please be on time, because the first exercise starts straight away.',
      ],
    },
    Concert: {
      opening: [
        '{x} will play new pieces and old favourites.',
        '{x} can be heard live with a programme put together for this occasion.',
        'Few performers hold an audience like {x}.',
        'If you have heard {x} before, you know to expect surprises.',
        'After months of preparation, {x} will return to the stage.',
        'A concert by {x} is never the same twice, and that is why people come back.',
        'With {x}, even a sad song can end in dancing.',
        'Critics love {x}, and so do people who never read reviews.',
        'It has been a busy year for {x}, and this concert shows what came of it.',
        'Come early and get a good seat: {x} will be playing.',
      ],
      programme: [
        'The programme leads from a quiet beginning to a lively finale.',
        'Between the pieces, there are stories about how the music came about.',
        'Some of the music has never been played in public before.',
        'Local musicians will join in for the last part.',
        'A few requests from the audience have made it into the programme.',
        'All arrangements were written for this concert.',
        'Expect {count} encores if the audience is loud enough.',
        'There will be {count} new pieces and as many old ones.',
        'The first half is acoustic, and the second is not.',
        'There is one interval, with drinks in the foyer.',
        'A support act opens the show with {count} songs.',
        'The set runs for about {minutes} minutes without a break.',
      ],
      audience: [
        'Children are welcome, and so are people who rarely go to concerts.',
        'The concert will be recorded for later broadcast.',
        'Part of the proceeds goes to a music school.',
        'The audience will be asked to sing along at least once.',
        'It will be a treat for regulars and newcomers alike.',
        'Dancing is encouraged.',
        'Bring a friend who thinks this is not their kind of music.',
        'Signed records will be on sale afterwards.',
        'The musicians will be around for a chat after the show.',
        'There are {count} rows of seats and plenty of standing room.',
        'Ear plugs for children are available free of charge.',
        'Seats are not numbered, so first come, first served.',
      ],
      count: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
      minutes: ['70', '75', '80', '90', '100'],
    },
    Sports: {
      opening: [
        'Teams and athletes from the whole region compete in {x}.',
        'Top-class {x} with close results, loud cheers, and a final to remember.',
        'Well-known names and young talents compete for the title in {x}.',
        'If you like {x}, this is one of the highlights of the year.',
        'Qualified athletes meet to compete in {x} under international rules.',
        'See {x} at its best, from the first round to the medals.',
        'The best local clubs in {x} meet to find out who is on form.',
        'From the heats to the final, this is all about {x}.',
        'If you have never seen {x} live, this is a good place to start.',
        'A full programme of {x}, with {count} competitions in all.',
      ],
      programme: [
        'The early rounds lead up to the semi-finals and the final.',
        'Between the rounds, youth teams show what they can do.',
        'Results and the draw are displayed live.',
        'Former champions explain the rules to newcomers.',
        'The winners qualify for the next level.',
        'Referees and volunteers come from {count} local clubs.',
        'There are {count} classes by age and experience.',
        'The final will be streamed live.',
        'The opening round alone has {count} matches.',
        'A warm-up area is open to all participants.',
        "Last year's winners have announced that they will be back.",
        'Medals are handed out right after the final.',
      ],
      audience: [
        'Families are welcome, and there is a section for fan clubs.',
        'During the breaks, spectators can have a go themselves.',
        'There is a special prize for fair play.',
        'Bring good humour and a loud voice.',
        'School classes and clubs can reserve seats together.',
        'The best views are from the upper rows.',
        'A commentator explains what is going on.',
        'Autographs can be had after the prize-giving.',
        'Teams can still enter, as {count} places are left.',
        'Hot food is sold by the host club.',
        'Spectators get in at any time and can leave whenever they like.',
        'A first-aid team is on hand throughout.',
      ],
      count: ['six', 'eight', 'ten', 'twelve', 'fourteen', 'sixteen', 'eighteen', 'twenty'],
    },
    Networking: {
      opening: [
        'An informal get-together for {x} who want to meet others in the same line of work.',
        'Meet {x} from near and far, swap ideas, and find partners.',
        'This event brings {x} together without long speeches or sales talk.',
        'Good conversations, new contacts, and useful ideas for {x}.',
        'It can be hard for {x} to find people with the same questions; here they meet.',
        'The event is open to {x}, whether new to the field or well established.',
        'A relaxed meeting for {x}, this time on “{topic}”.',
        'Under the heading “{topic}”, {x} share what has worked for them.',
        'Come and find out what {x} talk about when nobody is selling anything.',
        'Once again, {x} meet to talk shop and catch up.',
      ],
      programme: [
        '{count} short talks provide something to talk about.',
        'After a quick round of introductions, people split into small groups.',
        'A notice board with offers and requests helps people find one another.',
        'Hosts make sure that nobody is left standing alone.',
        'You will meet at least {count} new people in a relaxed setting.',
        'Questions that came up last time will be picked up again.',
        'The talk on “{topic}” takes ten minutes; the rest is conversation.',
        'Every table has its own topic, and one of them is “{topic}”.',
        '{count} members tell the story of their best mistake.',
        'You change tables every {minutes} minutes, so nobody gets stuck.',
        'There is a quiet corner for longer conversations.',
        'A short interview with a guest is followed by an open discussion.',
      ],
      audience: [
        'Newcomers are especially welcome.',
        'Bring business cards, questions, and a little curiosity.',
        'People looking for work and people offering it are equally welcome.',
        'Most people come back, which says a lot.',
        'There is no dress code and no sales pitch.',
        'Come by yourself; most people do.',
        'About {count} people usually stay on for a chat afterwards.',
        'You do not have to be a member.',
        'If you would like to give a short talk next time, tell the hosts.',
        'A list of participants will be sent round beforehand.',
        'Shy people are in good hands here.',
        'Students are welcome to join.',
      ],
      count: ['three', 'four', 'five', 'six', 'seven', 'eight', 'ten'],
      minutes: ['ten', 'fifteen', 'twenty'],
    },
  },
  read({ name = '', topic }, random) {
    const part = topic ?? random.pick(Object.keys(eventCategories));
    const { words } = entry(eventCategories, part);
    const slots = readers[part]?.(name)?.slots ?? {};
    const x = slots['x'] ?? composeText({ distinct: (size) => random.int(0, size - 1) }, '{x}', words);
    const y = slots['y'] ?? random.pick(words['y'] ?? ['']);
    const taught = Object.values(COURSE_TOPICS).find((topics) => Object.hasOwn(topics, x))?.[x] ?? [];
    const [focus = x, second = x] = random.sample(taught, 2);
    return {
      part,
      slots: { x: x.replace(/^The /, 'the '), y: y.toLowerCase().replace(/\bai\b/, 'AI'), topic: y, focus, second },
    };
  },
};
