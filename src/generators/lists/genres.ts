import { listOf } from './list-of.ts';

/** A field in which authors write. */
interface Field {
  /** How often the field comes, in comparison: as much of it as a shop has on its shelves. */
  readonly weight: number;
  /** Genres that one person writes: those of an author come from one of these lists. */
  readonly families: readonly (readonly string[])[];
}

/** The genres under which shops file what an author writes. */
const FILED = {
  Mystery: listOf('crime fiction, detective stories, cosy mysteries, village mysteries'),
  Thriller: listOf('political thrillers, spy fiction, conspiracy thrillers'),
  Romance: listOf('contemporary romance, romantic comedies, small-town romance, seaside romance, love stories'),
  'Science Fiction': listOf('science fiction, space opera, hard science fiction'),
  Fantasy: listOf('epic fantasy, heroic fantasy, fantasy adventures'),
  'Historical Fiction': listOf('historical fiction, historical adventures, historical romances'),
  'Literary Fiction': listOf('literary fiction, contemporary fiction, novellas, family stories'),
  Horror: listOf('horror, ghost stories, Gothic fiction'),
  'Young Adult': listOf('young adult fiction, school stories, teenage adventure, first-love stories'),
  "Children's": listOf('picture books, animal stories, bedtime stories'),
  Poetry: listOf('poetry, prose poems, nature poems'),
  Biography: listOf('biographies'),
  Memoir: listOf('memoirs'),
  History: listOf('cultural history, social history'),
  'Popular Science': listOf('popular science, natural history'),
  'Self-Help': listOf('self-help books, popular psychology'),
  Travel: listOf('travel books'),
  Cooking: listOf('cookbooks'),
  Business: listOf('business books, management books'),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What authors write, by fields. */
export const GENRES: Readonly<Record<string, Field>> = {
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
      listOf('memoirs, biographies'),
      FILED.History,
      FILED['Popular Science'],
      listOf('travel books, cookbooks'),
      FILED['Self-Help'],
      FILED.Business,
    ],
  },
  verse: {
    weight: 2.5,
    families: [FILED.Poetry],
  },
};

/** The same the other way round. */
const SHELVES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(FILED)
    .flat()
    .map((genre) => [
      genre,
      Object.entries(FILED).flatMap(([shelf, genres]) => (genres.includes(genre) ? [shelf] : [])),
    ]),
);

/**
 * The genres under which shops file the books of an author who writes some genres.
 *
 * @example
 * filedUnder(['crime fiction', 'spy fiction']) // => ["Mystery","Thriller"]
 */
export function filedUnder(written: readonly string[]): readonly string[] {
  const shelves: string[] = [];
  for (const genre of written) {
    for (const shelf of SHELVES.get(genre) ?? []) if (!shelves.includes(shelf)) shelves.push(shelf);
  }
  return shelves;
}
