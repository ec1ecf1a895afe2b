import { fill } from '../grammar.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { filedUnder, GENRES } from '../lists/genres.ts';
import type { Random } from '../random.ts';
import { work } from './authors/work.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { series, SPELT, titleCase } from './wording.ts';

/** What is said of those who write many articles. */
const PRESS: readonly string[] = [
  '{name} is a journalist in {city} and the author of {title}. {she} {has} published more than {articles} articles.',
  'Essays and reviews by {name} have appeared in a number of newspapers and magazines. {she} live{s} in {city}.',
  'Columnist, author, dog owner. Some {articles} articles since {debut}; the best of them are on my website.',
];

/** What is said of any author: at least 25, so that no two on a page were the same. */
const ANY: readonly string[] = [
  '{name} is the author of {books}. {she} live{s} in {city}.',
  '{name} was born and raised in {city}. {title} was {her} first book.',
  '{genres}. Lives in {city}.',
  '{name} writes {genre}. {her} work has been translated into several languages.',
  'I live in {city} with my family and write {genre}. For rights and review copies, please contact my agent.',
  '{title} ({debut}) was shortlisted for a national first-book award. {name} lives in {city}.',
  'The official page of {name}, author of {title}. News, events, and the occasional photo of the dog.',
  '{name} has worked in publishing, in advertising, and behind a bar. {her} first book came out in {debut}.',
  'I have been writing {genre} since {debut}, at first before work and now full time.',
  '{books} to date. New one next spring!',
  'Author of {title}. Likes trains.',
  '{name} grew up in {city}, and lives there again after a long time away.',
  'Writing {genre} since {debut}. Please do not send me manuscripts.',
  '{name} is a writer from {city}. {title} was {her} breakthrough.',
  'I write {genre}, badly at first and then again and again until it works.',
  '{name} studied in {city} and published {her} first book in {debut}. {she} {has} two children and no hobbies.',
  '{name} lives in {city} with {her} family.',
  'Full-time writer since {debut}. Talks, school visits, and workshops by arrangement.',
  '{name} was writer in residence at the public library in {city}, where much of {title} was written.',
  'Born in {city}, {name} has moved eleven times since. {she} write{s} {genre}.',
  'If you liked {title}, sign up for my newsletter. It comes out four times a year, when I remember.',
  '{name} is the author of {title} and answers every letter, eventually.',
  '{name} published {her} first book in {debut} and {has} written {genre} ever since.',
  '{city}-based writer. {genres}.',
  '{name} began {title} on a night shift and finished it on parental leave.',
];

/** From so many articles on, somebody writes for the press. */
const MANY = 40;

/** How many are told of as one of their field is. */
const OWN = 0.45;

/** The plain forms of titles of each genre; made when first asked for. */
const plain: Map<string, readonly string[]> = new Map();

/** A title that somebody may have written. */
function titleIn(genre: string, random: Random): string {
  const { titles, words } = entry(bookGenres, genre);
  const forms = plain.get(genre) ?? titles.filter((title) => !/[@?]|\{[zplwk]\}/.test(title));
  plain.set(genre, forms);
  const word = (slot: string): string => fill(random.pick(words[slot] ?? ['']), word);
  return titleCase(fill(random.pick(forms), word));
}

/**
 * Paragraphs about an author, each of one of many frames. A verb that follows the name is in the third person; one that
 * follows the pronoun has its ending in a slot. Genres may be one thing or several: they are never what a verb in the
 * present agrees with.
 */
export const author: Subject = {
  rules: {},
  parts: {
    ...Object.fromEntries(Object.entries(work).map(([shelf, text]) => [shelf, { text }])),
    any: { text: ANY },
    press: { text: PRESS },
  },
  read({ name = 'The author', topics = [], amount = 1, articles = 40, date = '2010' }, random) {
    const genres = topics.length > 0 ? topics : random.sample(random.pick(Object.values(GENRES)).families[0] ?? [], 2);
    const genre = random.pick(genres);
    const [part = random.pick(Object.keys(work))] = filedUnder([genre]);
    const books = amount === 1 ? 'one book' : `${SPELT[amount] ?? amount} books`;
    const facts = { books, articles: String(articles - (articles % 10)), debut: date.slice(0, 4) };
    const words = { genre, genres: series(genres) };
    const other = articles >= MANY && random.chance(OWN / 2) ? 'press' : 'any';
    return {
      part: random.chance(OWN) ? part : other,
      // Not all name a title.
      slots: Object.defineProperty(Object.assign(personWords(name, random), words, facts), 'title', {
        get: () => titleIn(part, random),
        enumerable: true,
      }),
    };
  },
};
