import type { Grammar } from '../grammar.ts';

/** How those came to it who have been at it for less than five years. */
export const NEWCOMERS: Grammar = {
  career: [
    'In an earlier life, {she} worked as {a job}.',
    'Before that, {she} {was} {a job}.',
    'It is {her} second career; the first was as {a job} in {city}.',
    '{she} took evening classes for two years first.',
    '{she} still work{s} as {a job} two days a week.',
    '{she} changed careers after ten years as {a job}.',
  ],
};

/** What is said of those who have a few mentees, and have many. */
export const LOADS: Readonly<Record<string, readonly string[]>> = {
  few: [
    '{she} {has} {people} at the moment.',
    'Replies within two days.',
    'The first session is a trial.',
    'Two sessions a month.',
    'Weekends by arrangement.',
    'Students pay half.',
    'Away in August.',
    'In person in {city}, otherwise online.',
    'Groups of up to four.',
    'Questions by email between sessions.',
    'Packages of five sessions.',
  ],
  many: [
    'Usually booked weeks ahead.',
    'There is a waiting list.',
    'With {people}, there is little room left.',
    'New places in spring.',
    'Group sessions have places left.',
    'Currently full.',
    'Next free dates in about six weeks.',
    'Cancellations are offered by email.',
    'Early mornings are the last free hours.',
  ],
};

/** What those are like who are written about. */
export const TOLD: readonly string[] = [
  '{name} teaches {skill} and {other}. {career}',
  '{name} has {years} of experience in {skill}. {career}',
  'Mentor for {skill} and {other}, based in {city}.',
  '{name} lives in {city} and teaches {skill}. {career}',
  'Sessions on {skill} for beginners and for people with some practice. {how}',
  '{name} teaches {skill}. {career} {how}',
  '{name} works with beginners in {skill}. {how}',
  '{first} has practised {skill} for {years}. {how}',
  '{skill} and {other}. {years} of practice, free first call.',
  'One-to-one lessons in {skill} with {name}.',
  '{skill} teacher in {city}. {how}',
  'With {name}, you can work on {skill} at your own pace. {how}',
  '{name} mentors people who are new to {skill}. {seats}',
  '{first}, {city}. {years} of {skill}. {how} {seats}',
  'Main subject: {skill}. {name} also covers {other}.',
  '{name} offers help with {skill}, and with {other} on request. {career}',
  '{first} is an experienced teacher of {skill}. {career}',
  'From {city}, {first} mentors people in {skill} all over the world. {how}',
  '{name} divides the week between own projects and lessons in {skill}.',
  '{name} learned {skill} on the job. {career}',
  '{name} takes on a few people each year for {skill}. {how}',
  '{name} teaches {skill} and, less often, {other}. {career}',
  '{name} gives courses in {skill} in {city} and lessons online. {seats}',
  '{name} teaches {skill} after work. {career}',
  'Available for {skill} and {other}. {how}',
  '{name} began with {other}. Most people now come to {him} for {skill}.',
  'Practical lessons in {skill}. {seats}',
];

/** How those write who write of themselves. */
export const WRITTEN: readonly string[] = [
  'I teach {skill} and {other}. {career}',
  'Based in {city}. {skill}, {other}. {how}',
  'I have {years} of experience in {skill}. {career}',
  'Happy to help with {skill} and {other}. {seats}',
  "Hi, I'm {first} from {city}. I teach {skill}. {how}",
  '{career} Now I teach {skill}.',
  'I have worked in {skill} for {years}. {how}',
  'I mentor beginners in {skill}. {how}',
  'My subject for {years}: {skill}. {career}',
  'I started {years} ago with {skill} and have added {other} since.',
  'Ask me anything about {skill}! {how}',
  'The first call is free. After that, we meet every other week for {skill}. {seats}',
  'I work on {skill} during the day and teach in the evening. {seats}',
  'Lessons in {skill}, one to one. {how}',
  'I like working with beginners. {skill}, mostly. {career}',
  '{skill} is what I do for a living, and I enjoy teaching it.',
  'I offer single sessions on {skill} and longer programmes. {how}',
  'I teach {skill}, and a little {other} on the side.',
  "I live in {city} and teach {skill}. {career} If you aren't sure whether I can help, write to me first: I'd rather send you to a colleague than waste your time.",
  '{years} in {skill}, and still learning. {seats}',
  'I can help you get started with {skill}. {how}',
  'Questions about {other} are welcome too, though {skill} is my field. {career}',
  'I teach {skill} the way I would have liked to learn it. Slowly, with many questions, and with time to get things wrong. {career}',
  'We begin with what you already know of {skill}. {how}',
  '{skill}, {other}. I answer within a day, often sooner.',
  'I took up {skill} as a student in {city}. {career}',
];
