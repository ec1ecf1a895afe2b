import type { Grammar } from '../grammar.ts';

/** How mentors came to what they do, by the field of their skills. */
export const CAREERS: Readonly<Record<string, Grammar>> = {
  engineering: {
    career: [
      '{her} earlier projects include a payment system and a railway timetable service.',
      '{she} went from the support desk at {firms} to lead developer.',
      '{she} {has} kept old systems running and replaced a few of them without a day of downtime.',
      '{she} {has} mostly written software that other people had to maintain later.',
      '{she} {has} worked on everything from library catalogues to warehouse robots.',
      '{she} {has} worked in teams of three and in departments of several hundred.',
      '{she} wrote tax software for {firms} before going freelance.',
      '{she} started with a ticket queue at {firms} and ended up in charge of the platform.',
      '{she} led a team of six at {firms}.',
      '{she} was responsible for code reviews at {firms}.',
      '{she} came to {firms} as an intern and left as an architect.',
      '{she} moved the records of {firms} from paper to a database.',
    ],
    how: [
      'Bring a repository and a problem.',
      'Code reviews between sessions are included.',
      'Most sessions are pair programming.',
      'Homework is a small pull request.',
      'Preparation for technical interviews on request.',
    ],
  },
  data: {
    career: [
      '{she} {has} worked on hospital statistics and on the timetables of a bus company.',
      '{she} {has} built reports for boards of directors and models for field researchers.',
      '{she} began in a public statistics office and later moved to industry.',
      '{she} built the reporting of {firms}.',
      '{she} {has} cleaned up the customer records of {firms}.',
      '{she} {has} taught the subject to journalists and civil servants.',
      '{she} {has} worked for a weather service and two insurers.',
    ],
    how: [
      'Bring your own data, however messy.',
      'Examples come from public data sets.',
      'Help with theses and reports, too.',
      'Small data sets are fine.',
      'Sessions are spent on your own project.',
    ],
  },
  design: {
    career: [
      '{she} {has} designed ticket machines and a banking app.',
      '{she} began as a sign painter and still draw{s} every idea by hand first.',
      '{she} {has} worked for start-ups and for one large publisher.',
      '{she} spent years in an agency and went freelance after that.',
      '{she} {has} worked for theatres and city councils.',
      '{she} worked in print for years before moving to digital products.',
    ],
    how: [
      'Portfolio reviews on request.',
      'Bring sketches, not finished files.',
      'Feedback comes in writing after each session.',
      'Work is discussed on a shared board.',
      'Career changers welcome.',
    ],
  },
  interior: {
    career: [
      '{she} {has} planned kitchens, cafés, and the lobby of a hotel.',
      '{she} trained as a carpenter before studying interior architecture.',
      '{she} ran a furniture shop for several years.',
      '{she} {has} redesigned the offices of two law firms.',
      '{she} {has} furnished rented flats and listed farmhouses.',
    ],
    how: [
      'Bring a floor plan and a few photos.',
      'Rented flats and small budgets welcome.',
      'Colour samples are sent by post.',
    ],
  },
  product: {
    career: [
      '{she} {has} worked with teams on four continents and in as many time zones.',
      '{she} ran the daily operations of {firms}.',
      '{she} {has} managed projects for a hospital and a rail operator.',
      '{she} led a team of twelve at {firms}.',
      '{she} {has} worked for a start-up and for a company with a hundred years of habits.',
      '{she} started on the help desk of {firms}.',
    ],
    how: [
      'Cases from your own team are best.',
      'Planning templates are included.',
      'Groups from one company are welcome.',
      'Bring a problem from your own work.',
    ],
  },
  leadership: {
    career: [
      '{she} {has} led teams of four and departments of ninety.',
      '{she} {has} led two companies through a merger without losing the team.',
      '{she} {was} head of operations at {firms}.',
      '{she} {has} coached managers at a hospital and at two insurers.',
      '{she} {has} interviewed and hired more than a hundred people.',
    ],
    how: [
      'Conversations are confidential.',
      'Suitable for new managers.',
      'Role play where it helps.',
      'Bring a conversation that lies ahead of you.',
    ],
  },
  career: {
    career: [
      '{she} {has} read many an application from the other side of the table.',
      '{she} started in recruiting, at first for hospitals and later for engineering firms.',
      '{she} {has} helped people return after a long break.',
      '{she} {has} advised students at a university careers service.',
      '{she} know{s} the job market from agencies as well as from large employers.',
    ],
    how: [
      'Three sessions are usually enough.',
      'Suitable for graduates and returners.',
      'A short questionnaire comes first.',
      'Everything said is confidential.',
    ],
  },
  communication: {
    career: [
      '{she} came from the theatre and know{s} what stage fright feels like.',
      '{she} started in radio, where every sentence has to work the first time it is heard.',
      '{she} {has} written speeches for mayors and museum directors.',
      'As an interpreter, {she} learned to listen for what is really being said.',
      '{she} {has} trained engineers to tell stories and storytellers to come to the point.',
    ],
    how: [
      'Sessions can be recorded for review.',
      'Suitable for non-native speakers.',
      'Bring something you are working on.',
      'Practice takes up most of each session.',
    ],
  },
  marketing: {
    career: [
      '{she} {has} run campaigns for two national museums.',
      '{she} started in a print shop and later ran the marketing of a travel company.',
      '{she} {has} worked both for agencies and for clients.',
      '{she} {has} launched new brands and rescued a few tired ones.',
      '{she} started in journalism and moved to an agency later.',
      '{she} {has} advertised everything from concert tickets to solar panels.',
    ],
    how: [
      'Bring the figures of your last campaign.',
      'Small budgets welcome.',
      'Charities pay a reduced rate.',
      'Audits of websites and newsletters on request.',
    ],
  },
  business: {
    career: [
      '{she} {has} founded two companies, sold one, and closed the other.',
      '{she} worked for a regional bank and later for the finance department of a shipping company.',
      '{she} {has} helped cafés and software firms through their first years.',
      '{she} {was} finance manager at {firms}.',
      '{she} {has} advised a brewery through two bad years.',
    ],
    how: [
      'Bring your own figures or contracts.',
      'First-time founders welcome.',
      'Templates are included.',
      'Does not replace a lawyer or a tax adviser.',
    ],
  },
  habits: {
    career: [
      '{she} {was} a school counsellor.',
      '{she} came to the subject after a burnout.',
      '{she} {has} run evening classes for new parents.',
      '{she} {has} a degree in psychology.',
      '{she} {has} worked with nurses and with a national rowing team.',
    ],
    how: [
      'Sessions are short and weekly.',
      'A workbook is included.',
      'Not a substitute for therapy.',
      'Progress is reviewed every month.',
    ],
  },
  photography: {
    career: [
      '{she} {has} photographed some two hundred weddings.',
      '{she} worked for a regional newspaper.',
      '{she} ran a portrait studio.',
      '{her} pictures have been shown in libraries, stations, and two museums.',
      '{she} started with a borrowed camera and a single lens.',
      '{she} {has} worked for magazines and an orchestra.',
    ],
    how: [
      'Any camera will do, phones included.',
      'Send ten pictures before the first session.',
      'Editing sessions by screen sharing.',
      'Photo walks in small groups in summer.',
    ],
  },
  languages: {
    career: [
      '{she} {has} taught in language schools, in factories, and at a railway company.',
      '{she} worked as an interpreter at trade fairs before turning to teaching.',
      '{she} {has} prepared several hundred students for exams.',
      '{she} {has} translated manuals, contracts, and one novel.',
      '{she} grew up with two languages and learned the others the hard way.',
      '{she} {has} taught nurses and engineers before they moved abroad.',
    ],
    how: [
      'Conversation from the first lesson.',
      'Exam preparation up to level C1.',
      'Children from the age of ten.',
      'Homework is corrected by email.',
      'Materials are included.',
    ],
  },
  music: {
    career: [
      '{she} {has} played in orchestra pits and on river boats.',
      '{she} taught at a municipal music school and led its wind band.',
      '{she} toured with small bands.',
      '{she} {has} led school bands and amateur groups.',
      '{she} started as an adult and passed the diploma at forty.',
    ],
    how: [
      'Adults and teenagers.',
      'Lessons by video with two cameras.',
      'Preparation for exams and auditions.',
      'Recordings of each lesson on request.',
    ],
  },
  crafts: {
    career: [
      '{she} learned the trade in a family workshop and later opened one.',
      '{she} {has} shown work at craft fairs and in small galleries.',
      '{she} worked in the workshops of a theatre.',
      '{she} {has} a small shop in {city}.',
      '{she} {has} sold at markets for years.',
      '{she} restored old pieces for a museum before starting to teach.',
      '{she} {was} an accountant before that.',
    ],
    how: [
      'A list of materials is sent beforehand.',
      'Small groups on Saturdays.',
      'Beginners finish a first piece in a month.',
      'Bring what you have at home.',
    ],
  },
  fitness: {
    career: [
      '{she} {has} coached firefighters and pensioners.',
      '{she} worked in a rehabilitation clinic.',
      '{she} competed at national level until {her} late twenties.',
      '{she} run{s} a small studio in {city}.',
      '{she} trained as a physiotherapist.',
    ],
    how: [
      'A written plan for each week.',
      'Suitable at any age.',
      'Beginners over fifty welcome.',
      'Plans for home and for travel.',
    ],
  },
  cooking: {
    career: [
      '{she} {has} cooked in hotels and on a ferry.',
      '{she} ran a small restaurant for several years.',
      '{she} trained in a hotel kitchen and later cooked for a school.',
      '{she} {has} written recipes for a weekly paper and tested every one at home.',
      '{she} gave up an office job to open a bakery and now teach{es} as well.',
    ],
    how: [
      'Shopping lists are sent two days before.',
      'Sessions are live, kitchen to kitchen.',
      'Ordinary pans and knives will do.',
      'Recipes are included.',
    ],
  },
};
