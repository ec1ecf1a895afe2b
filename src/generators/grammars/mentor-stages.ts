/** Texts for mentors of any field with few years of practice. */
export const NEW: readonly string[] = [
  '{name} teaches {skill} and {other}, mostly to people who have tried on their own first.',
  "Hi, I'm {first} from {city}. I teach {skill}, and a little {other} on the side.",
  'Happy to help with {skill}! Drop me a line before you book, so that I can prepare.',
  'I teach {skill} one to one. No groups, and no homework unless you ask for it.',
  'I am {long} into {skill}, which is close enough to remember what was hard.',
  'I mentor in {skill} and send you notes after each session. Based in {city}.',
  'Questions about {skill}? I like the ones that people are embarrassed to ask.',
  '{name} lives in {city} and teaches {skill} online, with {other} on request.',
  '{name} taught {skill} to friends, then to friends of theirs. {other} came later.',
  'You are three lessons behind me, or five. I teach {skill} while I still know what was confusing.',
  '{name} is new to teaching and not to {skill}. Lessons are short and cost little.',
  'I study in {city} and teach {skill} between lectures.',
  "Ask me the same thing twice, I don't mind. {skill} and {other} for absolute beginners.",
  '{name} started with {skill} out of curiosity and did not stop. {she} mentor{s} others who are curious.',
  'I keep a list of everything that I got wrong in {skill}. We go through it together.',
  'Send me your questions about {skill}, and we get through as many as an hour allows.',
];

/** Sentences on free places, by availability. The empty key is for texts without such a sentence. */
export const SEATS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  available: [
    'The first call is free.',
    'I usually reply the same day.',
    'Students pay half.',
    'Places free from Monday.',
    'Mornings are best.',
    'Book whenever you like.',
  ],
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
  ],
};
