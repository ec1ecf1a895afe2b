import { listOf } from './list-of.ts';

/** A field in which authors write, such as crime: its frequency, and its genres. */
interface GenreField {
  /** Relative frequency, by the shelf space that bookshops give the field. */
  readonly weight: number;
  /** Lists of genres that one person writes: an author's genres come from a single list. */
  readonly families: readonly (readonly string[])[];
}

/** The genres that authors write, by the section of a bookshop where their books stand. */
const FILED = {
  Mystery: listOf('comic crime, detective stories, cosy mysteries, locked-room mysteries, classic whodunnits'),
  Thriller: listOf('political thrillers, spy fiction, psychological thrillers, action thrillers, conspiracy thrillers'),
  Romance: listOf(
    "contemporary romance, romantic comedies, small-town romance, feel-good fiction, second-chance romance, women's fiction",
  ),
  'Science Fiction': listOf('science fiction, space opera, speculative fiction, short science fiction'),
  Fantasy: listOf('epic fantasy, romantic fantasy, cosy fantasy, comic fantasy, dark fantasy, fairy-tale retellings'),
  'Historical Fiction': listOf(
    'biographical novels, historical adventure, historical romance, historical mysteries, family sagas',
  ),
  'Literary Fiction': listOf('literary fiction, novellas, short stories, comic novels, domestic fiction'),
  Horror: listOf('ghost stories, Gothic fiction, folk horror, psychological horror, weird fiction'),
  'Young Adult': listOf('contemporary YA, YA fiction, coming-of-age novels, novels for teenagers'),
  "Children's": listOf('picture books, bedtime stories, read-aloud stories, early readers'),
  Poetry: listOf('love poems, prose poems, nature poems, sonnets, narrative poems'),
  Biography: listOf('biographies, oral history'),
  Memoir: listOf('family memoirs, personal essays'),
  History: listOf('cultural history, social history, economic history, microhistory, local history'),
  'Popular Science': listOf('popular science, natural history, science essays, nature writing'),
  'Self-Help': listOf('popular psychology, wellbeing guides, books on habits'),
  Travel: listOf('travel books, photo essays'),
  Cooking: listOf('cookbooks, food essays'),
  Business: listOf('management books, career guides, business fables'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The fields in which authors write, by name. */
export const GENRES: Readonly<Record<string, GenreField>> = {
  crime: {
    weight: 21,
    families: [FILED.Mystery, FILED.Thriller],
  },
  fantastic: {
    weight: 17,
    families: [FILED['Science Fiction'], FILED.Fantasy, FILED.Horror],
  },
  literary: {
    weight: 15,
    families: [FILED['Literary Fiction'], FILED['Historical Fiction']],
  },
  romance: {
    weight: 13,
    families: [FILED.Romance],
  },
  young: {
    weight: 13,
    families: [FILED['Young Adult'], FILED["Children's"]],
  },
  factual: {
    weight: 19,
    families: [
      listOf('family memoirs, biographies, personal essays, oral history'),
      FILED.History,
      FILED['Popular Science'],
      listOf('travel books, cookbooks, photo essays, food essays'),
      FILED['Self-Help'],
      FILED.Business,
    ],
  },
  verse: {
    weight: 2.5,
    families: [FILED.Poetry],
  },
};

/** The sections of a bookshop, by the genre that an author writes: the reverse of {@link FILED}. */
const SHELVES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(FILED)
    .flat()
    .map((genre) => [
      genre,
      Object.entries(FILED).flatMap(([shelf, genres]) => (genres.includes(genre) ? [shelf] : [])),
    ]),
);

/**
 * Returns the bookshop genres that hold the books of an author who writes in the given genres.
 *
 * @example
 * filedUnder(['cosy mysteries', 'spy fiction']) // => ["Mystery","Thriller"]
 */
export function filedUnder(written: readonly string[]): readonly string[] {
  const shelves: string[] = [];
  for (const genre of written) {
    for (const shelf of SHELVES.get(genre) ?? []) if (!shelves.includes(shelf)) shelves.push(shelf);
  }
  return shelves;
}
