import { SKILLS } from '../lists/skills.ts';
import type { Subject } from './subject.ts';
import { series } from './wording.ts';

const families = Object.entries(SKILLS);

/** Paragraphs about a mentor: fields, years of practice, way of working. Pronouns are left out. */
export const mentor: Subject = {
  rules: {
    text: ['{opening} {career} {method}', '{opening} {method} {career}', '{opening} {career} {session}'],
    opening: [
      '{name} has {years} of experience in {skills}.',
      '{name} brings {years} of practice to {skills}.',
      'With {years} of practice behind every answer, {name} helps with {skills}.',
      '{name} has worked for {years} in roles with {skills} on the agenda every week.',
      'After {years} in the field, {name} passes on what there is to know about {skills}.',
      '{name} advises on {skills} and draws on {years} of experience.',
      'Those who want to get better at {skills} can draw on the {years} that {name} has spent in the field.',
      'For {years}, the daily work of {name} has revolved around {skills}.',
    ],
    method: [
      '{first} prefers short exercises to long explanations and asks more questions than most.',
      'Mentees are asked to bring a real problem, and it is solved together on the spot.',
      '{first} gives direct feedback, with an example for every point.',
      'The first meeting serves to agree on two or three goals, and everything after that follows from them.',
      '{first} believes in small steps, honest reviews and plenty of practice.',
      'There is a task after every meeting, and {first} reads each answer with care.',
      '{first} explains things with a pen and paper and expects mentees to do the same.',
      'Mistakes are welcome, as long as they are talked about.',
      '{first} adapts the pace to the person and the plan to the pace.',
      'Progress is reviewed every month, and the plan is changed when it does not work.',
    ],
    session: [
      'Sessions with {first} start with a question and end with a task.',
      'Meetings take place by video call, with notes that both sides can look up later.',
      'A typical session has three parts: what went well, what got stuck and what comes next.',
      '{first} answers short questions between sessions in writing.',
      'Every session ends with a summary of no more than five lines.',
      'Sessions are calm, practical and well prepared.',
    ],
  },
  parts: {
    engineering: {
      career: [
        'Earlier stations include a payment system, a railway timetable service and a hospital archive.',
        'The path led from support desk to lead developer, with several rewrites on the way.',
        '{first} has kept old systems running and replaced a few of them without a day of downtime.',
        'Most of that time went into software that other developers had to maintain later.',
        'The list of projects ranges from library catalogues to warehouse robots.',
        '{first} has worked in teams of three and in departments of several hundred.',
      ],
    },
    data: {
      career: [
        'Projects ranged from hospital statistics to the timetables of a bus company.',
        '{first} has built reports for boards of directors and models for field researchers.',
        'The work began in a public statistics office and later moved to industry.',
        'Messy spreadsheets, missing values and impatient managers are familiar ground.',
        '{first} has explained many a surprising chart to people who did not want to believe it.',
        'Clients have included a weather service, two insurers and a chain of garden centres.',
      ],
    },
    design: {
      career: [
        'The portfolio includes ticket machines, museum guides and a banking app.',
        '{first} began as a sign painter and still draws every idea by hand first.',
        'Most projects were done with small teams and smaller budgets.',
        '{first} has seen hundreds of usability tests and still enjoys being surprised.',
        'Former clients include theatres, city councils and makers of kitchen appliances.',
        'The work has taken {first} from print to screens and sometimes back again.',
      ],
    },
    product: {
      career: [
        '{first} has launched products for schools, for farmers and for accountants.',
        'Some of the products succeeded, some were stopped in time, and both kinds make good lessons.',
        'The career led from customer support by way of testing to product management.',
        '{first} has worked with teams on four continents and as many time zones.',
        'Half of that time was spent in meetings, which is why good meetings matter so much here.',
        '{first} has planned releases for a start-up and for a company with a hundred years of habits.',
      ],
    },
    leadership: {
      career: [
        '{first} has led teams of four and departments of ninety.',
        'The career began on a factory floor and continued in hospitals and public offices.',
        '{first} has guided two companies through mergers that people still talk about kindly.',
        'Hard conversations, fair decisions and clear words are the recurring themes.',
        'Former team members still call now and then to ask for advice.',
        '{first} has hired well, hired badly and learned from both.',
      ],
    },
    career: {
      career: [
        '{first} has read hundreds of applications from the other side of the table.',
        'The background lies in recruiting, first for hospitals and later for engineering firms.',
        'Career changers, graduates and people returning after a long break have all found work with this help.',
        '{first} changed professions twice before settling on this one.',
        'Interviews were part of the daily work, often several in a row.',
        '{first} knows the job market from agencies as well as from large employers.',
      ],
    },
    communication: {
      career: [
        '{first} came from the theatre and knows what stage fright feels like.',
        'The background lies in radio, where every sentence has to work at the first hearing.',
        'Speakers at conferences, in courtrooms and at weddings have prepared their words here.',
        '{first} has written speeches for mayors, museum directors and one very nervous groom.',
        'Years as an interpreter have sharpened the ear for what is really being said.',
        '{first} has trained engineers to tell stories and storytellers to come to the point.',
      ],
    },
    marketing: {
      career: [
        'Campaigns for bakeries, bicycle shops and two national museums are part of the record.',
        '{first} started in a print shop and later ran the marketing of a travel company.',
        'Small budgets are a speciality, large ones have been handled as well.',
        '{first} has launched new brands and rescued a few tired ones.',
        'The background lies in journalism, which shows in every headline.',
        '{first} has sold concert tickets, solar panels and garden furniture.',
      ],
    },
    business: {
      career: [
        '{first} has founded two companies, sold one and closed the other.',
        'The career led from a regional bank to the finance department of a shipping company.',
        '{first} has helped craft businesses, cafés and software firms through their first years.',
        'Balance sheets, price lists and difficult suppliers are familiar ground.',
        'Former clients include a brewery, a nursery school and a maker of violins.',
        '{first} has sat on both sides of the table when money was discussed.',
      ],
    },
  },
  read({ name = 'The mentor', topics = [], years }, random) {
    const known = families.find(([, skills]) => topics.some((topic) => skills.includes(topic)));
    const part = known?.[0] ?? random.pick(Object.keys(SKILLS));
    const skills = topics.length > 0 ? topics : random.sample(SKILLS[part] ?? [], 2);
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
