import { entry } from '../lists/entry.ts';
import { eventCategories } from '../lists/events.ts';
import type { Subject } from './subject.ts';
import { mentioned } from './wording.ts';

/** Paragraphs about an event. They fit on site as well as online, and name no date, place or price. */
export const event: Subject = {
  rules: {
    text: [
      '{opening} {programme} {audience}',
      '{opening} {programme} {closing}',
      '{opening} {programme} {audience} {closing}',
    ],
    closing: [
      'The full programme is published on the event page.',
      'Early registration is recommended, as the number of places is limited.',
      'Those who register receive all details by email.',
      'Accessibility requests can be made at registration.',
      'Questions can be sent to the organizer at any time.',
      'Tickets can be returned free of charge until a week before the event.',
      'Changes to the programme are announced on the event page.',
      'A waiting list opens as soon as all places are taken.',
    ],
  },
  parts: {
    Conference: {
      opening: [
        'Talks, panels and discussions on {x}, with speakers from research and practice.',
        'The conference brings together people who work on {x} and people who depend on their results.',
        'What is new in {x}, what has proved itself and what needs to change?',
        'Researchers, practitioners and newcomers meet to talk about {x}.',
        'The programme covers {x} from first principles to open problems.',
        'For everyone who deals with {x} at work, this is a chance to learn from others.',
        'Several sessions in parallel offer an overview of current work on {x}.',
      ],
      programme: [
        'Keynotes are followed by short talks and plenty of time for questions.',
        'Posters and demonstrations give young researchers a chance to present their work.',
        'Each session ends with an open discussion instead of a summary.',
        'Case studies from five countries show what works and what does not.',
        'A panel of users, critics and makers opens the programme.',
        'Practical sessions alternate with talks on the larger questions.',
      ],
      audience: [
        'No membership is required, and students are particularly welcome.',
        'Most participants come from companies, universities and public bodies.',
        'First-time visitors are introduced to others in a session of their own.',
        'Talks are held in plain language, so that neighbouring fields can follow.',
        'The contributions will be published after the event.',
      ],
    },
    Workshop: {
      opening: [
        'A workshop on {x} in which everyone gets to try things out.',
        'Participants learn the basics of {x} and put them to use straight away.',
        'This workshop on {x} is meant for beginners as well as for those who want a refresher.',
        'In a small group, participants work on {x} under the guidance of two experienced instructors.',
        'Less theory, more practice: this workshop on {x} starts with an exercise and ends with one.',
        'Anyone who has ever wanted to give {x} a try is in the right place here.',
      ],
      programme: [
        'Short introductions are followed by exercises at different levels.',
        'Everyone works at their own pace, and help is never far away.',
        'The instructors show typical mistakes and how to put them right.',
        'There is time for individual questions and for comparing results.',
        'Each participant leaves with notes and a list of next steps.',
        'The group looks at examples together before everyone starts on their own.',
      ],
      audience: [
        'No previous experience is needed.',
        'A list of things to bring will be sent out in advance.',
        'The number of participants is kept low, so that everyone gets attention.',
        'Participants are welcome to bring a project of their own.',
        'Adults of any age can take part.',
      ],
    },
    Concert: {
      opening: [
        '{x} will play new pieces and old favourites.',
        'With a programme put together for this occasion, {x} can be heard live.',
        'Few performers hold the attention of an audience like {x}.',
        'Those who have heard {x} before know what to expect: surprises.',
        'After months of preparation, {x} will return to the stage.',
        'A concert by {x} is never the same twice, and that is why people come back.',
      ],
      programme: [
        'The programme leads from quiet beginnings to a lively finale.',
        'Between the pieces there are stories about how the music came about.',
        'Some of the music will be heard in public for the first time.',
        'Local musicians will join in for the last part.',
        'A few requests from the audience have found their way into the programme.',
        'The arrangements were written for this concert.',
      ],
      audience: [
        'Children are welcome, and so are people who rarely go to concerts.',
        'The concert is recorded for a later broadcast.',
        'Part of the proceeds goes to a music school.',
        'The audience is invited to sing along at least once.',
        'It will be a treat for regulars and newcomers alike.',
      ],
    },
    Sports: {
      opening: [
        'Teams and athletes from the whole region compete in {x}.',
        'Top-class {x} with close results, loud cheers and a final to remember.',
        'Well-known names and young talents compete for the title in {x}.',
        'For friends of {x}, this is one of the highlights of the year.',
        'Qualified athletes meet for a competition in {x} under international rules.',
        'This event shows {x} at its best, from the first round to the medals.',
      ],
      programme: [
        'The early rounds are followed by semi-finals and the final.',
        'Between the rounds, clubs present their youth work.',
        'Results and the order of competition are displayed live.',
        'Newcomers can have the rules explained to them by former champions.',
        'The winners qualify for the next level.',
        'Referees and volunteers come from local clubs.',
      ],
      audience: [
        'Families are welcome, and there is a section for fan clubs.',
        'Spectators can try out the sport for themselves during the breaks.',
        'Fair play is honoured with a prize of its own.',
        'Supporters are asked to bring good humour and loud voices.',
        'School classes and clubs can reserve seats together.',
      ],
    },
    Networking: {
      opening: [
        'An informal gathering for {x} who want to get to know others in the same line of work.',
        'Meet {x} from the region and beyond, exchange ideas and find partners.',
        'This gathering brings {x} together without long speeches or sales talk.',
        'Good conversations, new contacts and useful ideas for {x}.',
        'For {x}, it is often hard to find people with the same questions; here they meet.',
        'The gathering is open to {x}, whether new to the field or established.',
      ],
      programme: [
        'Three short talks provide something to talk about.',
        'After a brief round of introductions, small groups form around topics.',
        'A board with offers and requests helps people to find one another.',
        'Hosts make sure that nobody is left standing alone.',
        'Every participant meets at least five new people in a relaxed setting.',
        'Questions that came up last time are taken up again.',
      ],
      audience: [
        'Newcomers are especially welcome.',
        'Bring business cards, questions and a little curiosity.',
        'Those looking for work and those offering it are equally welcome.',
        'Most participants come back, which says a good deal.',
        'There is no dress code and no sales pitch.',
      ],
    },
  },
  read({ name = '', topic }, random) {
    const part = topic ?? random.pick(Object.keys(eventCategories));
    const { subjects } = entry(eventCategories, part);
    return { part, slots: { x: mentioned(name, subjects) ?? random.pick(subjects) } };
  },
};
