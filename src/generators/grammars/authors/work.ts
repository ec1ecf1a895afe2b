import type { Grammar } from '../../grammar.ts';
import { listOf } from '../../lists/list-of.ts';

const CRIME: readonly string[] = [
  '{her} plots turn on small lies with long consequences.',
  '{her} villains are polite, and {her} heroes are tired.',
  '{she} talk{s} to police officers and lawyers before starting a book.',
  'One of the stories has been filmed for television.',
  'Short stories of {hers} have appeared in anthologies.',
  '{she} research{es} all settings on foot, down to the last bus stop.',
  '{she} {has} never killed off a dog.',
  'The endings are usually written first.',
];
const CASES: readonly string[] = [
  ...CRIME,
  'The question is rarely who did it, but why nobody stopped it.',
  '{her} cases often begin with a letter or a call at night.',
  'Every case begins with one detail that does not fit.',
  'Most of {her} cases are set in small towns.',
];
/** At least 25 of each, so that no two on a page were the same. */
const WITNESSES: readonly string[] = listOf(`
  police officer, court reporter, pharmacist, probate clerk, parish nurse, prison librarian, crossword setter, magistrate,
  vet, antiques dealer, diplomat, customs officer, war reporter, pilot, locksmith, insurance broker, interpreter,
  solicitor, bank clerk, ambulance driver, tax inspector, private tutor, dentist, ship's cook, hotel detective, auctioneer
`);
const FANTASTIC: readonly string[] = [
  '{she} draw{s} maps, calendars, and family trees before writing a single chapter.',
  '{her} monsters tend to have better manners than {her} kings.',
  'Every world of {hers} has its taxes, its recipes, and its bad jokes.',
  'The impossible is described as carefully as a train timetable.',
  'Most of {her} endings leave a door open.',
  'Nobody in {her} books is chosen for anything.',
  'Readers draw the creatures and send {him} the pictures.',
  'Some of the stories first appeared in magazines.',
  'Reviewers praise the inventions and the dialogue.',
  '{she} meet{s} readers at conventions several times a year.',
];
const LITERARY: readonly string[] = [
  'Small towns and late letters turn up in most of {her} books.',
  '{her} plots are slight; the insights are not.',
  'Reviewers tend to mention the dialogue.',
  '{she} revise{s} for years.',
  'Long walks come into most of {her} books.',
  'Some of the books have been translated.',
  'One of {her} books has been adapted for the stage.',
  'Readers like the endings, critics less so.',
  'Each book grows out of a place that {she} {has} known for years.',
  'The families in {her} books leave much unsaid.',
];
const LEARNED: readonly string[] = [
  '{she} keep{s} {her} footnotes short, and the best ones are funny.',
  '{she} check{s} every claim twice.',
  'The subjects look small at first and turn out to be enormous.',
  '{she} quote{s} experts, and also the people who disagree with them.',
  'Half of the work is done in archives, the other half on the telephone.',
  'Reviewers have called {her} prose "free of fog".',
  'Some of the chapters first appeared in magazines.',
  'An exhibition grew out of one of the books.',
  'Most of the books come with maps and photographs.',
  '{she} spend{s} a year on research before writing.',
];
const REMEMBERED: readonly string[] = [
  'Family letters and photographs are the starting point of each book.',
  '{she} ask{s} everybody in a book for permission first.',
  'Most of the chapters go back to a childhood above a shop.',
  '{she} {has} kept a diary since school.',
  'Reviewers praise {her} eye for small things.',
];
const PRACTICAL: readonly string[] = [
  '{she} only recommend{s} what {she} {has} tried out, mistakes included.',
  'Readers write in with corrections, and {she} print{s} them.',
  '{her} chapters are short, and so are {her} lists.',
  '{she} never use{s} the word "simply".',
  'Friends test every chapter before it goes to print.',
  'Talks and workshops go with most of the books.',
  'New editions appear every few years.',
  'Many of the examples come from readers.',
];

