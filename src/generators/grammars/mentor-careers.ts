import type { Grammar } from '../grammar.ts';

/** How mentors came to what they do, by the field of their skills. */
export const CAREERS: Readonly<Record<string, Grammar>> = {
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
      '{her} code still runs at {firms}, or did last year.',
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
};
