import { fill } from '../grammar.ts';
import type { Grammar } from '../grammar.ts';
import { bookGenres } from '../lists/books.ts';
import { entry } from '../lists/entry.ts';
import { filedUnder, GENRES } from '../lists/genres.ts';
import type { Random } from '../random.ts';
import { work } from './authors/work.ts';
import { personWords } from './pronouns.ts';
import type { Subject } from './subject.ts';
import { SPELT, titleCase } from './wording.ts';

/** Texts for authors who also write many articles. */
const PRESS: readonly string[] = [
  '{name} is a journalist in {city} and the author of {title}.',
  'Essays and reviews by {name} have appeared in a number of newspapers and magazines. {she} live{s} in {city}.',
  'I write columns, reviews, and {genre}. The best of my articles are on my website.',
];

/** Texts for any author. There are more than 66, so that 60 authors in a row get different ones. */
const ANY: readonly string[] = [
  '{name} is the author of {books}. {she} live{s} in {city}.',
  '{name} was born and raised in {city}. {title} was {her} first book.',
  'Writer, walker, collector of bad paperbacks. I live in {city}.',
  '{name} writes {genre}. {her} work has been translated into several languages.',
  'I live in {city} with my family and write {genre}. For rights and review copies, please contact my agent.',
  '{title} ({debut}) was shortlisted for a national first-book award. {name} lives in {city}.',
  'Author of {title}. News, events, and the occasional photo of the dog.',
  'I have been writing {genre} since {debut}, mostly before work.',
  'New book next spring! For readings in {city} and elsewhere, see the events page.',
  'Author of {title}. I join book clubs by video, free of charge, when dates allow.',
  'Writing {genre} since {debut}. Please do not send me manuscripts.',
  'I taught evening classes in {city} for ten years and now write {genre} full time.',
  '{name} studied in {city} and published {her} first book in {debut}. {her} essays are in two anthologies.',
  '{name} lives in {city} with {her} family. {title} took three years and two laptops.',
  'Talks, readings, and workshops by arrangement. I live in {city} and answer within a week.',
  '{name} was writer in residence at a hotel in {city}, where much of {title} was written.',
  'Born in {city}, {name} has moved nine times since. {she} write{s} {genre}.',
  'If you liked {title}, sign up for my newsletter. It comes out four times a year, when I remember.',
  '{name} is the author of {title}. Letters from readers are passed on by the publisher.',
  'Based in {city}. Currently at work on a new book. For interviews, please contact my publisher.',
  '{name} lives in {city}. {she} wrote {title} in {her} lunch breaks.',
  'My agent says that I should mention {title} here. My children say that I should mention the rabbits.',
  '{books} so far, thanks to the public library in {city}.',
  '{name} wanted to be an engineer. {title} was written in a caravan, and {she} still write{s} there.',
  '{name} writes in the mornings and repairs bicycles in {city} in the afternoons.',
  '{title} was turned down eleven times. {name} has kept all eleven letters.',
  'I write {genre} at a desk that faces the wall. The view was too good.',
  '{name} came to {city} for a year and stayed. {title} has a good deal to do with that.',
  'Every book of mine begins as a list. Author of {title}, and of many lists.',
  '{name} sold insurance until {debut}, and misses the customers. {she} write{s} {genre}.',
  'Three notebooks, one pencil, no plan. I write {genre} in {city}.',
  '{name} wrote {title} on trains between {city} and the coast.',
  'My first reader is my sister, who is strict. Author of {books} so far.',
  '{name} has lived in {city} since childhood. {title} is dedicated to the people on {her} street.',
  'For school visits, book groups, and questions about {title}, there is a form on my website.',
  '{name} drives a mobile library two days a week and writes on the other five.',
  'I read everything aloud before it goes out. My neighbours know {title} by heart.',
  '{name} has written {genre} under three names. This is the real one.',
  '{title} began as a letter to a friend. {name} lives in {city} and answers letters, too.',
  'No social media, but a newsletter in spring and in autumn. I live in {city}.',
  '{name} studied to be a translator, and then had something of {her} own to say. {title} came out in {debut}.',
  'Author, gardener, bad sleeper. Most of {title} was written between three and five.',
  '{name} teaches in {city} and writes during the holidays. {she} {has} finished {books} that way.',
  'Signed copies of {title} are at the small bookshop in my street in {city}.',
  '{name} began {title} on a night shift and finished it on parental leave.',
  '{name} lives in {city}. {title} is out in paperback.',
  '{name} has published {books}, the first of them in {debut}.',
  'I live in {city} and write {genre}. You can reach me through my publisher.',
  '{name} grew up in {city} and still lives there.',
  'Author of {books}. Part-time proofreader, full-time reader.',
  '{name} has won two regional prizes, one of them for {title}.',
  '{title} is the book that most people know. {name} is still fond of it.',
  '{name} writes {genre} and reviews the books of others. {she} live{s} in {city}.',
  '{name} came to writing late, in {debut}, with {title}.',
  'You can hear me read from {title} in libraries near {city}.',
  '{name} runs a writing group in {city}. {title} began there.',
  'Readers ask where the ideas come from. From the bus, mostly. I write {genre} in {city}.',
  '{name} is at work on a new book. {title} appeared in {debut}.',
  '{name} studied chemistry, worked in a bank, and has lived from writing since {debut}.',
  'Hello! I write {genre}. This page has news, dates, and a contact form.',
  '{name} has two children, one garden, and {books} to {her} name.',
  'Photo by my brother, books by me. I live in {city}.',
  '{title} was on the shortlist of a radio prize. {name} works in {city}.',
  '{name} wrote {title} in eleven weeks and spent two years on the corrections.',
  'I give talks on {genre}, also online. Dates are on my website.',
  '{name} used to be a music teacher. {she} write{s} {genre} and still play{s} the organ at weddings.',
  'Write to me if you liked {title}, or if you found a mistake in it.',
];