const EVERYDAY: readonly string[] = listOf(`
  florist, wedding photographer, midwife, radio host, piano teacher, estate agent, hotel manager, translator, copy editor,
  bookseller, lecturer, night porter, gardener, archivist, museum guide, bookbinder, picture restorer, youth worker,
  drama teacher, bus driver, lifeguard, comic artist, hairdresser, optician, travel agent, dressmaker
`);

/** What is said of the work of authors and what they were before, by the shelf on which shops put their books. */
export const work: Readonly<Record<string, Grammar>> = {
  Mystery: { work: CASES, job: WITNESSES },
  Thriller: { work: CRIME, job: WITNESSES },
  Romance: {
    work: [
      'There is a dog in each of {her} books, and it is always right.',
      '{her} heroines have jobs, debts, and opinions.',
      '{she} make{s} readers wait a long time for the first kiss.',
      'A happy ending is guaranteed, but nobody gets one without an argument.',
      'Food, weather, and meddling relatives play important parts.',
      '{her} lovers are never quite on time.',
      'Some of {her} books have become audio books.',
      '{she} answer{s} every letter from a reader.',
    ],
    job: EVERYDAY,
  },
  'Science Fiction': {
    work: FANTASTIC,
    job: listOf('software engineer, physicist, air traffic controller, chemistry teacher, technical writer'),
  },
  Fantasy: {
    work: FANTASTIC,
    job: listOf('librarian, game designer, folklorist, Latin teacher, stage carpenter, tax adviser, cheesemaker'),
  },
  'Historical Fiction': {
    work: LITERARY,
    job: EVERYDAY,
  },
  'Literary Fiction': {
    work: LITERARY,
    job: EVERYDAY,
  },
  Horror: {
    work: [
      '{her} houses are ordinary, and that is what is wrong with them.',
      'What is not seen does most of the work.',
      '{she} collect{s} local legends and move{s} them next door.',
      'The ghosts always want something, and it is usually fair.',
    ],
    job: listOf(
      'hospital porter, undertaker, set designer, projectionist, house clearer, stonemason, roofer, museum guard, butcher, lift engineer',
    ),
  },
  'Young Adult': {
    work: [
      'Brave, stubborn, and slightly untidy heroes are a speciality.',
      '{she} never explain{s} anything twice, because young readers notice.',
      'Difficult subjects are welcome, and hope is never far away.',
    ],
    job: EVERYDAY,
  },
  "Children's": {
    work: [
      'Letters from readers arrive with glitter in the envelope.',
      'Every story is tested on a class of strict five-year-olds.',
      'Parents know some of them by heart.',
      '{she} visit{s} schools with a suitcase full of puppets.',
    ],
    job: listOf('primary school teacher, illustrator, puppeteer, paediatrician, toy maker'),
  },
  Poetry: {
    work: [
      'Many of the poems begin with a sentence overheard on a bus.',
      'Some of {her} poems have been set to music by local choirs.',
      '{she} perform{s} often and read{s} fast.',
      'Weather, work, and family voices run through the collections.',
    ],
    job: listOf('proofreader, park keeper, typesetter, ferry pilot'),
  },
  Biography: { work: LEARNED, job: listOf('obituary writer, radio producer, press officer, auction house clerk') },
  Memoir: { work: REMEMBERED, job: listOf('lorry driver, social worker, stage manager, farmer') },
  History: { work: LEARNED, job: listOf('historian, curator, map dealer, town planner') },
  'Popular Science': {
    work: LEARNED,
    job: listOf('biologist, astronomer, science reporter, geologist, lab technician'),
  },
  'Self-Help': { work: PRACTICAL, job: listOf('psychotherapist, school counsellor, careers adviser, pastor') },
  Travel: { work: PRACTICAL, job: listOf('tour guide, sports reporter, ferry captain, geographer, photographer') },
  Cooking: { work: PRACTICAL, job: listOf('chef, baker, food critic, market gardener, caterer') },
  Business: { work: PRACTICAL, job: listOf('consultant, accountant, shop manager, business reporter, recruiter') },
};
