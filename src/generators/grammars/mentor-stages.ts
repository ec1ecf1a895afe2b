/** What is said of mentors in any field. */
export const ANYONE: readonly string[] = [
  '{name} teaches {skill} and {other}, mostly to people who have tried on their own first.',
  "Hi, I'm {first} from {city}. I teach {skill}, and a little {other} on the side.",
  'Lessons in {skill} and {other}. The first one is for setting a goal. In {city} or online.',
  'Happy to help with {skill}! Drop me a line before you book, so that I can prepare.',
  'I teach {skill} one to one. No groups, and no homework unless you ask for it.',
  '{name} has {long} of experience in {skill}, and offers trial lessons.',
  '{long} of {skill}. Book a free call to see if we get on.',
  'I mentor in {skill} and send you notes after each session. Based in {city}.',
  '{name} teaches {skill}, and has done so for {long}.',
  'Questions about {skill}? I like the ones that people are embarrassed to ask.',
  'My main subject is {skill}, but do ask me about {other}, too.',
  '{name} lives in {city} and teaches {skill} online, with {other} on request.',
  'You can ask me anything about {skill}. If I do not know, I know who does.',
  'With {skill}, one good hour often helps more than a month of trying.',
  '{name} is from {city}. Sessions on {skill} start with whatever went wrong that week.',
  'People come for {skill}, and some stay for {other}.',
  '{name} gives lessons in {skill} before work and at weekends. A short message is enough to start.',
  'Short sessions, clear notes, no slides. I cover {skill} and {other}.',
  'You try, I comment: that is how I teach {skill}.',
  'Send me three questions about {skill}, and we get through as many as an hour allows.',
  'I like mentoring more than meetings. {skill}, {other}, and whatever comes up.',
  '{name} offers single sessions and longer programmes in {skill}.',
  'Tell me where you are stuck with {skill}, and I will tell you whether I can help.',
  'Based in {city}, working online. Ask me about {skill}.',
  'I have been at it for {long} and still learn something about {skill} every month.',
];

/** What is said of room for more, by availability; nothing by most. */
export const SEATS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  available: ['The first call is free.', 'I usually reply the same day.', 'Students pay half.'],
  limited: [
    'Two places left at the moment.',
    'Evenings only.',
    'New people from next month.',
    'A few free slots on Fridays.',
  ],
  busy: [
    'Fully booked until spring.',
    'There is a waiting list.',
    'No new people at the moment, sorry.',
    'Nothing free before March.',
    'Currently full.',
  ],
};
