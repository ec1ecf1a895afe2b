import type { Grammar } from '../grammar.ts';
import { SKILLS } from '../lists/skills.ts';
import { CAREERS } from './mentor-careers.ts';
import { LOADS, OWN_OPENINGS, STAGES } from './mentor-stages.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { series, SPELT } from './wording.ts';

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

/** The rules of each field with those of each stage and load; those of a stage come before those of a field. */
function withStages(fields: Readonly<Record<string, Grammar>>): Readonly<Record<string, Grammar>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, own]) =>
      Object.entries(STAGES).flatMap(([stage, rules]) =>
        Object.entries(LOADS).flatMap(([load, seats]) => [
          [partOf(field, stage, load, 'third'), { ...own, ...rules, seats }] as const,
          [
            partOf(field, stage, load, 'first'),
            { ...own, ...rules, seats, opening: OWN_OPENINGS[stage] ?? [] },
          ] as const,
        ]),
      ),
    ),
  );
}

/** Paragraphs about a mentor: fields, years of practice, career, way of working, room for more. */
export const mentor: Subject = {
  rules: {
    text: [
      '{opening} {career} {method}',
      '{opening} {career} {seats}',
      '{opening} {session} {career}',
      '{opening} {career}',
      '{opening} {method} {seats}',
      '{opening} {session}',
      '{opening} {career} {method} {seats}',
      '{opening} {seats} {session}',
      '{opening} {career} {session}',
      '{opening} {method} {career}',
    ],
    firms: [
      'a hospital',
      'a railway company',
      'an insurer',
      'a city council',
      'a small bank',
      'a map publisher',
      'a grocer',
    ],
    lesson: ['go slowly', 'begin small', 'nobody learns alone', 'ask early', 'the basics never end', 'keep notes'],
    teachers: ['my pupils', 'my mistakes', 'an old colleague', 'evening classes', 'one good teacher', 'reading'],
    job: ['nurse', 'bus driver', 'waiter', 'school secretary', 'shop assistant', 'lab technician', 'receptionist'],
    method: [
      '{she} prefer{s} short exercises to long explanations.',
      'Bring a real problem, and {she} will solve it with you on the spot.',
      '{she} give{s} direct feedback, with an example for every point.',
      'In the first meeting, you agree on two or three goals with {him}.',
      '{she} believe{s} in small steps, honest reviews, and plenty of practice.',
      'There is a task after every meeting, and {she} look{s} at every answer carefully.',
      '{she} welcome{s} mistakes, as long as they are talked about.',
      '{she} review{s} your progress every month and change{s} the plan when it does not work.',
      '{she} take{s} the time to understand a problem before {she} say{s} a word about it.',
      '{she} {is} not afraid to say that something is a bad idea.',
      '{she} ask{s} more questions than {she} answer{s}, at least in the first month.',
      '{she} explain{s} everything twice, the second time with a drawing.',
      'There is homework, and it never takes more than an evening.',
      '{she} would rather show you one thing well than five in passing.',
      '{she} work{s} with your own material from the first day on.',
      '{she} set{s} a small task each week and leave{s} the order to you.',
    ],
    session: [
      'Sessions with {him} start with a question and end with a task.',
      '{she} meet{s} you by video call and send{s} you the notes afterwards.',
      'A session with {him} has three parts: what went well, what got stuck, and what comes next.',
      'Between sessions, {she} answer{s} short questions in writing.',
      '{she} end{s} every session with a summary of no more than five lines.',
      '{her} sessions are calm and mostly practice.',
      '{she} keep{s} the first ten minutes of every session for open questions.',
      'Most people book a handful of sessions with {him} and come back when they need to.',
      '{she} {has} no fixed programme; you decide what to talk about.',
      'Between sessions, {she} {is} happy to look at your work.',
      'A first call of twenty minutes shows whether you and {she} get on.',
      '{she} share{s} a screen with you, and a list of next steps.',
      'You can meet {him} before work or late in the evening.',
      'Every fourth session with {him} is for looking back.',
      'You set the agenda the day before, and {she} come{s} prepared.',
      '{she} keep{s} sessions to fifty minutes and never run{s} over.',
    ],
  },
  parts: withStages(CAREERS),
  read({ name = 'The mentor', topics = [], years, amount }, random) {
    const field =
      topics.map((topic) => fieldOf.get(topic)).find((one) => one !== undefined) ?? random.pick(Object.keys(SKILLS));
    const skills = topics.length > 0 ? topics : random.sample(SKILLS[field]?.families[0] ?? [], 2);
    const practice = years ?? random.int(3, 25);
    const mentees = amount ?? random.int(1, 12);
    const isOwn = random.chance(OWN);
    const words = Object.assign(personWords(name, random), isOwn ? OWN_WORDS : {}, {
      skills: series(skills),
      years: practice === 1 ? '1 year' : `${practice} years`,
      people: mentees === 1 ? 'one mentee' : `${SPELT[mentees] ?? mentees} mentees`,
    });
    const stage = practice < 5 ? 'new' : practice < 12 ? 'some' : 'long';
    const load = mentees === 0 ? 'none' : mentees < 15 ? 'few' : 'many';
    return { part: partOf(field, stage, load, isOwn ? 'first' : 'third'), slots: words };
  },
};
