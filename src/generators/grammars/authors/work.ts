/** Texts for authors of crime fiction. The lists that follow are for authors of other genres. */
const CRIME: readonly string[] = [
  '{name} spent eleven years as a criminal defence lawyer before {she} wrote {title}. {she} live{s} in {city}.',
  'A former court reporter in {city}, {name} published {her} first novel, {title}, in {debut}.',
  'I write the kind of book that makes you miss your stop. Represented by Sloane & Pike.',
  '{name} worked for the probation service before turning to crime, as {she} put{s} it. {title} has been optioned for television.',
  '{name} is the pen name of a retired detective from {city}, who would rather not give {her} real one.',
  '{name} read law in {city} and worked in insurance fraud, which taught {him} most of what {she} know{s} about lying.',
];
const FANTASTIC: readonly string[] = [
  '{name} has a doctorate in physics and works on satellite instruments. {she} write{s} {genre} in the holidays.',
  'I grew up on library books and role-playing games, and it shows. Author of {title}, among other things.',
  '{name} works in the games industry as a narrative designer. {her} short fiction has appeared in several magazines and two anthologies.',
  "{name} studied archaeology in {city} and then spent nine years in IT support. {title} won a readers' award.",
];
const HORROR: readonly string[] = [
  '{name} trained as a nurse and still works nights in a hospital in {city}, which explains a good deal.',
  "{name} co-hosts a podcast about bad films. {her} stories have been reprinted in three year's-best anthologies.",
  '{name} grew up next to a cemetery in {city} and was never once scared of it. {she} write{s} {genre}.',
];
const ROMANCE: readonly string[] = [
  '{name} writes happy endings for a living. {title} has sold in nine languages.',
  "Hi, I'm {first}! I write {genre}, drink far too much coffee, and cry at adverts. Come and say hello.",
  '{name} taught primary school for fourteen years and wrote {title} on the kitchen table during the school holidays.',
  '{name} lives just outside {city} with {her} family and a badly behaved spaniel. {she} {has} written {books}.',
  'Reader first, writer second. Expect humour, heat, and a guaranteed happy ending. Newsletter on my website.',
  '{title} was published in {debut}, and {name} gave notice the same week. {she} live{s} in {city}.',
];
const LITERARY: readonly string[] = [
  '{name} was born in {city}. {title} won a regional fiction prize and was read on the radio. {she} teach{es} creative writing.',
  '{name} has held residencies in Berlin and Banff. {her} stories have appeared in literary magazines in four countries.',
  '{name} is a historian by training. {she} worked in museums for many years and wrote {title} in the evenings.',
  'I used to work in local government in {city}. {title} was turned down nineteen times.',
  '{name} lives in {city}, where {she} divide{s} {her} time between writing, teaching, and a vegetable garden.',
  '{name} studied modern languages and worked as a subtitler. {title}, {her} first book, was published in {debut}.',
];
const TEENS: readonly string[] = [
  '{name} has visited more than three hundred schools. To book {him} for a reading or a workshop, please use the form on the website.',
  'I write for teenagers because they are honest. If a book is boring, they say so. {title} was on a lot of school reading lists.',
  '{name} ran a youth centre in {city} until {debut}. {title} was voted book of the year by readers of eleven to fourteen.',
];
const CHILDREN: readonly string[] = [
  '{name} studied illustration in {city}, and both writes and draws {her} books.',
  '{name} taught a reception class until {title} was published in {debut}. {she} live{s} in {city} with two small critics.',
  'Stories for the very young, read aloud in libraries, schools, and once on a ferry. School visits: see website.',
  '{name} worked in animation before {she} started to make books. {title} has been adapted as a puppet show.',
];
const POETRY: readonly string[] = [
  '{name} is a poet and editor. {title} was a choice of the Poetry Book Circle.',
  '{name} was born in {city} and works as a hospital pharmacist. {her} poems have appeared in magazines at home and abroad.',
  'Poems, mostly. I also run a reading series in {city}, on the first Thursday of the month.',
];
const PAST: readonly string[] = [
  '{name} teaches modern history at a university in {city}. {title} is {her} best-known book.',
  '{name} worked in radio for many years, as a producer of documentaries. {she} {has} published {books}.',
  '{name} studied history and economics in {city}, and was an archivist at a shipping company until {debut}.',
  '{name} was a foreign correspondent for seventeen years. {title} was longlisted for a national non-fiction prize.',
];
const SCIENCE: readonly string[] = [
  '{name} holds a PhD in ecology and spent a decade at a field station. {title} is used as a set text in several countries.',
  '{name} teaches biology in {city}. {title} won a national award for science writing.',
];
const ADVICE: readonly string[] = [
  '{name} is a chartered psychologist with a practice in {city}. {title} is based on {her} work with clients.',
  'Speaker, coach, and author of {title}. Host of a weekly podcast. For bookings, please see the website.',
];
const WORK: readonly string[] = [
  '{name} has advised companies in twelve countries and teaches at a business school in {city}.',
  'Founder of two companies, one sold, one closed. Author of {title}. Keynotes and workshops: see website.',
  '{name} was a partner at a consulting firm until {debut}. {she} write{s} {genre} and a monthly column.',
];
const ABROAD: readonly string[] = [
  '{name} is a writer and photographer based in {city}. {her} work has appeared in travel magazines and on packets of tea.',
];
const FOOD: readonly string[] = [
  '{name} trained as a chef in {city} and had a small restaurant there until {debut}. {she} now write{s}, tests, and teach{es}.',
];

/** Texts for authors, by the section of a bookshop in which their books stand. */
export const work: Readonly<Record<string, readonly string[]>> = {
  Mystery: CRIME,
  Thriller: CRIME,
  Romance: ROMANCE,
  'Science Fiction': FANTASTIC,
  Fantasy: FANTASTIC,
  'Historical Fiction': LITERARY,
  'Literary Fiction': LITERARY,
  Horror: HORROR,
  'Young Adult': TEENS,
  "Children's": CHILDREN,
  Poetry: POETRY,
  Biography: PAST,
  Memoir: PAST,
  History: PAST,
  'Popular Science': SCIENCE,
  'Self-Help': ADVICE,
  Travel: ABROAD,
  Cooking: FOOD,
  Business: WORK,
};
