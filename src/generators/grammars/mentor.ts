import type { Grammar } from '../grammar.ts';
import { listOf } from '../lists/list-of.ts';
import { SKILLS } from '../lists/skills.ts';
import { CAREERS } from './mentor-careers.ts';
import { LOADS, NEWCOMERS, TOLD, WRITTEN } from './mentor-stages.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/** The field of each of the skills. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(SKILLS).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** The rules of one field, stage and load. */
const partOf = (field: string, stage: string, load: string, person: string): string =>
  `${field}, ${stage}, ${load}, ${person}`;

/** The words of somebody who writes in the first person, in place of those of {@link personWords}. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  she: 'I', her: 'my', hers: 'mine', him: 'me', has: 'have', is: 'am', was: 'was', s: '', es: '',
}; // prettier-ignore

/** How many write in the first person. */
const OWN = 0.45;

/** The rules of each field for each stage and load, and for both persons. */
function withStages(fields: Readonly<Record<string, Grammar>>): Readonly<Record<string, Grammar>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, own]) =>
      Object.entries({ new: { ...own, ...NEWCOMERS }, some: own }).flatMap(([stage, rules]) =>
        Object.entries(LOADS).flatMap(([load, seats]) => [
          [partOf(field, stage, load, 'third'), { ...rules, seats, text: TOLD }] as const,
          [partOf(field, stage, load, 'first'), { ...rules, seats, text: WRITTEN }] as const,
        ]),
      ),
    ),
  );
}

/**
 * Paragraphs about a mentor, of one of many frames: what is taught, and some of the years of practice, the career, the way
 * of working, room for more.
 */
export const mentor: Subject = {
  rules: {
    firms: listOf(
      'a hospital, a railway company, an insurer, a city council, a small bank, a logistics firm, a grocer, an airline, a ministry',
    ),
    job: listOf('nurse, bus driver, waiter, school secretary, shop assistant, lab technician, receptionist, roofer'),
  },
  parts: withStages(CAREERS),
  read({ name = 'The mentor', topics = [], years, amount }, random) {
    const field = topics.includes('interior design')
      ? 'interior'
      : (topics.map((topic) => fieldOf.get(topic)).find((one) => one !== undefined) ??
        random.pick(Object.keys(SKILLS)));
    // The first one is the main subject.
    const [skill = '', other = ''] = topics.length > 1 ? topics : random.sample(SKILLS[field]?.families[0] ?? [], 2);
    const practice = years ?? random.int(3, 25);
    const mentees = amount ?? random.int(1, 12);
    const isOwn = random.chance(OWN);
    const words = Object.assign(personWords(name, random), isOwn ? OWN_WORDS : {}, {
      skill,
      other,
      years: practice === 1 ? '1 year' : `${practice} years`,
      people: mentees === 1 ? 'one mentee' : `${SPELT[mentees] ?? mentees} mentees`,
    });
    const load = mentees < 15 ? 'few' : 'many';
    return { part: partOf(field, practice < 5 ? 'new' : 'some', load, isOwn ? 'first' : 'third'), slots: words };
  },
};
