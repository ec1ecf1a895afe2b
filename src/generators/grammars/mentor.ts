import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { SKILLS } from '../lists/skills.ts';
import { CAREERS } from './mentor-careers.ts';
import { NEW, SEATS } from './mentor-stages.ts';
import { personWords } from './pronouns.ts';
import { MENTOR_SHEET } from './sheets/mentor.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/** Field of work of each skill, by the name of the skill. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(SKILLS).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** Matches texts for mentors with at least `YEARS` years of practice, which are marked with an asterisk. */
const SEASONED = /^\*/;
const YEARS = 5;

/**
 * Returns the rules for each text of a field, and for each text about `new` mentors, with the sentences of each
 * availability.
 */
function withStages(): Readonly<Record<string, Grammar>> {
  const parts = Object.entries({ ...CAREERS, new: NEW }).flatMap(([field, said]) =>
    said.map((one, at) => [`${field}, ${at}`, [one.replace(SEASONED, '')]] as const),
  );
  return Object.fromEntries(
    parts.flatMap(([part, told]) =>
      Object.entries(SEATS).map(([room, seats]) => [
        `${part}, ${room}`,
        { text: [room === '' ? '{told}' : '{told} {seats}'], told, seats },
      ]),
    ),
  );
}

/** How many fields there are for mentors. They are about equally frequent. */
const FIELDS = 12;

/** Share of mentors, from 0 to 1, whose text tells how many places are free. */
const SAYING = 0.08;

/** Writes a number of years: exact below ten, then rounded down, as in `15+ years`. */
function lengthOf(years: number): string {
  if (years < 10) return `${SPELT[years] ?? years} years`;
  return `${years - (years % 5)}+ years`;
}

/** Paragraphs about a mentor: career, what the mentor teaches and how, and in some the number of free places. */
export const mentor: Subject = {
  sheet: MENTOR_SHEET,
  rules: {
    firm: listOf(
      'a supermarket chain, an insurer, a bus company, a bank, a hospital group, an airline, a publisher, a brewery, a railway',
    ),
    day: listOf('Monday, Tuesday, Wednesday, Thursday, Friday'),
    many: listOf('thirty, forty, fifty, sixty, seventy, eighty, ninety'),
  },
  parts: withStages(),
  read({ name = 'The mentor', topics = [], years, topic = 'available', writerNumber }, random) {
    const field =
      topics.map((one) => fieldOf.get(one)).find((one) => one !== undefined) ?? random.pick(Object.keys(SKILLS));
    // The first one is the main subject.
    const [skill = '', other = skill] =
      topics.length > 0 ? topics : random.sample(random.pick(entry(SKILLS, field).families), 2);
    const practice = years ?? random.int(3, 25);
    const words = Object.assign(personWords(name, random), {
      skill,
      // Any of the others, since many mentors share the first two.
      other: topics.length > 2 ? random.pick(topics.slice(1)) : other,
      long: lengthOf(practice),
      // Fewer than the years of practice.
      few: SPELT.slice(3, Math.min(10, Math.max(5, practice))),
    });
    const room = random.chance(SAYING) ? topic : '';
    const said = entry(CAREERS, field);
    // Mentors of one field have different shares, and so different texts.
    const share = ((writerNumber ?? random.next()) * FIELDS) % 1;
    const at = Math.floor(share * said.length);
    const isNew = practice < YEARS && SEASONED.test(said[at] ?? '');
    const part = isNew ? `new, ${Math.floor(share * NEW.length)}` : `${field}, ${at}`;
    return { part: `${part}, ${room}`, slots: words };
  },
};
