import type { Grammar } from '../grammar.ts';
import { entry } from '../lists/entry.ts';
import { listOf } from '../lists/list-of.ts';
import { SKILLS } from '../lists/skills.ts';
import { CAREERS } from './mentor-careers.ts';
import { NEW, SEATS } from './mentor-stages.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/** The field of each of the skills. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(SKILLS).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** What only those say who have been at it for so many years. */
const SEASONED = /^\*/;
const YEARS = 5;

/** The rules of each text of a field, and of those of any, for those who have room for more or not. */
function withStages(): Readonly<Record<string, Grammar>> {
  const parts = Object.entries(CAREERS).flatMap(([field, said]) =>
    said.map((one, at) => [`${field}, ${at}`, [one.replace(SEASONED, '')]] as const),
  );
  return Object.fromEntries(
    [...parts, ['new', NEW] as const].flatMap(([part, told]) =>
      Object.entries(SEATS).map(([room, seats]) => [
        `${part}, ${room}`,
        { text: [room === '' ? '{told}' : '{told} {seats}'], told, seats },
      ]),
    ),
  );
}

/** How many say what room there is. */
const SAYING = 0.12;

/** How long somebody has practised, as people put it. */
function lengthOf(years: number): string {
  if (years < 10) return `${SPELT[years] ?? years} years`;
  return `${years - (years % 5)}+ years`;
}

/** Paragraphs about a mentor: where from, what is taught, and how; now and then how much room there is. */
export const mentor: Subject = {
  rules: {
    firm: listOf(
      'a supermarket chain, an insurer, a bus company, a bank, a hospital group, an airline, a publisher, a brewery, a railway',
    ),
    day: listOf('Monday, Tuesday, Wednesday, Thursday, Friday'),
    many: listOf('thirty, forty, fifty, sixty, seventy, eighty, ninety'),
  },
  parts: withStages(),
  read({ name = 'The mentor', topics = [], years, topic = 'available', writerNumber }, random, turning) {
    const field =
      topics.map((one) => fieldOf.get(one)).find((one) => one !== undefined) ?? random.pick(Object.keys(SKILLS));
    // The first one is the main subject.
    const [skill = '', other = ''] =
      topics.length > 1 ? topics : random.sample(random.pick(entry(SKILLS, field).families), 2);
    const practice = years ?? random.int(3, 25);
    const words = Object.assign(personWords(name, random), {
      skill,
      // Any of the others: many share the first two.
      other: topics.length > 2 ? random.pick(topics.slice(1)) : other,
      long: lengthOf(practice),
      // No more than there can have been in that time.
      few: SPELT.slice(3, Math.max(5, practice)),
    });
    const room = random.chance(SAYING) ? topic : '';
    const said = entry(CAREERS, field);
    // Neighbours in a field have places in a row; each page of them begins with another text.
    const page = Math.floor(((turning?.id ?? 1) - 1) / 25);
    const at = ((writerNumber ?? random.int(0, 24)) + page) % said.length;
    const part = practice < YEARS && SEASONED.test(said[at] ?? '') ? 'new' : `${field}, ${at}`;
    return { part: `${part}, ${room}`, slots: words };
  },
};
