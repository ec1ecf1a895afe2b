import type { Grammar } from '../grammar.ts';
import { SKILLS } from '../lists/skills.ts';
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
  parts: withStages({
    engineering: {
      career: [
        '{her} earlier projects include a payment system, a railway timetable service, and a hospital archive.',
        '{she} went from the support desk at {firms} to lead developer.',
        '{she} {has} kept old systems running and replaced a few of them without a day of downtime.',
        '{she} {has} mostly written software that other people had to maintain later.',
        '{she} {has} worked on everything from library catalogues to warehouse robots.',
        '{she} {has} worked in teams of three and in departments of several hundred.',
        '{she} wrote tax software for {firms} before going freelance.',
        '{she} started with a ticket queue at {firms} and ended up in charge of the platform.',
        '{her} code runs in lifts, in ticket machines, and at {firms}.',
        '{she} {has} reviewed the work of others at {firms}, which is where one learns most.',
        '{she} joined {firms} to mend one bug and stayed for years.',
        '{she} {has} moved {firms} from paper to screens and, once, back again.',
      ],
    },
    data: {
      career: [
        '{she} {has} worked on hospital statistics and on the timetables of a bus company.',
        '{she} {has} built reports for boards of directors and models for field researchers.',
        '{she} began in a public statistics office and later moved to industry.',
        '{she} know{s} all about messy spreadsheets, missing values, and impatient managers.',
        '{she} {has} explained many a surprising chart to people who did not want to believe it.',
        '{she} {has} worked for a weather service, two insurers, and a chain of garden centres.',
      ],
    },
    design: {
      career: [
        '{she} {has} designed ticket machines, museum guides, and a banking app.',
        '{she} began as a sign painter and still draw{s} every idea by hand first.',
        '{she} {is} used to small teams and even smaller budgets.',
        '{she} {has} watched many a usability test and still enjoy{s} being surprised.',
        '{she} {has} worked for theatres, city councils, and makers of kitchen appliances.',
        '{her} work has taken {him} from print to screens and sometimes back again.',
      ],
    },
    product: {
      career: [
        '{she} {has} launched products for schools, farmers, and accountants.',
        'Some of {her} products took off, some were stopped in time, and {she} learned from both.',
        '{she} {has} worked with teams on four continents and as many time zones.',
        '{she} {has} sat through enough bad meetings to know what makes a good one.',
        '{she} {has} planned releases for a start-up and for a company with a hundred years of habits.',
      ],
    },
    leadership: {
      career: [
        '{she} {has} led teams of four and departments of ninety.',
        '{she} {has} led two companies through a merger without losing the team.',
        'From {him}, you can expect hard conversations, fair decisions, and clear words.',
        'Former team members still call {him} now and then to ask for advice.',
        '{she} {has} hired well, hired badly, and learned from both.',
      ],
    },
    career: {
      career: [
        '{she} {has} read many an application from the other side of the table.',
        '{she} started in recruiting, at first for hospitals and later for engineering firms.',
        '{she} {has} helped graduates, career changers, and people returning after a long break.',
        '{she} changed professions twice before settling on this one.',
        '{she} know{s} the job market from agencies as well as from large employers.',
      ],
    },
    communication: {
      career: [
        '{she} came from the theatre and know{s} what stage fright feels like.',
        '{she} started in radio, where every sentence has to work the first time it is heard.',
        '{she} {has} written speeches for mayors, museum directors, and one very nervous groom.',
        'As an interpreter, {she} learned to listen for what is really being said.',
        '{she} {has} trained engineers to tell stories and storytellers to come to the point.',
      ],
    },
    marketing: {
      career: [
        '{she} {has} run campaigns for bakeries, bicycle shops, and two national museums.',
        '{she} started in a print shop and later ran the marketing of a travel company.',
        '{she} like{s} small budgets best, but large ones are welcome too.',
        '{she} {has} launched new brands and rescued a few tired ones.',
        '{she} started in journalism, which shows in every headline.',
        '{she} {has} sold concert tickets, solar panels, and garden furniture.',
      ],
    },
    business: {
      career: [
        '{she} {has} founded two companies, sold one, and closed the other.',
        '{she} worked for a regional bank and later for the finance department of a shipping company.',
        '{she} {has} helped craft businesses, cafés, and software firms through their first years.',
        '{she} {is} at home with balance sheets, price lists, and difficult suppliers.',
        '{she} {has} advised a brewery, a nursery school, and a violin maker.',
      ],
    },
    habits: {
      career: [
        '{she} {was} a school counsellor and still think{s} in terms of timetables.',
        '{she} came to the subject after a burnout and {is} open about it.',
        '{she} {has} run evening classes for shift workers, students, and new parents.',
        '{she} test{s} every method for three months before recommending it.',
        '{she} {has} worked with nurses, pilots, and a national rowing team.',
      ],
    },
    photography: {
      career: [
        '{she} {has} photographed weddings, harbours, and one very patient owl.',
        '{she} worked for a regional newspaper and never missed a deadline.',
        '{she} ran a small studio above a bakery.',
        '{her} pictures have been shown in libraries, stations, and two museums.',
        '{she} started with a borrowed camera and a single lens.',
        '{she} {has} taken pictures for cookbooks, hiking guides, and an orchestra.',
      ],
    },
    languages: {
      career: [
        '{she} {has} taught in language schools, in factories, and at a railway company.',
        '{she} worked as an interpreter at trade fairs before turning to teaching.',
        '{she} {has} prepared students for exams and a few couples for weddings abroad.',
        '{she} grew up with two languages and learned the others the hard way.',
        '{she} {has} taught nurses, engineers, and grandparents with grandchildren abroad.',
      ],
    },
    music: {
      career: [
        '{she} {has} played in orchestra pits, in churches, and on river boats.',
        '{she} taught at a municipal music school and led its wind band.',
        '{she} toured with small bands and know{s} every motorway café.',
        '{she} {has} led school choirs and amateur groups of all sizes.',
        '{she} came late to music and remember{s} what it is like to be a beginner.',
      ],
    },
    crafts: {
      career: [
        '{she} learned the trade in a family workshop and later opened one.',
        '{she} {has} shown work at craft fairs and in small galleries.',
        '{she} {has} worked for theatres, where everything is needed by tonight.',
        '{she} restored old pieces for a museum before starting to teach.',
        '{she} {was} an accountant first and {has} never regretted the change.',
      ],
    },
    fitness: {
      career: [
        '{she} {has} trained office teams, a fire brigade, and a group of over-eighties.',
        '{she} worked in a rehabilitation clinic and take{s} injuries seriously.',
        '{she} used to compete and now prefer{s} to see others improve.',
        '{she} run{s} a small studio with a view of the park.',
        '{she} trained as a physiotherapist and {has} kept the calm voice.',
      ],
    },
    cooking: {
      career: [
        '{she} {has} cooked in hotels, on a ferry, and in a school canteen.',
        '{she} ran a small restaurant with six tables and no freezer.',
        '{she} learned from two grandmothers and later from a very strict chef.',
        '{she} {has} written recipes for a weekly paper and tested every one at home.',
        '{she} gave up an office job to open a bakery and now teach{es} as well.',
      ],
    },
  }),
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
