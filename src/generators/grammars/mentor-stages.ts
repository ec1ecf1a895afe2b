/** Texts for mentors of any field with few years of practice. */
export const NEW: readonly string[] = [
  '{name} teaches {skill} to people who are just starting out.',
  "Hi, I'm {first} from {city}. Ask me anything about {skill}.",
  'Happy to help with {skill}! Tell me before the first session what you would like to learn.',
  'I teach {skill} one to one, with homework only if you ask for it.',
  'I still remember what was hard about {skill} at first, and explain it slowly.',
  'I mentor in {skill} and send you notes after each session. Based in {city}.',
  'Do you have questions about {skill}? There are no silly ones.',
  '{name} lives in {city} and teaches {skill} online.',
  '{name} began by teaching {skill} to friends and now takes private students.',
  'Absolute beginners in {skill} are welcome.',
  '{name} is new to teaching but not to {skill}. Lessons are short and inexpensive.',
  'I am a student in {city} and teach {skill} between lectures.',
  'I take things slowly and repeat as often as you like. A good way into {skill}.',
  '{name} started with {skill} as a hobby and now mentors others.',
  'I keep a list of the mistakes that I made when I learned {skill}. We use it as our guide.',
  'Send me your questions about {skill} in advance, and we go through them together.',
];

/** Sentences on free places, by availability. The empty key is for texts without such a sentence. */
export const SEATS: Readonly<Record<string, readonly string[]>> = {
  '': [],
  available: [
    'The first half hour is free.',
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
