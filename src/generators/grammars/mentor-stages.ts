/** What is said of those who have been at it for less than five years. */
export const NEWCOMERS: readonly string[] = [
  'I was {a job} until {years} ago. These days I teach {skill}, and I remember very well what is hard at the start.',
  '{name} came to {skill} {years} ago, after working as {a job}. {she} mentor{s} beginners.',
  'I am still quite new to {skill} myself, which is why I am cheap. Ask me anything about the first year.',
  '{name} works as {a job} three days a week, and teaches {skill} on the other two.',
  'I have been teaching {skill} for {years}. Good with nervous beginners.',
];

/** What is said of mentors in any field. */
export const ANYONE: readonly string[] = [
  '{name} teaches {skill} and {other}.',
  "Hi, I'm {first} from {city}. I teach {skill}, and a little {other} on the side.",
  '{skill}, {other}. Online or in {city}.',
  'Happy to help with {skill}! Drop me a line before you book, so that I can prepare.',
  'I teach {skill} one to one. No groups, no videos, no homework unless you ask for it.',
  '{name} has {years} of experience in {skill}, and mentors people at every level.',
  '{long} of {skill}. Book a free call to see if we get on.',
  'Mentor for {skill}, based in {city}.',
  '{name} has practised {skill} for {long}, and taught it for about half of that.',
  'Questions about {skill}? I like the ones that people are embarrassed to ask.',
  'My main subject is {skill}, but I am asked about {other} just as often.',
  '{name} lives in {city} and takes on a handful of people a year. {skill} and {other}.',
  'You can ask me anything about {skill}. If I do not know, I know who does.',
  '{skill} is what I do all day, so we can start from real examples.',
  '{name} is from {city} and teaches {skill} to people of all ages.',
  'Short sessions, clear notes, no jargon. {skill} and {other}.',
  'I learned {skill} on the job and teach it that way, too.',
  '{name} mentors beginners in {skill}.',
  'New to {skill}? Me too, once. Come with questions.',
  '{skill}, from the basics to the hard parts.',
  'I like mentoring more than meetings. {skill}, {other}, and whatever comes up.',
  '{name} offers single sessions and longer programmes in {skill}.',
  'Tell me where you are stuck with {skill}, and I will tell you whether I can help.',
  'Based in {city}, working with people in four time zones. Mostly {skill}.',
  'I have been doing {skill} for {long}, and it still surprises me.',
];

/** What is said of room for more, by availability; nothing by most. */
export const SEATS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  available: [
    'The first call is free.',
    'I usually reply the same day.',
    'Weekends by arrangement.',
    'Students pay half.',
    'Packages of five sessions available.',
    'Away in August.',
  ],
  limited: [
    'Two places left at the moment.',
    'Evenings only.',
    'New people from next month.',
    'A few free slots on Fridays.',
  ],
  busy: ['Fully booked until spring.', 'There is a waiting list.', 'No new people at the moment, sorry.'],
};