/** From this number of articles on, an author can get a text from {@link PRESS}. */
const MANY = 40;

/**
 * Returns a list as long as `ANY`, in which `own` replaces the first texts and `last` the last ones. So a text of `ANY`
 * has the same index in every list.
 */
const within = (own: readonly string[], last: readonly string[]): Grammar => ({
  text: [...own, ...ANY.slice(own.length, ANY.length - last.length), ...last],
});

/**
 * Patterns of titles, by genre, that can stand in a text about the author: those without the name of a person, a
 * question mark, or one of the placeholders `z`, `p`, `l`, `w` and `k`. Filled on first use.
 */
const plain: Map<string, readonly string[]> = new Map();

/** Draws the title of a book that the author could have written. */
function titleIn(genre: string, random: Random): string {
  const { titles, words } = entry(bookGenres, genre);
  const forms = plain.get(genre) ?? titles.filter((title) => !/[@?]|\{[zplwk]\}/.test(title));
  plain.set(genre, forms);
  const word = (slot: string): string => fill(random.pick(words[slot] ?? ['']), word);
  return titleCase(fill(random.pick(forms), word));
}

/**
 * Paragraphs about an author. A verb after the name is in the third person; a verb after a pronoun has its ending in a
 * placeholder. A genre can be singular or plural, so it is never the subject of a verb in the present tense.
 */
export const author: Subject = {
  rules: {},
  parts: Object.fromEntries(
    Object.entries(work).flatMap(([shelf, own]) => [
      [shelf, within(own, [])],
      [`${shelf} press`, within(own, PRESS)],
    ]),
  ),
  read({ name = 'The author', topics = [], amount = 1, articleCount = 40, date = '2010' }, random) {
    const genres = topics.length > 0 ? topics : random.sample(random.pick(Object.values(GENRES)).families[0] ?? [], 2);
    const genre = random.pick(genres);
    const [part = random.pick(Object.keys(work))] = filedUnder([genre]);
    const books = amount === 1 ? 'one book' : `${SPELT[amount] ?? amount} books`;
    const facts = { genre, books, debut: date.slice(0, 4) };
    return {
      part: articleCount >= MANY ? `${part} press` : part,
      // A function, since some texts contain no title.
      slots: Object.assign(personWords(name, random), facts, { title: () => titleIn(part, random) }),
    };
  },
};
