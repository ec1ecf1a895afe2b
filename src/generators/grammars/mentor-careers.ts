/** What is said of mentors in one field. */
interface Careers {
  /** Of those who have been at it for some years. */
  readonly seasoned: readonly string[];
  /** Of anybody in the field. */
  readonly any: readonly string[];
}

/** How mentors came to what they do, and how they teach it, by the field of their skills. */
export const CAREERS: Readonly<Record<string, Careers>> = {
  engineering: {
    seasoned: [
      'Senior engineer at a payments company, {long} in the trade. I can help with {skill}, {other}, and the politics of code review.',
      '{name} led the platform team of a booking site. {she} now freelance{s} and mentor{s}, mostly in {skill}.',
      'I have interviewed about sixty developers and turned down most of them. Ask me about {skill} or have me look at your CV.',
    ],
    any: [
      'We open your repo, share a screen, and fix something together. That is the whole method, for {skill} as for {other}.',
      'Developer at {firm}. I mentor juniors in {skill} on weekday evenings.',
    ],
  },
  data: {
    seasoned: [
      'Former statistician at a national statistics office, now consulting. {skill}, {other}, and how to say no to a pie chart.',
      '{name} ran the analytics team of {firm}. {she} teach{es} {skill} with files of yours, however messy.',
      'PhD in epidemiology, {long} in research. I help with {skill} for theses and papers.',
    ],
    any: [
      'Stuck with your thesis? I do {skill} and {other} for a living, and I read drafts.',
      'Excel first, then SQL, then everything else. I mainly mentor people who are moving into data work from another job. {skill}, to begin with.',
    ],
  },
  design: {
    seasoned: [
      'Design lead at an agency in {city}. I review portfolios, and I am honest. Mainly {skill} and {other}.',
      '{name} has worked for two newspapers, a museum, and a maker of board games. {she} teach{es} {skill}.',
      'In-house first, freelance since the kids. Happy to talk about {skill}, rates, and difficult clients.',
    ],
    any: ['Designer in {city}. Bring work in progress, the messier the better. Ask me about {skill} or {other}.'],
  },
  interior: {
    seasoned: [
      '{name} trained as a carpenter and then as an architect. {she} {has} taken on small flats and two hotels; ask {him} about {skill}.',
    ],
    any: [
      'Send me a floor plan and three photos of the room. I do {skill} for rented flats, tight budgets, and people with too many books.',
    ],
  },
  product: {
    seasoned: [
      'Ex-operations at {firm}, then a logistics start-up. I mentor first-time managers in {skill}.',
      '{name} is PMP certified and has run projects for a hospital trust and a rail operator. Topics: {skill}, {other}, and getting a straight answer from suppliers.',
    ],
    any: [
      'Bring the project that keeps you up at night. {skill} without the jargon.',
      '{name} works in {skill} at {firm} in {city} and mentors people who have just moved into the job.',
    ],
  },
  leadership: {
    seasoned: [
      'I was a head of department at an airport, with ninety people on shifts. Now I coach new managers in {skill}.',
      '{name} has been through two mergers and a strike. {she} mentor{s} in {skill} and {other}.',
    ],
    any: ['{name} is an accredited coach (EMCC). {she} teach{es} {skill} to those just promoted.'],
  },
  career: {
    seasoned: [
      'Recruiter for {long}, most of them in engineering. I will tell you how your application looks from the other side. {skill} and {other}.',
    ],
    any: [
      '{name} worked at a university careers service. {she} mentor{s} graduates and returners, mostly in {skill}.',
      'Three sessions are usually enough. We start with a questionnaire and end with a plan that you will stick to. Mainly {skill}.',
    ],
  },
  communication: {
    seasoned: [
      '{name} comes from local radio, where every sentence has to work first time. {she} teach{es} {skill}.',
      'Speechwriter, formerly at a ministry. I help engineers, academics, and best men with {skill}.',
    ],
    any: [
      'We practise {skill} and {other} with something from your own week.',
      'Bring a draft, or a talk that you dread. We go through it line by line. I teach {skill} and {other}.',
    ],
  },
  marketing: {
    seasoned: [
      'Head of marketing at {firm} until last year. {skill}, {other}, budgets of any size.',
      "I have spent other people's money on marketing for {long}. Let me save you some of yours. Mainly {skill}.",
    ],
    any: [
      'Bring the numbers of your last campaign, even if they are bad. {skill} for shops, charities, and one-person businesses.',
      'I look at what you send out, and at what comes back. {skill} first, {other} if there is time.',
      'No budget? Good, that keeps it simple. We start with {skill} and the customers that you have.',
    ],
  },
  business: {
    seasoned: [
      'Chartered accountant and former company secretary. I have closed the books for bakeries, bands, and a football club. Ask me about {skill} or {other}.',
      '{name} has founded two companies, sold one, and wound up the other. {she} mentor{s} founders in {skill}.',
    ],
    any: [
      'Bring your own figures. By the end of the first hour, you will know what you can pay yourself. I also teach {skill} and {other}.',
      '{name} was a small-business adviser in {city}. {skill}, step by step, with templates.',
    ],
  },
  habits: {
    seasoned: ['{name} was a school counsellor. Now {she} help{s} adults with {skill} and {other}.'],
    any: [
      'After a burnout I started over, with {skill}. I am not a therapist, and this is not therapy, but it helped me.',
      '{name} gives evening classes in {skill} at a library in {city}.',
    ],
  },
  photography: {
    seasoned: [
      'I have lived on my pictures for {long}. I mentor photographers who want to go full time: {skill}, pricing, contracts.',
      '{name} was a staff photographer at a regional paper. {she} teach{es} {skill} online, picture by picture.',
      'My work has been in magazines you find in waiting rooms. I teach {skill} and {other}. Lightroom included.',
    ],
    any: [
      'Send me ten pictures before we start. We look at them together, and you will see what to do next. Mostly {skill}.',
    ],
  },
  languages: {
    seasoned: [
      'Certified teacher, {long} in the classroom. I teach {skill} for exams, and small talk for real life.',
      '{name} worked as an interpreter at trade fairs. {her} lessons in {skill} are all conversation from the first minute.',
    ],
    any: [
      '{name} grew up with two languages in {city}. {she} teach{es} {skill} to adults of all levels, with the help of songs and bad television.',
      'Studied linguistics in {city}, moved twice for love. I teach {skill} and understand why it is hard.',
    ],
  },
  music: {
    seasoned: [
      'Three bands, two records, a great many weddings. I have been teaching {skill} for {long}.',
      '{name} studied music in {city} and teaches {skill} to children and adults.',
    ],
    any: [
      'I started as an adult, so I know how it feels. {skill} for people who think they are too late.',
      'Tell me three songs you love, and we start with those. {skill}, all ages.',
    ],
  },
  crafts: {
    seasoned: [
      '{name} learned {skill} from {her} grandfather and has a stall at the market in {city}.',
      'I worked in the workshops of an opera house for years. These days I teach {skill}, and sell a piece now and then.',
    ],
    any: [
      'I came to {skill} by way of an evening class, and later gave up my old job for it.',
      'You get a list of materials a week before. Beginners in {skill} finish a first piece in a month.',
    ],
  },
  fitness: {
    seasoned: [
      'Physiotherapist by training, {long} in a rehab clinic. {skill} for bodies that have been through something.',
      '{name} used to row, with early mornings and no weekends. Now {she} work{s} with people of all ages on {skill}.',
    ],
    any: [
      'You get a written plan for the week and a message from me on Thursdays. {skill} and {other}.',
      '{name} gives classes in {city}. {skill} for the over-fifties is {her} speciality.',
    ],
  },
  cooking: {
    seasoned: [
      'I cooked in hotels and on a ferry for years. Now I teach {skill} from my own kitchen to yours.',
      '{name} had a restaurant in {city}, with thirty seats and no freezer. {she} teach{es} {skill} and {other}.',
    ],
    any: [
      'You get a shopping list two days before. {skill} with whatever pots and bowls you have.',
      '{name} left an office job for a kitchen and has burned most things once. {she} teach{es} {skill} and {other}.',
    ],
  },
};
