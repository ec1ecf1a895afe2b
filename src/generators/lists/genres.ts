import { listOf } from './list-of.ts';

/** A field in which authors write. */
interface Field {
  /** How often the field comes, in comparison: as much of it as a shop has on its shelves. */
  readonly weight: number;
  /** Genres that one person writes: those of an author come from one of these lists. */
  readonly families: readonly (readonly string[])[];
}

/** What authors write, by fields. */
export const GENRES: Readonly<Record<string, Field>> = {
  crime: {
    weight: 21,
    families: [
      listOf(
        'crime fiction, detective stories, psychological thrillers, cosy mysteries, legal thrillers, spy fiction, noir',
      ),
    ],
  },
  fantastic: {
    weight: 17,
    families: [
      listOf('science fiction, dystopian fiction, space opera, alternate history'),
      listOf('epic fantasy, urban fantasy, magical realism, fairy-tale retellings, ghost stories'),
      listOf('horror, ghost stories, urban fantasy, Gothic fiction'),
    ],
  },
  literary: {
    weight: 15,
    families: [
      listOf('literary fiction, short stories, family sagas, satire, novellas, coming-of-age fiction'),
      listOf('historical fiction, wartime fiction, family sagas, sea stories'),
    ],
  },
  romance: {
    weight: 13,
    families: [listOf('contemporary romance, historical romance, romantic comedy, romantic suspense, seaside romance')],
  },
  young: {
    weight: 13,
    families: [
      listOf('young adult fiction, school stories, teenage adventure, first-love stories'),
      listOf('picture books, animal stories, bedtime stories, illustrated poems'),
    ],
  },
  factual: {
    weight: 19,
    families: [
      listOf('memoirs, essays, biographies'),
      listOf('biographies, cultural history, social history, maritime history'),
      listOf('popular science, nature writing, travel writing'),
      listOf('travel writing, food writing, cookbooks'),
      listOf('self-help books, popular psychology, business books'),
      listOf('business books, popular economics'),
    ],
  },
  verse: {
    weight: 2.5,
    families: [listOf('poetry, prose poems, haiku, song lyrics, narrative poems, nature poems')],
  },
};

/** The genres under which shops file what an author writes. */
const FILED: Readonly<Record<string, readonly string[]>> = {
  Mystery: listOf('crime fiction, detective stories, cosy mysteries, noir'),
  Thriller: listOf('crime fiction, psychological thrillers, legal thrillers, spy fiction, noir'),
  Romance: listOf('contemporary romance, historical romance, romantic comedy, romantic suspense, seaside romance'),
  'Science Fiction': listOf('science fiction, dystopian fiction, space opera, alternate history'),
  Fantasy: listOf('epic fantasy, urban fantasy, magical realism, fairy-tale retellings'),
  'Historical Fiction': listOf('historical fiction, wartime fiction, family sagas, sea stories'),
  'Literary Fiction': listOf('literary fiction, short stories, satire, novellas, coming-of-age fiction, family sagas'),
  Horror: listOf('horror, ghost stories, Gothic fiction'),
  'Young Adult': listOf('young adult fiction, school stories, teenage adventure, first-love stories'),
  "Children's": listOf('picture books, animal stories, bedtime stories, illustrated poems'),
  Poetry: listOf('poetry, prose poems, haiku, song lyrics, narrative poems, nature poems'),
  Biography: listOf('biographies'),
  Memoir: listOf('memoirs, essays'),
  History: listOf('cultural history, social history, maritime history'),
  'Popular Science': listOf('popular science, nature writing'),
  'Self-Help': listOf('self-help books, popular psychology'),
  Travel: listOf('travel writing'),
  Cooking: listOf('cookbooks, food writing'),
  Business: listOf('business books, popular economics'),
};

/** The same the other way round. */
const SHELVES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(FILED)
    .flat()
    .map((genre) => [genre, Object.keys(FILED).filter((shelf) => FILED[shelf]?.includes(genre))]),
);

/**
 * The genres under which shops file the books of an author who writes some genres.
 *
 * @example
 * filedUnder(['noir', 'spy fiction']) // => ["Mystery","Thriller"]
 */
export function filedUnder(written: readonly string[]): readonly string[] {
  return [...new Set(written.flatMap((genre) => SHELVES.get(genre) ?? []))];
}
