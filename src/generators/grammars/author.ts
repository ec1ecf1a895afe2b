import { filedUnder, GENRES } from '../lists/genres.ts';
import { listOf } from '../lists/list-of.ts';
import { work } from './authors/work.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { series, SPELT } from './wording.ts';

/**
 * Paragraphs about an author, each of one of many frames: what is written, and some of where from, what else, and since
 * when. A verb that follows the name is in the third person; one that follows the pronoun has its ending in a slot.
 * Genres may be one thing or several: they are never what a verb in the present agrees with.
 */
export const author: Subject = {
  rules: {
    text: [
      '{name} has published {books} and lives in {city} with {company}. Genre: {genres}.',
      '{name} writes {genres}. {work}',
      'A former {job}, {name} now writes {genre} in {dwelling} near {city}.',
      '{name} was {a job} until {debut}. {she} live{s} in {city} with {company}.',
      '{name} was born in {city} and reviews {genre} for a paper there: {articles} pieces so far.',
      '{name} grew up in {city} and studied {field}. Since {debut}, {she} {has} written {genres}.',
      '{genres} from {city}. {work}',
      'In {debut}, {name} won a regional prize with a first book, to the surprise of everyone in {city}.',
      '{name} writes {genre} at night and works as {a job} by day. {dwelling}, {company}, no car.',
      '{books} since {debut}. {name} lives near {city} with {company}.',
      'What does {name} do when not writing {genre}? {she} {pastime}, mostly badly.',
      '{name} came to {genre} late, after years as {a job}. {work}',
      '{name} divides the year between {city} and {dwelling} in the hills.',
      'The {genre} of {name} began as letters to a sister in {city}. {books} later, the sister is still the first reader.',
      '{name} has been {a job}, a parent, and, since {debut}, a full-time writer of {genre}. {she} live{s} in {city}.',
      '{name} works as {a job} in {city}. Weekends are for {genre}.',
      'Even after {books}, {name} still writes every first draft by hand.',
      'Some readers of {genre} first met {name} as {a job} in {city}. {she} {pastime}.',
      '{name} has a degree in {field}, {company}, and a drawer full of unfinished {genre}.',
      'Apart from {books}, {name} has written for papers in {city}: {articles} articles at the last count.',
      'On most mornings, {name} can be found in a café in {city}, at work on {genre}.',
      '{name} lives in {city} and finds most of the ideas for {her} {genre} there. For a living, {she} used to be {a job}.',
      'Between {debut} and now: {books}, three moves, {company}. {name} writes {genre}.',
      '{name} started out with short pieces for local radio in {city}; the first book followed in {debut}. {work}',
      '{name} teaches {field} in {city} and writes {genre} in the holidays.',
      '{name} writes {genre} in {dwelling}, where only {pets} may disturb {him}.',
      'With {her} {genre}, {name} has found readers well beyond {city}. {work}',
      '{name} studied {field} in {city}. Then came {articles} articles for magazines, and {genre}.',
      '{name} says that a few years as {a job} were the best preparation for {genre}. {she} {pastime}.',
      '{name} lives in {city}. When {she} {is} not busy with {genre}, {she} {pastime}.',
      'Debut in {debut}, {books} to date. {work}',
      '{name} moved to {city} for a post as {job} and stayed for the quiet. {she} write{s} {genre}, and {she} {pastime}.',
      'Two things about {name}: {she} {pastime}, and {she} write{s} {genre}.',
      '{name} never planned to publish {genre}; a friend sent the manuscript off in secret.',
      'Married, {company}, {dwelling}. Writes {genre} before breakfast.',
      '{name} is {a city} writer of {genre}. {work}',
      '{name} has published {genre} since {debut} and lives in {dwelling} outside {city}.',
      'I write {genre}. Before that, I was {a job} in {city}.',
      'Hello! I am {first}, I live in {city} with {company}, and I write {genre}.',
      'I have published {books} and abandoned about as many. Mostly {genre}. By day I am {a job} in {city}; at night I argue with my editor.',
      'My first book came out in {debut}. Nobody noticed. I kept going with {genre}.',
      'Columnist in {city}, with {articles} articles to date. I also write {genre}.',
      'I used to be {a job}. Now I make things up, or look them up, and call it {genre}.',
      'Ask me about {genre}, about {field}, or about the best cake in {city}.',
      'I answer letters from readers, though it may take a month. Writing {genre} takes longer.',
      'Everything I know about {genre}, I learned as {a job}. I live near {city}, and my next book is late.',
      'Not the {job} of the same name. I am the one from {city} who writes {genre}.',
      'I type slowly and cross out a lot. {genres}, mostly.',
      'You will find me in {dwelling} outside {city}, usually behind on the next book. {genres}, since {debut}.',
    ],
    field: listOf(
      'biology, law, music, architecture, linguistics, philosophy, chemistry, theatre, mathematics, geography, nursing, economics, French, statistics, zoology',
    ),
    pastime: [
      'repair{s} old radios',
      'sing{s} in a choir',
      'keep{s} bees',
      'swim{s} in cold lakes',
      'restore{s} furniture',
      'bake{s} bread for the whole street',
      'collect{s} old maps',
      'play{s} the double bass',
      'watch{es} birds',
      'play{s} chess by post',
      'coach{es} a school football team',
      'practise{s} the accordion',
      'mend{s} bicycles',
      'paint{s} small landscapes',
      'run{s} half marathons',
    ],
    dwelling: listOf(`
      an old schoolhouse, a house by a canal, a top-floor flat, a converted barn, a flat above a bakery, an old mill
      a former post office, a terraced house, two rooms above a bicycle shop, a garden shed, a cottage
    `),
    pets: listOf('a jealous cat, the postman, the goats, church bells, the grandchildren, an old terrier'),
    company: listOf(`
      two dogs, three cats, a large family, an elderly tortoise, a one-eyed cat, twin daughters, several hens, a parrot
      four children, too many books
    `),
  },
  parts: work,
  read({ name = 'The author', topics = [], amount = 1, articles = 40, date = '2010' }, random) {
    const genres = topics.length > 0 ? topics : random.sample(random.pick(Object.values(GENRES)).families[0] ?? [], 2);
    const genre = random.pick(genres);
    const [part = random.pick(Object.keys(work))] = filedUnder([genre]);
    const books = amount === 1 ? 'one book' : `${SPELT[amount] ?? amount} books`;
    const facts = { books, articles: SPELT[articles] ?? String(articles), debut: date.slice(0, 4) };
    return { part, slots: Object.assign(personWords(name, random), { genre, genres: series(genres), ...facts }) };
  },
};
