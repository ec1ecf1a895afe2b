import { SKILLS } from '../../lists/skills.ts';
import { listOf } from '../../lists/list-of.ts';
import type { About } from '../about.ts';
import type { Sheet } from './sheet.ts';

/** Skills for work at a desk. */
const DESK_SKILLS: ReadonlySet<string> = new Set(
  listOf('engineering, data, design, product, leadership, business, marketing, career').flatMap(
    (field) => SKILLS[field]?.families.flat() ?? [],
  ),
);
const isAtDesk = ({ topics: [skill = ''] = [] }: About): boolean => DESK_SKILLS.has(skill);

/** Matches texts in the first person. */
const FIRST = /\b(?:I|me|my)\b/;
/** Matches texts that are not in the third person. */
const NOT_THIRD = /\b(?:I|me|my|we|us|our|you|your)\b/i;

/**
 * Sentences that texts about mentors can have at their end: how sessions are, what they prepare, when they are there,
 * and what they do outside of work.
 */
// oxfmt-ignore
export const MENTOR_SHEET: Sheet = {
  lengths: { 0: 36, 1: 48, 2: 16 },
  topics: [
    { after: FIRST, unless: /question|notes|plan|list|session|lesson|send|hour/i, says: [
      'Before we start, I send you a short questionnaire.',
      'You get a short summary after each session.',
      'Sessions last fifty minutes.',
      'Most people book three or four sessions.',
      'In the first call, we set your goals.',
      'Sessions are on video or by phone.',
      'Between sessions, you can reach me by email.',
    ] },
    { after: FIRST, when: isAtDesk, unless: /bring|send|career|graduate|junior|\bnew\b|people|job/i, says: [
      'Career changers are welcome.',
      'I also work with people in their first job.',
      'I am happy to look at your own work, in confidence.',
    ] },
    { after: FIRST, unless: /evening|weekday|Tuesday|Thursday|Friday|weekend|night|shift|free|booked|New people/i, says: [
      'I am available in the evenings and on Saturdays.',
      'Early mornings are possible, too.',
      'I usually teach from Monday to Thursday.',
      'I do not work on {weekday}s.',
    ] },
    { after: FIRST, says: [
      '*Outside work, I {hobby}.',
      '*I live in {home}, with {pets}.',
      '*In my free time, I {hobby}.',
    ] },
    { unless: NOT_THIRD, says: [
      '{she} write{s} a summary after each session.',
      '{first} begins with a short questionnaire.',
      'Most people book a handful of sessions.',
      '{first} speaks {n2to4} languages.',
      '{first} takes both beginners and advanced learners.',
      '{first} works online only.',
      '{first} also gives workshops for companies.',
    ] },
    { unless: NOT_THIRD, says: [
      '*Outside work, {first} {hobbyS}.',
      '*In {her} free time, {first} {hobbyS}.',
      '*{first} has two children and {pets}.',
      '*{first} writes a monthly newsletter.',
    ] },
  ],
  words: {
    weekday: listOf('Monday, Wednesday, Friday'), home: ['the country', 'an old farmhouse', 'a small flat'], pets: ['two cats', 'a dog', 'an old dog'],
    hobby: ['row', 'sing in a choir', 'keep bees', 'repair old bicycles', 'play chess', 'go hiking'],
    hobbyS: ['rows', 'sings in a choir', 'keeps bees', 'repairs old bicycles', 'plays chess', 'goes hiking'],
  },
};
