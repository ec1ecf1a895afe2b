import { filedUnder, GENRES } from '../lists/genres.ts';
import { listOf } from '../lists/list-of.ts';
import { work } from './authors/work.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { series, SPELT } from './wording.ts';

/** What is said of those who have written many articles, in place of the first of {@link FRAMES}. */
const PRESS: readonly string[] = [
  '{name} writes for newspapers in {city} and has published {books}.',
  '{name} has written {articles} articles for newspapers and magazines, and {books}.',
  '{name} reviews {genre} for a paper in {city}.',
  'Columnist in {city}. I also write {genre}.',
  'Journalist and author. {books}, {articles} articles.',
  '{name} is a freelance journalist. {her} first book came out in {debut}.',
];

/** What is said of any author: of what is written, and some of where from, what else, and since when. */
const FRAMES: readonly string[] = [
  '{name} writes {genre} and lives in {city} with {company}.',
  '{genres}. Represented by an agent in {city}.',
  'A former {job}, {name} writes {genre}. {work}',
  '{name} is a writer from {city}. {she} {pastime}.',
  '{genres}. {books}, no bestseller yet.',
  '{name} began with short stories. {her} first book came out in {debut}.',
  '{name} grew up in {city} and studied {field}. {she} {has} written {genre} since {debut}.',
  '{name} is the author of {books}. Genres: {genres}.',
  '{name} was born in {city} and works as {a job}. {her} {genre} began to appear in {debut}.',
  '{name} lives in {city} and works as {a job}. {she} write{s} {genre} at weekends.',
  '{name} worked as {a job} and came to {genre} in {debut}.',
  '{name} teaches {field} in {city} and writes {genre}.',
  'Born in {city}, {name} worked as {a job} before turning to {genre}.',
  '{name} has published {genre} since {debut}. {work}',
  'When not busy with {genre}, {name} {pastime}.',
  '{name} studied {field} in {city} and has published {books}.',
  '{genres}. {books} so far. Busy with the next.',
  '{name} left a job as {a job} in {city} to write {genre} full time.',
  '{name} was {a job} until {debut}. {she} write{s} {genre} and live{s} in {city}.',
  'The first book by {name} won a regional prize in {debut}. {she} write{s} {genre} and live{s} in {city}.',
  '{genres}, written at a kitchen table in {city}.',
  '{name} reads from {her} {genre} in {city} and elsewhere.',
  '{name}, {a job} in {city}, writes {genre} on the train to work. {work} {work}',
  'Writer of {genre}. {pastime}. Lives in {city}.',
  '{name} writes {genre} early in the morning and works as {a job} for the rest of the day.',
  '{name} lives in {city} and has published {books}. {work}',
  '{name} {pastime} and writes {genre}.',
  '{genres}. {name} lives in {dwelling} near {city}.',
  '{name} moved to {city} as {a job} and stayed. {she} {has} written {genre} since {debut}.',
  '{name} worked as {a job} for years, then came {books}.',
  '{genres}. Debut in {debut}, {books} to date.',
  '{name} has worked as {a job}, {a job}, and {a job}. {she} write{s} {genre} and live{s} in {city} with {company}.',
  '{name} has a degree in {field}, lives in {city}, and writes {genre}. {work}',
  'I write {genre}. Before that, I was {a job} in {city}.',
  "Hello! I'm {first}, I live in {city} with {company}, and I write {genre}.",
  'It took me seven years to write my first book, mostly at night, and it came out in {debut}. When I am not writing {genre}, I work as {a job}, and you will often find me in one of the libraries of {city}.',
  'I used to be {a job} in {city}. Now I write {genre}.',
  'I write {genre} in {city}. Letters from readers are answered, though it may take a month.',
  'By day, I work as {a job} in {city}. At night, I write {genre}.',
  'I have published {books}. The next one is nearly finished.',
  'I studied {field} in {city} and write {genre}.',
  '{genres}. No social media, but I do read my email.',
  'I write {genre} and give talks at schools and libraries in {city}.',
  'I write slowly. {genres}, {books} since {debut}.',
];

/** From so many articles on, somebody writes for the press. */
const MANY = 40;

/**
 * Paragraphs about an author, each of one of many frames. A verb that follows the name is in the third person; one that
 * follows the pronoun has its ending in a slot. Genres may be one thing or several: they are never what a verb in the
 * present agrees with.
 */
export const author: Subject = {
  rules: {
    text: FRAMES,
    field: listOf('law, history, linguistics, philosophy, economics, mathematics, geography, biology, music, French'),
    pastime: [
      'repairs old radios',
      'sings in a choir',
      'keeps bees',
      'swims every morning',
      'restores furniture',
      'bakes bread',
      'collects old maps',
      'plays the double bass',
      'watches birds',
      'plays chess',
      'coaches a school football team',
      'learns languages',
      'mends bicycles',
      'paints small landscapes',
      'runs half marathons',
      'grows tomatoes',
    ],
    dwelling: listOf('a farmhouse, an old mill, a former school, a cottage, a house with a large garden, a village'),
    company: listOf(`
      two dogs, three cats, a large family, an elderly cat, twin daughters, two sons, four children, a dog, a parrot
      two small children, one daughter, a rescue dog, three grown-up children, a cat
    `),
  },
  parts: Object.fromEntries(
    Object.entries(work).flatMap(([shelf, own]) => [
      [shelf, own],
      [`${shelf}, press`, { ...own, text: [...PRESS, ...FRAMES.slice(PRESS.length)] }],
      [`${shelf}, few`, { ...own, work: (own['work'] ?? []).filter((said) => !/books|stories/.test(said)) }],
    ]),
  ),
  read({ name = 'The author', topics = [], amount = 1, articles = 40, date = '2010' }, random) {
    const genres = topics.length > 0 ? topics : random.sample(random.pick(Object.values(GENRES)).families[0] ?? [], 2);
    const genre = random.pick(genres);
    const [part = random.pick(Object.keys(work))] = filedUnder([genre]);
    const books = amount === 1 ? 'one book' : `${SPELT[amount] ?? amount} books`;
    const facts = { books, articles: SPELT[articles] ?? String(articles), debut: date.slice(0, 4) };
    return {
      // What is said of several books needs a few of them.
      part: amount < 3 ? `${part}, few` : articles < MANY ? part : `${part}, press`,
      slots: Object.assign(personWords(name, random), { genre, genres: series(genres), ...facts }),
    };
  },
};
