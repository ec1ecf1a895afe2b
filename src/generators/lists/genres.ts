import { listOf } from './list-of.ts';

/** What authors write, by families: the genres of one author come from one of them. */
export const GENRES: Readonly<Record<string, readonly string[]>> = {
  crime: listOf(
    'crime fiction, detective stories, psychological thrillers, cosy mysteries, legal thrillers, spy fiction, noir',
  ),
  fantastic: listOf(`
    science fiction, epic fantasy, urban fantasy, dystopian fiction, horror, ghost stories, magical realism
    alternate history, space opera, fairy-tale retellings
  `),
  literary: listOf(
    'literary fiction, short stories, historical fiction, family sagas, satire, novellas, coming-of-age fiction',
  ),
  romance: listOf('contemporary romance, historical romance, romantic comedy, romantic suspense, seaside romance'),
  young: listOf(`
    young adult fiction, picture books, middle-grade adventure, school stories, animal stories, bedtime stories
    illustrated poems
  `),
  factual: listOf(`
    memoir, biography, travel writing, nature writing, popular science, cultural history, essays, reportage
    food writing, true crime, sports writing, popular philosophy
  `),
  verse: listOf('poetry, stage plays, radio drama, prose poems, song lyrics, haiku, monologues'),
};

/** The genres of books that an author of a family writes, by family. */
// prettier-ignore
export const BOOK_GENRES: Readonly<Record<string, readonly string[]>> = {
  crime: ['Mystery', 'Thriller'],
  fantastic: ['Science Fiction', 'Fantasy', 'Horror'],
  literary: ['Literary Fiction', 'Historical Fiction'],
  romance: ['Romance'],
  young: ['Young Adult', "Children's"],
  factual: ['Biography', 'Memoir', 'History', 'Popular Science', 'Self-Help', 'Travel', 'Cooking', 'Business'],
  verse: ['Poetry'],
};
