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
 * Sentences that texts about mentors can have at their end: how they work, with whom, when, and what they do outside of
 * work.
 */
// oxfmt-ignore
export const MENTOR_SHEET: Sheet = {
  lengths: { 0: 34, 1: 48, 2: 18 },
  topics: [
    { after: FIRST, unless: /question|notes|plan|minutes|list|session/i, says: [
      'Before we start, I send you a few questions.',
      'I write a short summary after each call.',
      'Sessions last fifty minutes.',
      'Most people come for three or four sessions.',
      'I do not record calls.',
      'The first call is for finding out what the question is.',
      'I answer messages twice a week.',
    ] },
    { after: FIRST, when: isAtDesk, unless: /bring|send|career|graduate|junior|\bnew\b|people/i, says: [
      'Bring real work, with the names blacked out.',
      'I have a soft spot for career changers.',
      'People in their first lead role are welcome.',
      'If you need somebody else, I say so and tell you whom.',
    ] },
    { after: FIRST, unless: /honest|quiet|argue|mistake/i, says: [
      '*I like people who argue.',
      'Silence does not bother me.',
      'You will talk more than I do.',
      '*I have been wrong often enough to be useful.',
      'I would rather tell you early than late that something will not work.',
      'I ask more than I tell.',
      '*Patience is the one thing I am good at.',
    ] },
    { after: FIRST, unless: /evening|weekday|Tuesday|sunrise|Friday|free|booked|New people/i, says: [
      'I am up early, so calls at seven are fine.',
      '*I take August off.',
      '*Never on {weekday}s, since I look after my grandchildren.',
      'Late calls suit me better than early ones.',
    ] },
    { after: FIRST, says: [
      '*Outside work, I {hobby}.',
      '*I read more about {books} than is reasonable.',
      '*Two cats may walk through the picture.',
      '*My dog sleeps through most calls.',
      'My kitchen is the background of every call.',
    ] },
    { unless: NOT_THIRD, says: [
      '{she} speak{s} slowly and listen{s} well.',
      '{she} write{s} a summary after each session.',
      '{first} asks more than {she} tell{s}.',
      '{first} says early when something will not work.',
      '{first} sends a few questions before the first call.',
      'Most people come for a handful of sessions and return a year later.',
      '*{first} has a patience that {her} colleagues find hard to bear.',
      '{first} does not record calls.',
    ] },
    { unless: NOT_THIRD, says: [
      '*Outside work, {first} {hobbyS}.',
      '*{first} knows a lot about {books}.',
      '*{first} takes August off.',
      '{first} is up early, so calls at seven are fine.',
      '*Old students send postcards, and {first} keeps them all.',
    ] },
  ],
  words: {
    weekday: listOf('Monday, Wednesday, Friday'),
    hobby: ['row', 'sing in a choir', 'keep bees', 'repair old bicycles', 'play chess badly', 'swim in cold water'],
    hobbyS: ['rows', 'sings in a choir', 'keeps bees', 'repairs old bicycles', 'plays chess badly', 'swims in cold water'],
    books: ['polar expeditions', 'bridges', 'cheese', 'night trains', 'old maps'],
  },
};
