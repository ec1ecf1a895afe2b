import { SKILLS } from '../lists/skills.ts';
import type { Subject } from './subject.ts';
import { series } from './wording.ts';

/** The field of each of the skills. */
const fieldOf: ReadonlyMap<string, string> = new Map(
  Object.entries(SKILLS).flatMap(([field, { families }]) => families.flat().map((one) => [one, field])),
);

/** Paragraphs about a mentor: fields, years of practice, way of working. Pronouns are left out. */
export const mentor: Subject = {
  rules: {
    text: [
      '{opening} {career} {method}',
      '{opening} {method} {career}',
      '{opening} {career} {session}',
      '{opening} {method} {session}',
    ],
    opening: [
      '{name} has {years} of experience in {skills}.',
      '{name} brings {years} of practice to {skills}.',
      'With {years} of practice behind every answer, {name} helps with {skills}.',
      '{name} has spent {years} in jobs where {skills} came up every week.',
      'After {years} in the field, {name} is happy to pass on what really helps with {skills}.',
      '{name} advises on {skills} and draws on {years} of experience.',
      'If you want to get better at {skills}, {name} has {years} in the field to draw on.',
      'For {years}, {name} has worked on little else but {skills}.',
    ],
    method: [
      '{first} prefers short exercises to long explanations and asks more questions than most.',
      'Bring a real problem, and you will solve it together on the spot.',
      '{first} gives direct feedback, with an example for every point.',
      'In the first meeting, you agree on two or three goals, and everything else follows from there.',
      '{first} believes in small steps, honest reviews, and plenty of practice.',
      'There is a task after every meeting, and {first} reads every answer carefully.',
      '{first} explains things with a pen and paper and expects mentees to do the same.',
      'Mistakes are welcome, as long as they are talked about.',
      '{first} adapts the pace to the person and the plan to the pace.',
      'Progress is reviewed every month, and the plan is changed when it does not work.',
      '{first} listens first and talks later.',
      'There are no slides; {first} works with your own material.',
      '{first} is not afraid to say that something is a bad idea.',
    ],
    count: ['ten', 'fifteen', 'twenty', 'thirty'],
    session: [
      'Sessions with {first} start with a question and end with a task.',
      'Meetings take place by video call, and both of you get the notes.',
      'A typical session has three parts: what went well, what got stuck, and what comes next.',
      '{first} answers short questions between sessions in writing.',
      'Every session ends with a summary of no more than five lines.',
      'Sessions are calm, practical, and well prepared.',
      'The first {count} minutes of every session are for open questions.',
      'Most people book a handful of sessions and then come back when they need to.',
      'There is no fixed programme; you decide what to talk about.',
      'Between sessions, {first} is happy to look at drafts.',
      'A first call of {count} minutes is free.',
      'You can record every session and listen to it again.',
      'Expect homework, but never more than you can do in an hour.',
    ],
  },
  parts: {
    engineering: {
      career: [
        'Earlier projects of {first} include a payment system, a railway timetable service, and a hospital archive.',
        '{first} went from the support desk to lead developer, with several rewrites on the way.',
        '{first} has kept old systems running and replaced a few of them without a day of downtime.',
        '{first} has mostly written software that other people had to maintain later.',
        '{first} has worked on everything from library catalogues to warehouse robots.',
        '{first} has worked in teams of three and in departments of several hundred.',
      ],
    },
    data: {
      career: [
        '{first} has worked on hospital statistics and on the timetables of a bus company.',
        '{first} has built reports for boards of directors and models for field researchers.',
        '{first} began in a public statistics office and later moved to industry.',
        '{first} knows all about messy spreadsheets, missing values, and impatient managers.',
        '{first} has explained many a surprising chart to people who did not want to believe it.',
        '{first} has worked for a weather service, two insurers, and a chain of garden centres.',
      ],
    },
    design: {
      career: [
        '{first} has designed ticket machines, museum guides, and a banking app.',
        '{first} began as a sign painter and still draws every idea by hand first.',
        '{first} is used to small teams and even smaller budgets.',
        '{first} has seen hundreds of usability tests and still enjoys being surprised.',
        '{first} has worked for theatres, city councils, and makers of kitchen appliances.',
        'The work has taken {first} from print to screens and sometimes back again.',
      ],
    },
    product: {
      career: [
        '{first} has launched products for schools, farmers, and accountants.',
        'Some of the products took off, some were stopped in time, and {first} learned from both.',
        '{first} moved from customer support through testing to product management.',
        '{first} has worked with teams on four continents and as many time zones.',
        '{first} has sat through enough bad meetings to know what makes a good one.',
        '{first} has planned releases for a start-up and for a company with a hundred years of habits.',
      ],
    },
    leadership: {
      career: [
        '{first} has led teams of four and departments of ninety.',
        '{first} began on a factory floor and went on to hospitals and public offices.',
        '{first} has led two companies through a merger without losing the team.',
        'With {first}, expect hard conversations, fair decisions, and clear words.',
        'Former team members still call {first} now and then to ask for advice.',
        '{first} has hired well, hired badly, and learned from both.',
      ],
    },
    career: {
      career: [
        '{first} has read hundreds of applications from the other side of the table.',
        '{first} started in recruiting, at first for hospitals and later for engineering firms.',
        '{first} has helped graduates, career changers, and people returning after a long break.',
        '{first} changed professions twice before settling on this one.',
        '{first} used to interview people all day long.',
        '{first} knows the job market from agencies as well as from large employers.',
      ],
    },
    communication: {
      career: [
        '{first} came from the theatre and knows what stage fright feels like.',
        '{first} started in radio, where every sentence has to work the first time it is heard.',
        '{first} has prepared speakers for conferences, courtrooms, and weddings.',
        '{first} has written speeches for mayors, museum directors, and one very nervous groom.',
        'As an interpreter, {first} learned to listen for what is really being said.',
        '{first} has trained engineers to tell stories and storytellers to come to the point.',
      ],
    },
    marketing: {
      career: [
        '{first} has run campaigns for bakeries, bicycle shops, and two national museums.',
        '{first} started in a print shop and later ran the marketing of a travel company.',
        'Small budgets are what {first} likes best, but large ones are welcome too.',
        '{first} has launched new brands and rescued a few tired ones.',
        '{first} started in journalism, which shows in every headline.',
        '{first} has sold concert tickets, solar panels, and garden furniture.',
      ],
    },
    business: {
      career: [
        '{first} has founded two companies, sold one, and closed the other.',
        '{first} worked for a regional bank and later for the finance department of a shipping company.',
        '{first} has helped craft businesses, cafés, and software firms through their first years.',
        '{first} is at home with balance sheets, price lists, and difficult suppliers.',
        '{first} has advised a brewery, a nursery school, and a violin maker.',
        '{first} has sat on both sides of the table when money was discussed.',
      ],
    },
    habits: {
      career: [
        '{first} was a school counsellor and still thinks in terms of timetables.',
        '{first} came to the subject after a burnout and is open about it.',
        '{first} has run evening classes for shift workers, students, and new parents.',
        '{first} tests every method for three months before recommending it.',
        '{first} has worked with nurses, pilots, and a national rowing team.',
        '{first} used to lose every notebook and has not lost one since.',
      ],
    },
    photography: {
      career: [
        '{first} has photographed weddings, harbours, and one very patient owl.',
        '{first} worked for a regional newspaper and never missed a deadline.',
        '{first} ran a small studio above a bakery.',
        'The pictures of {first} have been shown in libraries, stations, and two museums.',
        '{first} started with a borrowed camera and a bathroom full of chemicals.',
        '{first} has taken pictures for cookbooks, hiking guides, and an orchestra.',
      ],
    },
    languages: {
      career: [
        '{first} has taught in language schools, in factories, and at a railway company.',
        '{first} worked as an interpreter at trade fairs before turning to teaching.',
        '{first} has prepared hundreds of people for exams and a few for weddings abroad.',
        '{first} grew up with two languages and learned the others the hard way.',
        '{first} has translated operating manuals, menus, and a novel.',
        '{first} has taught nurses, engineers, and grandparents with grandchildren abroad.',
      ],
    },
    music: {
      career: [
        '{first} has played in orchestra pits, in churches, and on river boats.',
        '{first} taught at a municipal music school and led its wind band.',
        '{first} toured with small bands and knows every motorway café.',
        '{first} has led school choirs and amateur groups of all sizes.',
        '{first} has written music for puppet theatres and for two documentaries.',
        '{first} came late to music and remembers what it is like to be a beginner.',
      ],
    },
    crafts: {
      career: [
        '{first} learned the trade in a family workshop and later opened one.',
        '{first} has shown work at craft fairs and in small galleries.',
        '{first} has taught at summer schools, in museums, and in a prison.',
        '{first} has worked for theatres, where everything is needed by tonight.',
        '{first} restored old pieces for a museum before starting to teach.',
        '{first} was an accountant first and has never regretted the change.',
      ],
    },
    fitness: {
      career: [
        '{first} has trained office teams, a fire brigade, and a group of over-eighties.',
        '{first} worked in a rehabilitation clinic and takes injuries seriously.',
        '{first} used to compete and now prefers to see others improve.',
        '{first} runs a small studio with a view of the park.',
        '{first} trained as a physiotherapist and has kept the calm voice.',
        '{first} has coached beginners of every age, among them a whole village choir.',
      ],
    },
    cooking: {
      career: [
        '{first} has cooked in hotels, on a ferry, and in a school canteen.',
        '{first} ran a small restaurant with six tables and no freezer.',
        '{first} learned from two grandmothers and later from a very strict chef.',
        '{first} has written recipes for a weekly paper and tested every one at home.',
        '{first} has worked in kitchens in four countries and burned something in each.',
        '{first} gave up an office job to open a bakery and now teaches as well.',
      ],
    },
  },
  read({ name = 'The mentor', topics = [], years }, random) {
    const part =
      topics.map((topic) => fieldOf.get(topic)).find((field) => field !== undefined) ??
      random.pick(Object.keys(SKILLS));
    const skills = topics.length > 0 ? topics : random.sample(SKILLS[part]?.families[0] ?? [], 2);
    const practice = years ?? random.int(3, 25);
    const slots = {
      name,
      first: name.split(' ')[0] ?? name,
      skills: series(skills),
      years: practice === 1 ? '1 year' : `${practice} years`,
    };
    return { part, slots };
  },
};
