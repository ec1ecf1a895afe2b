import type { Grammar } from '../grammar.ts';
import { listOf } from '../lists/list-of.ts';
import { SKILLS } from '../lists/skills.ts';
import { CAREERS } from './mentor-careers.ts';
import { ANYONE, SEATS } from './mentor-stages.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { SPELT } from './wording.ts';

/** The field of each of the skills. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(SKILLS).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** The place of a skill in its field, from 0 to 1, by the skill and the next one of its family: some are in several. */
const placeOf: ReadonlyMap<string, number> = new Map(
  Object.values(SKILLS).flatMap(({ families }) => {
    const pairs = families.flatMap((family) => family.map((one, at) => `${one}, ${family[(at + 1) % family.length]}`));
    return pairs.map((pair, at) => [pair, at / pairs.length] as const);
  }),
);

/** What is said of those in a field: first of those who are not new to it. */
const saidIn = (field: string): readonly string[] => Object.values(CAREERS[field] ?? {}).flat();

/** The rules of each text of a field, and of those of any, for those who have room for more or not. */
function withStages(): Readonly<Record<string, Grammar>> {
  const parts = Object.keys(CAREERS).flatMap((field) =>
    saidIn(field).map((one, at) => [`${field}, ${at}`, [one]] as const),
  );
  return Object.fromEntries(
    [...parts, ['any', ANYONE] as const].flatMap(([part, told]) =>
      Object.entries(SEATS).map(([room, seats]) => [
        `${part}, ${room}`,
        { text: [room === '' ? '{told}' : '{told} {seats}'], told, seats },
      ]),
    ),
  );
}

/** How many are told of as one of their field is, and how many say what room there is. */
const OWN = 0.5;
const SAYING = 0.08;

/** How long somebody has practised, as people put it. */
function lengthOf(years: number): string {
  if (years < 10) return `${SPELT[years] ?? years} years`;
  return `${years - (years % 5)}+ years`;
}

/** Paragraphs about a mentor: where from, what is taught, and how; now and then how much room there is. */
export const mentor: Subject = {
  rules: {
    firm: listOf('a supermarket chain, an insurer, a bus company, a bank, a hospital group, an airline, a publisher'),
  },
  parts: withStages(),
  read({ name = 'The mentor', topics = [], years, topic = 'available' }, random) {
    const field = topics.includes('interior design')
      ? 'interior'
      : (topics.map((one) => fieldOf.get(one)).find((one) => one !== undefined) ?? random.pick(Object.keys(SKILLS)));
    // The first one is the main subject.
    const [skill = '', other = ''] = topics.length > 1 ? topics : random.sample(SKILLS[field]?.families[0] ?? [], 2);
    const practice = years ?? random.int(3, 25);
    const words = Object.assign(personWords(name, random), {
      skill,
      other,
      long: lengthOf(practice),
    });
    const room = random.chance(SAYING) ? topic : '';
    // By the place of the skill in its field: neighbours in a field have others.
    const at = (field === 'languages' ? undefined : placeOf.get(`${skill}, ${other}`)) ?? random.next();
    const isNew = practice < 5;
    const first = isNew ? (CAREERS[field]?.seasoned.length ?? 0) : 0;
    const said = first + Math.floor(at * (saidIn(field).length - first));
    // Many teach the same language.
    const part = random.chance(isNew || field === 'languages' ? OWN / 2 : OWN) ? `${field}, ${said}` : 'any';
    return { part: `${part}, ${room}`, slots: words };
  },
};
